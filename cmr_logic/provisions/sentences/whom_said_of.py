"""Whom or what a statement speaks of: its subject, and those that it is for."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Phrase, Statement
from cmr_logic.expression import Expression, both, clause_ids
from cmr_logic.provisions.concluding.assertions import Assertion, subject_is_plural
from cmr_logic.provisions.concluding.conclusions import defines
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.matters.denied_deeds import deeds_listed, outlawed_deed
from cmr_logic.provisions.matters.losses import losses_listed
from cmr_logic.provisions.matters.uses import names_use
from cmr_logic.provisions.reach.applied_to import applied_to
from cmr_logic.provisions.reach.beneficiaries import users_clause
from cmr_logic.provisions.reach.denied_for import denied_for_each
from cmr_logic.provisions.reach.eligible import eligible_kinds
from cmr_logic.provisions.reach.needs import needs_clause
from cmr_logic.provisions.reach.people import excluded_clause, subject_clause
from cmr_logic.provisions.reach.people_at_times import beneficiaries_at_times
from cmr_logic.provisions.reach.referred import referred_clause
from cmr_logic.provisions.reach.told_apart import object_told_apart
from cmr_logic.provisions.reach.who_is_meant import speaks_of_them

_WHO = "who"  # the cue of what tells people apart: "members **who** are late"
# Joints behind which what something is for is said again: "for boats **or for** members".
_FOR_AGAIN = frozenset({("or", "for"), ("and", "for")})


def read_subject(scope: Scope, statement: Statement) -> tuple[Expression | None, Expression | None]:
    """Return the clause that the subject makes, and instead of it the list that it stands for."""
    if statement.shares_subject:
        return _subject_before(scope, statement), None
    eligible = eligible_kinds(scope, statement) or applied_to(scope, statement)
    if eligible is not None:
        return eligible, None
    subject = None
    if speaks_of_them(scope, statement):
        role_alone = scope.draft.last_is_plain and scope.draft.conclusion.demanding
        return (None if role_alone else scope.draft.whom), None
    if not defines(scope, statement):
        subject = subject_clause(scope, statement) or excluded_clause(scope, statement)
    scope.draft.whom = subject if scope.asker else None
    named = None if statement.subject is None else statement.subject.body
    if isinstance(named, Phrase) and named.reference is not None:
        return None, subject
    return subject, None


def _subject_before(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of the subject that the statement before has, which tells people apart.

    A demand on them has it as its case: "Members **who are late** must pay and may not row". Whom
    a thing is for does not tell it apart where something is denied of it: "The pass is **for
    members** and cannot be lent".
    """
    if not scope.draft.provisions:
        return None
    before = scope.draft.provisions[-1]
    case = before.condition if before.demand is not None else None
    if before.subject is not None and _denies_of_thing(scope, statement, before.subject):
        return None
    if before.subject is not None or case is None:
        return before.subject
    of_people = all(scope.draft.clause(name).cue == _WHO for name in clause_ids(case))
    return case if of_people else None


def _denies_of_thing(scope: Scope, statement: Statement, people: Expression) -> bool:
    """Tell whether a statement denies something of a subject that some people stand behind."""
    subject, predicate = statement.subject, statement.predicate
    extent = None if subject is None else subject.body.extent
    if predicate is None or extent is None:
        return False
    said = scope.words[predicate.first : predicate.last]
    end = scope.draft.chars(*extent).end
    behind = all(scope.draft.clause(name).span.start >= end for name in clause_ids(people))
    return behind and not syntax.NEGATIONS.isdisjoint(said)


def read_people(
    scope: Scope,
    statement: Statement,
    assertion: Assertion,
    subject: Expression | None,
    *,
    listed: bool,
) -> Expression | None:
    """Return the clause of those whom a statement without a list is for, wherever they stand."""
    pointing = assertion.backward or assertion.exempting
    if pointing and statement.rest is not None:
        subject = referred_clause(scope, statement.rest)
    if subject is not None or listed or scope.draft.conclusion.demanding:
        known = listed or subject is None or pointing
        users = None if known else users_clause(scope, statement)
        return subject if subject is None or users is None else both([subject, users])
    if deeds_listed(scope, statement, assertion.last):
        return None  # "You can't sell bait to guests or lend nets": not for guests alone
    if assertion.waiving and not _FOR_AGAIN.isdisjoint(pairwise(assertion.said)):
        spared = needs_clause(scope, statement)
        if spared is not None:
            return spared
    used = assertion.whole[:1] != ("you",) and names_use(assertion.whole)
    # "to pay guides": no guides; "it is illegal to sell bait to guests": for anyone
    done = used or outlawed_deed(scope, statement, assertion.last) is not None
    helped = None if done else beneficiaries_at_times(scope, statement)
    if helped is not None and not subject_is_plural(scope, statement):
        scope.asker = scope.draft.asker = True  # "It is for farmers if they …": whoever asks
    helped = (
        helped
        or losses_listed(scope, statement)
        or denied_for_each(scope, assertion.first, assertion.last)
    )
    if helped is not None or used:
        return helped  # "to buy boats that are over 5 metres long": the use itself says so
    return object_told_apart(scope, statement)
