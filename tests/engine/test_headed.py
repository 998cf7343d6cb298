"""Headings that name for whom, or when, what stands below them is so."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

# A text, a question, what is asked first, and the answer where that is so and where it is not.
CASES = {
    "people": ("Students\n\nYou can borrow 10 books.", "Can I borrow 10 books?", "Yes", "No"),
    "people behind a mark": (
        "## Students\n\nYou can borrow maps.",
        "Can I borrow maps?",
        "Yes",
        "No",
    ),
    "people for whom it is": ("For pensioners\n\nYou pay no fare.", "Do I pay a fare?", "No", None),
    "people alone": ("Members only\n\nYou can use the sauna.", "Can I use the sauna?", "Yes", "No"),
    "people told apart": (
        "Full-time staff\n\nYou get a week off.",
        "Do I get a week off?",
        "Yes",
        "No",
    ),
    "people by age": ("Under 18s\n\nYou cannot buy a knife.", "Can I buy a knife?", "No", None),
    "an occasion": ("During exams\n\nYou must not talk.", "Can I talk?", "No", None),
    "days": ("Sundays\n\nYou can park for free.", "Can I park for free?", "Yes", "No"),
    "days in a row": ("Monday to Friday\n\nYou can moor.", "Can I moor?", "Yes", "No"),
    "a part of the year": ("Winter\n\nYou can skate.", "Can I skate?", "Yes", "No"),
    "a list of sentences": (
        "Students\n\n* You can borrow 10 books.\n* You can keep them for a week.",
        "Can I borrow 10 books?",
        "Yes",
        "No",
    ),
    "a list that goes on": (
        "Students:\n\n* you can borrow 10 books\n* you can keep them for a week",
        "Can I borrow 10 books?",
        "Yes",
        "No",
    ),
}

# A text whose heading limits nothing, a question and the answer.
UNLIMITED = {
    "a topic": ("Opening hours\n\nYou can visit every day.", "Can I visit every day?", "Yes"),
    "people whom the rule is about": (
        "Guests\n\nYou can bring two guests.",
        "Can I bring two guests?",
        "Yes",
    ),
    "the time of anyone": (
        "During your stay\n\nYou can use the pool.",
        "Can I use the pool?",
        "Yes",
    ),
    "holidays from work": ("Holidays\n\nYou get a week off.", "Do I get a week off?", "Yes"),
    "whoever asks": ("Applicants\n\nYou can apply by post.", "Can I apply by post?", "Yes"),
}


@pytest.mark.parametrize(("text", "question", "then", "other"), CASES.values(), ids=CASES)
def test_heading_is_asked(text: str, question: str, then: str, other: str | None) -> None:
    rule = parse(text)
    first = decide(rule, question)
    assert first.answer == "More"
    assert first.follow_up is not None
    assert decide(rule, question, history=[(first.follow_up, "yes")]).answer == then
    if other is not None:
        assert decide(rule, question, history=[(first.follow_up, "no")]).answer == other


@pytest.mark.parametrize(("text", "question", "answer"), UNLIMITED.values(), ids=UNLIMITED)
def test_heading_limits_nothing(text: str, question: str, answer: str) -> None:
    assert decide(parse(text), question).answer == answer


def test_each_section_has_its_people() -> None:
    rule = parse("## Students\n\nYou can borrow maps.\n\n## Staff\n\nYou can borrow keys.")
    asked = [decide(rule, f"Can I borrow {what}?").follow_up for what in ("maps", "keys")]
    assert asked == ["Are you a student?", "Are you staff?"]


def test_heading_adds_nothing_to_conditions() -> None:
    rule = parse("Students\n\nYou can borrow 10 books if you have a card.")
    assert decide(rule, "Can I borrow 10 books?").follow_up == "Do you have a card?"
