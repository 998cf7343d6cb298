"""What a clause says that somebody must do, told plainly: "you are required to row"."""

from __future__ import annotations

import re

_DUTY = re.compile(
    r"^(?P<who>you|your\s\w+)\s(?:(?:is|are)\s(?:required|obliged|expected)\sto|ha(?:ve|s)\sto|must)\s",
    re.IGNORECASE,
)


def duty_in(statement: str) -> str | None:
    """Return what somebody must do according to a clause; None for other clauses.

    Args:
        statement: a clause.

    Example:
        >>> duty_in("you are required to wear a uniform")
        'you wear a uniform'
        >>> duty_in("you wear a uniform") is None
        True
    """
    return _DUTY.sub(r"\g<who> ", statement) if _DUTY.match(statement) else None
