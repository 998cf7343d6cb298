"""What a question names beside the words of a text: another deed, place or thing than it has."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

# A text that says nothing of what is asked, though both name the same place or deed.
BESIDE = {
    "another deed": ("Smoking is not allowed in the lobby.", "Can I eat in the lobby?"),
    "another deed, forbidden to you": ("You must not row on the lake.", "Can I fish on the lake?"),
    "another deed that is let": ("Swimming is allowed in the lake.", "Can I fish in the lake?"),
    "another animal": ("Dogs are allowed in the garden.", "Is my cat allowed in the garden?"),
    "another thing": ("Alcohol is not permitted in the hall.", "Can I take photos in the hall?"),
    "what is wider than what is banned": (
        "Beer is not allowed in the hall.",
        "Can I bring food into the hall?",
    ),
    "another place of a duty": (
        "Staff must wear a helmet in the yard.",
        "Do I have to wear a helmet in the office?",
    ),
    "another place of a duty in a case": (
        "You must be quiet in the library if others read.",
        "Must I be quiet in the cafe?",
    ),
}
# A text that does answer: the deed is named, by its thing, its kind or in other words.
ANSWERED = {
    "the deed": ("Smoking is not allowed in the lobby.", "Can I smoke in the lobby?", "No"),
    "the deed by its thing": ("Food is not allowed in the hut.", "Can I eat in the hut?", "No"),
    "a kind of it": ("Fires are banned at the camp.", "Can I have a barbecue at the camp?", "No"),
    "the deed in other words": (
        "You must not swim in the bay.",
        "Can I go for a dip in the bay?",
        "No",
    ),
    "its kind": ("Pets are not allowed in the hut.", "Is my dog allowed in the hut?", "No"),
    "what is let": ("Dogs are allowed in the garden.", "Is my dog allowed in the garden?", "Yes"),
}


@pytest.mark.parametrize(("text", "question"), BESIDE.values(), ids=BESIDE)
def test_what_only_shares_a_place_is_not_answered(text: str, question: str) -> None:
    assert decide(parse(text), question).answer == "Irrelevant"


@pytest.mark.parametrize(("text", "question", "answer"), ANSWERED.values(), ids=ANSWERED)
def test_what_is_named_is_answered(text: str, question: str, answer: str) -> None:
    assert decide(parse(text), question).answer == answer


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        ("Staff must wear a helmet in the yard.", "Must I wear a helmet in the yard?", "c1"),
        ("Staff must wear a helmet in the yard.", "Do I have to wear a helmet?", "c1 and c3"),
        (
            "You must wear goggles in the laboratory if you are a guest.",
            "Do I have to wear goggles in the lab?",
            "c3",
        ),
    ],
)
def test_a_duty_is_asked_about_at_its_place(text: str, question: str, expected: str) -> None:
    assert parse(text).written(question) == expected


LISTED = "Items we cannot accept:\n* mattresses\n* paint"


@pytest.mark.parametrize(
    "question",
    [
        "Will you accept the thing I'd like to donate?",
        "Will you take the stuff in my garage?",
        "Will you accept what I brought?",
        "Can I donate the item I have?",
    ],
)
def test_a_thing_may_be_described_without_its_name(question: str) -> None:
    assert parse(LISTED).written(question) == "not (c1 or c2)"


@pytest.mark.parametrize("question", ["Can I sell the thing I made?", "Can I eat what I brought?"])
def test_what_is_done_with_it_still_counts(question: str) -> None:
    assert decide(parse("You can park here if you pay."), question).answer == "Irrelevant"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Can I use the voucher for what I want?", "More"),
        ("Can I use the voucher as I want?", "More"),
        ("Can I use the voucher for alcohol?", "No"),
    ],
)
def test_wishing_names_no_use(question: str, answer: str) -> None:
    assert decide(parse("The voucher cannot be used for alcohol."), question).answer == answer
