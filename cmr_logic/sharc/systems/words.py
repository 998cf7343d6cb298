"""Words and sentences as the baselines see them: surface forms, no reading of the rule."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from cmr_logic.text import tokenize

if TYPE_CHECKING:
    from collections.abc import Sequence

_CACHE = 4_096
_HEADING = re.compile(r"\s*#+\s")
_MARK = re.compile(r"\s*(?:[*•]+|[-–](?=\s))\s*")
_SENTENCE_END = re.compile(r"(?<=[.!?])[\"”’')\]]*\s+(?=[\"“‘'(\[]?[A-Z0-9])")


@cache
def stop_words() -> frozenset[str]:
    """Return spaCy's English stop words, those with plain apostrophes among them."""
    from spacy.lang.en.stop_words import (  # noqa: PLC0415 - as late as the tokenizer itself
        STOP_WORDS,
    )

    return frozenset(STOP_WORDS)


@lru_cache(maxsize=_CACHE)
def words(text: str) -> tuple[str, ...]:
    """Return the lower-cased tokens of a text.

    Example:
        >>> words("You must be 18.")
        ('you', 'must', 'be', '18', '.')
    """
    return tokenize(text).words


@lru_cache(maxsize=_CACHE)
def word_set(text: str) -> frozenset[str]:
    """Return the different lower-cased tokens of a text."""
    return frozenset(words(text))


@lru_cache(maxsize=_CACHE)
def content_words(text: str) -> tuple[str, ...]:
    """Return the tokens that are neither stop words nor punctuation, repetitions and all.

    Example:
        >>> content_words("Can I get a parking permit?")
        ('parking', 'permit')
    """
    stops = stop_words()
    return tuple(word for word in words(text) if word not in stops and not is_punctuation(word))


def is_punctuation(word: str) -> bool:
    """Tell whether a token holds punctuation alone.

    Example:
        >>> is_punctuation("?"), is_punctuation("£")
        (True, False)
    """
    return all(unicodedata.category(character)[0] == "P" for character in word)


def overlap(these: Sequence[str], those: frozenset[str] | set[str]) -> float:
    """Return the share of tokens that also stand in the other set; 0 where there are none.

    Example:
        >>> overlap(("parking", "permit"), {"parking"})
        0.5
    """
    return sum(word in those for word in these) / len(these) if these else 0.0


@lru_cache(maxsize=_CACHE)
def sentences(rule_text: str) -> tuple[str, ...]:
    r"""Return the list items and sentences of a rule text, without headings and marks.

    Where there is nothing but headings, those are returned.

    Example:
        >>> sentences("# Fees\n\nYou pay. You pay more if you:\n\n* smoke\n* drink")
        ('You pay.', 'You pay more if you:', 'smoke', 'drink')
    """
    found = [
        sentence
        for line in rule_text.splitlines()
        if not _HEADING.match(line)
        for sentence in _split(_unmarked(line))
    ]
    if not found:
        found = [line.lstrip("# ").strip() for line in rule_text.splitlines() if line.strip("# ")]
    return tuple(found)


@lru_cache(maxsize=_CACHE)
def items(rule_text: str) -> tuple[str, ...]:
    r"""Return the list items of a rule text, without their marks.

    Example:
        >>> items("You pay if you:\n\n* smoke, or\n* drink")
        ('smoke, or', 'drink')
    """
    return tuple(
        text
        for line in rule_text.splitlines()
        if (mark := _MARK.match(line)) and (text := line[mark.end() :].strip())
    )


def _split(line: str) -> list[str]:
    return [text for part in _SENTENCE_END.split(line) if (text := part.strip())]


def _unmarked(line: str) -> str:
    mark = _MARK.match(line)
    return line[mark.end() :] if mark else line
