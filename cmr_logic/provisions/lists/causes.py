"""Lists of causes, each of which is enough: "if you cannot travel **because:** …"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame

# Last words of a lead-in that asks why: "you had to cancel **because**"; not "you had to".
_CAUSES = (
    ("because",),
    ("because", "of"),
    ("due", "to"),
    ("owing", "to"),
    ("as", "a", "result", "of"),
    ("on", "account", "of"),
)
_FOR = "for"


def tells_causes(frame: Frame, items: Sequence[Frame], *, named: bool) -> bool:
    """Tell whether the items of a list are causes of what its lead-in says.

    Behind "for", sentences are: "for one of these reasons: you are ill".

    Args:
        frame: the words of the lead-in that every item completes.
        items: the words of the items.
        named: words stand for them: "one of these reasons".

    Example:
        >>> ill = [("you", "are", "ill"), ("you", "moved")]
        >>> tells_causes(("you", "cancel", "because"), ill, named=False)
        True
        >>> tells_causes(("you", "go", "for"), ill, named=True)
        True
        >>> tells_causes(("you", "go", "for"), [("tea",)], named=True)
        False
    """
    if any(frame[-len(each) :] == each for each in _CAUSES):
        return True
    return named and frame[-1:] == (_FOR,) and all(map(_is_sentence, items))


def _is_sentence(item: Frame) -> bool:
    """Tell whether an item is a sentence: "**you are** ill"; not "illness"."""
    verb = syntax.finite_verb(item)
    return verb is not None and verb > 0
