"""Words that the parts of a list share or do not share, and parts of a rule that are lifted."""
# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

import cmr_logic

CASES = (
    # a denial before a list in an item
    (
        "To join you must:\n* own a boat\n* not be a trader or a broker",
        "Can I join?",
        "c2 and not (c3 or c4)",
    ),
    (
        "To join you must:\n* own a boat\n* not rent a raft or sell a hut",
        "Can I join?",
        "c2 and not (c3 or c4)",
    ),
    # ages inside lists
    (
        "You row for free if you are under 16, aged 60 or over, or injured.",
        "Do I row for free?",
        "c1 or c2 or c3",
    ),
    ("You row for free if you are a sick or disabled pilot.", "Do I row for free?", "c1 or c2"),
    # two ends of one measure
    (
        "You may race if you have rowed for at least 3 years but not more than 9 years and can swim.",
        "May I race?",
        "c1 and c2",
    ),
    ("You may race if you own a boat but not a raft.", "May I race?", "c1 and not c2"),
    # kinds and things that open anew behind "or"
    (
        "You pay less if you live with children under 16 or full-time students.",
        "Do I pay less?",
        "c1 or c2",
    ),
    (
        "You are paid if you are ill because of a fall at sea or a disease.",
        "Am I paid?",
        "c1 or c2",
    ),
    # subjects with one article
    ("You may cancel if a cook, pilot or guest falls ill.", "Can I cancel?", "c1 or c2 or c3"),
    (
        "You may cancel if a cook leaves, a pilot is ill or it rains.",
        "Can I cancel?",
        "c1 or c2 or c3",
    ),
    # what is said of a thing behind "that is"
    ("A boat that is left overnight may be towed.", "Can my boat be towed?", "c1"),
    (
        "A permit is needed for a hut that is bigger than 3 metres or has a stove.",
        "Do I need a permit for my hut?",
        "c2 or c3",
    ),
    # those with whom people do something
    ("Pilots may carry a guest who is over 16.", "May I carry a guest?", "c1 and c2"),
    ("Pilots may carry letters.", "May I carry letters?", "c1"),
    # a kind told by "one"
    ("A small yard is one that has fewer than 9 berths.", "Is my yard a small yard?", "c1"),
    # lists of exceptions
    (
        "We cover all belongings other than:\n* cash;\n* things left at sea; and\n* phones over 3 years old.",
        "Is my phone covered?",
        "not (c1 or c2 or c3)",
    ),
    ("You can row if you have:\n* a vest; and\n* a licence", "Can I row?", "c1 and c2"),
    # parts of a rule that need not be met
    (
        "You can moor if you're 16 and have lived here for 3 years. You do not have to meet the 3-year rule if you are a pilot.",
        "Can I moor?",
        "c1 and (c2 or c3)",
    ),
    (
        "You can moor if you're 16 and have lived here for 3 years. You do not need to meet the age limit if you are a pilot.",
        "Can I moor?",
        "(c1 or c3) and c2",
    ),
    (
        "To race you must:\n* be aged 18 or over\n* hold a certificate\nYou do not need the certificate if you were a pilot.",
        "Can I race?",
        "c2 and (c3 or c4)",
    ),
    (
        "To race you must:\n* be aged 18 or over\n* hold a certificate\nYou do not need a vest if you were a pilot.",
        "Can I race?",
        "c2 and c3",
    ),
)


@pytest.mark.parametrize(("text", "question", "expected"), CASES)
def test_expression(text: str, question: str, expected: str) -> None:
    """The derived logic is that of a careful reader."""
    assert cmr_logic.parse(text).written(question) == expected


ASKED = (
    (
        "Clubs with 5 or more members must have a plan.",
        "Do I need a plan?",
        "Are you a club with 5 or more members?",
    ),
    (
        "A club must have a plan unless an officer of the club signs it.",
        "Does my club need a plan?",
        "Does an officer of yours sign it?",
    ),
    (
        "A tenant must give notice unless the landlord of the tenant agrees.",
        "Do I have to give notice?",
        "Does your landlord agree?",
    ),
    (
        "You get it if your partner either:\n* paid dues for 9 weeks\n* died at sea",
        "Do I get it?",
        "Did your partner pay dues for 9 weeks?",
    ),
    (
        "A boat that is left overnight may be towed.",
        "Can my boat be towed?",
        "Is your boat left overnight?",
    ),
    (
        "You may cancel if a relative or friend falls ill.",
        "Can I cancel?",
        "Did a relative or friend fall ill?",
    ),
)


@pytest.mark.parametrize(("text", "question", "expected"), ASKED)
def test_question(text: str, question: str, expected: str) -> None:
    """The first question is grammatical and says whom it means."""
    assert cmr_logic.decide(text, question).follow_up == expected
