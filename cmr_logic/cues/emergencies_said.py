"""Emergencies as cases: "we may enter **in an emergency** or if you agree"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, Rewriting
from cmr_logic.text import ADJECTIVE, classes, places_of, word_set

_IN, _THERE_IS = "in", ("if", "there", "is")
_ONLY = ("only",)
_EMERGENCIES = frozenset({"emergency", "emergencies"})
# Words behind which it is left out or added as it is: "**except** in an emergency"; not "only".
_EXCEPTING = word_set("except than but save even case")
_LEAVE, _HAVING = (("or", "with"), (",", "or", "with")), ("or", "if", "you", "have")
# Whose leave is meant, behind such a case: "or with **your** consent"; not "or with a key".
_WHOSE = word_set("your their his her its the")
_LONGEST = 4  # words of its name: "in a genuine emergency"
SIGNS = _EMERGENCIES
"""Words of which each of them has one: "in an **emergency**"."""


def emergencies_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the preposition before each of them, with what opens a case; and leave joined to one.

    Example:
        >>> list(emergencies_said("we may enter in an emergency or if you agree .".split()))
        [(3, 4, ('if', 'there', 'is'))]
        >>> list(emergencies_said("come in emergencies or with your consent".split()))
        [(1, 3, ('if', 'there', 'is', 'an', 'emergency')), (3, 5, ('or', 'if', 'you', 'have'))]
        >>> list(emergencies_said("ring in an emergency only .".split()))
        [(1, 2, ('only', 'if', 'there', 'is')), (4, 5, ())]
        >>> list(emergencies_said("do not ring except in an emergency .".split()))
        []
        >>> list(emergencies_said("in emergency housing".split()))
        []
    """
    for at in places_of(words, _EMERGENCIES, 1):
        near = range(at - 1, max(at - _LONGEST, -1), -1)
        first = next((i for i in near if words[i] == _IN), at)
        named = words[first + 1 : at]
        several = words[at] == "emergencies"
        plain = all(ADJECTIVE in classes(word) for word in named[1 - several :])
        one = several or named[:1] in (("a",), ("an",), ["a"], ["an"])
        left_out = words[max(first - 1, 0)] in _EXCEPTING or _leans(words, at + 1)
        if first == at or not (one and plain) or left_out:
            continue
        alone = tuple(words[at + 1 : at + 2]) == _ONLY  # "in an emergency **only**"
        if several:
            yield first, at + 1, (*_ONLY * alone, *_THERE_IS, "an", "emergency")
        else:
            yield first, first + 1, (*_ONLY * alone, *_THERE_IS)
        if alone:
            yield at + 1, at + 2, ()
        joint = next((way for way in _LEAVE if tuple(words[at + 1 : at + 1 + len(way)]) == way), ())
        behind = at + 1 + len(joint)
        if joint and behind < len(words) and words[behind] in _WHOSE:
            yield at + 1, behind, _HAVING


def _leans(words: Sequence[str], at: int) -> bool:
    """Tell whether a case behind leans on the subject: "in an emergency or **when told to**"."""
    opener = next((i for i in range(at, min(at + 3, len(words) - 1)) if words[i] in OF_CASES), None)
    return opener is not None and syntax.is_participle(words[opener + 1])
