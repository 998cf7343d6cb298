"""The evaluator's tokens: those of spaCy's blank English, lower-cased afterwards."""

from __future__ import annotations

from functools import cache
from typing import Any


def tokens(text: str) -> tuple[str, ...]:
    r"""Return the tokens of a text as the published evaluator counts them.

    The text is tokenized as it stands and lower-cased then: the tokenizer parts ``don't`` and
    ``DON'T`` differently, so the other order gives other scores. White space is no token, and
    parts a token that holds some.

    Example:
        >>> tokens("Are you  a UK citizen?\n")
        ('are', 'you', 'a', 'uk', 'citizen', '?')
    """
    return tuple(" ".join([token.text for token in tokenizer()(text)]).lower().split())


@cache
def tokenizer() -> Any:
    """Return the tokenizer of spaCy's blank English, made once."""
    import spacy  # noqa: PLC0415 - slow to import, and only texts need it

    return spacy.blank("en").tokenizer
