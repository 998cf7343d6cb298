"""What a story says of a clause."""

from __future__ import annotations

from dataclasses import dataclass, field

from cmr_logic.spans import Span


@dataclass(frozen=True, slots=True)
class Finding:
    """A clause that a story settles.

    Args:
        clause_id: the clause.
        value: whether it holds.
        span: where the words stand in the story.
        quote: the words.
        entry: the names of the matcher and of the table entries that settled it, joined by ":".

    Raises:
        ValueError: the quote is not as long as its span.
    """

    clause_id: str
    value: bool
    span: Span = field(compare=False)
    quote: str
    entry: str

    def __post_init__(self) -> None:
        if len(self.quote) != self.span.end - self.span.start:
            raise ValueError(f"a quote is the text of its span: {self.quote!r} at {self.span}")
