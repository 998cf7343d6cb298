"""Rights that end or are out of reach: "the exemption is lost if", "it is too late to"."""

from __future__ import annotations

import pytest

from cmr_logic import parse

LAND = "Land that you use as your home is exempt from the levy."


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        # an exemption that ends is no exemption: what it is lost by denies it
        (f"{LAND} The exemption is lost if you let it.", "Is my land exempt?", "c1 and not c2"),
        ("The exemption ends if you sell it.", "Am I exempt?", "not c1"),
        ("The exemption is lost if you sell it.", "Will I lose the exemption?", "c1"),
        (
            "You are entitled to leave if you row. Your entitlement ends when you resign.",
            "Am I entitled to leave?",
            "c1 and not c2",
        ),
        ("Your entitlement ends when you resign.", "Will my entitlement end?", "c1"),
        # what it is too late for cannot be done
        ("It is too late to appeal if 28 days have passed.", "Can I appeal?", "not c1"),
        ("It's too late to appeal if 28 days have passed.", "Is it too late to appeal?", "c1"),
        ("It is not too late to appeal if you hurry.", "Can I appeal?", "c1"),
        (
            "It is too late to appeal if 28 days have passed, unless you were ill.",
            "Can I still appeal?",
            "not (c1 and not c2)",
        ),
        ("You're too young to join if you are under 16.", "Can I join?", "not c1"),
        (
            "If your card has 6 months left, it is too early to renew it.",
            "Can I renew my card?",
            "not c1",
        ),
        (
            "You have too much income to get the grant if you earn over £900.",
            "Can I get the grant?",
            "not c1",
        ),
        ("You can get the grant if you are too ill to row.", "Can I get the grant?", "c1"),
        # leave that ends with a thing
        ("You can apply before your visa expires.", "Can I apply?", "not c1"),
        (
            "You can apply before your visa runs out. You must live in Rye.",
            "Can I apply?",
            "not c1 and c2",
        ),
        ("You can claim the refund within 9 weeks of the race.", "Can I claim the refund?", "c1"),
        (
            "You can claim the refund within 9 weeks of the race. You must have rowed in it.",
            "Can I claim the refund?",
            "c1 and c2",
        ),
    ],
)
def test_rights_that_end(text: str, question: str, written: str) -> None:
    assert _written(text, question) == written


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("You can apply before your visa expires.", "your visa has expired"),
        ("You can apply before the old pass runs out.", "the old pass has run out"),
        (
            "You can claim the refund within 9 weeks of the race.",
            "it is within 9 weeks of the race",
        ),
    ],
)
def test_what_is_asked_of_them(text: str, clause: str) -> None:
    assert [each.statement for each in parse(text).clauses] == [clause]


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        # how many may have it says nothing of whoever asks
        (
            "Only one person can get the grant. You qualify if you row.",
            "Can I get the grant?",
            "c2",
        ),
        (
            "Only one member of a household may claim the grant. You qualify if you row.",
            "Can I claim the grant?",
            "c2",
        ),
        # a bracket that denies a bound
        ("You can adopt if you're 21 or over (there's no upper limit).", "Can I adopt?", "c1"),
        (
            "You can adopt if you're 21 or over (there is no upper age limit) and live in Rye.",
            "Can I adopt?",
            "c1 and c2",
        ),
        # pairs of ways
        ("You can claim if you own the hut, either alone or jointly.", "Can I claim?", "c1"),
        (
            "You can claim if you own the hut, either alone or with your partner.",
            "Can I claim?",
            "c1",
        ),
        ("You can claim if you own a hut in Rye or abroad.", "Can I claim?", "c1 or c2"),
    ],
)
def test_what_asks_nothing(text: str, question: str, written: str) -> None:
    assert _written(text, question) == written


def test_what_says_where_by_itself() -> None:
    said = [each.statement for each in parse("Claim if you worked in Rye or abroad.").clauses]
    assert said == ["you worked in Rye", "you worked abroad"]


@pytest.mark.parametrize(
    "announced",
    [
        "There are exceptions, including if",
        "There are some exceptions, such as when",
        "There are exceptions, for example if",
        "Exceptions include if",
    ],
)
def test_exceptions_by_example(announced: str) -> None:
    text = f"Lodgers can't join. {announced} you row."
    assert _written(text, "Can I join?") == "not (c1 and not c2)"


def _written(text: str, question: str) -> str:
    return parse(text).written(question)
