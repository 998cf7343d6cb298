"""Ages that somebody has not reached yet: "I'll be 65 in June", "not yet 18"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.syntax import A_MONTH
from cmr_logic.text.number_names import A_TEN, ORDINALS, SMALL, UP_TO_NINETEEN

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity


@record(frozen=True, slots=True)
class Ahead:
    """A way to tell an age that is not reached yet.

    Args:
        name: a unique name.
        pattern: the words, ignoring case, with the age as ``n`` or as an ordinal ``nth``.
        clause: a clause about an age.
        fires: a story that makes it true.
        silent: a story that leaves it open.
    """

    name: str
    pattern: str
    clause: str
    fires: str
    silent: str


_N = rf"(?P<n>\d{{1,2}}|(?:{A_TEN})(?:-(?:{UP_TO_NINETEEN}))?|{UP_TO_NINETEEN})"
_NTH = r"(?P<nth>\d{1,2}(?:st|nd|rd|th)|(?:[a-z]+-)?[a-z]+)"
_WHOSE = r"(?:my|his|her|our|their)\s(?:own\s)?"
_ENDS = (
    r"(?=\s*(?:[.,;!?)]|$)|\s(?:years\sold|in|on|at|this|next|and|but|so|yet|until|till|when|soon"
    r"|tomorrow|later|before|by|for|the|then)\b)"
)
# When it is reached within two years: nobody says "in June" of a later one.
_COMING = re.compile(
    r"\b(?:tomorrow|soon|(?:next|this|in\sthe|until(?:\sthe)?|till(?:\sthe)?)\s(?:week|month|year|spring|summer|autumn|fall|winter)"
    r"|(?:in|until|till)\s"
    rf"(?:{A_MONTH})"
    r"|about\sto|(?:weeks?|months?|days?)\s(?:off|away|short|shy))\b",
    re.IGNORECASE,
)
_SOON = 2.0  # years
AHEAD: tuple[Ahead, ...] = (
    Ahead(
        "will-be",
        rf"(?:['’]ll|\bwill|\bgoing\sto)\s(?:only\s|just\s)?(?:be|turn|be\sturning|reach|hit)\s"
        rf"{_N}{_ENDS}",
        "you are under 65", "I'll be 65 next spring.", "I'll be 65 miles away.",
    ),
    Ahead(
        "turning",
        rf"(?:['’](?:m|s|re)|\b(?:am|is|are))\s(?:about\sto\sturn|due\sto\sturn|turning)\s{_N}{_ENDS}",
        "you are under 65", "I'm turning 65 in June.", "I'm turning 65 pages an hour.",
    ),
    Ahead(
        "turns",
        rf"\b(?:(?:I|we|they)\sturn|(?:he|she|who|(?:my|our)\s(?:\w+\s){{1,2}}?)\s?turns)\s{_N}{_ENDS}",
        "you are under 65", "I turn 65 in June.", "I turn 65 pages an hour.",
    ),
    Ahead(
        "not-until",
        rf"(?:\bnot|n['’]t)\s(?:turn|reach|hit|be)\s{_N}\s(?=(?:until|till)\b)",
        "you are under 18", "I don't turn 18 until May.", "I don't turn 18 pages until May.",
    ),
    Ahead(
        "not-yet",
        rf"\b(?:not|n['’]t)\s(?:yet|quite|even)(?:\squite|\sturned|\sreached)?\s{_N}{_ENDS}",
        "you are under 18", "I'm not yet 18.", "I'm not yet 18 miles away.",
    ),
    Ahead(
        "not-yet-behind", rf"(?:\bnot|n['’]t)\s(?:turned\s)?{_N}\syet\b",
        "you are under 18", "I'm not 18 yet.", "I'm not 18 miles away yet.",
    ),
    Ahead(
        "will-not-be",
        rf"(?:\bwon['’]t|\bwill\snot)\s(?:be|turn|reach|hit)\s{_N}(?=\s(?:until|till|for|before)\b)",
        "you are under 65", "I won't be 65 until June.", "I won't be 65 miles away until June.",
    ),
    Ahead(
        "short-of",
        rf"\b(?:off|short\sof|away\sfrom|shy\sof|until|till|before)\s(?:{_WHOSE}{_NTH}\sbirthday"
        r"|I\sturn\s(?P<n>\d{1,2})\b)",
        "you are under 65", "I'm two months off my 65th birthday.", "I'm 65 miles off the coast.",
    ),
)  # fmt: skip


@cache
def _compiled() -> tuple[tuple[Ahead, re.Pattern[str]], ...]:
    return tuple((entry, re.compile(entry.pattern, re.IGNORECASE)) for entry in AHEAD)


def ages_ahead(text: str) -> Iterator[Quantity]:
    """Yield the ages that a part of a story says to be not reached yet, as upper bounds.

    Args:
        text: the words of a statement.

    Example:
        >>> [str(q.interval) for q in ages_ahead("I'll be sixty-five in June.")]
        ['[63, 65)']
        >>> list(ages_ahead("I am 65."))
        []
    """
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories name no age

    for entry, pattern in _compiled():
        match = pattern.search(text)
        if match is None:
            continue
        named = match.groupdict()
        number = named.get("n") or str(ordinal(named.get("nth") or ""))
        for quantity in find_quantities(f"aged under {number}"):
            if quantity.kind.value == "age":
                found = replace(quantity, text=match.group(), entry="ahead:" + entry.name)
                yield _soon(found) if _COMING.search(text) is not None else found
        return


def _soon(quantity: Quantity) -> Quantity:
    """Return an age that is reached soon with the least that it can be by now."""
    high = quantity.interval.high or 0.0
    return replace(quantity, interval=replace(quantity.interval, low=max(0.0, high - _SOON)))


def ordinal(word: str) -> int:
    """Return the number that an ordinal names, 0 for a word that is none.

    Example:
        >>> ordinal("5th"), ordinal("twenty-first"), ordinal("happy")
        (5, 21, 0)
    """
    lowered = word.lower()
    if lowered[:1].isdigit():
        return int(re.sub(r"\D", "", lowered))
    tens, _, units = lowered.rpartition("-")
    return int(ORDINALS.get(units, 0) + (SMALL.get(tens, 0) if tens else 0))
