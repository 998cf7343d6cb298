"""Who qualifies is no question about texts of conduct or of words."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

CONDUCT = (
    "You must dip your lights if it is foggy.",
    "Anglers who use the jetty need to:\n\n* sweep it\n* close the gate",
    "You must ring the bell or wave before you cross the line.",
)
WORDS = (
    "A “guest” includes any child of:\n\n* a member\n* a tenant",
    "Crews on night ferries are treated as shore staff if they work in port.",
)
OF_THOSE = (
    "You must live on the island.",
    "You must hold a rod licence if you fish.",
    "To qualify, you must sweep the jetty.",
    "You can get a key if you row.",
    "Anglers must show their badge. You are eligible if you fish.",
    "Applicants must sign the form.",
    "The ferry line must refund you if your crossing was cut.",
)
ASKED = ("Am I eligible?", "Do I qualify?", "Am I entitled?")


@pytest.mark.parametrize("text", CONDUCT + WORDS)
@pytest.mark.parametrize("question", ASKED)
def test_conduct_and_words_say_nothing_of_who_qualifies(text: str, question: str) -> None:
    assert decide(parse(text), question).answer == "Irrelevant"


@pytest.mark.parametrize("text", OF_THOSE)
@pytest.mark.parametrize("question", ASKED)
def test_what_one_must_be_or_have_does(text: str, question: str) -> None:
    assert decide(parse(text), question).answer == "More"


def test_conduct_is_asked_about_by_name() -> None:
    assert decide(parse(CONDUCT[0]), "Do I have to dip my lights?").answer == "More"
    assert decide(parse(CONDUCT[0]), "Does this apply to me?").answer == "More"
