"""Items that stand behind the number of their section: "7. (1) A person …" → "(1) A person …"."""

from __future__ import annotations

import re

from cmr_logic.layout.lines import Line
from cmr_logic.layout.marks import SECTION_NUMBER

# What opens such a line: "7. (1) A", "Sec. 4. (a) An"; not "7. You", "Sec. 4. Fees (a) are".
_NUMBERED = re.compile(
    rf"(?:{SECTION_NUMBER}|[ \t]*\d{{1,3}}[A-Z]?\.?[ \t]+)(?=\(([1ai])\)[ \t]+\S)"
)
# The mark of the item that follows one: "(1)" is followed by "(2)".
_NEXT = {"1": "(2)", "a": "(b)", "i": "(ii)"}


def may_number(text: str) -> bool:
    r"""Tell whether a text may have such a line.

    Example:
        >>> may_number("7. (1) A\n(2) B"), may_number("7. A\n8. B")
        (True, False)
    """
    if "(" not in text:
        return False  # as in most
    return any(f"({first})" in text and second in text for first, second in _NEXT.items())


def apart(line: Line, text: str) -> Line:
    r"""Return a line without the number of its section, as an item, where items go on below.

    Args:
        line: a line of text or of a list.
        text: the text that it stands in.

    Example:
        >>> text = "7. (1) You pay.\n(2) He does not."
        >>> apart(Line("BULLET", "7. (1) You pay.", 0, 15), text)
        Line(kind='BULLET', text='(1) You pay.', start=3, end=15)
    """
    found = _NUMBERED.match(line.text) if line.kind in {"TEXT", "BULLET"} else None
    if found is None or _NEXT[found[1]] not in text[line.end :]:
        return line
    return Line("BULLET", line.text[found.end() :], line.start + found.end(), line.end)
