"""Tokens, sentences, lemmas and word classes; the only user of spaCy.

The pipeline is spaCy's blank English: its tokenizer and the lookup tables of ``spacy-lookups-data``
(WordNet's index, exceptions and suffix rules), and no statistical model. A form can belong to
several classes ("claim" is a noun and a verb); callers decide by context.
"""

from __future__ import annotations

from cmr_logic.text.sentences import (
    SENTENCE_END,
    place_of,
    places_of,
    places_of_word,
    sentence_ends,
)
from cmr_logic.text.tokens import FACES, Tokens, tokenize, with_end, words_in
from cmr_logic.text.word_classes import (
    ADJECTIVE,
    ADVERB,
    CLOSED,
    NAME,
    NOUN,
    VERB,
    WORD_CACHE,
    bases,
    classes,
    key,
    keys,
    lemma,
    likeliest,
    word_set,
)

__all__ = [
    "ADJECTIVE",
    "ADVERB",
    "CLOSED",
    "FACES",
    "NAME",
    "NOUN",
    "SENTENCE_END",
    "VERB",
    "WORD_CACHE",
    "Tokens",
    "bases",
    "classes",
    "key",
    "keys",
    "lemma",
    "likeliest",
    "place_of",
    "places_of",
    "places_of_word",
    "sentence_ends",
    "tokenize",
    "with_end",
    "word_set",
    "words_in",
]
