"""People told apart by whom or what they have, of either sort: "families **with** 1 or 2 children".

In plain words that is "families who have 1 or 2 children".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.people_that import PEOPLE
from cmr_logic.text import ADJECTIVE, NOUN, classes, places_of_word, word_set

_WITH, _OR = "with", "or"
_WHO_HAVE = ("who", "have")
_PEOPLE = PEOPLE | word_set("households couples")
_ARTICLES = frozenset({"a", "an"})
# Sorts that are nouns as well: "an **elderly** or disabled member"; not "a pony or cat".
_SORTS = word_set("elderly sick blind deaf young older dependent foster adopted")
_OPENING = STOPS | {"*", ":"}  # what stands before such a subject
_MEASURES = word_set("more less fewer over under older younger above below")  # "3 or more children"
SIGNS = frozenset({_WITH})
"""The word of each: "families **with** a sick or disabled child"; not "families who row"."""


def people_with(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them.

    Example:
        >>> list(people_with("families with a sick or disabled child may row .".split()))
        [(1, 2, ('who', 'have'))]
        >>> list(people_with("families with 1 or 2 children may row .".split()))
        [(1, 2, ('who', 'have'))]
        >>> list(people_with("families with 3 or more children may row .".split()))
        []
        >>> list(people_with("families with a sick child may row .".split()))
        []
    """
    for at in places_of_word(words, _WITH, 1):
        first = words[at - 1] in _PEOPLE and syntax.is_plural_noun(words[at - 1])
        opens = at == 1 or words[at - 2] in _OPENING or words[at - 2] not in syntax.VERBAL_NEGATIONS
        said = words[at + 1 : at + 7]
        if first and opens and _names_sorts(said):
            yield at, at + 1, _WHO_HAVE


def _names_sorts(said: Sequence[str]) -> bool:
    """Tell whether words name one of two sorts or numbers, and say what is so of these people."""
    at = int(bool(said) and said[0] in _ARTICLES)
    if len(said) < at + 5 or said[at + 1] != _OR or said[at + 2] in _MEASURES:
        return False
    numbers = all(word in syntax.NUMBERS or word.isdigit() for word in (said[at], said[at + 2]))
    sorts = at == 1 and _is_sort(said[at]) and _is_sort(said[at + 2])
    noun, behind = said[at + 3], said[at + 4]
    said_so = behind in syntax.AUXILIARIES or behind in {"get", "qualify", "receive", "pay", "need"}
    return (numbers or sorts) and NOUN in classes(noun) and said_so


def _is_sort(word: str) -> bool:
    return (
        word in _SORTS
        or (ADJECTIVE in classes(word) and NOUN not in classes(word))
        or (syntax.is_participle(word))
    )
