"""The letter "A" that names a class or part, and is no article: "a Class **A** license"."""

from __future__ import annotations

import re

# What a letter tells apart: "**Class** A", "**Part** A"; not "Take A".
_TOLD_APART = (
    "class|part|schedule|type|group|category|vitamin|hepatitis|zone|tier|appendix|band|exhibit|"
    "option|annex|letter"
)
_A = re.compile(
    rf"\b(?i:{_TOLD_APART}|an) A(?![\w’'&-])"
    r"|(?<=[a-z] )A(?=[,;:)?]|\.?\s*$)"  # at the end: "it has the letter A."
    r"|(?<![\w.’'])A(?=(?:, ?| or | and |/)[B-Z](?![\w’'.]))"
)
LETTER = "\N{FULLWIDTH LATIN CAPITAL LETTER A}"
"""What stands for the letter until the words are parted: as long as the letter itself."""


def with_letters(text: str) -> str:
    """Return a text in which such a letter is told from the article, as long as the text itself.

    Example:
        >>> [with_letters(said).count(LETTER) for said in ("a Class A license", "an A or G visa")]
        [1, 1]
        >>> [with_letters(said).count(LETTER) for said in ("class a teacher", "A dog or a cat")]
        [0, 0]
    """
    if "A" not in text:
        return text
    return _A.sub(_marked, text)


def _marked(found: re.Match[str]) -> str:
    whole = found[0]
    return whole[:-1] + LETTER if whole[-1] == "A" else whole
