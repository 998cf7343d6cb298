"""Orders without conditions, asked about as duties: "**Keep your badge**" of "Should I keep it?".

Who asks whether to do just what a text tells its readers to do is answered.
"""

from __future__ import annotations

from cmr_logic.expression import Constant, Expression
from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.provisions.sentences.orders import verb_of_order
from cmr_logic.text import key, keys, word_set, words_in

# How a question asks a duty of whoever asks: "**should i**", "**do i** have to"; not "should it".
_OPENINGS = frozenset(
    (modal, who) for modal in ("should", "must", "do", "am", "are") for who in ("i", "we")
)
# Words by which an order holds but for some, or is none: "**usually**, keep it"; not "first".
_LIMITING = word_set(
    "usually normally generally often sometimes if unless when where once until except only or and "
    "either consider try whichever not never n't no"
)
# Words of a duty that name nothing of the deed: "do I **need** to keep it".
_DUTY = keys(tuple(word_set("need have must should require required obliged")))


def ordered_outright(
    rule: Rule, question: Question
) -> tuple[Expression, tuple[Provision, ...]] | None:
    """Return Yes and the order without conditions that a question asks a duty of, None for none.

    Where a text says more of when the deed is to be done, or who need not do it, it is read so.

    Args:
        rule: the rule text.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Keep your badge for three years. Return the key if you move.")
        >>> asked = "Do I have to keep my badge?", "Should I return the key?", "Can I keep it?"
        >>> [ordered_outright(rule, read_question(each)) is not None for each in asked]
        [True, False, False]
    """
    if not question.demand or question.negated or question.words[:2] not in _OPENINGS:
        return None
    asked = question.keys - GENERAL - _DUTY
    deed = question.deed
    if not deed or question.denying or question.told:
        return None
    for provision in rule.provisions:
        words = words_in(provision.conclusion.of(rule.plain).lower())
        verb = None if has_logic(provision) else verb_of_order(words, 0, len(words))
        if verb is None or key(words[verb]) != deed or not _LIMITING.isdisjoint(words):
            continue
        others = (p for p in rule.provisions if p is not provision and p.implied is None)
        if asked <= provision.keys | {deed} and all(deed not in p.demanded for p in others):
            return Constant(True), (provision,)
    return None
