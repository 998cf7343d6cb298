"""Statements that follow from a story's statements, one step, by the reviewed table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from cmr_logic.scenario.agreement import needed
from cmr_logic.scenario.alignment import align
from cmr_logic.scenario.circumstances import CIRCUMSTANCES
from cmr_logic.scenario.holdings import HOLDINGS
from cmr_logic.scenario.implications import IMPLICATIONS, POSSESSIONS
from cmr_logic.scenario.reading import read, tokens_of
from cmr_logic.scenario.relations import (
    covering,
    covers,
    keyed,
    opposed,
    phrase_key,
    reach,
    same,
    word_key,
)
from cmr_logic.scenario.statement import UNDERGONE, Mood, Statement, Subject, Who
from cmr_logic.scenario.vocabulary import words
from cmr_logic.text import ADJECTIVE, VERB, bases, classes, sentence_ends

_NOT_NOW = words(
    "ex late former future deceased dead old previous last next first new own-last "
    "possible potential"
)
# Verbs after which one no longer has what is one's own.
_PARTING = frozenset(
    {"sell", "lose", "steal", "scrap", "expire", "donate", "close", "cancel", "lapse", "end"}
)
_UNDONE = words("retire former ex unemployed aspiring trainee")  # "a retired miner" is at no mine
_HOPING = words(
    "apply applying applied application wait waiting want hope refused rejected denied stopped "
    "will 'll wo would not n't never no without"
)
_NEAR = 4  # tokens from "my" in which the words for a thing stand
_REACH = 3


@dataclass(frozen=True, slots=True)
class _Premise:
    statement: Statement
    positive: Statement
    name: str
    conclusions: tuple[Statement, ...]
    goals: tuple[frozenset[str], ...]
    offers: frozenset[str]


@cache
def _index() -> dict[str, list[_Premise]]:
    """Return the premises by the words that can begin them."""
    table: dict[str, list[_Premise]] = {}
    for entry in (*IMPLICATIONS, *CIRCUMSTANCES):
        conclusions = tuple(s for text in entry.conclusions for s in read(text))
        for text in entry.premises:
            statement = read(text)[0]
            wanted = needed(statement)
            premise = _Premise(
                statement,
                replace(statement, negated=False),
                entry.name,
                conclusions,
                tuple(same(key) | opposed(key) for key in wanted),
                frozenset().union(*(reach(c.keys) for c in conclusions)),
            )
            for key in wanted:
                for name in same(key):
                    table.setdefault(name, []).append(premise)
    return table


@cache
def _owned() -> dict[str, tuple[str, tuple[Statement, ...]]]:
    """Return what follows from owning, by noun."""
    return {
        phrase_key(noun): (entry.name, tuple(s for text in entry.conclusions for s in read(text)))
        for entry in (*POSSESSIONS, *HOLDINGS)
        for noun in entry.nouns
    }


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
                    if wanted is not None and wanted.isdisjoint(premise.offers):
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
        for conclusion in premise.conclusions
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
        quoted = tokens_of(story[told.start : told.end]).words
        for before, word in pairwise(quoted):
            if word in {"me", "us"} and told.verb in bases(before, VERB):
                me = Subject(Who.SELF)
                found.append(replace(told, subject=me, passive=True, entry=UNDERGONE))
                break
    return found


def possessed(scenario: str, wanted: frozenset[str] | None = None) -> list[Statement]:
    """Return what follows from "my …" and "our …" in a story.

    Args:
        scenario: the story.
        wanted: as for :func:`implied`.

    Example:
        >>> [s.entry for s in possessed("I live with my old dog.")]
        []
        >>> {s.entry for s in possessed("I live with my husband.")}
        {'my-spouse'}
    """
    tokens = tokens_of(scenario)
    words = tokens.words
    if "my" not in words and "our" not in words:
        return []
    table = _owned()
    found = []
    first = 0
    for end in sentence_ends(tokens, 0, len(tokens)):
        sentence = words[first:end]
        if sentence[-1] != "?" and not _doubtful(sentence):
            for index in range(first, end):
                if words[index] in {"my", "our"}:
                    found.extend(
                        _following(
                            tokens.words, tokens.starts, tokens.ends, index, (first, end), table
                        )
                    )
        first = end
    if wanted is None:
        return found
    return [s for s in found if not wanted.isdisjoint(reach(s.keys))]


def called_mine(keys: frozenset[str], scenario: str) -> tuple[int, int] | None:
    """Return where a story calls a thing "my …" or "our …", if it does.

    Args:
        keys: what the words for the thing are compared by.
        scenario: the story.

    Example:
        >>> text = "The council sends my heating grant to my landlord."
        >>> called_mine(frozenset({"grant", "heat"}), text)
        (0, 49)
        >>> called_mine(frozenset({"grant", "heat"}), "I lost my heating grant.") is None
        True
    """
    tokens = tokens_of(scenario)
    words_ = tokens.words
    first = 0
    for end in sentence_ends(tokens, 0, len(tokens)):
        sentence = words_[first:end]
        if sentence[-1] != "?" and not _doubtful(sentence) and _HOPING.isdisjoint(sentence):
            for index in range(first, end):
                if words_[index] not in {"my", "our"}:
                    continue
                if _names(words_[index + 1 : min(index + 1 + _NEAR, end)], keys):
                    last = end - 1 if words_[end - 1] in {".", "!"} else end
                    return tokens.starts[first], tokens.ends[last - 1]
        first = end
    return None


def _names(words_: Sequence[str], keys: frozenset[str]) -> bool:
    """Tell whether words begin with the name of a thing: its own words, and none but modifiers."""
    missing = set(keys)
    for word, key in zip(words_, keyed(words_), strict=True):
        if key in keys:
            missing.discard(key)
            if not missing:
                return True
        elif word in _NOT_NOW or ADJECTIVE not in classes(word):
            return False
    return False


def _doubtful(sentence: Sequence[str]) -> bool:
    """Tell whether a sentence supposes, or tells of a loss."""
    return not {"if", "unless", "would", "wish", "whether", "will", "'ll"}.isdisjoint(
        sentence
    ) or any(base in _PARTING for word in sentence for base in bases(word, VERB))


def _following(
    words: Sequence[str],
    starts: Sequence[int],
    ends: Sequence[int],
    index: int,
    sentence: tuple[int, int],
    table: dict[str, tuple[str, tuple[Statement, ...]]],
) -> list[Statement]:
    for at in range(index + 1, min(index + 1 + _REACH, sentence[1])):
        if words[at] in _NOT_NOW or not words[at][0].isalpha():
            return []
        hit = table.get(word_key(words[at]))
        if hit is not None:
            last = sentence[1] - 1 if words[sentence[1] - 1] in {".", "!"} else sentence[1]
            name, conclusions = hit
            return [
                replace(c, start=starts[sentence[0]], end=ends[last - 1], entry="my-" + name)
                for c in conclusions
            ]
        if words[at] in {"and", "or", "is", "are", "to", "of"}:
            return []
    return []
