"""What happened, told by how it came about, by its name, or by who did it to whoever tells."""

from __future__ import annotations

import pytest

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span

# Clauses, and stories that say yes, that say no, and that leave it open.
TOLD: tuple[tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...] = (
    (
        "you have signed the lease",
        ("I ended up signing the lease.", "My wife made me sign the lease."),
        (
            "I've put off signing the lease.",
            "I couldn't bring myself to sign the lease.",
            "Signing the lease slipped my mind.",
            "I was prevented from signing the lease.",
        ),
        ("I tried to sign the lease.", "My aunt ended up selling the lease."),
    ),
    (
        "you have been arrested",
        ("Since my arrest in May I've slept badly.", "My arrest for theft was a mistake."),
        (),
        (
            "My arrest was called off.",
            "I'd resign after my arrest.",
            "My son's arrest was a shock.",
        ),
    ),
    (
        "you are on a waiting list",
        ("They've put me on a waiting list.",),
        (),
        ("They put my aunt on a waiting list.", "They never put me on a waiting list."),
    ),
    (
        "you are homeless",
        ("The fire left us homeless.",),
        (),
        ("The fire nearly left us homeless.",),
    ),
    (
        "you have lost a child",
        ("Our daughter died of leukaemia.",),
        (),
        ("My neighbour's daughter died.",),
    ),
    (
        "you work in a school",
        ("I'm the caretaker of a primary school.", "A primary school employs me as a cook."),
        (),
        ("I'm a pupil at a primary school.", "My wife is the cook of a primary school."),
    ),
    (
        "you have depression",
        ("I've struggled with depression for years.", "My doctor says I have depression."),
        ("The tests ruled out depression.",),
        ("I nurse people with depression.", "I struggled with depression but I've recovered."),
    ),
    (
        "you are travelling abroad",
        ("We fly to Kenya on Friday.", "I'm off to Peru for a month."),
        (),
        ("We fly to Cornwall on Friday.", "My brother is off to Peru.", "I'd love to fly to Peru."),
    ),
    (
        "you own a car",
        (),
        ("I got rid of my car in March.",),
        ("I sold my old caravan and bought a new one.",),
    ),
    (
        "your permit is valid",
        (),
        ("My permit lapsed in May.",),
        ("My aunt's permit lapsed.",),
    ),
    (
        "you have missed your train",
        ("The train left without me.", "My train had gone by the time I got there."),
        ("We caught our train with minutes to spare.",),
        ("I waited for my train.",),
    ),
)


def _settled(statement: str, story: str) -> bool | None:
    found = settle([Clause("c1", Span(0, len(statement)), statement, "if")], story)
    return found[0].value if found else None


@pytest.mark.parametrize(("clause", "yes", "no", "unsettled"), TOLD)
def test_what_came_about_is_read_however_it_is_told(
    clause: str, yes: tuple[str, ...], no: tuple[str, ...], unsettled: tuple[str, ...]
) -> None:
    assert [s for s in yes if _settled(clause, s) is not True] == []
    assert [s for s in no if _settled(clause, s) is not False] == []
    assert [s for s in unsettled if _settled(clause, s) is not None] == []
