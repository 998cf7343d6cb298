"""Lists that an earlier sentence leads in: "Send **two of these**. We take no copies. | …"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.provisions.sentences.headings import ANNOUNCING
from cmr_logic.text import word_set

# Words that stand for a list: "one of the **following**", listed "**below**"; not "after".
_LISTED = word_set("following below")
_OF_THESE = ("of", "these")
# Words by which the last sentence is of the list as well: "**all** must hold"; not "copies".
_OF_LIST = _LISTED | word_set("these those them they each all any both either one none if when")


def leading_end(words: Sequence[str], first: int, ends: Sequence[int]) -> int:
    """Return the index after the sentence of a paragraph that leads in the list below it.

    It is the last, save where that is of something else and the one before it names the list.

    Args:
        words: the tokens of the text.
        first: index of the first token of the paragraph.
        ends: the index after each of its sentences, in order; at least one.

    Example:
        >>> said = "send two of these . we take no copies .".split()
        >>> leading_end(said, 0, [5, 10]), leading_end(said, 5, [10])
        (5, 10)
        >>> leading_end("send two of these . all must be new .".split(), 0, [5, 10])
        10
    """
    if len(ends) == 1:
        return ends[-1]
    start = ends[-3] if len(ends) > 2 else first  # noqa: PLR2004 - the sentence before it
    named, last = words[start : ends[-2]], words[ends[-2] : ends[-1]]
    if last[-1] in ANNOUNCING or named[-1] in ANNOUNCING or not _OF_LIST.isdisjoint(last):
        return ends[-1]
    pointing = not _LISTED.isdisjoint(named) or _OF_THESE in pairwise(named)
    return ends[-2] if pointing else ends[-1]
