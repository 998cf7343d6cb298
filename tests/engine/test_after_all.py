"""What is done after all, what one can do against a charge, and what help is with."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import parse


def written(text: str, question: str) -> str:
    """Return what a text says of a question, with the clauses spelled out."""
    rule = parse(text)
    found = rule.written(question)
    for clause in reversed(rule.clauses):
        found = found.replace(clause.id, f"[{clause.statement}]")
    return found


@pytest.mark.parametrize("after", ["We may pay you", "We can pay you", "We might still pay you"])
@pytest.mark.parametrize(
    "question", ["Can I get regular benefits?", "I left my job. Can I get regular benefits?"]
)
def test_what_writers_may_do_after_all_lifts_their_denial(after: str, question: str) -> None:
    text = (
        "If you chose to leave your job, we will not pay you regular benefits. "
        f"{after} if you were ill."
    )
    assert written(text, question) == "not ([you chose to leave your job] and not [you were ill])"


def test_another_deed_lifts_nothing() -> None:
    text = "We will not pay you if you leave. We may call you if you were ill."
    assert written(text, "Will you pay me?") == "not [you leave]"


@pytest.mark.parametrize(
    "remedy",
    [
        "If you do receive a demand, you can ask us to withdraw it.",
        "If you do get a bill, you can apply for an exemption.",
        "If you are charged, you may claim it back.",
    ],
)
@pytest.mark.parametrize("question", ["Do I have to pay the levy?", "Do I pay the levy?"])
def test_a_remedy_says_nothing_of_who_pays(remedy: str, question: str) -> None:
    found = written(f"Households where everyone is a pupil do not pay the levy. {remedy}", question)
    assert found == "not [everyone is a pupil]"


def test_a_remedy_may_be_asked_for() -> None:
    text = "Pupils do not pay the levy. If you do get a bill, you can appeal."
    assert written(text, "Can I appeal?") == "[you do get a bill]"


@pytest.mark.parametrize(
    "thing", ["Help with fares", "A discount on season tickets", "Advice on wills", "Aid for rent"]
)
def test_what_help_is_with_is_no_condition(thing: str) -> None:
    text = f"{thing} may be requested where the holder is a pupil."
    assert written(text, f"Can I ask for {thing.lower()}?") == "[the holder is a pupil]"


@pytest.mark.parametrize(
    ("thing", "question"),
    [
        ("Goods from abroad", "Will my parcel be taxed?"),
        ("Savings over £900", "Will my savings be taxed?"),
    ],
)
def test_things_are_told_apart_all_the_same(thing: str, question: str) -> None:
    found = written(f"{thing} may be taxed if you live alone.", question)
    assert found.endswith("] and [you live alone]")


def test_help_alone_is_told_apart() -> None:
    found = written("Income from a stall is taxed.", "Is my income taxed?")
    assert found == "[the income is from a stall]"


@pytest.mark.parametrize("things", ["Grants already paid out", "Books already borrowed"])
def test_what_has_been_had_is_known(things: str) -> None:
    found = written(f"{things} must be returned where the hut is sold.", "Do I have to return it?")
    assert found == "[the hut is sold]"
