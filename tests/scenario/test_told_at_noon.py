"""Sums, spells, days and places as people put them, and their near misses."""

from __future__ import annotations

import pytest

from cmr_logic import decide

POOR = "Households with an income below £12,000 a year can claim.", "Can we claim?"
LEFT = "You pay if your boat has been left on the slip for more than two days.", "Do I pay?"
AWAY = "Repeat the test if you have been away from the pool for more than a year."
TAUGHT = "You may race if you have had at least 20 hours of lessons.", "May I race?"
HOME = "The club is open to families who live in Wales.", "Can our family join the club?"
POSTED = "Staff posted outside Norway get an allowance.", "Do I get an allowance?"
DEGREE = "Degrees awarded outside Norway are assessed.", "Is my degree assessed?"
CART = "Carts with a brake need a plate.", "Does my cart need a plate?"
HALL = "A hall booking for a weekend costs more.", "Does our hall booking cost more?"
HEAVY = "Dogs heavier than 20 kg ride in the van.", "Must my dog ride in the van?"
BUILT = "Houses built before 1900 get the grant.", "Does our house get the grant?"
SHED = "If your shed was built before 1950, tell us.", "Must I tell you about my shed?"
HEDGE = "If your hedge overhangs the path, you must cut it back.", "Must I cut my hedge back?"


@pytest.mark.parametrize(
    ("asked", "story", "answer"),
    [
        (POOR, "There's £900 a month coming in, and never more.", "Yes"),
        (POOR, "There's £1,100 a month coming into the house.", "No"),
        (POOR, "There's £900 a month coming in from my lodger.", "More"),
        (POOR, "There's £900 a month going out.", "More"),
        (LEFT, "I left my boat on the slip four days ago and it's still there.", "Yes"),
        (LEFT, "I left my boat on the slip an hour ago and it's still there.", "No"),
        ((AWAY, "Must I repeat the test?"), "I was last in two weeks ago.", "No"),
        ((AWAY, "Must I repeat the test?"), "My last swim was three years ago.", "Yes"),
        ((AWAY, "Must I repeat the test?"), "I was last ill two weeks ago.", "More"),
        (TAUGHT, "I've had twelve lessons with Ned, and each was two hours long.", "Yes"),
        (TAUGHT, "I've had six lessons of two hours.", "No"),
        (TAUGHT, "I've had twelve lessons with Ned.", "More"),
        (HOME, "Our home is in Swansea.", "Yes"),
        (HOME, "Our hotel is in Swansea.", "More"),
        (POSTED, "They've got me at the Bergen depot until May.", "No"),
        (POSTED, "They've got me at the old depot until May.", "More"),
        (DEGREE, "I got it from Larsen College, in Bergen.", "No"),
        (DEGREE, "I got it from the University of Leeds, in England.", "Yes"),
        (DEGREE, "I got it from a friend.", "More"),
        (CART, "It's an old cart without a brake.", "No"),
        (CART, "It's an old cart without a bell.", "More"),
        (HALL, "We want it on a Sunday for a christening.", "Yes"),
        (HALL, "We want it on a Tuesday.", "No"),
        (HALL, "We want it on a Friday to Sunday basis.", "More"),
        (POOR, "There's £400 a month coming in besides what I earn.", "More"),
        (HALL, "We want it on a Saturday but got a Monday.", "More"),
        (HEAVY, "He tipped the vet's scales at 31 kilos.", "Yes"),
        (HEAVY, "He tipped the vet's scales over.", "More"),
        (BUILT, "Ours went up in 1934 along with the rest of the terrace.", "No"),
        (BUILT, "Ours was painted in 1934 along with the rest of the terrace.", "More"),
        (SHED, "Our house went up in 1934.", "More"),
        (SHED, "It went up in 1934.", "Yes"),
        (HEDGE, "It does overhang the path, by a good foot.", "Yes"),
        (HEDGE, "It does brush the path, by a good foot.", "More"),
    ],
)
def test_measures_put_in_everyday_words(asked, story, answer):
    rule, question = asked
    assert decide(rule, question, scenario=story).answer == answer
