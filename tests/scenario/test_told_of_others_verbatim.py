"""What several people do is told in the very words of a clause, perhaps with where they do it."""

from __future__ import annotations

from cmr_logic import decide
from cmr_logic.wording import question
from tests.tables import for_each

_FOOD = "A stall needs a rating if customers eat food there."
_MEALS = "Farm stays need a licence unless guests cook all meals for themselves."
_LESSONS = "Riding schools need a nurse on site unless parents watch each lesson."


@for_each(
    "rule, asked, story, answer",
    [
        (_FOOD, "Does my stall need a rating?", "Customers eat food there, on benches.", "Yes"),
        (_FOOD, "Does my stall need a rating?", "Customers eat food there on Sundays.", "More"),
        (_FOOD, "Does my stall need a rating?", "Customers eat food there if it rains.", "More"),
        (_MEALS, "Do we need a licence for our farm stay?",
         "Guests cook all meals for themselves in the little kitchen there.", "No"),
        (_MEALS, "Do we need a licence for our farm stay?", "We cook breakfast.", "More"),
        (_LESSONS, "Do we need a nurse at our riding school?",
         "Parents watch each lesson from the bench.", "No"),
    ],
)  # fmt: skip
def test_what_others_do(rule, asked, story, answer):
    assert decide(rule, asked, scenario=story).answer == answer


def test_several_people_are_the_subject_of_what_they_do():
    assert question("parents watch each lesson") == "Do parents watch each lesson?"
    assert question("guests each night") == "Is it guests each night?"
