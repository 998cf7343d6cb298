"""Dates that a clause only points at: "on or after **that date**", as a follow-up names them."""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.nodes import Clause, Rule

_MONTHS = (
    "January|February|March|April|May|June|July|August|September|October|November|December"
    "|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec"
)
_DATE = re.compile(
    rf"\b(?:\d{{1,2}}(?:st|nd|rd|th)?\s+(?:{_MONTHS})\b\.?|(?:{_MONTHS})\.?\s+\d{{1,2}}\b)"
    r"(?:,?\s+\d{4}\b)?"
)
_POINTER = re.compile(r"\bth(?:at|is|e same) da(?:te|y)\b")


def dated(rule: Rule, clause: Clause) -> str:
    """Return the statement of a clause, with the date before it that it points at in its words.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can stay if you came by 3 May 2010 and paid rent before that date.")
        >>> dated(rule, rule.clauses[1])
        'you paid rent before 3 May 2010'
    """
    if _POINTER.search(clause.statement) is None:
        return clause.statement
    before = [found.group() for found in _DATE.finditer(rule.plain, 0, clause.span.end)]
    return _POINTER.sub(before[-1], clause.statement) if before else clause.statement
