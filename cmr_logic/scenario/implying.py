"""Statements that follow from a story's statements, by the reviewed tables, in one step or two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.agreement import STATIVE, needed
from cmr_logic.scenario.alignment import align
from cmr_logic.scenario.particles import particle_of
from cmr_logic.scenario.premises import Outcome, Premise, candidates, meeting, read_entry
from cmr_logic.scenario.reading import tokens_of
from cmr_logic.scenario.relations import covers, reach, same
from cmr_logic.scenario.statement import UNDERGONE, Mood, Statement, Subject, Tense, Who
from cmr_logic.text import VERB, bases, word_set

_UNDONE = word_set(
    "retire former ex unemployed aspiring trainee trade"
)  # "a retired miner", "a miner by trade" may be at no mine
# "I" in a premise stands for any person, "it" for any thing.
_GENERAL = frozenset({Who.SELF, Who.IT})
FURTHER = ">"  # between the names of an entry and of one that its conclusions meet
PRESUPPOSING = ("my-", "since-")  # so begin the entries whose conclusions are no more than that
_STEPS = 1  # from what follows to what follows from that


@dataclass(frozen=True, slots=True)
class _Taken:
    """What a premise takes, read.

    Args:
        statement: the premise.
        positive: the same, affirmed.
        particle: that of its verb, if it has one.
        closed: its verb takes no further object: "my wife left me."
        goals: for each of its words, what a story must reach one of.
    """

    statement: Statement
    positive: Statement
    particle: str
    closed: bool
    goals: tuple[frozenset[str], ...]


@cache
def _taken(premise: Premise) -> _Taken:
    """Read a premise."""
    first = read_entry(premise.text)[0]
    statement = replace(first, negated=not first.negated) if premise.negated else first
    return _Taken(
        statement,
        replace(statement, negated=False) if statement.negated else statement,
        particle_of(premise.text.lower().split()),
        premise.text.endswith("."),
        tuple(map(meeting, needed(statement))),
    )


@cache
def _direct(outcome: Outcome) -> Sequence[Statement]:
    """Read what follows."""
    direct = [s for text in outcome.conclusions for s in read_entry(text)]
    present = (s for text in outcome.states for s in read_entry(text)[:1])
    direct.extend(s for s in present if s.tense is Tense.PRESENT)
    return [replace(s, negated=s.negated ^ outcome.refuted, entry=outcome.name) for s in direct]


@cache
def _given(outcome: Outcome, depth: int) -> Sequence[Statement]:
    """Return what follows, and what follows from that in turn."""
    direct = _direct(outcome)
    conclusions = list(direct)
    # What says the same of the same subject in other words gives no more.
    drawn: dict[Subject, set[tuple[Outcome, Who]]] = {}
    for told in direct if depth else ():
        if told.mood is Mood.FACT:
            known = drawn.setdefault(told.subject, set())
            conclusions.extend(_drawn(told, None, depth - 1, outcome.name, known))
    return tuple(dict.fromkeys(conclusions))


def implied(
    statements: Sequence[Statement],
    wanted: frozenset[str] | None = None,
    *,
    depth: int = _STEPS,
) -> list[Statement]:
    """Return what follows from statements.

    Args:
        statements: those of a story.
        wanted: what clauses can be met by (:func:`.relations.aims`); what follows and meets none is
            left out.
        depth: in how many further steps; none but situations follow from what follows.

    Example:
        >>> from cmr_logic.scenario.reading import read
        >>> for s in implied(read("My wife is retired.")):
        ...     if s.entry == "retired":
        ...         print(s.subject.head, s.negated, s.verb)
        wife True work
        wife True have
        wife True employ
        wife False retire
    """
    found: list[Statement] = []
    for statement in statements:
        if statement.mood is Mood.FACT:
            origin = statement.entry if statement.entry.startswith(PRESUPPOSING) else ""
            found.extend(_drawn(statement, wanted, depth, origin, set()))
    return found


def _drawn(
    statement: Statement,
    wanted: frozenset[str] | None,
    depth: int,
    origin: str,
    drawn: set[tuple[Outcome, Who]],
) -> Iterator[Statement]:
    """Yield what follows from a statement, once for each entry.

    Args:
        statement: a fact.
        wanted: as for :func:`implied`.
        depth: likewise.
        origin: the entry that the statement itself follows by, where its name is to be kept.
        drawn: what is passed over, because it follows anyhow, by whom its premise is about; what is
            yielded is added.
    """
    told_of = reach(statement.words)
    done = {origin}
    via = origin + FURTHER if origin else ""
    for premise in candidates(statement):
        outcome = premise.outcome
        if outcome.name in done or not (premise.further or depth):
            continue
        taken = _taken(premise)
        if any(map(told_of.isdisjoint, taken.goals)) or not _meets(statement, taken):
            continue
        given = _given(outcome, depth)  # read only now: few of the premises are met
        if wanted is not None:
            given = [told for told in given if not wanted.isdisjoint(reach(told.keys))]
        if given:
            done.add(outcome.name)
            whose = taken.positive.subject.who
            if (outcome, whose) not in drawn:
                drawn.add((outcome, whose))
                yield from _about(statement, taken, given, via)


def _joint(subject: Subject) -> frozenset[str]:
    """Return with whom "I" is joined: "my partner and I"."""
    return subject.keys if subject.who is Who.SELF else frozenset()


def _named(subject: Subject) -> bool:
    """Tell whether a subject stands for somebody or something that a story names."""
    return subject.who in (Who.OWN, Who.OTHER) or subject.person


def _meets(statement: Statement, premise: _Taken) -> bool:
    """Tell whether a statement that shares the words of a premise says it."""
    if statement.negated and not premise.statement.negated:
        return False  # no denial says what a premise affirms
    if _is_gone(statement) and same(statement.verb).isdisjoint(same(premise.statement.verb)):
        return False  # who was employed is not as who got a job, and may have it still
    told = _as_told(premise, statement) if _fits_form(premise, statement) else None
    verdict = None if told is None else align(premise.positive, told)
    return verdict is not None and verdict.value is not premise.statement.negated


def _is_gone(statement: Statement) -> bool:
    """Tell whether a statement is about a state or habit of the past."""
    return statement.tense in (Tense.PAST, Tense.OVER) and statement.verb in STATIVE


def _about(
    statement: Statement, premise: _Taken, given: Sequence[Statement], via: str
) -> Iterator[Statement]:
    """Yield what follows from a statement that says a premise, of whom the statement is about."""
    about = premise.positive.subject.who
    for conclusion in given:
        general = about in _GENERAL and conclusion.subject.who is about
        yield replace(
            conclusion,
            subject=statement.subject if general else conclusion.subject,
            start=statement.start,
            end=statement.end,
            entry=via + conclusion.entry,
        )


def _fits_form(premise: _Taken, statement: Statement) -> bool:
    """Tell whether a statement has the particle of a premise, and no object that it excludes."""
    if not _UNDONE.isdisjoint(statement.keys) and _UNDONE.isdisjoint(premise.statement.keys):
        return False
    if premise.particle and premise.particle not in statement.particles:
        return False
    target = premise.positive
    if not all(covers(statement.subject.keys, key) for key in _joint(target.subject)):
        return False
    return not premise.closed or all(
        any(covers((key,), own) for own in target.core) for key in statement.core - lists.LIGHT
    )


def _as_told(premise: _Taken, statement: Statement) -> Statement | None:
    """Return a statement as being about whom a premise is; None where it cannot be."""
    about = premise.positive.subject.who
    if about not in _GENERAL or statement.subject.who is about:
        return statement
    if statement.subject.person is not (about is Who.SELF) or not _named(statement.subject):
        return None
    return replace(statement, subject=Subject(about))


def undergone(statements: Sequence[Statement], story: str) -> list[Statement]:
    """Return what others did to whoever tells a story, as said of the teller.

    Example:
        >>> from cmr_logic.scenario.reading import read
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
