from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.errors import DataError
from cmr_logic.sharc.data import Turn, Utterance
from cmr_logic.sharc.loading import read_utterances
from cmr_logic.sharc.negate import negated_question
from cmr_logic.sharc.perturb import PERTURBATIONS, PerturbReport, perturb
from cmr_logic.sharc.shuffle import derange, generator, shuffle_bullets

RULE = "You can join if you:\n\n* own a boat\n* row every week\n* teach sailing to children"
TURNS = tuple(Turn(f"Do you {verb}?", "No") for verb in ("own a boat", "row every week", "swim"))


def utterance(key="u1", tree="t1", **fields):
    made = {
        "source_url": None,
        "snippet": RULE,
        "question": "Can I join?",
        "scenario": "",
        "history": (),
        "answer": "No",
        "evidence": (),
    }
    return Utterance(key, tree, **(made | fields))


def one(row, name, *others, seed=0):
    return next(perturb([row, *others], name, seed))


@given(st.lists(st.integers(), min_size=2, max_size=9), st.integers())
def test_a_derangement_keeps_the_items_and_leaves_none_in_place(items, seed):
    numbered = list(enumerate(items))
    moved = derange(numbered, generator(seed))
    assert Counter(moved) == Counter(numbered)
    assert all(before != after for before, after in zip(numbered, moved, strict=True))


def test_every_derangement_comes_up_about_equally_often():
    found = Counter("".join(derange("abcd", generator(seed))) for seed in range(1800))
    assert len(found) == 9
    assert min(found.values()) > 130


def test_one_item_has_no_derangement():
    with pytest.raises(ValueError, match="one item"):
        derange([1], generator(0))
    assert derange([], generator(0)) == []


@given(st.integers(), st.integers(2, 7))
def test_no_bullet_keeps_its_place(seed, size):
    before = "If:\n\n" + "\n".join(f"* item {number}" for number in range(size)) + "\n\nEnd."
    after = shuffle_bullets(before, generator(seed))
    assert after is not None
    assert Counter(after.split("\n")) == Counter(before.split("\n"))
    for old, new in zip(before.split("\n"), after.split("\n"), strict=True):
        assert (old != new) == old.startswith("*")


def test_connectives_and_closing_marks_keep_their_place():
    moved = shuffle_bullets("You must:\n* row;\n* swim; and\n* sail.", generator(1))
    assert moved is not None
    lines = moved.split("\n")
    assert [line[-1] for line in lines] == [":", ";", "d", "."]
    assert lines[2].endswith("; and")


def test_nested_bullets_move_with_their_own():
    rule = "If:\n* one:\n** deep one\n* two"
    assert shuffle_bullets(rule, generator(0)) == "If:\n* two\n* one:\n** deep one"


@pytest.mark.parametrize(
    "rule",
    [
        "No bullets here.",
        "* only one",
        "* row; and\n* swim; or\n* sail",
        "* row\n* none of the above",
        "1. first row\n2. then swim",
    ],
)
def test_lists_whose_order_carries_meaning_are_left(rule):
    assert shuffle_bullets(rule, generator(0)) is None


@pytest.mark.parametrize("name", PERTURBATIONS)
def test_ids_and_order_are_kept_and_the_seed_decides(name):
    rows = [
        utterance(str(k), f"t{k % 3}", history=TURNS, scenario="Granny paints." * (k % 2))
        for k in range(20)
    ]
    first, again = list(perturb(rows, name, 7)), list(perturb(rows, name, 7))
    assert first == again
    assert [row.utterance_id for row in first] == [row.utterance_id for row in rows]
    moved = {row.utterance_id: row for row in perturb(rows[::-1], name, 7)}
    if name not in {"sharc-mod", "scenario-padding"}:  # those draw from the scenarios of the file
        assert [moved[row.utterance_id] for row in rows] == first


def test_history_shuffled_changes_the_history_alone():
    row = utterance(history=TURNS)
    found = one(row, "history-shuffled")
    assert sorted(map(str, found.history)) == sorted(map(str, TURNS))
    assert all(old != new for old, new in zip(TURNS, found.history, strict=True))
    assert found.snippet == row.snippet
    assert one(utterance(history=TURNS[:1]), "history-shuffled").history == TURNS[:1]


def test_sharc_mod_shuffles_both_and_gives_irrelevant_rows_a_scenario_of_their_tree():
    other = utterance("u2", scenario="I own a red boat.")
    elsewhere = utterance("u3", "t2", scenario="I paint.")
    row = utterance(answer="Irrelevant", question="Is tea sold here?")
    report = PerturbReport()
    found = list(
        perturb([row, other, elsewhere, utterance("u4", history=TURNS)], "sharc-mod", 0, report)
    )
    assert found[0].scenario == "I own a red boat."
    assert found[0].answer == "Irrelevant"
    assert found[1].scenario == "I own a red boat."
    assert found[3].history != TURNS
    assert len({row.snippet for row in found} | {RULE}) == 2  # one rule text stays one rule text
    assert report.counts["bullets shuffled"] == 4
    assert report.counts["scenario inserted"] == 1
    assert report.counts["history shuffled"] == 1
    assert (report.rows, report.changed) == (4, 4)


def test_no_scenario_is_invented():
    report = PerturbReport()
    (found,) = perturb([utterance(answer="Irrelevant")], "sharc-mod", 0, report)
    assert found.scenario == ""
    assert report.counts["scenario not inserted: its tree has none"] == 1


def test_padding_comes_from_another_tree_and_shares_no_content_word():
    related = utterance("u2", "t2", scenario="My children teach sailing.")
    unrelated = utterance("u3", "t3", scenario="Granny paints")
    for seed in range(5):
        row = utterance(scenario="I row")
        found = one(row, "scenario-padding", related, unrelated, seed=seed)
        assert found.scenario in {"I row. Granny paints", "Granny paints. I row"}
        assert found.answer == row.answer
    assert one(utterance(), "scenario-padding", unrelated).scenario == "Granny paints"
    report = PerturbReport()
    next(perturb([utterance(), related], "scenario-padding", 0, report))
    assert report.counts["scenario left: no unrelated one found"] == 1


@pytest.mark.parametrize(
    ("answer", "after"),
    [("Yes", "No"), ("No", "Yes"), ("Irrelevant", "Irrelevant"), ("Do you row?", "Do you row?")],
)
def test_a_negated_question_turns_verdicts_alone(answer, after):
    found = one(utterance(answer=answer, all_answers=(answer,)), "negated-question")
    assert found.question == "Is it true that I can not join?"
    assert found.answer == after
    assert found.all_answers == (after,)


@pytest.mark.parametrize(
    ("question", "negated"),
    [
        ("Am I eligible", "Is it true that I am not eligible?"),
        ("Is there a fee ?", "Is it true that there is not a fee?"),
        ("Did He row\nor swim?", "Is it true that he did not row\nor swim?"),
        ("Must I row?", None),  # "I must not row" says more than that I need not
        ("Can I not row?", None),
        ("Can the club close?", None),
        ("Who rows?", None),
        ("", None),
    ],
)
def test_negated_questions(question, negated):
    assert negated_question(question) == negated


def test_references_are_made_anew_for_the_new_order():
    several = (
        "Do you own a boat?",
        "do you row every week \n ?",
        "do you teach sailing to children ?",
    )
    row = utterance(answer=several[0], all_answers=several)
    found = one(row, "rule-order")
    assert found.all_answers[0] == several[0]
    assert {" ".join(text.split()) for text in found.all_answers} == {
        " ".join(text.split()) for text in several
    }


def test_an_unknown_name_is_a_clear_error():
    with pytest.raises(
        DataError, match="no perturbation 'upside-down'; use one of history-shuffled"
    ):
        perturb([], "upside-down")


@pytest.mark.parametrize("name", PERTURBATIONS)
def test_on_the_shared_file_the_report_adds_up(shared, name):
    rows = list(read_utterances(shared / "parity" / "gold_multi.json"))
    report = PerturbReport()
    found = list(perturb(rows, name, 1, report))
    assert report.rows == len(rows) == len(found)
    assert report.changed == sum(old != new for old, new in zip(rows, found, strict=True)) > 100
    turned = sum(old.answer != new.answer for old, new in zip(rows, found, strict=True))
    assert turned == report.counts["answer turned"]
