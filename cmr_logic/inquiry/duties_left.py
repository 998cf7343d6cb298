"""What is still to be done by who gets what is asked for: "You must **still pay** the fee".

It is no condition of that: whoever may keep the bird may, and has to pay for its ring as before.
Nor is what becomes of a thing once it is had: "Oars borrowed **must be returned by noon**".
"""

from __future__ import annotations

from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.syntax import AUXILIARIES
from cmr_logic.text import key, keys, lemma, word_set, words_in

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
# What becomes of what one has got, by a time: "must be **spent** by May"; not "be clean".
_USED_UP = word_set(
    "used spent returned repaid back refunded taken collected consumed finished brought handed "
    "redeemed exchanged"
)
# Words behind the thing that has to be done with: "oars **must** be"; not "oars can be".
_OBLIGING = frozenset({"must", "should", "shall", "need", "needs", "has", "have"})
_BY_A_TIME = frozenset({"by", "within", "before", "after"})
_THE = frozenset({"the", "your", "any", "all"})


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
        >>> rule = parse("You must still be a member. Oars borrowed must be returned by noon.")
        >>> is_duty_left(rule, rule.provisions[0], read_question("Can I keep the bird?"))
        False
        >>> is_duty_left(rule, rule.provisions[1], read_question("Can I borrow an oar?"))
        True
    """
    if provision.demand is None or question.demand:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    if _is_of_what_is_had(words, question):
        return True
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


def _is_of_what_is_had(words: tuple[str, ...], question: Question) -> bool:
    """Tell whether a duty is of the thing asked for once one has it: "**oars borrowed** must be".

    The thing is named with the deed asked about, or asked for by no more than its name.
    """
    at = next((i for i, word in enumerate(words) if word in _OBLIGING), 0)
    behind = words[at + 1 :]
    if not at or _BY_A_TIME.isdisjoint(behind) or _USED_UP.isdisjoint(behind[:4]):
        return False
    if question.deed and question.deed in map(key, words[1:at]):
        return True
    named = keys(words[at - 1 : at])
    asked = question.deed in GENERAL or not question.deed  # "Can I get a grant?"
    return words[0] in _THE and asked and named <= question.keys
