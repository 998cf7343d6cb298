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


FIGURES = (
    ("it weighs more than 5 kilos", "Weighs six kilos with its case.", YES),
    ("it costs more than £50", "Comes to £38.50 all in.", NO),
    ("your kiln is over 2 metres high", "It's 1.8 m to the top.", NO),
    ("your kiln is over 2 metres high", "Height: 2.4 m.", YES),
    ("you have at least five years' service", "Eighteen months' service so far.", NO),
    ("you have at least five years' service", "Tom's here. Six years' service.", OPEN),
    ("your mill was built before 1919", "Built in 1887.", YES),
    ("your mill was built before 1919", "My shed leaks. Built in 1887.", OPEN),
    ("you were born before 1960", "Date of birth: 3 June 1955.", YES),
    ("you weigh more than 80 kg", "Amy is 60 kilos and I weigh 90 in my socks.", YES),
    ("you weigh more than 80 kg", "Amy weighs 90 kilos.", OPEN),
    ("you parked for under two hours", "In at 10.05, out at 11.50.", YES),
)


@for_each("clause,story,wanted", FIGURES)
def test_figures_are_read_without_a_subject(clause, story, wanted):
    assert answer(clause, story) == wanted


TWO_PEOPLE = (
    ("you row", "One of us rows.", OPEN),
    ("you row", "One of us doesn't row.", OPEN),
    ("you row", "Most of us row.", OPEN),
    ("you row", "All of us row.", YES),
    ("you row", "Neither of us rows.", NO),
    ("you work at night", "My boss works at night.", OPEN),
    ("the shed is locked", "My aunt's shed is locked.", OPEN),
    ("the shed is locked", "The shed is locked.", YES),
)


@for_each("clause,story,wanted", TWO_PEOPLE)
def test_some_of_several_need_not_be_who_tells(clause, story, wanted):
    assert answer(clause, story) == wanted


NO_LONGER = (
    ("you are married", "I was married but we split up and divorced.", NO),
    ("you are insured", "I was insured, but it ran out.", OPEN),
    ("you are registered", "I was registered in May.", YES),
    ("you own a kayak", "I had a kayak but it sank.", NO),
    ("you own a kayak", "Bought a kayak years ago, still got it.", YES),
    ("you own a kayak", "I've had no kayak since May.", NO),
    ("you live in Fife", "Born in Fife and never left.", YES),
    ("you live in Fife", "Born in Fife and my heart's still there.", OPEN),
)


@for_each("clause,story,wanted", NO_LONGER)
def test_a_past_that_holds_is_told_from_one_that_is_over(clause, story, wanted):
    assert answer(clause, story) == wanted


RULES = (
    ("Clubs that meet weekly pay less.", "Do we pay less?", "We meet weekly.", YES),
    ("Grants go to clubs that are listed.", "Do we get one?", "The club is not listed.", NO),
    (
        "Grants go to clubs that are listed.",
        "Do we get one?",
        "The club next door is listed.",
        OPEN,
    ),
    ("Boat owners in the port must pay.", "Must I pay?", "I have no boat.", NO),
    (
        "Foals younger than six weeks cannot be sold.",
        "Can the foals be sold?",
        "They are nine weeks old.",
        YES,
    ),
    (
        "The fair is closed on Mondays.",
        "Can I come to the fair that day?",
        "Thinking of Monday.",
        NO,
    ),
    (
        "The fair is closed on Mondays.",
        "Can I come to the fair that day?",
        "Thinking of Monday's meal.",
        OPEN,
    ),
    (
        "Fires are not allowed in the wood.",
        "Can we have our fire?",
        "Our pitch is up in the wood.",
        NO,
    ),
    (
        "Fires are not allowed in the wood.",
        "Can we have our fire?",
        "In the wood, by the pond.",
        NO,
    ),
    (
        "Fires are not allowed in the wood.",
        "Can we have our fire?",
        "In the wood, I saw owls.",
        OPEN,
    ),
)


@for_each("rule,question,story,wanted", RULES)
def test_what_is_asked_about_is_found_in_few_words(rule, question, story, wanted):
    assert decide(rule, question, scenario=story).answer == wanted


NOUNS_ALONE = (
    ("you are a baker", "Baker in the next town.", YES),
    ("you are a baker", "Not a baker any more.", NO),
    ("you are a baker", "Baker, not me, paid.", OPEN),
    ("you are a baker", "Baker of mine, that.", OPEN),
    ("you are a baker", "My aunt came. Baker in the next town.", OPEN),
    ("the boat is insured", "Boat not insured yet.", NO),
    ("it has a bell", "No bell on it.", NO),
    ("you are in the army", "Still in the army.", YES),
)


@for_each("clause,story,wanted", NOUNS_ALONE)
def test_a_noun_alone_tells_what_somebody_or_something_is(clause, story, wanted):
    assert answer(clause, story) == wanted
