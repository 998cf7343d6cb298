"""A second case behind what is excepted from the first: "if you row, unless …**, or if you owe**".

In plain words it is said by itself: "You pay if you row, unless …. You pay if you owe rent": what
is excepted is of the first alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import OF_CASES, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of

_EXCEPTING = frozenset({"unless", "except"})
_COMMA, _OR = ",", "or"
SIGNS = _EXCEPTING
"""Words of which each has one: ", **unless** you pay, or if"; not ", or if"."""
CLOSER = in_row((_OR,), OF_CASES)
"""Two words in a row of which each has one, too: "**or if** you owe rent"; not "or owe"."""


def cases_again(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it holds for said again.

    Example:
        >>> said = "you can row if you are ill , unless it rains , or if you pay .".split()
        >>> [" ".join(plain) for _, _, plain in cases_again(said)]
        ['. you can row if you pay']
        >>> list(cases_again("you can row , unless it rains , or if you pay .".split()))
        []
        >>> list(cases_again("you can row if you are ill , or if you pay .".split()))
        []
    """
    for at in places_of(words, _EXCEPTING, 4):
        start, end = sentence_start(words, at), sentence_end(words, at)
        first = next((i for i in range(start + 2, at) if words[i] in OF_CASES), None)
        if first is None or words[at - 1] != _COMMA or _COMMA in words[start:first]:
            continue
        near = range(at + 2, end - 2)
        again = (_COMMA, _OR, words[first])
        close = next((i for i in near if tuple(words[i : i + 3]) == again), None)
        if close is not None and _OR not in words[at:close]:
            yield close, end, (".", *words[start:first], *words[close + 2 : end])
