"""What a story tells settles a clause about people of whom whoever asks is one anyway."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

_SEATED = "Passengers seated in coach C must leave by the front doors."
_STAND = "Ticket holders seated in the West Stand must enter through Gate 6."
_LEVY = "Small bakers with a yearly turnover of less than £90,000 are exempt from the stall tax."
_BINS = "Householders with a garden of more than 500 square metres may have two brown bins."
_CAST = "Skaters with a cast must stay off the main rink."
_CARD = "Gold card holders with a dog may use the side door."
_GROUP = "Children in group C must bring goggles."


@for_each(
    "rule, question, story, answer",
    [
        (_SEATED, "Do I have to leave by the front doors?", "My seat is in coach C.", "Yes"),
        (_SEATED, "Do I have to leave by the front doors?", "I'm sitting in coach F.", "No"),
        (_SEATED, "Do I have to leave by the front doors?", "My aunt sits in coach F.", "More"),
        (_STAND, "Do I have to enter through Gate 6?", "We have seats in the West Stand.", "Yes"),
        (_STAND, "Do I have to enter through Gate 6?", "My seat is in the East Stand.", "No"),
        (_STAND, "Do I have to enter through Gate 6?", "I sat in the East Stand last May.", "More"),
        (_LEVY, "Am I exempt from the stall tax?", "My turnover last year was £64,000.", "Yes"),
        (_LEVY, "Am I exempt from the stall tax?", "My turnover last year was £120,000.", "No"),
        (_LEVY, "Am I exempt from the stall tax?", "I bake rye bread.", "More"),
        (_BINS, "Can I have two brown bins?", "My garden is 720 square metres.", "Yes"),
        (_BINS, "Can I have two brown bins?", "My garden is 300 square metres.", "No"),
        (_CAST, "Do I have to stay off the main rink?", "I have a cast on my wrist.", "Yes"),
        (_CAST, "Do I have to stay off the main rink?", "I have new boots.", "More"),
        (_CARD, "Can I use the side door?", "I have a dog.", "More"),
        (_GROUP, "Does my son have to bring goggles?", "My son is in group C.", "Yes"),
        (_GROUP, "Does my son have to bring goggles?", "My son is in group B.", "No"),
        (_GROUP, "Does my son have to bring goggles?", "My son is in year C.", "More"),
    ],
)
def test_what_is_told_of_people_of_a_role(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer


@for_each(
    "clause, story, answer",
    [
        ("you came in by gate 6", "We came in by gate 3.", "No"),
        ("you came in by gate 6", "We queued at gate 3.", "More"),
        ("you came in by gate 6", "Our seats are in block 4.", "More"),
        ("your pitch is in row 4", "Our pitch is in row 7.", "No"),
        ("your pitch is in row 4", "Our pitch is between row 7 and row 9.", "More"),
    ],
)
def test_a_letter_or_number_tells_places_apart(clause, story, answer):
    rule = f"You get a refund if {clause}."
    assert decide(rule, "Do I get a refund?", scenario=story).answer == answer
