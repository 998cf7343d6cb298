from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.errors import DataError
from cmr_logic.sharc.construct.checks import tree_problems, utterance_problems
from cmr_logic.sharc.construct.entailment import entailment_corpus
from cmr_logic.sharc.construct.scenarios import STATEMENTS, draft_scenarios, read_scenarios, state
from cmr_logic.sharc.construct.trees import Scenario, tree_row, tree_utterances, walk
from cmr_logic.sharc.construct.virtual_user import converse, users
from cmr_logic.sharc.data import Answer, Tree, TreeNode, Turn, Utterance
from cmr_logic.sharc.files import write_rows
from cmr_logic.sharc.loading import read_trees, read_utterances

GARDEN, SUIT = "Do you own a garden?", "Do you have a suit?"
ROOT = TreeNode(GARDEN, yes=TreeNode(SUIT, yes=Answer("Yes"), no=Answer("No")), no=Answer("No"))
TREE = Tree("t", "bees.md", "You may keep bees if you own a garden and have a suit.", "Bees?", ROOT)
NO_SUIT = Scenario("I do not have a suit.", (Turn(SUIT, "No"),))


def leaves() -> st.SearchStrategy[Answer]:
    return st.sampled_from([Answer("Yes"), Answer("No")])


def nodes() -> st.SearchStrategy[TreeNode | Answer]:
    names = st.sampled_from([f"Is it {word}?" for word in ("cold", "wet", "late", "far", "dark")])
    return st.recursive(leaves(), lambda sub: st.builds(TreeNode, names, sub, sub), max_leaves=12)


def paths(
    node: TreeNode | Answer, history: tuple[Turn, ...] = ()
) -> Iterator[tuple[tuple[Turn, ...], str]]:
    """Walk a tree the obvious way."""
    if isinstance(node, Answer):
        yield history, node.answer
        return
    question = node.follow_up_question
    yield history, question
    yield from paths(node.yes, (*history, Turn(question, "Yes")))
    yield from paths(node.no, (*history, Turn(question, "No")))


@given(nodes())
def test_every_node_is_an_utterance(root: TreeNode | Answer) -> None:
    rows = list(tree_utterances(replace(TREE, root=root)))
    assert [(row.history, row.answer) for row in rows] == list(paths(root))
    assert len({row.utterance_id for row in rows}) == len({row.history for row in rows})


@given(nodes(), st.dictionaries(st.just("Is it cold?"), st.sampled_from(["Yes", "No"])))
def test_what_a_scenario_answers_is_never_asked(root: TreeNode, known: dict[str, str]) -> None:
    plain = {(turns, answer) for turns, answer in paths(root)}
    for place in walk(root, known):
        assert not any(turn.question in known for turn in place.history)
        assert place.answer not in known
        assert all(known[turn.question] == turn.answer for turn in place.told)
        ways = [turns for turns, answer in plain if answer == place.answer]
        assert any(Counter(way) == Counter((*place.told, *place.history)) for way in ways)


def test_a_scenario_shows_its_evidence_where_it_was_used() -> None:
    rows = list(tree_utterances(TREE, NO_SUIT))
    assert [(row.answer, len(row.history), row.evidence) for row in rows] == [
        (GARDEN, 0, ()),
        ("No", 1, NO_SUIT.evidence),
        ("No", 1, ()),
    ]
    assert all(row.scenario == NO_SUIT.text for row in rows)


def test_scenarios_need_words_and_consistency() -> None:
    with pytest.raises(ValueError, match="needs words"):
        Scenario(" ")
    with pytest.raises(ValueError, match="both ways"):
        Scenario("x", (Turn(SUIT, "No"), Turn(SUIT, "Yes")))


def test_tree_files(tmp_path: Path) -> None:
    write_rows(tmp_path / "trees.jsonl", [tree_row(TREE)])
    assert list(read_trees(tmp_path / "trees.jsonl")) == [TREE]


# --- scenarios ---


@pytest.mark.parametrize("form", STATEMENTS, ids=lambda form: form.example[0])
def test_statements(form) -> None:
    question, yes, no = form.example
    assert state(Turn(question, "Yes")) == yes
    assert state(Turn(question, "No")) == no
    assert not form.pattern.fullmatch(form.counter_example.rstrip("?"))


def test_what_cannot_be_said_is_not_drafted() -> None:
    assert state(Turn("Has rain fallen?", "No")) is None
    odd = replace(TREE, root=TreeNode("Has rain fallen?", Answer("Yes"), Answer("No")))
    assert list(draft_scenarios(odd)) == []


def test_drafts_are_seeded_and_true_to_a_path() -> None:
    drawn = {seed: tuple(draft_scenarios(TREE, 3, seed=seed)) for seed in range(8)}
    assert drawn[0] == tuple(draft_scenarios(TREE, 3, seed=0))
    assert len(set(drawn.values())) > 1
    for scenario in drawn[0]:
        assert scenario.text == " ".join(str(state(turn)) for turn in scenario.evidence)


TOLD = {"follow_up_question": SUIT, "follow_up_answer": "no"}


def test_scenario_files(tmp_path: Path) -> None:
    row = {
        "tree_id": "t",
        "scenario": " No suit here. ",
        "evidence": [TOLD],
    }
    write_rows(tmp_path / "s.jsonl", [row])
    assert read_scenarios(tmp_path / "s.jsonl") == {
        "t": [Scenario("No suit here.", (Turn(SUIT, "No"),))]
    }
    for change, words in (
        ({"scenario": ""}, "row 1, field 'scenario': empty"),
        ({"tree_id": None, "scenario": None}, "row 1, field 'tree_id': null"),
        ({"evidence": [TOLD, TOLD | {"follow_up_answer": "yes"}]}, "row 1, .*both ways"),
        ({"evidence": [TOLD, {"follow_up_question": SUIT}]}, r"evidence\[1\].follow_up_answer"),
        ({"evidence": [TOLD | {"follow_up_answer": "?"}]}, "row 1, .*expected 'Yes' or 'No'"),
    ):
        write_rows(tmp_path / "s.jsonl", [{**row, **change}])
        with pytest.raises(DataError, match=words):
            read_scenarios(tmp_path / "s.jsonl")


# --- checks ---


def test_a_sound_tree_has_no_problems() -> None:
    assert list(tree_problems([TREE, replace(TREE, tree_id="t2")])) == []


def test_irregular_trees() -> None:
    odd = TreeNode(SUIT, yes=TreeNode(SUIT.upper(), ROOT, ROOT), no=Answer("No"))
    found = [(problem.kind, problem.detail) for problem in tree_problems([replace(TREE, root=odd)])]
    assert [kind for kind, _ in found] == [
        "same answer on both branches",
        "question repeated on a path",
        "question repeated on a path",
        "question repeated on a path",
    ]
    assert found[0][1] == f"{SUIT.upper()!r} after {SUIT!r} Yes"


def test_trees_that_disagree() -> None:
    other = TreeNode(SUIT, yes=Answer("Yes"), no=TreeNode(GARDEN, Answer("Yes"), Answer("No")))
    trees = [TREE, Tree("o", None, TREE.snippet.upper(), "bees?", other)]
    (problem,) = tree_problems(trees)
    assert problem.kind == "trees disagree"
    assert problem.ids == ("t", "o")
    assert list(tree_problems([TREE, replace(trees[1], question="Honey?")])) == []


def test_the_order_of_questions_is_no_disagreement() -> None:
    other = TreeNode(SUIT, yes=TreeNode(GARDEN, Answer("Yes"), Answer("No")), no=Answer("No"))
    assert list(tree_problems([TREE, replace(TREE, tree_id="o", root=other)])) == []


def test_utterances_that_disagree() -> None:
    turns = (Turn(GARDEN, "Yes"), Turn(SUIT, "Yes"))
    row = Utterance("a", "t", None, TREE.snippet, "Bees?", "", turns, "Yes", ())
    other = replace(row, utterance_id="b", history=turns[::-1], answer="No")
    assert [p.ids for p in utterance_problems([row, other])] == [("a", "b")]
    assert not list(utterance_problems([row, replace(other, scenario="x")]))
    both = replace(row, evidence=(Turn(SUIT.lower(), "No"),))
    assert [p.kind for p in utterance_problems([both])] == ["question answered both ways"]


# --- entailment ---


def test_the_entailment_corpus_knows_what_is_not_said() -> None:
    rows = [*tree_utterances(TREE), *tree_utterances(TREE, NO_SUIT)]
    found = {row.question: row for row in entailment_corpus(rows)}
    assert {question: row.answer for question, row in found.items()} == {
        GARDEN: "Unknown",
        SUIT: "No",
    }
    assert all(row.scenario == NO_SUIT.text and not row.evidence for row in found.values())


# --- the virtual user ---


def test_users_walk_every_path() -> None:
    assert [(len(user.facts), user.gold) for user in users(TREE)] == [
        (2, "Yes"),
        (2, "No"),
        (1, "No"),
    ]
    told = list(users(TREE, NO_SUIT))
    assert [(user.scenario, user.gold) for user in told] == [(NO_SUIT.text, "No")] * 2


def system(row: Utterance) -> str:
    """Follow the gold tree, wherever the history stands."""
    node: TreeNode | Answer = ROOT
    answers = {turn.question: turn.answer for turn in row.history}
    while isinstance(node, TreeNode) and node.follow_up_question in answers:
        node = node.yes if answers[node.follow_up_question] == "Yes" else node.no
    return node.answer if isinstance(node, Answer) else node.follow_up_question


def test_conversations_end_as_they_should() -> None:
    assert [converse(user, system).ending for user in users(TREE)] == ["right"] * 3
    user = next(users(TREE))
    assert converse(user, lambda row: "No").ending == "wrong"
    assert converse(user, lambda row: GARDEN).ending == "repeated"
    assert converse(user, lambda row: "Where do trams stop?").ending == "not understood"
    assert converse(user, lambda row: GARDEN + " " * len(row.history)).ending == "too long"


# --- the research data ---


def test_the_gold_trees_give_the_gold_utterances(shared) -> None:
    rows = [row for row in read_utterances(shared / "train.json") if not row.scenario]
    gold = Counter(
        (row.tree_id, row.history, row.answer) for row in rows if row.answer != "Irrelevant"
    )
    trees = list(read_trees(shared / "train_trees.jsonl"))
    made = Counter(
        (row.tree_id, row.history, row.answer) for tree in trees for row in tree_utterances(tree)
    )
    assert sum(gold.values()) == 2770
    assert made == gold


def test_gold_scenarios_applied_to_trees(shared) -> None:
    trees = {tree.tree_id: tree for tree in read_trees(shared / "train_trees.jsonl")}
    rows = [row for row in read_utterances(shared / "train.json") if row.evidence]
    made = 0
    for row in rows:
        if len({turn.question for turn in row.evidence}) < len(set(row.evidence)):
            continue  # evidence that contradicts itself
        places = tree_utterances(trees[row.tree_id], Scenario(row.scenario, row.evidence))
        made += any(
            (place.history, place.answer, set(place.evidence))
            == (row.history, row.answer, set(row.evidence))
            for place in places
        )
    assert len(rows) == 423
    assert made / len(rows) > 0.9  # the rest do not match their tree


def test_problems_of_the_gold_trees(shared) -> None:
    found = Counter(
        problem.kind for problem in tree_problems(read_trees(shared / "train_trees.jsonl"))
    )
    assert found["same answer on both branches"] >= 29  # the constant trees of one question alone
