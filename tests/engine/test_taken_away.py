"""What a text takes away or shuts, asked about by who would keep, use or pass it."""

from __future__ import annotations

from cmr_logic import decide, parse
from tests.tables import for_each


@for_each(
    "text, asked, expected",
    [
        ("The gate is locked after 9 pm.", "Can I get in?", "not c1"),
        ("The gate is locked if it snows.", "Is the gate locked?", "c1"),
        ("The gate is unlocked if you have a key.", "Can I get in?", "c1"),
        ("The door is locked when the bell rings.", "Can I come in?", "not c1"),
        ("The mill is sealed off if the river floods.", "May I go into the mill?", "not c1"),
        ("The road is blocked in winter.", "Can I drive along the road?", "not c1"),
        ("The lift is out of order when it rains.", "Can I use the lift?", "not c1"),
        ("Your card is blocked if you type the wrong code.", "Can I use my card?", "not c1"),
        ("Your card is blocked if you type the wrong code.", "Will my card be blocked?", "c1"),
        ("The boat is impounded if it leaks.", "Can I keep my boat?", "not c1"),
        ("Your seat is given away if you are late.", "Do I keep my seat?", "not c1"),
        ("Your goods are handed back if you paid.", "Do I get my goods back?", "c1"),
        ("Your entry is struck off if you used glue.", "Does my entry still count?", "not c1"),
        ("Your permit is cancelled if you shout.", "Is my permit still valid?", "not c1"),
        ("Your permit is not cancelled if you pay.", "Is my permit still valid?", "c1"),
    ],
)
def test_taken_or_shut(text: str, asked: str, expected: str) -> None:
    assert parse(text).written(asked) == expected


@for_each(
    "text, asked, story, answer",
    [
        ("The gate is locked after 9 pm.", "Can I get in?", "It's 10 pm.", "No"),
        ("The gate is locked after 9 pm.", "Can I get in?", "It's 8 pm.", "Yes"),
        ("The gate is locked after 9 pm.", "Can I get in?", "It's dark.", "More"),
        # nobody is an angler for asking to fish where anglers alone may
        ("Only anglers may fish at night.", "Can I fish at night?", "I have a lamp.", "More"),
        ("Only anglers may fish at night.", "Can I fish at night?", "I'm an angler.", "Yes"),
        ("Nobody but anglers may fish at night.", "Can I fish at night?", "It's May.", "More"),
        ("Anglers may only fish at night.", "Can I fish at night?", "I have a lamp.", "Yes"),
        ("Anglers may fish at night.", "Can I fish at night?", "I have a lamp.", "Yes"),
    ],
)
def test_told(text: str, asked: str, story: str, answer: str) -> None:
    assert decide(text, asked, scenario=story).answer == answer
