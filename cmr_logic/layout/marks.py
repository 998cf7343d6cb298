"""Marks that stand around words and are none: bullets, numbers of sections, emphasis, links."""

from __future__ import annotations

import re

BULLETS = "*•·▪◦●‣■○►➢✓✔☑✗✘☒"
"""Signs that mark an item, besides dashes and numbers; ``grammars/layout.lark`` has the same."""
# What opens a heading or an item: "##", "2.", "•", "(b)"; not "2.5 hours".
_MARK = re.compile(
    rf"[ \t]*(?:#{{1,6}}[ \t]*(?:\d{{1,2}}\.[ \t]+)?|[{BULLETS}]+[ \t]*"
    r"|-(?=[A-Za-z])|[–—+-]+[ \t]+"
    r"|(?:\d{1,3}[A-Z]?[ \t]+(?=\(1\)))?\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})[.)][ \t]+)(?=\S)"
)
# What numbers a section of an act or terms: "§ 4-12.", "Sec. 9.", "7.1 If"; not "Section 9 says".
SECTION_NUMBER = (
    r"[ \t]*(?:§{1,2}[ \t]*\d[\w.–-]*"
    r"|(?i:sec(?:tion)?|art(?:icle)?|rule|reg(?:ulation)?|(?:sub)?chapter|(?:sub)?part|clause"
    r"|para(?:graph)?|schedule)\.?[ \t]+(?:\d[\w–-]*(?:\.\d+[A-Z]?)*|[IVX]+|[A-Z])[.:](?=[ \t—–])"
    r"|\d+(?:[–-]\d+)+\.(?=[ \t])|\d+(?:\.\d+)+\.?(?=[ \t]+[A-Z(]))"
    r"[ \t]*[—–:]?[ \t]*"
)
_SECTION = re.compile(SECTION_NUMBER + r"(?:\(1\)[ \t]+)?(?=\S)")
# Marks inside a line: "**bold**", "*slanted*", "[a link](address)"; not "5 * 3 ** 2".
_EMPHASIS = re.compile(r"(?:\*\*|__)(?=[^\s*_])([^*_\r\n]+)(?<=\S)(?:\*\*|__)")
_SLANT = re.compile(r"(?<![\w*])\*(?=[^\s*])([^*\r\n]+)(?<=[^\s*])\*(?![\w*])")
_UNDERLINE = re.compile(r"(?<!\w)_(?=[^\s_])([^_\r\n]+)(?<=[^\s_])_(?!\w)")
# The number of a note: "a boat.[1]"; not "[1 January]".
_NOTE = re.compile(r"(?<=[\w.,;:)])(?:\[\d{1,3}\])+(?!\()")
# The end of a line in data that was flattened, also where nothing parts it from words.
_FLATTENED = re.compile("_new_line_")
_LINK = re.compile(r"!?\[([^\[\]\r\n]+)\](\([^()\s]*\))")
# Dashes of printed acts that part sentences and items: "Fees.—A", "the boat—(1)"; not "9—5".
_PARTING = re.compile(r"(?<=\.)[—–](?=[A-Z(])|(?<=\w)[—–](?=\(\w{1,3}\) )")
# The mark of an item below another that goes on with it: "  * **or** a letter"; not "* a card".
_GOING_ON = re.compile(rf"\n[ \t]+[{BULLETS}–+-](?=[ \t]+(?:or|and)[ \t])")

# A table: a row of titles, a row of dashes, and rows below; not "a | b".
_TABLE = re.compile(
    r"(?m)^[ \t]*\|[^\r\n]*\|[ \t]*\r?\n[ \t]*\|[ \t:|-]*-[ \t:|-]*\|?[ \t]*"
    r"(?:\r?\n[ \t]*\|[^\r\n]*)*"
)
# The mark of a line that is quoted: "**>** You can row"; not "5 > 3".
_QUOTED = re.compile(r"(?m)(?:(?<=_new_line_)|^)[ \t]{0,3}(?:>[ \t]?)+")
_BLANKED = re.compile(r"[^\r\n]")


def unquoted(text: str) -> str:
    r"""Return a text of the same length, with spaces for the marks of lines that are quoted.

    Args:
        text: the rule text.

    Example:
        >>> unquoted("> * if 5 > 3")
        '  * if 5 > 3'
    """
    return _QUOTED.sub(_blanked, text) if ">" in text else text


def quoted_by(text: str, start: int) -> int:
    """Return how long the mark is by which a line is quoted, 0 where it is not.

    Args:
        text: the text that it stands in.
        start: where it begins.

    Example:
        >>> quoted_by("> * if 5 > 3", 0), quoted_by("5 > 3", 0)
        (2, 0)
    """
    found = _QUOTED.match(text, start)
    return found.end() - start if found else 0


def opens_section(text: str, start: int = 0, end: int | None = None) -> bool:
    """Tell whether a line begins with the number of a section.

    Args:
        text: the text that it stands in.
        start: where it begins.
        end: where it ends, the end of the text by default.

    Example:
        >>> opens_section("7.1 If you leave early"), opens_section("7.5 metres")
        (True, False)
    """
    return _SECTION.match(text, start, len(text) if end is None else end) is not None


def after_marks(text: str, start: int, end: int, *, marked: bool) -> int:
    """Return where the words of a block begin, behind its mark and the number of its section.

    Args:
        text: the rule text.
        start: where the block begins.
        end: where it ends.
        marked: it is a heading or an item, which has a mark.

    Example:
        >>> after_marks("(b) Sec. 4. Fees", 0, 16, marked=True)
        12
    """
    found = _MARK.match(text, start, end) if marked else None
    start = found.end() if found else start
    found = _SECTION.match(text, start, end)
    return found.end() if found else start


def without_marks(text: str) -> str:
    r"""Return a text of the same length, with spaces for marks inside its lines, and for tables.

    What the rows of a table say hangs on its columns: as sentences they would say something else.

    Example:
        >>> without_marks("Bring **both** or _one_,[2] see [fees](fees.html).").split()
        ['Bring', 'both', 'or', 'one', ',', 'see', 'fees', '.']
        >>> without_marks("Pay here.\n| Who | Fee |\n|---|---|\n| if old | £5 |\n").split()
        ['Pay', 'here.']
    """
    text = unquoted(text)
    if "_" in text:
        text = _FLATTENED.sub("\n         ", text)
    if "|" in text:
        text = _TABLE.sub(_blanked, text)
    if "](" in text:
        text = _LINK.sub(_unmarked, text)
    if "\n " in text or "\n\t" in text:
        text = _GOING_ON.sub(lambda found: f"{found[0][:-1]} ", text)
    if "[" in text:
        text = _NOTE.sub(_blanked, text)
    if "**" in text or "__" in text:
        text = _EMPHASIS.sub(_unmarked, text)
    if "*" in text:
        text = _SLANT.sub(_unmarked, text)
    if "_" in text:
        text = _UNDERLINE.sub(_unmarked, text)
    if "—" in text or "–" in text:
        text = _PARTING.sub(" ", text)
    return text


def _blanked(found: re.Match[str]) -> str:
    """Return spaces for what was found, and the ends of its lines."""
    return _BLANKED.sub(" ", found[0])


def _unmarked(found: re.Match[str]) -> str:
    """Return the words between two marks, with spaces around them in place of the marks."""
    before = found.start(1) - found.start()
    return " " * before + found[1] + " " * (found.end() - found.end(1))
