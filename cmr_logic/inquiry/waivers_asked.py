"""Waivers that a question asks for in other words: "Can my charge be **cancelled**?".

A text that says when charges are waived or written off grants just that, and denies nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax import BE, MODALS
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
# What somebody is given who is spared something: "can I claim the **exemption**"; not "the pass".
_RELIEFS = frozenset({"exemption", "exemptions"})
# Verbs of whoever wants it: "can I **claim** it"; not "do I need it".
_GETTING = word_set("claim get apply receive have obtain given granted awarded request use")
# How a text speaks of it again, behind such a verb: "you may not claim **it**"; not "claim a pass".
_IT, _APPLY_FOR = frozenset({"it", "one", "them"}), ("apply", "for")
# Words by which it is not given: "late claims are **refused**"; not "paid".
_REFUSED = word_set("denied refused rejected declined")
_LOSING = frozenset({"lose"})
_SUBJECT = 3  # words of a subject that names them: "all late claims"
# What is made for it, and may be turned down: "late **claims** are denied"; not "late guests".
_CLAIMS = word_set("application applications claim claims request requests form forms")


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
        >>> asked = "can i claim the exemption".split()
        >>> "exemption" in waived_as_asked(asked, "you may not claim it".split())
        True
    """
    if speaks_of_relief(asked, said):
        return _RELIEFS | _GETTING
    wished = not _OF_DEBTS.isdisjoint(asked) and _PAYING.isdisjoint(said)
    return _SAID if wished or not _ASKED.isdisjoint(asked) else frozenset()


def speaks_of_relief(asked: Sequence[str], said: Sequence[str]) -> bool:
    """Tell whether a text says of an exemption that is asked for, in other words, who gets it.

    Args:
        asked: the words of the question.
        said: those of a conclusion.

    Example:
        >>> asked = "can i claim the exemption".split()
        >>> speaks_of_relief(asked, "late claims will be denied".split())
        True
        >>> speaks_of_relief(asked, "you must pay the tax".split())
        False
    """
    if _RELIEFS.isdisjoint(asked) or _GETTING.isdisjoint(asked) or not _PAYING.isdisjoint(said):
        return False
    again = any(
        word in _IT
        and (said[at - 1] in _GETTING | _LOSING or tuple(said[at - 2 : at]) == _APPLY_FOR)
        for at, word in enumerate(said)
        if at
    )
    turned_down = not _REFUSED.isdisjoint(said) and said[0] in MODALS | BE
    return again or turned_down or not _CLAIMS.isdisjoint(said[:_SUBJECT])
