"""Follow-ups that turn a clause round, and those that only look like it."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse
from cmr_logic.facts.opposites import turned_round

TURNED = (
    ("Do you still have to sign the logbook?", "you have signed the logbook"),
    ("Have you yet to turn 66?", "you are 66 or older"),
    ("Did you miss the first race?", "you took part in the first race"),
    ("Did you forget to lock the shed?", "you locked the shed"),
    ("Are you exempt from paying dues?", "you pay dues"),
    ("Is the net too heavy for two people to carry?", "the net can be carried by two people"),
    ("Do you sell anything other than eggs?", "you sell only eggs"),
    ("Do you pay dues in a different parish?", "you pay dues in the parish"),
    ("Do you only own a raft?", "you own a barge"),
    ("Have you trained for less than 12 months?", "you have completed 12 months of training"),
    ("Was it lodged only after the closing day?", "it was lodged before the closing day"),
    ("Has your harbour pension stopped?", "you get a harbour pension"),
    ("Was your conduct less than honest?", "your conduct was honest"),
)
SAME = (
    ("Do you still have the logbook?", "you have the logbook"),
    ("Is it a barge and not a raft?", "it is a barge"),
    ("Are you not a guest but a member?", "you are a member"),
    ("Are you no longer 65 or younger?", "you are over 65"),
    ("Is the hut not as high as 2 metres?", "the hut is under 2 metres high"),
    ("Do you give no less than two months' notice?", "you give two months' notice"),
    ("Is the form no longer missing?", "you have the form"),
    ("Do you only own a barge?", "you own a barge"),
    ("Was it lodged within a week of no longer rowing?", "it was lodged within a week"),
    ("Has nobody rowed here for two years or more?", "nobody has rowed here in the last two years"),
)


@pytest.mark.parametrize(("follow_up", "statement"), TURNED)
def test_turned_round(follow_up: str, statement: str) -> None:
    assert turned_round(follow_up, statement)


@pytest.mark.parametrize(("follow_up", "statement"), SAME)
def test_the_same(follow_up: str, statement: str) -> None:
    assert not turned_round(follow_up, statement)


@pytest.mark.parametrize(
    ("follow_up", "placed"),
    [
        ("Do you have a medal?", True),
        ("Does your neighbour have a medal?", False),
        ("Does someone in your family have a medal?", False),
        ("Does your neighbour or you have a medal?", True),
    ],
)
def test_of_whom_it_asks(follow_up: str, *, placed: bool) -> None:
    rule = parse("You can row if you have a medal or live on the quay.")
    decision = decide(rule, "Can I row?", history=[(follow_up, "yes")])
    assert (decision.unplaced == ()) is placed


def test_the_question_completes_what_an_answer_affirms() -> None:
    rule = parse("You get a berth if you are a rower with a medal.")
    asked, told = "I am a rower. Do I get a berth?", [("Do you have a medal?", "yes")]
    assert decide(rule, asked, history=told).answer == "Yes"
    assert decide(rule, "Do I get a berth?", history=told).answer == "More"
