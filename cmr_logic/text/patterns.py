"""Patterns of the tables: expressions compiled when a text first needs them."""

from __future__ import annotations

import re
from functools import cache


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """Return a pattern of a table, compiled when it is first needed, ignoring case.

    Example:
        >>> compiled("april").search("In April").span()
        (3, 8)
    """
    return re.compile(pattern, re.IGNORECASE)
