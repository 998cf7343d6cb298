"""What a clause says that somebody must do, told plainly: "you are required to row"."""

from __future__ import annotations

import re

_DUTY = re.compile(
    r"^(?P<who>you|your\s\w+)\s(?:(?:is|are)\s(?:required|obliged|expected)\sto|ha(?:ve|s)\sto|must)\s",
    re.IGNORECASE,
)

# What somebody else demands of whoever asks: "your **boss makes you** row"; not "your boss rows".
_DEMANDED = re.compile(
    r"^your\s(?:employer|boss|manager|firm|company|line\smanager|landlord|school|college)\s(?:has\s|have\s)?"
    r"(?:requires?d?|oblige[sd]?|force[sd]?|makes?|made|order(?:s|ed)?|instruct(?:s|ed)?|t(?:ells?|old)|expect(?:s|ed)?)"
    r"\s(?P<who>you)\s(?:to\s)?",
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
        >>> duty_in("your employer requires you to wear a uniform")
        'you wear a uniform'
    """
    for pattern in (_DUTY, _DEMANDED):
        if pattern.match(statement):
            return pattern.sub(r"\g<who> ", statement)
    return None
