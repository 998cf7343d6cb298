"""Two cases of which both may be so: "you row, swim, **or both**" says no more than "or".

Where nothing else joins them, the comma before the second does: "you row**,** swim or both".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of, word_set

_OR, _COMMA = "or", ","
# What may all be so: "or **both**", "or all three"; not "or all of the huts".
_TALLIES = (("both",), ("all", "three"), ("all", "four"), ("any", "combination", "of", "these"))
# What ends a sentence or a case behind it: "or both**.**"; not "or both huts".
_ENDS = STOPS | {_COMMA, ")", ":", ""}
# What opens the cases: "**if** you row"; before it no "or" joins them.
_OPENERS = STOPS | word_set("if where when provided unless that :")
_BOTH = frozenset({"both"})
# Words by which one alone is let, and what may stand before: "but **not** both"; not "in both".
_NEVER, _BEFORE_NOT = frozenset({"not", "never"}), frozenset({_COMMA, "but", "and"})
# What opens the case of both, behind it: "not both **unless** you pay"; not "if".
_UNLESS = frozenset({"unless", "except"})
# Words of what lets one: "you **can** claim either"; not "you must row or swim".
_LETTING = word_set("may can could allowed permitted entitled able choose claim get receive")
SIGNS = frozenset({"both", "three", "four", "combination"})
"""The words of which each has one: "or **both**"; not "or"."""
CLOSER = in_row((_OR,), {tally[0] for tally in _TALLIES})
"""Two words in a row of which each has one, too: "**or both**"; not "both boats"."""
NOT_CLOSER = in_row(_NEVER, _BOTH)
"""The same of those of which not both may be so: "**not both**"."""


def or_both(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the "or" that it leaves.

    Example:
        >>> list(or_both("pay if you row , swim , or both .".split()))
        [(4, 5, ('or',)), (6, 9, ())]
        >>> list(or_both("pay if you row or swim , or both .".split()))
        [(6, 9, ())]
        >>> list(or_both("pay if you row , swim or both .".split()))
        [(4, 5, ('or',)), (6, 8, ())]
        >>> list(or_both("pay if you take one or both boats .".split()))
        []
    """
    for at in places_of(words, frozenset({_OR}), 2):
        end = next((at + 1 + len(t) for t in _TALLIES if _has(words, at + 1, t)), 0)
        if not end or (words[end] if end < len(words) else "") not in _ENDS:
            continue
        start = at - (words[at - 1] == _COMMA)
        opening = next((i for i in range(start - 1, -1, -1) if words[i] in _OPENERS), -1)
        if _OR not in words[opening + 1 : start]:
            commas = [i for i in range(opening + 1, start) if words[i] == _COMMA]
            if not commas:
                continue
            yield commas[-1], commas[-1] + 1, (_OR,)
        yield start, end, ()


def not_both(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find "not both" behind two things of which either is let, which sets neither apart.

    Whether somebody has the other already is asked where a question tells so
    (`inquiry.one_of_two`). Between two cases it says more than "or", and stays.

    Example:
        >>> list(not_both("you may keep a cat or a dog , not both , if you pay .".split()))
        [(8, 11, ())]
        >>> list(not_both("you may keep a cat or a dog but not both .".split()))
        [(8, 11, ())]
        >>> list(not_both("you may come if you row or swim , but not both .".split()))
        []
    """
    for at in places_of(words, _BOTH, 2):
        behind = words[at + 1] if at + 1 < len(words) else ""
        if words[at - 1] not in _NEVER or behind not in _ENDS | _OPENERS | _UNLESS:
            continue
        start = at - 1
        while words[start - 1] in _BEFORE_NOT:
            start -= 1
        said = words[sentence_start(words, at) : start]
        if _OR in said and not _LETTING.isdisjoint(said) and _OPENERS.isdisjoint(said):
            # "not both unless you pay" says when both may be, not when either may not
            apart = not _UNLESS.isdisjoint(words[at + 1 : at + 3])
            yield start, sentence_end(words, at) if apart else at + 1, ()


def _has(words: Sequence[str], at: int, tally: tuple[str, ...]) -> bool:
    return tuple(words[at : at + len(tally)]) == tally
