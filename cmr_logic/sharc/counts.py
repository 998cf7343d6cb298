"""Counts as reports print them."""

from __future__ import annotations


def counted(count: int, one: str, many: str = "") -> str:
    """Return a count with its noun.

    Args:
        count: how many there are.
        one: what one of them is called.
        many: what several are called, where that is no plain plural.

    Example:
        >>> counted(1, "problem"), counted(0, "problem"), counted(2, "entry", "entries")
        ('1 problem', '0 problems', '2 entries')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"


__all__ = ["counted"]
