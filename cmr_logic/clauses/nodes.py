"""The parts of a sentence, as the clause grammar finds them; ranges count tokens."""

from __future__ import annotations

from dataclasses import field, replace
from operator import itemgetter
from typing import TypeAlias

from cmr_logic.cues import Cue, Effect
from cmr_logic.records import record

_LAST = itemgetter(1)  # the end of a range
Extent: TypeAlias = tuple[int, int] | None
"""The index of the first token of some words, and the index after their last; None for no words."""


@record(frozen=True, slots=True)
class Words:
    """A run of tokens, with the places of the coordinators inside a phrase.

    Args:
        first: index of the first token.
        last: index after the last token.
        joints: ``(index, effect)`` of each word that joins two parts of the phrase ("England **or**
            Wales").
    """

    first: int
    last: int
    joints: tuple[tuple[int, Effect], ...] = ()


@record(frozen=True, slots=True)
class Phrase:
    """One unit of a coordination: words, a reference to the list that follows, or both.

    Args:
        words: the words before the reference, or all of them.
        reference: the cue that stands for the list, if there is one.
        after: the words after the reference ("… apply to you").
        negated: the phrase stands under "neither".

    Attributes:
        runs: its runs of words.
        extent: the range of its tokens, None where it is nothing but a list's place.

    Example:
        >>> phrase = Phrase(Words(3, 5), after=Words(7, 8))
        >>> phrase.runs
        (Words(first=3, last=5, joints=()), Words(first=7, last=8, joints=()))
        >>> phrase.extent, Phrase(None).extent
        ((3, 8), None)
    """

    words: Words | None
    reference: Cue | None = None
    after: Words | None = None
    negated: bool = False
    runs: tuple[Words, ...] = field(init=False, repr=False, compare=False)
    extent: Extent = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        words, after = self.words, self.after
        runs = () if words is None else (words,)
        runs = runs if after is None else (*runs, after)
        object.__setattr__(self, "runs", runs)
        object.__setattr__(self, "extent", (runs[0].first, runs[-1].last) if runs else None)


@record(frozen=True, slots=True)
class Joined:
    """Units joined by one operator.

    Args:
        effect: ``Effect.AND`` or ``Effect.OR``.
        items: two or more units.
        cue: the first coordinator.
        mixed: the other operator stands unbracketed inside: the grouping is a choice of reading.
        states: the units are all that one "be" says.

    Attributes:
        runs: those of all its units.
        extent: as of :class:`Phrase`.
    """

    effect: Effect
    items: tuple[Coordination, ...]
    cue: Cue
    mixed: bool = False
    states: bool = False
    runs: tuple[Words, ...] = field(init=False, repr=False, compare=False)
    extent: Extent = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        runs = tuple([run for item in self.items for run in item.runs])
        object.__setattr__(self, "runs", runs)
        found = [item.extent for item in self.items if item.extent is not None]
        extent = (min(found)[0], max(map(_LAST, found))) if found else None
        object.__setattr__(self, "extent", extent)


Coordination: TypeAlias = Phrase | Joined


def denies_each(node: Coordination) -> bool:
    """Tell whether all that is joined stands under "neither": "neither guests nor lodgers"."""
    if isinstance(node, Phrase):
        return node.negated
    return all(map(denies_each, node.items))


@record(frozen=True, slots=True)
class Condition:
    """A condition and the cue that opens it; no body where a list stands for it."""

    cue: Cue
    body: Coordination | None


@record(frozen=True, slots=True)
class Restricted:
    """A phrase or coordination with the relative clause that restricts it."""

    body: Coordination
    relative: Coordination | None = None
    cue: Cue | None = None


@record(frozen=True, slots=True)
class Statement:
    """A subject, its predicate and the rest; a fragment has only the rest.

    Args:
        subject: what stands before the predicate.
        predicate: the finite verb, with its negation.
        rest: what stands behind it.
        conditions: those behind it.
        joint: the cue that joins it to the statement before, if it is not the first.
        shares_subject: its subject is that of the statement before, and stands there.
    """

    subject: Restricted | None
    predicate: Words | None
    rest: Restricted | None
    conditions: tuple[Condition, ...] = ()
    joint: Cue | None = None
    shares_subject: bool = False


@record(frozen=True, slots=True)
class Sentence:
    """A sentence of a paragraph, or of an item (then with one statement that is a fragment).

    Args:
        first: index of its first token.
        last: index after its last token.
        statements: what it says, in text order.
        fronts: conditions that stand before the first statement.
        link: it begins with a word that ties it to the sentence before ("However, …").
        holes: tokens inside it that demand nothing: examples, asides.
    """

    first: int
    last: int
    statements: tuple[Statement, ...]
    fronts: tuple[Condition, ...] = ()
    link: bool = False
    holes: frozenset[int] = field(default=frozenset(), compare=False)

    def with_condition(self, condition: Condition) -> Sentence:
        """Return the sentence with one more condition behind its last statement."""
        last = self.statements[-1]
        last = replace(last, conditions=(*last.conditions, condition))
        return replace(self, statements=(*self.statements[:-1], last))
