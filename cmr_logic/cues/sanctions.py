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


# What is due, by itself: "a **fine** applies", "a **charge** is made"; not "a key is made".
_DUE = frozenset(
    {
        "fine", "fines", "penalty", "penalties", "charge", "charges", "surcharge", "surcharges",
        "fee", "fees", "cost", "costs",
    }
)  # fmt: skip
# How it is said to be due: "**applies**"; not "covers".
_APPLYING = frozenset({"applies", "apply", "is", "are", "becomes", "follows"})
# What befalls whoever it is said of, right behind "be": "they are **fined**"; not "the fined".
_SUFFERED = (_SANCTIONS - {"fine", "fines", "charge", "penalty", "penalties", "lose", "stop"}) | {
    "removed", "excluded", "banned", "towed", "clamped", "barred", "confiscated", "invoiced",
    "lost", "forfeited", "destroyed", "binned", "impounded",
}  # fmt: skip
_BE = frozenset({"is", "are", "'re", "'s"})
_DENYING = frozenset({"no", "not", "n't", "never", "nobody", "none"})
_NEAR = 4  # words from the verb to what it says: "is also automatically charged"


def threatens(words: Sequence[str]) -> bool:
    """Tell whether a statement threatens those who do not do as is demanded before.

    Example:
        >>> threatens("you may be fined".split()), threatens("you may enter".split())
        (True, False)
        >>> threatens("you pay a fine".split())
        False
    """
    return not _SANCTIONS.isdisjoint(words) and not _THREATENING.isdisjoint(words)


def punishes(words: Sequence[str]) -> bool:
    """Tell whether a statement says what befalls somebody, or is due, as what is: "a fine applies".

    Example:
        >>> punishes("a fine of £5 applies".split()), punishes("they are fined".split())
        (True, True)
        >>> punishes("no charge is made".split()), punishes("they are welcome".split())
        (False, False)
    """
    if not _DENYING.isdisjoint(words):
        return False
    for at, word in enumerate(words):
        if word in _BE and at and not _SUFFERED.isdisjoint(words[at + 1 : at + _NEAR]):
            return True
        if word in _APPLYING and at and not _DUE.isdisjoint(words[:at]):
            return True
    return tuple(words[:2]) in (("there", "is"), ("there", "'s")) and not _DUE.isdisjoint(words)
