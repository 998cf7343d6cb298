"""Every sign of what a coordinator joins decides in its example, and not in its counter-example."""

from __future__ import annotations

from itertools import product

import pytest

from cmr_logic.clauses.coordinators import level, sign_at
from cmr_logic.clauses.levels import Level, Sign
from cmr_logic.clauses.signs import SIGNS, signs_between
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.text import tokenize
from tests.tables import for_each

BY_NAME = [pytest.param(sign, id=sign.name) for sign in SIGNS]


def marked(text: str) -> tuple[Stretch, int]:
    """Return a sentence, and the place of the coordinator between its asterisks; no list below."""
    before, _, _ = text.partition("*")
    plain = text.replace("*", "")
    sentence, *_ = plain.split("\n")
    tokens, last = tokenize(plain), len(tokenize(sentence))
    stretch = Stretch(tokens, 0, last, item=False, lead_in=sentence.endswith(":"))
    return stretch, tokens.starts.index(len(before))


def test_names_are_unique() -> None:
    assert len({sign.name for sign in SIGNS}) == len(SIGNS)


@for_each("sign", BY_NAME)
def test_a_sign_decides_in_its_example(sign: Sign) -> None:
    assert sign_at(*marked(sign.fires)) is sign
    assert level(*marked(sign.fires)) is sign.level


@for_each("sign", BY_NAME)
def test_a_sign_does_not_decide_in_its_counter_example(sign: Sign) -> None:
    assert sign_at(*marked(sign.silent)) is not sign


def test_without_a_sign_words_are_joined() -> None:
    coordinator = marked("You pay for a boat *and* for a very old raft.")
    assert sign_at(*coordinator) is None
    assert level(*coordinator) is Level.TIGHT


@for_each(
    "sign, text", product(SIGNS, (text for sign in SIGNS for text in (sign.fires, sign.silent)))
)
def test_a_sign_that_is_left_out_at_a_word_does_not_show_there(sign: Sign, text: str) -> None:
    stretch, index = marked(text)
    if index + 1 < stretch.last:
        left_out = sign not in signs_between(stretch.words[index], stretch.words[index + 1])
        assert not (left_out and sign.shows(stretch, index, index + 1))
