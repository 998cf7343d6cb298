"""Situations of life that small signs tell: shifts, scans, funerals, landladies and cats."""

from __future__ import annotations

import pytest

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span

# For a clause, stories that make it true, that make it false, and that leave it open.
TOLD: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "you were driving at the time of the accident": (
        ("I was behind the wheel when the lorry hit us.", "I swerved to miss a deer."),
        (
            "My car was parked outside my house when the van hit it.",
            "My wife was at the wheel when it happened.",
        ),
        ("I was behind the counter at the time.", "I was driving earlier that day."),
    ),
    "you are a vegetarian": (
        ("I haven't touched meat since I was twelve.",),
        ("I'll have the beef as usual.", "I eat chicken most days."),
        ("My son loves bacon.", "I sell beef for a living."),
    ),
    "you are a vegan": (
        ("I don't eat meat, eggs or dairy.",),
        ("I have cheese on everything.",),
        (),
    ),
    "your father is still alive": (
        (),
        ("We buried my father on Thursday.", "My father's funeral was in May."),
        ("My father's funeral business is doing well.", "My father buried the cat."),
    ),
    "your partner has died": (
        ("My husband's funeral was on Tuesday.",),
        (),
        ("My husband didn't make it to the match.", "My uncle's funeral was on Monday."),
    ),
    "you were married to the deceased": (
        ("He was my husband.", "She was my wife for thirty years."),
        ("We never got round to tying the knot.", "I was only ever his girlfriend."),
        ("He was my neighbour.",),
    ),
    "you are pregnant": (
        ("I had my twelve-week scan yesterday.", "I'm expecting in June."),
        ("I've had a hysterectomy.",),
        ("I'm expecting a parcel in June.", "My sister had her twelve-week scan."),
    ),
    "you have more than one child": (
        ("My twins are in Year 2.", "My eldest is at school and the baby is at home."),
        ("My only child is seven.", "We just have the one boy."),
        ("My child is seven.", "My eldest brother lives in Hull.", "I teach children."),
    ),
    "you are a homeowner": (
        ("My house is all paid for.",),
        ("My rent goes up every year.", "The landlady won't mend the roof."),
        ("My brother's house is all paid for.", "The landlord of the pub is a friend."),
    ),
    "you have owned a home before": (
        ("The money comes from the sale of my old house.", "I used to own a flat with my ex."),
        ("I've always lived with my parents.",),
        ("My brother sold his house.", "I rent a flat.", "I sold my old boat."),
    ),
    "you are unemployed": (
        ("I've been job hunting for months.",),
        ("I'm on nights at the biscuit factory.", "My payslip came this morning."),
        ("I used to get paid every Friday.",),
    ),
    "you have a job": (
        ("I've got a shift tomorrow at the warehouse.", "My payslip came this morning."),
        ("I've been on the dole since May.",),
        ("My sister has a shift tomorrow.", "I've an interview for a night shift."),
    ),
    "you are a former member of the armed forces": (
        ("I left the navy in 2010.", "I did twelve years in the Royal Engineers."),
        ("I've never served in the forces.",),
        ("My brother left the navy.", "I'm no member of the club."),
    ),
    "you need glasses to drive": (
        ("I can't read a number plate without my specs.", "I never drive without my glasses."),
        ("My eyesight is perfect.",),
        ("My glasses broke.",),
    ),
    "you live alone": (
        ("There's just me and the cat.", "I've had the house to myself since May."),
        ("My sister lives with me.",),
        ("It's just me and the kids on Tuesdays.",),
    ),
    "you have a mortgage": (
        ("We remortgaged in May.",),
        ("We paid off the house years ago.",),
        (),
    ),
    "your home is insured": (
        ("We've got buildings and contents cover.",),
        ("I've never bothered with home insurance.",),
        ("My car insurance ran out.",),
    ),
    "you are abroad": (
        ("I'm in France for the summer.",),
        (),
        ("I've been abroad.", "I'm off to Spain in May."),
    ),
    "you are on leave": (("I'm on holiday until Monday.",), (), ("I work at a garage.",)),
    "you work shifts": (("I'm on lates this week.",), (), ("I don't work night shifts.",)),
}


def value(clause, story):
    found = settle([Clause("c1", Span(0, 0), clause, "if")], story)
    return found[0].value if found else None


@pytest.mark.parametrize(
    ("clause", "story", "expected"),
    [
        (clause, story, expected)
        for clause, told in TOLD.items()
        for stories, expected in zip(told, (True, False, None), strict=True)
        for story in stories
    ],
)
def test_small_signs_tell_what_a_rule_asks_for(clause, story, expected):
    assert value(clause, story) is expected
