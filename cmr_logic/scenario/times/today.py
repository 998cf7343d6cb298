"""Days told by how long ago they were or how old a thing is, as dates.

Nobody knows the day on which a story is read. It is taken to lie no earlier than the review of the
tables, and no more than fifteen years after it: "a house two hundred years old" was built before
1940 for certain, and "a stove ten years old" was not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.statements.statement import Statement, Who
from cmr_logic.scenario.times.elapsed import elapsed_of

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

HORIZON = 15  # years after the review of the tables in which stories are read
_A_YEAR = 365.25
_ORIGIN = re.compile(
    r"\b(?:(?:is|are|was|were|['’]s)\s(?:an?\s)?(?:[\w-]+\s){0,3}from|dat(?:es?|ed|ing)\s(?:back\s)?(?:to|from)"
    r"|goes\sback\sto)\s(?:about\s|around\s)?",
    re.IGNORECASE,
)


def dates_of(told: Statement, text: str, stated: Sequence[Quantity]) -> Iterator[Quantity]:
    """Yield the dates of what a statement says to be so old, or to have happened so long ago.

    Args:
        told: the statement.
        text: its words.
        stated: the quantities that it states.

    Example:
        >>> from cmr_logic.quantities import find_quantities
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "The mill is 200 years old."
        >>> [q.dates()[0].year for q in dates_of(read(text)[0], text, find_quantities(text))]
        [1823]
    """
    if any(q.kind.value == "date" for q in stated):
        yield from _of_origin(text)
        return
    for quantity in elapsed_of(text):
        yield from _before_today(quantity, quantity.interval.low, quantity.interval.high)
    things = told.subject.who is Who.IT or not (told.subject.person or told.subject.who is Who.SELF)
    for quantity in stated if told.verb == "be" and things else ():
        low, high = quantity.interval.low, quantity.interval.high
        if quantity.kind.value == "age" and not quantity.negated:
            ends = [None if end is None else end * _A_YEAR for end in (low, high)]
            yield from _before_today(quantity, ends[0] or 0.0, ends[1])


def _of_origin(text: str) -> Iterator[Quantity]:
    """Yield the time that a thing is from: "a loom **from** 1790" was made in that year."""
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories name no quantity

    origin = _ORIGIN.search(text)
    for quantity in find_quantities("in " + text[origin.end() :]) if origin is not None else ():
        if quantity.kind.value == "date":
            yield quantity


def _before_today(
    quantity: Quantity, least: float | None, most: float | None
) -> Iterator[Quantity]:
    """Yield the date so many days before the day on which a story is read, at least and at most."""
    from cmr_logic.quantities import Interval  # noqa: PLC0415 - most stories name no quantity
    from cmr_logic.quantities.memberships import REVIEWED  # noqa: PLC0415 - as above

    today = REVIEWED.toordinal()
    low = None if most is None else today - most
    high = today + HORIZON * _A_YEAR - (least or 0.0)
    if low is not None and low < 1:
        low = None  # before the year 1
    yield replace(
        _some_day(),
        interval=Interval(low, high),
        text=quantity.text,
        entry="today:" + quantity.entry,
    )


@cache
def _some_day() -> Quantity:
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    return next(q for q in find_quantities("on 1 May 2020") if q.kind.value == "date")
