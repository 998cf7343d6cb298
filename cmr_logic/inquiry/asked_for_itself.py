"""Demands to have the very thing asked for: "You need **a permit**" of "Can I get a permit?"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.expression import ClauseRef
from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.praise import grants
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.syntax import PREPOSITIONS, TIME_UNITS, is_adverb, is_participle
from cmr_logic.text import key, keys, words_in

# How the clause of a demand begins that is to have something: "**you must have** a permit".
_HAVING = (("you", "must", "have"), ("you", "have"), ("you", "need"))
# What stands behind the name of such a thing: "a permit **to** row", "a permit **for** a net".
_ENDING = PREPOSITIONS | {"to", "that", "which"}

# Words for doing what one need not do: "register **voluntarily**"; not "register late".
_FREELY = keys(("voluntarily", "choose", "voluntary", "wish", "anyway", "still", "also", "decide"))


def without_itself(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> Sequence[Provision]:
    """Leave out demands to have the very thing asked for, where others say who gets it.

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns.
        question: what is asked.
    """
    said = [p for p in chosen if not is_done_again(rule, p, question)]
    chosen = said if any(map(has_logic, said)) else chosen
    kept = [p for p in chosen if not is_for_itself(rule, p, question)]
    return kept if any(grants(p) for p in kept) else chosen


def is_for_itself(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision demands what a question asks how to get: no condition of it.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You need a permit for a net. Permits are given to guests.")
        >>> asked = map(read_question, ("Can I get a permit?", "Can I use a net?"))
        >>> [is_for_itself(rule, rule.provisions[0], question) for question in asked]
        [True, False]
        >>> rule = parse("You must have signed the form. Late forms are accepted in May.")
        >>> is_for_itself(rule, rule.provisions[0], read_question("Is my late form accepted?"))
        False
    """
    if not isinstance(provision.demand, ClauseRef) or question.demand:
        return False
    if question.deed and question.deed not in GENERAL:
        return False
    asked = [w for w in map(key, question.words) if w in question.keys and w != question.deed]
    said = words_in(rule.clause(provision.demand.clause_id).statement.lower())
    opening = next((o for o in _HAVING if said[: len(o)] == o), ())
    named = said[len(opening) :]
    done = next((is_participle(word) for word in named if not is_adverb(word)), False)
    if done:
        return False  # "you must have **signed** the form"
    end = next((at for at, word in enumerate(named) if at and word in _ENDING), len(named))
    return bool(opening and asked and end) and key(named[end - 1]) == asked[-1]


def is_done_again(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision says how often one must do the very deed that a question is about.

    Whoever asks how it may be done this time is not asked whether they do it each year.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must renew your pass every year. You can renew it online if you row.")
        >>> is_done_again(rule, rule.provisions[0], read_question("Can I renew my pass online?"))
        True
        >>> is_done_again(rule, rule.provisions[0], read_question("Can I row?"))
        False
    """
    if not isinstance(provision.demand, ClauseRef) or question.demand or provision.exceptions:
        return False
    if provision.condition is not None or question.deed not in provision.demanded:
        return False
    said = words_in(rule.clause(provision.demand.clause_id).statement.lower())
    return any(
        word in _EVERY and not TIME_UNITS.isdisjoint(said[at + 1 : at + 3])
        for at, word in enumerate(said)
    )


# Words before how often something is done: "**every** ten years"; not "in ten years".
_EVERY = frozenset({"every", "each"})


def is_same_deed(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether whoever must do a thing is one of those who may do it, as others may.

    "You **must** register if you sell pies. You **can** register if you sell tea. Can I register?"
    is answered Yes to whoever must.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must row if you swim. You can choose to row if you sail.")
        >>> is_same_deed(rule, rule.provisions[0], read_question("Can I row?"))
        True
        >>> is_same_deed(rule, rule.provisions[0], read_question("Can I row at night?"))
        False
        >>> rule = parse("You must pay if you swim. You can row if you sail.")
        >>> is_same_deed(rule, rule.provisions[0], read_question("Can I row?"))
        False
    """
    asked, demanded = question.keys - GENERAL, provision.demanded - GENERAL
    if question.demand or not isinstance(provision.demand, ClauseRef) or asked != demanded:
        return False
    statement = words_in(rule.clause(provision.demand.clause_id).statement.lower())
    at = rule.provisions.index(provision)
    return statement[:1] == ("you",) and any(
        grants(other) and question.deed in other.keys for other in rule.provisions[at + 1 :]
    )


def with_leave_too(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> tuple[Provision, ...]:
    """Return provisions with those that let others do the very deed that one of them demands.

    They need not name its thing again: "You must register **for tax** if …. You can register if …".

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must row a boat if you swim. You can choose to row if you sail.")
        >>> len(with_leave_too(rule, rule.provisions[:1], read_question("Can I row a boat?")))
        2
    """
    if not any(is_same_deed(rule, provision, question) for provision in chosen):
        return tuple(chosen)
    said = question.keys | GENERAL | _FREELY
    return tuple(
        p
        for p in rule.provisions
        if p in chosen or (grants(p) and question.deed in p.keys and p.keys <= said)
    )
