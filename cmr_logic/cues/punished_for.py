"""Deeds that bring a penalty, as cases: "You can be **fined for littering** and spitting"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.text import VERB, bases, places_of, word_set

# Participles of what befalls whoever does something: "**fined** for"; not "paid for".
_PUNISHED = word_set(
    """
    fined prosecuted arrested penalised penalized sued banned expelled suspended dismissed
    disqualified sanctioned imprisoned evicted excluded removed reported
    """
)
_FOR = frozenset({"for"})
_IF_YOU, _OR = ("if", "you"), ("or",)
_FARTHEST = 6  # words from the participle to "for": "fined up to £100 for"
# Words that end what befalls someone: "fined **if** you pay for"; not "fined £50 for".
_SIDES = word_set("if when who that which and or , .")
SIGNS = _PUNISHED
"""Words of which each has one: "**fined** for littering"; not "paid for gardening"."""


def punished_for(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each penalty for deeds, with what it comes to.

    Example:
        >>> for rewriting in punished_for("you can be fined for littering or spitting .".split()):
        ...     print(rewriting)
        (4, 6, ('if', 'you', 'litter'))
        (7, 8, ('spit',))
        >>> list(punished_for("you can be banned for life .".split()))
        []
        >>> list(punished_for("you are not fined for parking badly .".split()))
        []
    """
    for at in places_of(words, _PUNISHED):
        first = next((i for i in range(at - 1, -1, -1) if words[i] in STOPS), -1) + 1
        near = range(at + 1, min(at + _FARTHEST, len(words) - 1))
        behind = next((i for i in near if words[i] in _FOR), None)
        denied = not syntax.NEGATIONS.isdisjoint(words[first:at])
        if behind is None or denied or not _SIDES.isdisjoint(words[at:behind]):
            continue
        verb = _verb(words[behind + 1])
        if verb:
            yield behind, behind + 2, (*_IF_YOU, verb)
            yield from _further(words, behind + 2)


def _further(words: Sequence[str], first: int) -> Iterator[Rewriting]:
    """Yield the further deeds that a list goes on with: "… **or for spitting**"."""
    end = sentence_end(words, first)
    for at in range(first, end - 1):
        if words[at] not in syntax.JOINTS:
            continue
        again = words[at + 1] in _FOR
        named = at + 1 + again
        verb = _verb(words[named]) if named < end else ""
        if verb:
            yield at + 1, named + 1, (verb,)
            if words[at] == "and":
                yield at, at + 1, _OR


def _verb(word: str) -> str:
    """Return the base form of an "-ing" form, nothing for other words: "littering", "litter"."""
    if not syntax.is_gerund(word):
        return ""
    return next((base for base in bases(word, VERB) if base != word), "")
