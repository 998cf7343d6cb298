"""What is used, fits, is sold or is let furnished, and who brings news, told in other words."""

import pytest

from cmr_logic import decide

SHOW = "Your mare may enter the show if she is registered in the stud book."
MARE = "May I enter my mare in the show?"
REFUND = "You get a refund if the hem has not been cut."
FILM = "No one may film in the hall without written approval."
POND = "You must not dig a pond without planning permission."
TOOL = "You can return old varnish if the cans are unopened."
BACK = "Can I return my old varnish?"
MILK = "You need a permit if you sell milk to the public."

# rule, question, story, answer
TOLD = [
    (SHOW, MARE, "Stella is grey and the children spoil her. She is in the stud book.", "More"),
    (SHOW, MARE, "The children spoil her. She is registered in the stud book.", "Yes"),
    (TOOL, BACK, "I found six cans in my late aunt's shed. They have never been opened.", "Yes"),
    (
        "You can enter if you have packed your china in wood wool.",
        "Can I enter?",
        "The china isn't packed in wood wool.",
        "No",
    ),
    (
        "The fund grants a bursary to every pupil who sings in a choir.",
        "Will the fund grant my son a bursary?",
        "He sings in a choir.",
        "Yes",
    ),
    (REFUND, "Do I get a refund?", "The tailor phoned to say that the hem has been cut.", "No"),
    (REFUND, "Do I get a refund?", "My aunt phoned to say that the hem has been cut.", "More"),
    (POND, "May I dig a pond?", "I have planning permission.", "Yes"),
    (POND, "May I dig a pond?", "I do not have planning permission.", "No"),
    (
        FILM,
        "May I film there?",
        "I have a letter from the hall that says we are allowed to.",
        "Yes",
    ),
    (FILM, "May I film there?", "I have a letter from the hall that says we may not.", "More"),
    ("You may paint if no lamp is used.", "May I paint?", "My lamp will stay switched off.", "Yes"),
    ("You may paint if no lamp is used.", "May I paint?", "My lamp stays off at night.", "More"),
    ("Shoes may be swapped if they do not fit.", "Can I swap my shoes?", "They're my size.", "No"),
    (MILK, "Do I need a permit?", "All the milk is drunk by my own family.", "No"),
    (MILK, "Do I need a permit?", "Some of the milk is drunk by my own family.", "More"),
    ("You pay tax if you furnish the flat.", "Do I pay tax?", "I let it unfurnished.", "No"),
    ("You pay tax if you furnish the flat.", "Do I pay tax?", "I rent it from my uncle.", "More"),
    ("You pay less if you are on the student rate.", "Do I pay less?", "I pay full price.", "No"),
    (
        "Guests who cancel the party in writing get their deposit back.",
        "Do we get our deposit back?",
        "The party is off. We sent you a letter calling off the party.",
        "Yes",
    ),
    (
        "A stall needs a permit if it sells milk.",
        "Does our stall need one?",
        "We sell milk.",
        "Yes",
    ),
    ("You get it back if you hand in the stubs.", "Do I get it back?", "I binned the stubs.", "No"),
    (
        "You can claim if the loss was reported to the police.",
        "Can I claim?",
        "Nobody ever told the police about it.",
        "No",
    ),
]


@pytest.mark.parametrize(("rule", "question", "story", "expected"), TOLD)
def test_what_is_told_answers(rule: str, question: str, story: str, expected: str) -> None:
    assert decide(rule, question, scenario=story).answer == expected
