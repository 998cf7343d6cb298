"""What a household has for somebody, as told of whoever a question is asked for.

Who asks for a daughter says "we have a letter from her doctor" and "we've no computer at home",
where a rule says that the pupil has it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cmr_logic.records import replace
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Tense, Who

_HAS = lists.HAVING | {"own"}
# For whom, or where, a household has it: "a letter **from her** doctor"; not "a letter from mine".
_FOR_THEM = re.compile(r"\b(?:for|from|of|about|in)\s(?:his|her|their|him|them)\b", re.IGNORECASE)
_FOR_ONE = re.compile(r"\bfor\s(?:(?:my|our)\s)(?P<who>[a-z]+)\b", re.IGNORECASE)
_AT_HOME = re.compile(
    r"\b(?:at\shome|in\s(?:the|our)\s(?:house|home|flat|household)|around\sthe\shouse)\b", re.I
)
_WE = re.compile(r"^\W*(?:we|neither\sof\sus|none\sof\sus)\b", re.IGNORECASE)


def had_for(
    statements: Sequence[Statement], story: str, asked: Subject | None
) -> Iterator[Statement]:
    """Yield what "we" have for whom a question is asked, as what they have.

    Args:
        statements: those of a story.
        story: its text.
        asked: on whose behalf the question is asked; None for oneself.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "We have a letter from his doctor. I have a letter from my aunt."
        >>> asked = Subject(Who.OWN, "son", person=True)
        >>> [s.subject.head for s in had_for(read(text), text, asked)]
        ['son']
    """
    if asked is None or not asked.person or asked.head in lists.BODIES:
        return
    for told in statements:
        present = told.tense in (Tense.PRESENT, Tense.PERFECT) and told.mood is Mood.FACT
        if told.subject.who is not Who.SELF or told.verb not in _HAS or not present:
            continue
        quote = told.quoted(story)
        named = _FOR_ONE.search(quote)
        shared = _WE.search(quote) is not None and _AT_HOME.search(quote) is not None
        if shared or _FOR_THEM.search(quote) or (named and named["who"].lower() == asked.head):
            yield replace(told, subject=asked)
