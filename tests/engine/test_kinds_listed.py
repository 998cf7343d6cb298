"""Lists of kinds of people and things: those whom something is said of, or is for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
SUBJECTS = {
    "kinds of which something is demanded are alternatives": (
        "The following people need a ticket to row:\n\n1. anyone over 12\n2. guests from abroad",
        "Do I need a ticket to row?",
        "[anyone over 12] or [guests from abroad]",
    ),
    "things that must be had are demanded, all of them": (
        "You can row. The following papers must be shown:\n\n1. a passport\n2. a bill",
        "Must I show the papers?",
        "[a passport] and [a bill]",
    ),
}
MEANT = {
    "people behind “for:”": (
        "Rowing lessons are free for:\n\n* jobseekers\n* anyone on a pension",
        "Are rowing lessons free?",
        "[jobseekers] or [anyone on a pension]",
    ),
    "things behind “for:”": (
        "Boat loans are free for:\n\n* regattas\n* lake tours",
        "Is my boat loan free?",
        "[boat loans are free for regattas] or [boat loans are free for lake tours]",
    ),
    "a kind of which a list below says more": (
        "Rowing is free for:\n\n* nurses\n* anyone over 50 who\n   - lives here, or\n   - is ill",
        "Is rowing free?",
        "[nurses] or [you are over 50] and ([you live here] or [you are ill])",
    ),
    "nobody in particular of whom a list says more": (
        "Rowing is free for people who:\n\n- live here\n- are ill",
        "Is rowing free?",
        "[you live here] and [you are ill]",
    ),
}
BEHIND_A_RELATIVE = {
    "kinds behind one with a relative clause": (
        "The club lends boats to guests who have paid, rowers looking for a crew and new members.",
        "Can I borrow a boat?",
        "[you have paid] or [you are rowers looking for a crew] or [you are new members]",
    ),
    "a kind behind what someone is": (
        "Rowing is free for guests who are disabled and carers.",
        "Is rowing free?",
        "[you are disabled] or [you are carers]",
    ),
    "people named by their age": (
        "Rowing is free for guests who live here, under-12s and people on a pension.",
        "Is rowing free?",
        "[you live here] or [you are under-12s] or [you are on a pension]",
    ),
    "objects of the relative clause": (
        "Rowing is free for guests who teach girls, boys and adults.",
        "Is rowing free?",
        "[you teach girls, boys and adults]",
    ),
}
LISTED = {**SUBJECTS, **MEANT, **BEHIND_A_RELATIVE}


@pytest.mark.parametrize(("text", "question", "wanted"), LISTED.values(), ids=LISTED.keys())
def test_kinds_listed(
    said: Callable[[str, str], str], text: str, question: str, wanted: str
) -> None:
    assert said(text, question) == wanted
