"""Who is told of beside a question is whose case it is, wherever it names them: "for her"."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

CHECK = "You do not have to pay for a dental check if you are under 16, 65 or over, or pregnant."
TEST = "You can have a free eye test if you are under 18, have diabetes or are on benefits."
CASTLE = "Entry to the castle is free for:\n* anyone under 12\n* members of the trust"
WARD = "Do not visit if you have a cough or a rash."
CHOIR = "You can join the choir if you are at least 16 and can read music."
POOL = "You can use the pool alone if you are 10 or over and can swim 50 metres."
FINE = "Parents who pay late must pay a fine."
CARD = "Children under five go free if you hold a card."
GUEST = "Members may bring a guest free of charge if they have a card."


@for_each(
    "rule, question, answer",
    [
        # what somebody costs, and their own things
        (CHECK, "My daughter is 14. Is there a charge for her dental check?", "No"),
        (CHECK, "My son is 14. Do I have to pay for his dental check?", "No"),
        (CHECK, "My gran is 81. Will her dental check cost anything?", "No"),
        (CHECK, "My twins are 12. Do I have to pay for their dental checks?", "No"),
        (TEST, "My dad has diabetes. Is his eye test free?", "Yes"),
        (TEST, "My boy has diabetes. Can I get him a free eye test?", "Yes"),
        (TEST, "I have diabetes and my son is 12. Is his eye test free?", "Yes"),
        (CASTLE, "My boy is 9. Is there a charge for him at the castle?", "No"),
        (CASTLE, "My boy is 9. Do I have to pay for him to see the castle?", "No"),
        (CASTLE, "My girl is 9. Is it free for her to go into the castle?", "Yes"),
        # leave, and what speaks against it
        (WARD, "My mother has a nasty cough. Is it against the rules for her to visit?", "Yes"),
        (WARD, "My mother has a cough. Would it be a problem for her to visit?", "Yes"),
        (WARD, "My mother has a cough. Do you mind if she visits?", "Yes"),
        (WARD, "My mother has a cough. Is it OK for her to visit?", "No"),
        (CHOIR, "My nephew is 17 and can read music. Is it possible for him to join?", "Yes"),
        (CHOIR, "My niece is 14. Would it be OK for her to join the choir?", "No"),
        (POOL, "My son is 8. Is it OK if he uses the pool alone?", "No"),
        (POOL, "My son is 8. Am I allowed to let him use the pool alone?", "No"),
        # what is told of another than the one whose case it is says nothing
        (CHECK, "My sister is pregnant. Do I have to pay for my dental check?", "More"),
        (CHECK, "My son is 30. Do I have to pay for his dental check?", "More"),
        (CHECK, "I am pregnant. Do I have to pay for my son's dental check?", "More"),
        (TEST, "I have diabetes. Is my son's eye test free?", "More"),
        (TEST, "I have diabetes and my son is 22. Is his eye test free?", "More"),
        (TEST, "My dad has diabetes. Is my eye test free?", "More"),
        (WARD, "My mother has a cough. Is it OK for me to visit?", "More"),
        (WARD, "My mother has a cough. Can I visit her?", "More"),
        (CHOIR, "My nephew is 17 and can read music. Is it possible for me to join?", "More"),
        (POOL, "My daughter is 12 and can swim 50 metres. Can I use the pool alone?", "More"),
        # those who pay, or bring somebody, are whom a rule may be for
        (FINE, "He pays late. Do I have to pay a fine for my son?", "More"),
        (CARD, "She holds a card. Do I have to pay for my daughter?", "More"),
        (GUEST, "My son has a card. Is there a charge for him?", "More"),
    ],
)
def test_whose_case(rule: str, question: str, answer: str) -> None:
    assert decide(rule, question).answer == answer


@for_each(
    "rule, question, follow_up",
    [
        (CHOIR, "Is it wrong for my niece to join the choir?", "Is your niece at least 16?"),
        (TEST, "Is my dad's eye test free?", "Is your dad under 18"),
        (TEST, "Is an eye test free for my dad?", "Is your dad under 18"),
        (TEST, "Do I have to pay for my dad's window at an eye test?", "Are you under 18"),
        (TEST, "Can I get a free eye test?", "Are you under 18"),
    ],
)
def test_follow_ups_ask_of_them(rule: str, question: str, follow_up: str) -> None:
    asked = decide(rule, question).follow_up
    assert asked is not None
    assert asked.startswith(follow_up)
