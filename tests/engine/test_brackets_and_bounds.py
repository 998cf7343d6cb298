"""Brackets that group conditions, bounds on how many of a list may hold, and lists that are denied."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

LIST = "\n* you rent\n* you work\n* you farm"
CAN = "Can I join?"
GROUPS = {
    "the first of two": ("You can hire a canoe if (you are a member or you have a pass) and you can swim.", "Can I hire a canoe?", "([you are a member] or [you have a pass]) and [you can swim]"),
    "the only one": ("You can join if (you live here).", CAN, "[you live here]"),
    "square": ("You can join if [you live here or you work here] and [you are 18].", CAN, "([you live here] or [you work here]) and [you are 18]"),
    "the last": ("You can join if you are 18 and (you live here or you work here).", CAN, "[you are 18] and ([you live here] or [you work here])"),
    "within one another": ("You can join if (you row) and (you are 18 or (you are 16 and you have a letter)).", CAN, "[you row] and ([you are 18] or [you are 16] and [you have a letter])"),
    "in front": ("If (you row or you sail) and you are 18, you can join.", CAN, "([you row] or [you sail]) and [you are 18]"),
    "in front, without a comma": ("If (you row or you sail) you can join.", CAN, "[you row] or [you sail]"),
    "three with commas": ("You can join if (you row or you sail), (you are 18) and (you can swim).", CAN, "([you row] or [you sail]) and [you are 18] and [you can swim]"),
    "items": ("You can join if any of these apply:\n* (you own a boat)\n* [you are 18 and you row]", CAN, "[you own a boat] or [you are 18] and [you row]"),
    "behind a colon": ("You can join if: (you row, or you sail) and you are 18.", CAN, "([you row] or [you sail]) and [you are 18]"),
    "behind a colon, nothing else": ("You can join if: you row or you sail.", CAN, "[you row] or [you sail]"),
    "denied": ("You can join if you are 18 and not (you smoke or you drink).", CAN, "[you are 18] and (not [you smoke] and not [you drink])"),
    "denied at length": ("You can join if it is not the case that (you smoke and you drink).", CAN, "not [you smoke] or not [you drink]"),
    "an exception": ("You can join unless (you smoke and you drink).", CAN, "not ([you smoke] and [you drink])"),
    "of people": ("People who (rent a flat or own a house) and live here can join.", CAN, "([you rent a flat] or [you own a house]) and [you live here]"),
    "what be says": ("You can join if you are (a student or a nurse) and you live here.", CAN, "([you are a student] or [you are a nurse]) and [you live here]"),
    "what be denies": ("You can join if you are not (a student or a nurse).", CAN, "not ([you are a student] or [you are a nurse])"),
    "a place": ("You can join if you live in (England or Wales).", CAN, "[you live in England] or [you live in Wales]"),
    "an object": ("You can join if you rent (a flat or a house).", CAN, "[you rent a flat] or [you rent a house]"),
}  # fmt: skip
ASIDES = {
    "a remark": ("You can join if you have a card (you can buy one here) and you are 18.", CAN, "[you have a card] and [you are 18]"),
    "an example": ("You can join if (for example, on Sundays) you are 18.", CAN, "[you are 18]"),
    "and only if": ("You can join if (and only if) you are 18.", CAN, "[you are 18]"),
    "a pointer": ("You can join if (see rule 4) you own a boat.", CAN, "[you own a boat]"),
    "labels": ("You can join if either (a) you row or (b) you sail.", CAN, "[you row] or [you sail]"),
}  # fmt: skip
BOUNDS = {
    "at most one": "not at least 2 of ([you rent], [you work], [you farm])",
    "no more than one": "not at least 2 of ([you rent], [you work], [you farm])",
    "not more than one": "not at least 2 of ([you rent], [you work], [you farm])",
    "fewer than two": "not at least 2 of ([you rent], [you work], [you farm])",
    "less than 2": "not at least 2 of ([you rent], [you work], [you farm])",
    "up to two": "not ([you rent] and [you work] and [you farm])",
    "two or fewer": "not ([you rent] and [you work] and [you farm])",
    "a maximum of two": "not ([you rent] and [you work] and [you farm])",
    "exactly one": "([you rent] or [you work] or [you farm]) and not at least 2 of ([you rent], [you work], [you farm])",
    "only one": "([you rent] or [you work] or [you farm]) and not at least 2 of ([you rent], [you work], [you farm])",
    "exactly 2": "at least 2 of ([you rent], [you work], [you farm]) and not ([you rent] and [you work] and [you farm])",
    "one or two": "([you rent] or [you work] or [you farm]) and not ([you rent] and [you work] and [you farm])",
    "more than one": "at least 2 of ([you rent], [you work], [you farm])",
    "no fewer than two": "at least 2 of ([you rent], [you work], [you farm])",
    "at least two": "at least 2 of ([you rent], [you work], [you farm])",
    "1": "[you rent] or [you work] or [you farm]",
}  # fmt: skip
COUNTED = {
    "a bar": ("You cannot join if more than two of these apply:" + LIST, "not ([you rent] and [you work] and [you farm])"),
    "an exception": ("You can join unless at most one of the following applies:" + LIST, "at least 2 of ([you rent], [you work], [you farm])"),
    "conditions to meet": ("You can join if you meet at most one of these conditions:" + LIST, "not at least 2 of ([you rent], [you work], [you farm])"),
    "who meets them": ("People who meet exactly two of the following can join:" + LIST, "at least 2 of ([you rent], [you work], [you farm]) and not ([you rent] and [you work] and [you farm])"),
    "beside a condition": ("You can join if you row and no more than one of the following applies:" + LIST, "[you row] and not at least 2 of ([you rent], [you work], [you farm])"),
    "behind the list": ("You can join if:" + LIST + "\n\nAt most one of these may apply.", "not at least 2 of ([you rent], [you work], [you farm])"),
    "behind the list, allowed": ("You can join if:" + LIST + "\n\nOnly one of these may apply.", "not at least 2 of ([you rent], [you work], [you farm])"),
    "behind the list, enough": ("You can join if:" + LIST + "\n\nOnly one of these needs to apply.", "[you rent] or [you work] or [you farm]"),
    "in one line": ("You can join if at most one of these applies: you rent, you work, you farm.", "not at least 2 of ([you rent], [you work], [you farm])"),
    "an aim": ("To join, exactly two of these must apply:" + LIST, "at least 2 of ([you rent], [you work], [you farm]) and not ([you rent] and [you work] and [you farm])"),
    "no more is needed": ("To join, you need only one of the following:\n* a card\n* a pass", "[you must have a card] or [you must have a pass]"),
    "no list": ("You can join if you have at most two children.", "[you have at most two children]"),
}  # fmt: skip
DENIED = {
    "not all": ("You can join if you do not meet all of the following conditions:" + LIST, "not ([you rent] and [you work] and [you farm])"),
    "not any": ("You can join if you don't satisfy any of these criteria:" + LIST, "not ([you rent] or [you work] or [you farm])"),
    "not two": ("You can join if you do not meet at least two of these conditions:" + LIST, "not at least 2 of ([you rent], [you work], [you farm])"),
    "what is to be met": ("You cannot join if you do not meet the following conditions:" + LIST, "[you rent] and [you work] and [you farm]"),
    "do not apply": ("You can join if the following do not apply:" + LIST, "not [you rent] and not [you work] and not [you farm]"),
    "are not met, a bar": ("You cannot join if the following conditions are not met:" + LIST, "not (not [you rent] or not [you work] or not [you farm])"),
    "fails any": ("You cannot join if you fail to meet any of these criteria:" + LIST, "not (not [you rent] or not [you work] or not [you farm])"),
    "meets": ("You can join if you meet any of the following conditions:" + LIST, "[you rent] or [you work] or [you farm]"),
    "apply": ("You can join if all of the following apply to you:" + LIST, "[you rent] and [you work] and [you farm]"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    (GROUPS | ASIDES).values(),
    ids=(GROUPS | ASIDES).keys(),
)
def test_brackets(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression


@pytest.mark.parametrize(("bound", "expression"), BOUNDS.items())
def test_bounds(said: Callable[[str, str], str], bound: str, expression: str) -> None:
    assert said(f"You can join if {bound} of the following apply:{LIST}", CAN) == expression


@pytest.mark.parametrize(
    ("text", "expression"),
    (COUNTED | DENIED).values(),
    ids=(COUNTED | DENIED).keys(),
)
def test_counted_lists(said: Callable[[str, str], str], text: str, expression: str) -> None:
    assert said(text, CAN) == expression


@pytest.mark.parametrize("depth", [1, 2, 50, 10_000])
def test_brackets_around_brackets(depth: int) -> None:
    rule = parse(f"You can join if {'(' * depth}you live here{')' * depth}.")
    assert [clause.statement for clause in rule.clauses] == ["you live here"]
    assert decide(rule, CAN).answer == "More"


def test_brackets_too_deep_leave_it_open() -> None:
    inside = "".join(f"(you own {n} boats or " for n in range(2_000))
    rule = parse(f"You can join if {inside}you live here{')' * 2_000}.")
    assert decide(rule, CAN).answer == "More"


def test_up_to_so_many_are_granted(said: Callable[[str, str], str]) -> None:
    text = "You can bring up to 2 of the following items:\n* a boat\n* a raft\n* a canoe"
    assert "not" not in said(text, "Can I bring a boat?")


def test_what_must_is_for_stands_in_brackets(said: Callable[[str, str], str]) -> None:
    plain = "You must pay a fee or work a shift."
    bracketed = "You must (pay a fee or work a shift)."
    question = "Do I have to pay a fee?"
    assert said(bracketed, question) == said(plain, question)


def test_spans_inside_brackets() -> None:
    text = "You can join if (you live here or [you work here]) and you can swim."
    rule = parse(text)
    assert [clause.span.of(text) for clause in rule.clauses] == [
        "you live here",
        "you work here",
        "you can swim",
    ]
