"""Where sentences end, and where a word stands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from itertools import compress, count

from cmr_logic.text.tokens import Tokens
from cmr_logic.text.word_classes import NAME, NOUN, WORD_CACHE, classes

_SHORTEST_WITH_STOP = 4  # characters of a token that may end its sentence: "day."
# Tokens that end a sentence, and the signs that one which does so ends in.
_STOPS = frozenset({".", "!", "?", "...", "…"})
_STOP_SIGNS = frozenset(".!?…")
SENTENCE_END = re.compile(r"[.!?;]\s")
"""What ends a sentence, or a part of one, before another, in a text that is not yet tokens."""
_JOINTS = frozenset({"or", "and"})  # between letters: "form A **or** B."
_ABBREVIATION = re.compile(
    r"\b(?:e\.?g|i\.?e|n\.b|etc|vs|no|mr|mrs|ms|dr|st|inc|ltd|co|u\.s|u\.k|[a-z])\.$", re.IGNORECASE
)


def sentence_ends(tokens: Tokens, first: int, last: int) -> list[int]:
    """Return the token index after each sentence in ``tokens[first:last]``.

    A full stop ends a sentence when a token of its own or the end of one that is no abbreviation. A
    semicolon ends none: it joins.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("You pay £5. You may wait, e.g. here.")
        >>> [tokens.words[i - 1] for i in sentence_ends(tokens, 0, len(tokens))]
        ['.', '.']
    """
    words, unnamed = tokens.words, tokens.unnamed
    ends = [
        at + 1
        for at in compress(range(first, last), map(_may_stop, words[first:last]))
        if _stops(words[at], unnamed[at]) or _names_letter(tokens, at, last)
    ]
    if not ends or ends[-1] != last:
        ends.append(last)
    return ends


@lru_cache(maxsize=WORD_CACHE)
def _may_stop(word: str) -> bool:
    """Tell whether a token ends in a sign of the end of a sentence."""
    return word[-1] in _STOP_SIGNS


def _stops(word: str, unnamed: str) -> bool:
    """Tell whether a token that ends in a sign of the end of a sentence ends one."""
    if word in _STOPS or unnamed == word[:-1]:
        return True
    long = word[-1] == "." and len(word) >= _SHORTEST_WITH_STOP
    return long and not _is_abbreviation(word)


@lru_cache(maxsize=WORD_CACHE)
def _is_abbreviation(word: str) -> bool:
    return _ABBREVIATION.search(word) is not None


def _names_letter(tokens: Tokens, at: int, last: int) -> bool:
    """Tell whether a letter with a full stop tells which of several things: "use **form A.** You".

    The noun before has no capital, the letter has: "Dr A. Smith" is a name, "at 6 p.m." is none.
    So is one of several letters: "form A, B **or C.** You".
    """
    if len(tokens.words[at]) != len("A.") or not 0 < at < last - 1:
        return False
    before = tokens.unnamed[at - 1]
    if tokens.words[at - 1] in _JOINTS and at > 1:
        return tokens.unnamed[at] == NAME and len(tokens.words[at - 2]) == len("A")
    return tokens.unnamed[at] == NAME != before and NOUN in classes(before)


def places_of(
    words: Sequence[str], wanted: AbstractSet[str], first: int = 0, last: int | None = None
) -> list[int]:
    """Return where words of some kind stand in ``words[first:last]``.

    Example:
        >>> places_of(("pay", "or", "row", "and", "sail"), frozenset({"or", "and"}))
        [1, 3]
    """
    said = words[first:last]
    if wanted.isdisjoint(said):
        return []  # as mostly
    return list(compress(count(first), map(wanted.__contains__, said)))


def places_of_word(
    words: Sequence[str], word: str, first: int = 0, last: int | None = None
) -> list[int]:
    """Return where a word stands in ``words[first:last]``.

    Example:
        >>> places_of_word(("row", "or", "sail", "or", "swim"), "or", 2)
        [3]
    """
    said = words[first:last]
    return list(compress(count(first), map(word.__eq__, said))) if word in said else []


def place_of(words: Sequence[str], word: str, first: int, last: int) -> int | None:
    """Return where a word first stands in ``words[first:last]``, None where it does not.

    Example:
        >>> place_of(("pay", "here", ":", "cash"), ":", 1, 4), place_of(("pay", ":"), ":", 0, 1)
        (2, None)
    """
    stands = first < last and word in words[first:last]
    return words.index(word, first, last) if stands else None
