"""A second case behind what is excepted from the first: "if you row, unless …**, or if you owe**".

In plain words it is said by itself: "You pay if you row, unless …. You pay if you owe rent": what
is excepted is of the first alone. So is what holds "**in no case**" behind a denial: "No boats are
let unless you pay, and in no case at night".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of, places_of_word

_EXCEPTING = frozenset({"unless", "except"})
_COMMA, _OR = ",", "or"
_NO_CASE = ("and", "in", "no", "case")
_OPENING = OF_CASES | _EXCEPTING  # what opens the case before it: "**unless** you pay, and in"
_DENYING = syntax.NEGATIONS | {"no"}
SIGNS = _EXCEPTING | {"case"}
"""Words of which each has one: ", **unless** you pay, or if"; not ", or if"."""
CLOSER = in_row((_OR,), OF_CASES) | {_NO_CASE[-2:]}
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
    yield from _in_no_case(words)
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


def _in_no_case(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what holds in no case behind a denial, with that said again.

    Example:
        >>> said = "no boats are let unless you pay , and in no case at night .".split()
        >>> [" ".join(plain) for _, _, plain in _in_no_case(said)]
        ['. no boats are let']
        >>> list(_in_no_case("boats are let if you pay , and in no case at night .".split()))
        []
    """
    for at in places_of_word(words[:-1], _NO_CASE[-1], 4):
        joint = at - len(_NO_CASE) + 1
        if tuple(words[joint : at + 1]) != _NO_CASE or words[at + 1] not in syntax.PREPOSITIONS:
            continue
        start, first = sentence_start(words, at), joint - (words[joint - 1] == _COMMA)
        opener = next((i for i in range(start, first) if words[i] in _OPENING), start)
        denied = not _DENYING.isdisjoint(words[start:opener])
        if opener > start and denied and _COMMA not in words[start:opener]:
            yield first, at + 1, (".", *words[start:opener])
