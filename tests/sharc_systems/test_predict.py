from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from cmr_logic.cli.predict import register
from cmr_logic.errors import CmrLogicError, DataError
from cmr_logic.sharc import predict as module
from cmr_logic.sharc.data import Utterance, write_utterances
from cmr_logic.sharc.evaluate import read_answers
from cmr_logic.sharc.predict import predict, predict_by_folds, predict_file
from cmr_logic.sharc.systems.registry import load_system

RULE = "You may keep bees if you:\n\n* own a garden\n* have asked your neighbours"
ROW = Utterance("u0", "t", None, RULE, "May I keep bees?", "", (), "Yes", ())
ROWS = [replace(ROW, utterance_id=f"u{i}", snippet=f"{RULE} {i // 3}") for i in range(30)]


class Spy:
    """Learns which rule texts it saw, and says so."""

    made: list[Spy]

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.asked: set[str] = set()

    def fit(self, training: Sequence[Utterance]) -> None:
        self.seen = {row.snippet for row in training}

    def predict(self, utterance: Utterance) -> str:
        self.asked.add(utterance.snippet)
        return utterance.utterance_id


def spies() -> tuple[list[Spy], type]:
    made: list[Spy] = []

    def make() -> Spy:
        made.append(Spy())
        return made[-1]

    return made, make  # type: ignore[return-value] # a stand-in


def test_no_rule_text_is_answered_by_a_model_that_saw_it() -> None:
    made, make = spies()
    found = predict_by_folds(ROWS, make, ROWS, folds=4)
    assert [row.answer for row in found] == [row.utterance_id for row in ROWS]
    assert len(made) == 4
    assert all(spy.asked and spy.seen and not spy.asked & spy.seen for spy in made)
    assert set().union(*(spy.asked for spy in made)) == {row.snippet for row in ROWS}


def test_case_and_spacing_do_not_make_another_rule_text() -> None:
    made, make = spies()
    training = [replace(row, snippet=row.snippet.upper().replace(" ", "  ")) for row in ROWS]
    predict_by_folds(ROWS, make, training, folds=2)
    for spy in made:
        assert not {" ".join(s.lower().split()) for s in spy.seen} & {
            " ".join(s.lower().split()) for s in spy.asked
        }


def test_disjoint_files_need_one_model() -> None:
    made, make = spies()
    predict_by_folds(ROWS[:6], make, ROWS[15:], folds=4)
    assert len(made) == 1
    assert len(made[0].seen) == 5


@pytest.mark.parametrize(
    ("folds", "words"), [(1, "2 folds or more"), (2, "left; train on a file with other rule texts")]
)
def test_folds_without_training(folds: int, words: str) -> None:
    _, make = spies()
    with pytest.raises(CmrLogicError, match=words):
        predict_by_folds(ROWS[:1], make, ROWS[:1], folds=folds)


def test_more_folds_are_advised_where_they_help() -> None:
    _, make = spies()
    first, *others = ROWS[::3]  # one row of each rule text
    said = []
    for other in others:
        try:
            predict_by_folds(ROWS, make, [first, other], folds=2)
        except CmrLogicError as error:  # both were dealt into one fold
            said.append(error.advice)
        assert len(predict_by_folds(ROWS, make, [first, other], folds=10)) == len(ROWS)
    assert 0 < len(said) < len(others)
    assert set(said) == {"use more folds, or train on a file with other rule texts"}


def test_a_stream_is_not_gathered() -> None:
    pulled = 0

    def stream():
        nonlocal pulled
        for i in range(3_000):
            pulled += 1
            yield replace(ROW, utterance_id=str(i))

    next(predict(stream(), Spy()))
    assert pulled < 1_000


@pytest.mark.parametrize("given", ["data.json", "data.jsonl"])
@pytest.mark.parametrize("made", ["out.json", "out.jsonl"])
def test_json_and_json_lines(tmp_path: Path, given: str, made: str) -> None:
    write_utterances(tmp_path / given, ROWS)
    seen: list[int] = []
    count = predict_file(tmp_path / given, tmp_path / made, "heuristic", progress=seen.append)
    assert count == sum(seen) == 30
    assert set(read_answers(tmp_path / made)) == {row.utterance_id for row in ROWS}
    text = (tmp_path / made).read_text(encoding="utf-8")
    assert text.startswith("{" if made.endswith("l") else "[")


def test_labels_are_not_needed(tmp_path: Path) -> None:
    row = {
        "utterance_id": "a",
        "tree_id": "t",
        "snippet": RULE,
        "question": "May I keep bees?",
        "scenario": "",
        "history": [],
    }
    (tmp_path / "blind.json").write_text(json.dumps([row]), encoding="utf-8")
    predict_file(tmp_path / "blind.json", tmp_path / "out.json", "heuristic")
    assert read_answers(tmp_path / "out.json") == {"a": "Do you own a garden?"}


def test_an_interrupted_run_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Tired(Spy):
        def predict(self, utterance: Utterance) -> str:
            if utterance.utterance_id == "u20":
                raise KeyboardInterrupt
            return "Yes"

    entry, _ = load_system("heuristic")
    monkeypatch.setattr(module, "_BATCH", 4)
    monkeypatch.setattr(module, "load_system", lambda name, settings: (entry, Tired()))
    monkeypatch.delattr(Spy, "fit")
    write_utterances(tmp_path / "data.json", ROWS)
    out = tmp_path / "out.json"
    for before in (None, "whole"):
        if before:
            out.write_text(before, encoding="utf-8")
        with pytest.raises(KeyboardInterrupt):
            predict_file(tmp_path / "data.json", out, "heuristic")
        assert (out.read_text(encoding="utf-8") if out.exists() else None) == before
        assert {path.name for path in tmp_path.iterdir()} <= {"data.json", "out.json"}


def test_an_answer_that_is_no_text_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Silent:
        def predict(self, utterance: Utterance) -> None:
            return None

    entry, _ = load_system("heuristic")
    monkeypatch.setattr(module, "load_system", lambda name, settings: (entry, Silent()))
    write_utterances(tmp_path / "data.json", [ROW])
    with pytest.raises(DataError, match="'heuristic' answers 'u0' with None, which is no text"):
        predict_file(tmp_path / "data.json", tmp_path / "out.json", "heuristic")
    assert not (tmp_path / "out.json").exists()


def test_a_repeated_id_is_an_error(tmp_path: Path) -> None:
    write_utterances(tmp_path / "data.json", [ROW, ROW])
    with pytest.raises(DataError, match=r"data\.json: .* 'u0' occurs twice: utterances 1 and 2 of"):
        predict_file(tmp_path / "data.json", tmp_path / "out.json", "heuristic")
    assert not (tmp_path / "out.json").exists()


def test_training_goes_with_systems_that_learn(tmp_path: Path) -> None:
    write_utterances(tmp_path / "data.json", ROWS)
    with pytest.raises(CmrLogicError, match="pass --train FILE"):
        predict_file(tmp_path / "data.json", tmp_path / "out.json", "majority")
    with pytest.raises(CmrLogicError, match="leave out --train"):
        predict_file(
            tmp_path / "data.json",
            tmp_path / "out.json",
            "heuristic",
            training=tmp_path / "data.json",
        )
    with pytest.raises(CmrLogicError, match="leave out --folds"):
        predict_file(tmp_path / "data.json", tmp_path / "out.json", "heuristic", folds=3)
    assert not (tmp_path / "out.json").exists()
    predict_file(
        tmp_path / "data.json", tmp_path / "o.json", "majority", training=tmp_path / "data.json"
    )
    assert set(read_answers(tmp_path / "o.json").values()) == {"Yes"}


def app() -> typer.Typer:
    found = typer.Typer()
    register(found)
    found.command("other")(lambda: None)
    return found


def test_the_command(tmp_path: Path) -> None:
    write_utterances(tmp_path / "data.json", ROWS)
    run = CliRunner().invoke(
        app(),
        [
            "predict",
            str(tmp_path / "data.json"),
            "-o",
            str(tmp_path / "p.json"),
            "--system",
            "random",
        ],
    )
    assert run.exit_code == 0, run.output
    assert len(read_answers(tmp_path / "p.json")) == 30


@pytest.mark.parametrize("name", ["open.jsonl", "open.json"])
def test_the_command_reads_rows_that_name_their_rule_text(tmp_path: Path, name: str) -> None:
    row = {
        "utterance_id": "a",
        "tree_id": "t",
        "gold_snippet_id": "s1",
        "question": "May I keep bees?",
        "scenario": "",
        "history": [],
        "answer": "Yes",
    }
    rows = [row, row | {"utterance_id": "b", "gold_snippet_id": "s2"}]
    text = "\n".join(map(json.dumps, rows)) if name.endswith("l") else json.dumps(rows)
    (tmp_path / name).write_text(text, encoding="utf-8")
    texts = {"s1": RULE, "s2": "You may keep bees if you own a garden."}
    (tmp_path / "snippets.json").write_text(json.dumps(texts), encoding="utf-8")
    data, table, out = (str(tmp_path / file) for file in (name, "snippets.json", "out.json"))
    for options in ([], ["--system", "majority", "--train", data]):
        run = CliRunner().invoke(app(), ["predict", data, "--snippets", table, "-o", out, *options])
        assert run.exit_code == 0, run.output
        expected = "Yes" if options else "Do you own a garden?"
        assert read_answers(out) == {"a": expected, "b": expected}
    run = CliRunner().invoke(app(), ["predict", data, "-o", out])
    assert isinstance(run.exception, DataError)
    assert "--snippets FILE" in str(run.exception)


def test_the_command_lists_systems_and_wants_its_arguments(tmp_path: Path) -> None:
    listed = CliRunner().invoke(app(), ["predict", "--list"])
    assert listed.exit_code == 0
    assert "follow-up-rules" in listed.output
    assert CliRunner().invoke(app(), ["predict"]).exit_code == 2
    assert CliRunner().invoke(app(), ["predict", "data.json"]).exit_code == 2
