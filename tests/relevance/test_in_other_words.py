"""Questions that name a thing, an office or a deed by other words than the text."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import decide, parse
from cmr_logic.inquiry.asking import inquire


def related(text: str, question: str) -> bool:
    return inquire(parse(text), question).related


UNNAMED = (
    "A worker is disqualified for benefits for any week in which the worker is on strike.",
    "A claimant who is dismissed for theft is not eligible for benefits.",
    "# Eligibility requirements\n\nTo collect benefits you must:\n\n* be out of work\n* live here",
)


@pytest.mark.parametrize("text", UNNAMED)
@pytest.mark.parametrize(
    "question", ["Can I collect unemployment?", "Am I eligible for unemployment?"]
)
def test_a_text_of_benefits_leaves_open_of_which(text: str, question: str) -> None:
    assert related(text, question)


@pytest.mark.parametrize("text", UNNAMED)
@pytest.mark.parametrize(
    "question", ["Can I collect my parcel?", "Can I keep a snake?", "Do I need to get a visa?"]
)
def test_it_is_about_no_other_things(text: str, question: str) -> None:
    assert not related(text, question)


@pytest.mark.parametrize(
    "told", ["tell us", "notify the field office", "inform the licensing authority"]
)
def test_whom_to_tell_may_have_another_name(told: str) -> None:
    text = f"Members must {told} if they will be away for more than a month."
    assert related(text, "Do I have to tell Harbourlink about my trip?")
    assert not related(text, "Do I have to tell the police about my trip?")
    assert not related(text, "Do I have to feed my hens?")


def test_telling_somebody_else_is_another_matter() -> None:
    text = "Members must tell their guests when the hut closes."
    assert not related(text, "Do I have to tell Harbourlink about my new job?")


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (
            "Cyclists shall use a front lamp whenever it is dark.",
            "Do I have to switch my bike light on?",
        ),
        ("Owners shall keep their dogs on a lead near sheep.", "Do I have to leash my puppy?"),
        ("Minors must be accompanied by a guardian.", "Can my daughter come alone?"),
        (
            "The fund cannot pay for losses that were covered by your insurance.",
            "Will Harbourlink pay for my damaged shed?",
        ),
        ("Digging for clams is allowed on green beds only.", "Can I gather shellfish here?"),
        ("Overpaid rent is repaid unless you are in arrears.", "Will they give the money back?"),
    ],
)
def test_everyday_words_are_those_of_texts(text: str, question: str) -> None:
    assert related(text, question)


@pytest.mark.parametrize(
    "question", ["Do I have to switch my phone on?", "Will the school pay for my bus pass?"]
)
def test_other_things_are_other_things(question: str) -> None:
    assert not related("Cyclists shall use a front lamp whenever it is dark.", question)


@pytest.mark.parametrize("uses", ["Funds may be used to", "The proceeds can be spent to"])
def test_what_money_is_for_is_asked_of_the_loan(uses: str) -> None:
    text = f"{uses}:\n\n* buy tools\n* rent a workshop"
    assert related(text, "Can I use the loan for what I have in mind?")
    assert not related(text, "Can I use the pool?")


def test_being_too_late_is_about_limits_of_time() -> None:
    question = "Is it too late to apply?"
    assert related("An application must be received within a month of the flood.", question)
    assert not related("Dogs must be kept on a lead.", question)


@pytest.mark.parametrize("which", ["for which", "during which", "in which"])
def test_a_time_in_which_something_is_so(which: str) -> None:
    rule = parse(f"You cannot claim for any benefit period {which} you were paid.")
    assert [clause.statement for clause in rule.clauses] == ["you were paid"]


@pytest.mark.parametrize("said", ["leaves work early", "starts work in May", "quits work at noon"])
def test_work_behind_a_verb_is_no_verb(said: str) -> None:
    rule = parse(f"A guest who {said} cannot claim.")
    base = {"leaves": "leave", "starts": "start", "quits": "quit"}[said.split(maxsplit=1)[0]]
    assert {clause.statement for clause in rule.clauses} == {
        " ".join(["you", base, *said.split()[1:]])
    }


def test_an_aim_leads_in_marked_items() -> None:
    text = "To be eligible: (a) your roof must be damaged, (b) you must own it, and (c) we agree."
    assert parse(text).written("Am I eligible?") == "c1 and c2 and c3"
    assert decide(parse(text), "Am I eligible?").follow_up == "Is your roof damaged?"


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("No cart wider than two metres may use the ford.", "May I take my wagon along the ford?"),
        ("A park bench may be moved if it is loose.", "May I move the green oak bench?"),
        ("An oak may be felled if it is rotten.", "May I fell our neighbours' oak?"),
        ("Members may fetch players only at the east gate.", "May I fetch my aunt there?"),
    ],
)
def test_which_one_it_is_need_not_be_said_in_a_text(text: str, question: str) -> None:
    assert related(text, question)
    assert not related(text, "May I borrow a green oak table?")


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        ("Eligible applicants are bakers who rent a shop.", "Can I get this grant?", True),
        (
            "Eligible applicants are bakers who:\n* rent\n* owe a loan",
            "Can I get this grant?",
            True,
        ),
        ("Eligible entities include towns.", "Do I qualify for funding?", True),
        ("Eligible borrowers are bakers.", "Can I get this loan?", True),
        ("Eligible borrowers are bakers.", "Can I get this grant?", False),
        ("Eligible applicants are bakers.", "Can I get the visa?", True),
        ("Eligible applicants are bakers.", "Can I get a visa?", False),
        ("Eligible applicants are bakers.", "Can I keep my dog?", False),
        ("Eligible vans are green.", "Can I get this grant?", False),
        ("Loans go to eligible bakers. Eligible bakers rent.", "Can I get this grant?", False),
    ],
)
def test_who_is_eligible_for_what_a_question_names(
    text: str, question: str, expected: bool
) -> None:
    assert related(text, question) is expected
