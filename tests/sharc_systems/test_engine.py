from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

import cmr_logic
from cmr_logic.errors import DataError
from cmr_logic.sharc.data import Turn, Utterance, answer_class
from cmr_logic.sharc.loading import read_utterances
from cmr_logic.sharc.systems import engine as module
from cmr_logic.sharc.systems.engine import Engine

RULE = "You can keep bees if you:\n\n* own a garden\n* have a suit\n\nAsk first."
ALL = "You can keep bees if all of the following apply:\n\n* you own a garden\n* you have a suit"
ROW = Utterance("u1", "t", None, ALL, "Can I keep bees?", "", (), "", ())
GARDEN, SUIT = "Do you own a garden?", "Do you have a suit?"


def test_a_whole_dialog() -> None:
    engine = Engine()
    history: list[Turn] = []
    for _ in range(2):
        asked = engine.predict(replace(ROW, history=tuple(history)))
        assert engine.classify(replace(ROW, history=tuple(history))) == "More"
        assert asked == engine.follow_up(replace(ROW, history=tuple(history)))
        history.append(Turn(asked, "Yes"))
    assert engine.predict(replace(ROW, history=tuple(history))) == "Yes"
    assert engine.predict(replace(ROW, question="Where do trams stop?")) == "Irrelevant"


def test_labels_and_the_order_of_the_history_make_no_difference() -> None:
    engine = Engine()
    turns = (Turn(GARDEN, "Yes"), Turn(SUIT, "No"))
    answers = {
        engine.predict(replace(ROW, history=order, answer=gold, evidence=order))
        for order in permutations(turns)
        for gold in ("Yes", "No", "Irrelevant", "Is it?", "")
    }
    assert answers == {"No"}


def test_a_history_that_contradicts_itself_is_not_known() -> None:
    turns = (Turn(GARDEN, "Yes"), Turn(GARDEN.lower(), "No"))
    answer = Engine().predict(replace(ROW, history=turns))
    assert answer_class(answer) == "More"


def test_a_rule_text_is_parsed_once_while_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse = cmr_logic.parse

    def counting(text: str) -> cmr_logic.Rule:
        parsed.append(text)
        return parse(text)

    monkeypatch.setattr(module, "parse", counting)
    monkeypatch.setattr(module, "_RULES", 2)
    engine = Engine()
    for text in (ALL, RULE, ALL, ALL + " Now.", ALL, RULE):
        engine.predict(replace(ROW, snippet=text))
    assert parsed == [ALL, RULE, ALL + " Now.", RULE]


def test_a_row_that_cannot_be_read_is_named() -> None:
    with pytest.raises(DataError, match="utterance u1:"):
        Engine().predict(replace(ROW, question=" "))


def test_every_row_of_the_research_data_gets_an_answer(shared) -> None:
    engine = Engine()
    for row in read_utterances(shared / "parity" / "gold.json"):
        assert engine.predict(row)
