"""The matchers in their order, and what they say together.

Each statement of a story is shown to each clause. What is said outright comes first: what it
settles, implications cannot overrule, and what "my …" only presupposes comes last. Where two
statements of one rank disagree, the clause stays open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.nodes import Clause
from cmr_logic.scenario.alignment import Verdict, align
from cmr_logic.scenario.finding import Finding
from cmr_logic.scenario.implying import implied, possessed
from cmr_logic.scenario.measuring import Demand, demand_of, measure, quantities_of, speaks_of
from cmr_logic.scenario.reading import pooled, read, read_clause
from cmr_logic.scenario.relations import aims, keyed
from cmr_logic.scenario.spelling import spelled
from cmr_logic.scenario.statement import Statement, Who
from cmr_logic.scenario.subjects import asked_of
from cmr_logic.spans import Span
from cmr_logic.text import tokenize

_SHORT = 2  # words before a colon that are no statement
_STATES = frozenset({"aged", "under", "over", "at", "not"})
_STATED, _IMPLIED, _PRESUPPOSED = 0, 1, 2


@dataclass(frozen=True, slots=True)
class _Claim:
    """One statement's word on one clause."""

    rank: int
    value: bool
    start: int
    end: int
    entry: str


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
    statements = spelled(read(scenario), scenario, clauses)
    if not statements and "my" not in scenario.lower():
        return ()
    targets = (read_clause(text) for c in clauses for text in conjuncts(c.statement))
    wanted = frozenset[str]().union(*(aims(target.keys) for target in targets))
    derived = [*implied(statements, wanted), *possessed(scenario, wanted)]
    asked = asked_of(question) if question else None
    given = _given(question)
    measured: dict[int, Sequence[object]] = {}
    found = []
    for clause in clauses:
        parts = []
        for text in conjuncts(clause.statement):
            target = read_clause(text)
            if asked is not None and target.subject.who is Who.SELF:
                target = replace(target, subject=asked)
            claims = list(_claims(text, target, statements, derived, scenario, measured, given))
            parts.append(_agreed(clause, claims, scenario))
        finding = _joined(parts)
        if finding is not None:
            found.append(finding)
    return tuple(found)


@lru_cache(maxsize=1024)
def _given(question: str) -> frozenset[str]:
    """Return what the words of a question are compared by."""
    return frozenset(k for k in keyed(tokenize(question).words) if k)


@lru_cache(maxsize=8192)
def conjuncts(statement: str) -> tuple[str, ...]:
    """Return the statements that a clause joins by "and", each complete.

    Example:
        >>> conjuncts("you are married and aged 60 or over")
        ('you are married', 'you are aged 60 or over')
        >>> conjuncts("you run a bed and breakfast")
        ('you run a bed and breakfast',)
    """
    head, colon, _ = statement.partition(": ")  # "you have a disability: up to £3,000"
    if colon and len(head.split()) > _SHORT:
        statement = head
    words = statement.split()
    lowered = [word.lower() for word in words]
    verb = syntax.finite_verb(lowered)
    if "and" not in lowered or verb is None or verb == 0 or "between" in lowered:
        return (statement,)
    parts = []
    first, shared = 0, 0
    for index in range(verb + 2, len(words) - 1):
        if lowered[index] != "and":
            continue
        following = lowered[index + 1]
        if following in {"you", "your"}:
            lead = 0
        elif following in _STATES and lowered[verb] in syntax.BE:
            lead = verb + 1
        elif following in syntax.AUXILIARIES:
            lead = verb
        else:
            continue
        parts.append(" ".join([*words[:shared], *words[first:index]]))
        first, shared = index + 1, lead
    parts.append(" ".join([*words[:shared], *words[first:]]))
    return tuple(parts)


def _joined(parts: Sequence[Finding | None]) -> Finding | None:
    """Return what findings on the parts of a clause say of all of it."""
    failing = [part for part in parts if part is not None and not part.value]
    if failing:
        return failing[0]
    return None if None in parts else parts[0]


def _claims(
    statement_text: str,
    target: Statement,
    statements: Sequence[Statement],
    derived: Sequence[Statement],
    scenario: str,
    measured: dict[int, Sequence[object]],
    given: frozenset[str],
) -> Iterator[_Claim]:
    demand = demand_of(statement_text)
    shown = statements
    if demand is not None and len(demand.constraints) > 1:
        shown = (*statements, *pooled(statements))
    for index, statement in enumerate(shown):
        verdict: Verdict | None
        if demand is not None:
            verdict = _measured(target, demand, statement, index, scenario, measured, given)
            kind = "quantity"
        else:
            verdict = align(target, statement)
            kind = "paraphrase" if verdict is not None and verdict.entries else "explicit"
        if verdict is not None:
            entry = ":".join((kind, *verdict.entries))
            yield _Claim(_STATED, verdict.value, statement.start, statement.end, entry)
    if demand is not None:
        return
    for statement in derived:
        verdict = align(target, statement)
        if verdict is not None:
            entry = ":".join(("implication", statement.entry, *verdict.entries))
            rank = _PRESUPPOSED if statement.entry.startswith("my-") else _IMPLIED
            yield _Claim(rank, verdict.value, statement.start, statement.end, entry)


def _measured(
    target: Statement,
    demand: Demand,
    statement: Statement,
    index: int,
    scenario: str,
    measured: dict[int, Sequence[object]],
    given: frozenset[str],
) -> Verdict | None:
    if not speaks_of(demand, statement, target, given):
        return None
    stated = measured.get(index)
    if stated is None:
        stated = measured[index] = quantities_of(scenario[statement.start : statement.end])
    if not stated:
        return None
    return measure(demand, stated, target)  # type: ignore[arg-type]


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
