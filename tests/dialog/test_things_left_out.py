"""Follow-ups that name some of several things, times ahead, and adverbs for adjectives."""

from __future__ import annotations

import pytest

from cmr_logic import decide

LIST = "You can use the app if your phone is set to allow calls, texts and mail."
SET = "Is your phone set to allow"
AHEAD = "The earliest we take an order is 9 weeks before the fair."
BY = "You can apply no later than 10 days before the race."
FROM = "You can apply if it is no earlier than 3 May."
OTHER = "You can claim if your work was unsafe and you left for any reason other than voluntary."
KINDS = "You don't need a pass if it is for races or club trips."
ROLES = "You can join if you are a nurse or a cook."
DEEDS = "You can join if you row boats or drive cars."
UNSAFE = ("Was your work unsafe?", "yes")


@pytest.mark.parametrize(
    ("text", "question", "history", "answer"),
    [
        # Yes to some of a list leaves the rest open; No denies it
        (LIST, "Can I use the app?", [(f"{SET} calls?", "yes")], "More"),
        (LIST, "Can I use the app?", [(f"{SET} texts?", "no")], "No"),
        (LIST, "Can I use the app?", [(f"{SET} calls?", "yes"), (f"{SET} mail?", "yes")], "More"),
        (
            LIST,
            "Can I use the app?",
            [(f"{SET} calls?", "yes"), (f"{SET} mail?", "yes"), (f"{SET} texts?", "yes")],
            "Yes",
        ),
        (LIST, "Can I use the app?", [(f"{SET} calls, texts and mail?", "yes")], "Yes"),
        # what lies ahead counts down
        (AHEAD, "Can I order now?", [("Is it 9 weeks before the fair?", "yes")], "Yes"),
        (
            AHEAD,
            "Can I order now?",
            [("Is it less than 9 weeks before the fair?", "yes")],
            "Yes",
        ),
        (
            AHEAD,
            "Can I order now?",
            [("Is it more than 9 weeks before the fair?", "yes")],
            "No",
        ),
        (BY, "Can I apply?", [("Is it at least 10 days before the race?", "yes")], "Yes"),
        (BY, "Can I apply?", [("Is it less than 10 days before the race?", "yes")], "No"),
        (BY, "Can I apply?", [("Is it later than 10 days before the race?", "yes")], "No"),
        (FROM, "Can I apply?", [("Is it before 3 May?", "yes")], "No"),
        (FROM, "Can I apply?", [("Is it earlier than 3 May?", "yes")], "No"),
        # other than so, in the form of an adverb
        (OTHER, "Can I claim?", [UNSAFE, ("Did you leave voluntarily?", "yes")], "No"),
        (OTHER, "Can I claim?", [UNSAFE, ("Did you leave voluntarily?", "no")], "Yes"),
        # kinds counted up by "and" are those that the text joins by "or"; deeds and roles are not
        (KINDS, "Do I need a pass?", [("Is it for races and club trips?", "no")], "Yes"),
        (ROLES, "Can I join?", [("Are you a nurse and a cook?", "no")], "More"),
        (DEEDS, "Can I join?", [("Do you row boats and drive cars?", "no")], "More"),
    ],
)
def test_decided(text: str, question: str, history: list[tuple[str, str]], answer: str) -> None:
    assert decide(text, question, history=history).answer == answer
    assert decide(text, question, history=history[::-1]).answer == answer
