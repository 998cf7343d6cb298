"""Orders that lead in lists, and things that a list or a sentence asks for in a case only."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import decide, parse


def written(text: str, question: str = "Can I get a mooring?") -> str:
    """Return what a text says of a question, with the clauses spelled out."""
    rule = parse(text)
    found = rule.written(question)
    for clause in reversed(rule.clauses):
        found = found.replace(clause.id, f"[{clause.statement}]")
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "To get a mooring, bring:\n* proof of address\n* a photo",
            "[you must bring proof of address] and [you must bring a photo]",
        ),
        (
            "To get a mooring, show one of these papers:\n* a passport\n* a pilot's licence",
            "[you must show a passport] or [you must show a pilot's licence]",
        ),
        (
            "To get a mooring, show (a) your papers and (b) either a chart or a map.",
            "[you must show your papers] and ([you must show a chart] or [you must show a map])",
        ),
        (
            "To get a mooring you need:\n* a photo\n* if you are under 17, a letter",
            "[you must have a photo] and ([you must have a letter] or not [you are under 17])",
        ),
        (
            "You can get a mooring if you have:\n* a photo\n* a letter (if you are under 17)",
            "[you have a photo] and ([you have a letter] or not [you are under 17])",
        ),
        (
            "To get a mooring, you need a photo and, if you are under 17, a letter from home.",
            "[you must have a photo] and "
            "(not [you are under 17] or [you must have a letter from home])",
        ),
        # what the first item is, or a clause of its own, is no thing behind a case
        (
            "You can get a mooring if you have:\n* a photo\n* a letter",
            "[you have a photo] or [you have a letter]",
        ),
        (
            "You can get a mooring if you row and, where you are a pupil, you have a card.",
            "[you row] and (not [you are a pupil] or [you have a card])",
        ),
    ],
)
def test_what_is_asked_in_a_case_only(text: str, expected: str) -> None:
    assert written(text) == expected


def test_an_order_to_ask_somebody_demands_nothing_of_what_it_lists() -> None:
    rule = parse("To get a mooring, contact:\n* the harbour office\n* the lock keeper")
    assert not any(provision.demand for provision in rule.provisions)


@pytest.mark.parametrize(
    "question",
    ["Will I get my money back?", "Will I be compensated?", "Am I entitled to a refund?"],
)
def test_money_back_by_other_names(question: str) -> None:
    rule = parse("You can claim compensation if the ferry is cancelled.")
    assert decide(rule, question).follow_up == "Is the ferry cancelled?"


def test_a_conclusion_may_say_what_is_asked_in_other_words() -> None:
    text = "You get your money back if the play is cancelled. No refund is given if it is late."
    assert written(text, "Can I get a refund?") == "[the play is cancelled] and not [it is late]"
