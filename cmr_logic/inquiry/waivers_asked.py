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
# Those of them by which one asks for it as well: "will my loan be **written** off".
_OF_DEBTS = frozenset({"written", "wiped", "forgiven"})
# What says that it is not waived: "the loan must be **repaid**"; not "you cannot be considered".
_PAYING = word_set("pay pays paid payable repay repays repaid repayable owe due charged collected")


def waived_as_asked(asked: Sequence[str], said: Sequence[str] = ()) -> frozenset[str]:
    """Return the words by which a text grants what a question asks for, and which deny nothing.

    Args:
        asked: the words of the question.
        said: those of a conclusion.

    Example:
        >>> "waived" in waived_as_asked("can my charge be cancelled".split())
        True
        >>> waived_as_asked("do i have to pay".split())
        frozenset()
        >>> waived_as_asked("will it be written off".split(), "it must be repaid".split())
        frozenset()
    """
    wished = not _OF_DEBTS.isdisjoint(asked) and _PAYING.isdisjoint(said)
    return _SAID if wished or not _ASKED.isdisjoint(asked) else frozenset()
