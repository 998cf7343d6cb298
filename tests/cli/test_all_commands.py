"""What holds of every command: its help shows an example, and a file of no use is a clear error."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from cmr_logic.cli import app
from cmr_logic.errors import CmrLogicError

# For each command that reads data, how it is called; BAD stands for the file of no use.
CALLS: dict[tuple[str, ...], list[str]] = {
    ("predict",): ["BAD", "-o", "OUT"],
    ("evaluate",): ["BAD", "GOOD"],
    ("references",): ["BAD", "-o", "OUT"],
    ("perturb",): ["BAD", "sharc-mod", "-o", "OUT"],
    ("probe",): ["BAD"],
    ("dataset", "stats"): ["BAD"],
    ("corpus", "build"): ["BAD", "-o", "OUT"],
    ("corpus", "rule-texts"): ["BAD", "-o", "OUT"],
    ("corpus", "expand"): ["BAD", "-o", "OUT"],
    ("corpus", "entailment"): ["BAD", "-o", "OUT"],
    ("corpus", "check"): ["BAD"],
    ("corpus", "converse"): ["BAD"],
}
RULE_COMMANDS = {("tree",), ("ask",), ("decide",)}  # any text is a rule to them: see test_rules
# Other places where a command reads a file.
MORE_CALLS: tuple[list[str], ...] = (
    ["evaluate", "SAID", "BAD"],
    ["evaluate", "SAID", "BAD", "--mode", "entailment"],
    ["probe", "GOOD", "-p", "BAD"],
    ["predict", "OPEN", "-o", "OUT", "--snippets", "BAD"],
    ["predict", "GOOD", "-o", "OUT", "--system", "majority", "--train", "BAD"],
    ["corpus", "check", "BAD", "--utterances"],
    ["corpus", "expand", "TREES", "-o", "OUT", "--scenarios", "BAD"],
)
BAD: dict[str, bytes | None] = {
    "missing": None,
    "empty": b"",
    "spaces": b" \n\t\n",
    "no text": b"\xff\xfe\x00",
    "no JSON": b"You can join if you row.",
    "cut off": b'[{"utterance_id": "u1", ',
    "a line cut off": b'{"utterance_id": "u1"}\n{"utterance_id"',
    "no fields": b"{}",
    "numbers": b"[1, 2]",
    "null": b"[null]",
    "a long number": b'[{"utterance_id": %s}]' % (b"7" * 5_000),
    "deep": b"[" * 100_000,
}
ROW: dict[str, Any] = {
    "utterance_id": "u1",
    "tree_id": "t1",
    "source_url": None,
    "snippet": "You can join if you row.",
    "question": "Can I join?",
    "scenario": "",
    "history": [],
    "answer": "Do you row?",
    "evidence": [],
}
FOLLOW_UP = {"follow_up_question": "Do you row?", "yes": {"answer": "Yes"}, "no": {"answer": "No"}}


def _commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Yield the path of each command below a group, and whether it is a group itself."""
    for name, command in group.commands.items():
        inner = hasattr(command, "commands")
        yield (*path, name), inner
        if inner:
            yield from _commands(command, (*path, name))


COMMANDS = dict(_commands(typer.main.get_command(app)))


def test_every_command_that_reads_data_is_tried() -> None:
    assert {path for path, group in COMMANDS.items() if not group} == set(CALLS) | RULE_COMMANDS


@pytest.mark.parametrize("path", COMMANDS, ids="-".join)
def test_help_shows_an_example(path: tuple[str, ...]) -> None:
    done = CliRunner().invoke(app, [*path, "--help"], env={"COLUMNS": "200"})
    assert done.exit_code == 0
    assert f"Example: cmr-logic {' '.join(path)} " in done.output


def test_no_rows_have_no_score(tmp_path: Path) -> None:
    rows = tmp_path / "none.json"
    rows.write_text("[]", encoding="utf-8")
    done = CliRunner().invoke(app, ["evaluate", str(rows), str(rows), "--json"])
    assert done.stdout == ""
    assert isinstance(done.exception, CmrLogicError)
    assert str(done.exception).endswith("holds no rows; name the file that was predicted on")


@pytest.mark.parametrize("path", COMMANDS, ids="-".join)
def test_an_unknown_option_is_a_wrong_command_line(path: tuple[str, ...]) -> None:
    done = CliRunner().invoke(app, [*path, "--no-such-option"])
    assert done.exit_code == 2
    assert "--no-such-option" in done.output


@pytest.mark.parametrize(
    ("call", "named"),
    [
        (["predict", "GOOD", "-o", "OUT", "--system", "hueristic"], "did you mean 'heuristic'?"),
        (["perturb", "GOOD", "upside-down", "-o", "OUT"], "use one of history-shuffled"),
        (["corpus", "converse", "TREES", "--system", "hueristic"], "did you mean 'heuristic'?"),
        (["evaluate", "SAID", "GOOD", "--mode", "f1"], "there is no 'f1'; use one of: combined"),
        (["tree", "GOOD", "--format", "xml"], "there is no 'xml'; use one of: text, json"),
        (["predict", "GOOD", "-o", "OUT", "--folds", "9"], "does not learn; leave out --folds"),
        (["predict", "GOOD", "-o", "OUT", "--train", "GOOD"], "does not learn; leave out --train"),
        (["predict", "GOOD", "-o", "OUT", "--system", "majority"], "pass --train FILE"),
        (["predict", "GOOD", "-o", "OUT", "--oracle-clauses"], "leave out --oracle-clauses"),
        (["corpus", "converse", "TREES", "--system", "majority"], "use one that does not learn"),
    ],
)
def test_what_no_data_could_put_right_is_a_wrong_command_line(
    files: dict[str, str], call: list[str], named: str
) -> None:
    done = CliRunner().invoke(app, [files.get(part, part) for part in call], env={"COLUMNS": "250"})
    assert done.exit_code == 2
    assert named in " ".join(done.output.replace("│", " ").split())
    assert not Path(files["OUT"]).exists()


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    open_row = {**ROW, "gold_snippet_id": "s1"}
    del open_row["snippet"]
    contents = {
        "GOOD": [ROW],
        "SAID": [{"utterance_id": "u1", "answer": "Yes"}],
        "OPEN": [open_row],
        "TREES": [{"tree_id": "t1", "snippet": "Row.", "question": "May I?", "tree": FOLLOW_UP}],
    }
    for name, rows in contents.items():
        (tmp_path / name).write_text(json.dumps(rows), encoding="utf-8")
    return {name: str(tmp_path / name) for name in (*contents, "BAD", "OUT")}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_ended_leaves_nothing_behind(tmp_path: Path, number: signal.Signals) -> None:
    program = (
        "import signal; from cmr_logic.cli import main\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell may ignore it
        "main()"
    )
    command = [sys.executable, "-c", program, "references", "/dev/stdin", "-o", "out.json"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path
    ) as process:
        assert process.stdin is not None
        process.stdin.write(json.dumps(ROW).encode() + b"\n")
        process.stdin.flush()  # and no end of the file: it waits for more
        while not list(tmp_path.iterdir()):
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(number)
        _, said = process.communicate()
    assert process.returncode == 128 + number
    assert b"Traceback" not in said
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("kind", BAD)
@pytest.mark.parametrize(
    "call", [[*path, *rest] for path, rest in CALLS.items()] + list(MORE_CALLS), ids=" ".join
)
def test_a_file_of_no_use_is_one_clear_error(
    files: dict[str, str], call: list[str], kind: str
) -> None:
    content = BAD[kind]
    if content is not None:
        Path(files["BAD"]).write_bytes(content)
    done = CliRunner().invoke(app, [files.get(word, word) for word in call])
    assert isinstance(done.exception, CmrLogicError), done.output
    named = files["BAD"] in done.exception.problem
    assert named or "is not in the snippet table" in done.exception.problem
    assert done.exception.advice
    assert not Path(files["OUT"]).exists()


@pytest.mark.parametrize(
    "call",
    [
        ["predict", "GOOD", "-o", "GOOD"],
        ["predict", "GOOD", "-o", "SAID", "--system", "majority", "--train", "SAID"],
        ["references", "GOOD", "-o", "GOOD"],
        ["perturb", "GOOD", "sharc-mod", "-o", "GOOD"],
        ["corpus", "expand", "TREES", "-o", "TREES"],
        ["corpus", "entailment", "GOOD", "-o", "GOOD"],
    ],
    ids=" ".join,
)
def test_what_is_read_is_never_written_over(files: dict[str, str], call: list[str]) -> None:
    before = {name: Path(files[name]).read_bytes() for name in ("GOOD", "SAID", "TREES")}
    done = CliRunner().invoke(app, [files.get(word, word) for word in call])
    assert done.exit_code == 2
    assert "is read by this command" in " ".join(done.output.replace("│", " ").split())
    assert {name: Path(files[name]).read_bytes() for name in before} == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_names_the_file(files: dict[str, str]) -> None:
    done = CliRunner().invoke(app, ["references", files["GOOD"], "-o", "/dev/full"])
    assert isinstance(done.exception, CmrLogicError)
    assert done.exception.problem.startswith("cannot write /dev/full: ")


def test_no_trees_hold_no_conversation(files: dict[str, str]) -> None:
    Path(files["TREES"]).write_text("[]", encoding="utf-8")
    done = CliRunner().invoke(app, ["corpus", "converse", files["TREES"]])
    assert isinstance(done.exception, CmrLogicError)
    assert done.exception.problem.endswith("holds no trees")


@pytest.mark.parametrize("path", CALLS, ids="-".join)
def test_a_file_that_may_not_be_read_is_no_wrong_command_line(
    files: dict[str, str], path: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    Path(files["BAD"]).write_text("[]", encoding="utf-8")
    monkeypatch.setattr(os, "access", lambda *_: False)  # as for a user who is not root
    done = CliRunner().invoke(app, [files.get(word, word) for word in [*path, *CALLS[path]]])
    assert done.exit_code != 2
    assert "is not readable" not in done.output
