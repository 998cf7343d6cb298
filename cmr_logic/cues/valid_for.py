"""How long a thing is valid, as a case: "it is valid **for 9 days after** the test".

Whoever asks whether it is valid has to be asked whether that time is not over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of, word_set

SIGNS = word_set("valid effective covered insured guaranteed covers guarantees insures")
"""What is said of such a thing: "it is **valid** for 9 days"; not "it is free for 9 days"."""
_ACTIVE = word_set("covers guarantees insures")  # "it **covers** leaks for 9 days from the test"
_LONGEST = 8  # words of what it covers
_STAYING = syntax.BE | {"be", "remain", "remains", "stay", "stays"}
_FOR = ("for",)
# What counts the span from its event, as it stands behind "within": "9 days **from** the test".
_COUNTING = {"from": "of", "of": "of", "after": "after", "following": "after"}
_CASES = frozenset({"if", "unless", "when", "only", "while"})  # of a case that is told already


def valid_for(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each span behind "valid", counted from an event, with the case that it comes to.

    Example:
        >>> list(valid_for("it is valid for 9 days after the test".split()))
        [(3, 7, ('if', 'it', 'is', 'within', '9', 'days', 'after'))]
        >>> list(valid_for("it is valid for trips of 9 days".split()))
        []
        >>> list(valid_for("it is valid for 9 days after the test if you pay".split()))
        []
        >>> list(valid_for("it covers leaks for 9 days from the test unless you row".split()))
        [(3, 7, ('if', 'it', 'is', 'within', '9', 'days', 'of'))]
    """
    for sign in places_of(words, SIGNS):
        at = _before_span(words, sign)
        number, unit, event = (*words[at + 2 : at + 5], "", "", "")[:3]
        stays = words[max(sign - 1, 0)] in _STAYING or words[sign] in _ACTIVE
        if tuple(words[at + 1 : at + 2]) != _FOR or not stays:
            continue
        counted = number[:1].isdigit() or number in syntax.NUMBERS
        end = sentence_end(words, at)
        told = not (_CASES - {"unless"}).isdisjoint(words[sentence_start(words, at) : end])
        if counted and unit in syntax.TIME_UNITS and event in _COUNTING and not told:
            case = ("if", "it", "is", "within", number, unit, _COUNTING[event])
            yield at + 1, at + 5, case


def _before_span(words: Sequence[str], sign: int) -> int:
    """Return the index before the span: of the sign itself, or behind what a thing covers."""
    if words[sign] not in _ACTIVE:
        return sign
    near = range(sign + 1, min(len(words) - 1, sign + _LONGEST))
    return next((at - 1 for at in near if words[at] == _FOR[0]), sign)
