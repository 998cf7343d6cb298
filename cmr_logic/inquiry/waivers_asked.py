"""Waivers that a question asks for in other words: "Can my charge be **cancelled**?".

A text that says when charges are waived or written off grants just that, and denies nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.text import word_set

# Ways to ask for it: "can my charge be **cancelled**"; not "do I have to pay it".
_ASKED = word_set(
    "cancel cancels cancelled canceled drop dropped lift lifted remove removed reduce reduced "
    "clear cleared refund refunded reverse reversed"
)
# Words by which a text says it: "charges are **written** off"; not "charges are refused".
_SAID = word_set("waive waives waived write writes written wipe wipes wiped forgiven excused")


def waived_as_asked(asked: Sequence[str]) -> frozenset[str]:
    """Return the words by which a text grants what a question asks for, and which deny nothing.

    Example:
        >>> "waived" in waived_as_asked("can my charge be cancelled".split())
        True
        >>> waived_as_asked("do i have to pay".split())
        frozenset()
    """
    return frozenset() if _ASKED.isdisjoint(asked) else _SAID
