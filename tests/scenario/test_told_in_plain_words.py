"""What rules say in words of their own, and what one calls "mine" by a word for its kind."""

from __future__ import annotations

import pytest

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span


def value_of(statement: str, story: str) -> bool | None:
    """Return how a story settles a clause, None where it leaves it open."""
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story)
    return found[0].value if found else None


@pytest.mark.parametrize(
    ("statement", "story", "value"),
    [
        ("you are an orphan", "My father died when I was ten.", None),
        ("you are an orphan", "My mum and dad died.", True),
        ("you have lost both parents", "I lost my father in May.", None),
        ("you are married", "We'd been married forty years.", None),
        ("you are married", "I was married three times.", None),
        ("you are married", "We were married two years ago.", True),
        ("you have paid your rent", "My landlord is nice.", None),
        ("you live with anyone", "I live in Leeds.", None),
        ("you live with anyone", "I live alone.", False),
        ("anybody else lives in your home", "I live alone.", False),
        ("anybody else lives in your home", "I live with my aunt.", True),
        ("you are required to wear a badge", "We don't have to wear a badge.", False),
        ("you are required to wear a badge", "My boss makes us wear a badge.", True),
        ("you are required to wear a badge", "I wear a badge.", None),
    ],
)
def test_what_holds_of_two_or_for_others_is_told_apart(
    statement: str, story: str, value: bool | None
) -> None:
    assert value_of(statement, story) is value


@pytest.mark.parametrize(
    ("statement", "story", "value"),
    [
        ("you have a dog", "Our old spaniel snores.", True),
        ("you keep a dog", "Our spaniel snores.", True),
        ("you own a cat", "My tabby sleeps on the radiator.", True),
        ("you have a car", "My Land Rover is filthy.", True),
        ("you keep a dog", "My neighbour's spaniel snores.", None),
        ("you have a dog", "I gave our spaniel to my sister.", None),
        ("you have a dog", "My spaniel breeder lives in Hull.", None),
        ("you keep a dog", "Our spaniel ran away in May.", None),
        ("you own a home", "My flat is damp.", None),
    ],
)
def test_what_one_calls_mine_by_a_word_for_its_kind(
    statement: str, story: str, value: bool | None
) -> None:
    assert value_of(statement, story) is value
