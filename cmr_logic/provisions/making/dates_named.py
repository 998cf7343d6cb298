"""Dates that a clause only points at, named: "after **that date**" → "after 3 May"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.text import keys, words_in

_MONTHS = (
    "January|February|March|April|May|June|July|August|September|October|November|December"
    "|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec"
)
_DATE = re.compile(
    rf"\b(?:\d{{1,2}}(?:st|nd|rd|th)?\s+(?:{_MONTHS})\b\.?|(?:{_MONTHS})\.?\s+\d{{1,2}}\b)"
    r"(?:,?\s+\d{4}\b)?"
)
_POINTER = re.compile(r"\bth(?:at|is|e same) da(?:te|y)\b|(?<=\bafter )that$|(?<=\bbefore )that$")


def with_dates(plain: str, clauses: Sequence[Clause]) -> tuple[Clause, ...]:
    """Return clauses that name the date before them which they point at in their own words.

    Args:
        plain: the text that they are of.
        clauses: all of them, whose spans count its characters.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can stay if you came by 3 May 2010 and paid rent before that date.")
        >>> rule.clauses[1].statement
        'you paid rent before 3 May 2010'
        >>> rule = parse("It runs until 3 May. It is free if you paid rent after that.")
        >>> rule.clauses[-1].statement
        'you paid rent after 3 May'
    """
    dates = list(_DATE.finditer(plain))
    if not dates:
        return tuple(clauses)
    return tuple(_with_date(clause, dates) for clause in clauses)


def _with_date(clause: Clause, dates: Sequence[re.Match[str]]) -> Clause:
    if _POINTER.search(clause.statement) is None:
        return clause
    before = [date.group() for date in dates if date.end() <= clause.span.end]
    if not before:
        return clause
    said = _POINTER.sub(before[-1].rstrip("."), clause.statement)
    own = clause.keys - keys(words_in(clause.statement)) | keys(words_in(said))
    return replace(clause, statement=said, keys=own)


__all__ = ["with_dates"]
