"""Every entry of the cue table fires in its example and not in its counter-example."""

from __future__ import annotations

from collections import Counter

import pytest

from cmr_logic import cues
from cmr_logic.clauses.scan import Scanned, scan
from cmr_logic.cues import CUES, Cue, Effect
from cmr_logic.text import Tokens, tokenize
from tests.tables import for_each

BY_NAME = [pytest.param(cue, id=cue.name) for cue in CUES]


def scanned(text: str) -> tuple[Tokens, Scanned]:
    tokens = tokenize(text)
    return tokens, scan(tokens, 0, len(tokens), item=False, lead_in=text.rstrip().endswith(":"))


def matched(tokens: Tokens, cue: Cue) -> list[int]:
    """Return where the table finds a cue, going from left to right as the scanner does."""
    places, index = [], 0
    while index < len(tokens):
        found = cues.match(tokens.unnamed, index)
        if found and found[0] is cue:
            places.append(index)
        index = found[1] if found else index + 1
    return places


def fires(cue: Cue, text: str) -> bool:
    tokens, result = scanned(text)
    places = matched(tokens, cue)
    match cue.effect:
        case Effect.EXAMPLE | Effect.EVEN_IF:  # what they open is left out
            read = {at for t in result.tokens for at in range(t.first, t.last)}
            return any(place in result.holes or place not in read for place in places)
        case Effect.DISCOURSE if cue.name == cues.DENYING_FRONT:  # at the front alone
            return bool(places) and result.tokens[0].first == len(cue.phrases[0].split())
        case Effect.DISCOURSE:
            return bool(places) and result.link
        case Effect.EITHER | Effect.BOTH | Effect.NOTHING:  # no token of their own
            return bool(places)
        case _:
            return cue in {token.cue for token in result.tokens}


def test_names_are_unique() -> None:
    assert not [name for name, count in Counter(cue.name for cue in CUES).items() if count > 1]


def test_phrases_are_unique() -> None:
    phrases = Counter(phrase for cue in CUES for phrase in set(cue.phrases))
    assert not [phrase for phrase, count in phrases.items() if count > 1]


@for_each("cue", BY_NAME)
def test_fires_in_its_example(cue: Cue) -> None:
    assert fires(cue, cue.fires)


@for_each("cue", BY_NAME)
def test_silent_in_its_counter_example(cue: Cue) -> None:
    assert not fires(cue, cue.silent)


@for_each("cue", BY_NAME)
def test_phrases_are_tokens(cue: Cue) -> None:
    """A phrase that is tokenized otherwise than it is written can never fire."""
    wrong = []
    for phrase in cue.phrases:
        words = phrase.split()
        assert phrase == phrase.lower()
        found = cues.match(words, 0)
        assert found is not None
        assert found[1] == len(words)
        if list(tokenize(" ".join(words)).words) != words:
            wrong.append(phrase)
    assert not wrong


@for_each("cue", BY_NAME)
def test_counts_belong_to_counting_cues(cue: Cue) -> None:
    assert (cue.effect is Effect.COUNT_OF) == (cue.count != 0 or cue.most != 0)
