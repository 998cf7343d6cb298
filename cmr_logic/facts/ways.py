"""What a table of ways to say one thing has: "marry again", "remarry"."""

from __future__ import annotations

from cmr_logic.records import record


@record(frozen=True, slots=True)
class Ways:
    """Ways to say one thing in a few words.

    Args:
        name: a unique name.
        patterns: each of one way.
        fires: a follow-up and a clause that say it in two ways.
        silent: a follow-up that has such words and does not say it, and a clause that does.
    """

    name: str
    patterns: tuple[str, ...]
    fires: tuple[str, str]
    silent: tuple[str, str]


def ways(name: str, *patterns: str, fires: tuple[str, str], silent: tuple[str, str]) -> Ways:
    """Return an entry of such a table.

    Example:
        >>> ways("abroad", "abroad", "overseas", fires=("", ""), silent=("", "")).patterns
        ('abroad', 'overseas')
    """
    return Ways(name, patterns, fires, silent)
