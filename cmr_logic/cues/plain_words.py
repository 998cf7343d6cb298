"""Roundabout ways to say "if" and "provided that": "in cases where", "so long as"."""

from __future__ import annotations

from functools import cache

from cmr_logic.cues.closer_signs import CLOSER
from cmr_logic.cues.in_row import Signs
from cmr_logic.cues.rewriting import rewritten
from cmr_logic.cues.rewritings import BY_MARKS, REWRITINGS
from cmr_logic.cues.roundabout_ifs import roundabout_ifs
from cmr_logic.text import Tokens


@cache
def _signs() -> Signs:
    """Return where the readers stand by their signs."""
    return Signs.of(REWRITINGS, CLOSER)


def in_plain_words(tokens: Tokens) -> Tokens:
    """Return tokens with each roundabout "if" as that one word, which stands where it did.

    Those for "provided that" are as these two words. What is said of "if", in a list and behind
    "or", "only" or "except", is then said of all of them.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> in_plain_words(tokenize("Pay in cases where you row.")).words
        ('pay', 'if', 'you', 'row', '.')
        >>> in_plain_words(tokenize("Come so long as you row.")).words
        ('come', 'provided', 'that', 'you', 'row', '.')
        >>> in_plain_words(tokenize("if you row & swim at Bell & Co")).words
        ('if', 'you', 'row', 'and', 'swim', 'at', 'bell', '&', 'co')
    """
    found = roundabout_ifs(tokens)
    plain = rewritten(tokens, found) if found else tokens
    said = frozenset(plain.words)
    due = _signs().due(plain.words)
    while due:
        place = due.pop(0)
        found = {at: (last, so) for at, last, so in REWRITINGS[place][1](plain.words)}
        if found:
            plain = rewritten(plain, found)
            said = frozenset(plain.words)
            due = [later for later in _signs().due(plain.words) if later > place]
    for signs, read in BY_MARKS:
        if not signs.isdisjoint(said):
            found = {at: (last, plainly) for at, last, plainly in read(plain)}
            plain = rewritten(plain, found) if found else plain
    return plain
