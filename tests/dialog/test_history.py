"""What a history may look like, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from cmr_logic.dialog.given import given_text
from cmr_logic.dialog.history import (
    read_answer,
    read_history,
    reconcile,
    same_question,
)
from cmr_logic.errors import RuleTextError


@pytest.mark.parametrize(
    ("said", "value"),
    [
        (True, True),
        (False, False),
        (None, None),
        ("yes", True),
        ("YES ", True),
        ("Yes.", True),
        ("y", True),
        ("Noe", False),
        ("Absolutely!", True),
        ("That's right", True),
        ("Not yet.", False),
        ("Of course not", False),
        ("Definitely not", False),
        ("nO", False),
        ("n", False),
        ("unknown", None),
        ("I don't know", None),
        ("I don’t know!", None),
        ("Not sure", None),
        ("", None),
        ("1", True),
        ("0", False),
        ("true", True),
    ],
)
def test_answers_that_are_read(said: Any, value: bool | None) -> None:
    assert read_answer(said) is value


@pytest.mark.parametrize(
    "said",
    ["perhaps tomorrow", "yes, not", "not any more", "yes and no", 1, 0, 1.0, ["yes"], b"yes"],
)
def test_other_answers_are_refused(said: Any) -> None:
    with pytest.raises(RuleTextError, match="neither yes, nor no, nor don't know"):
        read_answer(said)


def test_a_mapping_from_question_to_answer() -> None:
    told = {"Is it wet?": "Yes", "Is it cold?": False, "Is it late?": None}
    assert read_history(told) == [
        ("Is it wet?", True),
        ("Is it cold?", False),
        ("Is it late?", None),
    ]
    assert read_history({}) == []
    one = {"follow_up_question": "Is it wet?", "follow_up_answer": "Yes"}
    assert read_history(one) == [("Is it wet?", True)]
    with pytest.raises(RuleTextError, match="which is no question"):
        read_history({3: "yes"})  # type: ignore[dict-item] # that is the point


def test_every_form_of_an_item() -> None:
    history = [
        ("Is it wet?", "Yes"),
        ["Is it cold?", False],
        {"follow_up_question": "Is it dark?", "follow_up_answer": "Noe"},
        {"followup_question": "Is it late?", "followup_answer": "yes"},
    ]
    assert read_history(history) == [  # type: ignore[arg-type] # lists, as from JSON, are taken too
        ("Is it wet?", True),
        ("Is it cold?", False),
        ("Is it dark?", False),
        ("Is it late?", True),
    ]


@pytest.mark.parametrize(
    "item",
    [
        "Is it wet? yes",
        ("Is it wet?",),
        ("Is it wet?", "yes", "no"),
        (None, "yes"),
        ("  ", "yes"),
        {"question": "Is it wet?", "answer": "yes"},
        7,
    ],
)
def test_what_is_no_question_with_its_answer(item: Any) -> None:
    with pytest.raises(RuleTextError, match="no question with its answer"):
        read_history([item])


def test_a_mapping_without_an_answer_is_refused() -> None:
    with pytest.raises(RuleTextError, match="neither yes"):
        read_history([{"follow_up_question": "Is it wet?"}])


def test_a_contradiction_names_the_question() -> None:
    with pytest.raises(RuleTextError, match=r"Is it wet\?") as caught:
        read_history([("Is it wet?", "yes"), ("is it  wet ?", "no")])
    assert "\n" not in str(caught.value)


def test_a_contradiction_can_be_taken_as_not_known() -> None:
    history = [("Is it wet?", "yes"), ("Is it dark?", "no"), ("Is it wet?", "no")]
    assert reconcile(history) == [("Is it wet?", None), ("Is it dark?", False)]
    assert reconcile(history[::-1]) == [("Is it wet?", None), ("Is it dark?", False)]


@pytest.mark.parametrize("order", [1, -1])
def test_known_outweighs_not_known(order: int) -> None:
    history = [("Is it wet?", "unknown"), ("Is it wet", "no")]
    assert [answer for _, answer in read_history(history[::order])] == [False]


def test_same_question_minds_words_alone() -> None:
    assert same_question("Aren’t you  wet ?") == same_question("aren't you wet")
    assert same_question("Are you wet?") != same_question("Are you wetter?")


@pytest.mark.parametrize("text", [None, 3, b"bytes", "half \ud83d"])
def test_what_is_no_text(text: Any) -> None:
    with pytest.raises(RuleTextError, match="rule text"):
        given_text(text, "rule text")
