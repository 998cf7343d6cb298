"""What goes without saying once a story has settled the rest: that one is of those asked about."""

from __future__ import annotations

import pytest

from cmr_logic import decide
from cmr_logic.dialog.decision import answer

POTTERS = "Potters at the mill must sweep the kiln unless they have a helper."
ONLY = "Only potters who live in the valley may use the kiln."
GIVEN = "A kiln is lent to potters who own a wheel."


@pytest.mark.parametrize(
    ("rule", "asked", "told", "wanted"),
    [
        (POTTERS, "Do I have to sweep the kiln?", "I have a helper.", "No"),
        (POTTERS, "Do I have to sweep the kiln?", "I do not have a helper.", "Yes"),
        (ONLY, "May I use the kiln?", "I live in the valley.", "Yes"),
        (ONLY, "May I use the kiln?", "I don't live in the valley.", "No"),
        (GIVEN, "Can I borrow a kiln?", "I own a wheel.", "Yes"),
    ],
)
def test_who_tells_the_rest_asks_as_one_of_them(rule, asked, told, wanted) -> None:
    assert decide(rule, asked, told).answer == wanted
    assert answer(rule, asked, told)[0] == wanted


@pytest.mark.parametrize(
    ("rule", "asked", "told"),
    [
        (POTTERS, "Do I have to sweep the kiln?", ""),
        (POTTERS, "Do I have to sweep the kiln?", "I like the smell of clay."),
        (ONLY, "May I use the kiln?", "I'm a potter."),
        # stated as a condition, not named in passing
        ("The kiln is for potters. You must own a wheel.", "May I use the kiln?", "I own a wheel."),
        ("You may use it if you are a potter and own a wheel.", "May I use it?", "I own a wheel."),
    ],
)
def test_nothing_goes_without_saying_where_the_rest_is_open(rule, asked, told) -> None:
    assert decide(rule, asked, told).answer == "More"


def test_what_is_said_outweighs_what_goes_without_saying() -> None:
    asked, told = "Do I have to sweep the kiln?", "I do not have a helper."
    assert decide(POTTERS, asked, f"{told} I am not a potter.").answer == "No"
    history = [("Are you a potter at the mill?", "no")]
    assert decide(POTTERS, asked, told, history).answer == "No"
    assert answer(POTTERS, asked, told, history)[0] == "No"


def test_the_question_is_the_reason() -> None:
    asked = "Do I have to sweep the kiln?"
    reasons = decide(POTTERS, asked, "I do not have a helper.").reasons
    assert [(each.clause, each.source, each.evidence) for each in reasons] == [
        ("c1", "question", asked),
        ("c3", "scenario", "I do not have a helper"),
    ]


@pytest.mark.parametrize(
    ("rule", "asked", "told", "wanted"),
    [
        ("A cart may pass if it is lit.", "May my cart pass?", "The cart is not lit.", "No"),
        ("You may bring a kettle if you have tested it.", "Can I bring a kettle?",
         "I have tested the kettle.", "Yes"),
        ("You may bring a kettle if you have tested it.", "Can I bring a kettle?",
         "I have tested my radio.", "More"),
        ("Carters must pay unless the cart is empty.", "Must I pay?", "The jug is empty.", "More"),
    ],
)  # fmt: skip
def test_a_pronoun_of_a_rule_is_met_by_what_it_stands_for(rule, asked, told, wanted) -> None:
    assert decide(rule, asked, told).answer == wanted


@pytest.mark.parametrize(
    ("rule", "asked", "told", "wanted"),
    [
        ("A boat may stay overnight if the skipper has told the lock keeper.",
         "Can my boat stay overnight?", "I've told the lock keeper.", "Yes"),
        ("Feasts in the barn are possible only where the couple have hired the yard.",
         "Can we have our feast in the barn?", "We have not hired the yard.", "No"),
        ("A cart can stay for a week provided the occupants have paid.",
         "Can our cart stay?", "We have paid.", "Yes"),
        ("A boat may stay overnight if the ranger has told the lock keeper.",
         "Can my boat stay overnight?", "I've told the lock keeper.", "More"),
        ("A boat may stay overnight if the skipper has told the lock keeper.",
         "Can my boat stay overnight?", "My cousin has told the lock keeper.", "More"),
    ],
)  # fmt: skip
def test_whoever_a_rule_means_tells_it_of_themselves(rule, asked, told, wanted) -> None:
    assert decide(rule, asked, told).answer == wanted
