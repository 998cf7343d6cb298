"""Where the parts of a sentence stand: ranges of tokens."""

from __future__ import annotations

from collections.abc import Iterator

from cmr_logic.clauses.nodes import Coordination, Joined, Phrase, Sentence, Statement, Words
from cmr_logic.cues import Effect

Joints = tuple[tuple[int, Effect], ...]


def phrases_of(node: Coordination) -> Iterator[Phrase]:
    """Yield the phrases of a coordination in text order, at any depth of nesting."""
    stack = [node]
    while stack:
        part = stack.pop()
        if isinstance(part, Joined):
            stack.extend(reversed(part.items))
        else:
            yield part


def words_of(node: Coordination) -> list[Words]:
    """Return the runs of words of a coordination.

    Example:
        >>> words_of(Phrase(Words(3, 5), after=Words(7, 8)))
        [Words(first=3, last=5, joints=()), Words(first=7, last=8, joints=())]
    """
    if isinstance(node, Phrase):
        if node.after is None:  # as most are
            return [] if node.words is None else [node.words]
        return [node.after] if node.words is None else [node.words, node.after]
    return [
        words
        for phrase in phrases_of(node)
        for words in (phrase.words, phrase.after)
        if words is not None
    ]


def joints_of(node: Coordination) -> Joints:
    """Return the places of the coordinators inside the phrases of a coordination."""
    return tuple(joint for words in words_of(node) for joint in words.joints)


def extent_of(node: Coordination) -> tuple[int, int] | None:
    """Return the token range of a coordination, None where it is nothing but a list's place.

    Example:
        >>> extent_of(Phrase(Words(3, 5), after=Words(7, 8))), extent_of(Phrase(None))
        ((3, 8), None)
    """
    if isinstance(node, Phrase) and node.words is not None and node.after is None:
        return node.words.first, node.words.last  # as most are: there is nothing to compare
    runs = words_of(node)
    if not runs:
        return None
    return min(run.first for run in runs), max(run.last for run in runs)


def conclusion_extent(sentence: Sentence, statement: Statement) -> tuple[int, int]:
    """Return the token range of a statement without its conditions."""
    ranges: list[tuple[int, int]] = []
    subject = None if statement.shares_subject else statement.subject
    for part in (subject, statement.rest):
        if part is not None:
            for body in (part.body, part.relative):
                found = None if body is None else extent_of(body)
                if found is not None:
                    ranges.append(found)
    if statement.predicate is not None:
        ranges.append((statement.predicate.first, statement.predicate.last))
    if not ranges:
        return sentence.first, sentence.last
    firsts, lasts = zip(*ranges, strict=True)
    return min(firsts), max(lasts)


def first_phrase(node: Coordination) -> Phrase:
    """Return the phrase that a coordination begins with."""
    while isinstance(node, Joined):
        node = node.items[0]
    return node


def reference_of(node: Coordination) -> Phrase | None:
    """Return the last phrase of a coordination, where it stands for the list that follows."""
    while isinstance(node, Joined):
        node = node.items[-1]
    return node if node.reference is not None else None
