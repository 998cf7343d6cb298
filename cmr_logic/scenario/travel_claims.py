"""The pass for how somebody travels: "I took the bus", for a clause about coming by car.

Of one journey one way is told, so that another is not meant; of habits, only where the story names
the way to the same place, or says that it is always so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.text import word_set, words_in
from cmr_logic.text.patterns import compiled

# How a way of travelling is named behind a preposition, and how people tell it in other words.
_RIDES = (
    r"\b(?:took|take|takes|taking|caught|catch|catching|got|get|getting|used|use)\s(?:the|a"
    r"|an|my)\s(?:[\w.:’'-]+\s){0,2}?"
)
_WAYS = {
    "car": r"\bdr(?:ive|ives|ove|iven|iving)\b|\bby\scar\b|\bin\s(?:my|our|the|a|his"
    r"|her)\s(?:[a-z’']+\s)?car\b|\blift\b",
    "bike": r"\bcycl(?:e|es|ed|ing)\b|\b(?:by|on\s(?:my|a|the))\s(?:bike|bicycle)\b|\b(?:rode"
    r"|ride|rides|riding)\s(?:my|a|the)\s(?:bike|bicycle)\b|\bby\scycle\b",
    "foot": r"\bwalk(?:ed|s|ing)?\b|\bon\sfoot\b|\bwent\sfor\sa\sstroll\b",
    "train": rf"\b(?:by|on\s(?:the|a))\s(?:train|rail)\b|{_RIDES}train\b",
    "bus": rf"\b(?:by|on\s(?:the|a))\s(?:bus)\b|{_RIDES}bus\b",
    "coach": rf"\b(?:by|on\s(?:the|a))\scoach\b|{_RIDES}coach\b",
    "tram": rf"\b(?:by|on\s(?:the|a))\stram\b|{_RIDES}tram\b",
    "tube": rf"\b(?:by|on\s(?:the|a))\s(?:tube|underground|metro)\b|{_RIDES}(?:tube|underground"
    rf"|metro)\b",
    "plane": r"\bfl(?:y|ies|ew|own|ying)\b|\bby\s(?:plane|air)\b|\bon\s(?:the|a)\splane\b",
    "boat": rf"\bby\s(?:boat|ferry|ship|sea)\b|\bon\s(?:the|a)\s(?:boat|ferry|ship)\b|\bsailed\b"
    rf"|{_RIDES}(?:boat|ferry|ship)\b",
    "taxi": rf"\b(?:by|in\sa)\s(?:taxi|cab)\b|{_RIDES}(?:taxi|cab)\b",
    "motorbike": r"\bby\smotorbike\b|\b(?:on|rode|ride)\s(?:my|a)\smotorbike\b",
}
_ALIKE = {
    "bicycle": "bike",
    "rail": "train",
    "cab": "taxi",
    "ferry": "boat",
    "ship": "boat",
    "air": "plane",
}
_PUBLIC = frozenset({"train", "bus", "coach", "tram", "tube"})
_ASKED = re.compile(
    r"^you\s(?:have\s|are\s|do\s)?(?:get|go|come|travel|arrive|commute|got|went|came|travelled"
    r"|traveled|arrived|commuted|going|coming|travelling)\s"
    r"(?:(?:to|at)\s(?:the\s|your\s|our\s)?(?P<where>[a-z]+(?:\s[a-z]+)?)\s|here\s"
    r"|there\s)?(?:by|on)\s(?P<way>(?:public\stransport|[a-z]+))$"
)
_TO = re.compile(r"\b(?:to|into|at)\s(?:the|my|our|your|a)?\s?(?P<where>[a-z]+)\b", re.IGNORECASE)
# Where one works, as it is told: "to the **office**", for "to work".
_WORK = word_set("work office factory job shop school site hospital")
_THITHER = re.compile(r"\b(?:there|here|in)\b(?!\s(?:my|our|the|a)\b)", re.IGNORECASE)
_OPEN = re.compile(
    r"\b(?:if|unless|might|may|sometimes|usually|often|or|not|never|used\sto|maybe|perhaps|back"
    r"|then|part|half|home|from|would|could|can)\b|n['’]t\b",
    re.IGNORECASE,
)
_ALWAYS = re.compile(r"\b(?:every|always|each|only)\b", re.IGNORECASE)
_TAKEN = re.compile(r"\b(?:drove|drives|took|gave|brought|dropped)\sme\b", re.IGNORECASE)
# What one does who makes a journey: "I **took** the bus"; not "I missed the bus".
_MOVING = word_set(
    "go come get travel drive cycle walk fly take catch ride sail commute arrive use be give "
    "bring drop"
)


def by_way_of_travel(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the way in which somebody travels says of a clause that names one.

    Args:
        part: a part of a clause: "you got to the match by car".
        story: the story.

    Example:
        >>> from cmr_logic.scenario.claim import part_of
        >>> from cmr_logic.scenario.story import read_story
        >>> def told(clause, text):
        ...     story = read_story((), [clause], text, "")
        ...     return [found.value for found in by_way_of_travel(part_of(clause, story), story)]
        >>> told("you got to the match by car", "I took the bus to the match.")
        [False]
        >>> told("you got to the match by car", "I have a car.")
        []
    """
    asked = _ASKED.match(part.statement)
    if asked is None or part.target.subject.who is not Who.SELF:
        return
    way = _ALIKE.get(asked["way"], asked["way"])
    wanted = _PUBLIC if way == "public transport" else frozenset({way})
    if way != "public transport" and way not in _WAYS:
        return
    for piece in story.pieces():
        told = ways_in(piece.text) if _is_the_journey(piece, part, asked["where"] or "") else ()
        if len(told) == 1:
            value = (not wanted.isdisjoint(told)) is not part.target.negated
            yield claim(Rank.STATED, Verdict(value, ("way",)), piece.told, "paraphrase")


def ways_in(text: str) -> frozenset[str]:
    """Return the ways of travelling that words tell.

    Example:
        >>> sorted(ways_in("I took the 8.15 train")), sorted(ways_in("I walked"))
        (['train'], ['foot'])
    """
    return frozenset(name for name, words in _WAYS.items() if compiled(words).search(text))


def _is_the_journey(piece: Piece, part: Part, where: str) -> bool:
    """Tell whether a piece tells of the journey of a clause: to the same place, and then."""
    told, text = piece.told, piece.text
    taken = told.subject.who in (Who.OWN, Who.OTHER) and _TAKEN.search(text) is not None
    if piece.bare or told.negated or told.mood is not Mood.FACT or _OPEN.search(text) is not None:
        return False
    if not (told.subject.who is Who.SELF or taken) or told.verb not in _MOVING:
        return False
    past = part.target.tense in (Tense.PAST, Tense.PERFECT)
    if past is not (told.tense in (Tense.PAST, Tense.PERFECT)) or told.tense is Tense.OVER:
        return False
    aim = _TO.search(text)
    if aim is not None:
        return _is_there(aim["where"].lower(), where)
    return (
        past
        or _THITHER.search(text) is not None
        or (bool(where) and _ALWAYS.search(text) is not None)
    )


def _is_there(told: str, where: str) -> bool:
    """Tell whether a place to which a story goes is that of a clause, if it names one."""
    if not where:
        return told in {"you", "here"}
    if where == "work":
        return told in _WORK
    named = [key for key in keyed(words_in(where)) if key]
    return any(covers((key,), each) for key in keyed([told]) for each in named if key)
