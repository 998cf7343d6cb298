"""What only says that a list is not all: "clubs, including, **but not limited to**: …"."""

from __future__ import annotations

import re

_GATE = "limited to"
_OPEN = re.compile(
    r"(?<=includ)(e|es|ing)(,?\s+but\s+(?:(?:is|are)\s+)?not\s+limited\s+to)\b", re.IGNORECASE
)


def without_open_ends(text: str) -> str:
    """Return a text with spaces for the words by which a list is left open.

    Args:
        text: a rule text.

    Returns:
        the text, with every other letter where it stood.

    Example:
        >>> without_open_ends("Clubs, including but not limited to: bands").split()
        ['Clubs,', 'including', ':', 'bands']
        >>> without_open_ends("It is limited to bands")
        'It is limited to bands'
    """
    if _GATE not in text:
        return text
    return _OPEN.sub(lambda found: found[1] + " " * len(found[2]), text)
