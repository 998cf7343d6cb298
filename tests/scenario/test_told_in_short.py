"""What a story names in short, who has served so long, deeds of a habit's verb, and papers used."""

from __future__ import annotations

from cmr_logic import decide
from cmr_logic.provisions import parse
from cmr_logic.scenario import settle
from tests.tables import for_each

# A clause, stories that make it true, that make it false, and that leave it open.
TOLD = (
    (
        "you have lived in the retirement village for at least one year",
        ("I moved into the village five years ago.",),
        ("I moved into the village four months ago and never lived here before.",),
        ("I moved into a village four months ago.", "I moved into the mining village in May."),
    ),
    (
        "you pay the deposit in cash",
        ("We paid the deposit in cash at the till.",),
        ("I didn't pay the deposit in cash.", "I paid the deposit by card."),
        ("I'll pay the deposit in cash.", "My aunt paid the deposit in cash."),
    ),
    ("you pay the rent in cash", (), (), ("I paid the rent in cash.",)),
    ("you attend the induction", ("I went to the induction.",), (), ("I went to the harbour.",)),
    ("you attend the class", ("I attended the class.",), (), ("I heard of the class.",)),
    ("you keep the receipt", ("I kept the receipt.",), ("I didn't keep the receipt.",), ()),
    (
        "you hold a British passport",
        ("I travel on the British passport I renewed in May.",),
        (),
        (
            "My wife travels on her British passport.",
            "I used to travel on my British passport.",
            "I'd like to travel on a British passport.",
        ),
    ),
    (
        "you have a rail pass",
        ("I travel on a rail pass.",),
        (),
        ("I travel on my mother's rail pass.", "I travel on a rail passage."),
    ),
)
CASES = [
    (clause, story, value)
    for clause, *told in TOLD
    for value, stories in zip((True, False, None), told, strict=True)
    for story in stories
]


@for_each("clause, story, value", CASES)
def test_what_is_told_in_short_settles_a_clause(clause, story, value):
    found = settle(parse(f"You can come if {clause}.").clauses, story, "Can I come?")
    assert (found[0].value if found else None) is value


@for_each(
    "story, answer",
    [
        ("I've been a volunteer at the hostel for two and a half years.", "Yes"),
        ("I've been a volunteer at the hostel for three weeks.", "No"),
        ("I've been a nurse at the clinic for two years.", "More"),
        ("My son has been a volunteer at the hostel for two years.", "More"),
    ],
)
def test_who_has_been_one_so_long_has_served_so_long(story, answer):
    rule = "A volunteer at the hostel who has served for less than a year may not open the gate."
    assert decide(rule, "Can I open the gate?", scenario=story).answer == answer


@for_each(
    "story, answer",
    [("I've £90 left to pay on my first loan.", "No"), ("I've paid off my first loan.", "Yes")],
)
def test_the_first_one_is_of_what_is_asked_for(story, answer):
    rule = "You can take a second loan only when the first one has been repaid."
    assert decide(rule, "Can I take a second loan?", scenario=story).answer == answer
