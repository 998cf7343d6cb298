"""Questions for another matter of the thing that a text is about, and the same in other words."""

from __future__ import annotations

from collections import Counter

import pytest

from cmr_logic import decide, parse
from cmr_logic.dialog.other_matter import is_of_other_matter
from cmr_logic.inquiry.question import read_question
from cmr_logic.relevance.aspects import ASPECTS, Aspect
from tests.tables import for_each


@for_each("entry", ASPECTS, ids=lambda entry: entry.name)
def test_each_aspect(entry: Aspect) -> None:
    asked = read_question(entry.asks)
    assert is_of_other_matter(parse(entry.text), asked)
    assert not is_of_other_matter(parse(entry.speaks), asked)


def test_names_are_unique() -> None:
    assert [name for name, count in Counter(a.name for a in ASPECTS).items() if count > 1] == []


CARD = "Residents over 60 can get a free swimming card if they live in the borough."
CANOES = "Members may hire a canoe at weekends if they have passed the safety course."
GOODS = "Goods can be returned within 14 days if they are unopened. Sale items cannot be returned."
CAT = "Tenants may keep one cat if the landlord agrees. Dogs are not allowed."
SICK = "If you are off sick for more than seven days, you must send us a doctor's note."
FERRY = "Passengers may carry one bicycle on the ferry free of charge if they book ahead."
MUSEUM = "The museum is free for children under 12. Adults need a ticket."
CHAIR = "You can borrow a wheelchair for three days if you leave a deposit of 20 euros."
MARKET = "Anyone who wants to sell food at the market must have a hygiene certificate."
GYM = "Members of the gym can freeze their membership for three months if they are ill."
PERMITS = "Residents can buy permits. We will not sell you permits if you have an unpaid fine."
BEACH = "You may camp on the beach for one night if you have a permit. Fires are forbidden."
BUS = "If you lose your bus pass, you can get a new one. The first is free for students."
TAXI = "Staff may claim for a taxi if they work after 11 pm."
PLAN = "We will repair your boiler within two days if you have a service plan."


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (CARD, "Can I lend my swimming card to my daughter?"),
        (CARD, "Will the swimming card affect my housing benefit?"),
        (CARD, "Can the swimming card be posted to me faster if I pay extra?"),
        (CANOES, "Do I have to leave a deposit for the canoe?"),
        (CANOES, "Is the canoe insured against damage?"),
        (GOODS, "Do I have to pay for the postage when I send goods back?"),
        (CAT, "Can you put up my rent because I have a cat?"),
        (SICK, "Will I be paid while I am off sick?"),
        (SICK, "Do I have to pay the doctor for the note?"),
        (FERRY, "Is there a cabin for passengers with bicycles?"),
        (FERRY, "Can I mend my bicycle on board the ferry?"),
        (MUSEUM, "Can I sell my ticket if I cannot go?"),
        (CHAIR, "Can I paint the wheelchair?"),
        (MARKET, "Is there a toilet at the market?"),
        (GYM, "Can I give my membership to my brother?"),
        (GYM, "Will my membership fee go up next year?"),
        (PERMITS, "Can I sell the permits I have left over to my neighbour?"),
        (BEACH, "Do I have to pay for the showers on the beach?"),
        (BUS, "Can I lend my bus pass to my sister?"),
        (TAXI, "Can I claim for a meal when I work after 11 pm?"),
        (PLAN, "Will you paint my boiler?"),
    ],
)
def test_other_matters(text: str, question: str) -> None:
    assert decide(text, question).answer == "Irrelevant"


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (CARD, "Can my mum have one of those swimming cards?"),
        (CARD, "Would I be let in for free if I am 62?"),
        (CANOES, "Can I take out a canoe on Saturday?"),
        (CANOES, "Is it OK if I borrow a canoe on Sunday?"),
        (GOODS, "Could you refuse to take the goods back?"),
        (CAT, "Would I be turned down if I asked to keep a kitten?"),
        (SICK, "Do I have to hand in a note?"),
        (FERRY, "Will I be charged for my bike?"),
        (FERRY, "Do I have to pay for my bicycle?"),
        (MUSEUM, "Do I have to pay for my ten-year-old?"),
        (MUSEUM, "Is there a charge for my son, who is nine?"),
        (CHAIR, "Do I have to put down a deposit?"),
        (CHAIR, "Is there a fee for the wheelchair?"),
        (MARKET, "Can I sell sausages at the market?"),
        (MARKET, "Do I need a certificate to flog my cakes?"),
        (GYM, "Could I pause my membership because of a bad back?"),
        (PERMITS, "Will you sell me a permit?"),
        (BEACH, "Can I sleep on the beach?"),
        (BUS, "Is there a charge if I have lost my pass?"),
        (BUS, "Can you give me another pass?"),
        (TAXI, "Can I claim for a cab when I work after 11 pm?"),
        (PLAN, "Will you fix it sooner if I have a plan?"),
        (PLAN, "Will you mend my boiler?"),
    ],
)
def test_the_same_matter_in_other_words(text: str, question: str) -> None:
    assert decide(text, question).answer != "Irrelevant"


BACK = "We will refund you in full if you bring the item back within 28 days and have your receipt."


@pytest.mark.parametrize(
    "question",
    [
        "Do I get all my money back for a lamp I no longer want?",
        "Will you take back a kettle I have not opened?",
        "Can I bring back a coat that I never wore?",
        "Do I get a refund for shoes I wore once?",
    ],
)
def test_what_is_told_of_a_thing_leaves_the_question(question: str) -> None:
    """Nor does "no longer", said of the thing, deny what is asked."""
    decision = decide(BACK, question)
    assert decision.answer == "More"
    assert parse(BACK).written(question) == "c1 and c2"


def test_a_verb_may_stand_five_words_before_its_particle() -> None:
    asked = "Can they refuse to give me all my money back for a lamp I have gone off?"
    assert parse(BACK).written(asked) == "not (c1 and c2)"


@pytest.mark.parametrize("question", ["Can I walk a dog that I own?", "Can I eat fish I caught?"])
def test_a_thing_that_is_told_of_does_not_make_a_question_relevant(question: str) -> None:
    assert decide(BACK, question).answer == "Irrelevant"
