from __future__ import annotations

from collections import Counter

import pytest
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.metrics.pairwise import cosine_similarity

from cmr_logic.sharc.construct.negatives import (
    MOST_ALIKE,
    Similarity,
    negative_questions,
    negative_scenarios,
)
from cmr_logic.sharc.construct.trees import tree_utterances
from cmr_logic.sharc.data import Answer, Tree, TreeNode

THINGS = ("bees", "goats", "trams", "ponies", "letters", "boats")
TREES = [
    Tree(
        f"t{number}",
        None,
        f"{thing.title()} need a licence if the owner of {thing} lives in town.",
        f"Do my {thing} need a licence?",
        TreeNode("Do you live in town?", yes=Answer("Yes"), no=Answer("No")),
    )
    for number, thing in enumerate(THINGS)
]
FAR = Tree("far", None, "Post arrives at noon.", "When comes my post?", Answer("Yes"))


def test_the_cosine_is_that_of_scikit_learn() -> None:
    texts = [tree.snippet for tree in TREES]
    ours = Similarity(texts)
    vectors = TfidfVectorizer(sublinear_tf=True).fit([*texts, "00"])
    rows = vectors.transform([texts[0], "bees in town"])
    assert ours(texts[0], "bees in town") == pytest.approx(cosine_similarity(rows)[0, 1])
    assert ours("", "bees") == 0


def test_negative_questions_are_foreign_and_unlike() -> None:
    trees = [*TREES, FAR]
    found = list(negative_questions(trees, 2, seed=1))
    questions = {tree.question: tree for tree in trees}
    alike = Similarity([text for tree in trees for text in (tree.snippet, tree.question)])
    snippets = {tree.tree_id: tree.snippet for tree in trees}
    for row in found:
        assert (row.answer, row.scenario, row.history) == ("Irrelevant", "", ())
        assert questions[row.question].snippet != row.snippet == snippets[row.tree_id]
        assert alike(row.question, row.snippet) < MOST_ALIKE
    assert max(Counter(row.tree_id for row in found).values()) <= 2
    assert len({row.utterance_id for row in found}) == len(found)
    assert {row.tree_id for row in found} == {tree.tree_id for tree in trees}


def test_nothing_is_drawn_where_all_is_alike() -> None:
    assert not list(negative_questions(TREES[:1], 2))
    assert not list(negative_questions(TREES, 2, most_alike=0.0))


def test_draws_depend_on_the_seed_alone() -> None:
    one, two = (list(negative_questions([*TREES, FAR], 2, seed=seed)) for seed in (1, 1))
    assert one == two
    assert any(list(negative_questions([*TREES, FAR], 2, seed=seed)) != one for seed in range(2, 6))


def test_negative_scenarios_keep_the_answer() -> None:
    rows = [row for tree in TREES for row in tree_utterances(tree)]
    scenarios = [(FAR.snippet, "My aunt paints."), (TREES[0].snippet, "I own bees.")]
    found = list(negative_scenarios(rows, scenarios, share=0.5, seed=2))
    known = {(row.tree_id, row.history): row for row in rows}
    assert len(found) == len(rows) / 2
    for row in found:
        source = known[row.tree_id, row.history]
        assert (row.answer, row.evidence) == (source.answer, ())
        assert row.utterance_id != source.utterance_id
        assert (row.snippet, row.scenario) not in scenarios
    assert not list(negative_scenarios(rows, [], share=0.5))
    assert not list(negative_scenarios(rows, scenarios, share=0.0))
