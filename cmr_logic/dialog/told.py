"""What was told → facts about the parts of an expression → what is known, in whatever order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from typing import Literal, TypeAlias

from cmr_logic.dialog.agenda import Agenda
from cmr_logic.dialog.causes_named import causes_named
from cmr_logic.dialog.history import same_question
from cmr_logic.dialog.kleene import State
from cmr_logic.expression import All, Any, AtLeast, ClauseRef, Expression, Not
from cmr_logic.facts.one_part import says_both_parts
from cmr_logic.inquiry import told_in
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.records import record
from cmr_logic.spans import Span
from cmr_logic.text import keys, words_in

Source: TypeAlias = Literal["history", "scenario", "question", "rule"]

OWN = 2.0  # the score of a follow-up in the agenda's own words; any other has at most 1
_KIND = "you are "  # how a clause of people begins
_Rank: TypeAlias = tuple[bool, bool, bool, float]


@record(frozen=True, slots=True)
class Told:
    """A fact about a part of the expression.

    Args:
        part: the part that the fact is about.
        value: true, false, or None for "asked and not known".
        source: where it comes from.
        evidence: the words that say so.
        span: where they stand in the scenario.
        score: how well the words fit the part.
        said: which of the keys of the part the words have.
    """

    part: Expression
    value: bool | None
    source: Source
    evidence: str
    span: Span | None = field(default=None, compare=False)
    score: float = field(default=1.0, compare=False)
    said: frozenset[str] = field(default=frozenset(), compare=False)


def from_history(
    agenda: Agenda, history: Iterable[tuple[str, bool | None]]
) -> tuple[list[Told], list[str]]:
    """Return the facts that answered follow-ups give, and the follow-ups that fit no clause.

    A question of the rule's own is about its clause, and about no other that is like it. Where the
    case that a heading speaks of is denied, no other fact counts.
    """
    facts: list[Told] = []
    elsewhere: list[Told] = []
    unplaced: list[str] = []
    partly: dict[ClauseRef, list[Told]] = {}
    history = list(history)
    for question, answer in history:
        if answer:
            facts += [Told(c, True, "history", question) for c in causes_named(agenda, question)]
        own = agenda.named.get(same_question(question))
        if own:
            facts += [Told(part, answer, "history", question, score=OWN) for part in own]
            continue
        found = agenda.placed(question)
        if found.case is not None and answer is found.opposite and agenda.is_for(found.case):
            elsewhere.append(Told(agenda.expression, False, "history", question, score=OWN))
            continue
        stray = found.guessed and len(history) > 1  # of several, one condition alone is not left
        if found.part is None or own is not None or stray:
            unplaced.append(question)
            continue
        value = answer if answer is None or not found.opposite else not answer
        if found.enough and answer is False:
            unplaced.append(question)
            continue
        if (found.common and value is not False) or (found.needed and answer):
            if value and isinstance(found.part, ClauseRef):
                told = Told(found.part, True, "history", question, said=found.said)
                partly.setdefault(found.part, []).append(told)
            continue  # what several clauses share is so; that is not yet one of them
        part = found.part
        if found.wider is not None and value is not None and isinstance(part, All | Any):
            part = part if value in _settling(part) else found.wider
        facts.append(Told(part, value, "history", question, score=found.score, said=found.said))
    facts += _in_parts(agenda, partly)
    return elsewhere or facts, unplaced


def _in_parts(agenda: Agenda, partly: Mapping[ClauseRef, Sequence[Told]]) -> Iterable[Told]:
    """Yield the clauses that several follow-ups affirm, each a part: "a coat?" and "boots?".

    So does one that affirms all but what the question says of whoever asks: "**I am a nurse**."
    """
    asker = keys(words_in(told_in(agenda.inquiry.question).lower()))
    for clause, told in partly.items():
        said = frozenset[str]().union(*(each.said for each in told))
        whole = agenda.rule.clause(clause.clause_id)
        both = says_both_parts([each.said for each in told], whole.statement)
        left = whole.keys - said
        by_question = whole.statement.startswith(_KIND) and left <= asker
        if by_question or (len(told) > 1 and (both or left <= _kind_named(whole))):
            yield min(told, key=lambda each: each.evidence)


def _kind_named(clause: Clause) -> frozenset[str]:
    """Return the noun for those of whom a clause says more: "you are **patients** under 19"."""
    kind = clause.statement.removeprefix(_KIND).split(" ", 1)[0]
    return keys((kind.lower(),)) if clause.statement.startswith(_KIND) else frozenset()


def resolve(facts: Sequence[Told]) -> tuple[State, dict[Expression, Told]]:
    """Bring facts together, so that their order makes no difference.

    A fact about joined clauses is passed on to the clauses where it settles them ("England or
    Wales?" no). Where facts disagree on a clause, the history outweighs the scenario, an answer to
    a question of the rule's own any other, a fact about the clause itself one about joined clauses,
    and the follow-up that fits better the other. Where
    several fit equally well, or one asks for what the better one leaves out ("Are you a nurse?",
    "Are you over 55?" of "nurses over 55"), each asks about a part of the clause, which holds if
    all of them do.
    What is known always outweighs what is not.

    Returns:
        What is known, and for each part the fact that says so.
    """
    said: dict[Expression, list[tuple[_Rank, bool | None, Told]]] = {}
    for fact in facts:
        for part, value in _passed_on(fact.part, fact.value):
            own = fact.score == OWN
            rank = (fact.source == "history", own, part == fact.part, fact.score)
            said.setdefault(part, []).append((rank, value, fact))
    values: dict[str, bool | None] = {}
    joints: dict[Expression, bool] = {}
    because: dict[Expression, Told] = {}
    for part, entries in said.items():
        known = [entry for entry in entries if entry[1] is not None]
        highest = max(rank for rank, _, _ in known or entries)
        best = [entry for entry in known or entries if entry[0] == highest]
        value = None if best[0][1] is None else all(entry[1] for entry in best)
        value = value and not any(_of_the_rest(f, best) for _, said, f in known if not said)
        if isinstance(part, ClauseRef):
            values[part.clause_id] = value
        elif value is not None:
            joints[part] = value
        else:
            continue
        because[part] = min((fact for _, _, fact in best), key=lambda fact: fact.evidence)
    _settle_last(values, joints, because)
    return State(values, joints), because


def _settle_last(
    values: dict[str, bool | None],
    joints: Mapping[Expression, bool],
    because: dict[Expression, Told],
) -> None:
    """Add what a joint value and those of all clauses but one say of that one.

    "Do you live in England or Wales?" yes, and "Do you live in Wales?" no: it is England.
    """
    left = dict(joints)
    while left:
        settled = [part for part, value in left.items() if _add_last(part, value, values, because)]
        if not settled:
            return
        for part in settled:
            del left[part]


def _add_last(
    part: Expression, value: bool, values: dict[str, bool | None], because: dict[Expression, Told]
) -> bool:
    """Add the value of the one clause that joined clauses leave; tell whether there was one."""
    if not isinstance(part, Any if value else All):
        return False
    others = [each for each in part.operands if not _is(each, not value, values)]
    if len(others) != 1 or not isinstance(others[0], ClauseRef):
        return False
    if values.get(others[0].clause_id) is None:
        values[others[0].clause_id] = value
        because[others[0]] = because[part]
    return True


def _is(part: Expression, value: bool, values: Mapping[str, bool | None]) -> bool:
    return isinstance(part, ClauseRef) and values.get(part.clause_id) is value


def _of_the_rest(fact: Told, best: Sequence[tuple[_Rank, bool | None, Told]]) -> bool:
    """Tell whether a follow-up asks about a clause for what those that fit it better leave out."""
    asked = frozenset[str]().union(*(other.said for _, _, other in best))
    return bool(asked) and not fact.said <= asked


def _passed_on(part: Expression, value: bool | None) -> Iterable[tuple[Expression, bool | None]]:
    """Yield the clauses that a fact settles, and the joined clauses of which it settles none."""
    pending = [(part, value)]
    while pending:
        node, known = pending.pop()
        if isinstance(node, ClauseRef):
            yield node, known
        elif isinstance(node, Not):
            pending.append((node.operand, None if known is None else not known))
        elif isinstance(node, All | Any | AtLeast):
            if known is None or known in _settling(node):
                pending.extend((operand, known) for operand in node.operands)
            else:
                yield node, known


def _settling(node: All | Any | AtLeast) -> set[bool]:
    """Return the values of joined clauses that each of the clauses then has, too."""
    count = len(node.operands)
    needed = node.k if isinstance(node, AtLeast) else count if isinstance(node, All) else 1
    return ({True} if needed == count else set()) | ({False} if needed == 1 else set())
