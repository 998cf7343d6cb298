"""Tokens with other words at some places, where the text itself stays as it is."""

from __future__ import annotations

from collections.abc import Mapping

from cmr_logic.text import Tokens


def rewritten(tokens: Tokens, found: Mapping[int, tuple[int, tuple[str, ...]]]) -> Tokens:
    """Return tokens with other words at some places; the last of them takes what is left over.

    Args:
        tokens: the tokens.
        found: the index after the last token, and the words, by that of the first.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> rewritten(tokenize("pay so long as you row"), {1: (4, ("if",))}).words
        ('pay', 'if', 'you', 'row')
    """
    words: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    names: list[str] = []
    at = 0
    for first in [*sorted(found), len(tokens)]:
        if first < at:
            continue  # inside what was found before it
        words += tokens.words[at:first]
        starts += tokens.starts[at:first]
        ends += tokens.ends[at:first]
        names += tokens.unnamed[at:first]
        at = first
        if first in found:
            at, plainly = found[first]
            # words that are left over stand where the last token does
            places = [min(first + i, at - 1) for i in range(len(plainly))]
            words += plainly
            starts += [tokens.starts[place] for place in places]
            ends += [*(tokens.ends[place] for place in places[:-1]), tokens.ends[at - 1]][
                : len(plainly)
            ]
            names += plainly
    return Tokens(tuple(words), tuple(starts), tuple(ends), tuple(names))
