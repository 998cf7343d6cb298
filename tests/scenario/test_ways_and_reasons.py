"""Deeds of which a clause says how, why or when against the clock they are done."""

from __future__ import annotations

from cmr_logic import decide
from cmr_logic.scenario.matching.ways_told import WAYS, Way, deed_and_way
from tests.tables import for_each

MISSED = "You may rebook if you missed the ferry because of a late bus."
ILL = "You get a second try if you missed the race due to illness."


def settled(rule: str, question: str, story: str) -> str:
    return decide(rule, question, scenario=story).answer


@for_each("way", WAYS, ids=lambda way: way.name)
def test_each_way_is_told_ruled_out_and_left_open(way: Way) -> None:
    clause, fires = way.fires
    rule = f"You can take part if {clause}."
    told = deed_and_way(clause)
    assert told is not None
    assert told[1] == way
    answers = [settled(rule, "Can I take part?", s) for s in (fires, way.fails, way.silent)]
    assert answers == ["Yes", "No", "More"]


@for_each(
    "rule, story, answer",
    [
        (MISSED, "My bus was late, so I missed the ferry.", "Yes"),
        (MISSED, "My bus was late. That is why I missed the ferry.", "Yes"),
        (MISSED, "I missed the ferry because my bus was late.", "Yes"),
        (MISSED, "I missed the ferry because I had mixed up the days.", "No"),
        (MISSED, "I missed the ferry because I was in bed with a fever.", "No"),
        (MISSED, "I missed the ferry.", "More"),
        (MISSED, "My bus was late.", "More"),
        (ILL, "I caught a virus and missed the race.", "Yes"),
        (ILL, "I missed the race because I overslept.", "No"),
        (ILL, "I had a fever. I missed the race because I forgot.", "More"),
    ],
)
def test_the_reason_of_a_deed_is_told_before_or_behind_it(
    rule: str, story: str, answer: str
) -> None:
    question = "May I rebook?" if rule is MISSED else "Do I get a second try?"
    assert settled(rule, question, story) == answer


@for_each(
    "story, answer",
    [
        ("I cancelled the lessons over the phone; nothing was put in writing.", "No"),
        ("I cancelled the lessons over the phone and then sent a letter.", "More"),
        ("My brother cancelled the lessons by letter.", "More"),
        ("I did not cancel the lessons by letter.", "No"),
        ("I cancelled the lessons. It was by letter.", "Yes"),
    ],
)
def test_two_ways_and_another_person_leave_a_clause_open(story: str, answer: str) -> None:
    rule = "You can take part if you cancelled the lessons in writing."
    assert (
        settled(rule, "Can I take part?", story.replace("cancelled o", "cancelled the lessons o"))
        == answer
    )


# rule, question, story, answer
TOLD = [
    ("often", "I've sailed four times this season.", "Yes"),
    ("often", "I've only sailed once this season.", "No"),
    ("often", "I've sailed.", "More"),
    ("often", "I sailed four times last season.", "More"),
    ("late", "My tram got in an hour late.", "Yes"),
    ("late", "My tram came in on the dot.", "No"),
    ("late", "My tram was late.", "More"),
    ("late", "I was an hour late for the tram.", "More"),
    ("late", "My aunt's tram was an hour late.", "More"),
    ("refused", "My husband was refused a permit.", "More"),
    ("refused", "I was granted a permit.", "No"),
    ("damaged", "I dropped the parcel.", "More"),
    ("damaged", "The parcel was cracked when it came.", "Yes"),
    ("damaged", "There was nothing wrong with the parcel when it came.", "No"),
    ("paid", "I have paid half of the bill.", "More"),
    ("open", "I forgot to shut the window.", "Yes"),
    ("open", "I had bolted the window.", "No"),
    ("open", "The door was open all night.", "More"),
    ("hired", "I brought the boat back two days early.", "No"),
    ("hired", "I brought the boat back two days late.", "Yes"),
    ("hired", "I still have the boat.", "More"),
    ("park", "I'm standing in the park.", "No"),
    ("park", "I'm in the car park.", "Yes"),
    ("park", "I live near a park.", "More"),
    ("stop", "I'm waiting at the tram stop right now.", "No"),
    ("stop", "I'm on the beach.", "Yes"),
]
RULES = {
    "often": (
        "You get a badge if you have sailed more than twice this season.",
        "Do I get a badge?",
    ),
    "late": ("You get a voucher if your tram arrives more than 30 minutes late.", "Do I get one?"),
    "refused": ("A hawker who was refused a permit gets the fee back.", "Do I get the fee back?"),
    "damaged": ("You get a new one if the parcel arrived damaged.", "Do I get a new one?"),
    "paid": ("You can move in if you have paid the bill.", "Can I move in?"),
    "open": ("You have to pay if the window was left open.", "Do I have to pay?"),
    "hired": ("You have to pay if the hired boat was returned late.", "Do I have to pay?"),
    "park": ("Fires are banned in parks and on lawns.", "May I light a fire where I am?"),
    "stop": ("Smoking is banned at tram stops.", "May I smoke where I am?"),
}


@for_each("rule, story, answer", TOLD)
def test_deeds_and_events_are_told_by_their_times_and_states(
    rule: str, story: str, answer: str
) -> None:
    assert settled(*RULES[rule], story) == answer
