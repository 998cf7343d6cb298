"""What was decided in the end, ages since which a thing is so, and things before the verb."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import by_answer, for_each

# A rule, a question, and stories that answer Yes, No and nothing yet.
TOLD = (
    (
        "Stewards in the museum can open the till if they have done the till course.",
        "May I open the till?",
        (),
        (
            "I'm a steward. I've done the fire drill, but the till course I haven't done.",
            "I've done the fire drill, but the till course I haven't done.",
            "I haven't done the till course.",
        ),
        (),
    ),
    (
        "The badge is given to those who live in Hull and own a car.",
        "May I have the badge?",
        ("We've a house in the middle of Hull, where we've lived for years, and I own a Skoda.",),
        (),
        (),
    ),
    (
        "The badge is given to those who live in Hull.",
        "May I have the badge?",
        (
            "We've a house in Hull, where we've lived since May.",
            "I live in a bedsit in the middle of Hull.",
            "My home is a terraced house in Hull.",
            "I've lived in Hull for six years.",
        ),
        ("I own a house in York, where I've lived since May.",),
        (
            "I rent a room in the north of Hull.",
            "We've a house in Hull that we let out.",
            "I live on the outskirts of Hull.",
            "I work in the heart of Hull.",
        ),
    ),
    (
        "Whoever owns a car can have the pass.",
        "Can I get the pass?",
        (
            "I own an old Skoda.",
            "I drive my own Skoda.",
        ),
        (),
        (),
    ),
    (
        "Those who own a dog can have the pass.",
        "Can I get the pass?",
        ("I own a small terrier.",),
        (),
        (),
    ),
    (
        "You may skipper the boat if you have held a certificate for two years.",
        "May I skipper the boat?",
        ("I turned 40 in June and I've had my certificate since I was 23.",),
        (),
        ("I'm 24 and I've had my certificate since I was 23.",),
    ),
    (
        "You may skipper the boat if you have held a certificate for five years.",
        "May I skipper the boat?",
        (
            "I'm 45. I've had my certificate since I turned 20.",
            "I got my certificate at 23 and I'm 40 now.",
        ),
        ("I'm 26 and I've had my certificate since I was 23.",),
        (
            "I've had my certificate since I was 23.",
            "My brother is 45 and I've had my certificate since I was 23.",
        ),
    ),
    (
        "You can join the senior choir if you have sung for ten years.",
        "Can I join the senior choir?",
        ("I've sung since I was eight and I'm 30 now.",),
        ("I'm 16 and I've sung since I was twelve.",),
        (),
    ),
    (
        "You can vote here if you have lived here for at least five years.",
        "Can I vote here?",
        ("I've lived here since I was ten, and I'm 34 now.",),
        (),
        (),
    ),
    (
        "A pond may be dug if the parish council has approved the drawings.",
        "May I dig the pond?",
        (
            "The parish council turned the drawings down, but last week it approved the new ones.",
            "The parish council first turned the drawings down, but now they have approved them.",
        ),
        ("The parish council turned the drawings down in May.",),
        ("The parish council approved the first drawings but turned the new ones down in June.",),
    ),
    (
        "You can build if the council has granted permission.",
        "Can I build?",
        (
            "The council refused at first, but granted permission last week.",
            "The council refused permission in May, but they granted it in July.",
        ),
        ("The council refused permission in May.",),
        (),
    ),
    (
        "You can start if your manager has signed the form.",
        "Can I start?",
        ("My manager didn't sign to begin with, but she signed the form on Monday.",),
        (),
        (),
    ),
    (
        "You can start if your manager has agreed.",
        "Can I start?",
        ("My manager said no in May, but she agreed last week.",),
        (),
        (),
    ),
    (
        "You can travel if the bank has accepted your application.",
        "Can I travel?",
        ("The bank rejected my first application but accepted the second one.",),
        (),
        (),
    ),
    (
        "You may build if the council has approved the plans.",
        "May I build?",
        (
            "The council approved the plans.",
            "My neighbour's plans were turned down, mine were approved by the council.",
        ),
        (),
        ("The council approved the plans in May but withdrew its approval in June.",),
    ),
    (
        "You may leave if your claim was refused.",
        "May I leave?",
        ("They turned my claim down.",),
        (),
        ("They turned the heating down.",),
    ),
    (
        "Helpers can open the till if they have done the till course.",
        "May I open the till?",
        ("I've done the till course.",),
        (),
        (),
    ),
    (
        "You can join the choir if you have sung for ten years.",
        "Can I join the choir?",
        (),
        (),
        (
            "I'm 31 weeks pregnant and I've sung since I was 23.",
            "I turned 60 ten years ago and I've sung since I was 50.",
            "I'm 28. My aunt has sung since I was nine.",
            "I'm 28. I haven't sung since I was nine.",
        ),
    ),
)


@for_each("rule, question, story, answer", by_answer(TOLD))
def test_told_in_turn(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
