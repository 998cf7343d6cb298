"""Bounds that stand for others in brackets: "11 or under **(16 or under if they are ill)**".

In plain words that is "11 or under, or 16 or under if they are ill".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of_word, word_set

_OPENING, _CLOSING, _OR, _IF = "(", ")", "or", "if"
# Last words of a bound: "11 or **under**", "2 **years**", "30 hours a **week**"; not "boats".
_ENDS = syntax.TIME_UNITS | word_set(
    "under over younger older above below less more miles km kilometres metres acres hectares"
)
# What a bound of money has before it: "**less than** £9"; not "you get £9".
_BOUNDING = word_set("than least most under over below above exceed exceeds maximum")
_NEAR = 5  # words from such a word to the bracket: "than £300 a week ("
_AMOUNT = 8  # words of the other bound: "16 or under", "£450 a week"
# Words of a condition, in which a bound is asked about: "**if** you are 11"; not "you get £9".
_ASKING = word_set("if unless must who need when")
_BEHIND = STOPS | {"*", "-", "•"}  # what ends the bracket's sentence, or its line of a list
SIGNS = frozenset({_OPENING})
"""The mark that each has: "**(**16 or under if they are ill)"; not "11 or under"."""
CLOSER = in_row((*_ENDS, "week", "year", "month", "day"), (_OPENING,)) | in_row(
    (_OPENING,), (*syntax.CURRENCIES, _OR)
)
"""Signs of which each has one, too: "or **under (**16"; not "a boat (red)"."""


def bounds_in_brackets(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each bracket that ends what it belongs to, with the joint that it stands for.

    Example:
        >>> list(bounds_in_brackets("if he is 11 or under ( 16 or under if he is ill ) .".split()))
        [(6, 7, (',', 'or')), (14, 15, ())]
        >>> list(bounds_in_brackets("you must row for 2 years ( or 1 year if ill )".split()))
        [(6, 8, (',', 'or')), (12, 13, ())]
        >>> list(bounds_in_brackets("you get a boat for 2 weeks ( 1 week if you row ) .".split()))
        []
        >>> list(bounds_in_brackets("if he is 11 or under ( 16 if he is ill ) and rows .".split()))
        []
    """
    for at in places_of_word(words[:-3], _OPENING, 2):
        ahead = at + 1 + (words[at + 1] == _OR)
        close = next((i for i in range(at, len(words)) if words[i] == _CLOSING), 0)
        case = next((i for i in range(ahead, min(ahead + _AMOUNT, close)) if words[i] == _IF), 0)
        if not case or not _is_amount(words, ahead) or not _is_bound(words, at):
            continue
        ends = close + 1 >= len(words) or words[close + 1] in _BEHIND
        if ends and _is_asked(words, at) and not STOPS.intersection(words[at:close]):
            yield at, ahead, (",", _OR)
            yield close, close + 1, ()


def _is_asked(words: Sequence[str], at: int) -> bool:
    """Tell whether a bound is all that a condition asks before an index: not "you row or earn"."""
    start = sentence_start(words, at)
    opener = next((i for i in range(at - 1, start - 1, -1) if words[i] in _ASKING), None)
    if opener is None:
        return False
    joints = (i for i in range(opener + 1, at) if words[i] in syntax.COORDINATORS)
    return all(words[i + 1] in _ENDS for i in joints)


def _is_amount(words: Sequence[str], at: int) -> bool:
    """Tell whether a number stands at an index, of money or of something else."""
    return words[at][:1].isdigit() or words[at] in syntax.CURRENCIES


def _is_bound(words: Sequence[str], at: int) -> bool:
    """Tell whether a bound ends before an index: "11 or under |", "less than £300 a week |"."""
    near = words[max(at - _NEAR - 1, 0) : at]
    number = any(word[:1].isdigit() for word in near)
    money = not syntax.CURRENCIES.isdisjoint(near)
    bounded = not _BOUNDING.isdisjoint(near) if money else words[at - 1] in _ENDS
    return number and bounded
