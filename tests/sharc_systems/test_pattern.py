from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cmr_logic.sharc.data import Turn, Utterance, answer_class
from cmr_logic.sharc.evaluate import evaluate
from cmr_logic.sharc.loading import read_utterances
from cmr_logic.sharc.predict import predict
from cmr_logic.sharc.systems import Settings, load_system
from cmr_logic.sharc.systems.pattern import PatternProgram

RULE = "You may keep bees if you:\n\n* own a garden\n* have asked your neighbours"
ROW = Utterance("u", "t", None, RULE, "May I keep bees?", "", (), "", ())
YES, NO = Turn("Do you own a garden?", "Yes"), Turn("Do you own a garden?", "No")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({}, "More"),
        ({"question": "Can I park here?"}, "Irrelevant"),
        ({"question": "Can I park here?", "scenario": "I am late."}, "More"),
        ({"question": "Can I?"}, "Irrelevant"),  # no content words at all
        ({"question": "May I keep a bees?"}, "More"),
        ({"history": (YES,)}, "More"),
        ({"history": (NO,)}, "More"),
        ({"history": (YES,), "scenario": "I am late."}, "Yes"),
        ({"history": (NO,), "scenario": "I am late."}, "No"),
        ({"history": (NO, YES)}, "Yes"),
        ({"history": (YES, NO)}, "No"),
        ({"history": (NO,), "snippet": "You may keep bees if you own a garden."}, "No"),
        ({"history": (NO,), "snippet": RULE + "\n* like them", "scenario": "x"}, "More"),
    ],
)
def test_classes_follow_the_patterns(change: dict[str, Any], expected: str) -> None:
    assert PatternProgram().classify(replace(ROW, **change)) == expected


def test_questions_go_through_the_items() -> None:
    program = PatternProgram()
    assert program.predict(ROW) == "Do you own a garden?"
    assert program.predict(replace(ROW, history=(NO,))) == "Have you asked your neighbours?"


def test_the_blind_program_does_not_look_at_labels() -> None:
    gold = replace(ROW, answer="Are the neighbours asked?")
    program = PatternProgram()
    program.consult([gold])
    assert program.predict(gold) == program.predict(ROW) == "Do you own a garden?"


def test_the_oracle_finds_clauses_with_gold_questions() -> None:
    rule = "Keeping bees needs a permit and a hedge of two metres."
    row = replace(ROW, snippet=rule)
    gold = replace(row, answer="Is there a hedge of two metres?")
    program = PatternProgram(Settings(oracle_clauses=True))
    before = program.predict(row)
    program.consult([gold])
    assert "permit" in before
    assert program.predict(row) == "Are you a hedge of two metres?"
    assert program.classify(row) == PatternProgram().classify(row)


@pytest.mark.parametrize(
    ("file", "micro", "macro"),
    [("train.json", 72.46, 72.92), ("parity/gold.json", 69.50, 70.45)],
)
@pytest.mark.parametrize("oracle", [False, True])
def test_published_figures(shared, file, micro, macro, oracle) -> None:
    rows = list(read_utterances(shared / file))
    _, program = load_system("heuristic", Settings(oracle_clauses=oracle))
    program.consult(rows)  # type: ignore[attr-defined] # of this system alone
    answers = {found.utterance_id: found.answer for found in predict(rows, program)}
    scores = evaluate(answers, rows).scores()
    assert round(100 * scores["micro"], 2) == micro
    assert round(100 * scores["macro"], 2) == macro
    assert any(answer_class(answer) == "More" for answer in answers.values())
