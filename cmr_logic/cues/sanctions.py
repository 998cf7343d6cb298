"""What follows for those who do not do as they must: "…, or you may be fined"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.text import word_set

THREATENING = frozenset({"may", "could", "might", "will", "'ll", "can"})
"""Modals of such a statement: "you **may** be fined"; not "you must"."""
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
# What befalls what does not heed a rule: "late forms are **refused**"; not "forms are posted".
_BEFALLING = word_set(
    """
    fined refused rejected punished prosecuted expelled banned barred excluded removed returned
    destroyed confiscated impounded towed clamped dismissed disqualified penalised penalized charged
    suspended sacked evicted demoted cautioned binned sealed seized disregarded ignored discarded
    """
)
_AWAY = frozenset(
    {("sent", where) for where in ("home", "back", "away")}
    | {(done, "away") for done in ("turned", "taken", "thrown", "given")}
    | {("asked", "to")}
)
# What is not done with it: "late entries are **not judged**"; not "not sold".
_NOT_DONE = word_set("judged accepted considered processed marked read admitted counted")
AGAIN = word_set("you they he she it")
"""Pronouns for those named before: "**they** are fined"; not "guests are fined"."""

LOSING = word_set("lose forfeit loses forfeits")
"""Verbs of what those lose who do not as they must: "you **lose** your place"; not "you leave"."""
# What they then lose: "you lose your **place**"; not "you lose your card".
_LOST = word_set(
    """
    place places right rights deposit deposits booking bookings claim claims discount entitlement
    seat seats bonus turn benefit benefits membership cover coverage refund eligibility insurance
    warranty grant pension licence license permit
    """
)
_NEAR = 4  # words from the verb to what it says: "is also automatically charged"


def threatens(words: Sequence[str]) -> bool:
    """Tell whether a statement threatens those who do not do as is demanded before.

    Example:
        >>> threatens("you may be fined".split()), threatens("you may enter".split())
        (True, False)
        >>> threatens("you pay a fine".split())
        False
    """
    return not _SANCTIONS.isdisjoint(words) and not THREATENING.isdisjoint(words)


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


def befalls(said: Sequence[str]) -> bool:
    """Tell whether a predicate says what befalls who, or what, does not heed a rule.

    Example:
        >>> befalls("will be sent back".split()), befalls("are not judged".split())
        (True, True)
        >>> befalls("are sold".split())
        False
    """
    behind = [word for word in said[:5] if not word.endswith("ly")]
    at = next((i for i, word in enumerate(behind) if word in {"is", "are", "be"}), None)
    if at is None:
        return False
    if behind[at + 1 : at + 2] == ["not"]:
        return not _NOT_DONE.isdisjoint(behind[at + 2 : at + 3])
    done = behind[at + 1 : at + 2]
    return not _BEFALLING.isdisjoint(done) or tuple(behind[at + 1 : at + 3]) in _AWAY


def loses(said: Sequence[str]) -> bool:
    """Tell whether a predicate says what those lose who do not as they must.

    Example:
        >>> loses("lose your place".split()), loses("lose your card".split())
        (True, False)
    """
    return said[0] in LOSING and not _LOST.isdisjoint(said)
