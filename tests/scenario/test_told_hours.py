"""Stories that tell at what time of day something is done."""

import pytest

from cmr_logic import decide

HALL = "You may use the hall if you finish before 10pm."
VAN = "A late fee is charged for returning the van after 5pm."
PAY = "You get night pay if you work between 10pm and 6am."


@pytest.mark.parametrize(
    ("rule", "question", "story", "answer"),
    [
        (HALL, "Can we use the hall?", "We'd be done by half past eight.", "Yes"),
        (HALL, "Can we use the hall?", "Our disco runs till midnight.", "No"),
        (HALL, "Can we use the hall?", "Our disco is from six to nine in the evening.", "Yes"),
        (HALL, "Can we use the hall?", "We start at six in the evening.", "More"),
        (HALL, "Can we use the hall?", "We'd be there for three hours.", "More"),
        (VAN, "Do I pay the late fee?", "I had the van back at half six in the evening.", "Yes"),
        (VAN, "Do I pay the late fee?", "I returned it at noon.", "No"),
        (VAN, "Do I pay the late fee?", "I picked the van up at 7pm.", "More"),
        (PAY, "Do I get night pay?", "My shift is 8am to 4pm.", "No"),
        (PAY, "Do I get night pay?", "I'm on from eleven at night till five.", "Yes"),
        (PAY, "Do I get night pay?", "I work till eleven at night.", "Yes"),
        (PAY, "Do I get night pay?", "I work till nine at night.", "More"),
    ],
)  # fmt: skip
def test_hours_of_the_day(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer
