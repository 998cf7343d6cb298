"""How long ago something last was, what "mine" stands for, and who is where, in whole stories."""

from __future__ import annotations

import pytest

from cmr_logic import decide

_JAB = ("You need a booster if your last jab was more than ten years ago.", "Do I need a booster?")
_KEY = ("You can order a new key if you have lost yours.", "Can I order a new key?")
_BUS = ("A pupil who has been excluded cannot use the bus.", "Can my son use the bus?")
_VAN = ("The free vet van serves pet owners in Dalby.", "Can I use the free vet van?")
_ALL = (
    "You can go on the trip if everyone has a passport.",
    "Can our whole family go on the trip?",
)


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (_JAB, "I had my last jab fifteen years ago.", "Yes"),
        (_JAB, "I had a jab two years ago.", "No"),
        (_JAB, "My wife's last jab was fifteen years ago.", "More"),
        (_JAB, "My last holiday was fifteen years ago.", "More"),
        (_KEY, "I can't find mine anywhere.", "Yes"),
        (_KEY, "A friend of mine lost a key.", "More"),
        (_BUS, "The head expelled him on Monday.", "No"),
        (_BUS, "The head expelled his friend on Monday.", "More"),
        (_VAN, "I live in Dalby with my two cats.", "Yes"),
        (_VAN, "I live in Dalby.", "More"),
        (_VAN, "I live in Dalby but I don't have any pets.", "No"),
        (_ALL, "Everyone except my dad has a passport.", "No"),
        (_ALL, "All five of us have passports.", "Yes"),
    ],
)
def test_a_story_decides_or_leaves_open(rule: tuple[str, str], story: str, answer: str) -> None:
    snippet, question = rule
    assert decide(snippet, question, scenario=story).answer == answer
