"""On which side of a thing a place lies: "at the **back** of the house", "on the **front** wall".

What is at the front of a house is not at its back. The other parts of a place that these words may
name, such as a stretch or a strip of it, are told apart by nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.records import record
from cmr_logic.text import word_set

# Names of the sides of a thing, each with those of the same side: "at the **rear** of the shop".
_SAME = {
    "front": "front", "back": "back", "rear": "back", "side": "side", "top": "top",
    "bottom": "bottom", "foot": "bottom", "middle": "middle", "center": "middle",
    "centre": "middle", "edge": "edge", "corner": "edge",
}  # fmt: skip
# What is on one side is not on another: "front/back"; "side" and "top" may be one.
_APART = frozenset(
    frozenset(pair.split("/"))
    for pair in (
        "front/back", "front/side", "back/side", "top/bottom", "top/middle", "bottom/middle",
        "middle/edge", "middle/side",
    )
)  # fmt: skip
# What of a thing has a side in its name: "on the front **wall**"; not "in the front garden".
_WALLS = word_set("wall face elevation facade façade gable end half pews")
# Those of them that a number may tell apart as well: "in **row** 4"; not "on the wall".
_NUMBERED = word_set("row rows seat seats bench")
# Behind which a side is told that "in" and "on" do not tell: "**round** the back of the pub".
LINKS_OF_FACES = frozenset({"to", "round", "around", "up", "against"})
_OR = frozenset({"and", "or", "nor", "to"})
_VERY = frozenset({"very", "far"})


@record(frozen=True, slots=True)
class Face:
    """A side of a thing that words name.

    Args:
        name: which one: "back".
        of: where the words of the thing begin; None where they name none: "at the back".
    """

    name: str
    of: int | None = None


def face_in(words: Sequence[str]) -> Face | None:
    """Return the side that words begin with; None where they name none, or several.

    Args:
        words: the words behind a preposition.

    Example:
        >>> face_in(["the", "rear", "wall", "of", "the", "shop"])
        Face(name='back', of=4)
        >>> face_in(["the", "back"]), face_in(["the", "back", "garden"])
        (Face(name='back', of=None), None)
        >>> face_in(["the", "back", "or", "the", "front", "of", "the", "house"])
    """
    at = 0
    while at < len(words) and words[at].lower() in syntax.DETERMINERS | _VERY:
        at += 1
    name = _SAME.get(words[at].lower()) if at < len(words) else None
    if not at or name is None:
        return None
    at += 1
    if at < len(words) and words[at].lower() in _WALLS | _NUMBERED:
        at += 1
    behind = words[at].lower() if at < len(words) else ""
    if behind == "of":
        return Face(name, at + 1)
    ends = not behind[:1].isalnum() or behind in syntax.PREPOSITIONS | syntax.NOMINATIVES
    return Face(name) if ends and behind not in _OR else None


def are_faces_apart(one: str, other: str) -> bool:
    """Tell whether what is on one side of a thing is not on the other.

    Example:
        >>> are_faces_apart("front", "back"), are_faces_apart("side", "top")
        (True, False)
    """
    return frozenset((one, other)) in _APART


def is_face(noun: str) -> bool:
    """Tell whether a noun names a side, or what has a side in its name, of a thing left out.

    Example:
        >>> is_face("back"), is_face("wall"), is_face("house")
        (True, True, False)
    """
    return noun in _SAME or noun in _WALLS
