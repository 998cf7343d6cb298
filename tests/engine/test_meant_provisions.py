"""Which provisions a question means: for whom a thing is, not how to go about it."""

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        # What only describes a thing does not say whether it is for the person.
        (
            "The Harbour Benefit is a city programme run by the Port Office. It is paid to"
            " widows of sailors.",
            "Is this programme suitable for me?",
            "c2",
        ),
        # How to go about it is no condition of having it.
        (
            "The Homes Fund offers public flats to large families. To apply, contact a public flats"
            " office in your county.",
            "Can I get a public flat?",
            "c1",
        ),
        (
            "You can export the plant if it was tested. Contact the plant office if you cannot tell"
            " where it grew.",
            "Can I export this plant?",
            "c1",
        ),
        (
            "You can export the plant if it was tested. Call the plant office if it wilts.",
            "Should I call the plant office?",
            "c2",
        ),
        # Who comes first is not who gets it.
        (
            "Animals eligible for the show include sheep, goats and ponies. Judges will prefer"
            " animals that were bred for the show.",
            "Is this animal eligible for the show?",
            "c1 or c2 or c3",
        ),
        # Whoever is not in the case is not limited.
        (
            "If your boat is a yacht, you can only moor it in the harbour if it's insured.",
            "Can I moor my boat in the harbour?",
            "not c1 or c2",
        ),
        (
            "If your boat is a yacht, you can moor it in the harbour if it's insured.",
            "Can I moor my boat in the harbour?",
            "c1 and c2",
        ),
        # A prohibition is for those whom it names.
        (
            "Visitors must not use the lift except in an emergency.",
            "Can I use the lift?",
            "not (c1 and not c2)",
        ),
        ("Visitors can use the lift except in an emergency.", "Can I use the lift?", "not c2"),
        # What comes to an end is kept no longer.
        (
            "Your guarantee comes to an end straight away if the label is missing.",
            "Is my guarantee still valid?",
            "not c1",
        ),
        (
            "Your seat comes with a table at an end if the carriage is new.",
            "Does my seat come with a table?",
            "c1",
        ),
        # What is granted "however" does instead of the demand before it.
        (
            "In order to enter, the driver's licence must be issued here. However, people holding a"
            " foreign licence may enter on Sundays.",
            "May I enter?",
            "c2 or c3 and c4",
        ),
        (
            "To enter, you must have a licence. People holding a ticket may enter on Sundays.",
            "May I enter?",
            "(c3 and c4) and c2",
        ),
        # What most do not get is no bar to those who get it after all.
        (
            "Most people who joined late won't get the bonus. But you may get the bonus if you"
            " worked nights.",
            "Can I get the bonus?",
            "c2",
        ),
        ("Most people who joined late won't get the bonus.", "Can I get the bonus?", "not c1"),
        # What is needed for all of a kind is needed for that kind.
        ("A deposit is required for all bookings over £200.", "Is a deposit required?", "c2"),
        (
            "You may need a permit or to register with us to import:\n\n* honey\n* seeds",
            "Do I need a permit or to register with you to import this?",
            "c3 or c4",
        ),
        # Where a form is needed for one thing in one case, the case is what is asked.
        (
            "You might also need to send a form for:\n\n* a kitchen inspection if the council asks"
            " you for one",
            "Do I need to send a form?",
            "c2",
        ),
        (
            "You need to send a form for:\n\n* a kitchen inspection",
            "Do I need to send a form?",
            "c2",
        ),
    ],
)
def test_the_expression_of_a_question(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


def test_examples_are_named_without_what_says_that_they_are() -> None:
    rule = parse("Crafts include things like weaving, pottery and carving.")
    assert rule.clauses[0].statement == "it is weaving"
    rule = parse("Gifts include candles, things you made yourself and books.")
    assert "things" in rule.clauses[1].statement


AMOUNTS = """\
# Grants

* You live alone: up to £1,500 a year
* You have a guide dog: up to £1,500 a year
* You are over 80: up to £900 a year
"""


@pytest.mark.parametrize(
    ("question", "written"),
    [
        ("Can I get up to £1500?", "c1 or c2"),
        ("Can I get £900?", "c1 or c2 or c3"),  # up to £1,500 is room for £900
        ("Can I get £1200?", "c1 or c2"),
        ("Can I get a grant?", "c1 or c2 or c3"),
    ],
)
def test_a_list_tells_who_gets_how_much(question: str, written: str) -> None:
    rule = parse(AMOUNTS)
    assert [clause.statement for clause in rule.clauses] == [
        "you live alone",
        "you have a guide dog",
        "you are over 80",
    ]
    assert rule.written(question) == written


def test_a_list_of_prices_names_no_cases() -> None:
    rule = parse("# Prices\n\n* Deposit: £50\n* Your key: lost ones cost £5")
    assert "50" in " ".join(clause.statement for clause in rule.clauses)


AID = "To qualify for this benefit, guests must sail. Crews who row may be eligible for repairs."


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Am I eligible?", "c4 and c3"),
        ("Am I eligible for this benefit?", "c4 and c3"),
    ],
)
def test_this_scheme_is_whatever_a_text_is_of(question: str, expected: str) -> None:
    assert parse(AID).written(question) == expected
