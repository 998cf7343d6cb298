"""What is taken out of a kind, what shares a word, and who gets what is to be paid."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse
from tests.tables import for_each

WRITTEN = [
    # kinds of the very things asked about may be taken out of these
    ("Vans must show a disc, except hearses and ambulances.", "Must my van show a disc?",
     "not (c3 or c4)"),
    ("Cafes have to keep a register. This does not apply to kiosks.",
     "Does my cafe have to keep a register?", "not c3"),
    # one thing behind a participle, or several
    ("We don't pay for damage caused by frost, moths, or rats.", "Will you pay for the damage?",
     "not (c1 or c2 or c3)"),
    ("The guarantee covers tools made of steel or brass.", "Does the guarantee cover my tools?",
     "c1 or c2"),
    ("Cars first registered in 1970 or earlier are exempt from the toll.",
     "Is my car exempt from the toll?", "c1"),
    # measures that share a verb
    ("Your firm can join if it has two cooks and a turnover of at least £5 million.",
     "Can my firm join?", "c1 and c2"),
    ("You must sit in front if you are under 10 years old or 120 cm tall.",
     "Must I sit in front?", "c2 or c3"),
    ("You can join if you have a boat and pay a fee of at least £5.", "Can I join?", "c1 and c2"),
    ("You can join if you have three or more boats over 5 metres long.", "Can I join?", "c1"),
    # both of two cases
    ("You need a permit if you sell tea, play music or both.", "Do I need a permit?", "c2 or c3"),
    ("You can't claim if you are a minor, you can claim elsewhere, or both.", "Can I claim?",
     "not (c1 or c2)"),
    # at whose risk something may be done is no condition
    ("Boats may be left here with the warden's consent and at the owner's risk.",
     "May I leave my boat here?", "c1"),
    # who is to get something
    ("Sick pay must be paid to employees who have been ill for a week.", "Must I be paid sick pay?",
     "c1"),
    ("A meal must be offered to night workers who stay after 4am.", "Must I be offered a meal?",
     "c1 and c2"),
    ("Rent must be paid to the warden who runs the hut.", "Do I have to pay rent?", "c1"),
    # people told apart by an adjective, of whom more is said
    ("Foreign students who pay a fee get a bonus.", "Do I get a bonus?", "c1 and c2"),
    ("Current students who pay a fee get a bonus.", "Do I get a bonus?", "c1"),
    # what is taken out again
    ("You may borrow books, but not if you owe a fine, unless the warden agrees.",
     "May I borrow books?", "not (c1 and not c2)"),
    ("You can park here unless there is a match, unless you have a permit.", "Can I park here?",
     "not c1 and not c2"),
    # what is still to be done when one has got it
    ("You can claim the relief if you earn under £900. You must still keep records.",
     "Can I claim the relief?", "c1"),
    ("You get the discount if you are over 65. You must still show your card at the gate.",
     "Do I get the discount?", "c1 and c2"),
    # by when what is asked about is to be done
    ("You can appeal against the fine. You must appeal within 28 days. You can't appeal if you "
     "have paid the fine.", "Can I appeal against the fine?", "c2 and not c3"),
    ("You can appeal against the fine. You must do so within 28 days.",
     "Can I appeal against the fine?", "c2"),
    # the tenants of a council are no council
    ("Council tenants may keep a dog if they pay.", "May I keep a dog?", "c1 and c2"),
    ("The council may keep your deposit if you are late.", "May I keep my deposit?", "not c1"),
    # others have leave of their own
    ("Night guests can row. Day guests may only row if they pay.", "Can I row?", "c1 or c2 and c3"),
    ("Anyone over 65 gets a pass. People under 65 can get one only if they row.",
     "Can I get a pass?", "c1 or not c1 and c3"),
    ("Guests can row. Guests under 16 may only row if they pay.", "Can I row?",
     "c1 and not (c2 and not c3)"),
    # ages that are adjectives to the tables
    ("People under 65 get a pass if they row.", "Do I get a pass?", "c1 and c2"),
    ("Tenants over 57 need a pass if they row.", "Do I need a pass?", "c1 and c3"),
]  # fmt: skip


@for_each("text, question, written", WRITTEN)
def test_what_is_read(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


CAUSES = "This cover does not include damage caused by frost or moths."


@pytest.mark.parametrize(
    ("history", "answer"),
    [
        ([("Was the damage caused by frost?", "No")], "More"),
        ([("Was the damage caused by moths?", "Yes")], "No"),
        (
            [("Was the damage caused by frost?", "No"), ("Was the damage caused by moths?", "No")],
            "Yes",
        ),
    ],
)
def test_each_cause_is_asked_about(history: list[tuple[str, str]], answer: str) -> None:
    assert decide(CAUSES, "Does this cover include my damage?", history=history).answer == answer


MORE = [
    # a deed that denies is asked about in its own word
    ("You need not refuse a guest if he is ill.", "Do I have to refuse my guest?", "not c1"),
    ("You must refuse a guest if he is ill.", "Do I have to refuse my guest?", "c2"),
    ("A driver does not have to carry a passenger who is drunk.",
     "I'm a driver. Do I have to carry a passenger?", "not c2"),
    # who calls somebody their worker is an employer
    ("An employer need not pay tax for a worker who lives abroad.",
     "Am I required to pay tax for my worker?", "not c2"),
    ("An employer need not pay tax for a worker who lives abroad.",
     "Does a worker have to pay tax?", "not (c1 and c2)"),
    # a proviso goes in an emergency
    ("You may take leave as long as you give two weeks' notice, except in an emergency.",
     "May I take leave?", "c1 or c2"),
    ("You can use the pool provided that an adult is there, except on Sundays.",
     "Can I use the pool?", "c1 and not c2"),
    ("You must give notice provided that you have a contract, except in an emergency.",
     "Must I give notice?", "c2 and not c3"),
    # what is said of several bodies
    ("Loans are for small firms, charities, and most private schools that lost a roof.",
     "Can I get a loan?", "(c1 or c2 or c3) and c4"),
    # two sides of one age
    ("Anyone who is 60 or over gets a pass. People under 60 get one only if they row.",
     "Do I get a pass?", "c1 or not c1 and c3"),
]  # fmt: skip


@for_each("text, question, written", MORE)
def test_what_is_read_of_a_question(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


def test_a_role_says_nothing_of_those_it_is_told_apart_from() -> None:
    lapsed = "Members whose subscription has lapsed can't vote."
    assert decide(lapsed, "I'm a member. Can I vote?").answer == "More"
    assert decide(lapsed, "My subscription has lapsed. Can I vote?").answer == "No"


def test_who_is_not_on_one_side_is_on_the_other() -> None:
    text = "Anyone who is 60 or over gets a pass. People under 60 get one only if they row."
    history = [("Are you 60 or over?", "No"), ("Do you row?", "Yes")]
    assert decide(text, "Do I get a pass?", history=history).answer == "Yes"
    assert decide(text, "Do I get a pass?", history=history[:1]).follow_up == "Do you row?"


JOINED = [
    # what was done to things, several times
    ("We repair boats stored in the yard or on the quay.", "Will you repair my boat?", "c1 or c2"),
    ("We don't repair boats damaged by ice or left in the rain.", "Will you repair my boat?",
     "not (c1 or c2)"),
    ("Claims made by post or by fax are not accepted.", "Is my claim accepted?", "not (c1 or c2)"),
    # places and times joined ahead
    ("In Scotland and Northern Ireland, you can claim the grant if you are ill.",
     "Can I claim the grant?", "(c1 or c2) and c3"),
    ("On Saturdays and on feast days you can park here if you have a permit.",
     "Can I park here?", "(c1 or c2) and c3"),
    # what a grant covers is not who gets it
    ("You can get a visit if you are ill. This covers:\n\n* the fare\n* a meal",
     "Can I get a visit?", "c1"),
    ("You can get a visit if you are ill. This includes:\n\n* widows\n* people who row",
     "Can I get a visit?", "c1 or (c2 or c3)"),
]  # fmt: skip


@for_each("text, question, written", JOINED)
def test_what_is_joined(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


TURNED = [
    # without a thing, or in another way
    ("You can't enter without a ticket or with a dog.", "Can I enter?", "not (not c1 or c2)"),
    ("The pool can't be used without a cap or after 9pm.", "Can I use the pool?",
     "not (not c1 or c2)"),
    ("You can't enter without a ticket or a pass.", "Can I enter?", "c1 or c2"),
    # with something, or at a place
    ("The voucher can't be used with another offer or on gift cards.", "Can I use the voucher?",
     "not (c1 or c2)"),
    # comparisons that share a verb
    ("Bags that are longer than 1 metre, heavier than 9 kg or leak must stay here.",
     "Must my bag stay here?", "c1 or (c2 or c3)"),
    ("Bags that are longer than 1 metre or made of glass must stay here.",
     "Must my bag stay here?", "c1 or c2"),
    # what something depends on
    ("Whether you get a bursary depends on two things: your marks must be good and you must live "
     "here.", "Do I get a bursary?", "c3 and c4"),
    # the very time that a question asks of
    ("You must return the key when you leave, unless you have bought it.",
     "Must I return the key when I leave?", "not c3"),
    ("You must return the key when you leave late, unless you have bought it.",
     "Must I return the key when I leave?", "c2 and not c3"),
    # for whom something is free
    ("Free parking: badge holders and carers.", "Is parking free for me?", "c1 or c2"),
]  # fmt: skip


@for_each("text, question, written", TURNED)
def test_what_is_turned(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written
