"""What a clause asks to have been of late, or of kin by blood, and what had to be done."""

from __future__ import annotations

from cmr_logic.provisions import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span
from tests.tables import for_each

LATELY = [
    ("you have recently travelled abroad", "I travelled abroad last week.", True),
    ("you have recently travelled abroad", "I travelled abroad ten years ago.", None),
    ("you have recently had an operation", "I had an operation when I was a child.", None),
    ("you have recently had an operation", "I've recently had an operation.", True),
    ("you have travelled abroad", "I travelled abroad ten years ago.", True),
    ("a parent has died", "My mother has died.", True),
    ("a parent has died", "My mother-in-law has died.", None),
    ("a parent has died", "My husband's dad has died.", None),
    ("your father-in-law has died", "My husband's dad has died.", True),
    ("your uncle has died", "My mum's brother has died.", True),
    ("your uncle has died", "My mum's brother has retired.", None),
]
UP_TO_A_DAY = [
    ("you had been wed for at least 3 years on the day of the claim",
     "We wed in June 2011 and I sent the claim in May 2012.", None),
    ("you have lived here for at least 3 years at the time of the vote",
     "I moved here in June 2011. The vote was in May 2012.", None),
    ("you have lived here for at least 3 years at the time of the vote",
     "I moved here in June 2011.", True),
]  # fmt: skip
DONE = [
    ("you sold your car", "We had to sell our car last year.", True),
    ("you sold your car", "They told us we had to sell our car.", None),
    ("you sold your car", "We had to sell our car by Friday.", None),
    ("you cancelled your holiday", "My knee gave out and we had to cancel our holiday.", True),
    ("you gave up work", "I had to give up work to mind my dad.", True),
    ("you gave up work", "I didn't know whether I had to give up work.", None),
    ("you gave up work", "I never thought I had to give up work.", None),
]


def value(clause, story):
    found = settle([Clause("c1", Span(0, 0), clause, "if")], story)
    return found[0].value if found else None


@for_each("clause,story,wanted", LATELY + UP_TO_A_DAY)
def test_what_was_long_ago_was_not_of_late(clause, story, wanted):
    assert value(clause, story) is wanted


@for_each("clause,story,wanted", DONE)
def test_what_had_to_be_done_was_done(clause, story, wanted):
    assert value(clause, story) is wanted
