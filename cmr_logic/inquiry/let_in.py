"""Grants to some of those whom a denial before names: "However, **students** can if …".

So are those that let things in which are banned before: "Dogs are banned. **Members may bring
dogs**".
"""

from __future__ import annotations

from typing import TypeGuard

from cmr_logic import syntax
from cmr_logic.expression import All, Any, ClauseRef, Expression, both, either, negate
from cmr_logic.inquiry.barring import denies
from cmr_logic.inquiry.polarity import lets_do_instead
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.words import implied
from cmr_logic.text import word_set, words_in

_IT_IS = "it is "  # how one begins that says of which kind things are
# What points at things named before: "members may bring **theirs**"; not "their friends".
_POINTING = frozenset({"theirs", "yours", "them", "one", "ones"})
# What lets them in: "dogs are **allowed** in the garden"; not "dogs bark".
_LETTING = word_set("allowed permitted welcome may accepted")
_YOU_CAN = ("you", "can")
_YOU_ARE = ("you are ", "you're ")  # how a clause begins that says of which kind someone is


def lets_in(rule: Rule, denied: Expression, provision: Provision) -> Expression | None:
    """Return what still rules a Yes out where a grant lets some of those in whom it names.

    Args:
        rule: the rule.
        denied: what rules a Yes out: one case, or several.
        provision: a provision behind it.

    Returns:
        The rest of it; None where the provision grants nothing to any of them.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.provisions import parse
        >>> rule = parse(
        ...     "You can't row if you are ill or a guest. However, guests can row if they pay."
        ... )
        >>> bar, grant = rule.provisions
        >>> to_text(lets_in(rule, bar.condition, grant))
        'c1 or c2 and not c4'
        >>> lets_in(rule, grant.condition, bar) is None
        True
    """
    who, condition = provision.subject, provision.condition
    if not provision.positive or who is None or not _is_kind(who, rule):
        return None
    named = rule.clause(who.clause_id).keys
    cases = denied.operands if isinstance(denied, Any) else (denied,)
    left: list[Expression] = []
    for case in cases:
        barred = rule.clause(case.clause_id).keys if _is_kind(case, rule) else frozenset()
        some = bool(barred) and barred < named  # "**young** guests can row" of guests
        terms: list[Expression] = [who] if some else []
        terms += [condition] if condition is not None and (some or named <= barred) else []
        left.append(All((case, negate(both(terms)))) if terms else case)
    return None if left == list(cases) else either(left)


def lets_things_in(
    rule: Rule, denied: Expression, provision: Provision, case: Expression
) -> Expression | None:
    """Return what still rules a Yes out where a grant lets things in that a denial names.

    Args:
        rule: the rule.
        denied: what rules a Yes out.
        provision: a provision behind it.
        case: where that holds.

    Returns:
        The rest of it; None where the denial is not of things alone, or the grant not of them.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Dogs are not allowed. You may bring dogs if you are a member.")
        >>> bar, grant = rule.provisions
        >>> to_text(lets_things_in(rule, bar.condition, grant, grant.condition))
        'c1 and not c2'
    """
    return All((denied, negate(case))) if _speaks_of_barred(rule, denied, provision) else None


def with_things_let_in(rule: Rule, chosen: tuple[Provision, ...]) -> tuple[Provision, ...]:
    """Return provisions, and behind a ban on things what lets them in somewhere or some time.

    "Dogs are not allowed. **Dogs are allowed in the garden**": this has no conditions, and is no
    remark.

    Args:
        rule: the rule.
        chosen: some of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Dogs are not allowed. Dogs are allowed in the garden.")
        >>> len(with_things_let_in(rule, rule.provisions[:1]))
        2
    """
    bar = next((p for p in chosen if _bars_things(p)), None)
    if bar is None:
        return chosen
    behind = next((p for p in rule.provisions if p.span.start > bar.span.start), None)
    if behind is None or any(p is not bar and p is not behind for p in chosen):
        return chosen
    return (bar, behind) if _lets_in_there(rule, bar, behind) else chosen


def with_done_instead(
    rule: Rule, chosen: tuple[Provision, ...], question: Question
) -> tuple[Provision, ...]:
    """Return provisions, and behind a duty asked about who may do something else instead.

    Args:
        rule: the rule.
        chosen: some of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must wear a tie. Guests may wear a scarf instead.")
        >>> asked = read_question("Do I have to wear a tie?")
        >>> len(with_done_instead(rule, rule.provisions[:1], asked))
        2
    """
    if not question.demand or len(chosen) != 1 or chosen[0].force is not Force.DEMANDS:
        return chosen
    duty = chosen[0]
    behind = next((p for p in rule.provisions if p.span.start > duty.span.start), None)
    if behind is None or not (behind.condition or behind.subject):
        return chosen
    said = words_in(behind.conclusion.of(rule.plain).lower())
    return (duty, behind) if lets_do_instead(behind, said) else chosen


def _bars_things(provision: Provision) -> bool:
    """Tell whether a provision is a ban with one case: "**Dogs** are not allowed"."""
    alone = provision.condition is not None and not provision.exceptions
    return alone and provision.subject is None and denies(provision)


def _lets_in_there(rule: Rule, bar: Provision, behind: Provision) -> bool:
    """Tell whether what stands behind a ban on things lets them in, in no case that it names."""
    if behind.force is not Force.STATES or behind.implied is None:
        return behind.subject is not None and _points_at_barred(rule, bar, behind)
    words = words_in(behind.conclusion.of(rule.plain).lower())
    lets = not _LETTING.isdisjoint(words) or words[:2] == _YOU_CAN
    lets = lets and syntax.NEGATIONS.isdisjoint(words)
    return lets and _speaks_of_barred(rule, bar.condition, behind)


def _points_at_barred(rule: Rule, bar: Provision, behind: Provision) -> bool:
    """Tell whether some may have with them things of their own: "members may bring **theirs**"."""
    words = words_in(behind.conclusion.of(rule.plain).lower())
    own = not (_POINTING | {"their"}).isdisjoint(words)
    return own and _speaks_of_barred(rule, bar.condition, behind)


def _speaks_of_barred(rule: Rule, denied: Expression | None, provision: Provision) -> bool:
    """Tell whether a provision grants something of the things that are all a denial names."""
    if not (provision.positive and isinstance(denied, ClauseRef)) or provision.denying:
        return False
    barred = rule.clause(denied.clause_id)
    if barred.cue != implied.CUE.name or not barred.statement.startswith(_IT_IS):
        return False
    if syntax.PREPOSITIONS.intersection(words_in(barred.statement)[2:3]):
        return False  # "Dogs are not allowed on the lawn": there alone
    said = words_in(provision.conclusion.of(rule.plain).lower())
    named = barred.keys <= provision.keys or not _POINTING.isdisjoint(said)
    return named and bool(barred.keys)


def _is_kind(case: Expression, rule: Rule) -> TypeGuard[ClauseRef]:
    """Tell whether a case only says of which kind someone is: "you are a guest"."""
    return isinstance(case, ClauseRef) and rule.clause(case.clause_id).statement.startswith(
        _YOU_ARE
    )
