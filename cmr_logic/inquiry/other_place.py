"""Demands at one place, asked of another: "Wear a helmet **in the yard**" of "in the office".

A text that says where something must be done says nothing of a place that it does not name.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.outright import cases_of
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.restated import IMPLIED
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.text import NOUN, classes, key, words_in

# Words before a place: "**in** the yard"; not "of the yard".
_AT = frozenset({"in", "at", "inside", "on", "into", "onto", "to"})
_THE = frozenset({"the", "my", "our", "your"})  # behind them, before its noun

_PLACING = frozenset({IMPLIED, "except"})  # cues of where something is let, or is not


def is_of_other_place(rule: Rule, chosen: Sequence[Provision], question: Question) -> bool:
    """Tell whether a question whether one must do something names a place that no demand names.

    Args:
        rule: the rule text.
        chosen: the provisions that the question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Staff must wear a helmet in the yard.")
        >>> asked = "Must I wear a helmet in the office?", "Must I wear a helmet in the yard?"
        >>> [is_of_other_place(rule, rule.provisions, read_question(each)) for each in asked]
        [True, False]
    """
    if not question.demand or not chosen or _AT.isdisjoint(question.words):
        return False
    place = _place(question.words)
    if not place or is_said_in(place, frozenset(map(stem, rule.keys))):
        return False
    if any(word.startswith(place) for word in rule.keys):
        return False  # "in the **lab**oratory"
    demanded = [_demanded_at(rule, provision) for provision in chosen]
    return all(there and there not in question.keys for there in demanded)


def places_left_aside(rule: Rule, question: Question) -> frozenset[str]:
    """Return the clauses of a place where something is forbidden, of questions about another.

    The text must let people do something at the other: a yard may be part of what it does not name.

    Args:
        rule: the rule.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can park in the yard but not on the road.")
        >>> sorted(places_left_aside(rule, read_question("Can I park in the yard?")))
        ['c2']
        >>> rule = parse("Dogs may run in the yard if it is dry. Dogs may not run in the hut.")
        >>> asked = "Can my dog run in the yard?", "Can my dog run in the hut?", "Can my dog run?"
        >>> [sorted(places_left_aside(rule, read_question(each))) for each in asked]
        [['c2'], [], []]
    """
    place = _place(question.words)
    letting = [p for p in rule.provisions if p.positive and place in p.keys] if place else []
    if not letting:
        return frozenset()
    aside = set()
    excepted = {name for p in letting for e in p.exceptions for name in clause_ids(e)}
    for clause in rule.clauses:
        told = clause.cue in _PLACING
        there = _place(words_in(clause.statement.lower())) if told else ""
        if there and there not in question.keys:
            makers = [p for p in rule.provisions if clause.id in cases_of(p)]
            beside = clause.id in excepted and makers == letting  # "but not **on the road**"
            if beside or all(not p.positive and place not in p.keys for p in makers):
                aside.add(clause.id)
    return frozenset(aside)


def _demanded_at(rule: Rule, provision: Provision) -> str:
    """Return the noun of the place at which something is demanded, perhaps an empty string."""
    if provision.demand is None:
        return ""
    names = clause_ids(provision.demand)
    places = {_place(words_in(rule.clause(name).statement.lower())) for name in names}
    return places.pop() if len(places) == 1 else ""


def _place(words: Sequence[str]) -> str:
    """Return what the noun of a place is compared by that ends a sentence: "in the **yard**"."""
    said = [word for word in words if word[0].isalpha()]
    if len(said) < len(("in", "the", "yard")) or said[-3] not in _AT or said[-2] not in _THE:
        return ""
    return key(said[-1]) if NOUN in classes(said[-1]) else ""
