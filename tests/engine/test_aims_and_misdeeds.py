"""Aims counted up, harms spared, "they" behind a name, and states that cause what follows."""

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        # one of the things counted up is enough of an aim
        ("You need a licence to sell beer and wine.", "Do I need a licence?", "c2 or c3"),
        ("To sell plants and seeds, you must register.", "Do I need to register?", "c1 or c2"),
        (
            "You pay a levy to qualify for cheap lessons and the Rowing Pension.",
            "Do I need to pay a levy?",
            "c2 or c3",
        ),
        # one deed with both
        ("You need a permit to tow a car and trailer.", "Do I need a permit?", "c2"),
        ("You need a pass to travel between Rye and Deal.", "Do I need a pass?", "c2"),
        ("You need a tub to mix sand and water.", "Do I need a tub?", "c2"),
        # a misdeed tells nobody apart whom a harm is spared
        (
            "If you fail to attend a course and you get one of the following, your grant can't be"
            " reduced:\n\n* Bursary A\n* a rower's pension",
            "Can my grant be reduced?",
            "not (c2 or c3)",
        ),
        (
            "The following allowances can't be cut or stopped if you break the rules:\n\n"
            "* the heating allowance\n* the sight allowance",
            "Can this allowance be stopped?",
            "not (c2 or c3)",
        ),
        # it is all there is, it is excused, or nothing is spared
        ("You won't lose your deposit if you break a glass.", "Will I lose my deposit?", "not c1"),
        (
            "You will not be fined if you miss a lesson because of illness and you are a guest.",
            "Will I be fined?",
            "not (c1 and c2)",
        ),
        (
            "You can't join if you break the rules and you are a guest.",
            "Can I join?",
            "not (c1 and c2)",
        ),
        # "they" are those of the sentence before
        ("Guests stay for a week. They can use the pool.", "Can I use the pool?", "c1"),
        ("Volunteers are not paid. They aren't due sick pay.", "Am I due sick pay?", "not c1"),
        ("Night porters usually live here. They can use the pool.", "Can I use the pool?", "c1"),
        ("Guests can use the pool. They can't use the sauna.", "Can I use the sauna?", "not c1"),
        # they are things, or do something to whoever asks
        ("Boats are moored here. They must be insured.", "Must my boat be insured?", "c2"),
        ("Guides meet you at noon. They can lend you a map.", "Can I borrow a map?", "c2"),
        # a state that is the cause of what is said behind it
        (
            "The coat grant is paid to any rower who, because of a back injury:\n\n"
            "* wears a brace, or\n* uses ointment",
            "Can I get the coat grant?",
            "c1 and (c2 or c3)",
        ),
        (
            "You can get help if, because of an illness, you cannot work.",
            "Can I get help?",
            "c1 and not c2",
        ),
        (
            "You can get help if you, due to a disability, cannot row.",
            "Can I get help?",
            "c1 and not c2",
        ),
        # what stays as it is, of the world and of whoever asks
        (
            "Nothing will change for your pass while Kent remains in the league.",
            "Will my pass change?",
            "false",
        ),
        ("You can use the pool while you remain a member.", "Can I use the pool?", "c1"),
        # what alone an item is for
        (
            "You may need a permit to export:\n\n* tea and salt (outside Wales only)\n* seeds",
            "Do I need a permit to export this product?",
            "(c2 or c3) and c4 or c5",
        ),
        (
            "You must bring:\n\n* a vest (red or blue only)\n* a towel",
            "What must I bring?",
            "c1 and c2",
        ),
        # a verb in -s goes on about the subject of the statement
        (
            "The card lets you park if you live here, and gives you a discount.",
            "Can I park?",
            "c1",
        ),
        (
            "The licence lets you keep six hens if approved by your landlord, and allows you to"
            " sell eggs.",
            "Can I keep six hens?",
            "c1",
        ),
        ("Your dog can stay if it behaves, and wears a lead.", "Can my dog stay?", "c1 and c2"),
        ("You can join if your boat is safe, and has a bell.", "Can I join?", "c1 and c2"),
        # what no thing does
        (
            "If the form was sent by post or as a fax, no receipt displays.",
            "Will a receipt display?",
            "not (c1 or c2)",
        ),
        ("If the boat is new, no report shows.", "Will a report show?", "not c1"),
        # whom one gets to do something, and what something is done for
        (
            "Your pupils need to give consent at each lesson. You need to help them to sign a"
            " form once.",
            "Do I need to help them to sign a form?",
            "c2",
        ),
        # what stands in for the thing that one is freed from, and another thing
        (
            "If you haven't paid or haven't got a waiver, you can't row.",
            "Can I row?",
            "not (not c1 and not c2)",
        ),
        (
            "You can't enter if you are not a member or do not hold a ticket.",
            "Can I enter?",
            "not (not c1 or not c2)",
        ),
        # where one may look something up
        (
            "Your phone must be set to allow calls. If you need to change this on your phone you"
            " can find out more in the help pages of your phone.",
            "Can I use the app on my phone?",
            "c1",
        ),
    ],
)
def test_read(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        # the reason for a denial is no part of the last case
        (
            "You can't get it if you live in Rye or Deal because the tides are higher than ours.",
            ["you live in Rye", "you live in Deal"],
        ),
        (
            "You can apply if you are away or absent because the boat leaks.",
            ["you are away", "you are absent because the boat leaks"],
        ),
        # how all of it is done, behind a comma, and what the last part alone says
        (
            "You get a refund if you paid by card or cash, through an agent.",
            ["you paid by card, through an agent", "you paid by cash, through an agent"],
        ),
        (
            "You get a refund if you have a card or a pass, of whatever age.",
            ["you have a card", "you have a pass, of whatever age"],
        ),
        # a subject anew behind the case that a sentence opens with
        (
            "For group lessons, your pupils or their parents must sign a form.",
            ["it is group lessons", "your pupils or their parents must sign a form"],
        ),
        ("For your safety, you must wear a vest.", ["you must wear a vest"]),
    ],
)
def test_statements(text: str, statements: list[str]) -> None:
    assert [clause.statement for clause in parse(text).clauses] == statements
