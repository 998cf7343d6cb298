"""Behind a semicolon, what is so of people of another kind is a statement by itself."""

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("text", "question", "expression", "asked"),
    [
        ("You need a card if you're 16 or over; under 16s need a parent's signature.",
         "Do I need a card?", "c2", "you're 16 or over"),
        ("You need a ticket if you are over 5; under-5s travel free.", "Do I need a ticket?",
         "c2", "you are over 5"),
        ("You pay £5 if you are a student; pensioners swim free.", "Do I pay £5?",
         "c1 and not c2", "you are a student"),
        ("Adults pay £8; children under 5 go free.", "Do I pay £8?", "c1", "you are adults"),
        ("You pay if you are aged 18 or over; over 65s go free.", "Do I have to pay?",
         "c1 and not c2", "you are aged 18 or over"),
        ("You can join if you are over 16; own a boat; or work here.", "Can I join?",
         "c1 or c2 or c3", "you are over 16"),
        ("You can join if you are a cook; a guest of cooks; or over 60.", "Can I join?",
         "c1 or c2 or c3", "you are a cook"),
    ],
)  # fmt: skip
def test_where_the_next_statement_begins(
    text: str, question: str, expression: str, asked: str
) -> None:
    rule = parse(text)
    assert rule.written(question) == expression
    assert asked in [clause.statement for clause in rule.clauses]
