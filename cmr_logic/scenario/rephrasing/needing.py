"""Which entries of a table a story may meet, by small parts that its text must have.

A table of hundreds is looked through by a few letters of each part, not entry by entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

_SIGN = 3  # letters by which the parts of stories are found that an entry needs


class Needing:
    """The entries of a table by what they need.

    Args:
        needs: for each entry the parts of which a story must have one, divided by bars; an empty
            one stands in every story.

    Example:
        >>> table = Needing(["boat|canoe", "", "tent"])
        >>> sorted(table.places("my canoe sank")), sorted(table.places("i row"))
        ([0, 1], [1])
    """

    def __init__(self, needs: Iterable[str]) -> None:
        # Parts stand under their first letters; shorter ones, which many stories have, under "".
        found: dict[str, list[tuple[str, int]]] = {"": []}
        for at, parts in enumerate(needs):
            for part in parts.split("|"):
                found.setdefault(part[:_SIGN] if len(part) >= _SIGN else "", []).append((part, at))
        self._found: Mapping[str, Sequence[tuple[str, int]]] = found

    def places(self, plain: str) -> set[int]:
        """Return the places of the entries of which a story has what they need.

        Args:
            plain: the story in small letters, with single spaces.
        """
        signs = self._found.keys() & {plain[at : at + _SIGN] for at in range(len(plain))}
        return {at for sign in (*signs, "") for part, at in self._found[sign] if part in plain}


__all__ = ["Needing"]
