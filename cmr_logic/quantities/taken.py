"""Which characters of a text already belong to something."""

from __future__ import annotations


class Taken:
    """Marks stretches of a text, and tells whether another stretch is still free.

    Both take time that grows with the length of the stretch, not with what was marked before.

    Args:
        length: the length of the text.

    Example:
        >>> taken = Taken(10)
        >>> taken.mark(2, 5)
        >>> taken.free(0, 2), taken.free(4, 6)
        (True, False)
    """

    def __init__(self, length: int) -> None:
        self._marks = bytearray(length)

    def mark(self, start: int, end: int) -> None:
        """Take the characters from ``start`` up to ``end``."""
        self._marks[start:end] = b"\x01" * (end - start)

    def free(self, start: int, end: int) -> bool:
        """Tell whether none of the characters is taken."""
        return self._marks.find(1, start, end) < 0
