"""What must be with none of something: "it **must contain no** nuts" is "it must not contain any".

A bound is none: "it must weigh no more than 9 kg".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

_MUST, _NO = "must", "no"
# Words behind "no" that are no thing: "no **more** than", "no **one**"; not "nuts".
_NO_THINGS = word_set("more less fewer longer later earlier one other doubt such")
SIGNS = frozenset({_MUST})
"""The word that each of them has: "**must** have no debts"; not "has no debts"."""


def must_have_none(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(must_have_none("it must contain no nuts .".split()))
        [(1, 4, ('must', 'not', 'contain', 'any'))]
        >>> list(must_have_none("it must weigh no more than 9 kg .".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word == _MUST]:
        verb, no, thing = (*words[at + 1 : at + 4], "", "", "")[:3]
        compared = thing.endswith("er") and tuple(words[at + 4 : at + 5]) == ("than",)
        named = NOUN in classes(thing) and thing not in _NO_THINGS and not compared
        if no == _NO and named and verb in bases(verb, VERB) and verb != "be":
            yield at, at + 3, (_MUST, "not", verb, "any")
