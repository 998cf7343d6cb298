from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from cmr_logic.cli.corpus import register
from cmr_logic.dialog import parse
from cmr_logic.errors import DataError
from cmr_logic.sharc.construct.build import (
    Recipe,
    build_corpus,
    expand,
    find_pages,
    folder_rule_texts,
)
from cmr_logic.sharc.construct.derive import NoTreeError, derive, in_first_person, suggest_questions
from cmr_logic.sharc.construct.trees import Scenario
from cmr_logic.sharc.data import Answer, TreeNode, Turn, write_utterances
from cmr_logic.sharc.loading import read_trees, read_utterances

PAGES = {
    "bees.md": "# Bees\n\nYou can keep bees if you own a garden.\n\nHello.\n",
    "sub/boats.html": "<h1>Boats</h1><p>You can moor a boat here if you:<ul><li>have a permit"
    "<li>are over 18</ul><p>The harbour was built of stone in 1823 by a monk.",
    "notes.pdf": "not read",
}


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    folder = tmp_path / "pages"
    for name, text in PAGES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def test_a_folder_becomes_a_data_set(pages: Path, tmp_path: Path) -> None:
    output = tmp_path / "made" / "corpus"
    built = build_corpus(pages, output, Recipe(base_url="https://example.org/"))
    trees = list(read_trees(output / "trees.jsonl"))
    rows = list(read_utterances(output / "utterances.json"))
    assert built.pages == ["https://example.org/bees.md", "https://example.org/sub/boats.html"]
    assert trees == built.trees
    assert {tree.source_url for tree in trees} == set(built.pages)
    assert Counter(built.utterances)["without scenario"] > 0
    assert len(rows) == sum(built.utterances.values())
    assert len({row.utterance_id for row in rows}) == len(rows)
    assert {row.answer for row in rows} >= {"Yes", "No"}
    lines = (output / "rule_texts.jsonl").read_text(encoding="utf-8").splitlines()
    snippets = {json.loads(line)["snippet"] for line in lines}
    assert {row.snippet for row in rows} <= snippets
    assert len(snippets) == 3
    review = (output / "review.md").read_text(encoding="utf-8")
    assert "2 pages, 3 rule texts" in review
    assert "> You can keep bees if you own a garden." in review
    assert "too short: 1" in review
    for row in read_utterances(output / "entailment.json"):
        assert row.answer in {"Yes", "No", "Unknown"}
        assert row.scenario


def test_the_same_pages_give_the_same_files(pages: Path, tmp_path: Path) -> None:
    for name in ("one", "two"):
        build_corpus(pages, tmp_path / name)
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()


def test_what_a_person_corrected_is_not_written_over(pages: Path, tmp_path: Path) -> None:
    output = tmp_path / "out"
    build_corpus(pages, output)
    build_corpus(pages, output)  # the same once more
    trees = output / "trees.jsonl"
    first, *others = trees.read_text(encoding="utf-8").splitlines()
    trees.write_text("\n".join(others), encoding="utf-8")
    (output / "entailment.json").unlink()
    with pytest.raises(DataError, match=r"would be lost, in trees.jsonl; .* say --overwrite"):
        build_corpus(pages, output)
    assert trees.read_text(encoding="utf-8") == "\n".join(others)
    assert not (output / "entailment.json").exists()
    build_corpus(pages, output, overwrite=True)
    assert trees.read_text(encoding="utf-8").startswith(first)
    assert (output / "entailment.json").exists()


def test_a_file_is_no_place_for_a_data_set(pages: Path, tmp_path: Path) -> None:
    (tmp_path / "out").touch()
    with pytest.raises(DataError, match="out is a file; name a folder"):
        build_corpus(pages, tmp_path / "out")


def test_what_is_written_is_not_read_as_a_page(pages: Path) -> None:
    for output in (pages, pages / "corpus"):
        with pytest.raises(DataError, match="lies in the folder of pages"):
            build_corpus(pages, output)


def test_what_is_hidden_is_no_page(pages: Path) -> None:
    found = find_pages(pages)
    hidden = pages / ".tool" / "readme.md"
    hidden.parent.mkdir()
    hidden.write_text("# Tool\n\nYou can run it if you own it.\n", encoding="utf-8")
    assert find_pages(pages) == found


@pytest.mark.parametrize(
    ("base", "expected"),
    [
        ("", "bees.md"),
        ("https://example.org", "https://example.org/bees.md"),
        ("https://example.org/", "https://example.org/bees.md"),
        ("https://example.org/?page=", "https://example.org/?page=bees.md"),
    ],
)
def test_source_urls(pages: Path, base: str, expected: str) -> None:
    assert folder_rule_texts(pages, Recipe(base_url=base))[0].source_url == expected


def test_folders_without_pages(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(DataError, match="holds no pages"):
        build_corpus(tmp_path / "empty", tmp_path / "out")
    with pytest.raises(DataError, match="not a folder"):
        build_corpus(tmp_path / "none", tmp_path / "out")


def test_a_derived_tree_is_what_the_engine_says() -> None:
    rule = parse("You can moor a boat here if you have a permit.")
    root = derive(rule, "Can I moor a boat here?")
    assert isinstance(root, TreeNode)
    assert "permit" in root.follow_up_question
    assert root.yes == Answer("Yes")
    with pytest.raises(NoTreeError, match="more than 0 follow-up"):
        derive(rule, "Can I moor a boat here?", most_nodes=0)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("You may not keep bees if you rent your home.", ("Can I keep bees?",)),
        ("You must wear a veil if you keep bees.", ("Do I need to wear a veil?",)),
        ("You must not move a hive unless it is dark.", ("Can I move a hive?",)),
        ("You shouldn’t open a hive if it rains.", ("Can I open a hive?",)),
        ("You do not need to register if you sell no honey.", ("Do I need to register?",)),
        ("You’ll need to register if you sell honey.", ("Do I need to register?",)),
        ("Guests may come unless it rains.", ("Can guests come?",)),
        ("The fee may be waived if you are 60.", ("Can the fee be waived?",)),
        ("Honey is sold on Mondays.", ()),
    ],
)
def test_suggested_questions(text: str, expected: tuple[str, ...]) -> None:
    assert suggest_questions(parse(text)) == expected


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("Can you keep your bees?", "Can I keep my bees?"),
        ("Are you over 12?", "Am I over 12?"),
        ("Were you told?", "Was I told?"),
        ("Can they pay you?", "Can they pay me?"),
        ("Can they ask you to go if you’re late?", "Can they ask me to go if I’m late?"),
        ("Is it for you or yours?", "Is it for me or mine?"),
    ],
)
def test_first_person(asked: str, expected: str) -> None:
    assert in_first_person(asked) == expected


def test_scenarios_must_fit_their_trees(pages: Path, tmp_path: Path) -> None:
    trees = build_corpus(pages, tmp_path / "out").trees
    told = (Turn("Is it cold?", "Yes"),)
    with pytest.raises(DataError, match="'zzz', which is not there"):
        expand(trees, Recipe(), {"zzz": [Scenario("x", told)]})
    with pytest.raises(DataError, match="never asks"):
        expand(trees, Recipe(), {trees[0].tree_id: [Scenario("x", told)]})


def run(*arguments: object) -> tuple[int, str]:
    app = typer.Typer()
    register(app)
    found = CliRunner().invoke(app, [str(argument) for argument in arguments])
    if found.exception and not isinstance(found.exception, SystemExit):
        raise found.exception
    return found.exit_code, found.output


def test_the_commands(pages: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    code, text = run("corpus", "build", pages, "-o", out)
    assert (code, "2 pages, 3 rule texts" in text) == (0, True)
    code, text = run("corpus", "rule-texts", pages, "-o", tmp_path / "texts.jsonl")
    assert (code, "3 rule texts" in text) == (0, True)
    code, _ = run("corpus", "expand", out / "trees.jsonl", "-o", tmp_path / "rows.json")
    assert code == 0
    made = {row.utterance_id for row in read_utterances(tmp_path / "rows.json")}
    assert made == {row.utterance_id for row in read_utterances(out / "utterances.json")}
    ids = "negative_scenario_ids.txt"
    assert (tmp_path / ids).read_bytes() == (out / ids).read_bytes()
    (out / "trees.jsonl").write_text("[]", encoding="utf-8")
    code, text = run("corpus", "expand", out / "trees.jsonl", "-o", out / "utterances.json")
    assert (code, "0 utterances, 0 with a scenario from elsewhere" in text) == (0, True)
    assert (out / ids).read_bytes() == b""
    named = ("--negative-ids", tmp_path / "other.txt")
    run("corpus", "expand", out / "trees.jsonl", "-o", tmp_path / "none.json", *named)
    assert (tmp_path / "other.txt").read_bytes() == b""
    assert (tmp_path / ids).read_bytes() != b""
    with pytest.raises(DataError, match="would be lost"):
        run("corpus", "build", pages, "-o", out)
    assert run("corpus", "build", pages, "-o", out, "--overwrite")[0] == 0
    code, _ = run("corpus", "entailment", tmp_path / "rows.json", "-o", tmp_path / "pairs.json")
    assert code == 0
    code, text = run("corpus", "converse", out / "trees.jsonl", "--system", "engine")
    assert code == 0
    assert "right" in text


def test_check_tells_by_its_exit_code(pages: Path, tmp_path: Path) -> None:
    build_corpus(pages, tmp_path / "out")
    rows = list(read_utterances(tmp_path / "out" / "utterances.json"))
    write_utterances(tmp_path / "rows.json", rows)
    code, text = run("corpus", "check", tmp_path / "rows.json", "--utterances")
    assert (code, text) == (0, "0 problems\n")
    row = {"tree_id": "t", "snippet": "x", "question": "May I?"}
    tree = {"follow_up_question": "Is it?", "yes": {"answer": "No"}, "no": {"answer": "No"}}
    (tmp_path / "odd.jsonl").write_text(json.dumps({**row, "tree": tree}), encoding="utf-8")
    code, text = run("corpus", "check", tmp_path / "odd.jsonl")
    assert code == 1
    assert "same answer on both branches (t): 'Is it?'" in text
    assert text.endswith("1 problem\n")
