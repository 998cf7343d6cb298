"""What a story seems to say and does not: days for hours, rent for owning, a deed for a thing."""

from __future__ import annotations

import pytest

from cmr_logic import decide

LEAK = "You can claim if you report the leak to the mill within {} of the flood."
LESSON = "You can have your money back if you cancel at least {} before the lesson."


@pytest.mark.parametrize(
    ("text", "story", "answer"),
    [
        # from a day to the next, it is anything up to 48 hours
        (LEAK.format("24 hours"), "The flood was on 3 May. I reported it on 4 May.", "More"),
        (LEAK.format("24 hours"), "The flood was on 3 May. I reported it on 3 May.", "Yes"),
        (LEAK.format("24 hours"), "The flood was on 3 May. I reported it on 5 May.", "No"),
        (LEAK.format("48 hours"), "The flood was on 3 May. I reported it on 4 May.", "Yes"),
        (LEAK.format("48 hours"), "The flood was on 3 May. I reported it on 5 May.", "More"),
        (LEAK.format("two days"), "The flood was on 3 May. I reported it on 5 May.", "Yes"),
        (
            LESSON.format("24 hours"),
            "The lesson was on Friday and I cancelled on Thursday.",
            "More",
        ),
        (
            LESSON.format("24 hours"),
            "The lesson was on Friday and I cancelled on Wednesday.",
            "Yes",
        ),
        (LESSON.format("48 hours"), "The lesson was on Friday and I cancelled on Thursday.", "No"),
    ],
)
def test_days_apart_for_hours(text: str, story: str, answer: str) -> None:
    asked = "Can I claim?" if "claim" in text else "Can I have my money back?"
    assert decide(text, asked, scenario=story).answer == answer


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        ("your firm owns its premises", "We rent the shop.", "More"),
        ("your firm owns its premises", "I have a café on the high street.", "More"),
        ("your firm owns its premises", "We own the shop.", "Yes"),
        ("your business has premises", "I rent a workshop.", "Yes"),
        ("you own a van", "I rent our van.", "More"),
    ],
)
def test_rent_is_not_owning(clause: str, story: str, answer: str) -> None:
    assert decide(f"You can apply if {clause}.", "Can I apply?", scenario=story).answer == answer


@pytest.mark.parametrize(
    ("text", "question", "story", "answer"),
    [
        (
            "Books can go out unless they are atlas books.",
            "Can my book go out?",
            "Nobody wants it.",
            "More",
        ),
        ("It may be cut unless it is a plant.", "May it be cut?", "It isn't planted.", "More"),
        ("It may be cut unless it is planted.", "May it be cut?", "It isn't planted.", "Yes"),
        ("It may be sent if it is a book.", "May it be sent?", "It is booked.", "More"),
        (
            "The hall can be let unless it is booked.",
            "Can the hall be let?",
            "Nobody has booked it.",
            "Yes",
        ),
    ],
)
def test_what_is_done_to_a_thing_is_not_what_it_is(
    text: str, question: str, story: str, answer: str
) -> None:
    assert decide(text, question, scenario=story).answer == answer


LOSS = "You can claim if you report the leak to the police within 24 hours."


@pytest.mark.parametrize(
    ("story", "answer"),
    [
        ("I never told the police.", "No"),
        ("I never reported it to the police.", "No"),
        ("I have not told the police yet.", "More"),
        ("I never told my wife.", "More"),
        ("My son never told the police.", "More"),
    ],
)
def test_what_was_never_done_was_not_done_in_time(story: str, answer: str) -> None:
    assert decide(LOSS, "Can I claim?", scenario=story).answer == answer


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        ("your pet is under 9", "My dog is 4.", "Yes"),
        ("your pet is under 9", "My cat is 11.", "No"),
        ("the pony is over 4", "The pony is 6.", "Yes"),
        ("your dog is under 9", "My son is 4.", "More"),
        ("your dog is under 9 kilos", "My dog is 4.", "More"),
        ("your bag is under 9", "My bag is 4.", "More"),
    ],
)
def test_the_age_of_an_animal(clause: str, story: str, answer: str) -> None:
    assert decide(f"You can swim if {clause}.", "Can I swim?", scenario=story).answer == answer
