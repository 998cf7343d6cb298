"""Follow-ups that have but the name of a thing in common with a clause, or its opposite state."""

from __future__ import annotations

import pytest

from cmr_logic import decide

LEFT = "you left the bike unattended"


def both_answers(clause: str, follow_up: str) -> tuple[str, str]:
    """Return what yes and no to a follow-up decide where a clause is all that is asked."""
    text = f"You can claim if {clause}."
    yes, no = (
        decide(text, "Can I claim?", history=[(follow_up, answer)]).answer
        for answer in (True, False)
    )
    return yes, no


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        ("you paid the fine", "Was the fine large?"),
        ("you paid the fine", "Did you expect the fine?"),
        ("you handed back the badge", "Is the badge lost?"),
        ("you told your neighbour", "Is your neighbour abroad?"),
        ("you insured the piano", "Is the piano in tune?"),
        ("you insured the piano", "Did you paint the piano?"),
        ("you attend the lesson", "Does the lesson last an hour?"),
        ("you feed the goats", "Are the goats yours?"),
        ("you grow plums", "Do you eat plums?"),
        ("you visited the castle", "Do you work at the castle?"),
        ("your teacher signed the form", "Is the form long?"),
    ],
)
def test_of_a_thing_that_is_named_nothing_is_said(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up) == ("More", "More")
    found = decide(f"You can claim if {clause}.", "Can I claim?", history=[(follow_up, False)])
    assert found.unplaced == (follow_up,)


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        ("you paid the fine", "Has the fine been paid?"),
        ("you handed back the badge", "Has the badge been returned?"),
        ("you insured the piano", "Is the piano insured?"),
        ("you own the meadow", "Is the meadow yours?"),
        ("you own the meadow", "Are you the owner of the meadow?"),
        ("you mended the gate", "Did you repair the gate?"),
        ("you visited the castle", "Have you been to the castle?"),
        ("your teacher agrees", "Has your teacher given consent?"),
        ("the goats are grazing", "Do the goats graze?"),
    ],
)
def test_the_clause_in_other_words(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up) == ("Yes", "No")


@pytest.mark.parametrize(
    ("clause", "follow_up", "answers"),
    [
        (LEFT, "Was the bike with you at all times?", ("No", "More")),
        (LEFT, "Did you keep an eye on the bike?", ("No", "More")),
        (LEFT, "Was the bike guarded?", ("No", "Yes")),
        (LEFT, "Was the bike unwatched?", ("Yes", "No")),
        ("the baby is left unsupervised", "Is the baby supervised?", ("No", "Yes")),
        ("the dog is unattended", "Is the dog with you?", ("No", "More")),
    ],
)
def test_watched_or_left_alone(clause: str, follow_up: str, answers: tuple[str, str]) -> None:
    assert both_answers(clause, follow_up) == answers


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        ("you row at night", "Do you row?"),
        ("you work abroad", "Do you work?"),
        ("you work part-time", "Do you work?"),
        ("you were hurt at work", "Were you hurt?"),
        ("you bought it from a farm", "Did you buy it?"),
    ],
)
def test_the_deed_alone_leaves_open_how_it_is_done(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up) == ("More", "No")


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        ("you row in the bay", "Do you row?"),
        ("you row at night", "Do you row at night?"),
        ("you work abroad", "Are you working abroad?"),
    ],
)
def test_what_a_rule_takes_for_granted_may_be_left_out(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up) == ("Yes", "No")


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        ("the van is electric", "Does the van run on diesel?"),
        ("the sea is calm", "Is the sea stormy?"),
        ("you arrive before noon", "Will you arrive in the evening?"),
    ],
)
def test_who_denies_one_side_may_be_on_neither(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up) == ("No", "More")
