"""What is told of another place than a clause names, without a name: "she sleeps somewhere else".

Who lives, sleeps or is kept in a place is in no other; so whoever lives elsewhere does not live
where a clause asks, and who "does not live anywhere else" does. What went to another place first
did not go straight there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from cmr_logic.records import replace
from cmr_logic.scenario.claim import Claim, Rank, claim
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.matching.agreement import fits_in_mood, fits_in_time, same_subject
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.matching.bounds_apart import Apart, by_distance
from cmr_logic.scenario.statements.statement import Mood, Who
from cmr_logic.scenario.story import Story
from cmr_logic.text import word_set

# By which something or somebody is in one place at a time: "you **live** in the flat"; not "sing".
_BEING = (
    r"(?:lives?|living|resides?|residing|sleeps?|sleeping|stays?|staying|parks?|parked|kept|stored|moored|based"
    r"|registered|born|bought|goes\sto\sschool|goes|going|go|sent|posted|held|built|made)"
)
# What is done or so in one place at a time, where no more is told: "the party **is** in the hall".
_DONE = (
    r"(?:is|are|was|were|(?:is|are|was|were|be|been|being)\s[a-z]+(?:ed|en|ne|ld|id|de|lt|pt)|happens?|happened"
    r"|occurs?|occurred|stud(?:y|ies|ied)|studying|works?|working|worked|took\splace|takes\splace|married)"
)
_WHO = r"(?:you|it|he|she|they|(?:your|the)\s(?:[a-z]+\s)?[a-z]+)"
_PLACED = re.compile(
    rf"^(?P<main>{_WHO}\b.*?\b(?:(?P<verb>{_BEING})(?:\s(?:it|them|a\s[a-z]+|the\s[a-z]+))?|{_DONE}))\s"
    r"(?:(?:in|at|on|within|inside|with|to|from)\s(?P<where>[^,;]+)|here)$"
)
_STRAIGHT = re.compile(
    r"^(?:you|it|he|she|they|your\s[a-z]+|the\s[a-z]+)\b.*?\b(?:goes|going|go|gone|went|travels?|travelled"
    r"|taken|sent|moved|comes?|came|come|driven|brought)\s(?:here\s|back\s|home\s)?"
    r"(?:straight|directly|direct)\b"
)
# By which one gets somewhere: "**went** to another farm"; not "saw".
_MOVING = word_set("go go_to travel take send move come drive bring stop call stay")
# At which one is always in some place: who does not **live** elsewhere lives here.
_ALWAYS_SOMEWHERE = re.compile(r"\b(?:liv|resid|sleep|kept|based|born|happen|occur)")
_ELSE = (
    r"(?:(?:somewhere|someplace|anywhere)\s(?:else|other\sthan)|anywhere\sbut|elsewhere|off-site|off\ssite"
    r"|(?:in|at|to|on|with|from)\s(?:another|a\sdifferent|a\sseparate|some\sother)\s[a-z]+)\b(?!\s(?:in|on|at)\s(?:the|my|our)\b)"
)
_SOMEWHERE_ELSE = re.compile(_ELSE, re.IGNORECASE)
_BEHIND = re.compile(rf"\s(?:now\s)?{_ELSE}", re.IGNORECASE)
_NOWHERE_ELSE = re.compile(
    r"\b(?:(?:somewhere|someplace|anywhere)\selse|elsewhere)\b", re.IGNORECASE
)
_A_KIND = re.compile(r"\b(?:another|a\sdifferent|a\sseparate|some\sother)\s(?P<kind>[a-z]+)", re.I)
_KINDS = frozenset({"address", "place", "house", "home", "flat", "town", "city", "country"})
# What comes between: "to **another farm first**"; not "to the farm first".
_DETOUR = re.compile(
    r"\b(?:(?:to|at|by|into)\s(?:another|a\sdifferent|some\sother)\s(?:[a-z]+\s){1,3}?"
    r"|(?:somewhere|someplace)\selse\s|elsewhere\s)(?:first|beforehand|before|on\sthe\sway|en\sroute)\b"
    r"|\b(?:to|at|by)\s(?:an?|my|our)\s(?:[a-z]+(?:['’]s)?\s){1,3}?(?:first|on\sthe\sway|en\sroute)\b"
    r"|\b(?:via|by\sway\sof)\s[a-z]|\bstopp?(?:ed|ing)?\s(?:off|over)\b",
    re.IGNORECASE,
)
_FAR = re.compile(r"\b(?:from|outside|beyond|off)\b")
_DENIES = re.compile(r"n['’]t\b|\b(?:not|never|no|nobody|without)\b", re.IGNORECASE)
_SENTENCE = re.compile(r"[.!?;\n]")


@lru_cache(maxsize=4096)
def _placed(statement: str) -> re.Match[str] | None:
    return _PLACED.match(statement)


def elsewhere(
    statement: str, story: Story, claims_on: Callable[[str, Story], Sequence[Claim]]
) -> Iterator[Claim]:
    """Yield what a story says of a clause by words of some other place than it names.

    Args:
        statement: a part of a clause, as it is written.
        story: the story.
        claims_on: what a story claims of a statement.
    """
    placed = _placed(statement)
    if placed is not None and _SOMEWHERE_ELSE.search(story.text) is not None:
        found = list(claims_on(placed["main"], story)) if placed["verb"] else []
        for each in found or _being_somewhere(placed["main"], story):
            value = _told_of(placed, each, story.text)
            if value is not None:
                yield replace(each, rank=max(each.rank, Rank.IMPLIED), value=value)
    if placed is not None and _FAR.search(story.text) is not None:
        for each in _being_somewhere(placed["main"], story):
            quote = story.text[each.start : each.end]
            if each.value and by_distance(statement, quote) is Apart.ELSEWHERE:
                yield replace(each, value=False)
    if _STRAIGHT.match(statement) is not None and _DETOUR.search(story.text) is not None:
        yield from _by_a_detour(statement, story)


def _being_somewhere(main: str, story: Story) -> Iterator[Claim]:
    """Yield where a story says of the same that it is so, or is not, wherever that is."""
    target = read_clause(main)
    wanted = target.core - {target.verb, word_key(target.verb)}
    for told in story.statements:
        alike = told.verb == target.verb and told.passive is target.passive
        alike = alike and same_subject(target.subject, told.subject) and wanted <= told.keys
        other = not told.subject.keys <= target.subject.keys  # "my second home"
        if not alike or other or target.negated or not fits_in_mood(target, told):
            continue
        if fits_in_time(target, told, value=not told.negated):
            yield claim(Rank.IMPLIED, Verdict(not told.negated, ("elsewhere",)), told, "paraphrase")


def _by_a_detour(statement: str, story: Story) -> Iterator[Claim]:
    """Yield that what went to another place first did not go straight where a clause says."""
    subject = read_clause(statement).subject
    for told in story.statements:
        if told.negated or told.mood is Mood.OPEN or told.verb not in _MOVING:
            continue
        end = _SENTENCE.search(story.text, told.end)
        quote = story.text[told.start : end.start() if end is not None else len(story.text)]
        whose = same_subject(subject, told.subject) or told.subject.who is Who.IT
        if whose and _DETOUR.search(quote) is not None and _DENIES.search(quote) is None:
            yield claim(Rank.IMPLIED, Verdict(False, ("detour",)), told, "paraphrase")


def _told_of(placed: re.Match[str], found: Claim, text: str) -> bool | None:
    """Return whether a claim of being somewhere tells that it is where a clause asks."""
    quote = text[found.start : found.end]
    if _SOMEWHERE_ELSE.search(quote) is None:
        behind = _BEHIND.match(text, found.end)
        quote = quote + behind[0] if behind is not None else ""
    if not quote:
        return None
    kind = _A_KIND.search(quote)
    if kind is not None:
        where = placed["where"] or "you"
        named = re.search(rf"\b{kind['kind'].lower()}\b", where) is not None
        if not named and not (kind["kind"].lower() in _KINDS and "you" in where):
            return None
    if found.value:
        return False if _DENIES.search(quote) is None else None
    always = _ALWAYS_SOMEWHERE.search(placed["main"]) is not None
    return True if always and _NOWHERE_ELSE.search(quote) is not None else None
