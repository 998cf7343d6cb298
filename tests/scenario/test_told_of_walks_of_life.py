"""Vehicles, journeys, clubs, ways to pay, and what somebody has no more, as people tell them."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import by_answer, for_each

# A rule, a question, and stories that answer Yes, No and nothing yet.
TOLD = (
    (
        "You may use the ferry's side deck if your vehicle is a motorcycle.",
        "May I use the side deck?",
        ("I come on a motorbike.",),
        ("I drive a minibus.", "I've got a tractor."),
        ("My cousin drives a minibus.", "I'd love a tractor."),
    ),
    (
        "The levy applies to diesel vehicles.",
        "Do I have to pay the levy?",
        ("My car runs on diesel.", "I drive a diesel van."),
        ("I drive a petrol saloon.",),
        ("My aunt's got a diesel.",),
    ),
    (
        "The saver fare is for journeys that start after 9 am.",
        "Do I pay the saver fare?",
        ("I'm getting the 10.20.", "I left home at noon."),
        ("I set off at 5.15am.", "I took the 8 o'clock bus."),
        ("I like the 10.20 quiz.",),
    ),
    (
        "You need a permit if you own a pony.",
        "Do I need a permit?",
        ("I've got a pony.",),
        ("I sold it in May.", "I gave my pony to my niece.", "I've given it away."),
        (
            "I sold my saddle.",
            "I sold it and bought a smaller one.",
            "My aunt gave me a saddle and I sold it.",
            "I nearly sold it.",
        ),
    ),
    (
        "You may hire the sauna if you are a member of the club.",
        "May I hire the sauna?",
        ("I joined in March.",),
        ("I'm thinking of joining.", "I'm in two minds about joining."),
        ("My aunt joined in March.", "I joined the army in March."),
    ),
    (
        "You pay a fee if you pay by cheque.",
        "Do I pay a fee?",
        ("I posted you a cheque.",),
        ("I'd like to pay by bank transfer.", "I'll be paying in cash."),
        ("My aunt sends cheques to my sister.",),
    ),
    (
        "The bus is free for pupils at primary school.",
        "Is the bus free for my daughter?",
        ("She's in Year 5.",),
        ("She's in Year 8.", "She's doing her GCSEs."),
        ("Her cousin's in Year 8.",),
    ),
)


@for_each("rule, question, story, answer", by_answer(TOLD))
def test_walks_of_life_are_told(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
