"""Stories that deny an amount: who does "not have 30 years of service" has fewer."""

from __future__ import annotations

import pytest

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle

DENIED = [
    ("you have at least 20 years of service", "I do not have twenty years of service yet.", False),
    ("you have been there for at least 12 weeks", "I haven't been there 12 weeks.", False),
    ("you earn at least £12,000", "We don't earn £12,000.", False),
    ("you earn less than £12,000", "I don't earn £12,000.", True),
    ("you earn more than £12,000", "I don't earn more than £9,000.", False),
    ("you have at least two goats", "I don't have two goats.", False),
    ("you work at least 14 hours a week", "I do not work 14 hours a week.", False),
    ("you are over 21", "I'm not 21.", False),
    ("the raft is over 5 metres long", "The raft is not 5 metres long.", False),
]  # fmt: skip

OPEN = [
    ("you earn at least £12,000", "I don't earn £15,000."),
    ("you have at least two goats", "I don't have just two goats."),
    ("you have not smoked for at least 4 years", "I have not smoked for 3 years."),
    ("you work at least 14 hours a week", "I don't always work 14 hours a week."),
]


@pytest.mark.parametrize(("clause", "story", "value"), DENIED)
def test_who_denies_an_amount_has_less(clause: str, story: str, value: bool) -> None:
    found = settle(parse(f"You can join if {clause}.").clauses, story)
    assert [each.value for each in found] == [value]


@pytest.mark.parametrize(("clause", "story"), OPEN)
def test_a_denial_of_more_or_of_some_leaves_it_open(clause: str, story: str) -> None:
    assert settle(parse(f"You can join if {clause}.").clauses, story) == ()
