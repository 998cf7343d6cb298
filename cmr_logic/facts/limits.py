"""Bounds that a follow-up names without their number, or without what it counts: "the limit"."""

from __future__ import annotations

import re

# What stands for the number that a rule sets: "below **the limit**"; not "the fee".
_LIMIT = re.compile(
    r"\b(?:the|that|this|your|its)\s+(?:\w+\s+)?"
    r"(?:limit|threshold|maximum|minimum|cap|ceiling|amount\s+(?:set|given|allowed))\b",
    re.IGNORECASE,
)
_NUMBER = re.compile(
    r"(?P<money>[£$€]\s?)?(?<![\w.])\d[\d,]*(?:\.\d+)?%?"
    r"(?P<unit>\s+(?:(?:a|an|per|each)\s+)?"
    r"(?:year|month|week|day|hour|mile|acre|percent|kilo|metre|foot|feet|point)s?\b)?"
)

# How a number without a unit is an age: "**are you** under 30"; not "is it under 30".
_OF_AGE = re.compile(r"\b(?:are|were) you\b|\b(?:age|aged|old|older|younger)\b", re.IGNORECASE)


def with_limit(question: str, statement: str) -> str:
    """Return a follow-up with the one number of a statement for the limit that it speaks of.

    Example:
        >>> with_limit("Is your income below the limit?", "your income is over £900")
        'Is your income below £900?'
        >>> with_limit("Is your income below the limit?", "you are 9 or you earn £9")
        'Is your income below the limit?'
    """
    found = list(_NUMBER.finditer(statement))
    if len(found) != 1 or any(map(str.isdigit, question)):
        return question
    number = found[0][0]
    return _LIMIT.sub(lambda _: number, question)


def with_kind(question: str, statement: str) -> str:
    """Return a follow-up with what is counted behind a number that a statement says it with.

    Example:
        >>> with_kind("Did it bring in no more than 11,000?", "it brings in $11,000 or less")
        'Did it bring in no more than $11,000?'
        >>> with_kind("Are you over 30?", "you rowed for more than 30 days")
        'Are you over 30?'
    """
    if _OF_AGE.search(question):
        return question
    for found in _NUMBER.finditer(statement):
        money, unit = found["money"] or "", found["unit"] or ""
        if not money and not unit:
            continue
        bare = found[0].removeprefix(money).removesuffix(unit).strip()
        plain = bare.replace(",", "")
        own = re.compile(
            rf"(?<![\w£$€.,])(?:{re.escape(bare)}|{re.escape(plain)})(?![\w,.%]*\d)"
            r"(?!\s*(?:%|percent|\w*s\b|[a-z]+\s+ago))"
        )
        question = own.sub(f"{money}{bare}{unit}".replace("\\", r"\\"), question)
    return question
