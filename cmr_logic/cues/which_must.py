"""What a thing that one may have must be: "you may bring a bag**, which must** fit here".

That is a sentence of its own: "you may bring a bag. It must fit here". So is what none of several
things may be: "you may send in three poems**, none of which may** have been printed".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of_word, word_set

_WHICH, _MUST, _OF = "which", "must", "of"
# How many of them it is said of: "**none** of which may", "**each** of which must"; not "two of".
_HOW_MANY = {"none": ("must", "not"), "all": ("must",), "each": ("must",), "both": ("must",)}
_MODALS = word_set("may must can could should")  # behind "none of which"; "must" behind the others
# Leave to have the thing: "you **may** bring a bag, which"; not "you need a bag, which".
_LEAVE = word_set("may can allowed permitted welcome")
# Cases of the whole, which would stand behind another sentence: "if you row".
_CASES = word_set("if unless when where provided")
SIGNS = frozenset({_WHICH})
"""The word that each of them has: "a bag, **which** must fit"; not "a bag that must fit"."""


def which_must(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the sentence that it opens.

    Example:
        >>> list(which_must("you may bring a bag , which must fit here .".split()))
        [(5, 8, ('.', 'it', 'must'))]
        >>> list(which_must("you may bring bags , which must fit here .".split()))
        [(4, 7, ('.', 'they', 'must'))]
        >>> list(which_must("you need a bag , which must fit here .".split()))
        []
        >>> list(which_must("you may send poems , none of which may be long .".split()))
        [(4, 9, ('.', 'they', 'must', 'not'))]
        >>> list(which_must("you may send poems , two of which may be long .".split()))
        []
    """
    for at in places_of_word(words, _WHICH, 2):
        start = sentence_start(words, at - 1)
        stop = sentence_end(words, at)
        whole = words[start:stop]
        modal = words[at + 1] if at + 1 < stop else ""
        if _LEAVE.isdisjoint(words[start:at]) or not _CASES.isdisjoint(whole):
            continue
        if words[at - 1] == _OF and words[at - 3] == ",":
            said = _HOW_MANY.get(words[at - 2])
            if said and modal in (_MODALS if said[1:] else {_MUST}):
                yield at - 3, at + 2, (".", "they", *said)
            continue
        if words[at - 1] != "," or modal != _MUST:
            continue
        thing = "they" if syntax.is_plural_noun(words[at - 2]) else "it"
        yield at - 1, at + 2, (".", thing, _MUST)
