"""What is lost besides takes nothing back, and how often a thing is due is no condition of it."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

LEAVE = "You can leave early, but you won't get a refund if you paid late."


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        (LEAVE, "Can I leave early?", "Yes"),
        (LEAVE, "Will I get a refund?", "More"),
        ("You can sell the hut but you will not keep the discount if you sell it in May.",
         "Can I sell the hut?", "Yes"),
        ("You can get a card, but you will not get it if you are under 12.",
         "Can I get a card?", "More"),
        ("You can come, but you will not get in if you are late.", "Can I come?", "More"),
        ("You can join, but you can't if you are under 12.", "Can I join?", "More"),
    ],
)  # fmt: skip
def test_what_is_lost_besides(text: str, question: str, answer: str) -> None:
    assert decide(text, question).answer == answer


def test_how_often_it_is_due() -> None:
    rule = parse("You must renew your pass every year. You can renew it online if you own a card.")
    assert rule.written("Can I renew my pass online?") == "c2"
    assert decide(rule, "Do I have to renew my pass?").answer == "Yes"
    alone = parse("You must test the alarm every week.")
    assert alone.written("Can I test the alarm?") == "c1"
