"""What a person says of their situation, in their own words → facts.

The one place where a scenario meets a dialog; :mod:`cmr_logic.scenario` reads it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from typing import TYPE_CHECKING

from cmr_logic.dialog.agenda import Agenda
from cmr_logic.dialog.role_alone import tells_role_alone
from cmr_logic.dialog.told import Told
from cmr_logic.dialog.told_in_other_forms import told_in_other_forms
from cmr_logic.dialog.told_of_such import told_of_such
from cmr_logic.dialog.told_of_yours import in_the_name_told, told_of_body
from cmr_logic.expression import ClauseRef, Expression, clause_ids
from cmr_logic.inquiry import as_theirs, asked_in, told_in
from cmr_logic.inquiry.counterparts import (
    is_of_asker,
    of_the_other,
    roles_against,
    told_to_asker,
)
from cmr_logic.inquiry.day_asked import says_of_other_times
from cmr_logic.inquiry.question import read_question
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.records import replace
from cmr_logic.text import words_in
from cmr_logic.wording import question as word_question
from cmr_logic.wording.on_behalf import with_object

if TYPE_CHECKING:
    from cmr_logic.scenario import Finding


def from_scenario(agenda: Agenda, scenario: str) -> list[Told]:
    """Return the facts that a scenario gives about the clauses of a question.

    So does what is told with the question: "My boat is old. Can I moor here?", "Can I moor here if
    my boat is old?".
    """
    said = dict(agenda.inquiry.explained)  # "I am a carer", of whom the text says who is one

    def part(found: Finding) -> Expression:
        return said.get(found.clause_id, ClauseRef(found.clause_id))

    found = _found(agenda, scenario)
    facts = [Told(part(each), each.value, "scenario", each.quote, each.span) for each in found]
    told = told_in(agenda.inquiry.question, day=not says_of_other_times(agenda.rule.plain))
    beside = _found(agenda, told)
    facts += [Told(part(each), each.value, "question", each.quote) for each in beside]
    facts += _of_kind(agenda, scenario)
    settled = {each.clause_id for each in (*found, *beside)}
    facts += [
        Told(part(each), each.value, "question", each.quote)
        for each in _found_in_both(agenda, scenario, told, settled)
    ]
    facts += _planned(agenda, told, settled)
    facts += told_in_other_forms(agenda, told, settled)
    facts += told_of_such(agenda, scenario, facts)
    known = frozenset(agenda.topics)  # not of a case that only explains what is not asked
    return [fact for fact in facts if known.issuperset(clause_ids(fact.part))]


def _of_kind(agenda: Agenda, scenario: str) -> Iterator[Told]:
    """Yield that the thing asked about is of a kind of which a rule is: "my foal" is a horse."""
    if not scenario.strip() or not agenda.owned:
        return
    from cmr_logic.scenario import is_of_kind  # noqa: PLC0415 # as in `_found`

    question = asked_in(agenda.inquiry.question)
    for name in clause_ids(agenda.expression):
        if is_of_kind(agenda.rule.clause(name).statement, question):
            yield Told(ClauseRef(name), value=True, source="question", evidence=question)


# What whoever asks plans, and asks what it takes: "I **plan to** sell eggs"; not "plan to be".
_PLAN = re.compile(
    r"\b(?P<who>I|we)(?:\s*['’](?:m|re|d)|\s(?:am|are|would))?\s(?:plan(?:ning)?|want|wish"
    r"|intend(?:ing)?|hop(?:e|ing)|going|like|about)\sto\s(?!(?:live|be|have|own|know|become)\b)",
    re.IGNORECASE,
)
_ARE_YOU = "Are you "  # how a follow-up begins that asks what somebody is
_DONE = frozenset({"have", "has", "had", "were", "did"})  # what a plan says nothing of


def _planned(agenda: Agenda, told: str, settled: Set[str]) -> Iterator[Told]:
    """Yield the case of a duty that is told as a plan beside a question whether it is due.

    "I plan to sell eggs. Do I need a permit?" of "Anyone who **sells eggs** needs a permit".
    """
    if not _PLAN.search(told) or not read_question(asked_in(agenda.inquiry.question)).demand:
        return
    for each in _found(agenda, _PLAN.sub(r"\g<who> ", told)):
        said = words_in(agenda.rule.clause(each.clause_id).statement)[:2]
        if each.value and each.clause_id not in settled and _DONE.isdisjoint(said):
            yield Told(ClauseRef(each.clause_id), value=True, source="question", evidence=told)


def _found_in_both(
    agenda: Agenda, scenario: str, told: str, settled: Set[str]
) -> Iterator[Finding]:
    """Yield what a story and what is told with the question settle together, and neither alone.

    "**I'm a potter.** Do I get clay?", "I've got a kiln.": of potters with a kiln.
    """
    if not told or not scenario or told.isspace() or scenario.isspace():
        return
    if settled >= set(clause_ids(agenda.expression)):
        return
    end = "" if scenario.rstrip()[-1] in ".!?" else "."
    for each in _found(agenda, f"{scenario.rstrip()}{end} {told}"):
        if each.clause_id not in settled:
            yield each


def _found(agenda: Agenda, told: str) -> Sequence[Finding]:
    """Return what a text that someone tells settles of the clauses of a question."""
    if not told or told.isspace():
        return ()
    from cmr_logic.scenario import settle  # noqa: PLC0415 # its tables are for scenarios alone

    named = frozenset(clause_ids(agenda.expression)).union(dict(agenda.inquiry.explained))
    clauses = [_said_of_you(clause) for clause in agenda.rule.clauses if clause.id in named]
    question = as_theirs(agenda.rule, asked_in(agenda.inquiry.question))
    roles = roles_against(question)
    mine = [each for each in clauses if is_of_asker(agenda.rule, each, question)]
    found = [*settle([each for each in clauses if each not in mine], told, question)]
    if mine:
        own = [replace(each, statement=told_to_asker(each.statement, roles)) for each in mine]
        found += settle(own, told, of_the_other(question))
    left = {clause.id for clause in clauses}.difference(each.clause_id for each in found)
    found += settle([*_with_names(agenda, left)], told, question)
    found += _found_of_yours(agenda, clauses, told, question, found)
    return [each for each in found if not tells_role_alone(each, agenda.rule.plain)]


def _said_of_you(clause: Clause) -> Clause:
    """Return a clause that only names people as what it asks: "you are a member", of "members"."""
    said = clause.statement
    if said.startswith("you"):
        return clause
    asked = word_question(said)
    if not asked.startswith(_ARE_YOU):
        return clause
    return replace(clause, statement=f"you are {asked.removeprefix(_ARE_YOU).rstrip('?')}")


def _found_of_yours(
    agenda: Agenda,
    clauses: Sequence[Clause],
    told: str,
    question: str,
    found: Sequence[Finding],
) -> Iterator[Finding]:
    """Yield what a text tells by another noun of one's child, or of one's household."""
    from cmr_logic.scenario import settle  # noqa: PLC0415 # as in `_found`

    settled = {each.clause_id for each in found}
    left = [clause for clause in clauses if clause.id not in settled]
    renamed = in_the_name_told(question, told)
    if renamed:
        yield from settle(left, told, renamed)
    else:
        yield from settle([*told_of_body(left, agenda.rule.plain, told)], told, question)


def _with_names(agenda: Agenda, ids: Set[str]) -> Iterator[Clause]:
    """Yield clauses with what their pronoun stands for: "**the van** is", "you insured **it**"."""
    for topic in agenda.topics.values():
        if topic.id not in ids or not (topic.named or topic.object):
            continue
        clause = agenda.rule.clause(topic.id)
        said = with_object(clause.statement, topic.object, ())
        named = f"{topic.named} {said.partition(' ')[2]}" if topic.named else said
        yield replace(clause, statement=named)
