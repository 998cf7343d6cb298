"""Statements that follow from a story's statements, one step, by the reviewed table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from cmr_logic.scenario.agreement import needed
from cmr_logic.scenario.alignment import align
from cmr_logic.scenario.circumstances import CIRCUMSTANCES
from cmr_logic.scenario.implications import IMPLICATIONS
from cmr_logic.scenario.reading import read, tokens_of
from cmr_logic.scenario.relations import (
    covering,
    covers,
    opposed,
    reach,
    same,
)
from cmr_logic.scenario.statement import UNDERGONE, Mood, Statement, Subject, Who
from cmr_logic.text import VERB, bases, word_set

_UNDONE = word_set(
    "retire former ex unemployed aspiring trainee"
)  # "a retired miner" is at no mine


@dataclass(frozen=True, slots=True)
class _Conclusions:
    """What an entry concludes.

    Args:
        statements: its conclusions.
        offers: what these can meet.
    """

    statements: tuple[Statement, ...]
    offers: frozenset[str]


@cache
def _read(conclusions: tuple[str, ...]) -> _Conclusions:
    """Return the conclusions of an entry, read when a story first speaks of its premises."""
    statements = tuple(s for text in conclusions for s in read(text))
    return _Conclusions(statements, frozenset().union(*(reach(s.keys) for s in statements)))


@dataclass(frozen=True, slots=True)
class _Premise:
    statement: Statement
    positive: Statement
    name: str
    conclusions: tuple[str, ...]
    goals: tuple[frozenset[str], ...]


@cache
def _index() -> dict[str, list[_Premise]]:
    """Return the premises by the words that can begin them."""
    table: dict[str, list[_Premise]] = {}
    for entry in (*IMPLICATIONS, *CIRCUMSTANCES):
        for text in entry.premises:
            statement = read(text)[0]
            wanted = needed(statement)
            premise = _Premise(
                statement,
                replace(statement, negated=False),
                entry.name,
                entry.conclusions,
                tuple(same(key) | opposed(key) for key in wanted),
            )
            for key in wanted:
                for name in same(key):
                    table.setdefault(name, []).append(premise)
    return table


def implied(
    statements: Sequence[Statement], wanted: frozenset[str] | None = None
) -> list[Statement]:
    """Return what follows from statements.

    Args:
        statements: those of a story.
        wanted: what clauses can be met by (:func:`.relations.aims`); others are left out.

    Example:
        >>> for s in implied(read("My wife is retired.")):
        ...     print(s.subject.head, s.negated, s.verb, s.entry)
        wife True work retired
        wife True have retired
        wife True employ retired
        wife False retire retired
    """
    index = _index()
    found = []
    for statement in statements:
        if statement.mood is not Mood.FACT:
            continue
        person = statement.subject.who is Who.SELF or statement.subject.person
        tried: set[int] = set()
        done: set[str] = set()
        for key in statement.keys | statement.extra:
            for name in covering(key):
                for premise in index.get(name, ()):
                    if id(premise) in tried or premise.name in done:
                        continue
                    tried.add(id(premise))
                    if wanted is not None and wanted.isdisjoint(_read(premise.conclusions).offers):
                        continue
                    drawn = _conclude(premise, statement, person=person)
                    if drawn:
                        done.add(premise.name)
                        found.extend(drawn)
    return found


def _joint(subject: Subject) -> frozenset[str]:
    """Return with whom "I" is joined: "my partner and I"."""
    return subject.keys if subject.who is Who.SELF else frozenset()


def _conclude(premise: _Premise, statement: Statement, *, person: bool) -> list[Statement]:
    if not _UNDONE.isdisjoint(statement.keys) and _UNDONE.isdisjoint(premise.statement.keys):
        return []
    told_of = reach(statement.keys | statement.extra | statement.subject.keys)
    if any(told_of.isdisjoint(goal) for goal in premise.goals):
        return []
    target = premise.positive
    if not all(covers(statement.subject.keys, key) for key in _joint(target.subject)):
        return []
    general = target.subject.who is Who.SELF
    if general:
        if not person:
            return []
        told = statement
        if statement.subject.who is not Who.SELF:
            told = replace(statement, subject=Subject(Who.SELF))
    else:
        told = statement
    verdict = align(target, told)
    if verdict is None or verdict.value is premise.statement.negated:
        return []
    return [
        replace(
            conclusion,
            subject=statement.subject
            if general and conclusion.subject.who is Who.SELF
            else conclusion.subject,
            start=statement.start,
            end=statement.end,
            entry=premise.name,
        )
        for conclusion in _read(premise.conclusions).statements
    ]


def undergone(statements: Sequence[Statement], story: str) -> list[Statement]:
    """Return what others did to whoever tells a story, as said of the teller.

    Example:
        >>> text = "The port offered me a berth. My aunt smiled."
        >>> [(s.subject.who.value, s.verb, s.passive) for s in undergone(read(text), text)]
        [('self', 'offer', True)]
    """
    found = []
    for told in statements:
        if told.passive or told.subject.who is Who.SELF or told.mood is not Mood.FACT:
            continue
        quoted = tokens_of(told.quoted(story)).words
        for before, word in pairwise(quoted):
            if word in {"me", "us"} and told.verb in bases(before, VERB):
                me = Subject(Who.SELF)
                found.append(replace(told, subject=me, passive=True, entry=UNDERGONE))
                break
    return found
