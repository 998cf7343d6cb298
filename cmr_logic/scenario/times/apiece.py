"""Counts of each of several: "ten tables with **nine guests at each**" counts no nine guests."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cmr_logic.scenario.lexicon.relations import word_key

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

# One of so many that have as much each: "**each**", "a head"; not "in all".
_EACH = (
    r"(?:each|apiece|a\s(?:piece|pop|head|throw)|per\s(?!cent|annum|week|month|year|day|hour|night)[a-z]+"
    r"|every\sone|(?:at|to|in|on|round|for)\s(?:each|every)(?:\sone)?|(?:to|in|on|at|round)\sa\s(?:table|box|row|bag|car|pack|tray))"
)
_BEHIND = re.compile(
    rf"^(?:\s[a-z]+){{0,2}}?\s{_EACH}\b(?!\s(?:other|way|day|week|month|year|time|morning|afternoon|evening|night|weekday|journey|trip))",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    r"(?:\beach(?:\sone)?|\bevery\sone)\s(?:of\s(?:them|which|these)\s)?(?:has|have|is|are|holds?|seats?|costs?|weighs?|with|of|at"
    r"|contains?|carries|measures?|takes?|comes?\sto|priced\sat|costing|holding|weighing|seating|will\s[a-z]+)\s(?:about\s|around\s)?$",
    re.IGNORECASE,
)
_MARKS = ("each", "apiece", "every one", " a ", " per ", "every ")


def is_of_each(quantity: Quantity, text: str) -> bool:
    """Tell whether a quantity is that of each of several: "£15 **each**", "12 guests at each".

    Args:
        quantity: a quantity that the text states, in its place.
        text: the text.

    Example:
        >>> from cmr_logic.quantities import find_quantities
        >>> [is_of_each(q, "two mugs at £9 each") for q in find_quantities("two mugs at £9 each")]
        [False, True]
    """
    behind = text[quantity.span.end :]
    if quantity.kind.value == "count":
        behind = _past_noun(behind, quantity.unit)
    return (
        _BEHIND.match(behind) is not None or _BEFORE.search(text[: quantity.span.start]) is not None
    )


def without_each(stated: Sequence[Quantity], text: str) -> list[Quantity]:
    """Return what a text states, without what it counts of each of several.

    Args:
        stated: what it states.
        text: the text.
    """
    if not any(mark in text for mark in _MARKS):
        return [*stated]
    return [
        q
        for q in stated
        if q.kind.value != "count"
        or text[q.span.start : q.span.end] != q.text
        or not is_of_each(q, text)
    ]


def _past_noun(rest: str, noun: str) -> str:
    """Return what stands behind the noun that is counted: "guests **at each**"."""
    for match in re.finditer(r"\s[a-z-]+", rest[:60]):
        word = match.group().strip().lower()
        if word_key(word) == word_key(noun) or word.startswith(noun):
            return rest[match.end() :]
    return rest
