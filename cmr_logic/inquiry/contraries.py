"""What is done for those who do not meet a demand, which is not what the demand is for.

"You must return it in May for a refund. **Otherwise** we offer a repair" gives nobody both. Nor is
what becomes of "forms not sent by May" so of forms that are sent by then.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.cues.table import LEAVE
from cmr_logic.expression import ClauseRef, Expression, Not, clause_ids
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import keys, words_in

_LEAVE = keys(LEAVE)
_STILL = "still"  # what one may do all the same: "you can **still** complain"


def without_contraries(chosen: Sequence[Provision], question: Question) -> list[Provision]:
    """Return the chosen provisions but for what stands in for what a question asks about.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must ring for a coat. Otherwise we offer a hat.")
        >>> question = read_question("Can I get a coat?")
        >>> len(rule.provisions), len(without_contraries(rule.provisions, question))
        (2, 1)
        >>> rule = parse("You must ring for a coat. We offer a hat if you row.")
        >>> len(without_contraries(rule.provisions, question))
        2
    """
    dropped: set[int] = set()
    for demand in chosen:
        if demand.demand is None:
            continue
        for other in chosen:
            grants = other.positive and not other.denying and other.demand is None
            if grants and other.condition == Not(demand.demand):
                named = [len(p.keys & question.keys) for p in (demand, other)]
                dropped.add(id(demand if named[0] < named[1] else other))
    return [p for p in chosen if id(p) not in dropped]


def without_missed(rule: Rule, chosen: Sequence[Provision], question: Question) -> list[Provision]:
    """Return the chosen provisions but for a demand of which others say who has not met it.

    Args:
        rule: the rule text.
        chosen: some of its provisions.
        question: what is asked; whether the demand is made is another question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Bids not sent by May are read last. Bids must be sent by May.")
        >>> len(without_missed(rule, rule.provisions, read_question("Is my bid read last?")))
        1
        >>> rule = parse("Bids not sent by May are read last. Bids must be signed.")
        >>> len(without_missed(rule, rule.provisions, read_question("Is my bid read last?")))
        2
    """
    missed = [
        clause
        for p in chosen
        if p.demand is None
        for said in (p.condition, p.subject, p.implied)
        for clause in _denied(said, rule)
    ]
    if not missed or question.demand:
        return list(chosen)
    return [
        p
        for p in chosen
        if p.demand is None
        or not any(
            _says_as_much(rule.clause(name).keys, each, p.about)
            for name in clause_ids(p.demand)
            for each in missed
        )
    ]


def without_left_to_rest(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> list[Provision]:
    """Leave out what those still may do who are denied what is asked, where it is another deed.

    Nobody is granted in one case just what is denied in it.

    Args:
        rule: the rule text.
        chosen: some of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row unless you paid. If you paid, you can still sail.")
        >>> len(without_left_to_rest(rule, rule.provisions, read_question("Can I row?")))
        1
        >>> rule = parse("You can row unless you paid. If you swim, you can still sail.")
        >>> len(without_left_to_rest(rule, rule.provisions, read_question("Can I row?")))
        2
    """
    dropped: set[int] = set()
    for before, other in pairwise(chosen):
        case = other.condition
        if not isinstance(case, ClauseRef) or not (other.positive and before.positive):
            continue
        if _STILL not in words_in(other.conclusion.of(rule.plain).lower()):
            continue
        excluded = [name for e in before.exceptions for name in _named(e)]
        excluded += _named(before.condition.operand) if isinstance(before.condition, Not) else ()
        met = rule.clause(case.clause_id).keys
        same = any(met and met <= rule.clause(name).keys for name in excluded)
        named = [len(p.keys & question.keys) for p in (before, other)]
        if same and named[0] != named[1]:
            dropped.add(id(before if named[0] < named[1] else other))
    return [p for p in chosen if id(p) not in dropped]


def without_leave_spared(chosen: Sequence[Provision], question: Question) -> list[Provision]:
    """Leave out who needs nobody's leave where another duty is asked for: "no **consent**".

    Args:
        chosen: some of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must tell the club. You do not need its consent if you row.")
        >>> len(without_leave_spared(rule.provisions, read_question("Must I tell the club?")))
        1
        >>> len(without_leave_spared(rule.provisions, read_question("Do I need consent?")))
        2
    """
    due = [p for p in chosen if p.demand is not None]
    said = [each.keys | each.demanded for each in due]
    if not (due and question.demand) or not _LEAVE.isdisjoint(question.keys.union(*said)):
        return list(chosen)
    return [p for p in chosen if not p.waives or _LEAVE.isdisjoint(p.keys | p.demanded)]


def _named(said: Expression) -> tuple[str, ...]:
    """Return the clause that an expression is, if it is one."""
    return (said.clause_id,) if isinstance(said, ClauseRef) else ()


def _says_as_much(demanded: frozenset[str], missed: frozenset[str], about: frozenset[str]) -> bool:
    """Tell whether a demand is what is missed, whatever else its subject is called.

    "**Bids for it** must be sent by May. **Bids** not sent by May are read last."
    """
    return missed <= demanded and demanded - missed <= about


def _denied(said: Expression | None, rule: Rule) -> list[frozenset[str]]:
    """Return what the clause is compared by that a condition denies, if that is all it says."""
    if not isinstance(said, Not) or not isinstance(said.operand, ClauseRef):
        return []
    return [rule.clause(said.operand.clause_id).keys]
