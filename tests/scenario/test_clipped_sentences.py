"""Sentences without a subject, and one way, time or kind set against another."""

from cmr_logic import decide
from tests.tables import for_each

YES, NO, OPEN = "Yes", "No", "More"


def answer(clause, story):
    return decide(f"You can join if {clause}.", "Can I join?", scenario=story).answer


SUBJECTLESS = (
    ("you moored the boat at night", "Lovely crossing. Moored the boat at night.", YES),
    ("you smoke", "Never smoked.", NO),
    ("you smoke", "Gave up smoking in 2010.", NO),
    ("you live in Fife", "Living in Fife with my aunt.", YES),
    ("you live in Fife", "Living in Fife is dear, says my aunt.", OPEN),
    ("you have sailed here before", "Never sailed here before.", NO),
    ("you have been here before", "First time here for both of us.", NO),
    ("you are employed", "Employed at the mill.", YES),
    ("you are employed", "My uncle came along. Unemployed.", OPEN),
    ("you are married", "Not married, two kids.", NO),
    ("you own a kayak", "Got a kayak.", YES),
    ("you own a kayak", "Got a kayak teacher.", OPEN),
    ("your home is in Fife", "Home for me is Fife.", YES),
    ("you smoke", "I live with a smoker.", OPEN),
    ("you smoke", "I'm a smoker.", YES),
)


@for_each("clause,story,wanted", SUBJECTLESS)
def test_who_tells_is_understood_where_no_subject_stands(clause, story, wanted):
    assert answer(clause, story) == wanted


SET_AGAINST = (
    ("you moor the boat on the canal", "Not on the canal but on the river.", NO),
    ("you moor the boat on the canal", "I moor the boat on the river, not on the canal.", NO),
    ("you moor the boat on the canal", "On the canal, not on the river.", YES),
    ("you row at dawn", "I row in the evening rather than at dawn.", NO),
    ("you row at dawn", "Not just at dawn but in the evening too.", OPEN),
    ("you row at dawn", "My aunt came too. In the evening, not at dawn.", OPEN),
    ("you keep the kayak in a shed", "I keep the kayak in the hall, not in a shed.", NO),
    ("you keep the kayak in a shed", "My aunt keeps hers in the hall, not in a shed.", OPEN),
    ("you booked online", "I booked by post instead of online.", NO),
    ("you are a baker", "Not a baker but a brewer.", NO),
    ("you are a baker", "I'm not a brewer but a baker.", YES),
    ("you are a baker", "Not a baker myself.", NO),
    ("you are a baker", "Not a bakery but a brewery.", OPEN),
)


@for_each("clause,story,wanted", SET_AGAINST)
def test_what_is_set_against_another_is_not_so(clause, story, wanted):
    assert answer(clause, story) == wanted
