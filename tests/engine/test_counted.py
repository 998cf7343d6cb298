"""Lists that a sentence counts: before them for an aim, inside it, and behind them."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse

OARS = "\n\n* you own oars\n* you can swim\n* you have paid\n"
ASKING = "\n\n* Is your boat new?\n* Do you own oars?\n* Does your boat leak?\n\n"
TELLING = "**Do you need a licence?**\n\n1. Your boat was built here.\n2. Your boat has oars.\n\n"


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        # the lead-in names an aim
        (f"To row, all of the following must apply:{OARS}", "Can I row?", "c1 and c2 and c3"),
        (f"The lake is deep. Two of these must be true before you can row:{OARS}", "Can I row?", "at least 2 of (c2, c3, c4)"),
        (f"In order to row, none of these may apply to you:{OARS}", "Can I row?", "not (c1 or c2 or c3)"),
        (f"To row, none of these may apply to you:{OARS}\nAnd you must have a vest.", "Can I row?", "not (c1 or c2 or c3) and c4"),
        # the lead-in counts the points that it names
        (f"You can row if you meet no fewer than two of the three points below:{OARS}", "Can I row?", "at least 2 of (c1, c2, c3)"),
        (f"We lend rafts to crews who meet two of the three criteria below.{OARS}", "Will you lend my crew a raft?", "at least 2 of (c1, c2, c3)"),
        (f"We lend rafts to crews who meet two of the criteria below.{OARS}", "Will you lend my crew a raft?", "at least 2 of (c1, c2, c3)"),
        (f"We lend rafts to crews who meet all of the criteria below:{OARS}", "Will you lend my crew a raft?", "c1 and c2 and c3"),
        (f"We lend rafts to crews who meet none of the criteria below:{OARS}", "Will you lend my crew a raft?", "not (c1 or c2 or c3)"),
        (f"People in two of the three situations listed here can row:{OARS}", "Can I row?", "at least 2 of (c1, c2, c3)"),
        (f"People in the situations shown below can row:{OARS}", "Can I row?", "c1 or c2 or c3"),
        (f"You can row provided you fulfil the whole of this list:{OARS}", "Can I row?", "c1 and c2 and c3"),
        (f"Before a guest can row, all of these steps have to be complete:{OARS}", "Can I row?", "c1 and c2 and c3"),
        # the last word of an inner list joins the outer one
        ("You can row if\n\n(a) your boat\n    (i) is new and\n    (ii) has oars, or\n(b) your boat is on hire.", "Can I row?", "c1 and c2 or c3"),
        # the list stands inside the sentence
        ("To row, you must show at least two of a passport, a card and a letter.", "Can I row?", "at least 2 of (c2, c3, c4)"),
        ("Before we lend a boat we check who you are. Any two of a passport, a card and a letter will do.", "Will you lend me a boat?", "at least 2 of (c1, c2, c3)"),
        ("You can row if you hold one of a licence, a card or a pass.", "Can I row?", "c1 or c2 or c3"),
        ("You can row if one of your parents is a member and you swim.", "Can I row?", "c1 and c2"),
        # the items are questions
        (f"You can row if you answer yes to all of these questions:{ASKING}", "Can I row?", "c1 and c2 and c3"),
        (f"You can row if you answer no to all of these questions:{ASKING}", "Can I row?", "not c1 and not c2 and not c3"),
        # a later sentence takes the list up
        (f"Think about your boat:{ASKING}If the answer to any of these is yes, you can row.", "Can I row?", "c1 or c2 or c3"),
        (f"Think about your boat:{ASKING}If you answered no to all of these questions and you swim, you can row.", "Can I row?", "(not c1 and not c2 and not c3) and c4"),
        (f"{TELLING}If either of these describes you, you do not need a licence.", "Do I need a licence?", "not (c1 or c2)"),
        (f"Check these points:{OARS}\nIf you don't meet all of these points, you cannot row.", "Can I row?", "c1 and c2 and c3"),
    ],
)  # fmt: skip
def test_counted_lists(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression


def test_a_question_in_a_list_is_a_statement() -> None:
    rule = parse(f"You can row if you answer yes to all of these questions:{ASKING}")
    statements = [clause.statement for clause in rule.clauses]
    assert statements == ["your boat is new", "you own oars", "your boat does leak"]


def test_a_condition_about_other_things_takes_no_list_up() -> None:
    rule = parse(f"Think about your boat:{ASKING}If any of these shops is open, you can row.")
    assert rule.written("Can I row?") == "c4"
