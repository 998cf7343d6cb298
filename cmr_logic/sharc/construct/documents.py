"""Guidance pages, in HTML or Markdown → headings, paragraphs and list items in reading order."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from cmr_logic.errors import CmrLogicError, DataError
from cmr_logic.sharc.files import decoded, unreadable

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator

PieceKind: TypeAlias = Literal["heading", "paragraph", "item"]

HTML_SUFFIXES = frozenset({".html", ".htm", ".xhtml"})
MARKDOWN_SUFFIXES = frozenset({".md", ".markdown", ".txt"})

_SKIPPED_TAGS = """
    aside button form footer iframe nav noscript script select style svg template title
"""
_INLINE_TAGS = """
    a abbr b bdi bdo cite code data dfn em font i ins kbd label mark q s samp small span strong sub
    sup time u var wbr
"""
_SKIPPED = frozenset(_SKIPPED_TAGS.split())
_INLINE = frozenset(_INLINE_TAGS.split())
_HEADINGS = {f"h{level}": level for level in range(1, 7)}
_LISTS = frozenset({"ul", "ol"})
_CELLS = frozenset({"td", "th"})
_FRONT_MATTER = re.compile(r"\A---\s*\n.*?\n---\s*(?:\n|\Z)", re.DOTALL)
_NEEDS = 'run in the folder of the project: pip install ".[corpus]"'


@dataclass(frozen=True, slots=True)
class Piece:
    """A heading, a paragraph or a list item of a page, as plain text on one line.

    Args:
        kind: which of the three.
        text: its words, without marks.
        level: of a heading, 1 to 6; of an item, how deep its list is nested, from 1; else 0.

    Example:
        >>> Piece("item", "own a garden", 1).kind
        'item'
    """

    kind: PieceKind
    text: str
    level: int = 0


def read_document(path: str | os.PathLike[str]) -> tuple[Piece, ...]:
    """Return the pieces of a page; its form is told from the file's suffix.

    Raises:
        DataError: the file cannot be read, or has another suffix.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     page = Path(folder) / "bees.md"
        ...     _ = page.write_text("Bees need a permit.")
        ...     read_document(page)[0].text
        'Bees need a permit.'
    """
    source = Path(path)
    suffix = source.suffix.lower()
    try:
        raw = source.read_bytes()
    except OSError as error:
        raise unreadable(source, error) from error
    if suffix in HTML_SUFFIXES:
        return html_pieces(raw)
    if suffix in MARKDOWN_SUFFIXES:
        return markdown_pieces(decoded(source, raw))
    known = ", ".join(sorted(HTML_SUFFIXES | MARKDOWN_SUFFIXES))
    raise DataError(f"{source} is no page that can be read", advice=f"expected one of: {known}")


def html_pieces(page: str | bytes) -> tuple[Piece, ...]:
    """Return the pieces of an HTML page: those of its main part, if it marks one.

    Navigation, forms, scripts and the like are left out. A table's row is a paragraph.

    Args:
        page: the page; bytes are decoded as the page says, or else as UTF-8.

    Raises:
        CmrLogicError: the HTML parser, an extra, is not installed.

    Example:
        >>> html_pieces("<h2>Bees</h2><p>You <b>may</b> keep bees if you:<ul><li>own a garden</ul>")[1:]
        (Piece(kind='paragraph', text='You may keep bees if you:', level=0), Piece(kind='item', text='own a garden', level=1))
    """  # noqa: E501 - the result of the example
    try:
        from selectolax.lexbor import LexborHTMLParser  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise CmrLogicError(
            "reading HTML needs selectolax, which is not installed", advice=_NEEDS
        ) from error
    tree = LexborHTMLParser(page)
    root = tree.css_first("main") or tree.css_first("article") or tree.body
    return () if root is None else tuple(_Reader().read(root))


def markdown_pieces(page: str) -> tuple[Piece, ...]:
    r"""Return the pieces of a Markdown page (CommonMark, with tables); front matter is left out.

    Raises:
        CmrLogicError: a parser, an extra, is not installed.

    Example:
        >>> [piece.text for piece in markdown_pieces("# Bees\n\nYou *may*:\n\n- keep bees")]
        ['Bees', 'You may:', 'keep bees']
    """
    try:
        from markdown_it import MarkdownIt  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise CmrLogicError(
            "reading Markdown needs markdown-it-py, which is not installed", advice=_NEEDS
        ) from error
    text = _FRONT_MATTER.sub("", page)
    return html_pieces(MarkdownIt("commonmark").enable("table").render(text))


@dataclass(slots=True)
class _Reader:
    """Walks a page without recursion, as pages may nest without limit."""

    words: list[str] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    heading: int = 0
    lists: int = 0
    items: list[int] = field(default_factory=list)  # for each open item, its piece, or -1

    def read(self, root: Any) -> Iterator[Piece]:
        stack: list[tuple[Any, bool]] = [(root, False)]
        while stack:
            node, leaving = stack.pop()
            tag = node.tag
            if leaving:
                self._leave(tag)
            elif tag == "-text":
                self.words.append(node.text_content or "")
            elif tag and tag[0] not in "-_!" and tag not in _SKIPPED:
                self._enter(tag)
                stack.append((node, True))
                children = list(node.iter(include_text=True))
                stack += [(child, False) for child in reversed(children)]
        self._flush()
        yield from self.pieces

    def _enter(self, tag: str) -> None:
        if tag in _INLINE:
            return
        if tag in _CELLS or tag == "br":
            self.words.append(" ")
            return
        self._flush()
        if tag in _HEADINGS:
            self.heading = _HEADINGS[tag]
        elif tag in _LISTS:
            self.lists += 1
        elif tag == "li":
            self.items.append(-1)

    def _leave(self, tag: str) -> None:
        if tag in _INLINE or tag == "br":
            return
        if tag in _CELLS:
            self.words.append("; ")
            return
        self._flush()
        if tag in _HEADINGS:
            self.heading = 0
        elif tag in _LISTS:
            self.lists -= 1
        elif tag == "li" and self.items:
            self.items.pop()

    def _flush(self) -> None:
        text = " ".join("".join(self.words).split()).removesuffix(";").strip()
        self.words.clear()
        if not text:
            return
        if self.heading:
            self.pieces.append(Piece("heading", text, self.heading))
        elif self.items:
            self._item(text)
        else:
            self.pieces.append(Piece("paragraph", text))

    def _item(self, text: str) -> None:
        """Add an item, or a further paragraph to the item that is open."""
        place = self.items[-1]
        if place >= 0 and place == len(self.pieces) - 1:
            known = self.pieces[place]
            self.pieces[place] = Piece("item", f"{known.text} {text}", known.level)
        else:
            self.items[-1] = len(self.pieces)
            self.pieces.append(Piece("item", text, max(self.lists, 1)))
