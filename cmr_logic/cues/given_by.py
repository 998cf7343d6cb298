"""What those of a trade give to some: "**Nurses** can give it to patients who are over 60".

Whoever asks is one of those who get it, so that the givers are as "we" are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import word_set

# Those who serve the public: "**councils** can give grants"; not "members can give grants".
_GIVERS = word_set(
    """
    councils pharmacists pharmacies doctors gps nurses midwives dentists opticians librarians
    libraries hospitals clinics surgeries authorities courts judges banks insurers universities
    colleges charities
    """
)
SIGNS = _GIVERS
"""Words of which each of them has one: "**nurses** can give"; not "members can give"."""
_MAY = frozenset({"can", "may", "will"})
# What they do for those who ask: "can **give** it to"; not "can sell it to".
_GIVING = word_set("give offer issue lend provide award pay grant supply prescribe make")
_TO = frozenset({"to", "for"})
# What tells those apart who get it: "to patients **who** are"; not "to patients every day".
_TELLING = frozenset({"who", "whose", "aged", "with", "over", "under", "in", "without"})
_LONGEST = 8  # words of what is given: "an emergency supply of a medicine"
_PEOPLE = frozenset({"people", "persons", "those", "anyone", "anybody"})
_NAMED = 3  # words from the preposition to what tells them apart: "to adult patients who"


def given_by(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the givers at the start of each such sentence, with "we" in their place.

    Example:
        >>> list(given_by("nurses can give it to patients who are over 60 .".split()))
        [(0, 1, ('we',))]
        >>> list(given_by("nurses can give it to a guide who is over 60 .".split()))
        []
        >>> list(given_by("nurses can give notice to the ward . pay the nurses .".split()))
        []
    """
    for at, word in enumerate(words[:-3]):
        if word not in _GIVERS or words[at + 1] not in _MAY or words[at + 2] not in _GIVING:
            continue
        if at and (words[at - 1] in syntax.JOINTS or words[at - 1] in syntax.PREPOSITIONS):
            continue
        behind = range(at + 3, min(at + 4 + _LONGEST, len(words) - 2))
        to = next((i for i in behind if words[i] in _TO), None)
        if to is not None and _are_told_apart(words, to):
            yield at, at + 1, ("we",)


def _are_told_apart(words: Sequence[str], to: int) -> bool:
    """Tell whether people in the plural stand behind a preposition, and words about which."""
    near = words[to + 1 : to + 1 + _NAMED]
    told = next((i for i, word in enumerate(near) if word in _TELLING), 0)
    if not told or near[0] in syntax.DETERMINERS - {"any", "all"}:
        return False
    noun = near[told - 1]
    return syntax.is_plural_noun(noun) or noun in _PEOPLE
