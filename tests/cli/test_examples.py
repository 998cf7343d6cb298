"""The examples are read as their README says, and decided."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from pathlib import Path

import pytest

from cmr_logic import Dialog, decide, parse

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
QUESTIONS: dict[str, str] = json.loads((EXAMPLES / "questions.json").read_text(encoding="utf-8"))
EXPRESSIONS = {
    "boat_mooring.txt": "not (c1 or c2)",
    "garden_plot.txt": "(c1 or c2) and c3 and not c4",
    "market_stall.txt": "c3 and c4",
    "night_bus.txt": "(c1 or c2 or c3) and c4",
    "proof_of_address.txt": "at least 2 of (c1, c2, c3, c4)",
    "swimming_pass.txt": "(c1 and c2) and not c3",
}


def _text(name: str) -> str:
    return (EXAMPLES / name).read_text(encoding="utf-8")


def test_the_quickstart_takes_no_options() -> None:
    program = [sys.executable, str(EXAMPLES / "quickstart.py")]
    asked = subprocess.run([*program, "--help"], capture_output=True, text=True, check=True)
    assert "Set up, print the decision tree" in asked.stdout
    refused = subprocess.run([*program, "--foo"], capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stdout) == (2, "")


def test_every_example_has_its_question_and_its_place_in_the_readme() -> None:
    names = {file.name for file in EXAMPLES.glob("*.txt")}
    assert names == set(QUESTIONS) == set(EXPRESSIONS)
    readme = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    for name, question in QUESTIONS.items():
        assert f"`{name}`" in readme
        assert question in readme


@pytest.mark.parametrize("name", sorted(QUESTIONS))
def test_what_it_says(name: str) -> None:
    from cmr_logic.expression import clause_ids, evaluate, parse_expression

    found = parse(_text(name)).expression(QUESTIONS[name])
    wanted = parse_expression(EXPRESSIONS[name])
    ids = sorted({*clause_ids(found), *clause_ids(wanted)})
    for values in itertools.product([True, False], repeat=len(ids)):
        case = dict(zip(ids, values, strict=True))
        assert evaluate(found, case) is evaluate(wanted, case)


@pytest.mark.parametrize("name", sorted(QUESTIONS))
@pytest.mark.parametrize("answer", [True, False])
def test_its_dialogs_end(name: str, answer: bool) -> None:
    dialog = Dialog(_text(name), QUESTIONS[name])
    while dialog.next().follow_up is not None:
        dialog.tell(answer)
    assert dialog.next().answer in {"Yes", "No"}
    assert decide(_text(name), QUESTIONS[name], history=dialog.history) == dialog.next()
