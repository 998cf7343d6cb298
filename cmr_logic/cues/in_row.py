"""Signs of two words in a row: "or **else**" is one of what follows, "or" alone stands anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

from cmr_logic.cues.exceptions_said import Rewriting

Sign: TypeAlias = str | tuple[str, str]
"""A word, or two words in a row; "" stands before the first word of a text and behind its last."""

Reader: TypeAlias = Callable[[Sequence[str]], Iterator[Rewriting]]
"""What finds roundabout words."""
EDGE = ""
"""What stands where a text begins or ends, in the place of a word."""


def in_row(firsts: Iterable[str], seconds: Iterable[str]) -> frozenset[tuple[str, str]]:
    """Return each of some words with each of others behind it.

    Example:
        >>> sorted(in_row(["or"], ["else", "you"]))
        [('or', 'else'), ('or', 'you')]
    """
    return frozenset(product(firsts, seconds))


def last_two(phrases: Iterable[tuple[str, ...]]) -> frozenset[tuple[str, str]]:
    """Return the last two words of each phrase, which stand in a row wherever it does.

    Example:
        >>> sorted(last_two([("prior", "to"), ("make", "use", "of")]))
        [('prior', 'to'), ('use', 'of')]
    """
    return frozenset((phrase[-2], phrase[-1]) for phrase in phrases)


def signs_in(words: tuple[str, ...]) -> frozenset[Sign]:
    """Return each two words in a row of a text, and its words.

    Example:
        >>> sorted(signs_in(("row", "now")), key=str)
        [('', 'row'), ('now', ''), ('row', 'now'), 'now', 'row']
    """
    return frozenset(words).union(zip((EDGE, *words), (*words, EDGE), strict=True))


@dataclass(frozen=True, slots=True)
class Signs:
    """Where readers stand in their order, by the signs that each finds something beside.

    Args:
        places: by each of their signs.
        closer: by each closer sign, of which those that have any need one as well.
        always: where those stand that need none.
        known: all of these signs.
    """

    places: Mapping[Sign, frozenset[int]]
    closer: Mapping[Sign, frozenset[int]]
    always: frozenset[int]
    known: frozenset[Sign]

    @classmethod
    def of(
        cls,
        readers: Iterable[tuple[Iterable[Sign], Reader]],
        closer: Mapping[Reader, frozenset[Sign]],
    ) -> Signs:
        """Return where readers stand by their signs, and by the closer ones of some of them."""
        places: dict[Sign, set[int]] = {}
        near: dict[Sign, set[int]] = {}
        always: set[int] = set()
        for place, (signs, read) in enumerate(readers):
            for sign in signs:
                places.setdefault(sign, set()).add(place)
            for other in closer.get(read, ()):
                near.setdefault(other, set()).add(place)
            if read not in closer:
                always.add(place)
        known = frozenset(places.keys() | near.keys())
        return cls(_frozen(places), _frozen(near), frozenset(always), known)

    def due(self, words: tuple[str, ...]) -> list[int]:
        """Return the places of the readers that may find something in words, in their order."""
        said = signs_in(words) & self.known
        places, closer = self.places, self.closer
        found = frozenset().union(*[places[sign] for sign in said if sign in places])
        near = self.always.union(*[closer[sign] for sign in said if sign in closer])
        return sorted(found & near)


def _frozen(places: Mapping[Sign, set[int]]) -> Mapping[Sign, frozenset[int]]:
    return {sign: frozenset(own) for sign, own in places.items()}
