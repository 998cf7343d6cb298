"""Forms of ordinary rules, each with a near one that reads otherwise."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse


def read(text: str, question: str) -> tuple[list[str], str]:
    """Return what the clauses of a text say, and how those that a question is put to are joined."""
    rule = parse(text)
    return [clause.statement for clause in rule.clauses], rule.written(question)


@pytest.mark.parametrize(
    ("text", "question", "statements", "written"),
    [
        (
            "For trips outside Europe you must take out extra cover.",
            "Do I have to take out extra cover?",
            ["it is trips outside Europe", "you must take out extra cover"],
            "c1",
        ),
        (
            "For dogs over 40 kg you need a second ticket.",
            "Do I need a second ticket?",
            ["it is dogs over 40 kg", "you must have a second ticket"],
            "c1",
        ),
        (
            "For more information you can call the desk. You can row if you swim.",
            "Can I row?",
            ["for more information you can call the desk", "you swim"],
            "c2",
        ),
        (
            "Required for the kayak tour: a life jacket, a signed waiver, a swimming certificate.",
            "Can I take part in the kayak tour?",
            [
                "it is the kayak tour",
                "you must have a life jacket",
                "you must have a signed waiver",
                "you must have a swimming certificate",
            ],
            "c2 and c3 and c4",
        ),
        (
            "What you need to join the tour:\n* a life jacket\n* a signed waiver",
            "Can I join the tour?",
            ["you join the tour", "you must have a life jacket", "you must have a signed waiver"],
            "c2 and c3",
        ),
        (
            "Either a bus pass or a student card gets you into the museum free of charge.",
            "Can I get into the museum free of charge?",
            ["you have a bus pass", "you have a student card"],
            "c1 or c2",
        ),
        (
            "A key card lets you use the gym if you have had an induction.",
            "Can I use the gym?",
            ["you have a key card", "you have had an induction"],
            "c1 and c2",
        ),
        (
            "A guest card lets you use the gym. You can have one if you live nearby.",
            "Can I get a guest card?",
            ["a guest card allows you to use the gym", "you live nearby"],
            "c2",
        ),
        (
            "An interpreter is provided for parties who don't speak English.",
            "Will an interpreter be provided for me?",
            ["you do speak English"],
            "not c1",
        ),
        (
            "Help is for people who care for someone who is disabled.",
            "Can I get help?",
            ["you care for someone who is disabled"],
            "c1",
        ),
        (
            "Help is for anyone who is a member who has paid.",
            "Can I get help?",
            ["you are a member", "you have paid"],
            "c1 and c2",
        ),
        (
            "You can park here, except on days when the market is held.",
            "Can I park here?",
            ["the market is held"],
            "not c1",
        ),
        (
            "We take carts in part exchange that have done fewer than 900 km.",
            "Will you take my cart in part exchange?",
            ["the carts have done fewer than 900 km"],
            "c1",
        ),
        (
            "You can join the pension scheme after two years of service.",
            "Can I join the pension scheme?",
            ["you have at least two years of service"],
            "c1",
        ),
        (
            "You can join the pension scheme after the harvest.",
            "Can I join the pension scheme?",
            ["it is after the harvest"],
            "c1",
        ),
        (
            "The pass is for boats moored in the harbour.",
            "Can I get the pass for my boat?",
            ["the boats are moored in the harbour"],
            "c1",
        ),
        (
            "The hall prize can be won only by clubs with a hut in York.",
            "Can our club win the hall prize?",
            ["you are clubs with a hut in York"],
            "c1",
        ),
        (
            "Boats of up to 10 metres are exempt from the toll.",
            "Is my boat exempt from the toll?",
            ["the boats are up to 10 metres"],
            "c1",
        ),
        (
            "* You are over 60\n* You use a wheelchair\n* You row\n\n"
            "You can park here if any two of these apply.",
            "Can I park here?",
            ["you are over 60", "you use a wheelchair", "you row"],
            "at least 2 of (c1, c2, c3)",
        ),
        (
            "You can start if:\n* you are at least 18 or, if you are younger, you have:\n"
            "  * a letter\n  * a helper",
            "Can I start?",
            ["you are at least 18", "you are younger", "you have a letter", "you have a helper"],
            "c1 or c2 and (c3 or c4)",
        ),
        (
            "A plot may be sold. No sale takes place if the lease is under notice.",
            "May I sell my plot?",
            ["a plot may be sold", "the lease is under notice"],
            "not c2",
        ),
        (
            "Refunds are only possible with a receipt.",
            "Can I get a refund?",
            ["you have a receipt"],
            "c1",
        ),
        (
            "You can only use the slip with a permit.",
            "Can I use the slip?",
            ["you have a permit"],
            "c1",
        ),
        (
            "You can only travel with us if you have booked.",
            "Can I travel with you?",
            ["you have booked"],
            "c1",
        ),
        (
            "Dogs are not allowed, except with a muzzle.",
            "Is my dog allowed?",
            ["you have a muzzle"],
            "c1",
        ),
        (
            "Unlike students, pensioners can vote by post.",
            "Can I vote by post?",
            ["you are pensioners"],
            "c1",
        ),
        (
            "The toll is not charged at night, at weekends or on public holidays.",
            "Do I have to pay the toll?",
            ["it is at night", "it is at weekends", "it is on public holidays"],
            "not (c1 or c2 or c3)",
        ),
        (
            "Smoking is banned in offices, on trains and at school.",
            "Can I smoke?",
            ["it is in offices", "it is on trains", "it is at school"],
            "not (c1 or c2 or c3)",
        ),
        (
            "You do not need a ticket on Sundays.",
            "Do I need a ticket?",
            ["it is on Sundays"],
            "not c1",
        ),
        (
            "You do not need a ticket for the ferry.",
            "Do I need a ticket for the ferry?",
            ["you need a ticket for the ferry"],
            "false",
        ),
        (
            "People who rent and whose landlord lives abroad must deduct tax.",
            "Must I deduct tax?",
            ["you rent", "your landlord lives abroad", "you must deduct tax"],
            "c1 and c2",
        ),
        (
            "People who rent and who live abroad must pay tax.",
            "Must I pay tax?",
            ["you rent", "you live abroad", "you must pay tax"],
            "c1 and c2",
        ),
        (
            "The fee is waived if you row, and you get a hat if you are over 65.",
            "Do I get a hat?",
            ["you row", "you are over 65"],
            "c2",
        ),
        (
            "The pool closes if there is lightning.",
            "Can I use the pool?",
            ["there is lightning"],
            "not c1",
        ),
        (
            "The school shuts early if it snows.",
            "Does the school shut early?",
            ["it snows"],
            "c1",
        ),
        (
            "Shops over 400 square metres must stay shut on Sundays.",
            "Does my shop have to stay shut on Sundays?",
            [
                "the shops are over 400 square metres",
                "shops must stay shut on Sundays",
                "it is on Sundays",
            ],
            "c1",
        ),
        (
            "You get your deposit back provided nothing is broken.",
            "Do I get my deposit back?",
            ["anything is broken"],
            "not c1",
        ),
        (
            "You must attend at least 80% of the classes and hand in all essays.",
            "Do I have to attend the classes and hand in essays?",
            ["you must attend at least 80% of the classes", "you must hand in all essays"],
            "c1",
        ),
    ],
)
def test_ordinary_forms(text: str, question: str, statements: list[str], written: str) -> None:
    assert read(text, question) == (statements, written)


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        (
            "A surcharge applies to bags weighing more than 23 kilos.",
            "Do I have to pay a surcharge for my bag?",
            "Does your bag weigh more than 23 kilos?",
        ),
        (
            "The exemption applies to houses built before 1900.",
            "Does the exemption apply to my house?",
            "Was your house built before 1900?",
        ),
        (
            "The loan is reserved for firms with fewer than ten employees.",
            "Can my firm get the loan?",
            "Does your firm have fewer than ten employees?",
        ),
        (
            "The prize is only for companies with their head office in France.",
            "Can my company win the prize?",
            "Does your company have its head office in France?",
        ),
        (
            "Only homes fitted with an alarm can be insured.",
            "Can I insure my home?",
            "Is your home fitted with an alarm?",
        ),
        (
            "A permit is issued only for cars that are registered in the applicant's own name.",
            "Can I get a permit for my car?",
            "Is your car registered in your own name?",
        ),
        (
            "People who make their living from photography may not enter.",
            "May I enter?",
            "Do you make your living from photography?",
        ),
        (
            "The allowance stops when you turn 25, get married or leave school.",
            "Does my allowance stop?",
            "Do you turn 25, get married or leave school?",
        ),
    ],
)
def test_how_they_are_asked(text: str, question: str, follow_up: str) -> None:
    assert decide(text, question).follow_up == follow_up
