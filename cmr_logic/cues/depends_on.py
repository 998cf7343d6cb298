"""What something depends on, where that is told at once: "**Whether you qualify depends on** …".

"Whether you get a key depends on two things: you must row" says what it takes "to get a key".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import VERB, bases, places_of_word, word_set

_WHETHER, _YOU, _DEPENDS, _ON = "whether", "you", "depends", "on"
# What stands for what follows: "on **two things:**", "on the following:"; not "on your age".
_COUNT = syntax.NUMBERS | {"the", "these"}
_THINGS = word_set("things conditions factors points criteria following")
_COLON = ":"
# Modals between "you" and the deed: "whether you **can** row".
_LEAVE = syntax.MODALS | {"do"}
_LONGEST = 10  # words of what one gets: "get a bursary for the whole of the year"
_POINTING = 4  # words up to the colon: "on the following two things"
# What tells that a demand follows at once: "your marks **must** be good"; not a list of nouns.
_DEMANDING = word_set("must need needs should")
SIGNS = frozenset({_DEPENDS})
"""The word that each has: "**depends** on two things"; not "needs two things"."""


def depends_on(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it takes.

    Example:
        >>> said = "whether you get a key depends on two things : you must row".split()
        >>> list(depends_on(said))
        [(0, 10, ('to', 'get', 'a', 'key', ','))]
        >>> list(depends_on("whether you can row depends on two things : your age".split()))
        []
        >>> list(depends_on("whether you get a key depends on your age".split()))
        []
    """
    for at in places_of_word(words, _DEPENDS, 3):
        start = next((i for i in range(at - 1, -1, -1) if words[i] == _WHETHER), None)
        if start is None or at - start > _LONGEST or words[start + 1] != _YOU:
            continue
        if start and words[start - 1] not in STOPS:
            continue
        deed = start + 2
        while deed < at and (words[deed] in _LEAVE or syntax.is_adverb(words[deed])):
            deed += 1
        near = range(at + 2, min(at + 3 + _POINTING, len(words)))
        colon = next((i for i in near if words[i] == _COLON), None)
        if colon is None or deed == at or words[deed] not in bases(words[deed], VERB):
            continue
        pointing = words[at + 1] == _ON and words[at + 2] in _COUNT and words[colon - 1] in _THINGS
        end = next((i for i in range(colon, len(words)) if words[i] in STOPS), len(words))
        if pointing and not _DEMANDING.isdisjoint(words[colon:end]):
            yield start, colon + 1, ("to", *words[deed:at], ",")
