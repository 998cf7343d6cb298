"""What follows for those who do not do as they must: "…, or you may be fined"."""

from __future__ import annotations

from collections.abc import Sequence

# Modals of such a statement: "you may be fined"; not "you must".
_THREATENING = frozenset({"may", "could", "might", "will", "'ll", "can"})
# Words of such a statement: "fined"; not "paid".
_SANCTIONS = frozenset(
    {
        "fine", "fined", "fines", "penalty", "penalties", "penalised", "charge", "charged",
        "prosecuted", "prosecution", "lose", "stop", "stopped", "refused", "rejected", "reduced",
        "cancelled", "suspended", "withdrawn", "delay", "delayed", "evicted", "disqualified",
        "repay",
    }
)  # fmt: skip


def threatens(words: Sequence[str]) -> bool:
    """Tell whether a statement threatens those who do not do as is demanded before.

    Example:
        >>> threatens("you may be fined".split()), threatens("you may enter".split())
        (True, False)
        >>> threatens("you pay a fine".split())
        False
    """
    return not _SANCTIONS.isdisjoint(words) and not _THREATENING.isdisjoint(words)
