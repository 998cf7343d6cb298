"""The rest of a kind by a comparative: "Farms over 50 acres need a plan. **Smaller farms** do not".

In plain words they are the others: "Other farms do not". So where the sentence right before bounds
the very kind from the other side; else a smaller farm is any farm that is small.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.text import VERB, classes, key, places_of, word_set

# What falls short of a bound: "**smaller** farms"; not "small farms".
_LESS = word_set(
    "smaller lower shorter lighter younger shallower narrower cheaper slower lesser poorer"
)
# What goes beyond one: "**larger** farms"; not "late farms".
_MORE = word_set(
    "larger bigger longer heavier older deeper taller higher wider dearer faster greater"
)
_OVER = _MORE | word_set(
    "over above more exceeding least"
)  # bounds from below: "**over** 50 acres"
_UNDER = _LESS | word_set("under below less fewer up most")  # bounds from above: "**under** 5 m"
SIGNS = _LESS | _MORE
"""Words of which each of them has one: "**smaller** farms"; not "other farms"."""
_ONES = "ones"
_NEEDING = word_set("need require")  # which has a thing for its object: "others **need** leave"
_NEAR = 6  # words from the kind to its bound: "farms that are larger than"
_NUMBER = 4  # words from the bound to its number: "more than £"


def lesser_kinds(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(lesser_kinds("farms over 50 acres need a plan . smaller farms do not .".split()))
        [(8, 10, ('other', 'farms'))]
        >>> list(lesser_kinds("a pond deeper than 2 m needs leave . shallower ones do not".split()))
        [(9, 11, ('others',))]
        >>> list(lesser_kinds("all farms need a plan . smaller farms do not .".split()))
        []
        >>> list(lesser_kinds("farms over 50 acres need a plan . larger farms do not .".split()))
        []
    """
    for at in places_of(words, SIGNS, 4, max(len(words) - 2, 0)):
        noun, verb = words[at + 1], words[at + 2]
        several = noun == _ONES or syntax.is_plural_noun(noun)
        acts = verb in syntax.AUXILIARIES or (VERB in classes(verb) and verb not in _NEEDING)
        if words[at - 1] not in STOPS or not several or not acts:
            continue
        before = words[sentence_start(words, at - 1) : at - 1]
        if _is_bounded(before, noun, _OVER if words[at] in _LESS else _UNDER):
            yield at, at + 2, ("others",) if noun == _ONES else ("other", noun)


def _is_bounded(before: Sequence[str], noun: str, bounds: frozenset[str]) -> bool:
    """Tell whether a sentence begins with a kind and its bound: "a **farm over** 50 acres"."""
    verb = syntax.finite_verb(before)
    subject = before[: len(before) if verb is None else verb]
    for at, word in enumerate(subject):
        if word != noun and key(word) != key(noun) and noun != _ONES:
            continue
        found = (i for i in range(at + 1, min(at + _NEAR, len(before))) if before[i] in bounds)
        bound = next(found, None)
        number = () if bound is None else before[bound + 1 : bound + 1 + _NUMBER]
        return any(word[:1].isdigit() or word in syntax.NUMBERS for word in number)
    return False
