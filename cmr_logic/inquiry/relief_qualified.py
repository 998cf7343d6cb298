"""Questions whether one qualifies for relief: "Is my loan **eligible for forgiveness**?".

A text that says when a debt is forgiven, a fee waived or an interview excused grants just that,
though its verb denies; and one that says of such relief what is "not eligible" denies it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.syntax import BE
from cmr_logic.text import word_set

# Verbs by which one is let off, whatever it is: "the test is **waived**"; not "cancelled".
_LET_OFF = word_set(
    "waive waives waived forgive forgives forgiven excuse excuses excused remit remits remitted"
)
# Verbs by which a debt goes as well: "your debt is **cancelled**"; not "your debt is sold".
_ENDED = word_set(
    "cancel cancels cancelled canceled discharge discharges discharged erase erased drop dropped"
)
_AWAY = {**dict.fromkeys(("write", "written", "writes"), "off"), "wiped": "off"}
# What nobody wants to keep, of which that is said: "the **debt** is cancelled"; not "the loan",
# which is ended as well where it is no longer offered.
_OWED = word_set(
    """
    debt debts fine fines penalty penalties fee fees charge charges arrears overpayment
    overpayments interest surcharge surcharges balance
    """
)
# What it is to be let off, as a noun: "eligible for loan **forgiveness**"; not "for a loan".
_RELIEF = word_set("waiver waivers forgiveness cancellation discharge remission write-off")
# Words of whoever wants it: "do I **qualify** for it"; not "do I need it".
_QUALIFYING = frozenset({"eligible", "qualify", "qualifies", "entitled"})
_GETTING = _QUALIFYING | word_set("get apply receive have obtain given granted request claim")


def qualifies_for_relief(asked: Sequence[str], said: Sequence[str]) -> bool:
    """Tell whether question and text speak of the same relief, one by what it takes to qualify.

    Args:
        asked: the words of the question.
        said: those of a conclusion.

    Example:
        >>> said = "your loan may be forgiven".split()
        >>> qualifies_for_relief("is my loan eligible for forgiveness ?".split(), said)
        True
        >>> qualifies_for_relief("is my loan eligible ?".split(), said)
        True
        >>> qualifies_for_relief("can i get a loan ?".split(), said)
        False
        >>> said = "late requests are not eligible".split()
        >>> qualifies_for_relief("can my fee be waived ?".split(), said)
        True
    """
    if not _RELIEF.isdisjoint(asked):
        return not _GETTING.isdisjoint(asked) and _lets_off(said) and _RELIEF.isdisjoint(said)
    if _just_qualifies(asked):
        return _lets_off_a_burden(said)
    return _just_qualifies(said) and _lets_off_a_burden(asked)


def _lets_off(words: Sequence[str]) -> bool:
    """Tell whether a debt or duty goes: "we may **waive** it", "it is **written off**"."""
    off = any(_AWAY.get(verb) == particle for verb, particle in pairwise(words))
    return off or not (_LET_OFF | _ENDED).isdisjoint(words)


def _lets_off_a_burden(words: Sequence[str]) -> bool:
    """Tell whether what goes is sure to be a burden: "the **fine** is cancelled"; not "a loan"."""
    gone = not _OWED.isdisjoint(words) and _lets_off(words) and _RELIEF.isdisjoint(words)
    return gone or (not _LET_OFF.isdisjoint(words) and _RELIEF.isdisjoint(words))


def _just_qualifies(words: Sequence[str]) -> bool:
    """Tell whether words say who qualifies, and not for what: "are not **eligible**"."""
    plain = [word for word in words if word.isalpha()]
    ends = plain[-1:] != [] and plain[-1] in _QUALIFYING
    return ends and (plain[-1].startswith("qualif") or not BE.isdisjoint(plain))
