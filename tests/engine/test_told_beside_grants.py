"""What pages say beside who gets something: what it is there for, later duties, and others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

FORMS = {
    "what helps some is paid to those of them whom the next sentence names": (
        "The Oar Fund helps rowers who want to travel. It is paid to rowers who own a boat.",
        "Am I eligible for the Oar Fund?",
        "[you own a boat]",
    ),
    "what helps some, with another matter in between, stays": (
        "The Oar Fund helps rowers who sail. The port is old. It gives maps to cooks who row.",
        "Am I eligible for the Oar Fund?",
        "[you sail]",
    ),
    "others get it in a case": (
        "The discount is given to members. Other guests get it if they row.",
        "Will I get the discount?",
        "[you are members] or not [you are members] and [you row]",
    ),
    "everyone else gets it only in a case, with a list": (
        "The discount is given to members. Other guests get it only if:\n\n"
        "* they row, and\n* they are under 30",
        "Will I get the discount?",
        "[you are members] or not [you are members] and ([you row] and [you are under 30])",
    ),
    "others get another thing": (
        "The discount is given to members. Other guests are put in a queue.",
        "Will I get the discount?",
        "[you are members]",
    ),
    "applicants qualify on top of whom it is for": (
        "Loans go to growers who need a barn. Applicants qualify when they own the land.",
        "Do I qualify for a barn loan?",
        "[you need a barn] and [you own the land]",
    ),
    "the same people qualify on top of whom it is for": (
        "Loans go to growers who need a barn. Growers qualify if:\n\n* they row\n* they sail",
        "Can I get a barn loan?",
        "[you need a barn] and ([you row] and [you sail])",
    ),
    "the same people can also qualify": (
        "Loans go to growers who need a barn. Growers also qualify if they row.",
        "Can I get a barn loan?",
        "[you need a barn] or [you are growers] and [you row]",
    ),
    "a list that asks for more than to do something soon": (
        "The rebate is for people buying a hut. You must:\n\n* be over 18\n* move in within a month"
        "\n* own no boat",
        "Am I entitled to the rebate?",
        "[you are buying a hut] and ([you must be over 18] and [you must move in within a month]"
        " and [you must own no boat])",
    ),
    "a list of what is to be done afterwards": (
        "The rebate is for people buying a hut. You must:\n\n* tell us within a month\n* keep bees",
        "Am I entitled to the rebate?",
        "[you are buying a hut]",
    ),
    "what was borrowed has to come back": (
        "Members may borrow skates if they row. Skates borrowed must be back by noon.",
        "Can I borrow skates?",
        "[you row]",
    ),
    "what is got has to be used in time": (
        "You can get a grant if you live here. The grant must be spent within a year.",
        "Can I get a grant?",
        "[you live here]",
    ),
    "what is brought has to be clean": (
        "Members may bring skates if they row. Skates brought must be clean.",
        "Can I bring skates?",
        "[you row] and [skates brought must be clean]",
    ),
    "a grant pays for nothing that was begun before": (
        "You can get a grant if you own the land. We cannot fund work that has already started.",
        "Can I get a grant?",
        "[you own the land] and not [the work has already started]",
    ),
    "a seat has nothing to do with what is paid for": (
        "You can have a seat if you row. We cannot fund work that has already started.",
        "Can I have a seat?",
        "[you row]",
    ),
    "a duty says nothing of when something stops": (
        "You must tell the Huts Board about a new hut. The Board will stop your allowance if you "
        "move away. There is no other reason for which an allowance is stopped.",
        "Will the Board stop my allowance?",
        "[you move away]",
    ),
    "what needs no permit, and changes": (
        "Huts need no permit. This changes if the hut is tall.",
        "Do I need a permit for my hut?",
        "[the hut is tall]",
    ),
    "what is different in a case": (
        "Huts need no permit. That is different where the hut is tall.",
        "Do I need a permit for my hut?",
        "[the hut is tall]",
    ),
    "what changes by itself": (
        "Huts need no permit. This changes often. You need a permit if the hut is tall.",
        "Do I need a permit for my hut?",
        "[the hut is tall]",
    ),
    "those who are excused need not do it": (
        "Brewers must send a return each month. A brewer who made no beer is excused and need not "
        "send a return for it.",
        "I am a brewer. Do I have to send a return?",
        "[you made any beer]",
    ),
    "how long decisions take": (
        "An applicant must be under 30. Decisions usually take a week and cannot be speeded up.",
        "Do I qualify for a visa?",
        "[you must be under 30]",
    ),
    "the one exception": (
        "Sheep must be tagged. Lambs under a year are the only exception.",
        "Does my lamb have to be tagged?",
        "not [the lambs are under a year]",
    ),
    "a subject waits for the verbs of a list": (
        "It is payable if you arranged the feast and the cook who left:\n\n* was a guest, or\n"
        "* was under 18",
        "Is it payable to me?",
        "[you arranged the feast] and ([the cook who left was a guest] or "
        "[the cook who left was under 18])",
    ),
    "what comes with it": (
        "The junior rate is open to players under 21. It includes lights and balls.",
        "Can I have the junior rate?",
        "[you are players under 21]",
    ),
    "who has to ask to be excused": (
        "Watch is compulsory for people who row. You are excused if you are over 75, or if you "
        "own a boat and ask to be excused.",
        "Am I excused from watch?",
        "not ([you row] and not ([you are over 75] or [you own a boat] and "
        "[you ask to be excused]))",
    ),
    "no other power, behind a semicolon": (
        "We open a locker if it smells; we have no other power to do so.",
        "Will you open my locker?",
        "[it smells]",
    ),
    "for no other reason": (
        "We open a locker if it smells. We do not open lockers for any other reason.",
        "Will you open my locker?",
        "[it smells]",
    ),
    "of no other kind": (
        "We open a locker if it smells. We do not open lockers for any other guest.",
        "Will you open my locker?",
        "[it smells]",
    ),
    "what is no reason": (
        "You get a refund if the show is cancelled. Being ill is no reason for a refund.",
        "Do I get a refund?",
        "[the show is cancelled]",
    ),
    "what some can ask for, and when it is granted": (
        "Tenants who have a child can apply for a transfer. It is approved if the rent is paid.",
        "Can I get a transfer?",
        "[you have a child] and [the rent is paid]",
    ),
    "what some can have, and when it is granted": (
        "Tenants who have a child can have a garden. It is also given if the rent is paid.",
        "Can I have a garden?",
        "[you have a child] or [the rent is paid]",
    ),
    "a debt is written off, and who is not considered": (
        "Your loan is written off once you have worked for 5 years. You cannot be considered if "
        "you are in default.",
        "Will my loan be written off?",
        "[you have worked for 5 years] and not [you are in default]",
    ),
    "a debt is written off, and who has to pay it back": (
        "Your loan is written off once you have worked for 5 years. You must repay it if you are "
        "in default.",
        "Will my loan be written off?",
        "[you have worked for 5 years] and not [you are in default]",
    ),
    "the warranty is void": (
        "We repair a faulty oven free of charge. The warranty is void if the oven was in a fire.",
        "Will you repair my oven free of charge?",
        "not [the oven was in a fire]",
    ),
    "the relief can only be used in a case": (
        "Rent from a spare room is free of tax. The relief can be used only if the room is clean.",
        "Is my rent free of tax?",
        "[the rent is from a spare room] and [the room is clean]",
    ),
    "the discount is given in a case": (
        "Students travel at half price. The discount is given if the train is empty.",
        "Do I travel at half price?",
        "[you are students] and [the train is empty]",
    ),
    "the discount is also given in a case": (
        "Students travel at half price. The discount is also given if the train is empty.",
        "Do I travel at half price?",
        "[you are students] or [the train is empty]",
    ),
    "the map is given in a case": (
        "Students travel at half price. The map is given if the train is empty.",
        "Do I travel at half price?",
        "[you are students]",
    ),
    "nobody else may": (
        "Guests may take a second bag if they travel with a baby. Nobody else may.",
        "May I take a second bag?",
        "[you travel with a baby]",
    ),
    "at a time is no time": (
        "You can hire a bike for a week at a time. To hire a bike, you need a card.",
        "Can I hire a bike?",
        "[you must have a card]",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_what_counts_beside_a_grant(said: Callable[[str, str], str], form: str) -> None:
    text, question, expression = FORMS[form]
    assert said(text, question) == expression


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Panels on a hut roof count as works.", "the panels are on a hut roof"),
        ("Guests with a boat count as members.", "you are guests with a boat"),
        ("A head count as at noon is needed.", "you must have a head count as at noon"),
    ],
)
def test_what_counts_as_something(text: str, said: str) -> None:
    assert [clause.statement for clause in parse(text).clauses] == [said]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Do I have to apply first?", "More"),
        ("Must I apply beforehand?", "More"),
        ("Will my boat come first?", "Irrelevant"),
    ],
)
def test_when_one_asks_to_do_it_says_nothing(question: str, answer: str) -> None:
    assert decide("If the hut is tall, you must apply by post.", question).answer == answer
