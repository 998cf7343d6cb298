"""What holds in no other case, named at the end: "£5 if you are old **and £9 otherwise**".

In plain words a sentence of its own says it: "You pay £5 if you are old. Otherwise, you pay £9".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import Sign, in_row
from cmr_logic.text import places_of, word_set

_OTHERWISE, _COMMA = "otherwise", ","
_JOINTS = syntax.JOINTS | {"but"}
# What opens what holds else: "and **£** 9", "and **nothing**"; not "and you row otherwise".
_OPENING = (
    syntax.NUMBERS | syntax.CURRENCIES | word_set("half nothing none double a an no the full")
)
_LONGEST = 7  # words from the joint to the end: "and 56 days ' notice otherwise"
_IF_NOT = ("if", "not")
SIGNS = frozenset({_OTHERWISE, "not"})
"""Words of which each of them has one: "and £9 **otherwise**", "and £9 if **not**"."""
CLOSER: frozenset[Sign] = in_row((_OTHERWISE,), ("", ".", ";")) | {_IF_NOT, (_COMMA, _OTHERWISE)}
"""Two words in a row of which each has one, too: "**if not**"; not "not"."""


def otherwise_behind(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the sentence that it comes to.

    Example:
        >>> list(otherwise_behind("you pay £ 5 if you are old and £ 9 otherwise .".split()))
        [(8, 12, ('.', 'otherwise', ',', 'you', 'pay', '£', '9'))]
        >>> list(otherwise_behind("you get two pens if you row , and six if not .".split()))
        [(7, 12, ('.', 'otherwise', ',', 'you', 'get', 'six'))]
        >>> list(otherwise_behind("you pay if you are old and say otherwise .".split()))
        []
    """
    for at in places_of(words, {_OTHERWISE, "if"}, 4):
        first, last = _other_amount(words, at)
        start = sentence_start(words, at)
        case = next((i for i in range(start, first) if words[i] in OF_CASES), start)
        amount = next((i for i in range(start + 1, case) if _is_amount(words[i])), start)
        if amount > start:
            begin = first - 1  # the joint, or "otherwise" itself
            begin -= words[begin - 1] == _COMMA
            said = (*words[start:amount], *words[first:last])
            yield begin, sentence_end(words, at), (".", _OTHERWISE, _COMMA, *said)


def _other_amount(words: Sequence[str], at: int) -> tuple[int, int]:
    """Return the range of the amount that holds in no other case; an empty one for none."""
    end, none = sentence_end(words, at), (0, 0)
    if words[at] == _OTHERWISE and words[at - 1] == _COMMA and at + 1 < end:
        found = at + 1, end  # ", **otherwise six pens**."
    elif tuple(words[at:end]) in {(_OTHERWISE,), _IF_NOT}:
        near = range(at - 2, max(at - _LONGEST, 1), -1)
        found = next((i + 1 for i in near if words[i] in _JOINTS), 0), at
    else:
        return none
    short = 0 < found[1] - found[0] <= _LONGEST
    return found if found[0] and short and _is_amount(words[found[0]]) else none


def _is_amount(word: str) -> bool:
    return word[:1].isdigit() or word in _OPENING
