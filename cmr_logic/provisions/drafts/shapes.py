"""Where the parts of a sentence stand: ranges of tokens."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter

from cmr_logic.clauses.nodes import (
    Coordination,
    Joined,
    Phrase,
    Restricted,
    Sentence,
    Statement,
)
from cmr_logic.cues import Effect

Joints = tuple[tuple[int, Effect], ...]
_LAST = itemgetter(1)  # the end of a range


def phrases_of(node: Coordination) -> Iterator[Phrase]:
    """Yield the phrases of a coordination in text order, at any depth of nesting."""
    stack = [node]
    while stack:
        part = stack.pop()
        if isinstance(part, Joined):
            stack.extend(reversed(part.items))
        else:
            yield part


def joints_of(node: Coordination) -> Joints:
    """Return the places of the coordinators inside the phrases of a coordination."""
    return tuple(joint for words in node.runs for joint in words.joints)


def conclusion_extent(sentence: Sentence, statement: Statement) -> tuple[int, int]:
    """Return the token range of a statement without its conditions."""
    subject, predicate, rest = statement.subject, statement.predicate, statement.rest
    found: list[tuple[int, int]] = []
    if subject is not None and not statement.shares_subject:
        _add_extents(found, subject)
    if predicate is not None:
        found.append((predicate.first, predicate.last))
    if rest is not None:
        _add_extents(found, rest)
    if len(found) > 1:
        return min(found)[0], max(map(_LAST, found))
    return found[0] if found else (sentence.first, sentence.last)


def _add_extents(found: list[tuple[int, int]], part: Restricted) -> None:
    """Add the token ranges of the words of a part and of its relative clause, as far as any."""
    if part.body.extent is not None:
        found.append(part.body.extent)
    if part.relative is not None and part.relative.extent is not None:
        found.append(part.relative.extent)


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
