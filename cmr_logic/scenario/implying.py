"""Statements that follow from a story's statements, by the reviewed tables, in one step or two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import pairwise

from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.agreement import RECEIVING, STATIVE, needed
from cmr_logic.scenario.alignment import align
from cmr_logic.scenario.circumstances import CIRCUMSTANCES
from cmr_logic.scenario.implications import IMPLICATIONS
from cmr_logic.scenario.particles import particle_of
from cmr_logic.scenario.reading import read, tokens_of
from cmr_logic.scenario.relations import (
    covering,
    covers,
    keyed,
    opposed,
    reach,
    same,
)
from cmr_logic.scenario.situations import SITUATIONS
from cmr_logic.scenario.statement import UNDERGONE, Mood, Statement, Subject, Tense, Who
from cmr_logic.syntax import is_adverb
from cmr_logic.text import VERB, bases, tokenize, word_set

_UNDONE = word_set(
    "retire former ex unemployed aspiring trainee trade"
)  # "a retired miner", "a miner by trade" may be at no mine
# "I" in a premise stands for any person, "it" for any thing.
_GENERAL = frozenset({Who.SELF, Who.IT})
_TURNED = frozenset({"never", "cannot", "learn"})  # read as tense, mood or negation
FURTHER = ">"  # between the names of an entry and of one that its conclusions meet
PRESUPPOSING = ("my-", "since-")  # so begin the entries whose conclusions are no more than that
_STEPS = 1  # from what follows to what follows from that
_JOINING = frozenset("-'")


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What an entry says to follow, which all its premises share.

    Args:
        name: the entry.
        conclusions: what follows, as statements.
        refuted: their denials follow.
        states: further statements whose denials follow where they are about the present.
    """

    name: str
    conclusions: tuple[str, ...]
    refuted: bool = False
    states: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Premise:
    """What an entry needs, and what follows.

    Args:
        text: a statement.
        negated: its denial is what is needed.
        keys: words without which no statement says it.
        outcome: what follows.
        further: what follows from other entries may say it.
    """

    text: str
    negated: bool
    keys: frozenset[str]
    outcome: _Outcome
    further: bool


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


@dataclass(frozen=True, slots=True)
class _Given:
    """What follows from a premise, read.

    Args:
        conclusions: what follows.
        offers: what the conclusions can meet.
    """

    conclusions: tuple[Statement, ...]
    offers: frozenset[str]


def _premises() -> Iterator[_Premise]:
    """Yield the premises of all entries, none of them read yet."""
    for entry in (*IMPLICATIONS, *CIRCUMSTANCES):
        follows = _Outcome(entry.name, entry.conclusions)
        for text in entry.premises:
            yield _premise(text, follows, further=False)
    for state in SITUATIONS:
        holds = _Outcome(state.name, state.said)
        fails = replace(holds, refuted=True)
        for text in (*state.said, *state.shown):
            yield _premise(text, holds)
        for text in state.barred:
            yield _premise(text, fails)
        for text in state.said:
            yield replace(_premise(text, replace(fails, states=state.shown)), negated=True)


@cache
def _aside() -> frozenset[str]:
    """Return the words of premises that reading turns into tense, mood or negation, or drops."""
    dropped = _TURNED | lists.LIGHT | lists.WISHING | lists.ENDING | lists.PASSING | lists.REPORTING
    return dropped.union(*(same(verb) for verb in RECEIVING))


def _premise(text: str, outcome: _Outcome, *, further: bool = True) -> _Premise:
    plain = text.lower().removesuffix(".")
    words = tokenize(plain).words if _JOINING.intersection(text) else plain.split()
    keys = frozenset(
        key
        for word, key in zip(words, keyed(words), strict=True)
        if key and not is_adverb(word) and not key.startswith("do_not_")
    )
    if not keys - _aside():
        keys = needed(read(text)[0])
    return _Premise(text, False, keys - _aside(), outcome, further)


@cache
def _index() -> dict[str, list[_Premise]]:
    """Return the premises by one word each that no statement does without."""
    table: dict[str, list[_Premise]] = {}
    premises = list(_premises())
    common = Counter(key for premise in premises for key in premise.keys)
    for premise in premises:
        if premise.keys:
            rarest = min(premise.keys, key=lambda key: (common[key], key))
            for name in same(rarest) | opposed(rarest):
                table.setdefault(name, []).append(premise)
    return table


@cache
def _taken(premise: _Premise) -> _Taken:
    """Read a premise."""
    first = read(premise.text)[0]
    statement = replace(first, negated=not first.negated) if premise.negated else first
    return _Taken(
        statement,
        replace(statement, negated=False),
        particle_of(premise.text.lower().split()),
        premise.text.endswith("."),
        tuple(same(key) | opposed(key) for key in needed(statement)),
    )


@cache
def _given(outcome: _Outcome, depth: int) -> _Given:
    """Read what follows, and draw what follows from that in turn."""
    direct = [s for text in outcome.conclusions for s in read(text)]
    present = (s for text in outcome.states for s in read(text)[:1])
    direct.extend(s for s in present if s.tense is Tense.PRESENT)
    if outcome.refuted:
        direct = [replace(s, negated=not s.negated) for s in direct]
    further = implied(direct, depth=depth - 1) if depth else []
    direct = [replace(s, entry=outcome.name) for s in direct]
    further = [
        replace(s, entry=outcome.name + FURTHER + s.entry)
        for s in further
        if s.entry != outcome.name
    ]
    conclusions = tuple(dict.fromkeys((*direct, *further)))
    return _Given(conclusions, frozenset().union(*(reach(c.keys) for c in conclusions)))


def implied(
    statements: Sequence[Statement],
    wanted: frozenset[str] | None = None,
    *,
    depth: int = _STEPS,
) -> list[Statement]:
    """Return what follows from statements.

    Args:
        statements: those of a story.
        wanted: what clauses can be met by (:func:`.relations.aims`); others are left out.
        depth: in how many further steps; none but situations follow from what follows.

    Example:
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
            found.extend(_drawn(statement, wanted, depth))
    return found


def _drawn(statement: Statement, wanted: frozenset[str] | None, depth: int) -> Iterator[Statement]:
    """Yield what follows from a statement, once for each entry."""
    told_of = reach(statement.keys | statement.extra | statement.subject.keys)
    done: set[str] = set()
    for premise in _candidates(statement):
        if (
            premise.outcome.name in done
            or not (premise.further or depth)
            or any(told_of.isdisjoint(_met(key)) for key in premise.keys)
        ):
            continue
        taken = _taken(premise)
        if any(told_of.isdisjoint(goal) for goal in taken.goals) or not _meets(statement, taken):
            continue
        given = _given(premise.outcome, depth)  # read only now: few of the premises are met
        if given.conclusions and (wanted is None or not wanted.isdisjoint(given.offers)):
            done.add(premise.outcome.name)
            yield from _about(statement, taken, given)


def _candidates(statement: Statement) -> Iterator[_Premise]:
    """Yield the premises that share their rarest word with a statement, each once."""
    index = _index()
    words = statement.keys | statement.extra | statement.subject.keys
    tried: set[int] = set()
    for key in words:
        for name in covering(key) | opposed(key):
            for premise in index.get(name, ()):
                if id(premise) not in tried:
                    tried.add(id(premise))
                    yield premise


@lru_cache(maxsize=65_536)
def _met(key: str) -> frozenset[str]:
    """Return the words of which a statement must reach one to meet a word of a premise."""
    return same(key) | opposed(key)


def _joint(subject: Subject) -> frozenset[str]:
    """Return with whom "I" is joined: "my partner and I"."""
    return subject.keys if subject.who is Who.SELF else frozenset()


def _named(subject: Subject) -> bool:
    """Tell whether a subject stands for somebody or something that a story names."""
    return subject.who in (Who.OWN, Who.OTHER) or subject.person


def _meets(statement: Statement, premise: _Taken) -> bool:
    """Tell whether a statement that shares the words of a premise says it."""
    if _is_gone(statement) and same(statement.verb).isdisjoint(same(premise.statement.verb)):
        return False  # who was employed is not as who got a job, and may have it still
    told = _as_told(premise, statement) if _fits_form(premise, statement) else None
    verdict = None if told is None else align(premise.positive, told)
    return verdict is not None and verdict.value is not premise.statement.negated


def _is_gone(statement: Statement) -> bool:
    """Tell whether a statement is about a state or habit of the past."""
    return statement.tense in (Tense.PAST, Tense.OVER) and statement.verb in STATIVE


def _about(statement: Statement, premise: _Taken, given: _Given) -> Iterator[Statement]:
    """Yield what follows from a statement that says a premise, of whom the statement is about."""
    about = premise.positive.subject.who
    granted = statement.entry.startswith(PRESUPPOSING)
    for conclusion in given.conclusions:
        general = about in _GENERAL and conclusion.subject.who is about
        yield replace(
            conclusion,
            subject=statement.subject if general else conclusion.subject,
            start=statement.start,
            end=statement.end,
            entry=statement.entry + FURTHER + conclusion.entry if granted else conclusion.entry,
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
