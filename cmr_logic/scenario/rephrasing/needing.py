"""Which entries of a table a story may meet, by the words that it must have, and in which order.

A table of hundreds is looked through by a few letters of its rarest words, not entry by entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

Outline: TypeAlias = "tuple[str | tuple[Outline, ...], ...]"
"""What a story has in this order where a pattern matches: of each row one.

A row has words, divided by bars, or outlines, one for each way in which the pattern may go on.
"""

Needed: TypeAlias = tuple[str, Outline]
"""The words of an outline that tell most, of which a story must have one, and the outline."""

_SIGNS = (6, 4, 3, 2)  # letters by which the words of stories are found that an entry needs


class Needing:
    """The entries of a table by what they need.

    Args:
        needs: for each entry the parts of which a story must have one, divided by bars, and what
            is needed for its pattern to match; an empty string stands in every story, and None
            needs nothing.

    Example:
        >>> ordered = "canoe", ("my |our ", "canoe")
        >>> table = Needing([("", ordered), ("", None), ("boat|tent", None)])
        >>> table.places("my canoe sank"), table.places("a canoe, not my boat")
        ([0, 1], [1, 2])
    """

    def __init__(self, needs: Iterable[tuple[str, Needed | None]]) -> None:
        self._besides: list[tuple[str, Outline]] = []
        # By how many letters, what begins with these, with the places of the entries.
        found: dict[int, dict[str, list[tuple[str, int]]]] = {size: {} for size in (*_SIGNS, 0)}
        for at, (parts, needed) in enumerate(needs):
            words, outline = needed or (parts, ())
            self._besides.append((parts if needed else "", outline))
            for word in words.split("|"):
                size = next((size for size in _SIGNS if size <= len(word)), 0)
                found[size].setdefault(word[:size], []).append((word, at))
        self._found: Mapping[int, Mapping[str, Sequence[tuple[str, int]]]] = found

    def places(self, plain: str) -> list[int]:
        """Return the places of the entries of which a story has what they need, in their order.

        Args:
            plain: the story in small letters, with single spaces.
        """
        told = f" {plain} "
        found = {at for word, at in self._found[0].get("", ()) if word in told}
        for size in _SIGNS:
            signs = {told[at : at + size] for at in range(len(told) - size + 1)}
            for sign in self._found[size].keys() & signs:
                found.update(at for word, at in self._found[size][sign] if word in told)
        return [at for at in sorted(found) if self._has(told, *self._besides[at])]

    @staticmethod
    def _has(told: str, parts: str, outline: Outline) -> bool:
        return any(part in told for part in parts.split("|")) and end_of(outline, told) >= 0


def end_of(outline: Outline, told: str, start: int = 0) -> int:
    """Return where the words of an outline end at the earliest in a story, -1 where they are not.

    Args:
        outline: the words.
        told: the story in small letters, with single spaces, and one at each end.
        start: where to look from.

    Example:
        >>> outline = (("rain |hail",), ("snow", " fell")), "here "
        >>> end_of(outline, " it will rain here "), end_of(outline, " here it will rain ")
        (19, -1)
        >>> end_of(outline, " snow slowly fell here "), end_of(outline, " snow here ")
        (23, -1)
    """
    end = start
    for row in outline:
        if isinstance(row, str):
            words = row.split("|")
            ends = [at + len(word) for word in words if (at := told.find(word, start)) >= 0]
        else:
            ends = [at for branch in row if (at := end_of(branch, told, start)) >= 0]
        if not ends:
            return -1
        end = min(ends)
        start = max(end - 1, 0)  # two that meet may share a space
    return end


__all__ = ["Needed", "Needing", "Outline", "end_of"]
