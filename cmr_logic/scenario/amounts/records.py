"""The most that somebody has ever done: "the furthest I have ever swum is two miles".

Whoever tells of their longest, furthest or biggest tells that nothing beyond it was done, and that
as much was. Distances that have a name are measured here: a marathon, a 10k.
"""

from __future__ import annotations

from collections.abc import Iterator

from cmr_logic.records import record
from cmr_logic.scenario.times.stated import quantities_of
from cmr_logic.text.number_names import ONE_TO_NINETEEN
from cmr_logic.text.patterns import compiled

_MOST = (
    r"(?:very\s)?(?P<most>furthest|farthest|longest|highest|deepest|biggest|largest|greatest|heaviest|tallest"
    r"|most|only)"
)
_MORE = r"(?:further|farther|longer|higher|deeper|bigger|larger|greater|heavier|taller|more)"
_WHO = r"(?P<who>I|we|he|she|they)(?:['’](?:ve|s)|\shave|\shas)?"
_BY_NOW = r"(?:so\sfar|yet|to\sdate|until\snow|up\sto\snow|ever)"
_END = r"(?P<much>[^.;:!?]+)"
# How people tell of it: "the furthest I have ever swum is two miles", "my longest swim is …".
_TOLD = (
    compiled(
        rf"\bthe\s{_MOST}(?:\s(?P<what>[a-z-]+(?:\s[a-z-]+)?))??\s(?:that\s)?{_WHO}\s(?:ever\s)?(?P<did>[a-z]+)"
        rf"(?:\s(?P<rest>[^.;:!?]{{1,40}}?))?\s(?:is|was|were|had|has|has\sbeen)\s{_END}"
    ),
    compiled(
        rf"\b(?P<whose>my|our|his|her)\s{_MOST}(?:\sever)?\s(?P<what>[a-z-]+(?:\s[a-z-]+)?)(?:\s{_BY_NOW})?"
        rf"\s(?:is|was|has\sbeen|had)\s{_END}"
    ),
)
_NEVER = compiled(
    rf"\b{_WHO}\s(?:never|not)\s(?:yet\s|ever\s)?(?P<did>[a-z]+)\s(?:(?P<what>[^.;:!?]{{1,40}}?)\s)?{_MORE}"
    rf"(?:\s(?P<other>[a-z-]+))?\sthan\s{_END}"
)
# What is a distance by its name, in metres: "a **half marathon**".
_NAMED = (
    (r"half[-\s]marathon", 21_097.5),
    (r"(?<!half\s)(?<!half-)(?<!ultra)marathon", 42_195.0),
    (r"10\s?k\b|ten[-\s]k\b", 10_000.0),
    (r"5\s?k\b|five[-\s]k\b|park\s?run", 5_000.0),
)
_BARE = compiled(
    rf"^(?:[a-z]+\s){{0,4}}?(?P<n>\d+|{'|'.join(ONE_TO_NINETEEN)})\b(?!\s?(?:k|km|am|pm)\b)"
)
_LENGTH, _COUNT = "distance", "count"
_THEIRS = frozenset({"he", "she", "they", "his", "her"})


@record(frozen=True, slots=True)
class Amount:
    """An amount that a record reaches, or a clause asks for.

    Args:
        kind: of which kind it is.
        unit: in which unit.
        low: the least that it may be.
        high: the most; None without end.
        over: it must be more than the least.
    """

    kind: str
    unit: str
    low: float
    high: float | None
    over: bool = False


@record(frozen=True, slots=True)
class Record:
    """The most that somebody has done.

    Args:
        mine: it is told of whoever tells it.
        did: the word for the deed; empty where none is told.
        what: the words for the thing it was done with.
        most: the word that says how it was the most; empty where none does.
        amounts: how much it was.
        bare: a number without a unit; None for none.
        beaten: that it was reached is told as well, and not only that nothing beyond it was.
        start: where it begins in the story.
        end: where it ends.
    """

    mine: bool
    did: str
    what: str
    most: str
    amounts: tuple[Amount, ...]
    bare: str
    beaten: bool
    start: int
    end: int


def amounts_in(words: str) -> tuple[Amount, ...]:
    """Return the amounts that words name, and the distances that have a name.

    Args:
        words: words of a rule or a story.

    Example:
        >>> [(each.kind, each.low) for each in amounts_in("a half marathon")]
        [('distance', 21097.5)]
        >>> [(each.kind, each.low) for each in amounts_in("over 3 metres")]
        [('distance', 3.0)]
        >>> amounts_in("a boat")
        ()
    """
    named = [
        Amount(_LENGTH, "metre", metres, metres)
        for pattern, metres in _NAMED
        if compiled(rf"\b(?:{pattern})").search(words) is not None
    ]
    if named:
        return tuple(named)
    return tuple(
        Amount(each.kind.value, each.unit, float(low), _number(high), each.interval.low_open)
        for each in quantities_of(words)
        if isinstance(low := each.interval.low, int | float)
        for high in (each.interval.high,)
    )


def _number(value: object) -> float | None:
    return float(value) if isinstance(value, int | float) else None


def records_in(story: str) -> Iterator[Record]:
    """Yield the most that a story tells somebody to have ever done.

    Args:
        story: the story.

    Example:
        >>> found = next(records_in("The furthest I have ever swum is two miles."))
        >>> found.did, found.what, found.mine
        ('swum', '', True)
        >>> found = next(records_in("My longest swim so far was 800 metres."))
        >>> found.did, found.what, found.amounts[0].low
        ('', 'swim', 800.0)
        >>> list(records_in("The furthest I can swim is two miles."))
        []
    """
    for pattern in (*_TOLD, _NEVER):
        for match in pattern.finditer(story):
            found = match.groupdict("")
            if not _is_of_all_time(match.group(), found):
                continue
            what = " ".join((found["what"], found.get("other", ""), found.get("rest", ""))).strip()
            bare = _BARE.match(found["much"].strip())
            yield Record(
                (found.get("who") or found.get("whose", "")).lower() not in _THEIRS,
                found.get("did", ""),
                what,
                found.get("most", "").lower(),
                amounts_in(found["much"]),
                bare["n"] if bare is not None else "",
                pattern is not _NEVER,
                match.start(),
                match.end(),
            )


_NOT_EVER = compiled(
    r"\b(?:can|could|may|might|would|will|want|plan|this\s(?:year|week|month|season)|today)\b"
)
_SURELY_EVER = compiled(r"\b(?:ever|have|has)\b|['’]ve\b")


def _is_of_all_time(words: str, found: dict[str, str]) -> bool:
    """Tell whether words tell of the most there has been at any time: "have **ever** swum"."""
    if _NOT_EVER.search(words) is not None:
        return False
    return "whose" in found or _SURELY_EVER.search(words) is not None
