"""What a thing that one may have must be: "you may bring a bag**, which must** fit here".

That is a sentence of its own: "you may bring a bag. It must fit here".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import word_set

_WHICH, _MUST = "which", "must"
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
    """
    for at in [at for at, word in enumerate(words) if word == _WHICH and at > 1]:
        start = sentence_start(words, at - 1)
        stop = sentence_end(words, at)
        whole = words[start:stop]
        if words[at - 1] != "," or tuple(words[at + 1 : at + 2]) != (_MUST,):
            continue
        if _LEAVE.isdisjoint(words[start:at]) or not _CASES.isdisjoint(whole):
            continue
        thing = "they" if syntax.is_plural_noun(words[at - 2]) else "it"
        yield at - 1, at + 2, (".", thing, _MUST)
