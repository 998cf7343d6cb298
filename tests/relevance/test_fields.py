"""The fields of words: each entry against its question in other words and the one that tempts."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from cmr_logic import decide, parse
from cmr_logic.relevance import is_related
from cmr_logic.relevance.fields import FIELDS, fields
from cmr_logic.relevance.fields.model import Field
from cmr_logic.relevance.wordlists import ASKING, CIRCUMSTANCES, COMMON, GIVEN
from cmr_logic.text import key, keys, words_in
from tests.tables import for_each


def related(text: str, question: str) -> bool:
    words = words_in(question)
    return is_related(parse(text), words, keys(words))


@for_each("entry", FIELDS, ids=lambda entry: entry.name)
def test_each_field(entry: Field) -> None:
    assert related(entry.text, entry.asks)
    assert not related(entry.text, entry.silent)
    said = keys(words_in(entry.text))
    assert not (keys(words_in(entry.asks)) - ASKING) & said, "the question repeats the text"


def test_names_are_unique() -> None:
    assert [name for name, count in Counter(f.name for f in FIELDS).items() if count > 1] == []


def test_no_word_of_every_guidance_is_in_a_field() -> None:
    """A word that texts of any kind share would make questions of any kind relevant."""
    general = ASKING | COMMON | CIRCUMSTANCES
    assert [(f.name, w) for f in FIELDS for w in f.words if key(w) in general] == []


def test_what_is_given_is_in_no_field() -> None:
    """Whatever texts give, a loan or a grant, tells nothing of what they are about."""
    assert not any(map(fields, GIVEN))


TEXT = "A widow of a soldier may be buried in a national cemetery, even if she has remarried."
ASKED = [
    ("Can my grandmother have a grave in the military graveyard?", True),
    ("Will the undertaker need a certificate?", True),
    ("Is the coffin paid for?", True),
    ("Does the vicar want ashes in a coffin?", True),
    ("Can I get a visa for my wedding?", False),
    ("Is my swimming pool a grave mistake for the planners and the tax office?", False),
]


@pytest.mark.parametrize(("question", "expected"), ASKED)
def test_half_of_what_a_question_names_must_be_of_the_matter(question: str, expected: bool) -> None:
    assert related(TEXT, question) is expected


CORPUS = Path(__file__).resolve().parents[1] / "corpus" / "relevance_words_dev.jsonl"
# Shares that are found to be about the text, a little below what is reached; of the unrelated, most
# of which share a word with the text, a little above.
FOUND = {"near": (0.97, 1.0), "other": (0.5, 1.0), "far": (0.38, 1.0), "": (0.0, 0.22)}


@pytest.mark.parametrize("words", FOUND)
def test_questions_in_near_and_other_words(words: str) -> None:
    pairs = [json.loads(line) for line in CORPUS.read_text("utf-8").splitlines()]
    held = [
        decide(p["snippet"], p["question"]).answer != "Irrelevant"
        for p in pairs
        if p["words"] == words
    ]
    least, most = FOUND[words]
    assert least <= sum(held) / len(held) <= most
