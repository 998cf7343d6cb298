"""How long something must have lasted, where a rule only says after what time it may be done.

"You may retire after 30 years of service" asks that "it is after 30 years of service": that one has
30 years of service at least.
"""

from __future__ import annotations

import re
from functools import lru_cache

_AFTER = re.compile(
    r"^it\sis\safter\s(?:at\sleast\s)?(?P<spell>[\w-]+(?:\s[\w-]+)?\s(?:years|months|weeks|days))(?:['’]|\sof|\sin|\sas|\swith)"
    r"\s(?P<what>[^.,;]+)$",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def after_years(statement: str) -> str | None:
    """Return what somebody has after so many years; None for other clauses.

    Args:
        statement: a clause.

    Example:
        >>> after_years("it is after 30 years of service")
        'you have at least 30 years of service'
        >>> after_years("it is after 30 June") is None
        True
    """
    match = _AFTER.match(statement)
    if match is None:
        return None
    link = match[0][match.end("spell") : match.start("what")].strip()
    of = "of" if link in {"'", "’", "of"} else link
    return f"you have at least {match['spell']} {of} {match['what']}"


_OF_AGE = re.compile(
    r"\b(?P<is>(?:am|are|is|'re|’re|'s|’s|turn|turns|reach|reaches)\s(?:aged\s)?(?:the\sage\sof\s)?)(?P<age>\d{1,3}|[a-z]+(?:-[a-z]+)?)"
    r"(?=\s(?:years?|months?|weeks?)(?:\s(?:old|of\sage))?\b)",
    re.IGNORECASE,
)
_FROM_THEN_ON = frozenset({"once", "when", "as-soon-as", "until", "till"})


def from_that_age_on(statement: str, cue: str) -> str:
    """Return a clause about an age from which on something holds with "at least" before the age.

    "Once they are 3 years old" holds of a child of four as well; "if they are 3 years old" may not.

    Args:
        statement: a clause.
        cue: the name of the cue that it stands behind.

    Example:
        >>> from_that_age_on("you are 3 years old", "once")
        'you are at least 3 years old'
        >>> from_that_age_on("you are 3 years old", "if")
        'you are 3 years old'
    """
    return _OF_AGE.sub(r"\g<is>at least \g<age>", statement) if cue in _FROM_THEN_ON else statement
