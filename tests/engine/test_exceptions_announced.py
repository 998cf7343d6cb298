"""Lists of exceptions that a lead-in announces, and of marks that tell apart who gets something."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

RULES = [
    (
        "Members may bring any bag, with these exceptions:\n\n- trunks\n- crates",
        "May I bring my bag?",
        "not (c2 or c3)",
    ),
    (
        "You can hire any boat, with the following exceptions:\n\n* canoes\n* rafts",
        "Can I hire the boat?",
        "not (c1 or c2)",
    ),
    (
        "All rooms are free, with two exceptions: the attic and the cellar.",
        "Is my room free?",
        "not (c1 or c2)",
    ),
    (
        "We train clubs that:\n\n* have a charter\n* own a boat",
        "Will you train our club?",
        "c1 and c2",
    ),
    (
        "Grants are available to clubs which:\n\n* have a charter\n* own a boat",
        "Can our club get a grant?",
        "c1 and c2",
    ),
    (
        "The scheme is for farms that:\n\n* are in the hills\n* keep sheep",
        "Can my farm join the scheme?",
        "c1 and c2",
    ),
    (
        "We mend boats that:\n\n* were built here\n* are under two years old",
        "Will you mend my boat?",
        "c1 and c2",
    ),
    (
        "The levy is paid by clubs that:\n\n* sell beer\n* rent out boats",
        "Does our club pay the levy?",
        "c1 or c2",
    ),
    (
        "We give a warning to clubs that:\n\n* sell beer\n* rent out boats",
        "Will our club get a warning?",
        "c1 or c2",
    ),
]


@pytest.mark.parametrize(("text", "question", "written"), RULES)
def test_how_the_items_are_joined(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


def test_an_organisation_is_asked_for_its_marks() -> None:
    text = "We give advice to clubs that:\n\n* have a charter\n* own a boat"
    assert decide(text, "Can our club get advice?").follow_up == "Does your club have a charter?"


def test_one_and_several_of_a_thing_are_two_cases() -> None:
    text = "You get it if you live here, but:\n\n* your guardian left\n* all your guardians"
    rule = parse(f"{text} - if you own more than one - left")
    assert rule.written("Do I get it?") == "c1 and (c2 or c3)"
