"""What a story says of another kind, fuel, maker or company than a clause asks for."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

_DOGS = "Dogs are allowed in the gallery if they are guide dogs."
_CAKES = "Only cakes that are baked on the premises may be called homemade."
_LANE = "You can use the lane if you have a passenger with you."
_PAIRS = "Couples applying for the pass must live at the same address."
_RAMP = "The ramp is for people in a wheelchair."
_BIKES = "Bikes may be taken on the train provided that they are packed in a bag or crate."
_MY_BIKE = "Can I take my bike on the train?"
_MAY_WE = "Can my wife and I apply for the pass?"

# Each with a rule, a question, a story and the answer that a careful reader gives.
CASES = (
    (_DOGS, "Can my spaniel come in?", "Molly is nine. She's just an old family pet.", "No"),
    (_DOGS, "Can my spaniel come in?", "Molly is nine. She's just a bit deaf.", "More"),
    (_DOGS, "Can my spaniel come in?", "My sister's cat is just a pet.", "More"),
    ("Bikes may use the track if they are racing bikes.", "May my bike use the track?",
     "It's an ordinary town bike with a basket.", "No"),
    ("Bikes may use the track if they are racing bikes.", "May my bike use the track?",
     "It's a red bike.", "More"),
    (_CAKES, "May I call my cakes homemade?", "My cakes arrive frozen from a factory.", "No"),
    (_CAKES, "May I call my cakes homemade?", "I buy the cakes ready made and ice them.", "No"),
    (_CAKES, "May I call my cakes homemade?", "The flour comes from a mill in Kent.", "More"),
    (_CAKES, "May I call my cakes homemade?", "I buy the boxes from a supplier.", "More"),
    (_CAKES, "May I call my cakes homemade?", "I bake the cakes on the premises.", "Yes"),
    ("The label is for cheese that is made on the farm.", "Can our cheese carry the label?",
     "Our cheese is delivered each week to a dairy in town.", "More"),
    (_LANE, "Can I use the lane?", "I'm the only one in the car.", "No"),
    (_LANE, "Can I use the lane?", "There's nobody in the van but myself.", "No"),
    (_LANE, "Can I use the lane?", "There's nobody in the house but me tonight.", "More"),
    (_LANE, "Can I use the lane?", "There's no one in the boot but the dog.", "More"),
    ("You need an alarm if your boat uses gas.", "Do I need an alarm?",
     "Everything on my boat runs on diesel.", "No"),
    ("You need an alarm if your boat uses gas.", "Do I need an alarm?",
     "The engine of my boat runs on diesel.", "More"),
    ("You need an alarm if your boat uses gas.", "Do I need an alarm?",
     "Everything on my boat runs on gas.", "Yes"),
    (_PAIRS, _MAY_WE, "I live in Perth and she lives in Dundee for her job.", "No"),
    (_PAIRS, _MAY_WE, "I live in Perth and she lives in Scotland.", "More"),
    (_PAIRS, _MAY_WE, "I live in Perth and my brother lives in Dundee.", "More"),
    (_PAIRS, _MAY_WE, "I work in Perth and she works in Dundee.", "More"),
    ("Siblings applying for the card must go to the same school.", "Can my sister and I apply?",
     "I go to St Anne's. My sister goes to St Paul's.", "No"),
    ("Siblings applying for the card must go to the same school.", "Can my sister and I apply?",
     "I go to St Anne's. My friend goes to St Paul's.", "More"),
    ("Partners applying for the plan must work for the same employer.", "Can we apply?",
     "I work for the bank.", "More"),
    ("The prize is for bakers who work without assistants.", "Can I win the prize?",
     "I have two assistants in the kitchen.", "No"),
    ("The relief is for traders who work without employees.", "Can I get the relief?",
     "I do it all myself, nobody works for me.", "Yes"),
    (_RAMP, "May I use the ramp?", "I came up the steps on my own two feet.", "No"),
    (_RAMP, "May I use the ramp?", "I want to stand on my own two feet one day.", "More"),
    (_RAMP, "May I use the ramp?", "My wife climbs the stairs every day.", "More"),
    # what is brought as it is, is in no bag
    (_BIKES, _MY_BIKE, "I'd bring the bike as it is, without any bag or crate.", "No"),
    (_BIKES, _MY_BIKE, "I'd be putting the bike in the van just as it is.", "No"),
    (_BIKES, _MY_BIKE, "I'd bring the bike without a bag.", "More"),
    (_BIKES, _MY_BIKE, "I'd bring my lunch without a bag.", "More"),
    (_BIKES, _MY_BIKE, "My bike is packed in a big crate.", "Yes"),
    # "the couple" are who ask together, and a deadline may be past before anything is done
    ("Tours are possible only where the group have booked the chapel.", "Can we have a tour?",
     "We have not booked the chapel.", "No"),
    ("Tours are possible only where the group have booked the chapel.", "Can we have a tour?",
     "My uncle has not booked the chapel.", "More"),
    ("A penalty may be halved only if it is paid within 21 days of issue.",
     "Can I still pay half for my penalty?",
     "The notice came out over two months ago and I have paid nothing so far.", "No"),
    ("A penalty may be halved only if it is paid within 21 days of issue.",
     "Can I still pay half for my penalty?", "My cousin came over two months ago.", "More"),
)  # fmt: skip


@for_each("rule, question, story, answer", CASES)
def test_another_kind_tells_against_the_one_that_is_asked_for(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer
