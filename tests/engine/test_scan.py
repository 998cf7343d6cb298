"""Sentences become cue tokens; any row of words becomes some, and can be parsed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cmr_logic.clauses.nodes import Sentence
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.clauses.scan import scan
from cmr_logic.cues import CUES
from cmr_logic.text import tokenize

# Sentence → its cue tokens, with the words of each in brackets.
SCANS = {
    "You pay if you smoke.": "WORDS[you] PREDICATE[pay] IF[if] WORDS[you smoke]",
    "If you moor here, you must pay.": (
        "IF[if] WORDS[you moor here] COMMA[,] WORDS[you] PREDICATE[must] WORDS[pay]"
    ),
    "You can row if you swim and you are over 12.": (
        "WORDS[you] PREDICATE[can] WORDS[row] IF[if] WORDS[you swim] AND[and] "
        "WORDS[you are over 12]"
    ),
    "You can moor in a bay or creek.": (
        "WORDS[you] PREDICATE[can] WORDS[moor in a bay] TIGHT_OR[or] WORDS[creek]"
    ),
    "You can row if you are ill or over 60 and live here.": (
        "WORDS[you] PREDICATE[can] WORDS[row] IF[if] WORDS[you are ill] STATE_OR[or] "
        "WORDS[over 60] AND[and] WORDS[live here]"
    ),
    "Members who own a boat must pay.": (
        "WORDS[members] RELATIVE[who] WORDS[own a boat] PREDICATE[must] WORDS[pay]"
    ),
    "You may row, but you must pay.": (
        "WORDS[you] PREDICATE[may] WORDS[row ,] BUT[but] WORDS[you] PREDICATE[must] WORDS[pay]"
    ),
    "You must pay even if you leave early.": ("WORDS[you] PREDICATE[must] WORDS[pay]"),
}


def written(text: str, *, item: bool = False) -> str:
    tokens = tokenize(text)
    result = scan(tokens, 0, len(tokens), item=item, lead_in=False)
    return " ".join(f"{t.type}[{' '.join(tokens.words[t.first : t.last])}]" for t in result.tokens)


@pytest.mark.parametrize("text", SCANS)
def test_scans(text: str) -> None:
    assert written(text) == SCANS[text]


PIECES = [
    *sorted({phrase for cue in CUES for phrase in cue.phrases if len(phrase) < 20}),
    *",;:.()[]-–*",
    "you",
    "must",
    "live",
    "tax",
    "the",
    "children",
    "to",
    "working",
    "is",
    "not",
]


@settings(deadline=None, max_examples=300)
@given(st.lists(st.sampled_from(PIECES), max_size=30), st.booleans(), st.booleans())
def test_any_row_of_cues_can_be_parsed(pieces: list[str], item: bool, lead_in: bool) -> None:
    tokens = tokenize(" ".join(pieces))
    sentence = parse_sentence(tokens, 0, len(tokens), item=item, lead_in=lead_in)
    assert isinstance(sentence, Sentence)
    assert all(0 <= hole < max(1, len(tokens)) for hole in sentence.holes)


LONG = {
    "brackets": "( " * 10_000,
    "glued brackets": "(" * 10_000 + ")" * 10_000,
    "closed brackets": "( " * 5_000 + ") " * 5_000,
    "commas": "you row , " * 10_000,
    "and": "you row and " * 10_000,
    "if": "if you row , " * 10_000,
    "the": "if " + "the " * 20_000,
    "but": "you can row but " * 5_000,
    "neither": "neither " * 10_000,
    "words": "boat " * 50_000,
}


@pytest.mark.parametrize("text", LONG.values(), ids=LONG)
def test_long_sentences(text: str) -> None:
    tokens = tokenize(text)
    for item in (False, True):
        assert parse_sentence(tokens, 0, len(tokens), item=item, lead_in=True).last == len(tokens)
