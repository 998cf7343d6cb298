"""Alternatives that are one part of a list: "be over 18, **a cook, guide or guest**, and pay"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.text import ADJECTIVE, NOUN, classes

_NAME = 3  # words of a name that shares its article: "a cook, **chief sea guide** or"
BOUNDARIES = frozenset({"if", "unless", ".", ":", "but"})
"""Words that no list goes on across: "if", not "with"."""


def opens_phrase(word: str) -> bool:
    """Tell whether a word opens a phrase of its own.

    Example:
        >>> opens_phrase("a"), opens_phrase("in"), opens_phrase("guest")
        (True, True, False)
    """
    return word in syntax.DETERMINERS or word in syntax.PREPOSITIONS


def parts_bare_names(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a comma parts names without an article of their own, which share that ahead.

    Args:
        stretch: the sentence.
        index: the place of the comma.
        at: that of the next comma of the list, or of its "or".

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("be a cook, guide or guest")
        >>> stretch = Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        >>> parts_bare_names(stretch, 3, 5)
        True
    """
    words = stretch.words
    piece = words[index + 1 : at - (words[at - 1] == ",")]
    plain = 0 < len(piece) <= _NAME and not (opens_phrase(piece[0]) or opens_phrase(words[at + 1]))
    return plain and all({NOUN, ADJECTIVE} & classes(word) for word in piece)


def is_second_or(stretch: Stretch, start: int, index: int) -> bool:
    """Tell whether alternatives end already before those of an "or": "a cook **or** guide, row or".

    A list has its "or" before its last part alone, so that what stands between is of a wider one:
    "be a cook or guide, in need, under 22 or retired, and pay".

    Args:
        stretch: the sentence.
        start: index after the subject of its first statement.
        index: the place of the "or".

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("you are a cook or guide, row or swim, and pay")
        >>> stretch = Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        >>> is_second_or(stretch, 1, 8), is_second_or(stretch, 1, 4)
        (True, False)
        >>> tokens = tokenize("you are 60 or over, ill or poor, and pay")
        >>> is_second_or(Stretch(tokens, 0, len(tokens), item=False, lead_in=False), 1, 7)
        False
    """
    words = stretch.words
    if words[index] != "or" or words[index - 1] == ",":
        return False
    ends = (at for at in range(index - 1, start, -1) if words[at] in BOUNDARIES)
    piece = words[next(ends, start) : index]
    # "60 **or over**" is one bound, and no choice
    own = [i for i, word in enumerate(piece[:-1]) if word == "or" and not _bounds(piece, i + 1)]
    return bool(own) and "," in piece[own[0] :]


def _bounds(words: Sequence[str], at: int) -> bool:
    """Tell whether a word ends a bound: "60 or **over**,"; not "or over 60"."""
    behind = words[at + 1] if at + 1 < len(words) else ","
    return words[at] in syntax.BOUNDS and not behind[:1].isdigit()
