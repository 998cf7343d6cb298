"""Words on their way from a statement to a question."""

from __future__ import annotations

from typing import NamedTuple

from cmr_logic.syntax import SPELLED_OUT, as_one
from cmr_logic.text import tokenize


class Token(NamedTuple):
    """A word of a phrase.

    Args:
        word: the lower-cased form, by which it is compared.
        surface: the form in which it is written.
        glued: no space stands before it.
    """

    word: str
    surface: str
    glued: bool = False


Phrase = tuple[Token, ...]


def read(statement: str) -> Phrase:
    """Return the tokens of a statement with the spacing they were given.

    Example:
        >>> [token.surface for token in read("You’re 21.")]
        ['You', '’re', '21', '.']
    """
    tokens = as_one(tokenize(statement))
    found = []
    previous = -1
    for word, start, end in zip(tokens.words, tokens.starts, tokens.ends, strict=True):
        found.append(Token(word, statement[start:end], start == previous))
        previous = end
    return tuple(found)


def words_of(phrase: Phrase) -> tuple[str, ...]:
    """Return the lower-cased forms of a phrase.

    Example:
        >>> words_of(read("You live in Wales"))
        ('you', 'live', 'in', 'wales')
    """
    return tuple([token[0] for token in phrase])


def token(word: str) -> Token:
    """Return a token for a word that the question adds, contracted forms spelled out.

    Example:
        >>> token("'re").surface
        'are'
    """
    word = SPELLED_OUT.get(word, word)
    return Token(word, word)


def write(phrase: Phrase) -> str:
    """Write a phrase as text, with the spacing its words came with.

    Example:
        >>> write(read("you're self-employed (or retired)"))
        "you're self-employed (or retired)"
    """
    return "".join([t.surface if t.glued else " " + t.surface for t in phrase]).strip()
