"""What a rule asks in its words, a story says in another syntax, and near misses of it."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import decide

_FLOCK = "You can join the scheme if your ewes are tagged.", "Can I join the scheme?"
_HEATER = "You must fit an alarm if your workshop has a gas heater.", "Must I fit an alarm?"
_REFUSED = "You can appeal if the council refused your application.", "Can I appeal?"
_BITTEN = "You can get compensation if a dog bit you on the round.", "Can I get compensation?"
_SHOP = "You can return the coat if you bought it in our shop.", "Can I return the coat?"
_OURS = "You can return goods if you bought them from us.", "Can I return my lamp?"
_TOLD = "You can get a refund if you told us about the fault.", "Can I get a refund?"
_GLASS = (
    "You must declare it if the windscreen of your car is cracked.",
    "Must I declare it?",
)
_ROOF = "Barns with a thatched roof need a fire survey.", "Does my barn need a fire survey?"
_MAST = "Boats without a mast may pass the bridge.", "May my boat pass the bridge?"
_WEEKENDS = "The card is for people who only work at weekends.", "Can I get the card?"
_GUN = "You need a permit if you own a shotgun.", "Do I need a permit?"
_VEST = "Cyclists who ride at night must wear a vest.", "Do I have to wear a vest?"
_REEDS = (
    "Owners whose garden borders the canal must cut the reeds.",
    "Do I have to cut the reeds?",
)
_FARM = "You can claim the allowance if you work on a farm.", "Can I claim the allowance?"


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (_REFUSED, "My application was refused by the council.", "Yes"),
        (_REFUSED, "The council didn't refuse my application.", "No"),
        (_REFUSED, "My application was refused by the bank.", "More"),
        (_REFUSED, "My sister's application was refused by the council.", "More"),
        (_BITTEN, "I was bitten by a dog on the round.", "Yes"),
        (_BITTEN, "A dog bit my brother on the round.", "More"),
        (_FLOCK, "I keep forty ewes. All of them are tagged.", "Yes"),
        (_FLOCK, "I keep ewes on the hill. None of them are tagged.", "No"),
        (_FLOCK, "I keep ewes. Some of them are tagged.", "More"),
        (_FLOCK, "I keep ewes and goats. They are tagged.", "More"),
        (_HEATER, "There's a gas heater in the workshop.", "Yes"),
        (_HEATER, "There has never been a gas heater in the workshop.", "No"),
        (_HEATER, "There's a gas heater in my neighbour's workshop.", "More"),
        (_GLASS, "My car has a cracked windscreen.", "Yes"),
        (_GLASS, "My sister's car has a cracked windscreen.", "More"),
        (_GLASS, "My car has a cracked wing mirror.", "More"),
        (_ROOF, "The roof of my barn is thatched.", "Yes"),
        (_ROOF, "My barn's roof isn't thatched.", "No"),
        (_ROOF, "The roof of my barn is tiled.", "More"),
        (_MAST, "My boat has no mast.", "Yes"),
        (_MAST, "My boat has a mast.", "No"),
        (_MAST, "My boat has a mat.", "More"),
        (_SHOP, "I bought the coat online, not in your shop.", "No"),
        (_SHOP, "I bought it in your shop, not online.", "Yes"),
        (_SHOP, "I saw the coat in your shop.", "More"),
        (_OURS, "I bought it from you last May.", "Yes"),
        (_OURS, "I didn't buy it from you.", "No"),
        (_OURS, "I bought it last May.", "More"),
        (_TOLD, "I told you about the fault.", "Yes"),
        (_TOLD, "I told my wife about the fault.", "More"),
        (_WEEKENDS, "Weekends are the only time I work.", "Yes"),
        (_WEEKENDS, "I work on weekdays as well as at weekends.", "More"),
        (_GUN, "Never owned a shotgun in my life.", "No"),
        (_GUN, "I've never fired a shotgun in my life.", "More"),
        (_VEST, "I'm a cyclist who mostly rides at night.", "Yes"),
        (_REEDS, "I have a garden that borders the canal.", "Yes"),
        (_REEDS, "I have a garden that borders the road.", "More"),
        (_FARM, "Working on a farm, I'm up at five every day.", "Yes"),
        (_FARM, "Living on a farm, I'm up at five every day.", "More"),
    ],
)
def test_another_shape_says_the_same_and_a_near_miss_does_not(rule, story, answer):
    text, question = rule
    assert decide(text, question, scenario=story).answer == answer
