"""Ages, hours, last days, deeds with odd verbs, and things whose kind a rule names, end to end."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

_ORCHESTRA = "The brass band is open to players from 12 to 20 years of age."
_JUDO = "The judo class is for children between 6 and 10 years old."
_SAUNA = "Guests may use the sauna until nine in the evening."
_EARLY = "The early rate is for tents booked no later than 3 June."
_WELL = "A licence is needed to bore a well deeper than 20 m."
_OAK = "Town consent is needed to fell a hedge taller than 4 m."
_BILLS = "A surcharge is charged on bills from the harbour that are paid after 31 May."
_BAGS = "Bags that weigh more than 9 kg must be checked in at the counter."
_DEPOT = "The depot takes in furniture only if it is dry."


@for_each(
    "rule, question, story, answer",
    [
        (_ORCHESTRA, "Can my son play in the brass band?", "He is 17.", "Yes"),
        (_ORCHESTRA, "Can my son play in the brass band?", "He is 31.", "No"),
        (_ORCHESTRA, "Can my son play in the brass band?", "He plays the horn.", "More"),
        (_JUDO, "Can my daughter join the judo class?", "She is 8.", "Yes"),
        (_JUDO, "Can my daughter join the judo class?", "She is 14.", "No"),
        (_SAUNA, "May I use the sauna now?", "I am a guest. It's 8 pm.", "Yes"),
        (_SAUNA, "May I use the sauna now?", "I am a guest. It's 11 pm.", "No"),
        (_SAUNA, "May I use the sauna?", "I am a guest.", "More"),
        (_EARLY, "Do I get the early rate?", "I booked my tent on 23 June.", "No"),
        (_EARLY, "Do I get the early rate?", "I booked my tent on 12 April.", "Yes"),
        (_EARLY, "Do I get the early rate?", "I like my tent.", "More"),
        (_WELL, "Do I need a licence to bore my well?", "My well is 30 m deep.", "Yes"),
        (_WELL, "Do I need a licence to bore my well?", "My well is 12 m deep.", "No"),
        (_OAK, "Do I need town consent to fell the hedge?", "The hedge is 5 m tall.", "Yes"),
        (_OAK, "Do I need town consent to fell the hedge?", "The hedge is old.", "More"),
        (_BILLS, "Will I be charged a surcharge on my bill?", "I paid it on 2 June.", "Yes"),
        (_BILLS, "Will I be charged a surcharge on my bill?", "I paid it on 2 May.", "No"),
        (_BILLS, "Will I be charged a surcharge on my bill?", "The harbour is deep.", "More"),
        (_BAGS, "Do I have to check in my backpack?", "My backpack weighs 11 kg.", "Yes"),
        (_BAGS, "Do I have to check in my backpack?", "My backpack is new.", "More"),
        (_BAGS, "Do I have to check in my bicycle?", "It weighs 11 kg.", "Irrelevant"),
        (_DEPOT, "Will you take in my wardrobe?", "My wardrobe is wet.", "No"),
        ("Appliances are mended if they are clean.", "Is my blender mended?", "", "More"),
        ("Instruments are insured if they are new.", "Is my cello insured?", "It is new.", "Yes"),
        ("No dogs are allowed in the huts.", "Can I bring Rex to the hut?", "Rex is my dog.", "No"),
        (
            "No dogs are allowed in the huts.",
            "Can I bring Rex to the hut?",
            "Rex is my uncle.",
            "Irrelevant",
        ),
        ("Dogs are not allowed on the pier.", "Can I sell my beagle?", "", "Irrelevant"),
        ("Dogs are not allowed on the pier.", "Can I bring my beagle to the pier?", "", "No"),
        ("No food is allowed in the library.", "Can I bring my toaster?", "", "Irrelevant"),
    ],
)
def test_answers(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
