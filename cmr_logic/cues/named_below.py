"""Things that a list below names, ahead of a case: "hire **the boats below**, if you row:".

In the usual words that is "hire the following boats, if you row:".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end
from cmr_logic.text import word_set

_BELOW, _THE, _COLON = "below", "the", ":"
# Words between the noun and "below" that say no more: "the boats **listed** below".
_LISTED = word_set("listed named shown set out mentioned described given itemised")
# What a case opens with, behind it: "the boats below **if** you row:"; not "below £9".
_CASES = word_set("if where when unless provided , only")
_NAME = 3  # words of the things: "the small rowing boats below"
SIGNS = frozenset({_BELOW})
"""The word that each of them has: "the boats **below**"; not "the boats here"."""


def named_below(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(named_below("hire any of the boats below , if you row :".split()))
        [(3, 6, ('the', 'following', 'boats'))]
        >>> list(named_below("hire the boats listed below if you row :".split()))
        [(1, 5, ('the', 'following', 'boats'))]
        >>> list(named_below("hire the boats below :".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word == _BELOW and at > 1]:
        if _CASES.isdisjoint(words[at + 1 : at + 2]):
            continue
        if _COLON not in words[at : sentence_end(words, at) + 1]:
            continue
        last = at
        while last > 1 and words[last - 1] in _LISTED:
            last -= 1
        first = next((i for i in range(last - 1, last - _NAME - 2, -1) if words[i] == _THE), -1)
        if 0 <= first < last - 1 and syntax.is_plural_noun(words[last - 1]):
            yield first, at + 1, (_THE, "following", *words[first + 1 : last])
