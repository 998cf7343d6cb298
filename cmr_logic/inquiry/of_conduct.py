"""Texts of conduct or of words, asked who qualifies: "You must dip your lights if it is foggy".

Such a text tells nobody whether they qualify for something: it says what people have to do, or
what a word means. "Am I eligible?" is no question about it.
"""

from __future__ import annotations

from itertools import pairwise

from cmr_logic.inquiry.qualifying import asks_to_qualify
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.relevance.unnamed import QUALIFYING
from cmr_logic.relevance.wordlists import ASKING, PRESUPPOSING
from cmr_logic.syntax import DETERMINERS, finite_verb
from cmr_logic.text import key, word_set, words_in

# Words that ask who qualifies, or that a text about it holds: "Am I **eligible**?"; not "allowed".
_OF_THOSE = QUALIFYING | PRESUPPOSING
# Verbs by which a text says what a word stands for: "a guest **means** …"; not "a guest pays".
_MEANING = word_set("mean include comprise")
# The same behind "is" or "are": "are **considered** to be members"; not "are considered".
_TAKEN = frozenset({"considered", "classed", "treated", "regarded", "defined", "deemed"})
_AS = frozenset({"as", "to", "a", "an"})  # behind them: "classed **as** guests"
_YOU = "you"
# How those begin who are not whoever reads: "**Your** landlord", "**we**"; not "anglers".
_OTHERS = DETERMINERS | {"we"}


def tells_of_conduct(rule: Rule, question: Question) -> bool:
    """Tell whether a question is who qualifies, and a text says only what to do or what words mean.

    Args:
        rule: the rule that was read.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> asked = read_question("Am I eligible?")
        >>> tells_of_conduct(parse("You must dip your lights if it is foggy."), asked)
        True
        >>> tells_of_conduct(parse("You must live on the island."), asked)
        False
    """
    if question.keys.isdisjoint(_OF_THOSE) or not question.keys <= ASKING | PRESUPPOSING:
        return False
    if not rule.keys.isdisjoint(_OF_THOSE):
        return False
    said = [p for p in rule.provisions if p.force is not Force.STATES]
    return bool(said) and all(_is_of_conduct(rule, p) or _is_of_words(rule, p) for p in said)


def _is_of_conduct(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says what somebody has to do, not who is to have something."""
    if provision.force is not Force.DEMANDS or provision.aim is not None:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    verb = finite_verb(words)
    if _OTHERS.intersection(words[:1]) and _YOU not in words[:verb]:
        return False  # "The shop must refund you if …"
    return provision.positive and not asks_to_qualify(rule, provision)


def _is_of_words(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says what a word stands for: "Guests include their dogs"."""
    if not provision.positive:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    verb = finite_verb(words)
    if verb is not None and key(words[verb]) in _MEANING:
        return True
    return any(word in _TAKEN and after in _AS for word, after in pairwise(words))
