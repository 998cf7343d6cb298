"""Labels that say for whom something costs nothing: "**Free entry:** students and pensioners"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import EDGE, in_row
from cmr_logic.text import NOUN, classes, places_of_word

_FREE, _COLON, _AND, _COMMA = "free", ":", "and", ","
_THING = 3  # words of what is free: "free guided tours :"
_LONGEST = 14  # words of those named, at most
SIGNS = frozenset({_FREE})
"""The word that each has: "**free** entry: students"; not "entry: students"."""
CLOSER = in_row((*STOPS, EDGE), (_FREE,))
"""Two words in a row of which each has one, too: "**. free**"; not "is free"."""


def free_for(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the statement that it stands for.

    Example:
        >>> list(free_for("free entry : students and pensioners .".split()))
        [(0, 3, ('entry', 'is', 'free', 'for'))]
        >>> list(free_for("free tours : these start at noon .".split()))
        []
        >>> list(free_for("row for free : pensioners".split()))
        []
    """
    for at in places_of_word(words, _FREE):
        if at and words[at - 1] not in STOPS:
            continue
        near = range(at + 2, min(at + 3 + _THING, len(words)))
        colon = next((i for i in near if words[i] == _COLON), 0)
        named = words[at + 1 : colon]
        end = next((i for i in range(colon, len(words)) if words[i] in STOPS), len(words))
        whom = words[colon + 1 : end]
        things = bool(named) and all(NOUN in classes(word) for word in named[-1:])
        bare = bool(whom) and len(whom) <= _LONGEST and syntax.finite_verb(whom) is None
        bare = bare and _AND in whom and _COMMA not in whom  # commas alone make a list
        if colon and things and bare and whom[0] not in syntax.DETERMINERS:
            be = "are" if syntax.is_plural_noun(named[-1]) else "is"
            yield at, colon + 1, (*named, be, _FREE, "for")
