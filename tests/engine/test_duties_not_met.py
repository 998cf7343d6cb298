"""What follows where a duty is not met, or not in time, and things told apart by a participle."""

from __future__ import annotations

from cmr_logic import decide, parse
from tests.tables import for_each

_KAYAKS = "Members who borrow a kayak must rinse it, otherwise a cleaning fee is charged."
_NOTES = "Pupils who are ill must bring a note from a parent, otherwise the day is not excused."
_PRICES = "Shop agents must display the prices where customers can see them, or they are fined."
_TEAMS = "Teams must sign up by 10 September. After this date a surcharge of $25 applies."
_CLAIMS = (
    "Claims sent by post must reach us on or before 30 June. A fee is due if they arrive later."
)
_BOOKS = (
    "Library books must be returned within three weeks. A fine is payable for books returned later."
)
_COLLECTED = "Parents must collect children by 6 pm. A charge of £5 is made if they come later."


@for_each(
    "text, asked, expected",
    [
        (_KAYAKS, "Will I be charged a cleaning fee?", "c1 and not c2"),
        (_PRICES, "Will I be fined?", "c3 and not c2"),
        (
            "Choir members who cannot sing must tell the secretary, otherwise a fine applies.",
            "Will I be fined?",
            "(c1 and not c2) and not c3",
        ),
        (
            "Drivers must switch off the engine while they wait, or they are fined.",
            "Will I be fined?",
            "c3 and not c2",
        ),
        ("Cyclists must have lights or pay a fine.", "Do I have to pay a fine?", "not c2"),
        ("Guests must wear a badge or risk a fine.", "Will I get a fine?", "not c2"),
        (
            "Leave carried over from May must be taken by June, otherwise it is lost.",
            "Will I lose my leave?",
            "c1 and not c2",
        ),
        # what is granted otherwise is so where the case is not
        (
            "If it rains, you must use the hall, otherwise you can use the court.",
            "Can I use the court?",
            "not c1",
        ),
        # two cases, and nothing that is suffered
        ("Ring us if you are sick or you are charged.", "Must I ring you?", "c1 or c2"),
        (
            "It lapses once the lid is opened by someone else, or the number is removed.",
            "Does it lapse?",
            "c1 or c2",
        ),
    ],
)
def test_what_follows_hangs_on_the_duty(text: str, asked: str, expected: str) -> None:
    assert parse(text).written(asked) == expected


@for_each(
    "text, asked, story, expected",
    [
        (_KAYAKS, "Will I be charged a cleaning fee?", "I borrowed one and rinsed it.", "No"),
        (_NOTES, "Will my day be excused?", "I was ill. I brought a note from a parent.", "Yes"),
        (_PRICES, "Will I be fined?", "I sell phones.", "More"),
        (_TEAMS, "Will my team have to pay the surcharge?", "We signed up on 2 September.", "No"),
        (_TEAMS, "Will my team have to pay the surcharge?", "We signed up on 12 September.", "Yes"),
        (_TEAMS, "Will my team have to pay the surcharge?", "We are eight rowers.", "More"),
        (
            _CLAIMS,
            "Will I be charged a fee for my claim?",
            "My claim reached you on 12 June.",
            "No",
        ),
        (
            _CLAIMS,
            "Will I be charged a fee for my claim?",
            "My claim reached you on 3 July.",
            "Yes",
        ),
        (_BOOKS, "Do I have to pay a fine?", "I returned my book after two weeks.", "No"),
        (_BOOKS, "Do I have to pay a fine?", "I returned my book after five weeks.", "Yes"),
        (_COLLECTED, "Will I be charged £5?", "My son is six.", "More"),
    ],
)
def test_a_story_says_whether_it_was_met(text: str, asked: str, story: str, expected: str) -> None:
    assert decide(text, asked, scenario=story).answer == expected


@for_each(
    "text, asked, statement",
    [
        (
            "A van parked in the lay-by for longer than one hour will be towed away.",
            "Will my van be towed away?",
            "the van is parked in the lay-by for longer than one hour",
        ),
        (
            "A locked bicycle left in the station hall will be removed.",
            "Will my bicycle be removed?",
            "the bicycle is left in the station hall",
        ),
        (
            "Any tent pitched near the river must be moved.",
            "Must I move my tent?",
            "the tent is pitched near the river",
        ),
        (
            "Repairs are free for washing machines bought on or after 1 May 2024.",
            "Is the repair of my washing machine free?",
            "the machines were bought on or after 1 May 2024",
        ),
    ],
)
def test_a_participle_tells_things_apart(text: str, asked: str, statement: str) -> None:
    rule = parse(text)
    assert rule.written(asked) == "c1"
    assert rule.clause("c1").statement == statement


@for_each(
    "text, asked, story, expected",
    [
        # a threshold behind a plural that could be a verb is kept
        (
            "Dairy farms that supply at least 200 litres a day qualify for a tank on loan.",
            "Does my farm qualify for a tank on loan?",
            "We supply 85 litres a day.",
            "No",
        ),
        (
            "Dairy farms that supply at least 200 litres a day qualify for a tank on loan.",
            "Does my farm qualify for a tank on loan?",
            "Our cows are well.",
            "More",
        ),
        (
            "Choirs that sing in at least three concerts a season get a discount.",
            "Does our choir get a discount?",
            "We have been going for ten years.",
            "More",
        ),
        (
            "Clubs that host at least five matches a year qualify for a grant.",
            "Does our club qualify for a grant?",
            "We host two matches a year.",
            "No",
        ),
        (
            "Book clubs that meet more than twice a month can use the hall.",
            "Can our club use the hall?",
            "We meet once a month.",
            "No",
        ),
    ],
)
def test_a_threshold_is_not_lost(text: str, asked: str, story: str, expected: str) -> None:
    assert decide(text, asked, scenario=story).answer == expected


def test_what_was_kept_somewhere_is_not_said_to_be_still_there() -> None:
    text = "Dogs must be kept on a lead in the park. Otherwise you are fined."
    assert decide(text, "Will I be fined?", scenario="I kept my dog on a lead.").answer != "Yes"
