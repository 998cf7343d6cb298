"""One of several things that a text lists, asked about: it alone counts, in its own case."""

from __future__ import annotations

from collections.abc import Callable

import pytest

NEEDS = """\
When you apply you'll need to provide:

- a passport with a blank page
- bank statements, unless your sponsor pays
- a test result if you're from a listed country
- your certificate, or a letter from your school
"""
BANS = """
* carry a passenger, unless they are your instructor
* tow a trailer
* use a radio, even at night
"""


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Do I need a passport?", "true"),
        ("Do I need bank statements?", "not [your sponsor pays]"),
        ("Do I have to provide a test result?", "[you're from a listed country]"),
        ("Do I need my certificate?", "not [you'll need to provide a letter from your school]"),
        # what no item says, or says but in part, or all say
        ("Do I need a birth certificate?", "[you apply]"),
    ],
)
def test_one_of_the_things_needed(
    said: Callable[[str, str], str], question: str, expected: str
) -> None:
    assert said(NEEDS, question) == expected


@pytest.mark.parametrize(
    "lead",
    [
        "You must not:",
        "You cannot:",
        "Do not:",
        "Please don't:",
        "Never:",
        "You are not allowed to:",
    ],
)
@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Can I carry a passenger?", "[they are your instructor]"),
        ("Can I tow a trailer?", "false"),
        ("Can I use a radio?", "false"),
    ],
)
def test_one_of_the_deeds_denied(
    said: Callable[[str, str], str], lead: str, question: str, expected: str
) -> None:
    assert said(lead + "\n" + BANS, question) == expected


def test_the_case_of_an_item_beside_that_of_the_list(said: Callable[[str, str], str]) -> None:
    text = "While you are a learner you must not:\n" + BANS
    expected = "not ([you are a learner] and not [they are your instructor])"
    assert said(text, "Can I carry a passenger?") == expected
    assert said(text, "Can I tow a trailer?") == "not [you are a learner]"


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "The following papers must be sent with your claim:\n\n* a signed form\n"
            "* for firms, a list of debts",
            "Do I need a list of debts?",
            "[you are firms]",
        ),
        (
            "The following are required:\n\n* a signed form\n* a map, unless you row",
            "Do I need a map?",
            "not [you row]",
        ),
        # kinds of boats or of people are nothing to be handed in
        (
            "The following boats must be insured:\n\n* canoes\n* yachts",
            "Do boats have to be insured?",
            "[canoes] or [yachts]",
        ),
    ],
)
def test_things_to_hand_in(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    assert said(text, question) == expected


def test_things_with_and_without_a_possessive_share_their_verb(
    said: Callable[[str, str], str],
) -> None:
    text = "You must bring:\n\n* your card, or a letter from your school\n* a map"
    expected = "([you must bring your card] or [you must bring a letter from your school])"
    assert said(text, "Can I join?").startswith(expected)


def test_what_an_order_lists_is_needed_in_its_own_case(said: Callable[[str, str], str]) -> None:
    text = "Bring these to us:\n\n* the form\n* a letter from a parent if you are under 18"
    assert said(text, "Do I need a letter from a parent?") == "[you are under 18]"


ONE = "The following badges can be sold if you move away:\n\n* rower badge\n"


@pytest.mark.parametrize(
    ("rule", "question", "expected"),
    [
        (ONE, "Can I sell this badge?", "[you move away]"),
        (ONE, "Can I sell this?", "[you move away] and [rower badge]"),
        (
            ONE + "* pilot badge\n",
            "Can I sell this badge?",
            "[you move away] and ([rower badge] or [pilot badge])",
        ),
        (
            "The following badges can be sold:\n\n* rower badge\n",
            "Can I sell this badge?",
            "[rower badge]",
        ),
    ],
)
def test_the_one_thing_listed_pointed_at(
    said: Callable[[str, str], str], rule: str, question: str, expected: str
) -> None:
    assert said(rule, question) == expected
