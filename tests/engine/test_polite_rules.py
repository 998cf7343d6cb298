"""Rules of houses, clubs and firms in polite, short or joined words, and what is asked of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

FORMS = (
    (
        "Kindly do not feed the ducks.",
        "Can I feed the ducks?",
        "false",
    ),
    (
        "Please don't bring prams into the hall.",
        "Can I bring my pram into the hall?",
        "false",
    ),
    (
        "Customers are politely asked not to use the back stairs.",
        "Am I allowed to use the back stairs?",
        "false",
    ),
    (
        "Guests are asked to wipe their feet.",
        "Do I have to wipe my feet?",
        "[you are guests]",
    ),
    (
        "We would ask members not to park in the yard.",
        "Can I park in the yard?",
        "not [you are members]",
    ),
    (
        "Please refrain from smoking on the deck.",
        "May I smoke on the deck?",
        "false",
    ),
    (
        "Feel free to pick the plums.",
        "Can I pick the plums?",
        "true",
    ),
    (
        "You're welcome to use the sauna as long as you have showered.",
        "Can I use the sauna?",
        "[you have showered]",
    ),
    (
        "Visitors are asked to stay away if they have a fever.",
        "Can I visit my aunt?",
        "not [you have a fever]",
    ),
    (
        "There is no need to ring first unless you are a group of ten.",
        "Do I need to ring first?",
        "[you are a group of ten]",
    ),
    (
        "Applicants must not lend their badge to others.",
        "Can I lend my badge to others?",
        "false",
    ),
    (
        "Users may not remove labels.",
        "Can I remove the label?",
        "false",
    ),
    (
        "Cats may sit in the porch if they are calm. Do not take them into the pantry.",
        "Can I take my cat into the pantry?",
        "false",
    ),
    (
        "Cats may sit in the porch if they are calm. Do not take them into the pantry.",
        "Can my cat sit in the porch?",
        "[they are calm]",
    ),
    (
        "You must not bring glass onto the court.",
        "Is glass allowed on the court?",
        "false",
    ),
    (
        "Prams may be left in the hall. Scooters may not.",
        "Can I leave my scooter in the hall?",
        "false",
    ),
    (
        "Drums are banned in the rooms, as are pianos that weigh over 90 kg.",
        "Can I have a piano in my room?",
        "not [the pianos weigh over 90 kg]",
    ),
    (
        "Dear members, you may bring a guest if you book a table.",
        "Can I bring a guest?",
        "[you book a table]",
    ),
    (
        "Neither tenant may keep a dog without the landlord's consent.",
        "Can I keep a dog?",
        "[you have the landlord's consent]",
    ),
    (
        "You may send in up to three poems, none of which may have been printed.",
        "Can I send in a poem?",
        "not [they have been printed]",
    ),
    (
        "Breaking the seal voids the guarantee.",
        "Is the guarantee void?",
        "[you break the seal]",
    ),
    (
        "Do not use the slide in high winds or when it is wet.",
        "Can I use the slide?",
        "not ([it is in high winds] or [it is wet])",
    ),
    (
        "Fishing is allowed from the pier only, and only by members.",
        "May I fish?",
        "[it is from the pier] and [you are members]",
    ),
    (
        "You need a pass or a badge, plus proof of address.",
        "Can I join?",
        "([you must have a pass] or [you must have a badge]) and [you must have proof of address]",
    ),
    (
        "The draw is open to staff. Past winners may not enter for two years.",
        "Can I enter?",
        "[you are staff] and not [you are past winners]",
    ),
    (
        "Applicants must be over 18. Those under 18 may apply if a parent signs the form.",
        "Can I apply?",
        "[you must be over 18] or [a parent signs the form]",
    ),
    (
        "You must have a degree to enrol. People without a degree may enrol if they pass a test.",
        "Can I enrol?",
        "[you have a degree] or [you pass a test]",
    ),
    (
        "Applicants must be over 18. Those under 60 may apply if a parent signs the form.",
        "Can I apply?",
        "[a parent signs the form] and [you must be over 18]",
    ),
    (
        "Work stops if a cable is found, gas is smelt or bones come to light.",
        "Does work stop?",
        "[a cable is found] or [gas is smelt] or [bones come to light]",
    ),
    (
        "We close if snow falls or staff are ill.",
        "Do you close?",
        "[snow falls] or [staff are ill]",
    ),
    (
        "If a rider falls and fog comes down, we stop the race.",
        "Do you stop the race?",
        "[a rider falls] and [fog comes down]",
    ),
    (
        "Ring us if you have changed your address or bank details with us.",
        "Should I ring you?",
        "[you have changed your address with us] or [you have changed bank details with us]",
    ),
    (
        "If it rains, the race is off or we row indoors.",
        "Is the race off?",
        "[it rains]",
    ),
    (
        "Helmets must be worn on the ramp.",
        "Do I have to wear a helmet?",
        "[you are on the ramp]",
    ),
    (
        "Badges must be worn on the left arm.",
        "Do I have to wear a badge?",
        "true",
    ),
    (
        "Boots must be cleaned before entering the hut.",
        "Do I have to clean my boots?",
        "true",
    ),
    (
        "On Sundays you may not play music.",
        "Can I play music on Sundays?",
        "false",
    ),
    (
        "On Sundays you may not play music.",
        "Can I play music?",
        "not [it is on Sundays]",
    ),
    (
        "Never work alone in the laboratory.",
        "Can I work alone in the laboratory?",
        "false",
    ),
    (
        "You must wear goggles and gloves.",
        "Do I have to wear gloves?",
        "true",
    ),
    (
        "You must wear goggles or a visor.",
        "Do I have to wear goggles?",
        "not [you must wear a visor]",
    ),
    (
        "Prams go free.",
        "Is there a charge for prams?",
        "false",
    ),
    (
        "Parking costs £5.",
        "Is parking free?",
        "false",
    ),
    (
        "No previous experience is needed.",
        "Do I need experience?",
        "false",
    ),
    (
        "Forms may be sent only by post.",
        "Can I send my form?",
        "[it is by post]",
    ),
    (
        "Miss two meetings and you lose your seat.",
        "Do I lose my seat?",
        "[you miss two meetings]",
    ),
    (
        "Any player who arrives late forfeits the game.",
        "Do I forfeit the game?",
        "[you arrive late]",
    ),
    (
        "We cannot take dogs in August.",
        "Can I bring my dog in August?",
        "false",
    ),
    (
        "The gate may be opened only by the head porter.",
        "Can I open the gate?",
        "[you are the head porter]",
    ),
    (
        "You must not work alone in the tower if you are under 18.",
        "Can I work alone in the tower?",
        "not [you are under 18]",
    ),
    (
        "We close if a pipe is hit, the pitch is frozen or ice has formed.",
        "Do you close?",
        "[a pipe is hit] or [the pitch is frozen] or [ice has formed]",
    ),
    (
        "A pass is not needed unless the gate is shut and a guard is on duty.",
        "Do I need a pass?",
        "[the gate is shut] and [a guard is on duty]",
    ),
    (
        "Dogs may run in the yard if it is dry. Dogs may not run in the hut.",
        "Can my dog run in the yard?",
        "[it is dry]",
    ),
    (
        "Dogs may run in the yard if it is dry. Dogs may not run in the hut.",
        "Can my dog run in the hut?",
        "false",
    ),
)


@pytest.mark.parametrize(("text", "question", "expected"), FORMS)
def test_form(text: str, question: str, expected: str, said: Callable[[str, str], str]) -> None:
    assert said(text, question) == expected
