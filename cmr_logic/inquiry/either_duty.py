"""Two duties of which one will do: "You must wear a vest, **or your guide must sign the form**"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic.expression import Expression, Not
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import words_in

# What points at a duty of others: "and members must **do so** in June"; not "do a course".
_DOING_SO = frozenset({("do", "so"), ("do", "this"), ("do", "it")})


def without_other_duty(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> Sequence[Provision]:
    """Return provisions without the duty that stands in for the one a question asks about.

    Nor is a waiver of another duty among them.

    Where it is done, the first need not be; one of other people ("or an operator must") says
    nothing of whoever asks.

    Args:
        rule: the rule.
        chosen: those of its provisions that the question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must wear a vest, or you must sign a form.")
        >>> for asked in ("Must I wear a vest?", "Must I sign a form?"):
        ...     found = without_other_duty(rule, rule.provisions, read_question(asked))
        ...     print(len(found), found[0].exceptions)
        1 (ClauseRef('c2'),)
        2 ()
    """
    if not question.demand:
        return chosen
    kept = list(without_duties_of_others(rule, without_other_waivers(chosen, question), question))
    for first, other in pairwise(rule.provisions):
        if first.demand is None or other.condition != Not(first.demand) or first not in kept:
            continue
        if len(first.demanded & question.keys) <= len(other.demanded & question.keys):
            continue
        done = other.demand if other.subject is None else None
        excepted = (*first.exceptions, done) if done is not None else first.exceptions
        kept[kept.index(first)] = replace(first, exceptions=excepted)
        kept = [each for each in kept if each is not other]
    return kept


def without_other_waivers(chosen: Sequence[Provision], question: Question) -> Sequence[Provision]:
    """Return provisions without a waiver of another duty than the one a question asks about.

    "You must advertise the job and pay a fee. You do not have to advertise it if …" spares nobody
    the fee.

    Args:
        chosen: the provisions that the question concerns.
        question: what is asked, of a duty.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must sign it and pay a fee. You need not sign it if you row.")
        >>> for asked in ("Must I pay a fee?", "Must I sign it?"):
        ...     print(len(without_other_waivers(rule.provisions, read_question(asked))))
        1
        2
    """
    duties = [each for each in chosen if each.demand is not None and not each.waives]
    demanded = frozenset().union(*(each.demanded for each in duties))
    asked = question.keys & demanded

    def is_of_other(provision: Provision) -> bool:
        spared = provision.keys & demanded
        return provision.waives and bool(spared) and spared.isdisjoint(asked)

    return [each for each in chosen if not is_of_other(each)] if asked else chosen


def without_duties_of_others(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> Sequence[Provision]:
    """Return provisions without duties of nothing that a question asks about, of other people.

    "Juniors must have a guide, and seniors must have a note": seniors need no guide.

    Args:
        rule: the rule.
        chosen: those of its provisions that the question concerns.
        question: what is asked, of a duty.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Juniors must have a guide, and seniors must have a note.")
        >>> asked = read_question("Do I need a guide?")
        >>> found = without_duties_of_others(rule, rule.provisions, asked)
        >>> [each.conclusion.of(rule.plain) for each in found]
        ['Juniors must have a guide,']
    """

    def says(provision: Provision) -> bool:
        return not provision.demanded.isdisjoint(question.keys - provision.about)

    def is_of_others(provision: Provision, before: Provision) -> bool:
        if provision.demand is None or not provision.linked or provision.anaphoric:
            return False
        if not _DOING_SO.isdisjoint(pairwise(words_in(provision.conclusion.of(rule.plain)))):
            return False
        some = _of_whom(provision)
        return some is not None and some != _of_whom(before) and not says(provision)

    named = [each for each in chosen if each.demand is not None and says(each)]
    return [
        each
        for at, each in enumerate(chosen)
        if not at or each in named or not named or not is_of_others(each, chosen[at - 1])
    ]


def _of_whom(provision: Provision) -> Expression | None:
    """Return of whom a provision is, or in which case it holds."""
    return provision.subject or provision.condition
