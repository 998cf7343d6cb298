"""Pieces of a page → rule texts: a paragraph with its list, under its heading.

A paragraph that takes some of it back ("However, …") belongs to it: by itself it would say more.

Saeidi et al. 2018, section 3: a rule text is small enough to be read at once, so paragraphs and
lists beyond a length are left out, and counted.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cmr_logic.sharc.construct.ids import make_id

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cmr_logic.sharc.construct.documents import Piece

# First words of a paragraph that limits what stands before it: "**However**, you cannot …".
_LIMITING = frozenset({"however", "but", "otherwise", "nevertheless"})
_GAP = "\n\n"


@dataclass(frozen=True, slots=True)
class Limits:
    """How small and how large a rule text may be.

    Args:
        words: the fewest words without the heading.
        characters: the most characters, heading and marks included.
        items: the most list items.

    Example:
        >>> Limits(items=5).characters
        1500
    """

    words: int = 6
    characters: int = 1_500
    items: int = 12


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule text and where it was found.

    Args:
        text: the rule text in the layout of ShARC: a ``#`` heading, a paragraph, ``*`` items.
        source_url: the page.

    Example:
        >>> RuleText("Bees need a permit.", "https://example.org/bees").rule_text_id[:4]
        'cf31'
    """

    text: str
    source_url: str

    @property
    def rule_text_id(self) -> str:
        """An id made from page and text."""
        return make_id("rule text", self.source_url, self.text)


@dataclass(slots=True)
class LeftOut:
    """Counts the rule texts that were left out, by reason."""

    counts: Counter[str] = field(default_factory=Counter)


def rule_texts(
    pieces: Iterable[Piece],
    source_url: str,
    limits: Limits | None = None,
    left_out: LeftOut | None = None,
) -> Iterator[RuleText]:
    r"""Yield the rule texts of a page, each text once.

    Args:
        pieces: the page, in reading order.
        source_url: where the page is from.
        limits: how small and how large; the defaults if not given.
        left_out: counts what is left out.

    Example:
        >>> from cmr_logic.sharc.construct.documents import markdown_pieces
        >>> page = "# Bees\n\nHello.\n\nYou may keep bees if you:\n\n- own a garden\n- have a suit"
        >>> [found.text for found in rule_texts(markdown_pieces(page), "bees.md")]
        ['# Bees\n\nYou may keep bees if you:\n\n* own a garden\n* have a suit']
    """
    limits = limits or Limits()
    left_out = LeftOut() if left_out is None else left_out
    seen: set[str] = set()
    for unit in _units(pieces, limits):
        text = unit.text()
        reason = unit.problem(text, limits)
        if reason is None and text in seen:
            reason = "repeated"
        if reason is not None:
            left_out.counts[reason] += 1
            continue
        seen.add(text)
        yield RuleText(text, source_url)


@dataclass(slots=True)
class _Unit:
    """A heading with one paragraph, one list, or both, and what takes some of it back."""

    heading: Piece | None = None
    paragraphs: list[str] = field(default_factory=list)
    items: list[Piece] = field(default_factory=list)
    limiting: list[str] = field(default_factory=list)

    def text(self) -> str:
        parts = [f"{'#' * self.heading.level} {self.heading.text}"] if self.heading else []
        parts += self.paragraphs
        if self.items:
            parts.append("\n".join(f"{'  ' * (i.level - 1)}* {i.text}" for i in self.items))
        return _GAP.join(parts + self.limiting)

    def takes(self, paragraph: str, limits: Limits) -> bool:
        """Tell whether a paragraph limits what the text says, and fits: "However, …"."""
        if not (self.paragraphs or self.items) or paragraph.endswith(":"):
            return False
        opening = paragraph.partition(" ")[0].rstrip(",").lower()
        fits = len(self.text()) + len(_GAP) + len(paragraph) <= limits.characters
        return fits and opening in _LIMITING

    def problem(self, text: str, limits: Limits) -> str | None:
        body = " ".join([*self.paragraphs, *(item.text for item in self.items), *self.limiting])
        if len(body.split()) < limits.words:
            return "too short"
        if len(text) > limits.characters:
            return "too long"
        return "too many items" if len(self.items) > limits.items else None


def _units(pieces: Iterable[Piece], limits: Limits) -> Iterator[_Unit]:
    unit = _Unit()
    for piece in pieces:
        if piece.kind == "heading":
            if unit.paragraphs or unit.items:
                yield unit
            unit = _Unit(piece)
        elif piece.kind == "item":
            if unit.limiting:  # a list of its own
                yield unit
                unit = _Unit(unit.heading)
            unit.items.append(piece)
        elif unit.takes(piece.text, limits):
            unit.limiting.append(piece.text)
        else:
            led_in = unit.paragraphs and unit.paragraphs[-1].endswith(":")
            if unit.items or unit.limiting or (unit.paragraphs and not led_in):
                yield unit
                unit = _Unit(unit.heading)
            unit.paragraphs.append(piece.text)
    if unit.paragraphs or unit.items:
        yield unit
