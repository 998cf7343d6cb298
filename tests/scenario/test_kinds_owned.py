"""A question that names a thing of one's own says of which kind it is; a story, what more it is."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

_CALF = "Calves must be tagged before they leave the farm, except calves less than a week old."
_FOAL = (
    "Horses must be chipped before they graze on the green, except foals still with their mother."
)
_KITTEN = "Cats must be spayed before they are rehomed, except kittens under four months old."
_BITING = "Owners of dogs that have bitten a person must keep the dog muzzled in public."


@for_each(
    "rule, question, story, answer",
    [
        (_CALF, "Must my calf be tagged before it leaves the farm?", "It is 3 days old.", "No"),
        (_CALF, "Must my calf be tagged before it leaves the farm?", "It is a month old.", "Yes"),
        (_CALF, "Must my calf be tagged before it leaves the farm?", "It's brown.", "More"),
        (_FOAL, "Must my foal be chipped before it grazes?", "She is with her mother.", "No"),
        (_FOAL, "Must my foal be chipped before it grazes?", "She is a beauty.", "More"),
        (_KITTEN, "Must my kitten be spayed before it is rehomed?", "She's 2 months old.", "No"),
        (_KITTEN, "Must my kitten be spayed before it is rehomed?", "She's 2 years old.", "Yes"),
        (_KITTEN, "Must my rabbit be spayed before it is rehomed?", "She's 2 years old.", "More"),
        (_BITING, "Must I keep my dog muzzled in public?", "My dog bit the postman.", "Yes"),
        (_BITING, "Must I keep my dog muzzled in public?", "My cat bit the postman.", "More"),
    ],
)
def test_a_thing_is_of_the_kind_that_it_is_called(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer


def test_the_follow_up_asks_what_is_not_known_of_it():
    asked = decide(_CALF, "Must my calf be tagged?", scenario="It's brown.").follow_up
    assert asked == "Is your calf less than a week old?"
