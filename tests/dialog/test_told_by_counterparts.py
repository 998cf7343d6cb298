"""Whom a clause is of: the person a question is asked for, or whoever asks, of another."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

_SHOES = "An employer must pay for shoes if the employee works in mud."
_LEASE = "The landlord may end the lease if the tenant keeps a goat."
_COVER = "The pass also covers a brother who is under 16."


@for_each(
    "text, asked, story, answer",
    [
        (_SHOES, "Does my employer have to pay for my shoes?", "I work in mud.", "Yes"),
        (_SHOES, "Does my employer have to pay for my shoes?", "I don't work in mud.", "No"),
        (_LEASE, "Can my landlord end my lease?", "I keep a goat.", "Yes"),
        (_LEASE, "Can my landlord end my lease?", "My landlord keeps a goat.", "More"),
        ("You can be dismissed if you steal.", "Can my employer dismiss me?", "I stole.", "Yes"),
        (
            "Landlords must register if they have three flats.",
            "Does my landlord have to register?",
            "I have three flats.",
            "More",
        ),
        (
            "Landlords must register if they have three flats.",
            "Does my landlord have to register?",
            "My landlord has three flats.",
            "Yes",
        ),
        # one's own shop sells to others
        (
            "A shop may sell glue if the buyer is over 18.",
            "Can my shop sell glue?",
            "I'm 40.",
            "More",
        ),
        # whom something of one's own reaches
        (_COVER, "Does my pass cover my brother?", "My brother is 12.", "Yes"),
        (_COVER, "Does my pass cover my brother?", "My brother is 22.", "No"),
        (_COVER, "Does my pass cover my brother?", "I'm 12.", "More"),
        (
            "The ticket covers a child who lives with the holder.",
            "Does my ticket cover my son?",
            "My son lives with me.",
            "Yes",
        ),
        (
            "The ticket covers a child who lives with the holder.",
            "Does my ticket cover my son?",
            "My son lives with my aunt.",
            "More",
        ),
    ],
)
def test_of_whom_it_is(text: str, asked: str, story: str, answer: str) -> None:
    assert decide(text, asked, scenario=story).answer == answer


@for_each(
    "text, asked, follow_up",
    [
        (_SHOES, "Does my employer have to pay for my shoes?", "Do you work in mud?"),
        (_COVER, "Does my pass cover my brother?", "Is your brother under 16?"),
        (_LEASE, "Can the landlord end the lease?", "Does the tenant keep a goat?"),
    ],
)
def test_the_follow_up_asks_of_them(text: str, asked: str, follow_up: str) -> None:
    assert decide(text, asked).follow_up == follow_up


@for_each(
    "rule, question, answer",
    [
        (
            "You can join if you are over 15.",
            "My lodger is 14. Is my lodger allowed to join?",
            "No",
        ),
        ("You can join if you are over 15.", "I am 40. Can my lodger join?", "More"),
        ("A lodger may stay if you agree.", "I agree. Can my lodger stay?", "Yes"),
    ],
)
def test_a_lodger_may_be_asked_for_as_kin_are(rule, question, answer):
    assert decide(rule, question).answer == answer
