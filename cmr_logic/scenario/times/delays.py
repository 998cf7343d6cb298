"""How late something was: "the train was 25 minutes late". It measures a delay, nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import word_key

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

LATE = "late-by"  # the entry of how late something was
SPELL = (
    r"(?:(?:three[\s-]|a\s)?quarters?\sof\san|half\san?|[\w.-]+\sand\sa\s(?:half|quarter)|an?|[\w.-]+)\s"
    r"(?:minutes?|hours?|days?|weeks?|months?|years?)"
    r"(?:\sand\s(?:an?\s(?:half|quarter)|[\w-]+\s(?:minutes?|hours?|days?|weeks?)))?"
)
"""How long, as people say it: "an hour and a half", "three quarters of an hour"."""
_LATE = re.compile(
    r"\b(?P<spell>(?:(?:over|under|nearly|almost|about|around|only|just|more\sthan|less\sthan|at\sleast"
    r"|at\smost|no\smore\sthan|up\sto|well\sover|well\sunder)\s)?"
    rf"{SPELL})\s(?:late|overdue|behind(?:\sschedule)?|past\s(?:the|its)\sdate)\b",
    re.IGNORECASE,
)
_OF_DELAYS = frozenset(map(word_key, ("late", "delay", "overdue", "lateness", "behind")))


def of_delays() -> frozenset[str]:
    """Return what the words are compared by that ask how late something was."""
    return _OF_DELAYS


def delays_in(text: str) -> Iterator[Quantity]:
    """Yield how late a text says that something was.

    Args:
        text: the words of a statement.

    Example:
        >>> [(str(q.interval), q.unit) for q in delays_in("The post came two days late.")]
        [('[2, 2]', 'day')]
        >>> [str(q.interval) for q in delays_in("We came in two and a half days late.")]
        ['[2.5, 2.5]']
        >>> list(delays_in("The post came two days later."))
        []
    """
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories tell no delay

    match = _LATE.search(text) if "late" in text or "overdue" in text or "behind" in text else None
    for quantity in find_quantities("for " + match["spell"]) if match is not None else ():
        if quantity.kind.value == "duration":
            yield replace(quantity, text=match.group() if match else "", entry=LATE)


def of_what_is_late(stated: Sequence[Quantity], about: frozenset[str]) -> Sequence[Quantity]:
    """Leave out how late something was, where a clause asks for no delay.

    Args:
        stated: what a statement states.
        about: what the words of the clause are compared by.
    """
    if not _OF_DELAYS.isdisjoint(about):
        return stated
    return [quantity for quantity in stated if quantity.entry != LATE]
