"""What is still to be done by who gets what is asked for: "You must **still pay** the fee".

It is no condition of that: whoever may keep the bird may, and has to pay for its ring as before.
"""

from __future__ import annotations

from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.syntax import AUXILIARIES
from cmr_logic.text import key, lemma, word_set, words_in

_STILL, _READER = "still", "you"
# What is done at its time, whatever one has got: "you must still **pay**"; not "still be ill".
_DEEDS = word_set(
    "pay repay report register declare tell notify inform insure tax file return renew follow "
    "comply obey observe"
)
# What is paid, or sent in: "still have to make **repayments**"; not "still make cheese".
_DUES = word_set(
    "payment payments repayment repayments return returns contributions report reports record "
    "records accounts"
)
# Verbs of making or keeping them: "still **keep** records"; not "still sell records".
_MAKING = word_set("make submit send file give fill complete keep")
# Words between "still" and the deed: "still **need to** pay"; not "still here".
_BETWEEN = AUXILIARIES | word_set("need needs have has to be been required")


def is_duty_left(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision only says what is to be done as before, and is not asked about.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You will still have to pay the fee.")
        >>> is_duty_left(rule, rule.provisions[0], read_question("Can I keep the bird?"))
        True
        >>> is_duty_left(rule, rule.provisions[0], read_question("Can I pay later?"))
        False
        >>> rule = parse("You must still be a member.")
        >>> is_duty_left(rule, rule.provisions[0], read_question("Can I keep the bird?"))
        False
    """
    if provision.demand is None or question.demand:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    if _STILL not in words:
        return False
    rest = words[words.index(_STILL) + 1 :]
    behind = [word for word in rest if word not in _BETWEEN]
    # "you must still **be registered**" is what you are
    if not behind or (words[0] == _READER and "be" in rest):
        return False
    verb = lemma(behind[0])
    made = verb in _MAKING and not _DUES.isdisjoint(behind[1:4])
    return (verb in _DEEDS or made) and key(verb) not in question.keys
