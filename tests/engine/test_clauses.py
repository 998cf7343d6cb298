"""Sentences become clauses: one per condition, at its own words, with the cue that made it."""

from __future__ import annotations

import re

import pytest

from cmr_logic.provisions import Rule, parse

# Rule text → each clause as (words in the text, statement, cue).
CLAUSES: dict[str, list[tuple[str, str, str]]] = {
    "You can rent a boat if you are over 16 and can swim.": [
        ("you are over 16", "you are over 16", "if"),
        ("can swim", "you can swim", "if"),
    ],
    "You cannot rent a boat unless you can swim.": [
        ("you can swim", "you can swim", "unless"),
    ],
    "You can enter the hall provided that you hold a ticket.": [
        ("you hold a ticket", "you hold a ticket", "provided"),
    ],
    "The fee is waived as long as you are a student.": [
        ("you are a student", "you are a student", "provided"),
    ],
    "You can keep bees when your garden is fenced.": [
        ("your garden is fenced", "your garden is fenced", "when"),
    ],
    "You can use the slipway only if you hold a permit.": [
        ("you hold a permit", "you hold a permit", "only-if"),
    ],
    "If you moor overnight, you must tell the harbour office.": [
        ("you moor overnight", "you moor overnight", "if"),
        ("tell the harbour office", "you must tell the harbour office", "must"),
    ],
    "People who work at the port can use the canteen.": [
        ("work at the port", "you work at the port", "who"),
    ],
    "Applicants that hold a diploma can skip the course.": [
        ("hold a diploma", "you hold a diploma", "who"),
    ],
    "You can apply if you:\n\n* grow vegetables\n* keep hens": [
        ("grow vegetables", "you grow vegetables", "the-following"),
        ("keep hens", "you keep hens", "the-following"),
    ],
    "You can apply if you are:\n\n* a farmer\n* a fisher": [
        ("a farmer", "you are a farmer", "the-following"),
        ("a fisher", "you are a fisher", "the-following"),
    ],
    "You can apply if all of the following apply:\n\n* you grow vegetables\n* you keep hens": [
        ("you grow vegetables", "you grow vegetables", "all-of"),
        ("you keep hens", "you keep hens", "all-of"),
    ],
    "You can rent a hall if you own a shop or rent a stall.": [
        ("you own a shop", "you own a shop", "or"),
        ("rent a stall", "you rent a stall", "or"),
    ],
    "You can get a permit if you are either a resident or a trader.": [
        ("you are either a resident", "you are a resident", "if"),
        ("a trader", "you are a trader", "if"),
    ],
    "You cannot board before you have a ticket.": [
        ("you have a ticket", "you have a ticket", "before"),
    ],
    "You pay even if you leave early, unless you hold a season ticket.": [
        ("you hold a season ticket", "you hold a season ticket", "unless"),
    ],
}


def words(text: str) -> str:
    return " ".join(re.findall(r"\w[\w']*", text))


@pytest.mark.parametrize("text", CLAUSES)
def test_clauses(text: str) -> None:
    rule = parse(text)
    found = [(words(c.span.of(text)), c.statement, c.cue) for c in rule.clauses]
    assert found == [(words(at), statement, cue) for at, statement, cue in CLAUSES[text]]


@pytest.mark.parametrize("text", CLAUSES)
def test_ids_are_numbered_in_text_order(text: str) -> None:
    rule = parse(text)
    assert [clause.id for clause in rule.clauses] == [
        f"c{number}" for number in range(1, len(rule.clauses) + 1)
    ]
    starts = [clause.span.start for clause in rule.clauses]
    assert starts == sorted(starts)


@pytest.mark.parametrize("text", CLAUSES)
def test_the_words_of_a_clause_are_in_its_statement(text: str) -> None:
    """The statement adds what the clause leans on, and takes nothing but joining words away."""
    for clause in parse(text).clauses:
        kept = clause.statement.lower().split()
        for word in words(clause.span.of(text)).lower().split():
            assert word in kept or word in {"either", "neither", "both"}


@pytest.mark.parametrize(
    "text", ["", "   ", "\n\n", "...", "# Title", "if", "and or if", "* ", "if if if", "😀 if 😀"]
)
def test_any_text_gives_a_rule(text: str) -> None:
    rule = parse(text)
    assert isinstance(rule, Rule)
    assert all(clause.span.end <= len(text) for clause in rule.clauses)
