"""One statement → a provision: its conclusion, demand, subject, conditions and exceptions."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Sentence, Statement
from cmr_logic.cues import Effect
from cmr_logic.expression import Any, Expression, Not, clause_ids, either
from cmr_logic.provisions.concluding.aims import (
    aim_beside,
    aim_clause,
    applied_for,
    before_aim,
    is_aim,
)
from cmr_logic.provisions.concluding.assertions import (
    Assertion,
    assertion_of,
    is_asker,
    is_linked,
    names_a_matter,
    person_of,
    whom_about,
)
from cmr_logic.provisions.concluding.completions import read_completion
from cmr_logic.provisions.concluding.conclusions import conclusion_of
from cmr_logic.provisions.concluding.for_all import holds_for_all
from cmr_logic.provisions.concluding.things_demanded import things_demanded
from cmr_logic.provisions.conditions.amounts_by_case import (
    cases_of_amounts,
    in_its_case,
    join_amounts,
    words_of_two,
)
from cmr_logic.provisions.conditions.antecedents import case_joined
from cmr_logic.provisions.conditions.bare_cases import leave_out_misdeeds
from cmr_logic.provisions.conditions.expressions import THE_FOLLOWING, read_condition, read_list
from cmr_logic.provisions.drafts.draft import Conclusion, Draft, Scope
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.drafts.shapes import reference_of
from cmr_logic.provisions.drafts.tallies import points_at_list, tally_inside
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.lists.leads import names_list
from cmr_logic.provisions.matters.ages_from import ages_from
from cmr_logic.provisions.matters.commencing import commences, tells_of_founding
from cmr_logic.provisions.matters.duty_places import duty_place
from cmr_logic.provisions.matters.found_out import found_out
from cmr_logic.provisions.matters.kinds_alone import kinds_alone
from cmr_logic.provisions.matters.made_known import only_makes_known
from cmr_logic.provisions.matters.narrow_places import add_narrow_place
from cmr_logic.provisions.matters.status_said import gives_status
from cmr_logic.provisions.matters.uses import aims_to_help, beside_uses, names_use, uses_clause
from cmr_logic.provisions.matters.windows import add_window, duty_window
from cmr_logic.provisions.reach.acted_on import acted_on
from cmr_logic.provisions.reach.demanded_of import demands_of_some
from cmr_logic.provisions.reach.duties import matter_of_duty, purpose_of
from cmr_logic.provisions.reach.enabling import enabling_clause
from cmr_logic.provisions.reach.needed_to import spared_to
from cmr_logic.provisions.reach.needs import needing_clause, needs_clause
from cmr_logic.provisions.reach.owed import owed_to, owed_whole
from cmr_logic.provisions.reach.roles_of_things import has_thing
from cmr_logic.provisions.reach.who_is_meant import speaks_of_them
from cmr_logic.provisions.sentences.cases import read_case
from cmr_logic.provisions.sentences.item_provisions import add_item_provisions
from cmr_logic.provisions.sentences.kinds_in_cases import kinds_beside
from cmr_logic.provisions.sentences.letting_alone import (
    denied_otherwise,
    frees,
    lets_alone,
    opens_to_others,
    says_only,
    spares_emergencies,
)
from cmr_logic.provisions.sentences.named_again import named_before
from cmr_logic.provisions.sentences.set_apart import bound_to_set_apart, case_set_apart
from cmr_logic.provisions.sentences.shared_cases import share_case
from cmr_logic.provisions.sentences.waived_deeds import deed_waived
from cmr_logic.provisions.sentences.whom_said_of import read_people, read_subject
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.verbs.predications import predication, recalled, without_auxiliaries
from cmr_logic.provisions.verbs.referring import announces_exceptions
from cmr_logic.provisions.verbs.sparing import bans_beside, told_apart_from_relief
from cmr_logic.provisions.words.people_nouns import GENERIC
from cmr_logic.provisions.words.predicate_words import DEMANDING_MODALS
from cmr_logic.records import record, replace
from cmr_logic.spans import Span
from cmr_logic.text import keys, words_in

_CONCEDING = ("even", "though")  # opens what changes nothing: "stay **even though** it rains"
_JOINED = 2  # demands that share what they are made for
# What demands of whoever asks, too: "**your** income must", "must **be**"; not "the office must".
_YOURS, _THE, _STANDING = ("your",), ("the",), frozenset({("be",), ("have",)})
# Verbs of steps to take, beside what a text grants: "You can **apply** online"; not "row".
_STEPS = frozenset({"apply", "appeal", "complain", "call", "contact", "ring", "write", "check"})


@record(frozen=True, slots=True)
class _Parts:
    """The expressions of a statement: fields as in :class:`Provision`.

    Args:
        role: its subject only names the role of whoever asks.
        uses: its alternatives are what something granted may be used for.
    """

    limits: Limits
    subject: Expression | None
    role: bool
    demand: Expression | None
    alternatives: Expression | None
    purpose: Expression | None
    times: Expression | None
    implied: Expression | None
    uses: bool = False
    owed: Expression | None = None

    @property
    def cased(self) -> bool:
        """Whether the statement holds in some case alone."""
        return bool(self.limits) or self.times is not None

    def with_times_as_case(self) -> _Parts:
        """Return the parts with the times of a demand as a condition: "all must pay in May"."""
        if self.times is None:
            return self
        self.limits.parts.append(self.times)
        return replace(self, times=None)

    def force(self, *, demanding: bool) -> Force:
        if demanding:
            return Force.DEMANDS
        return Force.GRANTS if self.limits or self.alternatives or self.subject else Force.STATES


def read_statement(scope: Scope, sentence: Sentence, statement: Statement, fronts: Limits) -> None:
    """Read a statement, and add its provision to the draft.

    Args:
        scope: the sentence.
        sentence: its parts.
        statement: one of its statements.
        fronts: the conditions before the first statement, which hold for each.
    """
    draft = scope.draft
    conclusion = _turn_to(scope, sentence, statement)
    joined = case_joined(scope, statement.joint)
    assertion = assertion_of(scope, sentence, statement)
    limited = bool(scope.items or fronts or statement.conditions)
    if announces_exceptions(assertion.whole) and not limited:
        return  # the next sentence names them
    known = not limited and only_makes_known(scope.words, statement)
    since = commences(scope.words, statement, assertion.first, assertion.last)
    if known or since or tells_of_founding(scope.words, statement, assertion.first):
        return
    made = len(draft.clauses)
    fronts = fronts.copy() if joined is None else Limits([joined])
    parts = _read_parts(scope, sentence, statement, assertion, fronts)
    parts = _demanded_in_case(scope, statement, parts)
    freed = says_only(statement, assertion) and frees(statement)
    granted = not (conclusion.negative or conclusion.demanding)
    if parts.limits.exceptions and (
        freed or (granted and spares_emergencies(scope.words, statement))
    ):
        parts.limits.free()
    if granted and parts.subject is not None and opens_to_others(statement, assertion):
        others = either([parts.subject, *parts.limits.exceptions])
        parts = replace(parts, subject=others, limits=Limits(list(parts.limits.parts)))
    if conclusion.denied:
        more = bool(parts.alternatives)
        leave_out_misdeeds(draft, assertion.said, parts.limits, more=more)
    leaves_over = isinstance(parts.subject, Not) and assertion.whole[0] == "other"
    lifting = conclusion.denied and assertion.lifting
    denied = conclusion.negative and not bans_beside(parts.demand)
    of_all = parts.cased and not conclusion.negative and holds_for_all(scope, assertion)
    parts = parts.with_times_as_case() if of_all else parts
    said = keys(assertion.whole)
    again = bool(said and draft.provisions) and said <= draft.provisions[-1].keys
    aim = aim_beside(scope, sentence, conclusion) or _aim_around(scope, statement, assertion)
    aim_keys = keys(words_in(aim.of(draft.text))) if aim else frozenset()
    draft.provisions.append(
        Provision(
            span=_span(scope, sentence, made),
            conclusion=draft.chars(assertion.first, _before_holes(scope, assertion)),
            positive=not (denied or assertion.exempting or lifting),
            force=parts.force(demanding=conclusion.demanding),
            condition=parts.limits.condition(),
            exceptions=tuple(parts.limits.exceptions),
            demand=parts.demand,
            subject=parts.subject,
            plain=parts.role,
            about=keys(assertion.about),
            alternatives=parts.alternatives,
            use=parts.uses
            or (parts.alternatives is not None and names_use(assertion.whole))
            or aims_to_help(assertion.whole),
            implied=parts.implied,
            purpose=parts.purpose,
            times=parts.times,
            owed=parts.owed,
            aim=aim,
            context=draft.context,
            denying=frozenset() if lifting else conclusion.denying,
            waives=assertion.waiving,
            linked=leaves_over
            or of_all
            or is_linked(
                sentence,
                statement,
                assertion,
                own_case=joined is not None and not parts.demand,
                says_again=again,
            ),
            anaphoric=assertion.backward or assertion.exempting or lifting,
            keys=said | aim_keys | named_before(draft, assertion),
            demanded=keys(before_aim(assertion.said)),
        )
    )
    if statement.joint is not None:
        _share_purpose(draft)
    share_case(draft, statement)
    draft.provisions[-1:] = told_apart_from_relief(draft.provisions[-1], draft.text)
    if lets_alone(draft, statement, assertion):
        draft.provisions[-1] = denied_otherwise(draft.provisions[-1])
    if not recalled(scope, statement):
        restricted = parts.force(demanding=False) is not Force.STATES
        _keep_predication(scope, statement, conclusion, restricted=restricted)
    if len(scope.limits) > 1 and parts.alternatives is not None:
        add_item_provisions(scope, parts.limits)


def _before_holes(scope: Scope, assertion: Assertion) -> int:
    """Return where what is asserted ends, without what changes nothing: "stay | even though"."""
    words, last = scope.words, assertion.last
    if _CONCEDING[-1] not in words:
        return last
    ends = (at for at in range(last) if words[at : at + 2] == _CONCEDING)
    return next((at for at in ends if scope.holes.issuperset(range(at, last))), last)


def _keep_predication(
    scope: Scope, statement: Statement, conclusion: Conclusion, *, restricted: bool
) -> None:
    """Keep what a statement says of its subject for sentences that leave it out: "So can staff".

    Args:
        scope: the sentence.
        statement: one of its statements, whose provision is the last of the draft.
        conclusion: of what kind its conclusion is.
        restricted: it holds of some or in some case only.
    """
    draft = scope.draft
    said_of_it = without_auxiliaries(predication(scope, statement))
    granted = conclusion.benefit and _STEPS.isdisjoint(said_of_it[:1])
    if said_of_it and (restricted or granted or not draft.predication):
        draft.predication = said_of_it  # not of "Claims close in May", beside it
    if draft.provisions[-1].force is Force.GRANTS:
        draft.granted = draft.predication


def _demanded_in_case(scope: Scope, statement: Statement, parts: _Parts) -> _Parts:
    """Return a demand with its second choice in its case: "be 18, or be 16 if a parent signs"."""
    if not isinstance(parts.demand, Any) or len(statement.conditions) != 1:
        return parts
    if len(parts.limits.parts) != 1 or parts.limits.exceptions:
        return parts
    first = 0 if statement.predicate is None else statement.predicate.last
    said = words_of_two(scope.words, first, statement.conditions[0])
    if said is None:
        return parts
    (case,) = parts.limits.parts
    parts.limits.parts.clear()
    return replace(parts, demand=in_its_case(parts.demand, case, said))


def _share_purpose(draft: Draft) -> None:
    """Let a demand have the purpose of the one joined to it: "You must A and you must B to row"."""
    if len(draft.provisions) < _JOINED:
        return
    before, last = draft.provisions[-_JOINED:]
    if last.demand is None or last.purpose is None or before.demand is None:
        return
    if before.purpose is None and before.aim is None and before.condition is None:
        shared = frozenset().union(*(draft.clause(i).keys for i in clause_ids(last.purpose)))
        draft.provisions[-_JOINED] = replace(
            before, purpose=last.purpose, keys=before.keys | shared
        )


def _turn_to(scope: Scope, sentence: Sentence, statement: Statement) -> Conclusion:
    """Let the scope and the draft know which statement is read; return its kind of conclusion."""
    scope.limits.clear()
    scope.asker = scope.draft.asker = is_asker(scope, statement)
    scope.about = whom_about(scope, statement)
    scope.person = person_of(scope, statement)
    known = scope.concluded if statement is sentence.statements[0] else None
    scope.draft.conclusion = known or conclusion_of(scope, sentence, statement)
    return scope.draft.conclusion


def _aim_around(scope: Scope, statement: Statement, assertion: Assertion) -> Span | None:
    """Return the aim of a demand that its subject names, or else the heading above."""
    if not scope.draft.conclusion.demanding:
        return None
    named = applied_for(scope, statement)
    must = not DEMANDING_MODALS.isdisjoint(assertion.said[:1])
    of_asker = not GENERIC.isdisjoint(assertion.whole[:2])  # "you", "all applicants"
    of_asker = of_asker or assertion.whole[:1] == _YOURS  # "your income must be"
    of_asker = of_asker or all(map(syntax.is_plural_noun, assertion.whole[:1]))  # "borrowers must"
    of_asker = of_asker or (assertion.whole[:1] == _THE and assertion.said[1:2] in _STANDING)
    return scope.draft.aim if named is None and must and of_asker else named


def _read_parts(
    scope: Scope,
    sentence: Sentence,
    statement: Statement,
    assertion: Assertion,
    limits: Limits,
) -> _Parts:
    """Read the parts of a statement in text order, as far as one does not hang on another.

    Args:
        scope: the sentence.
        sentence: its parts.
        statement: the statement.
        assertion: what it asserts.
        limits: its conditions as far as they are read, where the others go.
    """
    purpose = purpose_of(scope, sentence, statement)
    things = things_demanded(scope, statement)
    named = things is not None or names_list(scope, statement)
    subject, listed = (None, None) if named else read_subject(scope, statement)
    again = speaks_of_them(scope, statement) and scope.draft.last_is_plain
    role = subject is not None and (assertion.plain or again or has_thing(scope, statement))
    told = False
    demand, alternatives = (things, None) if things else _completion(scope, statement, limits)
    known = names_a_matter(assertion.about)
    some = demand is not None and not known
    if subject is not None and some and demands_of_some(scope, statement):
        limits.parts.insert(0, subject)  # of others nothing is demanded
        told, subject = True, None
    owed = None if demand is None else owed_to(scope, statement)
    needed = owed or enabling_clause(scope, statement)
    limits.parts[:0] = [] if needed is None else [needed]
    if alternatives is None:
        some = subject is not None and not (listed or assertion.backward or assertion.exempting)
        limits.parts.extend(acted_on(scope, statement) if some else ())
        subject = read_people(scope, statement, assertion, subject, listed=listed is not None)
    purpose = _read_conditions(scope, statement, limits, purpose)
    if purpose is None and not known and scope.draft.conclusion.demanding:
        purpose = needs_clause(scope, statement)
        purpose = purpose if purpose or told else needing_clause(scope, statement)
        purpose = purpose or matter_of_duty(scope, statement)
    if scope.items and statement is sentence.statements[-1]:  # nothing has led it in
        alternatives = _read_list_below(scope, statement, assertion)
    if (limits or subject) and not (scope.items or alternatives or assertion.backward):
        add_window(scope, statement, assertion.last, limits, of_some=subject is not None)
    bare = subject is None and not assertion.backward
    if bare and assertion.lifting and scope.draft.conclusion.denied:
        subject = needing_clause(scope, statement)
    elif bare and limits:
        alone = not (scope.items or demand or alternatives)
        subject = kinds_beside(scope, statement, assertion, alone=alone)
    said = any((alternatives, listed, demand)) or scope.draft.conclusion.demanding
    uses, case = None if said else uses_clause(scope, statement), None
    purpose = purpose or spared_to(scope, statement, assertion, alone=not (limits or said))
    if not (purpose or limits or listed or subject or assertion.backward or demand or uses):
        case = read_case(scope, statement, assertion, limits, listing=alternatives is not None)
        waived = deed_waived(scope, statement, assertion, case)
        purpose, case = (purpose, case) if waived is None else (waived, None)
        several = isinstance(case, Any) and gives_status(scope, statement)
        subject, case = (case, None) if several else (subject, case)
    elif not (limits.parts or listed or demand or alternatives or uses):
        case_set_apart(scope, statement, assertion.last, limits)
    add_narrow_place(scope, statement, assertion.last, limits, plain=not (said or listed))
    subject = beside_uses(scope.draft, subject, uses)
    alternatives = uses if alternatives is None else alternatives
    return _Parts(
        limits,
        subject,
        role,
        demand,
        alternatives if alternatives is not None else listed,
        purpose,
        _times_of_duty(scope, statement, purpose) if scope.draft.conclusion.demanding else None,
        case,
        uses is not None,
        owed,
    )


def _times_of_duty(
    scope: Scope, statement: Statement, purpose: Expression | None
) -> Expression | None:
    """Return the clause of when, or where, alone something is demanded."""
    return duty_window(scope, statement, purpose) or duty_place(scope, statement)


def _completion(
    scope: Scope, statement: Statement, limits: Limits
) -> tuple[Expression | None, Expression | None]:
    """Return the demand of a statement and its list; what one may find out goes to its limits."""
    made = len(scope.draft.clauses)
    demand, alternatives = read_completion(scope, owed_whole(scope, statement))
    wished = found_out(scope.draft, alternatives, made)
    if wished is None:
        return demand, alternatives
    limits.parts.append(wished)
    return demand, None


def _read_list_below(scope: Scope, statement: Statement, assertion: Assertion) -> Expression | None:
    """Read a list that nothing leads in but words at which a statement may point at it.

    Those who are told of by what stands for it meet so many: "crews who **meet two of these**".
    """
    if points_at_list(assertion.whole):
        scope.draft.announced = tally_inside(assertion.whole) or scope.draft.announced
    related = None if statement.rest is None else statement.rest.relative
    named = None if related is None else reference_of(related)
    reference = None if named is None else named.reference
    return read_list(scope, Lead(reference or THE_FOLLOWING, THE_FOLLOWING), THE_FOLLOWING)


def _read_conditions(
    scope: Scope, statement: Statement, limits: Limits, purpose: Expression | None
) -> Expression | None:
    """Read the conditions of a statement; return its purpose, which may stand among them."""
    limits.parts.extend(ages_from(scope, statement))
    limits.parts.extend(kinds_alone(scope, statement))
    cases = cases_of_amounts(scope, statement)
    for at, condition in enumerate(statement.conditions):
        if not is_aim(scope.words, condition, scope.draft.conclusion):
            read_condition(scope, condition, limits)
            if at in cases:
                join_amounts(limits, cases[at])
            bound_to_set_apart(scope, statement, at, limits)
        elif purpose is None and condition.cue.effect is not Effect.PURPOSE:
            purpose = aim_clause(scope, condition)
    return purpose


def _span(scope: Scope, sentence: Sentence, made: int) -> Span:
    """Return the span of a sentence and of the clauses after the first ``made``: its list's."""
    draft = scope.draft
    start = draft.tokens.starts[draft.openings.get(sentence.first, sentence.first)]
    end = draft.tokens.ends[sentence.last - 1] if sentence.last > sentence.first else start
    return Span(start, max([end, *(clause.span.end for clause in draft.clauses[made:])]))
