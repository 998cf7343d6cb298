"""Words of a clause that a story says of something else: whose it is, what it is near, its kind."""

import pytest

from cmr_logic import decide

# clause, stories that settle it with Yes, stories that leave it open
TOLD = [
    ("you know the owner", ["I know the owner."], ["I know the owner's dog."]),
    (
        "you have met the manager",
        ["I have met the manager and his wife."],
        ["I have met the manager's wife."],
    ),
    (
        "your father was born in Ireland",
        ["My father was born in Ireland."],
        ["My father-in-law was born in Ireland."],
    ),
    (
        "you live in London",
        ["I live in London.", "I live in Oxford Street, London."],
        ["I live in London Road."],
    ),
    (
        "you live in a flat",
        ["I live in a flat.", "I live in a flat above a shop."],
        ["I live below a flat.", "I live opposite a flat."],
    ),
    (
        "you run a shop",
        ["I run a shop.", "I have run a shop in the past year."],
        ["I run past a shop."],
    ),
    ("you keep bees", ["I keep bees."], ["I keep away from bees."]),
    ("you have read the rules", ["I have read the rules."], ["I have read about the rules."]),
    (
        "you have had the illness",
        ["I have had the illness."],
        ["I am vaccinated against the illness."],
    ),
    (
        "you have a partner",
        ["I have a partner.", "I have a new partner."],
        ["I have a business partner.", "I have a dance partner."],
    ),
    (
        "you are a nurse",
        ["I work as a nurse.", "I am a nurse with ten years behind me."],
        ["I work with nurses.", "I am treated by a nurse."],
    ),
    (
        "your boat has an engine",
        ["My boat has an engine.", "It has an outboard."],
        ["My car has an engine."],
    ),
]


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        (clause, story, answer)
        for clause, settling, silent in TOLD
        for answer, stories in (("Yes", settling), ("More", silent))
        for story in stories
    ],
)
def test_what_is_said_aside_settles_nothing(clause: str, story: str, answer: str) -> None:
    rule = f"You can claim if {clause}."
    assert decide(rule, "Can I claim?", scenario=story).answer == answer


@pytest.mark.parametrize(
    ("story", "answer"),
    [
        ("I live at 5 Mill Lane, Leeds.", "Yes"),
        ("I live in London Road, Derby.", "Yes"),
        ("I live in Smallham, Devon.", "Yes"),
        ("I live in Oxford Street, Glasgow.", "No"),
        ("I live in Oxford Street.", "More"),
        ("In March, England won.", "More"),
    ],
)
def test_an_address_ends_in_its_town(story: str, answer: str) -> None:
    rule = "You can claim if you live in England."
    assert decide(rule, "Can I claim?", scenario=story).answer == answer
