"""Things named by their status: banned items, eligible costs, what is accepted or covered."""
# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

import cmr_logic

CASES = (
    (
        "## Prohibited items\n* knives\n* fireworks\n* glass bottles",
        "Can I bring this on board?",
        "not (c1 or c2 or c3)",
    ),
    (
        "The prohibited items on our coaches are:\n* knives\n* fireworks\n* glass bottles",
        "Can I bring this on the coach?",
        "not (c1 or c2 or c3)",
    ),
    (
        "Prohibited items include:\n* knives\n* fireworks\n* glass bottles",
        "Can I bring this?",
        "not (c1 or c2 or c3)",
    ),
    (
        "Prohibited items include knives, fireworks and glass bottles.",
        "Can I bring this?",
        "not (c1 or c2 or c3)",
    ),
    (
        "Banned items are drones, selfie sticks and umbrellas.",
        "Can I take this into the stadium?",
        "not (c1 or c2 or c3)",
    ),
    (
        "The following items are prohibited:\n* knives\n* fireworks",
        "Can I bring this?",
        "not (c1 or c2)",
    ),
    (
        "Items that are not allowed in the baggage hold:\n* lighters\n* spare batteries",
        "Can I put this in the hold?",
        "not (c1 or c2)",
    ),
    ("What you can't bring:\n* chairs\n* tents", "Can I bring this?", "not (c1 or c2)"),
    ("You cannot bring:\n* chairs\n* tents", "Can I bring this?", "not (c1 or c2)"),
    (
        "## What you can recycle\n* newspapers\n* cans\n* plastic bottles",
        "Can I recycle this?",
        "c1 or c2 or c3",
    ),
    (
        "Accepted materials are newspapers, cans and plastic bottles.",
        "Can I recycle this?",
        "c1 or c2 or c3",
    ),
    (
        "We accept the following forms of identification:\n* a passport\n* a driving licence\n* a biometric residence permit",
        "Can I use this as identification?",
        "c1 or c2 or c3",
    ),
    (
        "Acceptable forms of identification are:\n* a passport\n* a driving licence",
        "Can I use this document?",
        "c1 or c2",
    ),
    (
        "Acceptable proof of address includes a utility bill, a bank statement or a council tax letter.",
        "Will this document be accepted as proof of address?",
        "c1 or c2 or c3",
    ),
    (
        "The accepted cards are Visa, Mastercard and Maestro.",
        "Can I pay with this card?",
        "c1 or c2 or c3",
    ),
    (
        "Eligible expenses are:\n* travel\n* hotel costs\n* meals",
        "Can I claim this expense?",
        "c1 or c2 or c3",
    ),
    (
        "Eligible expenses include travel, hotel costs and meals.",
        "Is this expense eligible?",
        "c1 or c2 or c3",
    ),
    (
        "Eligible costs:\n* wages\n* rent\n* materials",
        "Can I claim for this cost?",
        "c1 or c2 or c3",
    ),
    (
        "Ineligible costs include alcohol, fines and interest.",
        "Can I claim for this cost?",
        "not (c1 or c2 or c3)",
    ),
    (
        "## What is not covered\n* wear and tear\n* damage by pets",
        "Am I covered for this?",
        "not (c1 or c2)",
    ),
    (
        "The policy does not cover wear and tear, damage by pets or loss of keys.",
        "Am I covered for this?",
        "not (c1 or c2 or c3)",
    ),
    (
        "Excluded activities are scuba diving, mountaineering and racing.",
        "Am I covered for this activity?",
        "not (c1 or c2 or c3)",
    ),
    (
        "Activities covered by this policy include hiking, sailing and cycling.",
        "Is this activity covered?",
        "c1 or c2 or c3",
    ),
    (
        "The protected species are otters, bats and great crested newts.",
        "Is this species protected?",
        "c1 or c2 or c3",
    ),
    (
        "Vehicles exempt from the charge include:\n* ambulances\n* hearses\n* tractors",
        "Do I have to pay the charge for my vehicle?",
        "not (c1 or c2 or c3)",
    ),
    ("The only permitted fuels are:\n* dry wood\n* smokeless coal", "Can I burn this?", "c1 or c2"),
    ("Permitted fuels are dry wood and smokeless coal.", "Can I burn this fuel?", "c1 or c2"),
    (
        "The qualifying benefits are Housing Aid and Carer Aid.",
        "Is this a qualifying benefit?",
        "c1 or c2",
    ),
    (
        "Taxable goods include furniture, cars and jewellery.",
        "Do I have to pay tax on this?",
        "c1 or c2 or c3",
    ),
    (
        "Tax-free goods include bread, milk and books.",
        "Do I have to pay tax on this?",
        "not (c1 or c2 or c3)",
    ),
    (
        "Approved repairers are Smith's Garage, Hill Motors and A1 Cars.",
        "Can I use this repairer?",
        "c1 or c2 or c3",
    ),
    (
        "Countries on the red list are Freedonia and Sylvania.",
        "Is my country on the red list?",
        "c1 or c2",
    ),
    (
        "Controlled waste includes oil, paint and asbestos.",
        "Is this controlled waste?",
        "c1 or c2 or c3",
    ),
    (
        "A dependant includes a spouse, a child or a parent.",
        "Is this person a dependant?",
        "c1 or c2 or c3",
    ),
    (
        "Eligible costs include fencing and trees. Wages are not eligible.",
        "Is this cost eligible?",
        "(c1 or c2) and not c3",
    ),
    (
        "Knives, fireworks and glass bottles are prohibited.",
        "Can I bring this?",
        "not (c1 or c2 or c3)",
    ),
    ("Knives and fireworks are not allowed.", "Can I bring this in?", "not (c1 or c2)"),
    ("Glass bottles are banned from the stadium.", "Can I take this into the stadium?", "not c1"),
    (
        "Accepted materials are newspapers and cans. Pizza boxes are not accepted.",
        "Can I recycle this?",
        "(c1 or c2) and not c3",
    ),
    (
        "The policy covers theft, fire and flood. Wear and tear is not covered.",
        "Am I covered for this?",
        "(c1 or c2 or c3) and not c4",
    ),
    ("Covered events are theft, fire and flood.", "Am I covered for this event?", "c1 or c2 or c3"),
    ("Theft, fire and flood are covered.", "Am I covered for this?", "c1 or c2 or c3"),
    (
        "Permitted pets are fish, birds and hamsters. Dogs and cats are not permitted.",
        "Can I keep this pet?",
        "(c1 or c2 or c3) and not (c4 or c5)",
    ),
    (
        "Hand luggage may contain liquids in containers of up to 100 ml. Sharp objects are forbidden.",
        "Can I carry this in my hand luggage?",
        "c1 and not c2",
    ),
    (
        "Eligible expenses are travel and hotel costs. Alcohol and fines cannot be claimed.",
        "Can I claim this expense?",
        "(c1 or c2) and not (c3 or c4)",
    ),
    (
        "What we cover:\n* theft\n* fire\n\nWhat we don't cover:\n* wear and tear\n* pets",
        "Is this covered?",
        "(c1 or c2) and not (c3 or c4)",
    ),
    (
        "## What's included\n* breakfast\n* towels\n\n## What's not included\n* parking\n* drinks",
        "Is this included?",
        "(c1 or c2) and not (c3 or c4)",
    ),
    (
        "The price includes breakfast, towels and Wi-Fi.",
        "Is this included in the price?",
        "c1 or c2 or c3",
    ),
    ("Only buses, taxis and bicycles may use this lane.", "Can I use this lane?", "c1 or c2 or c3"),
    (
        "The following vehicles may use the lane: buses, taxis and bicycles.",
        "Can I use the lane?",
        "c1 or c2 or c3",
    ),
    (
        "Valid tickets are day passes, season tickets and concession cards.",
        "Is my ticket valid?",
        "c1 or c2 or c3",
    ),
    (
        "The following tickets are not valid on this service: advance singles and group tickets.",
        "Is my ticket valid on this service?",
        "not (c1 or c2)",
    ),
    ("Pets other than guide dogs are not allowed.", "Can I bring my pet?", "c1"),
    ("No glass, no alcohol and no pets.", "Can I bring this?", "not (c1 or c2 or c3)"),
    ("No drones, barbecues or fires.", "Can I do this?", "not (c1 or c2 or c3)"),
    ("Sorry, no dogs or prams.", "Can I bring this?", "not (c1 or c2)"),
    ("Items you can bring: a tent, a stove and a lamp.", "Can I bring this?", "c1 or c2 or c3"),
    (
        "You can bring one of the following: a tent, a stove or a lamp.",
        "Can I bring this?",
        "c1 or c2 or c3",
    ),
    (
        "Orders over £50 qualify for free delivery. Furniture is excluded.",
        "Do I get free delivery?",
        "c1 and not c2",
    ),
    ("Everyone except children under 5 needs a ticket.", "Do I need a ticket?", "not c1"),
    (
        "The warranty covers parts and labour. It does not cover tyres, batteries or windscreens.",
        "Does the warranty cover this?",
        "(c1 or c2) and not (c3 or c4 or c5)",
    ),
    (
        "Prams and folding chairs are allowed. Tents are not allowed.",
        "Can I bring this?",
        "(c1 or c2) and not c3",
    ),
    ("Groceries are exempt from tax.", "Do I pay tax on groceries?", "not c1"),
)


@pytest.mark.parametrize(("text", "question", "expression"), CASES)
def test_kinds_with_a_status(text: str, question: str, expression: str) -> None:
    assert cmr_logic.parse(text).written(question) == expression


SILENT = (
    ("Banned items are taken away and kept until you leave.", "Can I take this into the hall?"),
    ("Approved clubs are visited once a year.", "Can I bring this?"),
    ("You can row if you swim.", "Can I bring this?"),
    ("Fireworks are illegal for people under 18.", "Can I export this product?"),
)


@pytest.mark.parametrize(("text", "question"), SILENT)
def test_what_names_no_kinds(text: str, question: str) -> None:
    assert cmr_logic.decide(text, question).answer == "Irrelevant"


ANSWERED = (
    ("Prohibited items include knives and glass bottles.", "Can I bring a knife?", "No"),
    ("Tents are allowed.", "Can I bring a tent?", "Yes"),
    ("Tents and stoves are allowed.", "Can I bring a stove?", "Yes"),
    ("Cash is not accepted.", "Can I pay by cash?", "No"),
    ("Small tents are allowed.", "Can I bring a tent?", "More"),
    ("Picking flowers is not allowed.", "Can I bring a tent?", "Irrelevant"),
    ("No dogs, prams or bikes.", "Can I bring my bike?", "No"),
)


@pytest.mark.parametrize(("text", "question", "answer"), ANSWERED)
def test_a_question_that_names_a_kind_is_answered(text: str, question: str, answer: str) -> None:
    assert cmr_logic.decide(text, question).answer == answer


def test_a_tin_is_no_modal() -> None:
    text = "You can recycle newspapers, cans and plastic bottles."
    asked = cmr_logic.decide(text, "Can I recycle this?").follow_up
    assert asked == "Is it a newspaper, can or plastic bottle?"
