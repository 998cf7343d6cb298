"""The texts that a caller gives: any string that is one, and one clear error for the rest."""

from __future__ import annotations

import re

from cmr_logic.errors import RuleTextError, type_name

# What nobody sees, save white space: control characters, spaces without width, marks of direction.
_UNSEEN = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]"
)


def given_text(text: object, what: str) -> str:
    r"""Return a text that can be read: of the same length, with spaces for what nobody sees.

    Args:
        text: what was given.
        what: what it is to be, for the message: "rule text", "question".

    Raises:
        RuleTextError: it is no string, or holds half a character (a lone surrogate, as it comes
            from bytes that are no text).

    Example:
        >>> given_text("You can\0join.", "rule text")
        'You can join.'
    """
    if not isinstance(text, str):
        raise RuleTextError(f"the {what} must be a string, not {type_name(text)}")
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise RuleTextError(
                f"the {what} is no text: its character {error.start + 1} is a lone surrogate",
                advice="decode it with the encoding that it was written in",
            ) from None
    return _UNSEEN.sub(" ", text)
