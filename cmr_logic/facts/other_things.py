"""Does a follow-up ask for the deed of a clause with another thing: "keep **cats**", of "sheep"?"""

from __future__ import annotations

from itertools import pairwise

from cmr_logic.expression import ClauseRef
from cmr_logic.facts.contraries import say_contraries
from cmr_logic.facts.likeness import Asked
from cmr_logic.facts.only import YOU_ARE
from cmr_logic.facts.parts import Part
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.text import NOUN, VERB, classes, keys, words_in
from cmr_logic.text.number_names import SMALL

_DEED = 2  # a verb and its object


def is_of_another_thing(rule: Rule, question: str, asked: Asked, best: Part) -> bool:
    """Tell whether a follow-up asks for the deed of a clause with another thing: "keep cats".

    Of a verb and its object it says the one, and of the other something else that is no word
    for it: "Do you keep **cats**?" asks nothing of "you keep **sheep**".
    """
    common = asked.keys & best.keys
    if best.keys == common and _counts_of(rule, question, asked, best):
        return True
    if best.specials or not len(asked.keys) == len(best.keys) == _DEED or len(common) != 1:
        return False
    (verb,), (own,), (other,) = common, best.keys - common, asked.keys - common
    done = words_in(question)[1:3]
    deed = done[:1] == ("you",) and keys(done[1:]) == common and VERB in classes(verb)
    things = NOUN in classes(own) and NOUN in classes(other)
    if things and isinstance(best.node, ClauseRef):
        things = not say_contraries(question, rule.clause(best.node.clause_id).statement)
    return deed and things and own not in asked.others.get(other, {})


def _counts_of(rule: Rule, question: str, asked: Asked, best: Part) -> bool:
    """Tell whether a follow-up asks how much is had by what a clause only says someone is.

    "Does your **firm** have more than 9 vans?" takes for granted that there is one.
    """
    if not isinstance(best.node, ClauseRef) or len(best.keys) != 1:
        return False
    if not rule.clause(best.node.clause_id).statement.startswith(YOU_ARE):
        return False
    owned = [noun for mine, noun in pairwise(words_in(question.lower())) if mine == "your"]
    number = any(word[0].isdigit() or word in SMALL for word in asked.keys - best.keys)
    return number and best.keys == keys(owned)
