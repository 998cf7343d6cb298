"""What is joined in running sentences and lists: denials, relative clauses, turns behind "but"."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

DENIED_TOGETHER = [
    ("You can leave if nothing is broken or missing.", "Can I leave?", "not ([anything is broken] or [anything is missing])"),
    ("You can leave if nobody has been ill or injured.", "Can I leave?", "not ([anybody has been ill] or [anybody has been injured])"),
    ("You can leave if no one has been ill or has been injured.", "Can I leave?", "not ([anyone has been ill] or [anyone has been injured])"),
    ("You get a refund if no part is lost or broken.", "Do I get a refund?", "not ([any part is lost] or [any part is broken])"),
    ("You must pay if nobody answers or can be reached.", "Do I have to pay?", "not ([anybody answers] or [anybody can be reached])"),
    ("You can stay if neither parent smokes.", "Can I stay?", "not [either parent smokes]"),
    ("You can stay if neither you nor your wife smokes.", "Can I stay?", "not ([you smoke] or [your wife smokes])"),
    ("You can leave if nothing is broken or the key has been found.", "Can I leave?", "not [anything is broken] or [the key has been found]"),
    ("You can leave if nobody is ill or if nobody is asleep.", "Can I leave?", "not [anybody is ill] or not [anybody is asleep]"),
]  # fmt: skip

RELATIVES = [
    ("An owner who does not clean it up must pay a fine.", "Do I have to pay a fine?", "not [you do clean it up]"),
    ("An owner who lets a dog foul the path and does not clean it up must pay a fine.", "Do I have to pay a fine?", "[you let a dog foul the path] and not [you do clean it up]"),
    ("Owners who let a dog run and do not use a lead can be banned.", "Can I be banned?", "[you let a dog run] and not [you do use a lead]"),
    ("Landlords who let a room need a licence.", "Do I need a licence?", "[you let a room]"),
]  # fmt: skip

BEHIND_BUT = [
    ("You can sing regardless of age, but you must come weekly.", "Can I sing?", "[you must come weekly]"),
    ("You can sing whether or not you can read music, but you must come weekly.", "Can I sing?", "[you must come weekly]"),
    ("You can sing even if you are a beginner but you must come weekly.", "Can I sing?", "[you must come weekly]"),
    ("You can sing even if you are small but loud.", "Can I sing?", "true"),
    ("Even if you are old but fit, you can sing.", "Can I sing?", "true"),
]  # fmt: skip

OMITTED = [
    ("You lose your place if you do not attend or refuse to take part.", "Will I lose my place?", "not [you do attend] or not [you do take part]"),
    ("A driver who does not stop or fails to give his name must pay a fine.", "Do I have to pay a fine?", "not [you do stop] or not [you do give your name]"),
    ("You can stay if you have not smoked or failed to pay.", "Can I stay?", "not ([you have smoked] or [you have failed to pay])"),
    ("You lose your place if you are late or fail to attend.", "Will I lose my place?", "[you are late] or [you fail to attend]"),
]  # fmt: skip

NOT_BOTH = [
    ("You may keep a cat or a dog, but not both.", "Can I keep a dog?", "true"),
    ("You can get either the grant or the loan but not both, if you live here.", "Can I get the loan?", "[you live here]"),
    ("You qualify if you have a boat or a raft but not both.", "Do I qualify?", "([you have a boat] or [you have a raft]) and not ([you have a boat] and [you have a raft])"),
]  # fmt: skip

OBJECTS = [
    ("You can join if you live in, or work for, the parish.", "Can I join?", "[you live in the parish] or [you work for the parish]"),
    ("You can join if you are employed by or study at the college.", "Can I join?", "[you are employed by the college] or [you study at the college]"),
    ("Anyone who lives in, works in or studies in the city can join.", "Can I join?", "[you live in the city] or [you work in the city] or [you study in the city]"),
    ("You are exempt if you live on, and are the owner of, the boat.", "Am I exempt?", "[you live on the boat] and [you are the owner of the boat]"),
    ("You can join if you live in or near the parish.", "Can I join?", "[you live in or near the parish]"),
]  # fmt: skip

STATES_OF_KINDS = [
    ("A pass is required for cars and vans parked on the street.", "Do I need a pass?", "[it is cars] or [it is vans parked on the street]"),
    ("Applicants must be citizens of the country and aged between 18 and 30.", "Can I apply?", "[you must be citizens of the country] and [you must be aged between 18 and 30]"),
    ("Volunteers must be members of the club and in good health.", "Can I volunteer?", "[you must be members of the club] and [you must be in good health]"),
    ("You can apply if you are a resident of Leeds and aged over 60.", "Can I apply?", "[you are a resident of Leeds] and [you are aged over 60]"),
    ("You can help if you are a member of the club and on the list.", "Can I help?", "[you are a member of the club] and [you are on the list]"),
    ("Applicants must be nurses and doctors working in Wales.", "Can I apply?", "[you must be nurses and doctors working in Wales]"),
]  # fmt: skip

# How a lead-in counts its items, and how many of four are then needed.
COUNTED = [
    ("You can join if a minimum of two of the four statements below are true:", 2),
    ("To join at least two of the points below must be true for you:", 2),
    ("You can join if you meet 3 out of the 4 conditions below:", 3),
    ("You can join if 2 out of 4 of the following apply:", 2),
    ("You can join if at least two statements below are true:", 2),
    ("You can join if at least two apply to you:", 2),
    ("You can join if all but two of these apply:", 2),
]  # fmt: skip

BEHIND_PEOPLE = [
    ("These people can apply:\n* nurses\n* teachers\nprovided they live in the county.", "Can I apply?", "[you live in the county] and ([nurses] or [teachers])"),
    ("Grants are given to:\n* nurses\n* teachers\nwho live in the county.", "Can I get a grant?", "[you live in the county] and ([nurses] or [teachers])"),
    ("The following people can apply if they live in the county:\n* nurses\n* teachers", "Can I apply?", "[you live in the county] and ([nurses] or [teachers])"),
    ("You can bring:\n* a tent\n* a stove\nif you pay a deposit.", "Can I bring a tent?", "[you pay a deposit]"),
]  # fmt: skip

LABELS = [
    ("You are eligible if you:\n1. Age. You are between 16 and 24.\n2. Work. You are not in work.", "Am I eligible?", "[you are between 16 and 24] and not [you are in work]"),
    ("You can join if:\n- Age – you are 18 or over\n- Home – you live in Kent", "Can I join?", "[you are 18 or over] and [you live in Kent]"),
    ("To join you need:\n- a passport. It must be in date.\n- a photo. It must be recent.", "Can I join?", "([you must have a passport] and [it must be in date]) and ([you must have a photo] and [it must be recent])"),
]  # fmt: skip

LIMITS = [
    ("Climbing wall\n- Minimum age: 8\n- Maximum weight: 120 kg", "Can I use the climbing wall?", "[you must be at least 8] and [you must weigh at most 120 kg]"),
    ("Big wheel\nMinimum age: 8\nMaximum weight: 120 kg", "Can I ride the big wheel?", "[you must be at least 8] and [you must weigh at most 120 kg]"),
    ("Free entry for under-fives and over-sixties.", "Do I get in free?", "[you are under-5s] or [you are over-60s]"),
    ("You can put in:\n- leaves\n- twigs\n\nDo not put in:\n- soil\n- stones", "Can I put soil in the bin?", "false"),
    ("You can go if an adult takes you there and another adult meets you.", "Can I go?", "[an adult takes you there] and [another adult meets you]"),
]  # fmt: skip

BANNED_BESIDE_DEMANDS = [
    ("You must not swim here. You must take your rubbish home.", "Can I swim here?", "false"),
    ("You must not feed the ducks and must keep dogs on a lead.", "Can I feed the ducks?", "false"),
    ("You must not swim or fish here.", "Can I fish here?", "false"),
    ("You must not swim here. Members can swim if they have a pass.", "Can I swim here?", "[you have a pass]"),
    ("You must not swim here unless you are 18. You must wear a cap.", "Can I swim here?", "[you must wear a cap] and [you are 18]"),
    ("To join you must not smoke and must be over 18.", "Can I join?", "not [you must smoke] and [you must be over 18]"),
]  # fmt: skip

SAID_OF_ITEMS = [
    ("You can claim if, in the past year, you have:\n- moved house\n- been ill", "Can I claim?", "[you have moved house in the past year] and [you have been ill in the past year]"),
    ("You cannot give blood if in the last four months you:\n- had a tattoo\n- lived abroad", "Can I give blood?", "not ([you had a tattoo in the last four months] or [you lived abroad in the last four months])"),
    ("You must tell us if any of these change:\n- your address\n- your keys", "Do I have to tell you?", "[your address changes] or [your keys change]"),
    ("You must tell us if the following are lost or stolen:\n- your card\n- your phone", "Do I have to tell you?", "[your card is lost or stolen] or [your phone is lost or stolen]"),
    ("You can claim if any of these do not work:\n- the heating\n- the lift", "Can I claim?", "not [the heating does work] or not [the lift does work]"),
    ("You can join if the following people agree:\n- your parents\n- your teacher", "Can I join?", "[your parents agree] and [your teacher agrees]"),
    ("You can join once these have been signed:\n- the form\n- the contract", "Can I join?", "[the form has been signed] and [the contract has been signed]"),
    ("You can join if any of these do not apply:\n- you smoke\n- you drink", "Can I join?", "not [you smoke] or not [you drink]"),
    ("To work here you must have at least one:\n- a badge\n- a card", "Can I work here?", "[you have a badge] or [you have a card]"),
]  # fmt: skip


@pytest.mark.parametrize(("lead", "count"), COUNTED)
def test_how_many_of_a_list(said: Callable[[str, str], str], lead: str, count: int) -> None:
    text = f"{lead}\n- you sleep badly\n- you work shifts\n- you row\n- you smoke"
    items = "[you sleep badly], [you work shifts], [you row], [you smoke]"
    assert said(text, "Can I join?") == f"at least {count} of ({items})"


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        *SAID_OF_ITEMS,
        *BANNED_BESIDE_DEMANDS,
        *LIMITS,
        *BEHIND_PEOPLE,
        *LABELS,
        *DENIED_TOGETHER,
        *RELATIVES,
        *BEHIND_BUT,
        *OMITTED,
        *NOT_BOTH,
        *OBJECTS,
        *STATES_OF_KINDS,
    ],
)
def test_what_is_joined(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    assert said(text, question) == expected


@pytest.mark.parametrize(
    ("ends", "expected"),
    [
        (("; and", "; or"), "[you row] and [you sail] or [you ski]"),
        (("; or", "; and"), "([you row] or [you sail]) and [you ski]"),
        (("; or", "; or"), "[you row] or [you sail] or [you ski]"),
        ((";", "; and"), "[you row] and [you sail] and [you ski]"),
    ],
)
def test_ends_of_items(
    said: Callable[[str, str], str], ends: tuple[str, str], expected: str
) -> None:
    text = "You can join if you:\n- row{}\n- sail{}\n- ski".format(*ends)
    assert said(text, "Can I join?") == expected
