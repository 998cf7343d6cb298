"""Short rules as people post them, each asked an ordinary question."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "a verb that is spelled as the noun": (
        "To vote by proxy you must be registered, be away on polling day and name a deputy.",
        "Can I vote by proxy?",
        "[you must be registered] and [you must be away on polling day] and "
        "[you must name a deputy]",
    ),
    "several times": (
        "You can take your bike on any train before 7am, after 10am or at weekends.",
        "Can I take my bike on the train?",
        "[it is before 7am] or [it is after 10am] or [it is at weekends]",
    ),
    "several times of a ban": (
        "Do not park here after 6pm or on Sundays.",
        "Can I park here?",
        "not ([it is after 6pm] or [it is on Sundays])",
    ),
    "a time behind an event": (
        "You can swim after your lesson.",
        "Can I swim?",
        "[it is after your lesson]",
    ),
    "a case beside a condition": (
        "Entry is free for children or if you have a card.",
        "Is entry free?",
        "[you are children] or [you have a card]",
    ),
    "a case under a condition": (
        "Entry is free for children if they have a card.",
        "Is entry free?",
        "[you are children] and [you have a card]",
    ),
    "a place beside a condition": (
        "Members may enter at the gate or if the bell rings.",
        "Can I enter?",
        "[you are at the gate] or [the bell rings]",
    ),
    "a time beside a condition": (
        "You do not pay on Sundays or if you are over 65.",
        "Do I have to pay?",
        "not ([it is on Sundays] or [you are over 65])",
    ),
    "what nobody has settled otherwise": (
        "Unless otherwise agreed, tenants pay for water.",
        "Do I pay for water?",
        "not [it is otherwise agreed]",
    ),
    "what one is otherwise": (
        "You pay for parking unless otherwise employed by us.",
        "Do I pay for parking?",
        "not [you are otherwise employed by us]",
    ),
    "a form of have before the word of a proviso": (
        "You can row if the club has provided all the oars and you have a badge.",
        "Can I row?",
        "[the club has provided all the oars] and [you have a badge]",
    ),
    "an exemption that is granted": (
        "The harbour may grant an exemption if you are a pilot.",
        "Can I get an exemption?",
        "[you are a pilot]",
    ),
    "an exemption on some grounds": (
        "An exemption may be granted on grounds of age or illness.",
        "Can I get an exemption?",
        "[it is age] or [it is illness]",
    ),
    "two things of one verb beside another condition": (
        "You can row if you have a badge or a card and your aunt has not left the club.",
        "Can I row?",
        "([you have a badge] or [you have a card]) and not [your aunt has left the club]",
    ),
    "what has not lasted too long": (
        "You can row if you have not stayed for more than a month.",
        "Can I row?",
        "not [you have stayed for more than a month]",
    ),
    "what has not been done for some time": (
        "You can row if you have not fished for more than two years.",
        "Can I row?",
        "not [you have fished in the last two years]",
    ),
    "an exception in the words of the law": (
        "The board may not close the lock if you have a card, save in the cold months.",
        "Can the board close the lock?",
        "not ([you have a card] and not [it is in the cold months])",
    ),
    "what one saves for": (
        "You can save for a raft if you have a card.",
        "Can I save for a raft?",
        "[you have a card]",
    ),
    "each day on which something happens": (
        "The toll is due for each day on which the lock opens.",
        "Is the toll due?",
        "[the lock opens]",
    ),
    "what is excluded": (
        "The policy excludes damage caused by frost.",
        "Is my damage covered by the policy?",
        "not [the damage was caused by frost]",
    ),
    "a place alone": (
        "Fishing is permitted from the west bank only.",
        "Can I fish here?",
        "[it is from the west bank]",
    ),
    "a way alone": (
        "Refunds are made only by bank transfer.",
        "Can I get a refund?",
        "[it is by bank transfer]",
    ),
    "a name that could be a verb": (
        "You can join if you are from Reading or Bath.",
        "Can I join?",
        "[you are from Reading] or [you are from Bath]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        ("You may bring a dog into the yard.", "Can I bring a dog into the yard?", "Yes"),
        ("You can pay by card.", "Can I pay by card?", "Yes"),
        ("You can pay by card.", "Can I pay?", "More"),
        ("Dogs are allowed on the beach.", "Can I take my dog to the beach?", "Yes"),
        ("You cannot smoke in the yard.", "Can I smoke in the yard?", "No"),
        ("You cannot smoke in the yard.", "Can I smoke?", "More"),
        ("The board may waive the fee.", "Can the board waive the fee?", "Yes"),
        ("Anyone can join, whether or not they live here.", "Can I join?", "Yes"),
        ("Pilots can use the pool.", "Can I use the pool?", "More"),
        ("Pilots can use the pool.", "Can pilots use the pool?", "Yes"),
        ("Pilots can use the pool.", "I am a pilot. Can I use the pool?", "Yes"),
        ("Pilots can use the pool.", "I am a cook. Can I use the pool?", "No"),
        ("You need a badge to moor.", "Do I need a badge to moor?", "Yes"),
        ("You need a badge to moor.", "Do I need a badge?", "More"),
        ("You need a badge to moor at the quay.", "Do I need a badge to moor?", "More"),
        ("A badge is valid for two months.", "Is my badge valid?", "More"),
        ("Smoking is not allowed anywhere.", "Can I smoke?", "No"),
        ("No dogs.", "Can I bring my dog?", "No"),
        ("Telephone: 555 0101", "Is there a telephone?", "More"),
        ("Refunds are not given.", "Can I get a refund?", "No"),
        ("Refunds are not given.", "Can I get a refund for my ticket?", "More"),
        ("Shops along the quay may sell in the street.", "May I sell in the street?", "More"),
    ],
)
def test_what_is_granted_in_the_words_of_the_question(
    text: str, question: str, answer: str
) -> None:
    assert decide(parse(text), question).answer == answer
