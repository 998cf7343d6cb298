"""The texts that a caller gives: any string that is one, and one clear error for the rest."""

from __future__ import annotations

import re

from cmr_logic.errors import RuleTextError, type_name

# What nobody sees, save white space: control characters, spaces without width, marks of direction.
_UNSEEN = (
    "\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f"
    "\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufe0f\ufeff"
)
_WIDE = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"  # spaces of other kinds than " "
_LINE_ENDS = "\x0b\x0c\x85\u2028\u2029"
# Bullets: letters of the fonts of word processors, and signs that mark nothing but items.
_BULLETS = "\uf02d\uf06e\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0e8\uf0fc⁃∙⦁❖□☐▢▸▹▶➔➤✅＊"
_UNUSUAL = re.compile(f"[{_UNSEEN}{_WIDE}{_LINE_ENDS}{_BULLETS}]")
_PLAIN = dict.fromkeys(_LINE_ENDS, "\n") | dict.fromkeys(_BULLETS, "•")


def given_text(text: object, what: str) -> str:
    r"""Return a text that can be read: of the same length, in the usual signs.

    What nobody sees becomes a space, as does a space of any width; other ends of lines become
    ``\\n``, and bullets of word processors ``•``.

    Args:
        text: what was given.
        what: what it is to be, for the message: "rule text", "question".

    Raises:
        RuleTextError: it is no string, or holds half a character (a lone surrogate, as it comes
            from bytes that are no text).

    Example:
        >>> given_text("You can\0join.", "rule text")
        'You can join.'
        >>> given_text("You need:\u2028\uf0b7\u00a0a card", "rule text")
        'You need:\n• a card'
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
    if text.isascii() and text.replace("\n", "").isprintable():
        return text  # as most are: there is nothing to change
    return _UNUSUAL.sub(_usual, text)


def _usual(found: re.Match[str]) -> str:
    return _PLAIN.get(found[0], " ")
