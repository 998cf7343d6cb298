"""No reader of roundabout words is left out where it finds something, for want of a closer sign."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from cmr_logic.cues import plain_words
from cmr_logic.cues.closer_signs import CLOSER
from cmr_logic.cues.rewritings import REWRITINGS
from cmr_logic.text import tokenize

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
TEXTS = [
    tokenize(json.loads(line)["snippet"]).words
    for path in sorted(CORPUS.glob("rules_*_dev.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()[::5]
]
# The readers that need a closer sign, each with its place and its signs.
GATED = [(place, signs, read) for place, (signs, read) in enumerate(REWRITINGS) if read in CLOSER]
SAID = re.compile(r'"([^"\n]+)"\.split\(\)')
BETWEEN = re.findall(r"\S+", "you your the a if not n't can may must of to and or , . : row 3 in")


@pytest.mark.parametrize("place", range(len(GATED)))
def test_a_reader_is_asked_for_what_its_examples_say(place: int) -> None:
    at, signs, read = GATED[place]
    for said in SAID.findall(read.__doc__ or ""):
        words = tuple(said.split())
        found = list(read(words)) and not signs.isdisjoint(words)
        assert not found or at in plain_words._signs().due(words), said


@pytest.mark.parametrize("place", range(len(GATED)))
def test_a_reader_is_asked_for_any_words_that_it_finds_something_in(place: int) -> None:
    at, signs, read = GATED[place]
    chance = random.Random(at)  # noqa: S311 - no secret
    both = (*CLOSER[read], *signs)
    own = sorted({(sign,) if isinstance(sign, str) else sign for sign in both})
    drawn = [
        tuple(
            word
            for _ in range(chance.randint(2, 6))
            for word in (chance.choice(own) if chance.random() < 0.5 else (chance.choice(BETWEEN),))
        )
        for _ in range(300)
    ]
    for words in (*drawn, *TEXTS):
        if not signs.isdisjoint(words) and any(True for _ in read(words)):
            assert at in plain_words._signs().due(words), words
