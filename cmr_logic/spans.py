"""Character spans: where in a text something stands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True, init=False)
class Span:
    """A half-open range of character offsets into a text as it was given.

    Args:
        start: offset of the first character, from 0.
        end: offset after the last character; never before ``start``.

    Raises:
        ValueError: the offsets are negative or out of order.
        TypeError: they are no whole numbers.

    Example:
        >>> span = Span(4, 7)
        >>> span.of("You may claim")
        'may'
    """

    start: int
    end: int

    def __init__(self, start: int, end: int) -> None:
        if not (isinstance(start, int) and isinstance(end, int)):
            raise TypeError(f"a span needs whole numbers, not {start!r} and {end!r}")
        if not 0 <= start <= end:
            raise ValueError(f"a span needs 0 <= start <= end, not {start} and {end}")
        _set_start(self, start)
        _set_end(self, end)

    def of(self, text: str) -> str:
        """Return the characters of ``text`` that the span covers."""
        return text[self.start : self.end]

    def overlaps(self, other: Span) -> bool:
        """Tell whether the two spans share at least one character.

        Example:
            >>> Span(0, 3).overlaps(Span(2, 5)), Span(0, 3).overlaps(Span(3, 5))
            (True, False)
        """
        return self.start < other.end and other.start < self.end

    def cover(self, other: Span) -> Span:
        """Return the smallest span that holds both.

        Example:
            >>> Span(0, 3).cover(Span(5, 8))
            Span(start=0, end=8)
        """
        return Span(min(self.start, other.start), max(self.end, other.end))


# Past the guard of a frozen class by the shortest way, as spans are made by the hundred.
_set_start, _set_end = (vars(Span)[name].__set__ for name in ("start", "end"))
