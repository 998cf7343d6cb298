"""Statements that hold in any case: "Anyone can row**, whether or not they swim**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import cues
from cmr_logic.cues import Effect

# First words of what changes nothing either way: "**whether** or not"; not "even if".
_EITHER_WAY = frozenset({"whether", "regardless", "irrespective", "whatever", "whichever", "no"})


def holds_anyway(words: Sequence[str], last: int) -> bool:
    """Tell whether words go on with what changes nothing, however it is.

    Args:
        words: the lower-cased tokens of the text.
        last: index after the last token of a statement.

    Example:
        >>> said = "anyone can row , whether or not they swim".split()
        >>> holds_anyway(said, 3), holds_anyway(said, 2)
        (True, False)
    """
    at = last + (last < len(words) and words[last] == ",")
    if at >= len(words) or words[at] not in _EITHER_WAY:
        return False
    found = cues.match(words, at)
    return found is not None and found[0].effect is Effect.EVEN_IF
