"""The matchers in their order, and what they say together.

Each statement of a story is shown to each clause. What is said outright comes first: what it
settles, implications cannot overrule; what "my …" only presupposes, what is told in part, and what
is only another case of the same kind come last. Where two statements of one rank disagree, the
clause stays open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from cmr_logic.provisions.nodes import Clause
from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.agreement import needed, speaks_for_all
from cmr_logic.scenario.alignment import Verdict, align
from cmr_logic.scenario.beginnings import begun, resulting
from cmr_logic.scenario.capitals import with_capitals
from cmr_logic.scenario.finding import Finding
from cmr_logic.scenario.gist import gist
from cmr_logic.scenario.implying import called_mine, implied, possessed, undergone
from cmr_logic.scenario.matter import Identity, Matter, identities, judge, matter_of
from cmr_logic.scenario.measuring import (
    Demand,
    demand_of,
    measure,
    measure_any,
    none_of,
    of_a_child,
    speaks_of,
)
from cmr_logic.scenario.reading import pooled, read, read_clause
from cmr_logic.scenario.relations import aims, keyed
from cmr_logic.scenario.spelling import spelled
from cmr_logic.scenario.splitting import conjuncts, disjuncts
from cmr_logic.scenario.stated import quantities_of
from cmr_logic.scenario.statement import Statement, Subject, Tense, Who
from cmr_logic.scenario.subjects import asked_of
from cmr_logic.spans import Span
from cmr_logic.text import tokenize

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_SEVERAL = 2  # words for what one is that may be told one by one
_HAD = frozenset({"have", "get", "receive"})
_STATED, _IMPLIED, _PRESUPPOSED, _IN_PART, _CONTRASTED = range(5)


@dataclass(frozen=True, slots=True)
class _Claim:
    """One statement's word on one clause."""

    rank: int
    value: bool
    start: int
    end: int
    entry: str


@dataclass(slots=True)
class _Story:
    """A story, read with regard to a question and to what clauses ask for."""

    text: str
    statements: Sequence[Statement]
    derived: Sequence[Statement]
    asked: Subject | None
    given: frozenset[str]
    matter: Matter | None
    identities: Sequence[Identity]
    measured: dict[tuple[int, int], Sequence[Quantity]] = field(default_factory=dict)


def settle(clauses: Sequence[Clause], scenario: str, question: str = "") -> tuple[Finding, ...]:
    """Return the clauses that a story settles, each with the words that settle it.

    Args:
        clauses: clauses of a rule.
        scenario: what a person tells of themselves, in sentences of any order.
        question: what they ask; "Can my daughter join?" makes "you" the daughter.

    Returns:
        at most one finding for a clause, in the order of the clauses. A clause that the story says
        nothing of, or of which it says both, has none.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Join if you are married. You pay less if you are aged 60 or over.")
        >>> for f in settle(rule.clauses, "I'm 58. My husband is older."):
        ...     print(f.clause_id, f.value, repr(f.quote), f.entry)
        c1 True 'My husband is older' implication:my-spouse
        c2 False "I'm 58" quantity:be_age
    """
    if not scenario or not scenario.strip():
        return ()
    spelling = with_capitals([clause.statement for clause in clauses])
    story = _story(clauses, spelling, scenario, question)
    if story is None:
        return ()
    found = []
    for clause, statement in zip(clauses, spelling, strict=True):
        finding = _joined(
            [
                _either([_found(clause, text, story) for text in disjuncts(part)])
                for part in conjuncts(statement)
            ]
        )
        if finding is not None:
            found.append(finding)
    return tuple(found)


def _story(
    clauses: Sequence[Clause], spelling: Sequence[str], scenario: str, question: str
) -> _Story | None:
    """Read a story; None where it holds no statement."""
    statements = spelled(read(scenario), scenario, clauses)
    if not statements and "my" not in scenario.lower():
        return None
    targets = (
        read_clause(text)
        for statement in spelling
        for part in conjuncts(statement)
        for text in disjuncts(part)
    )
    wanted = frozenset[str]().union(*(aims(target.keys) for target in targets))
    matter = matter_of(question)
    mine = undergone(statements, scenario)
    return _Story(
        text=scenario,
        statements=statements,
        derived=[
            *mine,
            *implied([*statements, *mine], wanted),
            *possessed(scenario, wanted),
            *resulting(statements),
        ],
        asked=asked_of(question) if question else None,
        given=_given(question),
        matter=matter,
        identities=identities(statements, scenario, matter),
    )


@lru_cache(maxsize=1024)
def _given(question: str) -> frozenset[str]:
    """Return what the words of a question are compared by."""
    return frozenset(k for k in keyed(tokenize(question).words) if k)


def _joined(parts: Sequence[Finding | None]) -> Finding | None:
    """Return what findings on the parts of a clause, all of which must hold, say of the clause."""
    failing = [part for part in parts if part is not None and not part.value]
    if failing:
        return failing[0]
    return None if None in parts else parts[0]


def _either(parts: Sequence[Finding | None]) -> Finding | None:
    """Return what findings on the parts of a clause, one of which must hold, say of the clause."""
    holding = [part for part in parts if part is not None and part.value]
    if holding:
        return holding[0]
    return None if None in parts else parts[0]


def _found(clause: Clause, statement: str, story: _Story) -> Finding | None:
    """Return what a story says of a part of a clause."""
    target = read_clause(statement)
    if story.asked is not None and target.subject.who is Who.SELF:
        target = replace(target, subject=story.asked)
    demand = demand_of(statement)
    if demand is not None:
        claims = list(_measured(target, demand, story))
    else:
        claims = [
            *_told(statement, target, story),
            *_implied(target, story),
            *_mine(target, story),
        ]
        claims = claims or list(_of_several(target, story))
    claims.extend(_of_the_matter(statement, target, story))
    return _agreed(clause, claims, story.text)


def _measured(target: Statement, demand: Demand, story: _Story) -> Iterator[_Claim]:
    """Yield what the quantities of a story say of a clause."""
    shown = story.statements
    if any(c.kind.value == "duration" for c in demand.constraints):
        shown = (*shown, *begun(shown, story.text))
    if len(demand.constraints) > 1:
        shown = (*shown, *pooled(shown))
    for told in shown:
        if not speaks_of(demand, told, target, story.given):
            continue
        span = told.start, told.end
        stated = story.measured.get(span)
        if stated is None:
            stated = story.measured[span] = quantities_of(story.text[told.start : told.end])
        child = of_a_child(demand, target, told)
        if not stated:
            verdict = none_of(demand, told, target)
        else:
            verdict = (measure_any if child else measure)(demand, stated, target)
        if verdict is None or (not verdict.value and not speaks_for_all(target, told)):
            continue
        # One child that is too old says little of the others.
        other = child and not verdict.value
        yield _claim(_IN_PART if other else _STATED, verdict, told, "quantity")


def _told(statement: str, target: Statement, story: _Story) -> Iterator[_Claim]:
    """Yield what the statements of a story say of a clause in their own words."""
    for told in story.statements:
        verdict = align(target, told)
        rank = _STATED
        if verdict is None:
            verdict = gist(target, told, statement, story.text[told.start : told.end])
            rank = _IN_PART
        if verdict is not None:
            yield _claim(rank, verdict, told, "paraphrase" if verdict.entries else "explicit")


def _implied(target: Statement, story: _Story) -> Iterator[_Claim]:
    """Yield what follows from a story for a clause."""
    for told in story.derived:
        verdict = align(target, told)
        if verdict is not None:
            rank = _PRESUPPOSED if told.entry.startswith(("my-", "since-")) else _IMPLIED
            yield _claim(rank, verdict, told, "implication:" + told.entry)


def _of_several(target: Statement, story: _Story) -> Iterator[_Claim]:
    """Yield that somebody is all that a clause says, where a story tells it bit by bit.

    "I am a veteran. I use a wheelchair." tells of a disabled veteran; what one does full-time, or
    is said of a thing, is no quality of the person.
    """
    keys = needed(target)
    if target.subject.who is not Who.SELF or target.progressive or len(keys) < _SEVERAL:
        return
    if not (target.verb == "be" or target.passive) or keys != target.core - lists.LIGHT:
        return
    telling = []
    for key in sorted(keys):
        only = frozenset({key})
        part = replace(target, verb="be", passive=False, keys=only, core=only)
        told = next((t for t in _qualities(story) if _affirms(part, t)), None)
        if told is None:
            return
        telling.append(told)
    start, end = min(t.start for t in telling), max(t.end for t in telling)
    yield _Claim(_IN_PART, not target.negated, start, end, "paraphrase:several")


def _qualities(story: _Story) -> Iterator[Statement]:
    """Yield the statements that say what somebody is."""
    for told in (*story.statements, *story.derived):
        is_ = told.verb == "be" or told.passive
        if is_ and not told.negated and not told.ability and len(told.core) == 1:
            yield told


def _affirms(target: Statement, told: Statement) -> bool:
    verdict = align(target, told)
    return verdict is not None and verdict.value is not target.negated


def _mine(target: Statement, story: _Story) -> Iterator[_Claim]:
    """Yield that one has what one calls one's own."""
    keys = needed(target)
    if target.subject != Subject(Who.SELF) or target.verb not in _HAD or not keys:
        return
    if target.tense is not Tense.PRESENT or target.compared:
        return
    span = called_mine(keys, story.text)
    if span is not None:
        yield _Claim(_PRESUPPOSED, not target.negated, *span, "implication:my")


def _of_the_matter(statement: str, target: Statement, story: _Story) -> Iterator[_Claim]:
    """Yield what a story says of a clause about the thing in question."""
    if story.matter is None:
        return
    for identity in story.identities:
        verdict = judge(statement, target, story.matter, identity)
        if verdict is not None:
            rank = _STATED if verdict.value else _CONTRASTED
            yield _claim(rank, verdict, identity.told, "matter")


def _claim(rank: int, verdict: Verdict, told: Statement, kind: str) -> _Claim:
    entry = ":".join((kind, *verdict.entries))
    return _Claim(rank, verdict.value, told.start, told.end, entry)


def _agreed(clause: Clause, claims: Sequence[_Claim], scenario: str) -> Finding | None:
    """Return the finding of the first rank that has claims, if they agree."""
    if not claims:
        return None
    rank = min(claim.rank for claim in claims)
    ranked = [claim for claim in claims if claim.rank == rank]
    if len({claim.value for claim in ranked}) > 1:
        return None
    best = min(ranked, key=lambda c: (c.entry, scenario[c.start : c.end]))
    span = Span(best.start, best.end)
    return Finding(clause.id, best.value, span, span.of(scenario), best.entry)
