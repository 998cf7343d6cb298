"""Stories that say the condition of a rule in nearly its words, of a name, a thing or in parts."""

from __future__ import annotations

import pytest

from cmr_logic import decide

MUZZLE = ("You must muzzle your dog if it has bitten a person.", "Do I have to muzzle my dog?")
BOAT = ("You can enter if you own a boat.", "Can I enter?")
WALLS = ("You may paint the walls if the landlord has agreed in writing.", "Can I paint the walls?")
TAXI = ("Vehicles may use the lane if they are licensed taxis.", "Can I drive my car in the lane?")
BIKE = ("Your bike may be removed if it is chained to the railings.", "Could my bike be removed?")
GOLD = ("You may bring a guest if you are a gold member.", "May I bring a guest?")
OUTSIDE = ("You get a bus pass if you live outside the town.", "Do I get a bus pass?")
SEA = ("You need no licence if you only fish in the sea.", "Do I need a licence?")
BOILER = (
    "The warranty covers the boiler if it was serviced by an approved engineer.",
    "Does the warranty cover my boiler?",
)
LOUNGE = ("You may wait here if you have a pass for a morning flight.", "May I wait here?")
LICENCE = ("You may skip the theory part if you hold a motorcycle licence.", "May I skip it?")
MOVING = ("You can cancel the contract if you are moving abroad.", "Can I cancel the contract?")
CAR = ("You have to tell the insurer if your car has been modified.", "Must I tell the insurer?")
HURT = ("You must report the accident if somebody was hurt.", "Do I have to report the accident?")
SCHEME = ("Your waste is collected if you have signed up to the scheme.", "Is my waste collected?")


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        # a name, told to be that of somebody or of an animal, and set apart from its verb
        (MUZZLE, "Biscuit, my terrier, did bite a postman once.", "Yes"),
        (MUZZLE, "Biscuit growls a lot but she has never bitten anyone.", "No"),
        (MUZZLE, "Biscuit's brother bit the vet.", "More"),
        (WALLS, "Mr Hobbs, my landlord, has agreed to it in writing.", "Yes"),
        (BOAT, "Mr Hobbs, my landlord, owns a boat.", "More"),
        (BOAT, "Hobbs, a friend, owns a boat.", "More"),
        (BOAT, "Dave, who I work with, has a boat.", "More"),
        (BOAT, "My boss, who I ring every day, owns a boat.", "More"),
        (BOAT, "Single mum, own a boat.", "Yes"),
        # a participle that says of which kind things are
        (TAXI, "Mine isn't a licensed taxi, just a family estate.", "No"),
        (TAXI, "It's a licensed taxi.", "Yes"),
        # the thing of the question, and another of its kind
        (BIKE, "I've chained my bike to the railings.", "Yes"),
        (BIKE, "I never chain it to the railings.", "No"),
        (BIKE, "There was another bike chained to the railings.", "More"),
        (BIKE, "I saw a bike chained to the railings.", "More"),
        # one of a sort of people
        (GOLD, "Gold members get more perks, and I'm one of them.", "Yes"),
        (GOLD, "I'm no longer a gold member.", "No"),
        (GOLD, "My wife is a gold member.", "More"),
        # in a place, for a clause about being outside it
        (OUTSIDE, "We don't live in the town, we're out at a farm.", "Yes"),
        (OUTSIDE, "We live in the town.", "No"),
        (OUTSIDE, "My gran lives in the town.", "More"),
        # clefts, and whether there is more
        (SEA, "It's only in the sea that I fish.", "No"),
        (SEA, "I don't just fish in the sea, I go to the lakes too.", "Yes"),
        (SEA, "I fish in the sea.", "More"),
        # who did it to it, in either voice
        (BOILER, "An approved engineer serviced it in May.", "Yes"),
        (BOILER, "An approved engineer serviced my car in May.", "More"),
        # one fact in two statements
        (LOUNGE, "I've got my pass here, it's for a morning flight to Oslo.", "Yes"),
        (LOUNGE, "I have a pass. It's for my brother's morning flight.", "More"),
        # what "one" stands for, and what is told of a verb once more
        (LICENCE, "I hold a car licence but not a motorcycle one.", "No"),
        (MOVING, "I'm moving, but not abroad.", "No"),
        (CAR, "Nothing on my car has been modified.", "No"),
        (HURT, "Luckily nobody got hurt.", "No"),
        (SCHEME, "I signed us up to the scheme in spring.", "Yes"),
    ],
)
def test_told_of_the_thing_itself(rule: tuple[str, str], story: str, answer: str) -> None:
    text, question = rule
    assert decide(text, question, scenario=story).answer == answer
