"""The provisions that a question concerns → one expression that is true where the answer is Yes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic.cues import ON_TOP
from cmr_logic.expression import (
    Constant,
    Expression,
    both,
    clause_ids,
    either,
    negate,
    with_values,
)
from cmr_logic.inquiry.accepted_too import (
    WAIVED,
    without_accepted_too,
    without_harms_beside,
    without_waived,
)
from cmr_logic.inquiry.another_way import grants_also
from cmr_logic.inquiry.asked_for_itself import is_same_deed, without_itself
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.denied_states import as_demanded
from cmr_logic.inquiry.either_duty import without_other_duty
from cmr_logic.inquiry.granted_apart import granted_apart
from cmr_logic.inquiry.hedged import without_hedged
from cmr_logic.inquiry.implied_parts import is_implied, is_of_people, is_said, says_when_or_how
from cmr_logic.inquiry.item_named import left_of_list, named_whole, says_whole
from cmr_logic.inquiry.item_needed import of_item
from cmr_logic.inquiry.lacking import without_lack
from cmr_logic.inquiry.narrowing import narrowed
from cmr_logic.inquiry.only_in_case import excepts_from_only, only_in_case
from cmr_logic.inquiry.others_let_in import others_let_in
from cmr_logic.inquiry.owed_to_asker import case_for_giver, is_owed
from cmr_logic.inquiry.polarity import names_ban, opposed
from cmr_logic.inquiry.presupposed import presupposed
from cmr_logic.inquiry.qualifying import asks_leave, asks_to_qualify
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.relieving import (
    asked,
    case_asked,
    does_instead,
    holds_despite,
    lifts,
    only_spares,
    only_waives,
    refers_to_demand,
    stands_in,
)
from cmr_logic.inquiry.restated import says_all
from cmr_logic.inquiry.saying_nothing import without_closing, without_empty
from cmr_logic.inquiry.sides import Sides
from cmr_logic.inquiry.some_of_them import adds_for_some, one_of_kinds, several_subjects
from cmr_logic.inquiry.whatever_else import holds_whatever
from cmr_logic.inquiry.wished import wished_besides
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.verbs.referring import denies_doing_so, names_conditions
from cmr_logic.provisions.verbs.sparing import bans_beside
from cmr_logic.text import words_in

# Words that open a subject which means each of them: "**all** students"; not "both".
_ALL = frozenset({"all", "every", "any", "each"})
# What those are not whom a grant leaves out: "not **covered** by this rule"; not "exempt from it".
_COVERED, _ONLY = "covered", "only"


def compose(rule: Rule, chosen: Sequence[Provision], question: Question) -> Expression:
    """Return the expression that is true where the answer to the question is Yes.

    Grants are alternatives, demands must all be met, and no denial may hold. What no provision
    says is taken not to be so (a closed world): whoever meets no grant is answered No.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can't join if you're under 16.")
        >>> compose(rule, rule.provisions, read_question("Can I join?"))
        Not(ClauseRef('c1'))
    """
    sides = Sides()
    chosen = without_other_duty(rule, without_hedged(rule, chosen, question), question)
    chosen = without_closing(without_itself(rule, chosen, question))
    chosen = without_accepted_too(rule, without_waived(chosen, question), question)
    chosen = without_harms_beside(rule, chosen, question)
    before, several = None, several_subjects(rule, chosen)
    passed_over = _passed_over(rule, chosen)
    said = [as_demanded(rule, each, question) for each in granted_apart(rule, chosen)]
    for provision in (_on_its_own(rule, p, question, alone=len(said) == 1) for p in said):
        before, previous = provision, before
        body = _conditions(rule, provision, question, several=several)
        body = of_item(rule, provision, question, body)
        beside = not question.demand and bans_beside(provision.demand)
        turned = not beside and opposed(rule, provision, question)
        # "You need no pass to row if you row alone" denies nobody leave to row
        leave = not question.demand and asks_leave(question.words)
        turned = turned or (leave and only_spares(rule, provision, question))
        concludes = _concludes(rule, provision, question) or (body and turned)
        if provision.demand is not None and not concludes:
            _add_demand(sides, rule, provision, previous, question)
        elif sides.demands and body and _spares(rule, provision, previous, question):
            sides.spare_last(both(without_lack(rule, body, previous)))
            before = previous
        elif only_waives(rule, provision, chosen, question):  # grants nothing
            if body:
                sides.relieve(rule, provision, previous, both(_with_subject(provision, body)))
        elif previous is not None and _leaves_over(rule, provision, previous, turned=turned):
            sides.stand_in(either(provision.exceptions), granted=True)
        elif body and _lifts_conditions(rule, provision, previous, sides, question):
            sides.stand_in(both(body), granted=True)
        elif (
            body
            and not turned
            and (
                sides.let_in(rule, provision, both(body))
                or narrowed(sides, rule, provision, previous, both(body), question)
            )
        ):
            pass  # what was denied is denied, or what was granted is granted, in fewer cases
        elif body or (body := _fallback(rule, provision, question, others=len(chosen) > 1)):
            sides.denied = sides.denied or _excepts_denial(
                rule, provision, passed_over.get(id(provision)), question
            )
            despite = holds_despite(rule, provision, previous)
            despite |= not sides.grants and holds_whatever(rule, provision)
            _take_side(sides, rule, provision, both(body), turned=turned, despite=despite)
    stated = without_empty(with_values(sides.expression(), {}), rule)
    expression = presupposed(stated, rule, question)
    return negate(expression) if question.negated else expression


def _with_subject(provision: Provision, body: Sequence[Expression]) -> list[Expression]:
    """Return the conditions of a waiver with whom it spares: "**Guests** need none if they row"."""
    subject = provision.subject
    return list(body) if subject is None or subject in body else [subject, *body]


def _add_demand(
    sides: Sides, rule: Rule, provision: Provision, before: Provision | None, question: Question
) -> None:
    """Add what a provision demands of whoever gets a Yes, or where else a Yes is given."""
    if provision.demand is None or sides.lessen(rule, provision):
        return
    if before is not None and stands_in(rule, provision, before):
        granted = before.demand is None
        if sides.grants if granted else sides.demands:
            sides.stand_in(provision.demand, granted=granted)
            return
    is_for = _is_for(provision, question)
    on_top = _is_added(rule, provision) or (is_for and _adds(rule, provision))
    of_some = None if is_for else _demanded_of(rule, provision, sides, question)
    wished = wished_besides(rule, provision, question.keys) if sides.grants else None
    of_some = of_some or wished
    sides.demand(asked(provision, provision.demand, on_top=on_top, of_some=of_some))


def _demanded_of(
    rule: Rule, provision: Provision, sides: Sides, question: Question
) -> Expression | None:
    """Return of whom alone a demand is made, where something is granted to others as well."""
    kind = provision.purpose
    if kind is not None and is_implied(rule, kind) and is_of_people(rule, kind):
        return kind  # "A vest is required for children"
    if _adds(rule, provision) and adds_for_some(rule, provision, question):
        return provision.subject  # "Guests must pay. Juniors must **also** bring a parent"
    if not provision.plain:
        return provision.subject if sides.grants else None
    return one_of_kinds(rule, provision, (case for case, _ in sides.grants))


def _spares(rule: Rule, provision: Provision, before: Provision | None, question: Question) -> bool:
    """Tell whether a provision says when the demand right before it is not made, or for whom.

    "You can't do this if …" says when not even who meets it may.
    """
    if question.demand or denies_doing_so(words_in(provision.conclusion.of(rule.plain))):
        return False
    return refers_to_demand(provision, before) or does_instead(rule, provision, before)


def _leaves_over(rule: Rule, provision: Provision, before: Provision, *, turned: bool) -> bool:
    """Tell whether a denial of what is not granted before leaves some of that over.

    "You get it back within a week. After that you don't, unless you paid a premium."
    """
    denied = provision.positive is turned
    return denied and bool(provision.exceptions) and stands_in(rule, provision, before)


def _take_side(
    sides: Sides, rule: Rule, provision: Provision, case: Expression, *, turned: bool, despite: bool
) -> None:
    """Add the case of a provision that concludes something to what speaks for or against a Yes.

    Args:
        sides: where it goes.
        rule: the rule text.
        provision: one of its provisions.
        case: where it holds.
        turned: the question asks for the opposite of what it concludes.
        despite: it holds whatever a denial before says.
    """
    affirmed = provision.positive is not turned
    if provision.anaphoric:  # whatever is asked: for or against what stands before
        said = words_in(provision.conclusion.of(rule.plain))
        if sides.denied and not provision.positive and not denies_doing_so(said):
            sides.except_denied(case)
            return
        affirmed = provision.positive and not sides.denied
    others = others_let_in(rule, provision, (granted for granted, _ in sides.grants))
    if sides.exempts(provision):
        sides.except_denied(case)
    elif not affirmed and others is not None:
        sides.grant(others, provision.about)
    elif not affirmed:
        sides.deny(case, provision.about)
        sides.barred = provision.condition is None and provision.subject is None
    elif sides.barred and provision.subject is not None and not sides.grants:
        sides.except_denied(case)  # "You can't row unless you swim. Pilots can row."
    elif sides.denied and sides.denials and despite:
        sides.except_denied(case)  # "You can't row if it rains, but you still can if …"
    elif sides.demands and not sides.grants and grants_also(rule, provision):
        sides.stand_beside(case)
    elif not sides.let_in(rule, provision, case):
        sides.grant(case, provision.about)


def _lifts_conditions(
    rule: Rule, provision: Provision, before: Provision | None, sides: Sides, question: Question
) -> bool:
    """Tell whether a provision says whom what has to be met before does not concern."""
    if sides.denied or not sides.grants or question.demand:
        return False
    said = words_in(provision.conclusion.of(rule.plain))
    if _COVERED in said and before is not None and _only_grants(rule, before):
        return False  # "Tenants may keep a cat. Lodgers are not **covered** by this rule"
    lifting = names_conditions(said) or lifts(rule, provision)
    lifting = provision.anaphoric and (lifting or excepts_from_only(rule, said, before))
    return lifting and not provision.positive and (before is None or before.demand is None)


def _only_grants(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision grants something, and limits nobody: "may"; not "may only"."""
    grants = provision.force is Force.GRANTS and provision.positive and not provision.exceptions
    return grants and _ONLY not in words_in(provision.span.of(rule.plain).lower())


def _on_its_own(rule: Rule, provision: Provision, question: Question, *, alone: bool) -> Provision:
    """Return what points back as a thing of its own where what it points at is not asked about.

    So is what lifts a rule where that is asked for ("Am I exempt from it?"), and what says of a ban
    that it holds where nothing else says what is banned.

    Args:
        rule: the rule text.
        provision: one of its provisions, returned as it is in other cases.
        question: the question.
        alone: the question concerns no other.
    """
    if not provision.anaphoric:
        return provision
    if WAIVED in question.keys & provision.keys and not question.demand:
        # "Can I have the test waived?"
        return replace(provision, anaphoric=False, positive=True, denying=question.denying)
    asked_for = bool(question.denying) and lifts(rule, provision)
    if (asked_for and opposed(rule, provision, question)) or (alone and names_ban(rule, provision)):
        return replace(provision, anaphoric=False)
    return provision


def _passed_over(rule: Rule, chosen: Sequence[Provision]) -> dict[int, Provision]:
    """Return, by the identity of a provision, the one right before it that is not among some."""
    kept = set(map(id, chosen))
    return {id(p): before for before, p in pairwise(rule.provisions) if id(before) not in kept}


def _excepts_denial(
    rule: Rule, provision: Provision, passed_over: Provision | None, question: Question
) -> bool:
    """Tell whether a provision only refers back to a denial that holds without conditions.

    "Swimming is not allowed. This does not apply to members."

    Args:
        rule: the rule text.
        provision: one of its provisions.
        passed_over: the one right before it, if that says nothing of what is asked.
        question: the question.
    """
    if passed_over is None or not provision.anaphoric or has_logic(passed_over):
        return False
    return passed_over.positive is opposed(rule, passed_over, question)


def _conditions(
    rule: Rule, provision: Provision, question: Question, *, several: bool
) -> list[Expression]:
    """Return what must hold for a provision to apply, as the question puts it.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        question: the question.
        several: the provisions that it concerns are for several kinds of people.
    """
    parts: list[Expression] = []
    case = case_for_giver(provision, question)
    if case is not None:
        if provision.context is not None and is_implied(rule, case):
            parts.append(provision.context)
        parts.append(only_in_case(rule, provision, case))
    limited = provision.condition is not None and not says_when_or_how(rule, provision.condition)
    excepted = provision.exceptions and provision.positive
    excepted = excepted and (question.demand or not _says_of_all(rule, provision))
    bare = not limited and not excepted and provision.alternatives is None
    told = not provision.plain or bare or several or _shares_case(rule, provision)
    if provision.subject is not None and told:
        parts.insert(0, provision.subject)
    listed = provision.alternatives
    parts.extend(left_of_list(rule, provision, question, alone=not parts))
    denied = not provision.positive or bool(provision.denying)
    if denied and listed is not None and not parts and says_whole(rule, listed, question):
        parts.append(Constant(True))
    parts.extend(negate(exception) for exception in provision.exceptions)
    if question.demand and provision.purpose is not None:
        limited = provision.condition is not None or listed is not None
        said = is_said(rule, provision.purpose, question)
        if not said and (not limited or is_implied(rule, provision.purpose)):
            parts.append(provision.purpose)  # "Do I need a licence?": only who sells does
    times = provision.times
    if question.demand and times is not None:
        if not says_all(rule, times, question):
            parts.append(times)
        elif not parts and provision.demand is not None:
            # "Do I need **a pass in the park**?"
            parts.extend([Constant(True)] if says_all(rule, provision.demand, question) else ())
    return parts


def _shares_case(rule: Rule, provision: Provision) -> bool:
    """Tell whether only its subject tells a provision apart from the one that it goes on from.

    "If you are late, you must pay, but **guests** are exempt": the case is that of both.
    """
    others = (each for each in rule.provisions if each is not provision)
    return provision.linked and any(
        each.condition == provision.condition and each.span == provision.span for each in others
    )


def _says_of_all(rule: Rule, provision: Provision) -> bool:
    """Tell whether a grant is of all of some people, so that it is asked who is one of them.

    "**All** students travel free, except those who are over 30"; not "Guests can swim, except in
    storms", which only who is a guest would ask about.
    """
    said = words_in(provision.conclusion.of(rule.plain))
    return provision.force is not Force.DEMANDS and not _ALL.isdisjoint(said[:1])


def _concludes(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a demand is what the question asks about, not what it takes to get a Yes."""
    limited = provision.condition is not None or provision.exceptions
    meant = is_same_deed(rule, provision, question) or is_owed(rule, provision, question)
    if question.demand or (limited and meant):
        return True
    apart = _is_for(provision, question) or _asks_leave(rule, provision, question) or not limited
    return not apart and 2 * len(provision.demanded & question.keys) >= len(question.keys)


def _asks_leave(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a question asks to do what a provision says how someone must do it.

    "Can I use the slide?" is not answered by "Guests under 12 must use the slide with an adult",
    but "Can I be paid?" is by "Guides must be paid", and "Can I apply?" by "You should apply if".
    """
    said = words_in(provision.conclusion.of(rule.plain))
    advised = "should" in said and bool(provision.demanded & question.keys or not question.keys)
    asking = asks_leave(question.words) and said[:1] != ("we",) and not advised
    # "Can I enter the race?" is none by "Runners must be 18 on race day, except those who …" either
    return asking and (provision.condition is not None or asks_to_qualify(rule, provision))


def _is_for(provision: Provision, question: Question) -> bool:
    """Tell whether a demand is to be met for what the question asks for."""
    return not (provision.keys - provision.demanded - provision.about).isdisjoint(question.keys)


def _is_added(rule: Rule, provision: Provision) -> bool:
    """Tell whether a condition is one more demand: "Besides living here, you must be over 60"."""
    names = () if provision.condition is None else clause_ids(provision.condition)
    return any(rule.clause(name).cue == ON_TOP for name in names)


def _adds(rule: Rule, provision: Provision) -> bool:
    """Tell whether a demand comes on top of its condition: "If you work, you must also …"."""
    return "also" in words_in(provision.conclusion.of(rule.plain))


def _fallback(
    rule: Rule, provision: Provision, question: Question, *, others: bool
) -> list[Expression]:
    """Return what a provision without conditions says of the case it is about.

    Whether a demand is made does not hang on who meets it, where others say when it is not.
    """
    demand = None if others and question.demand else provision.demand
    if demand is not None and question.demand:
        demand = case_asked(rule, provision, demand, question)
    parts = (provision.context, provision.implied, provision.subject, demand)
    named = named_whole(rule, provision, question)
    for part in (*parts, provision.alternatives if named is None else named):
        if part is not None:
            return [part]
    return []
