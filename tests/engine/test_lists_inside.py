"""Lists inside a sentence, what leads them in, and those whom a pronoun in a list means."""

from __future__ import annotations

import pytest

from cmr_logic import parse

POOL = "* work nights, or\n* have a key card"


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        (f"The pool is open to nurses over 30 who:\n\n{POOL}", "Can I use the pool?",
         "c1 and (c2 or c3)"),
        ("Night rowing is only for season ticket holders who have either:\n\n- a lamp\n- a friend",
         "Can I go night rowing?", "c1 and (c2 or c3)"),
        ("Lessons are open to any adult aged 18 to 30 who is not in work and is one of these: a "
         "carer, a parent or disabled.", "Is the lesson open to me?",
         "c1 and (not c2 and (c3 or c4 or c5))"),
        (f"The pool is open to nurses who:\n\n{POOL}", "Can I use the pool?",
         "c1 and (c2 or c3)"),
        (f"The pool is open to guests who:\n\n{POOL}", "Can I use the pool?", "c1 or c2"),
    ],
)  # fmt: skip
def test_people_told_apart_above_a_list(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "written", "first"),
    [
        (f"Nurses over 30 who:\n\n{POOL}\n\ncan use the pool.", "Can I use the pool?",
         "c1 and (c2 or c3)", "you are nurses over 30"),
        ("Dogs that:\n\n* are on a lead, or\n* are carried\n\nmay come in.", "Can my dog come in?",
         "c1 or c2", "the dogs are on a lead"),
        ("A person who:\n\n(a) is under 18; or\n(b) has been banned\n\nmust not hold a licence.",
         "Can I hold a licence?", "not (c1 or c2)", "you are under 18"),
        ("You must register dogs that:\n\n* are over a year old\n* live in the town",
         "Do I have to register my dog?", "c2 or c3", "you must register dogs"),
        ("You must tell us about any change that:\n\n* affects your rent, or\n* affects your pay",
         "Must I tell you about this change?", "c2 or c3", "you must tell us about any change"),
        ("You must send a photo that:\n\n* is recent\n* shows your face", "Is my photo fine?",
         "c1 and c2", "you must send a photo that is recent"),
    ],
)  # fmt: skip
def test_lists_that_tell_apart(text: str, question: str, written: str, first: str) -> None:
    rule = parse(text)
    assert (rule.written(question), rule.clauses[0].statement) == (written, first)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Directors and their children cannot buy shares.",
         ["you are directors", "you are children of directors"]),
        ("Staff of the brewery, their partners and anyone living with them may not enter.",
         ["you are staff of the brewery", "you are partners of staff of the brewery",
          "you are living with staff of the brewery"]),
        ("You can apply if you are a carer and you live with them.",
         ["you are a carer", "you live with them"]),
        ("The following people do not pay:\n\n* carers or unpaid helpers\n* pensioners",
         ["carers", "unpaid helpers", "pensioners"]),
        ("We mend it if you bought it new from us or one of our dealers.",
         ["you bought it new from us", "you bought it new from one of our dealers"]),
    ],
)  # fmt: skip
def test_whom_and_what_parts_of_a_list_mean(text: str, said: list[str]) -> None:
    assert [clause.statement for clause in parse(text).clauses] == said


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("A firm gets the bonus if:\n\n* it has fewer than 100 staff\n* it pays its tax on time",
         "Can my firm get the bonus?", "c2 and c3"),
        ("Your pension stops if:\n\n* you start a job\n* the job pays over £100 a week",
         "Will my pension stop?", "c1 and c2"),
        ("Your pension stops if:\n\n* you start a job\n* you move abroad", "Will my pension stop?",
         "c1 or c2"),
    ],
)  # fmt: skip
def test_how_items_are_joined(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("For a refund you need to have kept the receipt, and it must show the date.",
         "Can I get a refund?", "c2 and c3"),
        ("For early entry you also need to have booked online.", "Can I get early entry?", "c2"),
        ("For a place on the course you must be 18 or over and hold a licence.",
         "Can I get a place on the course?", "c2 and c3"),
        ("For dogs you must pay a deposit.", "Do I have to pay a deposit?", "c1"),
        ("If you want a refund, you need a receipt.", "Can I get a refund?", "c2"),
        ("If you want a seat, you need a ticket.", "Can I get a refund with a ticket?",
         "not c1 or c2"),
    ],
)  # fmt: skip
def test_what_a_demand_is_for(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("You will not be let in if the gate is shut, nor if the host is away.",
         "Will I be let in?", "not (c1 or c2)"),
        ("Claims are not paid for damage caused by frost, nor for items left in a car.",
         "Will my claim be paid?", "not (c1 or c2)"),
        ("You cannot join if you are under 18, nor can you join if you own a shop.",
         "Can I join?", "not (c1 or c2)"),
        ("Neither a member in debt nor a member who has been banned may vote.", "May I vote?",
         "not (c1 or c2)"),
        ("Neither food bought elsewhere nor glass jars can be taken past the gate.",
         "Can I take it past the gate?", "not (c1 or c2)"),
        ("You can move the loan where the hut is let and, in addition, both sales are agreed.",
         "Can I move the loan?", "c1 and c2"),
        ("You cannot get help during any period you are abroad or your partner is in prison.",
         "Can I get help?", "not (c1 or c2)"),
        ("You can claim for any week that you worked less than 10 hours.", "Can I claim?", "c1"),
        ("Rent is not due in any week when the hut is shut.", "Is rent due?", "not c1"),
    ],
)  # fmt: skip
def test_what_a_denial_reaches_and_times_with_a_clause(
    text: str, question: str, written: str
) -> None:
    assert parse(text).written(question) == written


def test_a_time_that_one_may_choose_is_no_case() -> None:
    assert parse("You may row on any day you like.").clauses[0].statement.startswith("you row")


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("Low prices are open to anyone over 65. They are not shown on the app.",
         "Can I pay the low price?", "c1"),
        ("You cannot enter if you brew beer. The winner will be drawn on 9 May and told by email.",
         "Can I enter the prize draw?", "not c1"),
        ("You can row if the host displays the permit.", "Can I row?", "c1"),
        ("The fitter must hold a card. Cover of at least £5,000 is also required. We issue no "
         "permit without both.", "Can I be given a permit?", "c1 and c2 and c4"),
    ],
)  # fmt: skip
def test_what_is_only_made_known_and_what_is_needed(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("All boats must carry a horn. Rowing boats are exempt.",
         "Does my boat have to carry a horn?", "not c2"),
        ("Boats must carry a horn. Canoes are exempt.", "Does my boat have to carry a horn?",
         "not c3"),
        ("You need a permit to park. Motorcycles are exempt.", "Do I need a permit to park?",
         "not c3"),
        ("Carers of a person who is disabled can join.", "Can I join?", "c1"),
        ("Carers of a person who live here can join.", "Can I join?", "c1 and c2"),
        ("Eligible costs include:\n\n* rent\n* seed bought nearby", "Is this an eligible cost?",
         "c1 or c2"),
        ("Eligible bodies include: (1) clubs; (2) towns; and (3) growers with a plan on file.",
         "Am I an eligible body?", "c1 or c2 or c3"),
        ("You can only share your locker with a friend who is a member and who has paid.",
         "Can I share my locker with him?", "c1 and c2"),
        ("You can join if you keep a dog that was bred by you or trained by a friend.",
         "Can I join?", "c1 or c2"),
    ],
)  # fmt: skip
def test_kinds_that_are_taken_out_named_or_told_apart(
    text: str, question: str, written: str
) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("You are entitled to a bus pass from the age of 66.", "Am I entitled to a bus pass?",
         "c1"),
        ("You can get a bus pass from age 60 if you live in Wales.", "Can I get a bus pass?",
         "c1 and c2"),
        ("You can play from the age of 8 to 12.", "Can I play?", "c1"),
        ("Money is sent once the form is signed, if you gave us your address.",
         "Will the money be sent?", "c1 and c2"),
    ],
)  # fmt: skip
def test_ages_from_which_and_what_is_done_first(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written
