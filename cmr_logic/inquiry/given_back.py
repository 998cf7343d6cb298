"""What becomes of a sum once it is paid: "A deposit is taken if …. **It is returned if** …".

When somebody gets it back says nothing of who has to pay it, and the other way round.
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import word_set, words_in

# Sums that are held and given back: "a **deposit**"; not "rent".
_HELD_SUMS = word_set("deposit deposits bond bonds surety")
# What becomes of them: "it is **returned**", "we **keep** it"; not "taken".
_FATES = word_set(
    """
    return returns returned refund refunds refunded refundable back repay repays repaid keep keeps
    kept retain retains retained lose loses lost forfeit forfeits forfeited
    """
)
# How they come to be held: "a deposit is **taken**"; not "returned".
_TAKEN = word_set(
    """
    take takes taken pay pays paid payable charge charges charged ask asks asked require requires
    required need needs needed due leave owe owes applies must
    """
)


def without_fates(rule: Rule, question: Question) -> Rule:
    """Return a rule without what becomes of a sum where it is asked who pays, and conversely.

    Args:
        rule: the rule text.
        question: what is asked; of a text about no such sum, the rule is returned as it is.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You pay a deposit if you row. We return it if the oar is whole.")
        >>> for asked in ("Do I pay a deposit?", "Do I get my deposit back?"):
        ...     kept = without_fates(rule, read_question(asked)).provisions
        ...     print([provision.conclusion.of(rule.plain) for provision in kept])
        ['You pay a deposit']
        ['We return it']
    """
    if _HELD_SUMS.isdisjoint(question.words) or _HELD_SUMS.isdisjoint(words_in(rule.plain.lower())):
        return rule
    asked = not _FATES.isdisjoint(question.words)
    other = not asked
    told = [_tells_fate(rule, provision) for provision in rule.provisions]
    if asked not in told or other not in told:
        return rule
    kept = (p for p, fate in zip(rule.provisions, told, strict=True) if fate is not other)
    return replace(rule, provisions=tuple(kept))


def _tells_fate(rule: Rule, provision: Provision) -> bool | None:
    """Tell whether it is said what becomes of a sum, or else who pays it; None for neither."""
    said = words_in(provision.conclusion.of(rule.plain).lower())
    if not _FATES.isdisjoint(said):
        return True
    return False if not (_TAKEN.isdisjoint(said) or _HELD_SUMS.isdisjoint(said)) else None
