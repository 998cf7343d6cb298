"""Stories told of whole rules: ages by the year it is, sums by their period, who is meant."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import decide

YEARS = [
    ("at least 16", "I was born in 2012 and it is 2025 now.", "No"),
    ("at least 16", "I was born in 2012. It's 2025.", "No"),
    ("at least 16", "I was born in 2009. The year is 2025.", "More"),
    ("at least 16", "I was born on 3 May 2009. Today is 1 June 2025.", "Yes"),
    ("at least 16", "My sister was born in 2012. It is 2025 now.", "More"),
]
PERIODS = [
    ("your monthly income is €733 or less", "My monthly income is €1,050.", "No"),
    (
        "your disposable monthly income is €733 or less",
        "My monthly disposable income is €600.",
        "Yes",
    ),
    ("your monthly rent is less than £733", "My monthly rent is £600.", "Yes"),
    ("your income is more than £300 a week", "My weekly wage is £410.", "Yes"),
    ("your monthly rent is less than £733", "My sister's monthly rent is £600.", "More"),
]
DUES = [
    ("you have unpaid fines", "I owe the library £3.20 in fines.", "Yes"),
    ("you have unpaid fines", "I still have fines to pay.", "Yes"),
    ("you have unpaid fines", "I have no fines.", "No"),
    ("you have unpaid fines", "I've paid all my fines.", "No"),
    ("you have paid the annual charge of £45", "We paid the annual charge in May.", "Yes"),
    ("you have paid the annual charge of £45", "We paid the first charge in May.", "More"),
    ("the rent is more than five days overdue",
     "The rent was due on 1 March and I paid it on 15 March.", "Yes"),
    ("the rent is more than five days overdue",
     "The rent was due on 1 March and I paid it on 3 March.", "No"),
]  # fmt: skip
GIVEN = [
    ("you receive a bursary from the college", "The college pays me a bursary of £90.", "Yes"),
    ("you receive a bursary from the college", "My employer pays me a bursary.", "More"),
    ("you have the written consent of your neighbours", "My neighbours agreed in writing.", "Yes"),
    ("you have the written consent of your neighbours",
     "My neighbours won't give their consent.", "No"),
    ("you have the written consent of your neighbours",
     "My neighbours have refused their consent.", "No"),
    ("you have the written consent of your neighbours",
     "My neighbours consented over the phone.", "More"),
    ("it is from a family member", "My sister gave it to me.", "Yes"),
    ("you live with a family member", "I live with my sister.", "Yes"),
]  # fmt: skip
STEPS = [
    ("you are in Year 11 or above", "I'm in Year 9.", "No"),
    ("you are in Year 11 or above", "I'm in Year 12.", "Yes"),
    ("you are in Year 11 or above", "My brother is in Year 9.", "More"),
    ("you are in grades 6 to 8", "I'm in grade 9.", "No"),
    ("you are at level 3 or lower", "I'm at level 2.", "Yes"),
]
HAPPENED = [
    ("the match is played on a public holiday", "The match was played on a public holiday.", "Yes"),
    ("the flute is played at night", "The flute was played at night.", "More"),
    ("you have had kidney problems", "I had trouble with my kidneys.", "Yes"),
    ("you have been drinking alcohol", "I never drink alcohol.", "No"),
    ("the tickets are returned at least 14 days before the show",
     "The show is on 30 June. I returned the tickets on 2 June.", "Yes"),
    ("the tickets are returned at least 14 days before the show",
     "The show is on 30 June. I returned the tickets on 27 June.", "No"),
]  # fmt: skip


@pytest.mark.parametrize(("age", "story", "answer"), YEARS)
def test_ages_told_by_the_year_that_it_is(age: str, story: str, answer: str) -> None:
    rule = f"You can claim if you are {age}."
    assert decide(rule, "Can I claim?", scenario=story).answer == answer


@pytest.mark.parametrize(
    ("clause", "story", "answer"), [*PERIODS, *DUES, *GIVEN, *STEPS, *HAPPENED]
)
def test_what_a_story_tells_of_a_clause(clause: str, story: str, answer: str) -> None:
    rule = f"You can claim if {clause}."
    assert decide(rule, "Can I claim?", scenario=story).answer == answer


@pytest.mark.parametrize(
    ("rule", "question", "story", "answer"),
    [
        ("Knives may be sold if the buyer is 18 or older.", "Can I buy a knife?", "I'm 16.", "No"),
        ("Knives may be sold if the buyer is 18 or older.", "Can I sell a knife?", "I'm 27.",
         "More"),
        ("Boats can be hired. The hirer must be over 21.", "Can I hire a boat?", "I'm 19.", "No"),
        ("You can return it if the seller agrees.", "Can I return it?", "I agree.", "More"),
        ("Dock workers from Fiji can come. They need a ticket.", "Can I come as a dock worker?",
         "I'm from Fiji and have a ticket.", "Yes"),
        ("The council will fell a tree if it is dead.",
         "Will the council fell the tree outside my house?", "The tree is dead.", "Yes"),
        ("The council will fell a tree if it is dead.",
         "Will the council fell the tree outside my house?", "My house is dead quiet.", "More"),
        ("Club members get 20% off if they have been members for five years.", "Do I get 20% off?",
         "I've been a member for nine years.", "Yes"),
        ("Children with an allergy pay less.", "Does my son pay less?", "He has an allergy.",
         "Yes"),
        ("Children with an allergy pay less.", "Do I pay less?", "I have an allergy.", "More"),
        ("You can row if you are a member. You must have completed the safety course.",
         "Can I row?", "I haven't done the safety course.", "No"),
        ("Entry is free for under-18s.", "Do I have to pay?", "I am sixteen.", "No"),
    ],
)  # fmt: skip
def test_whom_and_what_a_whole_rule_means(
    rule: str, question: str, story: str, answer: str
) -> None:
    assert decide(rule, question, scenario=story).answer == answer
