"""What must be with none of something: "it **must contain no** nuts" is "it must not contain any".

A bound is none: "it must weigh no more than 9 kg".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import NOUN, VERB, bases, classes, places_of_word, word_set

_MUST, _NO, _OTHER, _THERE = "must", "no", "other", "there"
# Words behind "no" that are no thing: "no **more** than", "no **one**"; not "nuts".
_NO_THINGS = word_set("more less fewer longer later earlier one other doubt such")
SIGNS = frozenset({_MUST})
"""The word that each of them has: "**must** have no debts"; not "has no debts"."""


def must_have_none(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(must_have_none("it must contain no nuts .".split()))
        [(1, 4, ('must', 'not', 'contain', 'any'))]
        >>> list(must_have_none("there must be no other claim .".split()))
        [(1, 4, ('must', 'not', 'be', 'any'))]
        >>> list(must_have_none("it must weigh no more than 9 kg .".split()))
        []
    """
    for at in places_of_word(words, _MUST):
        verb, no, thing, behind = (*words[at + 1 : at + 5], "", "", "", "")[:4]
        compared = thing.endswith("er") and behind == "than"
        another = thing == _OTHER and NOUN in classes(behind)
        named = NOUN in classes(thing) and thing not in _NO_THINGS and not compared
        stands = verb != "be" or words[at - 1] == _THERE
        if no == _NO and (named or another) and stands and verb in bases(verb, VERB):
            yield at, at + 3, (_MUST, "not", verb, "any")
