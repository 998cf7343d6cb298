"""What a thing runs on or is connected to, what was handed over, and whose coach has signed."""

from __future__ import annotations

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle
from tests.tables import for_each

# A clause, stories that make it true, that make it false, and that leave it open.
TOLD = (
    (
        "your boiler uses gas",
        ("My boiler is gas-fired.",),
        ("My boiler burns logs.", "My boiler is powered by heating oil.", "My boiler is electric."),
        ("My car runs on diesel.", "I think my boiler runs on oil.", "My old boiler ran on oil."),
    ),
    (
        "the stall uses gas",
        (),
        ("Everything on my stall runs on batteries.",),
        ("My fryer is electric.", "My lamp runs on a battery."),
    ),
    (
        "your cottage is connected to the public sewer",
        ("All our waste pipes run into the council's main sewer.", "We're on mains drainage."),
        ("Our drains empty into a cesspit.", "We have a septic tank.", "We've no mains drainage."),
        ("Our lane runs into the main road.", "Our drains ran into the river."),
    ),
    (
        "your house is connected to the mains water supply",
        ("We're on mains water.",),
        ("Our water comes from our own well.", "Our drinking water is pumped from the spring."),
        ("Our water comes in bottles.",),
    ),
    (
        "they carry an ear tag",
        ("Every one of them has an ear tag.",),
        ("Not one of them has any tag in its ears.", "They've no tags."),
        ("One of them has no ear tag.", "Half of them have ear tags."),
    ),
    (
        "you were given a key",
        ("The porter handed me a key.", "I was issued with a key.", "I was assigned a key."),
        ("Nobody ever handed me a key.", "I was never issued with a key."),
        ("The porter handed my aunt a key.", "I handed in a key.", "My aunt was issued a key."),
    ),
    (
        "you have recovered from the illness",
        ("I've made a full recovery from the illness.", "I've shaken off the illness."),
        (),
        ("I'm still getting over the illness.", "My son made a full recovery from the illness."),
    ),
    (
        "your spouse has died",
        ("I was widowed this March.", "I was left a widow last spring."),
        (),
        ("My mother was widowed this March.", "I was windswept this March."),
    ),
    ("you have a full driving licence", (), ("I'm still driving on a provisional licence.",), ()),
)
CASES = [
    (clause, story, value)
    for clause, *told in TOLD
    for value, stories in zip((True, False, None), told, strict=True)
    for story in stories
]


@for_each("clause, story, value", CASES)
def test_what_is_told_in_other_words_settles_a_clause(clause, story, value):
    found = settle(parse(f"You can come if {clause}.").clauses, story, "Can I come?")
    assert (found[0].value if found else None) is value


@for_each(
    "story, value",
    [
        ("Her instructor hasn't signed it off.", False),
        ("Her instructor signed the badge off.", True),
        ("His instructor hasn't signed it off.", None),
        ("My sister swims. Her instructor hasn't signed it off.", None),
    ],
)
def test_whose_teacher_is_told_of_the_question_says(story, value):
    rule = parse("A pupil can come if the instructor has signed off the badge.")
    found = {f.clause_id: f.value for f in settle(rule.clauses, story, "Can my daughter come?")}
    last = rule.clauses[-1].id
    assert found.get(last) is value
