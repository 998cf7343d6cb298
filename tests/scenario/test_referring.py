"""What points back to a thing that the rule names says what it says of that thing."""

import pytest

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span


def value(statement, story, question=""):
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story, question)
    return found[0].value if found else None


@pytest.mark.parametrize(
    ("statement", "story", "expected"),
    [
        ("you have paid the mooring fee", "I paid the fee in May.", True),
        ("you have paid the mooring fee", "I paid the bar fee in May.", None),
        ("you have paid the mooring fee", "I paid a fee in May.", None),
        ("you have a permanent mooring", "My mooring is on the left bank.", None),
        ("you have a season ticket", "My ticket is blue.", None),
        ("your boss refuses it", "My boss refuses it.", True),
        ("you have returned your library card", "My card has not been returned.", False),
        ("you have a valid pilot's licence", "I have my licence.", None),
        ("the canoe was tethered", "I tethered it before lunch.", True),
        ("the canoe was tethered", "I sold it before lunch.", None),
        ("the canoe was tethered", "I saw a goat and tethered it.", None),
        ("you have registered your hens", "My hens? I registered them in May.", True),
    ],
)
def test_what_points_back(statement, story, expected):
    assert value(statement, story) is expected


@pytest.mark.parametrize(
    ("statement", "story", "expected"),
    [
        ("your canoe is insured", "All of my canoes are insured.", True),
        ("your canoe is insured", "None of my canoes is insured.", False),
        ("you live alone", "No one lives with me.", True),
        ("you live alone", "My aunt lives with me.", False),
        ("you own the barn", "The barn belongs to my neighbour.", False),
        ("you own the barn", "The barn isn't ours.", False),
        ("you own the barn", "The barn belongs to us.", True),
        ("you have insured your canoe", "My neighbour's canoe is insured.", None),
        ("you broke the window", "The window was broken.", None),
        ("you are the child of a pilot", "My father is a pilot.", True),
        ("you are a pilot", "My father is a pilot.", None),
        ("wine will be served", "There'll be no wine.", False),
        ("wine will be served", "I have no wine glasses.", None),
        ("your barn was wrecked by a storm", "A storm wrecked our barn.", True),
        ("you speak Welsh", "I grew up speaking Welsh.", True),
        ("your saw is under guarantee", "My saw is out of guarantee.", False),
        ("you are retired", "I'm too young to be retired.", None),
        ("you are retired", "I retire next year.", None),
        ("you have a dog", "I walk my neighbour's dog.", None),
        ("you have lost your pass", "I'm afraid of losing my pass.", None),
        ("you have paid the yearly fee", "This year's fee is paid.", True),
        ("the tenant has left the property", "My tenant hasn't left the flat.", False),
        ("the tenant has left the property", "My tenant hasn't left a flat.", None),
    ],
)
def test_other_syntax(statement, story, expected):
    assert value(statement, story) is expected


def test_what_a_question_names_need_not_be_told():
    statement, question = "it is a garden shed that has a stove", "Do I need a permit for my shed?"
    assert value(statement, "It has a stove.", question) is True
    assert value(statement, "There's no stove in it.", question) is False
    assert value(statement, "It has a stove.", "Do I need a permit?") is None
