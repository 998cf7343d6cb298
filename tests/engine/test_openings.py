"""What a sentence opens with and says nothing by, labels before it, and marks in it."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

RULE = "you can keep a goat if you have a yard and your neighbours agree."
ASKED = "Can I keep a goat?"

REMARKS = (
    "Please note that",
    "Please note:",
    "Please note –",
    "NOTE:",
    "N.B.",
    "Important:",
    "Remember that",
    "Bear in mind that",
    "You should also know that",
    "It is important to note that",
    "For your information,",
    "In practice,",
    "As a general rule,",
    "By law,",
    "From 6 April 2031,",
    "With effect from May 2031,",
    "For the 2031 to 2032 tax year,",
    "Under section 9 of the Animals Act 1987,",
    "Under these rules,",
    "In accordance with our byelaws,",
    "Please note: from 1 May 2031,",
    "**Please note:**",
)


def written(text: str, question: str = ASKED) -> str:
    return parse(text).written(question)


@pytest.mark.parametrize("remark", REMARKS)
def test_remarks_change_nothing(remark: str) -> None:
    assert written(f"{remark} {RULE}") == "c1 and c2"
    assert written(f"Goats are friendly. {remark} {RULE}").count(" and ") == 1


@pytest.mark.parametrize("remark", ["Note that", "Please note:", "Under these rules,", "By law,"])
@pytest.mark.parametrize(
    "rest",
    [
        "if you have a yard, you can keep a goat.",
        "to keep a goat you must have a yard.",
        "only people who have a yard can keep a goat.",
        "no goat may be kept unless you have a yard.",
    ],
)
def test_whatever_the_sentence_behind(remark: str, rest: str) -> None:
    plain = parse(f"{rest[0].upper()}{rest[1:]}")
    noted = parse(f"{remark} {rest}")
    assert noted.written(ASKED) == plain.written(ASKED)
    assert [c.statement for c in noted.clauses] == [c.statement for c in plain.clauses]


@pytest.mark.parametrize(
    "text",
    [
        "In Scotland, you can keep a goat if you have a yard.",
        "From 1 April to 30 June 2031, you can keep a goat if you have a yard.",
    ],
)
def test_places_and_seasons_are_conditions(text: str) -> None:
    assert decide(text, ASKED, history=[("Do you have a yard?", "Yes")]).answer == "More"


def test_what_is_noted_or_forbidden_by_law_is_said() -> None:
    text = "Time is important – arrive early if you have a bicycle."
    assert "you have a bicycle" in [c.statement for c in parse(text).clauses]
    text = "You can row if you make a note of the tide."
    assert [c.statement for c in parse(text).clauses] == ["you make a note of the tide"]


@pytest.mark.parametrize(
    "label", ["Eligibility:", "Who can apply:", "Yard rule:", "Top tip:", "In short:"]
)
def test_a_label_before_a_sentence(label: str) -> None:
    text = f"{label} If you have a yard, you may keep a goat."
    assert written(text) == "c1"
    assert decide(text, ASKED, history=[("Do you have a yard?", "Yes")]).answer == "Yes"


def test_no_label_where_items_follow() -> None:
    text = "To join, bring: Two photos and a passport."
    assert written(text, "Can I join?").count("c") == 2


def test_bold_words_are_read_as_plain_ones() -> None:
    text = "You can use a bill or a letter as proof. The proof {} be less than a month old."
    question = "Can I use my letter as proof?"
    plain = written(text.format("must"), question)
    assert written(text.format("**must**"), question) == plain
    assert written(text.format("_must_"), question) == plain
