from __future__ import annotations

import json
import subprocess
import sys

import pytest
import typer
from typer.testing import CliRunner

from cmr_logic.cli.data import register
from cmr_logic.errors import DataError


@pytest.fixture
def run():
    app = typer.Typer()
    register(app)

    def call(*arguments, code=0):
        result = CliRunner().invoke(app, [str(part) for part in arguments], env={"COLUMNS": "200"})
        if isinstance(result.exception, Exception) and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert result.exit_code == code, result.output
        return result

    return call


@pytest.fixture
def files(row, write):
    rows = [
        row(),
        row(utterance_id="u2", answer="Yes", scenario="I own a boat. "),
        row(
            utterance_id="u3",
            tree_id="t2",
            answer="No",
            history=[
                {"follow_up_question": "Do you own a boat?", "follow_up_answer": "Yes"},
                {"follow_up_question": "Do you row every week?", "follow_up_answer": "No"},
            ],
        ),
    ]
    said = [
        {"utterance_id": "u1", "answer": "Do you own a boat?"},
        {"utterance_id": "u2", "answer": "No"},
        {"utterance_id": "u3", "answer": "NO"},
    ]
    return write(rows), write(said, "predictions.json")


def test_evaluate_prints_one_json_object(run, files):
    data, predictions = files
    found = json.loads(run("evaluate", predictions, data, "--json").stdout)
    assert found["micro"] == 0.6667
    assert found["bleu4"] == 1.0
    assert found["recall"] == {"Yes": 0.0, "No": 1.0, "Irrelevant": None, "More": 1.0}
    assert found["confusion"][0] == [0, 1, 0, 0]
    assert found["failures"] == {
        "wrong verdict with a scenario": {"count": 1, "utterance_ids": ["u2"]}
    }


def test_evaluate_prints_tables(run, files):
    data, predictions = files
    shown = run("evaluate", predictions, data).stdout
    for words in ("micro", "0.6667", "gold ↓, predicted →", "wrong verdict with a scenario", "u2"):
        assert words in shown


def test_several_references_are_told(run, files, tmp_path):
    data, predictions = files
    assert "several references" not in run("evaluate", predictions, data).stdout
    found = json.loads(run("evaluate", predictions, data, "--json").stdout)
    assert found["num_several_references"] == 0
    output = tmp_path / "multi.json"
    run("references", data, "-o", output)
    shown = run("evaluate", predictions, output).stdout
    assert "scores (combined, 1 follow-up with several references)" in shown
    found = json.loads(run("evaluate", predictions, output, "--json").stdout)
    assert found["num_several_references"] == 1


@pytest.mark.parametrize("mode", ["combined", "classification", "follow_ups", "entailment"])
def test_evaluate_modes(run, files, write, mode):
    data, predictions = files
    if mode == "entailment":
        data = predictions = write([{"utterance_id": "a", "answer": "Unknown"}], "gold.json")
    found = json.loads(run("evaluate", predictions, data, "--mode", mode, "--json").stdout)
    assert found["mode"] == mode


def test_evaluate_lets_errors_through(run, files, write):
    with pytest.raises(DataError, match="3 utterance ids without a prediction: u1, u2, u3"):
        run("evaluate", write([], "none.json"), files[0])


def test_stats(run, files):
    found = json.loads(run("dataset", "stats", files[0], "--json").stdout)
    assert (found["utterances"], found["trees"], found["scenarios"]) == (3, 2, 1)
    assert found["classes"] == {"Yes": 1, "No": 1, "Irrelevant": 0, "More": 1}
    assert found["notes"] == {"spaces around a text": 1}
    shown = run("dataset", "stats", files[0]).stdout
    assert "utterances" in shown
    assert "spaces around a text" in shown
    assert str(files[0]) not in shown.partition("put right")[2]  # it stands above the tables


def test_or_sharc_rows_take_a_snippet_table(run, row, write):
    data = write([row(snippet=None, gold_snippet_id="s1", answer="No")], "open.jsonl")
    table = write({"s1": "You can join if you row."}, "snippets.json")
    found = json.loads(run("dataset", "stats", data, "--snippets", table, "--json").stdout)
    assert found["rule_texts"] == 1
    said = write([{"utterance_id": "u1", "answer": "No"}], "said.json")
    found = json.loads(run("evaluate", said, data, "--snippets", table, "--json").stdout)
    assert found["micro"] == 1.0
    output = data.with_name("multi.jsonl")
    run("references", data, "--snippets", table, "-o", output)
    assert json.loads(output.read_text(encoding="utf-8"))["gold_snippet_id"] == "s1"


def test_references_adds_a_field_and_changes_nothing_else(run, files, tmp_path):
    output = tmp_path / "multi.json"
    assert "1 with several references" in run("references", files[0], "-o", output).stderr
    before = json.loads(files[0].read_text(encoding="utf-8"))
    after = json.loads(output.read_text(encoding="utf-8"))
    assert after[0].pop("all_answers") == ["Do you own a boat?", "do you row every week ?"]
    assert [made.pop("all_answers") for made in after[1:]] == [["Yes"], ["No"]]
    assert after == before


def test_references_of_the_shared_rows_are_the_published_ones(run, shared, tmp_path):
    output = tmp_path / "multi.json"
    run("references", shared / "parity" / "gold.json", "-o", output)
    published = json.loads((shared / "parity" / "gold_multi.json").read_text(encoding="utf-8"))
    assert json.loads(output.read_text(encoding="utf-8")) == published


def test_perturb(run, files, tmp_path):
    output = tmp_path / "mod.jsonl"
    shown = run("perturb", files[0], "sharc-mod", "-o", output, "--seed", "3").stdout
    assert "bullets shuffled" in shown
    assert "effect on the gold label: none" in shown
    rows = [json.loads(line) for line in output.read_text(encoding="utf-8").splitlines()]
    assert [made["utterance_id"] for made in rows] == ["u1", "u2", "u3"]
    assert rows[0]["snippet"].endswith("* row every week\n* own a boat")
    found = json.loads(run("perturb", files[0], "rule-order", "-o", output, "--json").stdout)
    assert found["counts"]["changed"] == 3
    assert "negated-question" in run("perturb", "--list").stdout
    run("perturb", files[0], code=2)
    run("perturb", files[0], "rule-order", code=2)


def test_probe(run, files, tmp_path):
    data, predictions = files
    found = json.loads(run("probe", data, "--predictions", predictions, "--json").stdout)
    assert found["last-answer"]["predicted"]["all"]["share"] == 1.0
    assert "100.0 % of 1" in run("probe", data).stdout
    pytest.importorskip("matplotlib")
    run("probe", data, "--plots", tmp_path / "plots")
    assert (tmp_path / "plots" / "turn.svg").is_file()


def test_an_evaluation_imports_nothing_it_does_not_need():
    program = (
        "import sys, cmr_logic.cli.data, cmr_logic.sharc.evaluate\n"
        "heavy = {'spacy', 'sympy', 'networkx', 'sklearn', 'matplotlib', 'ijson', 'rich.table'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
