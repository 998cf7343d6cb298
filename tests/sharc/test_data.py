from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.errors import DataError
from cmr_logic.sharc import files
from cmr_logic.sharc.data import (
    Answer,
    TreeNode,
    Turn,
    Utterance,
    answer_class,
    to_row,
    write_utterances,
)
from cmr_logic.sharc.loading import read_ids, read_or_sharc, read_trees, read_utterances
from cmr_logic.sharc.rows import LoadReport
from cmr_logic.sharc.stats import statistics

TURN = {"follow_up_question": "Do you row?", "follow_up_answer": "Yes"}


def test_dirt_is_put_right_and_counted(row, write):
    report = LoadReport()
    path = write(
        [
            row(answer=" yes ", question="Can I join"),
            row(
                utterance_id="u2",
                answer="Noe",
                evidence=[{"followup_question": "Do you row?", "follow_up_answer": "Noe"}],
                history=[{"follow_up_question": "Do you sail? ", "follow_up_answer": "YES"}],
            ),
            row(utterance_id="u3", answer="IRRELEVANT", scenario=None, evidence=None),
        ]
    )
    first, second, third = read_utterances(path, report)
    assert [first.answer, second.answer, third.answer] == ["Yes", "No", "Irrelevant"]
    assert second.evidence == (Turn("Do you row?", "No"),)
    assert second.history == (Turn("Do you sail?", "Yes"),)
    assert (third.scenario, third.evidence) == ("", ())
    assert report.rows == 3
    assert report.counts == {
        "spaces around a text": 2,
        "question without a question mark": 1,
        "answer spelled otherwise": 5,
        "field named otherwise": 1,
        "missing field": 2,
    }
    assert report.first["field named otherwise"] == (
        f"{path}, row 2, field 'evidence[0].followup_question'"
    )


def test_the_rule_text_stays_exactly_as_it_is(row, write):
    text = "  * own a boat \n\n"
    assert next(read_utterances(write([row(snippet=text)]))).snippet == text


@pytest.mark.parametrize(
    ("change", "where", "problem"),
    [
        ({"question": None}, "'question'", "missing"),
        ({"question": "  "}, "'question'", "empty"),
        ({"snippet": 7}, "'snippet'", "the number 7"),
        ({"answer": None}, "'answer'", "missing"),
        ({"history": "none"}, "'history'", "'none'"),
        ({"history": [TURN, "?"]}, "'history[1]'", "'?'"),
        ({"history": [TURN | {"follow_up_answer": "maybe"}]}, "follow_up_answer'", "'maybe'"),
        ({"evidence": [{"follow_up_answer": "No"}]}, "'evidence[0].follow_up_question'", "missing"),
        ({"all_answers": ["a", None]}, "'all_answers[1]'", "null"),
        ({"source_url": ["a"]}, "'source_url'", "a list"),
    ],
)
def test_what_is_not_harmless_names_file_row_and_field(row, write, change, where, problem):
    path = write([row(), row(**change)])
    with pytest.raises(DataError) as caught:
        list(read_utterances(path))
    message = str(caught.value)
    assert f"{path}, row 2, field" in message
    assert where in message
    assert problem in message


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "is empty"),
        ("   \n", "is empty"),
        ("hello", "is not JSON: it begins with 'h'"),
        ("[1, 2", "not JSON"),
        ("[1]", "row 1: is the number 1"),
        ("\n{", "line 2, column 2: not JSON"),
        ("[" * 200_000, "nested too deeply"),
        ('[{"utterance_id": ' + "7" * 5_000 + "}]", "a number has too many digits"),
        ('\n{"utterance_id": ' + "7" * 5_000 + "}", "line 2: a number has too many digits"),
    ],
)
def test_broken_files_are_clear_errors(write, text, problem):
    with pytest.raises(DataError, match=r"data\.json") as caught:
        list(read_utterances(write(text)))
    assert problem in str(caught.value)


def test_missing_folder_and_binary_files_are_clear_errors(tmp_path):
    with pytest.raises(DataError, match="cannot read"):
        list(read_utterances(tmp_path / "nothing.json"))
    with pytest.raises(DataError, match="cannot read"):
        list(read_utterances(tmp_path))


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b"[\n7,\n\xff\xfe]", "line 3: not UTF-8: byte 0xff"),
        (b'{"utterance_id": "u1"}\n{"utterance_id": "\xe9"}\n', "line 2: not UTF-8: byte 0xe9"),
        ("[7]".encode("utf-16"), "line 1: not UTF-8: byte 0xff"),
    ],
)
def test_undecodable_bytes_are_told_by_their_place(tmp_path, raw, problem):
    path = tmp_path / "data.json"
    path.write_bytes(raw)
    with pytest.raises(DataError, match=problem):
        list(files.read_rows(path))


@pytest.mark.parametrize("limit", [0, files.IN_MEMORY_BYTES])
@pytest.mark.parametrize("name", ["data.json", "data.jsonl"])
def test_lists_and_lines_streamed_and_not_give_the_same(row, tmp_path, monkeypatch, limit, name):
    monkeypatch.setattr(files, "IN_MEMORY_BYTES", limit)
    path = tmp_path / name
    rows = [row(utterance_id=str(number), scenario="“é”" * number) for number in range(5)]
    path.write_text(
        "\ufeff"
        + (json.dumps(rows) if name.endswith("json") else "\n".join(map(json.dumps, rows))),
        encoding="utf-8",
    )
    assert [to_row(found) for found in read_utterances(path)] == rows


def test_a_streamed_list_is_read_row_by_row(row, write, monkeypatch):
    monkeypatch.setattr(files, "IN_MEMORY_BYTES", 0)
    path = write(json.dumps([row(), row(utterance_id="u2")])[:-1] + ", {broken")
    rows = read_utterances(path)
    assert [next(rows).utterance_id, next(rows).utterance_id] == ["u1", "u2"]
    with pytest.raises(DataError, match="after row 2: not JSON"):
        next(rows)


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b'[{"a": "x"}, {"a": "\xff"}]', "after row 1: not JSON: lexical error: invalid bytes"),
        (b'[{"a": 7}, {"a": %s}]' % (b"7" * 5_000), "after row 1: .*"),
        (b"[" * 200_000, "nested too deeply"),
    ],
)
def test_a_broken_streamed_list_is_a_clear_error(tmp_path, monkeypatch, raw, problem):
    monkeypatch.setattr(files, "IN_MEMORY_BYTES", 0)
    path = tmp_path / "data.json"
    path.write_bytes(raw)
    with pytest.raises(DataError, match=problem):
        list(files.read_rows(path))


def test_unlabelled_rows_are_read_on_request(row, write):
    path = write([row(answer=None), row(answer=" ")])
    assert [found.answer for found in read_utterances(path, labelled=False)] == ["", ""]
    with pytest.raises(DataError, match="field 'answer': empty; fill it in"):
        list(read_utterances(write([row(answer=" ")])))


def test_trees_and_their_repeats(write):
    tree: dict[str, Any] = {
        "tree_id": "t1",
        "snippet": "You can join if you row.",
        "question": "Can I join?",
        "tree": {
            "followup_question": "Do you row?",
            "yes": {"answer": "yes"},
            "no": {
                "follow_up_question": "Do you sail?",
                "yes": {"answer": "Yes"},
                "no": {"answer": "No"},
            },
        },
    }
    report = LoadReport()
    (found,) = read_trees(write("\n".join(map(json.dumps, [tree, tree]))), report)
    assert found.root == TreeNode(
        "Do you row?",
        yes=Answer("Yes"),
        no=TreeNode("Do you sail?", yes=Answer("Yes"), no=Answer("No")),
    )
    assert report.counts["repeated tree"] == 1
    with pytest.raises(DataError, match="row 2, field 'tree_id': 't1' names two different trees"):
        list(read_trees(write([tree, tree | {"question": "May I?"}])))
    del tree["tree"]["no"]["no"]
    with pytest.raises(DataError, match=r"field 'tree\.no\.no': missing"):
        list(read_trees(write([tree])))


def test_a_tree_of_too_many_questions_is_a_clear_error(write):
    inner = "%s"
    for _ in range(201):
        inner %= '{"follow_up_question": "Do you row?", "no": {"answer": "No"}, "yes": %s}'
    row = {"tree_id": "t1", "snippet": "Row.", "question": "Can I join?", "tree": 0}
    deep = json.dumps(row).replace('"tree": 0', f'"tree": {inner % json.dumps({"answer": "Yes"})}')
    with pytest.raises(DataError, match=r"row 1, field 'tree\..*more than 200 questions"):
        list(read_trees(write(deep)))


def test_or_sharc_rows_take_their_rule_text_from_a_table(row, write):
    path = write([row(snippet=None, gold_snippet_id="s1")], "open.jsonl")
    table = write({"s1": "You can join if you row."}, "snippets.json")
    for snippets in (table, str(table), {"s1": "You can join if you row."}):
        assert next(read_or_sharc(path, snippets)).snippet == "You can join if you row."
    numbered = write([row(snippet=None, gold_snippet_id=7)], "numbered.json")
    assert next(read_or_sharc(numbered, {"7": "Row."})).snippet == "Row."


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ({}, "row 1, field 'gold_snippet_id': 's1' is not in the snippet table"),
        ({"s1": " "}, "row 1, field 'gold_snippet_id': the rule text of 's1' is empty"),
        (["Row."], "a snippet table is a mapping from id to rule text, not a list"),
    ],
)
def test_a_snippet_table_that_does_not_serve(row, write, table, problem):
    path = write([row(snippet=None, gold_snippet_id="s1")], "open.jsonl")
    with pytest.raises(DataError, match=problem):
        list(read_or_sharc(path, table))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('["Row."]', "snippets.json: not a snippet table; expected a JSON object, id to text"),
        ('{"s1": 3}', "snippets.json, snippet 's1': the rule text is not a string"),
        ('{"s1": "Row.}', "snippets.json, line 1, column 8: not JSON: .*; expected JSON$"),
        (None, "cannot read .*snippets.json: No such file or directory"),
    ],
)
def test_a_file_that_is_no_snippet_table(row, write, tmp_path, text, problem):
    path = write([row(snippet=None, gold_snippet_id="s1")], "open.jsonl")
    table = tmp_path / "snippets.json" if text is None else write(text, "snippets.json")
    with pytest.raises(DataError, match=problem):
        list(read_utterances(path, snippets=table))


def test_rows_with_a_snippet_id_ask_for_the_table(row, write):
    path = write([row(snippet=None, gold_snippet_id="s1")], "open.jsonl")
    with pytest.raises(DataError, match=r"field 'snippet': missing.*--snippets"):
        list(read_utterances(path))
    with pytest.raises(DataError, match=r"field 'snippet': missing; add it, .*are utterance_id"):
        list(read_utterances(write([row(snippet=None)], "neither.json")))


def test_ids(write):
    assert read_ids(write("a1\n\na2 \n", "ids.txt")) == {"a1", "a2"}
    with pytest.raises(DataError, match="line 1: not an id"):
        read_ids(write("not an id\n", "ids.txt"))


TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
TURNS = st.lists(
    st.builds(Turn, TEXT.map(lambda text: f"Do you{text}x?"), st.sampled_from(["Yes", "No"])),
    max_size=3,
).map(tuple)
UTTERANCES = st.builds(
    Utterance,
    st.uuids().map(str),
    st.just("t1"),
    st.none(),
    TEXT.map(lambda text: f"Text {text}"),
    TEXT.map(lambda text: f"May I{text}x?"),
    TEXT.map(str.strip),
    TURNS,
    st.sampled_from(["Yes", "No", "Irrelevant", "Do you row?"]),
    TURNS,
    st.lists(TEXT, max_size=2).map(tuple),
)


@given(st.lists(UTTERANCES, max_size=4), st.sampled_from(["x.json", "x.jsonl"]))
def test_what_is_written_is_read_again(tmp_path_factory, rows, name):
    path = tmp_path_factory.mktemp("rows") / name
    assert write_utterances(path, rows) == len(rows)
    if rows or name == "x.json":
        assert list(read_utterances(path)) == rows


def test_nothing_is_written_half(tmp_path, row, write):
    path = tmp_path / "out.json"
    path.write_text("before")

    def rows():
        yield next(read_utterances(write([row()])))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_utterances(path, rows())
    assert path.read_text() == "before"
    assert {file.name for file in tmp_path.iterdir()} == {"out.json", "data.json"}


def test_a_link_stays_a_link_and_keeps_the_mode_of_its_file(tmp_path):
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_text("before")
    real.chmod(0o640)
    link.symlink_to(real)
    write_utterances(link, [])
    assert link.is_symlink()
    assert json.loads(real.read_text()) == []
    assert real.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="the system has no /dev/fd")
def test_pipes_are_read_and_written(row):
    ends = os.pipe()
    with os.fdopen(ends[0], "rb", closefd=True), os.fdopen(ends[1], "wb") as end:
        write_utterances(f"/dev/fd/{end.fileno()}", [])
        end.close()
        assert list(read_utterances(f"/dev/fd/{ends[0]}")) == []


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="the system has no /dev/stdout")
def test_a_file_that_stdout_goes_to_keeps_what_it_holds(tmp_path):
    log = tmp_path / "log.txt"
    program = (
        "from cmr_logic.sharc.files import write_rows; print('before', flush=True); "
        "write_rows('/dev/stdout', []); print('behind')"
    )
    with log.open("a") as file:
        subprocess.run([sys.executable, "-c", program], stdout=file, check=True)
    assert log.read_text().split() == ["before", "[", "]", "behind"]


def test_a_missing_output_folder_is_a_clear_error(tmp_path):
    with pytest.raises(DataError, match=r"there is no folder .*nowhere; make it first"):
        write_utterances(tmp_path / "nowhere" / "out.json", [])


def test_a_file_that_may_not_be_written_is_not_replaced(tmp_path, monkeypatch):
    path = tmp_path / "said.json"
    path.write_text("kept", encoding="utf-8")
    path.chmod(0o444)
    monkeypatch.setattr(os, "access", lambda *_: False)  # for those who may write everything
    with pytest.raises(DataError, match=r"said.json: Permission denied; name a place"):
        write_utterances(path, [])
    assert path.read_text(encoding="utf-8") == "kept"
    assert [path] == list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_made_is_a_clear_error(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(DataError, match=r"cannot write .*file.*; name a place"):
        files.make_folder(tmp_path / "file" / "plots")
    with pytest.raises(DataError, match="file is a file; name a folder"):
        files.make_folder(tmp_path / "file")


def test_half_a_surrogate_pair_is_put_right(row, write):
    report = LoadReport()
    path = write(json.dumps([row(scenario="half \ud800")]))
    (found,) = read_utterances(path, report)
    assert found.scenario == "half \ufffd"
    assert report.counts["half of a surrogate pair"] == 1


@pytest.mark.parametrize(
    ("answer", "named"),
    [
        ("yes", "Yes"),
        ("NO", "No"),
        (" Irrelevant", "Irrelevant"),
        ("more", "More"),
        ("No?", "More"),
    ],
)
def test_answer_class(answer, named):
    assert answer_class(answer) == named


def test_the_shared_files_are_read_whole(shared):
    report = LoadReport()
    found = statistics(read_utterances(shared / "train.json", report))
    assert (found.utterances, found.trees, report.rows) == (5319, 628, 5319)
    assert found.classes == {"Yes": 1297, "No": 1261, "Irrelevant": 1256, "More": 1505}
    assert (found.with_scenario, found.with_evidence) == (1293, 423)
    trees = list(read_trees(shared / "train_trees.jsonl"))
    assert len(trees) == 628
    assert sum(_questions(tree.root) for tree in trees) == 1071
    assert len(read_ids(shared / "train_negative_scenario_ids.txt")) == 212


def _questions(node: TreeNode | Answer) -> int:
    return 0 if isinstance(node, Answer) else 1 + _questions(node.yes) + _questions(node.no)
