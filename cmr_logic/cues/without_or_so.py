"""What one may not do without a thing, or so: "You can't row **without oars or with a dog**".

The second is a ban of its own: "You can't row without oars. You can't row with a dog."
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.text import places_of_word, word_set

_WITHOUT, _OR, _STOP = "without", "or", "."
# What opens the second: "or **with** a dog", "or **after** 9 pm"; not "or without a hat".
_OTHERWISE = word_set(
    "with after before on in at during near outside under over within between if when while"
)
_DENYING = syntax.NEGATIONS | {"cannot"}
# What opens a case, in which no ban is one alone: "**if** you row"; not "you may not row".
CASES = word_set("if when unless who that which where while")
_LONGEST = 12  # words of the ban before "without": "you may not take part in a race"
_THING = 6  # words of the thing: "without a valid ticket for the day"
SIGNS = frozenset({_WITHOUT})
"""The word that each has: "**without** a ticket or with a dog"; not "with a dog"."""


def without_or_so(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each such "or", with the ban that it goes on with.

    Example:
        >>> list(without_or_so("you may not row without a hat or after dark .".split()))
        [(7, 8, ('.', 'you', 'may', 'not', 'row'))]
        >>> list(without_or_so("you may not row without a hat or a coat .".split()))
        []
        >>> list(without_or_so("you may row without a hat or after dark .".split()))
        []
        >>> list(without_or_so("you may not row without a hat or without a coat .".split()))
        []
    """
    for at in places_of_word(words, _WITHOUT, 2):
        near = range(at + 2, min(at + 2 + _THING, len(words) - 1))
        joint = next((i for i in near if words[i] == _OR and words[i + 1] in _OTHERWISE), None)
        if joint is None:
            continue
        start = sentence_start(words, at)
        ban = tuple(words[start:at])
        denied = 1 < len(ban) <= _LONGEST and not _DENYING.isdisjoint(ban)
        denied = denied and CASES.isdisjoint(ban) and words[joint - 1] != ","
        thing = words[at + 1 : joint]
        if denied and "," not in ban and syntax.PREPOSITIONS.isdisjoint(thing):
            yield joint, joint + 1, (_STOP, *ban)
