"""The most that was ever done, for which time something is done, and in which order."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import by_answer, for_each

# A rule, a question, and the stories that answer it with yes, with no, and not at all.
TOLD = (
    (
        "You may join the long row if you have rowed eight miles before.",
        "May I join the long row?",
        ("The furthest I have ever rowed is eleven miles.", "I rowed nine miles last May."),
        ("My longest row so far was 5 miles.", "I've never rowed further than two miles."),
        (
            "The furthest I have ever walked is two miles.",
            "The furthest I can row is two miles.",
            "The furthest my aunt has ever rowed is two miles.",
        ),
    ),
    (
        "You may steer the barge if you have steered a boat over 15 metres.",
        "May I steer the barge?",
        ("The longest boat I have ever steered is 22 metres long.",),
        ("The biggest boat I've ever steered is a seven-metre launch.",),
        ("The dearest boat I've ever steered was blue.",),
    ),
    (
        "You may enter the night race if you have finished a half marathon.",
        "May I enter the night race?",
        ("My longest race to date is a marathon.",),
        ("The longest race I have ever finished is a 10k.",),
        ("The hottest race I have ever finished was in Rome.",),
    ),
    (
        "You get a badge if you have knitted ten hats this year.",
        "Do I get a badge?",
        (),
        (),
        ("The most hats I have ever knitted in a year is twelve.",),
    ),
    (
        "You need a guide if you have never crossed the moor before.",
        "Do I need a guide?",
        ("It would be the very first time I cross the moor.",),
        ("This is the third time that I'm crossing the moor.",),
        ("It's the first time this year I cross the moor.", "It's the first time I cross a bog."),
    ),
    (
        "You get a towel unless you have been a member of the sauna before.",
        "Do I get a towel?",
        (
            "It's my first time at the sauna.",
            "I've never set foot in the sauna.",
            "This is the first time I sign up with the sauna.",
        ),
        (),
        ("It's my third time at the sauna.", "I've never set eyes on the sauna."),
    ),
    (
        "You get your deposit back if you washed the tent before leaving the camp.",
        "Do I get my deposit back?",
        (
            "I washed the tent before I left the camp.",
            "Before I left the camp, I washed the tent.",
            "I washed the tent, and after that I left the camp.",
        ),
        ("I only washed the tent after I had left the camp.",),
        ("I washed the tent before I had lunch.", "I washed the tent and then rode to the camp."),
    ),
    (
        "You get a refund for a torn rug if you reported the damage to the hotel.",
        "Do I get a refund for my damaged rug?",
        ("My rug came back from the wash in two bits. I reported it to the hotel.",),
        (),
        ("My rug came back from the wash. A mouse sat on it. I reported that to the zoo.",),
    ),
    (
        "You may hire a canoe alone if you have hired one from us before.",
        "May I hire a canoe alone?",
        ("I hired a canoe from you in May.",),
        ("I have never hired a canoe from you.",),
        ("I hired a canoe from a friend in May.",),
    ),
    (
        "You can have a second hearing if you were ill on the day of the first hearing.",
        "Can I have a second hearing?",
        ("I was ill on the day of the hearing.",),
        ("I wasn't ill on the day of the hearing.",),
        (
            "I was ill on the day after the hearing.",
            "I was ill on the day of the second hearing.",
        ),
    ),
    (
        "You do not have to declare a prize if you won it at a village fair.",
        "Do I have to declare my prize?",
        (),
        ("I won a nice sum at a village fair.", "I won a bicycle at a village fair."),
        ("I won a game of chess at a village fair.", "I won 50 euros at the races."),
    ),
    (
        "Rowing club members get a free mug.",
        "Do I get a free mug?",
        ("I am a member of the rowing club.",),
        (),
        ("I am rowing to the club.", "I am a member of the chess club."),
    ),
    (
        "The hirer gets the deposit back if all the cups have been returned.",
        "Do I get the deposit back?",
        (),
        ("I haven't returned the cup with the chip.",),
        ("I returned the cup with the chip.",),
    ),
)


@for_each("rule, question, story, answer", by_answer(TOLD))
def test_a_story_answers_what_it_tells(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer
