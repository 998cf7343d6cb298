"""What is demanded of some of those to whom something is granted."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import parse

GRANT = "You can hire a punt if you can swim. "
OF_SOME = "c1 and (not c2 or c3)"


@pytest.mark.parametrize(
    ("demand", "written"),
    [
        ("Children under 12 must bring a letter.", OF_SOME),
        ("Anyone with asthma needs a doctor's note.", OF_SOME),
        ("Those who live abroad must show a passport.", OF_SOME),
        ("Non-members must pay a deposit.", OF_SOME),
        ("Rowers registered with another club need a form.", OF_SOME),
        ("Anyone born after 2010 needs a letter.", OF_SOME),
        ("Under-12s need a letter from a parent.", OF_SOME),
        ("If you are under 12, you need a letter from a parent.", OF_SOME),
        ("If you have a dog, you must wear a badge.", OF_SOME),
        ("A life jacket is required for children under 8.", "c1 and (not c3 or c2)"),
        # what falls due after an event, or is demanded of everybody
        ("If you move house, you must give us your new address.", "c1"),
        ("If you are arrested, you must send us the papers.", "c1"),
        ("Rowers must be over 12.", "c1 and c3"),
    ],
)
def test_a_demand_of_some_is_asked_of_them_alone(demand: str, written: str) -> None:
    assert parse(GRANT + demand).written("Can I hire a punt?") == written


@pytest.mark.parametrize(
    ("waiver", "written"),
    [
        ("Attendance is optional for members over 70.", "c1 and not c3"),
        ("Attendance is entirely voluntary for guests.", "c1 and not c3"),
        ("Attendance is not compulsory for guests.", "c1 and not c3"),
        ("Attendance is recorded for guests.", "c1"),
    ],
)
def test_what_is_optional_need_not_be_done(waiver: str, written: str) -> None:
    rule = parse("All members must attend the meeting. " + waiver)
    assert rule.written("Do I have to attend the meeting?") == written


def test_what_is_optional_may_be_done() -> None:
    rule = parse("Members can attend the meeting. Attendance is optional for members over 70.")
    assert rule.written("Can I attend the meeting?") == "c1"


@pytest.mark.parametrize(
    ("refusal", "written"),
    [
        ("Consent will be refused if the cat is wild.", "c1 and not c2"),
        ("Consent will not be given if the cat is wild.", "c1 and not c2"),
        ("Post will be refused if the box is full.", "c1"),
    ],
)
def test_leave_may_be_refused(refusal: str, written: str) -> None:
    rule = parse("You may keep a cat with the consent of the landlord. " + refusal)
    assert rule.written("May I keep a cat?") == written
