"""Tokens → text: where a space stands between two of them."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax

# Tokens that no space stands before: "the club's"; not "(".
_GLUED_BEFORE = frozenset(
    {
        ",", ".", ";", ":", ")", "]", "%", "?", "!", "'", "’", "”",
        "n't", "'s", "'re", "'ve", "'ll", "'d", "'m",
        "n’t", "’s", "’re", "’ve", "’ll", "’d", "’m",
    }
)  # fmt: skip
# Tokens that no space stands after: "£"; not "%".
_GLUED_AFTER = frozenset({"(", "[", "£", "$", "€", "“"})
# Tokens that no space stands around: "self-employed"; not the long dash.
_GLUED_AROUND = frozenset({"-", "/", "–"})
# Quotation marks that open and close: each second one closes.
_QUOTES = frozenset({'"', "‘"})
# Tokens that are not written as they are, with a space on both sides.
_UNSPACED = _GLUED_BEFORE | _GLUED_AFTER | _GLUED_AROUND | _QUOTES | frozenset(syntax.WRITTEN_OUT)


def join(words: Sequence[str]) -> str:
    """Write tokens as text.

    Example:
        >>> join(("you", "'re", "self", "-", "employed", "(", "or", "earn", "£", "5", ")"))
        "you're self-employed (or earn £5)"
    """
    if _UNSPACED.isdisjoint(words):
        return " ".join(words)  # as most are
    out: list[str] = []
    glue = True
    quoted = False
    for token in words:
        word = syntax.WRITTEN_OUT.get(token, token)
        before = glue
        if word in _GLUED_AROUND:
            out.append(word)
            glue = True
        elif word in _QUOTES:
            quoted = not quoted
            out.append(word if before or not quoted else " " + word)
            glue = quoted
        else:
            out.append(word if before or word in _GLUED_BEFORE else " " + word)
            glue = word in _GLUED_AFTER
    return "".join(out)


def append(words: Sequence[str], text: str) -> str:
    """Write tokens before a text that is written already.

    Example:
        >>> append(("you", "'re"), "self-employed"), append((), "a guest")
        ("you're self-employed", 'a guest')
        >>> append(("you",), "'re in")
        "you're in"
    """
    lead = join(words)
    if not lead:
        return text
    opening = text.split(" ", 1)[0]
    glued = opening in _GLUED_BEFORE or lead[-1] in _GLUED_AFTER or lead[-1] in _GLUED_AROUND
    return lead + text if glued else f"{lead} {text}"
