"""A clause about being outside a place, as what a story says of being in it settles it as well."""

from __future__ import annotations

import re
from functools import lru_cache

# Only what is or lives somewhere is in one place at a time: who worked outside a town may have
# worked in it too.
_OUTSIDE = re.compile(
    r"^(?P<what>.+?\s(?:lives?|resides?|(?:is|are|was|were)(?:\s(?:living|based|located|situated|born"
    r"|staying|registered|held|kept|parked))?|stays?))\s(?P<where>outside(?:\sof)?)\s"
    r"(?=(?:the|your|our|this|a|an|any|its)\s)"
)


@lru_cache(maxsize=4096)
def told_from_inside(statement: str) -> str | None:
    """Return a clause about being outside a place as one about being in it; None for others.

    Args:
        statement: a clause.

    Example:
        >>> told_from_inside("you live outside the town")
        'you live in the town'
        >>> told_from_inside("you have worked outside the town") is None
        True
    """
    match = _OUTSIDE.match(statement) if "outside" in statement else None
    return None if match is None else f"{match['what']} in {statement[match.end() :]}"
