"""Questions asked for somebody else: whose case it is, and of whom the follow-ups speak."""

from __future__ import annotations

import pytest

from cmr_logic import decide

RULE = "You can join the choir if you are over 18 and live in the valley."

FOLLOW_UPS = {
    "a child": (RULE, "Can my son join the choir?", "Is your son over 18?"),
    "told apart": (RULE, "Can my eldest son join the choir?", "Is your eldest son over 18?"),
    "several": (RULE, "Can my parents join the choir?", "Are your parents over 18?"),
    "a pronoun": (RULE, "Can she join the choir?", "Is she over 18?"),
    "a firm": (
        "You can moor free of charge if you have traded here for a year.",
        "Can my firm moor free of charge?",
        "Has your firm traded here for a year?",
    ),
    "what is theirs": (
        "You can get a pass if your income is low.",
        "Can my mother get a pass?",
        "Is your mother's income low?",
    ),
    "their own later on": (
        "You can get a pass if you own the hut you sleep in.",
        "Can he get a pass?",
        "Does he own the hut he sleeps in?",
    ),
    "whom something reaches": (
        "The policy covers you if you are under 70.",
        "Does the policy cover my husband?",
        "Is your husband under 70?",
    ),
    "whoever asks": (RULE, "Can I join the choir?", "Are you over 18?"),
    "a thing of one's own": (
        "Boats can stay if you pay a fee.",
        "Can my boat stay?",
        "Do you pay a fee?",
    ),
    "a rule that tells the two apart": (
        "You can claim the fare if your child rows. You must live here.",
        "Can my child claim the fare?",
        "Does your child row?",
    ),
    "what somebody does for one": (RULE, "Can my son join the choir for me?", "Are you over 18?"),
}


@pytest.mark.parametrize(("text", "question", "follow_up"), FOLLOW_UPS.values(), ids=FOLLOW_UPS)
def test_follow_ups_speak_of_whom_the_question_is_for(
    text: str, question: str, follow_up: str
) -> None:
    first = decide(text, question)
    assert first.follow_up == follow_up
    assert decide(text, question, history=[(follow_up, "no")]).answer == "No"


def test_a_follow_up_may_still_say_you() -> None:
    answered = [("Are you over 18?", "yes"), ("Do you live in the valley?", "yes")]
    assert decide(RULE, "Can my son join the choir?", history=answered).answer == "Yes"


TOLD = {
    "beside the question": ("My son is 12. Can he join the choir?", "", "No"),
    "in the story": ("Can he join the choir?", "My son is 12.", "No"),
    "of several": ("Can they join the choir?", "My parents are 17 and 70.", "More"),
    "of somebody of the other sex": ("Can he join the choir?", "My aunt is 12.", "More"),
    "of two people": ("Can he join the choir?", "My son is 12. My brother is 40.", "More"),
    "of somebody else than asks": ("Can I join the choir?", "My son is 12.", "More"),
}


@pytest.mark.parametrize(("question", "scenario", "answer"), TOLD.values(), ids=TOLD)
def test_a_pronoun_is_the_one_person_told_of(question: str, scenario: str, answer: str) -> None:
    assert decide(RULE, question, scenario).answer == answer
