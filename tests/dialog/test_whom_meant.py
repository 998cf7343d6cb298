"""Whom a question means: "she", "Tom", "my youngest", "my 10-year-old", and not those in charge."""

from __future__ import annotations

import pytest

from cmr_logic import decide

POOL = "You can dive if you are over 12 and hold a badge."
HIRE = "You may hire a trailer if you have a towing licence and you leave a deposit."


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("My boy is 10. Can he dive?", "No"),
        ("My lad is 10. Can he dive?", "No"),
        ("Our girl is 10. Is she allowed to dive?", "No"),
        ("My little one is 4. Can she dive?", "No"),
        ("My little one is 4. Can my little one dive?", "No"),
        ("My youngest is 4. Can she dive?", "No"),
        ("My eldest is 14 and holds a badge. Can she dive?", "Yes"),
        ("My godson is 10. Can he dive?", "No"),
        ("He's 10. Can he dive?", "No"),
        ("He's 14 and holds a badge. Can he dive?", "Yes"),
        ("Tom is 10. Can he dive?", "No"),
        ("Tom is 10. Can Tom dive?", "No"),
        ("My son Tom is 10. Can Tom dive?", "No"),
        # what is told of oneself, or of another, says nothing of whom the question is about
        ("I am 40 and hold a badge. Can she dive?", "More"),
        ("I am 10. Can they dive?", "More"),
        ("I am 40 and hold a badge. Can Tom dive?", "More"),
        ("He is 10. Can she dive?", "More"),
        ("He is 14 and holds a badge. Can she dive?", "More"),
        ("My sister is 10. Can he dive?", "More"),
    ],
)
def test_whom(question: str, answer: str) -> None:
    assert decide(POOL, question).answer == answer


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Can my 10-year-old dive?", "No"),
        ("Can my ten-year-old daughter dive?", "No"),
        ("Can my 10 year old dive?", "No"),
        ("Will my 10-year-old be allowed to dive?", "No"),
        ("Is it OK for my 10-year-old to dive?", "No"),
        ("Can my 14-year-old dive if she holds a badge?", "Yes"),
        ("My 10-year-old wants to go in. Can she dive?", "No"),
        ("I have a 10-year-old. Can he dive?", "No"),
        ("Can my son, who is 10, dive?", "No"),
        ("Can my son (10) dive?", "No"),
        ("Can my son aged 10 dive?", "No"),
        ("Can a 10-year-old dive?", "No"),
        ("Can a boy aged 10 dive?", "No"),
        ("Are 10-year-olds allowed to dive?", "No"),
        ("Do you let 10-year-olds dive?", "No"),
        # an age that is not theirs of whom the clause is, or that leaves the rest open
        ("Can my 14-year-old dive?", "More"),
        ("Can my 10-year-old dog dive?", "More"),
        ("Can I dive with my 10-year-old?", "More"),
        ("Can I dive in a 10-year-old suit?", "More"),
    ],
)
def test_ages(question: str, answer: str) -> None:
    assert decide(POOL, question).answer == answer


def test_an_animal_has_the_age_by_which_it_is_named() -> None:
    rule = "Dogs may enter the beach if they are older than six months."
    assert decide(rule, "Can my four-month-old puppy enter the beach?").answer == "No"
    assert decide(rule, "Can my 2-year-old dog enter the beach?").answer == "Yes"


@pytest.mark.parametrize(
    ("question", "answer", "follow_up"),
    [
        ("Could they refuse me a trailer?", "More", "Do you have a towing licence?"),
        ("I have no towing licence. Could they refuse me a trailer?", "Yes", None),
        ("Will they let me hire a trailer?", "More", "Do you have a towing licence?"),
        ("Can they hire a trailer?", "More", "Do they have a towing licence?"),
        ("My brother has no towing licence. Would you refuse him a trailer?", "Yes", None),
        ("My brother has no towing licence. Will you let him hire a trailer?", "No", None),
        ("I have a towing licence. Could they refuse my brother a trailer?", "More",
         "Does your brother have a towing licence?"),
    ],
)  # fmt: skip
def test_those_in_charge(question: str, answer: str, follow_up: str | None) -> None:
    asked = decide(HIRE, question)
    assert (asked.answer, asked.follow_up) == (answer, follow_up)


def test_kin_of_others_are_asked_for_by_whose_they_are() -> None:
    asked = decide(POOL, "Can my neighbour's son dive?")
    assert asked.follow_up == "Is your neighbour's son over 12?"
    told = "I am 40 and hold a badge. Can my neighbour's son dive?"
    assert decide(POOL, told).answer == "More"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("My friend is 17. May I bring her into the sauna?", "No"),
        ("My sister is 30. May I bring her into the sauna?", "Yes"),
        ("May I bring my 17-year-old brother?", "No"),
        ("May I bring a 17-year-old?", "No"),
        ("I am 30. May I bring my sister into the sauna?", "More"),
        ("I am 17. May I bring a guest?", "More"),
    ],
)
def test_whoever_is_brought_is_the_guest(question: str, answer: str) -> None:
    rule = "You may bring a guest into the sauna if the guest is over 18."
    assert decide(rule, question).answer == answer


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("My aunt is a nurse. She is 10. Can she dive?", "No"),
        ("My son is a good student. He is 10. Can he dive?", "No"),
        ("My sister was the owner of a shop. She is 10. Can she dive?", "No"),
        ("My sister runs a partnership. She is 10. Can she dive?", "No"),
        # two people
        ("My aunt visits a nurse. She is 10. Can she dive?", "More"),
        ("My aunt is with my sister. She is 10. Can she dive?", "More"),
    ],
)
def test_what_somebody_is_names_nobody_else(question: str, answer: str) -> None:
    assert decide(POOL, question).answer == answer
