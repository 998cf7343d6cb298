"""Numbered steps of a scale: who is in Year 9 is not in "Year 11 or above"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from cmr_logic.scenario.claim import Claim, Part, Rank
from cmr_logic.scenario.matching.agreement import same_subject
from cmr_logic.scenario.statements.statement import Mood, Tense
from cmr_logic.scenario.story import Story

_SCALE = r"(?P<scale>years?|grades?|levels?|stages?|bands?|forms?|steps?)"
_UP = r"above|higher|over|upwards?|up|beyond|later|more"
_DOWN = r"below|lower|under|less|earlier|downwards?"
# "**Year 11 or above**", "**grade 3 and below**"; not "year 11 pupils".
_BOUND = re.compile(
    rf"\b{_SCALE}\s(?P<n>\d{{1,2}})\s(?:or|and)\s(?:(?P<up>{_UP})|(?P<down>{_DOWN}))\b"
    rf"|\b(?P<least>at\sleast|no\slower\sthan)\s(?P<scale2>year|grade|level|stage|band|form|step)\s(?P<n2>\d{{1,2}})\b",
    re.IGNORECASE,
)
# "Years **9 to 11**".
_RANGE = re.compile(
    rf"\b{_SCALE}\s(?P<n>\d{{1,2}})\s(?:to|-|–|and)\s(?P<last>\d{{1,2}})\b", re.IGNORECASE
)


@lru_cache(maxsize=4096)
def steps_of(statement: str) -> tuple[str, float, float] | None:
    """Return a scale, and between which of its steps a clause asks one to be; None for others.

    Args:
        statement: a clause.

    Example:
        >>> steps_of("you are in Year 11 or above"), steps_of("you are in years 7 to 9")
        (('year', 11.0, inf), ('year', 7.0, 9.0))
        >>> steps_of("you are in the year 2011") is None
        True
    """
    found = _BOUND.search(statement)
    if found is not None:
        number = float(found["n"] or found["n2"])
        scale = (found["scale"] or found["scale2"]).lower().removesuffix("s")
        low, high = (float("-inf"), number) if found["down"] else (number, float("inf"))
        return scale, low, high
    found = _RANGE.search(statement)
    if found is None or float(found["n"]) >= float(found["last"]):
        return None
    return found["scale"].lower().removesuffix("s"), float(found["n"]), float(found["last"])


def by_step(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the step of a scale that somebody is on says of a clause that bounds it.

    Args:
        part: a part of a clause.
        story: the story.

    Example:
        >>> from cmr_logic.scenario.claim import part_of
        >>> from cmr_logic.scenario.story import read_story
        >>> def told(clause, text):
        ...     story = read_story((), [clause], text, "")
        ...     return {each.value for each in by_step(part_of(clause, story), story)}
        >>> told("you are in Year 11 or above", "I'm in Year 9.")
        {False}
        >>> told("you are in Year 11 or above", "My sister is in Year 9.")
        set()
    """
    asked = steps_of(part.statement) if any(map(str.isdigit, part.statement)) else None
    if asked is None:
        return
    scale, low, high = asked
    step = re.compile(rf"\b{scale}\s(?P<n>\d{{1,2}})\b(?!\s(?:to|or|and)\b)", re.IGNORECASE)
    for told in story.statements:
        fits = told.mood is Mood.FACT and not told.negated and told.tense is Tense.PRESENT
        found = step.search(told.quoted(story.text)) if fits else None
        if found is None or not same_subject(part.target.subject, told.subject):
            continue
        value = (low <= float(found["n"]) <= high) is not part.target.negated
        yield Claim(Rank.STATED, value, told.start, told.end, "quantity:step")
