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
