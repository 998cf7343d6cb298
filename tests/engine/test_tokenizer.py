"""The tokenizer parts texts as spaCy's blank English does."""

from __future__ import annotations

import re
import string

import pytest
import spacy
from hypothesis import assume, given
from hypothesis import strategies as st

from cmr_logic.text import FACES, tokenize, words_in

_BLANK = spacy.blank("en").tokenizer
_WORDS = [
    "can't", "you're", "e.g.", "U.K.", "£5,000", "(EEA)", "10km", "http://a.org/b?c=d", "a@b.org",
    "self-employed", "12/05/2017", "and/or", "...", '"so"', "workers'", "3rd", "I'd", ":-)",
    "Étude", "20°C.", "US$5", "x=y", "日本", "İ", "cannot", "9a.m.",
]  # fmt: skip
_MARKS = st.text(alphabet="ab.,'’-()[]:;/*=<>_@#£$%+&0123XYZ“”…—°é日", min_size=1, max_size=6)
# A dash that leans on the word behind it, which is a bullet: "-a card"; not "self-employed".
_LEANING_DASH = re.compile(r"(?<![^\W_])-[A-Za-z]")


@given(st.lists(st.sampled_from(_WORDS) | _MARKS, max_size=12))
def test_tokens_are_those_of_the_blank_pipeline(pieces: list[str]) -> None:
    # Plain apostrophes: the engine makes them plain, and spaCy knows both.
    text = "\n".join(pieces).replace("’", "'")
    assume(not _LEANING_DASH.search(text))
    expected = [(t.idx, t.idx + len(t), t.lower_) for t in _BLANK(text) if not t.is_space]
    tokens = tokenize(text)
    assert list(zip(tokens.starts, tokens.ends, tokens.words, strict=True)) == expected
    assert words_in(text) == tokens.words


def test_a_dash_that_leans_on_a_word_is_a_bullet() -> None:
    assert tokenize("-a self-employed cook").words == ("-", "a", "self", "-", "employed", "cook")


@pytest.mark.parametrize("text", ["bread: (white)", "the '' mark", "a : ) b"])
def test_no_token_depends_on_what_stands_behind_a_space(text: str) -> None:
    alone = [token.text for piece in text.split() for token in _BLANK(piece)]
    assert list(tokenize(text).words) == alone


@given(
    st.text(alphabet=string.ascii_letters, min_size=1)
    | st.sampled_from(sorted(_BLANK.rules.keys() - FACES)),
    st.sampled_from(["", ",", ".", "?", "!", ";"]),
)
def test_letters_and_the_exceptions_among_them_are_parted_likewise(word: str, mark: str) -> None:
    piece = word + mark
    assume(not _LEANING_DASH.search(piece))
    alone = [token.lower_ for part in piece.split() for token in _BLANK(part)]
    assert list(words_in(_straight(piece))) == [_straight(word) for word in alone]


def test_no_bracket_behind_a_number_makes_a_face() -> None:
    assert tokenize("It is free (if under 8).").words[-4:] == ("under", "8", ")", ".")


def _straight(text: str) -> str:
    """Return a text with straight apostrophes, which are what words are compared by."""
    return text.replace("’", "'").replace("‘", "'")


def test_any_white_space_parts_and_is_no_token() -> None:
    spaced = "pay\u2003now\xa0or\x85never\u3000\tagain"
    assert tokenize(spaced).words == ("pay", "now", "or", "never", "again")


def test_a_capital_marks_a_name_inside_a_sentence_alone() -> None:
    tokens = tokenize("Ask Jane Doe. Then May\nBring (Tom's) bag")
    assert " ".join(tokens.unnamed) == "ask Name Name . then may bring ( Name 's ) bag"
