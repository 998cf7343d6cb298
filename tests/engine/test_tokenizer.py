"""The tokenizer that is set up by itself parts texts as spaCy's blank English does."""

from __future__ import annotations

import spacy
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.text import tokenize

_BLANK = spacy.blank("en").tokenizer
_PIECES = [
    "can't", "you're", "e.g.", "U.K.", "£5,000", "(EEA)", "10km", "http://a.org/b?c=d", "a@b.org",
    "self-employed", "12/05/2017", "and/or", "...", '"so"', "workers'", "3rd", "I'd", ":-)",
]  # fmt: skip


@given(st.lists(st.sampled_from(_PIECES) | st.text(alphabet="ab.,'-()/ ", max_size=6), max_size=12))
def test_tokens_are_those_of_the_blank_pipeline(pieces: list[str]) -> None:
    text = " ".join(pieces)
    expected = [(t.idx, t.lower_) for t in _BLANK(text) if not t.is_space]
    tokens = tokenize(text)
    assert list(zip(tokens.starts, tokens.words, strict=True)) == expected
