"""What a story tells by a pronoun, a name or with something thrown in, in the words of a rule."""

import pytest

from cmr_logic import decide

LEAD = "The dog may come in if it has been vaccinated against rabies."
GUARD = "A kennel permit is needed where the dog is kept as a guard dog."
GUEST = "Members can bring a guest if the guest is wearing soft shoes."
TEST = "Your daughter can join if she has passed the swimming test."
PLAIN = "A flood charge applies if the property is on a flood plain."
BOAT = "You need flares if the boat is moored in the outer harbour."
LICENCE = "You can hire the digger if you hold a trade licence."
PAID = "You can renew if you have missed a payment."
BAN = "Camp fires are banned if there is a drought order in force."
SHIP = "You need a pilot if the ship has been inspected."
DEALER = "The warranty holds if the repair was carried out by the dealer."
CARE = "You get the grant if your child is looked after by a relative."
STORIES = [
    (
        LEAD,
        "Can the dog come in?",
        "Hamish is old now. He's been vaccinated against rabies.",
        "Yes",
    ),
    (
        GUARD,
        "Do I need a kennel permit?",
        "Bruno sleeps a lot. He isn't kept as a guard dog.",
        "No",
    ),
    (GUEST, "Can I bring a guest?", "My mate Col is keen. He is wearing soft shoes.", "Yes"),
    (
        GUEST,
        "Can I bring a guest?",
        "My aunt, my cook and my boss came. He has soft shoes.",
        "More",
    ),
    (TEST, "Can my daughter join?", "Mia is quick. She has passed the swimming test.", "Yes"),
    (PLAIN, "Does a flood charge apply?", "It's a nice mill. It isn't on a flood plain.", "No"),
    (BOAT, "Do I need flares?", "I own a raft. It is moored in the outer harbour.", "More"),
    (BOAT, "Do I need flares?", "My uncle has a boat. It's moored in the outer harbour.", "More"),
    (PAID, "Can I renew?", "My son hasn't, I promise, missed a payment.", "More"),
    (LICENCE, "Can I hire the digger?", "I don't, to be honest, hold a trade licence.", "No"),
    (LICENCE, "Can I hire the digger?", "I don't hold a trade licence as things stand.", "No"),
    (LICENCE, "Can I hire the digger?", "I do, as it happens, hold a trade licence.", "Yes"),
    (LICENCE, "Can I hire the digger?", "I'm broke, to be honest, and I hold a grudge.", "More"),
    (PAID, "Can I renew?", "I haven't, I promise, missed a payment.", "No"),
    (PAID, "Can I renew?", "I've not, as my wife can tell you, missed a payment.", "No"),
    (BAN, "Are camp fires banned?", "There's no drought order in force at present.", "No"),
    (SHIP, "Do I need a pilot?", "Our ship still hasn't been inspected.", "No"),
    (DEALER, "Does the warranty hold?", "The dealer carried out the repair in May.", "Yes"),
    (DEALER, "Does the warranty hold?", "My cousin carried out the repair in May.", "More"),
    (CARE, "Do I get the grant?", "A relative looks after my child.", "Yes"),
    (CARE, "Do I get the grant?", "A relative looks after my cat.", "More"),
]


@pytest.mark.parametrize(("rule", "question", "story", "answer"), STORIES)
def test_what_stands_for_the_rules_own_words(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer
