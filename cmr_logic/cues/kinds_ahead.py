"""Kinds ahead of what each takes: "**For cats and dogs** you need leave" is "for … or …,"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import EDGE, in_row
from cmr_logic.text import NOUN, classes, places_of_word, word_set

_FOR, _AND, _OR, _COMMA, _YOU = "for", "and", "or", ",", "you"
# How it is asked for: "you **need** leave"; not "you pay".
_ASKING = word_set("need must require have should")
_TO = ("to",)
_LONGEST = 5  # words behind the joint up to whom it is asked of
SIGNS = frozenset({_FOR})
"""The word that each of them has: "**for** cats and dogs"; not "of cats and dogs"."""
CLOSER = in_row((*STOPS, EDGE), (_FOR,))
"""What each begins with, too: "**For** cats"; not "pay for cats"."""


def kinds_ahead(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the joint of each two kinds, and the comma behind them that may be missing.

    Example:
        >>> list(kinds_ahead("for cats and dogs you need leave .".split()))
        [(2, 3, ('or',)), (4, 4, (',',))]
        >>> list(kinds_ahead("for loans and grants , you must ask .".split()))
        [(2, 3, ('or',))]
        >>> list(kinds_ahead("for a meal and a bed you must pay .".split()))
        []
    """
    for at in places_of_word(words, _FOR, 0, max(len(words) - 5, 0)):
        if (at and words[at - 1] not in STOPS) or words[at + 2] != _AND:
            continue
        if not (_is_kind(words[at + 1]) and _is_kind(words[at + 3])):
            continue
        near = range(at + 4, min(at + 4 + _LONGEST, len(words) - 2))
        you = next((i for i in near if words[i] == _YOU or words[i] in STOPS), at)
        asks = words[you] == _YOU and words[you + 1] in _ASKING
        if asks and (words[you + 1] != "have" or tuple(words[you + 2 : you + 3]) == _TO):
            yield at + 2, at + 3, (_OR,)
            if words[you - 1] != _COMMA:
                yield you, you, (_COMMA,)


def _is_kind(word: str) -> bool:
    """Tell whether a word names things of a kind: "cats"; not "meal"."""
    return syntax.is_plural_noun(word) and NOUN in classes(word)
