"""So many in one length of time, for a clause that counts them in another."""

from cmr_logic import decide
from tests.tables import for_each

_RULE = "You need a dealer's card if you sell more than 200 eggs a week."
_TOLD = [
    ("I sell 500 eggs a month.", "No"),
    ("I sell 60 eggs every day.", "Yes"),
    ("I sell 35 eggs a day.", "More"),
    ("I sell 250 eggs a week.", "Yes"),
]
_BY_THE_CLOCK = [
    ("I'll be there at half past nine.", "Yes"),
    ("I'll be there at quarter past eleven.", "No"),
    ("I'll be there for nine hours.", "More"),
    ("I'll be there at three.", "More"),
]
_MENDED = [
    ("It's been broken for three days.", "Yes"),
    ("The boiler packed up three days ago.", "Yes"),
    ("The boiler was looked at three days ago.", "More"),
]


@for_each("story, answer", _TOLD)
def test_counts_are_compared_in_one_period(story, answer):
    assert decide(_RULE, "Do I need a dealer's card?", scenario=story).answer == answer


@for_each("story, answer", _BY_THE_CLOCK)
def test_a_bare_hour_is_of_the_half_of_the_day_that_a_clause_means(story, answer):
    rule = "You can join the tour if you arrive before 10 am."
    assert decide(rule, "Can I join the tour?", scenario=story).answer == answer


@for_each("story, answer", _MENDED)
def test_it_is_what_a_body_is_to_mend(story, answer):
    rule = "Your landlord must repair the boiler if it has been broken for more than 24 hours."
    found = decide(rule, "Must my landlord repair the boiler?", scenario=story)
    assert found.answer == answer
