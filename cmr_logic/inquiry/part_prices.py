"""What costs nothing, and what costs less: "Entry is free for members. It is **halved** for …".

Who asks whether it is free is not told so by whom it is half price for, nor the other way round.
"""

from __future__ import annotations

from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.other_sums import LESS
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.text import word_set, words_in

# Words of what costs nothing: "entry is **free**"; not "cheap".
_FREE = word_set("free waived nothing gratis")


def without_other_prices(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out who pays less where it is asked who pays nothing, and who pays nothing else.

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Entry is free for members. It is half price for guests.")
        >>> scored = [(each, 1.0) for each in rule.provisions]
        >>> asked = "Is entry free?", "Is entry half price?", "Can I enter?"
        >>> [len(without_other_prices(rule, scored, read_question(each))) for each in asked]
        [1, 1, 2]
    """
    asked = set(question.words)
    if _FREE.isdisjoint(asked) is LESS.isdisjoint(asked):
        return scored
    wanted, other = (LESS, _FREE) if _FREE.isdisjoint(asked) else (_FREE, LESS)
    said = [set(words_in(p.conclusion.of(rule.plain).lower())) for p, _ in scored]
    if all(wanted.isdisjoint(words) for words in said):
        return scored
    return [
        each
        for each, words in zip(scored, said, strict=True)
        if other.isdisjoint(words) or not wanted.isdisjoint(words)
    ]
