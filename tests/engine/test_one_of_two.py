"""Two things of which one alone is let, whose case is told, and duties beside what spares them."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

ONE_PET = "Tenants may keep a cat or a dog, but not both."


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("Members may borrow one tent or one canoe, not both, provided they pay a deposit.",
         "Can I borrow a tent?", "c2"),
        ("You may bring one guest or one dog, but not both, if you book ahead.",
         "Can I bring a guest?", "c1"),
        ("You can claim the bus allowance or the car allowance, not both, as long as you live more "
         "than 3 miles away.", "Can I claim the bus allowance?", "c1"),
        ("You can use a voucher or a coupon, never both.", "Can I use a voucher?", "true"),
        # who may have both says nothing of who may have one
        ("Residents may park one car or one van, but not both, unless they hold a second permit.",
         "Can I park my van?", "c1"),
        # between two cases it says more than "or"
        ("You can join if you row or swim, but not both.", "Can I join?",
         "(c1 or c2) and not (c1 and c2)"),
    ],
)  # fmt: skip
def test_either_is_let(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("I have a cat already. Can I get a dog too?", "No"),
        ("Can I keep a dog if I have a cat?", "No"),
        ("We have a dog, can we keep a cat as well?", "No"),
        ("Can I keep a cat and a dog?", "No"),
        ("Can I keep a dog?", "More"),
        ("Can I keep a dog and a hamster?", "More"),
        ("My cat died. Can I keep a dog?", "More"),
        ("I used to have a cat. Can I keep a dog?", "More"),
        ("I have no cat. Can I keep a dog?", "More"),
        ("My neighbour has a cat. Can I keep a dog?", "More"),
        ("I would like a cat. Can I keep a dog?", "More"),
    ],
)
def test_the_second_is_not_let_beside_the_first(question: str, answer: str) -> None:
    assert decide(parse(ONE_PET), question).answer == answer


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        # one noun for people of several sorts
        ("Kitchen and cleaning staff can join.",
         ["you are kitchen staff", "you are cleaning staff"]),
        ("Bus, tram and taxi drivers may wait here.",
         ["you are bus drivers", "you are tram drivers", "you are taxi drivers"]),
        ("You can apply if you are a bus or tram driver.",
         ["you are a bus driver", "you are a tram driver"]),
        ("Evening or weekend students may enter.",
         ["you are evening students", "you are weekend students"]),
        # people of their own before it
        ("Nurses and kitchen staff can join.", ["you are nurses", "you are kitchen staff"]),
        ("Staff and school pupils may use the gate.", ["you are staff", "you are school pupils"]),
        ("Taxis and delivery drivers may wait here.", ["it is taxis", "you are delivery drivers"]),
    ],
)  # fmt: skip
def test_people_of_several_sorts(text: str, statements: list[str]) -> None:
    assert [clause.statement for clause in parse(text).clauses] == statements


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        # a duty in a case, of each of what some are spared, stands against what spares them
        ("You don't need a permit to build a wall if it is under 1 metre high. In a heritage zone "
         "you need a permit for any wall.", "Do I need a permit for a wall?",
         "not (c1 and not c2)"),
        ("Guests need not book if they come on a weekday. On bank holidays, every guest must book.",
         "Do I have to book?", "not (c2 and not c3)"),
        ("You do not have to wear a helmet if you ride slowly. On the race track you must wear a "
         "helmet at all times.", "Do I have to wear a helmet?", "not (c1 and not c2)"),
        ("Swimmers do not have to wear a cap if their hair is short. In the diving pool, all "
         "swimmers must wear a cap.", "Do I have to wear a cap?", "not (c2 and not c3)"),
        # one of some leaves open which comes first
        ("You don't need a permit to build a wall if it is under 1 metre high. You need a permit "
         "if you live in a heritage zone.", "Do I need a permit for a wall?", "c3 and not c1"),
        ("You need a permit if you fish with a rod. You don't need a permit if you are under 12.",
         "Do I need a permit?", "c2 and not c3"),
        # the terms on which somebody is spared are all to be met; each case is enough
        ("You do not pay a deposit on instruments as long as:\n* you are in your first year\n"
         "* the instrument is for your own use", "Do I have to pay a deposit?", "not (c1 and c2)"),
        ("You can't be fined provided:\n* you have paid the toll\n* you have kept the receipt",
         "Can I be fined?", "not (c1 and c2)"),
        ("You do not have to pay a deposit if:\n* you are in your first year\n"
         "* the instrument is for your own use", "Do I have to pay a deposit?", "not (c1 or c2)"),
        ("You can't be fined as long as any of these applies:\n* you have paid the toll\n"
         "* you have kept the receipt", "Can I be fined?", "not (c1 or c2)"),
        ("You need not show a pass as long as you are:\n* a resident\n* a carer\n* under 12",
         "Do I have to show a pass?", "not (c1 or c2 or c3)"),
        ("You don't pay for entry as long as:\n* you are under 12\n* you are over 65",
         "Do I have to pay for entry?", "not (c1 or c2)"),
    ],
)  # fmt: skip
def test_duties_beside_what_spares_them(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        # of two kinds told apart in one breath, the one that is named
        ("Tents may be pitched on the lower field; caravans may not.",
         "Can I pitch my tent on the lower field?", "Yes"),
        ("Bicycles may be taken on the train; scooters may not.",
         "May I take my bicycle on the train?", "Yes"),
        ("Footballs may be used; cricket balls may not.", "Can I use a football?", "Yes"),
        ("Footballs may be used; cricket balls may not.", "Can we use a cricket ball?", "No"),
        ("Members may put up one hut. Rabbits may be kept; ferrets may not.",
         "Can I keep rabbits on my plot?", "Yes"),
        ("Members may put up one hut. Rabbits may be kept; ferrets may not.",
         "Can I keep a ferret?", "No"),
        ("Armbands are welcome; balls are not, except during fun sessions.",
         "Can I bring armbands?", "Yes"),
        ("Armbands are welcome; balls are not, except during fun sessions.",
         "Can I bring a ball?", "More"),
        ("Dogs are not allowed on the beach. Cats are.", "Can I bring my cat to the beach?", "Yes"),
        # both, or neither of them
        ("Rabbits may be kept; ferrets may not.", "Can I keep rabbits and ferrets?", "No"),
        ("Dogs are not allowed on the beach. Cats are.", "Can I bring a pet?", "More"),
    ],
)  # fmt: skip
def test_kinds_told_apart_in_one_breath(text: str, question: str, answer: str) -> None:
    assert decide(parse(text), question).answer == answer


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        # a verb said again has the object of both
        ("You can apply if your income reaches or is likely to reach £90 a week.",
         ["your income reaches £90 a week", "your income is likely to reach £90 a week"]),
        ("You can claim if you have reached or will soon reach pension age.",
         ["you have reached pension age", "you will soon reach pension age"]),
        ("You can apply if you own or plan to buy a boat.",
         ["you own a boat", "you plan to buy a boat"]),
        ("You can join if you live or intend to live in the valley.",
         ["you live in the valley", "you intend to live in the valley"]),
        # one that is nothing of the other
        ("You can join if you row or plan to buy a boat.",
         ["you row", "you plan to buy a boat"]),
        ("You qualify if you are ill or will be moving house.",
         ["you are ill", "you will be moving house"]),
    ],
)  # fmt: skip
def test_objects_of_verbs_said_again(text: str, statements: list[str]) -> None:
    assert [clause.statement for clause in parse(text).clauses] == statements


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        # a person beside whoever asks is somebody else
        ("You must be accompanied by a person over 18.",
         ["you must be accompanied by a person over 18"]),
        ("Guests must come with a person who has a key.",
         ["you are guests", "you must come with a person who has a key"]),
        ("You must get a letter from a person who knows you.",
         ["you must get a letter from a person who knows you"]),
        # and so is no thing of a country
        ("You may move them to an Australian fund instead.",
         ["you move them to an Australian fund instead"]),
        # those are whoever asks to whom something is given, or who does what is forbidden
        ("Aid is given to a person who is ill.", ["you are ill"]),
        ("A pass is issued to a pilot who has passed the test.", ["you have passed the test"]),
        ("An offence is committed by a person who rows drunk.", ["you row drunk"]),
    ],
)  # fmt: skip
def test_who_is_somebody_else(text: str, statements: list[str]) -> None:
    assert [clause.statement for clause in parse(text).clauses] == statements


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        # what spares somebody, and when one has it
        ("Pupils who board cannot have a bike unless they have a waiver. You have a waiver if "
         "you:\n* live over 3 miles away\n* play in a team", "Can I have a bike?",
         "not (c1 and not (c3 or c4))"),
        ("You must take the test unless you meet an exemption. You meet an exemption if you are "
         "over 60.", "Must I take the test?", "not c3"),
        ("Guests cannot use the gym unless they meet an exception. You meet an exception if you "
         "are a coach.", "Do I meet an exception?", "c3"),
        # one that can be had, one of another matter, and no exemption
        ("You must pay the toll unless you have an exemption. You can get an exemption if you are "
         "a nurse.", "Do I have to pay the toll?", "not c2 and not c3"),
        ("You must pay the toll unless you have an exemption. You have an exemption from the swim "
         "test if you are a nurse.", "Do I have to pay the toll?", "not c2"),
        ("Guests cannot use the gym unless they meet a member. You meet a member if you come on "
         "Mondays.", "Can I use the gym?", "not (c1 and not c2)"),
    ],
)  # fmt: skip
def test_exemptions_that_one_meets(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written
