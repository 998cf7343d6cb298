"""When one can have something done: "you can have your record sealed **once** you have paid".

Behind such a participle "once" opens a case, which "when" says as plainly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.text import places_of, word_set

_HAVE = frozenset({"have", "get"})
_WHEN = ("when",)
_ONCE = frozenset({"once", "after"})
# Whose it is that is done to: "have **your** record sealed"; not "have sealed it".
_WHOSE = word_set("your their his her its the a an")
# Words behind "once" by which it opens a case: "once **you** pay"; not "once a year".
_WHO = syntax.NOMINATIVES
_LONGEST = 6  # words of what is done: "your driver's license reinstated"
SIGNS = _ONCE
"""Words of which each has one: "**once** you pay"; not "if you pay"."""


def had_done(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the plain word.

    Example:
        >>> list(had_done("you can have your record sealed once you have paid .".split()))
        [(6, 7, ('when',))]
        >>> list(had_done("you can have a shower once you have rowed .".split()))
        []
    """
    for at in places_of(words, _ONCE, 4, len(words) - 1):
        if words[at + 1] not in _WHO or not syntax.is_participle(words[at - 1]):
            continue
        start = max(sentence_start(words, at), at - _LONGEST)
        have = next((i for i in range(at - 3, start, -1) if words[i] in _HAVE), None)
        if have is not None and words[have - 1] in syntax.MODALS and words[have + 1] in _WHOSE:
            yield at, at + 1, _WHEN
