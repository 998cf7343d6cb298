"""A reason asked about with what it is for: "Do you have a good reason **for refusing**?".

Of "you refuse a place without good reason" it asks for the reason alone: whether one did refuse is
another question.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

# What a deed may be done without: "without good **reason**"; not "without a boat".
_REASON = r"(?:reasons?|excuses?|cause|justification|grounds|explanation)"
_WITHOUT = re.compile(rf"\bwithout\s+(?:[a-z]+\s+){{0,3}}{_REASON}\b", re.IGNORECASE)
_ASKED = re.compile(
    rf"^(?P<reason>(?:do|does|did|have|has|had|is|was|were|will|would)\b.*\b{_REASON})"
    r"\s+(?:for|to|why|not\s+to|behind)\b[^?]*",
    re.IGNORECASE,
)


def reason_alone(question: str, statements: Iterable[str]) -> str:
    """Return a follow-up about a reason without what the reason is for.

    Args:
        question: the follow-up.
        statements: what the clauses say.

    Example:
        >>> said = ["you refuse a place without good reason"]
        >>> reason_alone("Do you have a good reason for refusing?", said)
        'Do you have a good reason?'
        >>> reason_alone("Did you refuse a place without good reason?", said)
        'Did you refuse a place without good reason?'
        >>> reason_alone("Do you have a good reason for rowing?", ["you row"])
        'Do you have a good reason for rowing?'
    """
    found = _ASKED.match(question)
    if found is None or _WITHOUT.search(question) is not None:
        return question
    named = any(_WITHOUT.search(statement) is not None for statement in statements)
    return f"{found['reason']}?" if named else question
