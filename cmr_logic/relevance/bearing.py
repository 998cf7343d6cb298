"""Texts of what one bears: "Your pension may be reduced if …", "You pay the levy if …".

A question whether someone qualifies ("Am I eligible?") is about texts by which something is had or
asked of those who want it. What may be taken from people, or what they pay, is not had by
qualifying, however often the text says "benefit".
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.relevance.wordlists import PRESUPPOSING, STAYING
from cmr_logic.text import NOUN, classes, word_set, words_in
from cmr_logic.wording import question

# Words by which a question asks whether someone qualifies: "Am I **eligible**?"; not "Does this
# apply to me?".
_QUALIFYING = word_set("eligible eligibility qualify entitle claim")
# By what a question asks of a loss itself: "Can my benefits be **affected**?".
_ASKS_OF_LOSS = "affect"
_IMPLIED = "implied"  # the cue of clauses that a conclusion's own words imply
_IS_IT = "Is it "  # how a question begins that asks whether something is what a name says
# What may stand between names and behind them: "bread **and** butter"; not "bread for members".
_BETWEEN_NAMES = frozenset({"and", ",", ".", "!", "?"})
# How someone bears it: "You **owe** the levy"; not "You get".
_PAYING = word_set("pay owe")
# What one bears by paying it: "You pay the **levy**"; not "You pay the premium".
_BORNE = word_set("tax levy charge duty penalty fine")
# What is done to what someone has, or to them: "payments are **stopped**"; not "refused" or
# "withdrawn", as in `predicate_words.HARMS` and `HARMING`, which may say who does not qualify.
_DONE_TO = word_set(
    "reduce reduced stop stopped suspend suspended deduct deducted charge charged fine fined "
    "sue sued prosecute prosecuted penalise penalised penalize penalized affect affected"
)
# Words before what is done, close by: "**is** reduced", "**we** charge"; not "reduced rates".
_DOING = word_set("be is are being been we may can will might could")
_YOU, _TO = "you", "to"
_OBLIGED = word_set("have has")  # before "to": "we may **have** to reduce it"
_NEAR = 3  # words between what does it and what is done: "will not usually be reduced"


def bears_alone(rule: Rule, asked: frozenset[str]) -> bool:
    """Tell whether a question asks who qualifies, and the text says only what people bear.

    Args:
        rule: the rule that was read.
        asked: the keys of the question.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> from cmr_logic.text import keys
        >>> asked = keys("am i eligible ?".split())
        >>> bears_alone(parse("Your benefit may be reduced if you have committed fraud."), asked)
        True
        >>> bears_alone(parse("You get the benefit if you have lost your home."), asked)
        False
    """
    of_loss = _ASKS_OF_LOSS in asked or not STAYING.isdisjoint(asked)
    if of_loss or asked.isdisjoint(_QUALIFYING | PRESUPPOSING):
        return False
    said = [p for p in rule.provisions if p.force is not Force.STATES]
    said = said or list(rule.provisions)
    return bool(said) and all(_is_borne(p, words_in(p.conclusion.of(rule.plain))) for p in said)


def says_nothing(rule: Rule) -> bool:
    """Tell whether a text is a name and no more, and of no people: it says nothing of who asks.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> says_nothing(parse("Bread and butter.")), says_nothing(parse("Residents"))
        (True, False)
        >>> says_nothing(parse("The harbour is closed."))
        False
    """
    if len(rule.blocks) != 1 or any(clause.cue != _IMPLIED for clause in rule.clauses):
        return False
    words = [word for word in words_in(rule.plain.lower()) if word not in _BETWEEN_NAMES]
    named = all(NOUN in classes(word) for word in words)
    return named and all(question(c.statement).startswith(_IS_IT) for c in rule.clauses)


def _is_borne(provision: Provision, words: Sequence[str]) -> bool:
    """Tell whether a provision says what is taken from someone, or what someone has to pay."""
    said = provision.demanded
    if not provision.positive or provision.aim is not None:
        # "Members are not charged": to be had by those who are members, as it is by those of whom
        return False  # "To qualify, you must have paid the levy" is said
    if _YOU in words[:1] and not said.isdisjoint(_PAYING):
        return not said.isdisjoint(_BORNE)
    return any(word in _DONE_TO and _is_done(words, at) for at, word in enumerate(words))


def _is_done(words: Sequence[str], at: int) -> bool:
    """Tell whether a word is what is done: "may **be** reduced"; not "a loan to reduce costs"."""
    before = words[max(0, at - _NEAR) : at]
    obliged = before[-1:] == (_TO,) and not _OBLIGED.isdisjoint(before)
    return obliged or (before[-1:] != (_TO,) and not _DOING.isdisjoint(before))
