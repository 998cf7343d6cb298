from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cmr_logic.sharc.data import Turn, Utterance
from cmr_logic.sharc.fuzzy import MAX_DELETIONS, MAX_INSERTIONS, find_best
from cmr_logic.sharc.loading import read_utterances
from cmr_logic.sharc.references import add_references, all_answers, place, rule_tokens

RULE = "You can join if you:\n\n* own a boat\n* row every week\n* teach sailing to children"


def references(answer, *asked, rule=RULE):
    history = tuple(Turn(question, "No") for question in asked)
    return all_answers(Utterance("u", "t", None, rule, "Can I join?", "", history, answer, ()))


def test_reproduces_the_published_references(shared):
    parity = shared / "parity"
    made = add_references(read_utterances(parity / "gold.json"))
    published = read_utterances(parity / "gold_multi.json")
    several = 0
    for ours, theirs in zip(made, published, strict=True):
        assert ours.all_answers == theirs.all_answers, ours.utterance_id
        several += len(ours.all_answers) > 1
    assert several == 54


def test_every_clause_left_gives_one_more():
    assert references("Do you own a boat?") == (
        "Do you own a boat?",
        "do you row every week \n ?",
        "do you teach sailing to children ?",
    )
    assert references("Do you own a boat?", "Do you row every week?") == (
        "Do you own a boat?",
        "do you teach sailing to children ?",
    )


@pytest.mark.parametrize(
    "answer",
    ["Yes", "Irrelevant", "Is it raining in the mountains of Peru?", "Do you row every week?"],
)
def test_no_more_without_a_new_clause(answer):
    assert references(answer, "Do you row every week?") == (answer,)


def test_no_more_without_bullets():
    assert len(references("Do you own a boat?", rule=RULE.replace("* ", "- "))) == 1


def test_quirk_nothing_after_the_run_makes_the_whole_follow_up_the_tail():
    more = references("Do you own a boat")[1]
    assert more == "do you row every week \n do you own a boat"


def test_quirk_a_run_not_found_again_counts_as_starting_at_minus_one():
    found = references("Do you happen to own any boat?")
    assert found[1].startswith("do you happen to own any boat row every week")


def test_a_clause_ends_with_its_line():
    rule = rule_tokens("* one\n* two\n\nNot a * clause\n** nested\n*")
    assert [rule.words[start:end] for start, end in rule.clauses] == [
        ("*", "one", "\n"),
        ("*", "two", "\n\n"),
        ("*", "*", "nested", "\n"),
        ("*",),
    ]


def test_the_first_of_the_longest_runs_counts():
    assert place("Own a red boat or own a red car.", "Do you own a red thing?") == (0, 3)


def test_letters_whose_lower_case_is_longer_do_not_move_offsets():
    rule = "İİİİİİ\n* own a boat\n* row daily"
    assert rule_tokens(rule).text[7:] == "* own a boat\n* row daily"


SMALL = st.text(st.sampled_from("aab c?"), min_size=1, max_size=14)


@settings(max_examples=150)
@given(SMALL, st.text(st.sampled_from("aab c*\n?"), max_size=18))
def test_agrees_with_the_regex_module(question, text):
    regex = pytest.importorskip("regex")
    limits = f"{{i<={MAX_INSERTIONS},d<={MAX_DELETIONS}}}"
    pattern = rf"(?b)(?:\b{regex.escape(question, special_only=True)}\b){limits}"
    found = regex.search(pattern, text)
    assert find_best(question, text) == (found and found.span())


@pytest.mark.parametrize(
    ("question", "text", "found"),
    [
        # The best place needs an insertion at its start and more than ten errors: nothing is found.
        ("are you on seaside leave?", "* countryside leave\n* only 2 weeks of other leave", None),
        ("row every week", "you row every week.", (4, 18)),
        ("row", "", None),
    ],
)
def test_quirks_of_the_regex_module(question, text, found):
    assert find_best(question, text) == found


@pytest.mark.parametrize("words", [20, 2000])
def test_a_text_of_one_repeated_word_is_searched_to_its_end(words):
    assert find_best("row row row row", "sail " * words + "row row row row") == (
        5 * words,
        5 * words + 15,
    )
