"""Leave narrowed: "Growers can claim help. **You are eligible if your crop failed**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.expression import All, Any, ClauseRef, Expression, Not, both, clause_ids, negate
from cmr_logic.inquiry.barring import (
    ASKING,
    COSTS,
    GENERAL,
    clause_keys,
    gives_what_was_granted,
)
from cmr_logic.inquiry.matter import APPLICANTS
from cmr_logic.inquiry.only_in_case import at_another_time, limits_a_case
from cmr_logic.inquiry.only_so import ONLY_IF, limits_leave_before
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.sides import Sides
from cmr_logic.inquiry.whom_alone import limits_whom
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import words_in

ADDRESSED = frozenset({("you",), ("they",), ("he",), ("she",)})
"""Subjects that stand for whom the statement before names: "**you** can claim"; not "guests"."""

# Subjects that stand for what was granted: "**it** is only paid to"; not "guests".
_THINGS = frozenset({("it",), ("this",), ("they",), ("these",), ("that",)})
# How it is said that some may ask for a thing: "tenants can **apply** for it"; not "can have it".
_MAY, _TO_ASK = frozenset({"can", "may"}), frozenset({("ask",), ("apply",), ("request",)})
_SOON = 4  # words of a conclusion among which "only" stands: "it will only be paid to"
# Bounds that leave out what the other takes in: "**over** 18"; not "aged 18".
_OPPOSITE = {"over": "under", "under": "over", "above": "below", "below": "above"}
# Words by which a grant comes on top of another: "you can **also** claim"; not "you can only".
_ON_TOP = frozenset({"also", "still", "instead", "too", "either", "same", "includes"})


def _is_otherwise(case: Expression, granted: Expression) -> bool:
    """Tell whether a case is one in which nothing was granted: "**After that**, only if you row".

    Example:
        >>> from cmr_logic.expression import parse_expression
        >>> row = parse_expression("c1")
        >>> [_is_otherwise(parse_expression(case), row) for case in ("not c1 and c2", "c2")]
        [True, False]
    """
    return isinstance(case, All) and negate(granted) in case.operands


def narrowed(
    sides: Sides,
    rule: Rule,
    provision: Provision,
    before: Provision | None,
    case: Expression,
    question: Question,
) -> bool:
    """Narrow what is granted to the case of a provision; tell whether it does so.

    What is asked to be what someone needs must be for what they want: "It may be used to …". Leave
    that is limited in some case grants nobody anything who has no other.

    Args:
        sides: what speaks for a Yes and against it so far.
        rule: the rule text.
        provision: one of its provisions.
        before: the one that the question concerns before it, if any.
        case: where it holds.
        question: the question.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.inquiry import inquire
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you swim. If it snows, you can only row if led.")
        >>> to_text(inquire(rule, "Can I row?").expression)
        'c1 and (not c2 or c3)'
    """
    suits = question.suiting and bool(provision.use) and provision.positive
    limits = suits or limits_a_case(rule, provision)
    left = _left_to_others(rule, provision, sides) if limits and not suits else None
    if left is not None:
        sides.grant(left, provision.about)
        return True
    rest = _behind_denial(provision, before)
    named = before.keys if before is not None and before.subject is not None else frozenset()
    limits = limits or bool(sides.grants and named and limits_whom(rule, provision, named))
    if limits or rest is not None:
        sides.demand(case if limits or rest is None else rest)
        return True
    apart = at_another_time(rule, provision)  # "You can row in May. In June, you can only row if"
    apart = apart or isinstance(provision.subject, Not)  # "**Others** get it only if …"
    apart = apart or (bool(sides.grants) and _is_otherwise(case, sides.grants[-1][0]))
    if sides.grants and not apart and _narrows(rule, provision, before):
        sides.narrow_last(case)
        return True
    if sides.grants and not apart and before and _is_needed_as_well(rule, provision, before):
        if _named_anew(provision, before) <= question.keys:
            sides.narrow_last(case)
        return True
    if provision.subject is None or not _restricts_some(rule, provision, sides):
        return False
    sides.demand(Any((negate(provision.subject), case)))
    return True


def _left_to_others(rule: Rule, provision: Provision, sides: Sides) -> Expression | None:
    """Return what a limit in a case grants those in it, where a grant before leaves them out.

    "You can row if you are a member. If you are **not a member**, you can only row if you are led."
    "If you are over 18, you can row. If you are **under 18**, you can only row if …".
    """
    condition = provision.condition
    if not isinstance(condition, All):
        return None
    granted = [_signed(rule, case) for case, _ in sides.grants]
    for part in condition.operands:
        said, holds = _signed(rule, part)
        opposite = " ".join(_OPPOSITE.get(word, word) for word in said.split())
        if said and (
            (said, not holds) in granted or (opposite != said and (opposite, holds) in granted)
        ):
            return condition
    return None


def _signed(rule: Rule, case: Expression) -> tuple[str, bool]:
    """Return what the one clause of a case says and whether it has to hold, nothing for others."""
    clause = case.operand if isinstance(case, Not) else case
    said = rule.clause(clause.clause_id).statement if isinstance(clause, ClauseRef) else ""
    return said, clause is case


def _narrows(rule: Rule, provision: Provision, before: Provision | None) -> bool:
    """Tell whether a provision says on what condition those get something whom one before names.

    "Growers can claim help. You are eligible if your crop failed."
    """
    if before is None:
        return False
    if _names_those_alone(rule, provision, before) or _is_what_was_asked(rule, provision, before):
        return True
    granting = provision.force is Force.GRANTS and provision.condition is not None
    if not (granting and provision.positive and before.positive):
        return False
    if provision.about and provision.about <= ASKING:
        return True  # "Staff may move. Requests are granted if …"
    said = words_in(provision.conclusion.of(rule.plain))
    only = provision.anaphoric and "only" in said  # "This only applies if …"
    if only or limits_leave_before(rule, provision) or _says_when_alone(provision, before, said):
        return True
    named = gives_what_was_granted(rule, provision) and _ON_TOP.isdisjoint(said)
    return named or _goes_on_about(rule, provision, before, said)


def _is_what_was_asked(rule: Rule, provision: Provision, before: Provision) -> bool:
    """Tell whether it is said when, or to whom, what some get is given: "**It is granted** if".

    "Tenants can **apply for** a move. It is granted if …", "Staff get leave. **This applies to**
    those who …": they have to be tenants, or staff, all the same.
    """
    granted = provision.force is before.force is Force.GRANTS and not provision.exceptions
    own_case = provision.subject is not None and provision.condition is not None
    if not (granted and provision.positive and before.positive) or own_case:
        return False
    said = words_in(provision.conclusion.of(rule.plain).lower())
    asked = words_in(before.conclusion.of(rule.plain).lower())
    may = next((at for at, word in enumerate(asked) if word in _MAY), len(asked))
    own = said[:1] in _THINGS or provision.anaphoric
    whom = clause_keys(rule, [provision.subject]) if provision.subject is not None else frozenset()
    named = provision.anaphoric or provision.keys - before.keys - whom <= GENERAL | COSTS
    some = (before.subject is not None or before.condition is not None) and not before.exceptions
    bare = some or asked[may + 1 : may + 2] in _TO_ASK
    return own and named and bare and _ON_TOP.isdisjoint(said)


def _goes_on_about(
    rule: Rule, provision: Provision, before: Provision, said: Sequence[str]
) -> bool:
    """Tell whether a provision is about just those to whom one before grants something bare."""
    named = before.subject is not None and before.force is Force.GRANTS
    bare = named and before.condition is None and not before.exceptions
    if not bare or not _ON_TOP.isdisjoint(said):
        return False
    if said[:1] in ADDRESSED:
        # "Nurses can move. **They** can do so if …": whom "they" names is said again
        own = provision.subject in {None, before.subject} and not provision.about
        same = provision.keys <= GENERAL | COSTS | before.keys  # "You can get **the loan** if"
        return own and (provision.linked or same)
    return _qualifies_those(rule, provision, before)


def _qualifies_those(rule: Rule, provision: Provision, before: Provision) -> bool:
    """Tell whether a provision names again those before, and says no more than that they get it.

    "Grants go to growers who need a barn. **Growers qualify if** they own it", "**Applicants** …".
    """
    about, subject = provision.about, before.subject
    if not about or subject is None or not provision.keys - about <= GENERAL | before.keys:
        return False
    whom = clause_keys(rule, [subject]) | (before.keys - before.about)
    return about <= APPLICANTS or about <= whom


def _is_needed_as_well(rule: Rule, provision: Provision, before: Provision) -> bool:
    """Tell whether leave is limited to a case by a second statement on the same thing.

    "The club lends oars to guests. You can have **the oars only if** you pay": both must be so. So
    must what is needed at some time: "You may row **only if** you swim. You may row at night if you
    have a lamp".

    Args:
        rule: the rule text.
        provision: one of its provisions.
        before: the one before it.
    """
    said = words_in(provision.conclusion.of(rule.plain).lower())
    alike = provision.force is before.force and provision.positive and before.positive
    own = said[:1] in ADDRESSED | _THINGS and provision.subject is None
    if not (alike and own and _ON_TOP.isdisjoint(said)) or not _has_own_case(provision, before):
        return False
    shared = (provision.keys - GENERAL) & (before.keys - GENERAL)
    if not shared or _opens_with_case(rule, provision):
        return False
    if _is_only_if(rule, before):
        return True
    return _is_only_if(rule, provision) and not _named_anew(provision, before)


def _named_anew(provision: Provision, before: Provision) -> frozenset[str]:
    """Return what a conclusion names that the one before does not: "row **at night**"."""
    return provision.keys - before.keys - GENERAL


def _is_only_if(rule: Rule, provision: Provision) -> bool:
    """Tell whether a condition has to be met, by its words: "**only if** you swim"."""
    names = () if provision.condition is None else clause_ids(provision.condition)
    return any(rule.clause(name).cue == ONLY_IF for name in names)


def _behind_denial(provision: Provision, before: Provision | None) -> Expression | None:
    """Return what leave adds that is given in no case of the denial before, None for other leave.

    "You can't row in May unless you are led. After that you can row if you swim": who rows in May
    need not swim.
    """
    if before is None or before.positive or not provision.positive:
        return None
    if before.condition is None or not before.exceptions:
        return None
    if not isinstance(provision.condition, All) or provision.exceptions or provision.subject:
        return None
    rest = [p for p in provision.condition.operands if p != negate(before.condition)]
    if len(rest) == len(provision.condition.operands):
        return None
    return Any((before.condition, both(rest)))


def _says_when_alone(provision: Provision, before: Provision, said: Sequence[str]) -> bool:
    """Tell whether someone gets something on one condition alone: "you can **only** row if".

    What may be done after a time for doing it is a case by itself: "After that, you can only …".
    """
    own = provision.subject is None and said[:1] in ADDRESSED
    return own and "only" in said[1:_SOON] and _has_own_case(provision, before)


def _has_own_case(provision: Provision, before: Provision) -> bool:
    """Tell whether the condition of a provision takes up none of the one before: "otherwise"."""
    names = set() if provision.condition is None else set(clause_ids(provision.condition))
    taken = () if before.condition is None else clause_ids(before.condition)
    return bool(names) and names.isdisjoint(taken)


def _opens_with_case(rule: Rule, provision: Provision) -> bool:
    """Tell whether a case stands before what is concluded: "**if it snows,** you may row if"."""
    names = () if provision.condition is None else clause_ids(provision.condition)
    return any(rule.clause(n).span.start < provision.conclusion.start for n in names)


def _names_those_alone(rule: Rule, provision: Provision, before: Provision) -> bool:
    """Tell whether a provision says of what was granted right before who alone gets it.

    "Trainees are paid an allowance. **It is only paid to those who** live far away."
    """
    said = words_in(provision.conclusion.of(rule.plain).lower())
    alone = said[:1] in _THINGS and "only" in said[1:_SOON]
    granting = provision.positive and before.positive and provision.force is before.force
    whom = provision.subject or provision.condition
    if provision.subject is not None and provision.condition is not None:
        return False  # "In May it is only open to members": a case by itself
    return alone and granting and provision.force is Force.GRANTS and whom is not None


def _restricts_some(rule: Rule, provision: Provision, sides: Sides) -> bool:
    """Tell whether a grant for some of those whom one before is for says when alone they get it.

    "You can row if you are a member. Juniors can row **only** if a coach is there."
    """
    everyone = bool(sides.grants) and not any(about for _, about in sides.grants)
    granting = provision.positive and provision.force is Force.GRANTS
    if not (everyone and granting) or provision.condition is None:
        return False
    names = clause_ids(provision.condition)
    first = min(rule.clause(name).span.start for name in names)
    return "only" in words_in(rule.plain[provision.conclusion.start : first])
