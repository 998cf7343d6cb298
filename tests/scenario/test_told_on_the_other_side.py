"""Bounds, times and places turned round or denied: "fewer than 4", "not outside", "elsewhere"."""

from cmr_logic import parse
from cmr_logic.scenario import settle
from tests.tables import for_each


def settled(statement, story):
    rule = parse(f"You can join if {statement}.")
    (clause,) = rule.clauses
    return next((found.value for found in settle([clause], story)), None)


NUMBERS = (
    ("you bring 4 jars", "I'm bringing fewer than four jars.", False),
    ("you bring 4 jars", "I am not bringing fewer than 4 jars.", True),
    ("you bring 4 jars", "I bring up to 4 jars.", None),
    ("you bring 4 jars", "I bring 4 jars and fewer than 4 lids.", True),
    ("you have three referees", "I have under 3 referees.", False),
    ("you have paid £80", "I have paid less than £80.", False),
    ("you have paid £80", "I have not paid less than £80.", True),
    ("your kiln weighs less than 90 kg", "My kiln doesn't weigh 90 kg or less.", False),
    ("your kiln weighs less than 90 kg", "My kiln weighs 90 kg or less.", None),
    ("your aunt is 70 or over", "My aunt is not 70 or under.", True),
    ("your aunt is under 70", "My aunt isn't over 70.", None),
    ("your aunt has turned 70", "My aunt is still under 70.", False),
    ("your aunt is under 70", "My aunt has not reached 70 yet.", True),
    ("your aunt is under 70", "My aunt has not reached 70 miles yet.", None),
    ("the pupil turns 12", "The pupil is still under 12.", False),
    (
        "your pond is at least 5 metres from the well",
        "My pond is closer than 5 metres to the well.",
        False,
    ),
    (
        "your pond is at least 5 metres from the well",
        "My pond isn't nearer than 5 metres to the well.",
        True,
    ),
    (
        "the mill stood idle for more than 40 days in a row",
        "The mill has not stood idle for 40 days in a row or less.",
        True,
    ),
    ("the ferry came an hour late or more", "The ferry didn't come less than an hour late.", True),
    ("the ferry came an hour late or more", "The ferry came under an hour late.", False),
    (
        "you can hear a bell from 30 metres",
        "I need to be nearer than 30 metres to hear a bell.",
        False,
    ),
    ("you were born after 1970", "I was born in 1960.", False),
    ("you can row 90 metres", "I can't row 90 metres.", False),
)


@for_each("statement, story, value", NUMBERS)
def test_bounds_of_numbers_turned_round_or_denied(statement, story, value):
    assert settled(statement, story) is value


TIMES = (
    ("you dive between May and July", "I dive outside May to July.", False),
    ("you dive between May and July", "I'm diving outside the period from May to July.", False),
    ("you dive between May and July", "I'm diving after July.", False),
    ("your visit is between May and July", "My visit is not outside May to July.", True),
    ("your visit is outside May to July", "My visit is in June.", False),
    ("you visit during term time", "I'm visiting outside term time.", False),
    ("you visit during term time", "I'm not visiting outside term time.", True),
    ("you ring between 9am and 5pm", "I'm ringing outside 9am to 5pm.", False),
    ("you paid by 9 May", "I paid late, after 9 May.", False),
    ("you paid by 9 May", "I missed the 9 May deadline.", None),
    ("you sent the form by 9 May", "I missed the 9 May deadline for sending the form.", False),
    ("you paid before 9 May", "I paid after 9 May.", False),
    ("you told us within 9 days", "I told you later than 9 days.", False),
    ("you joined within the last 9 days", "I joined longer ago than 9 days.", False),
    ("the ferry has left", "It is before the ferry has left.", False),
    ("the ferry has left", "I want to be there before the ferry has left.", None),
    ("you have paid the toll", "I crossed before I had paid the toll.", None),
    ("you have paid the toll", "I crossed after I had paid the toll.", True),
)


@for_each("statement, story, value", TIMES)
def test_times_turned_round_or_denied(statement, story, value):
    assert settled(statement, story) is value


PLACES = (
    ("your barn is in the park", "My barn is outside the park.", False),
    ("your barn is in the park", "My barn isn't outside the park.", True),
    ("your barn stands in a marsh", "My barn is outside any marsh.", False),
    ("your aunt lives in a hostel", "My aunt does not live outside a hostel.", True),
    ("your tour is in Spain", "My tour is not outside Spain.", True),
    ("your tour is outside Spain", "My tour is not outside Spain.", False),
    ("your tour is outside Spain", "My tour isn't in Spain.", True),
    ("you were born in Spain", "I was not born outside Spain.", True),
    ("your hound is on the lead", "My hound is not off the lead.", True),
    ("you live off campus", "I don't live on campus.", True),
    ("your nephew lives with you", "My nephew lives somewhere else.", False),
    ("your nephew lives with you", "My nephew lives apart from me.", False),
    ("your nephew lives with you", "My nephew does not live apart from us.", True),
    ("your nephew lives with you", "My nephew lives at another address.", False),
    ("your nephew lives with you", "My nephew sings somewhere else.", None),
    ("your nephew sleeps in the loft", "My nephew sleeps elsewhere.", False),
    ("you live within the county", "I live in another county.", False),
    ("you pay rent in the county", "I only pay rent in another county.", False),
    ("you pay rent in the county", "I pay rent in another county.", None),
    ("you bought the lamp at the fair", "I bought the lamp elsewhere.", False),
    ("you bought the lamp at the fair", "My aunt bought the lamp elsewhere.", None),
    ("your main home is in the county", "My main home is somewhere else.", False),
    ("your main home is in the county", "My second home is somewhere else.", None),
    ("the auction is in the hall", "The auction is on another day.", None),
    ("your firm is based here", "My firm is based elsewhere.", False),
    ("your firm is based here", "My firm isn't based anywhere else.", True),
    ("you are registered at the surgery", "I'm registered elsewhere.", False),
    ("you are registered at the surgery", "I'm not registered anywhere else.", None),
    ("you live in the hamlet", "I live in the hamlet and shop elsewhere.", True),
    ("you live in the hamlet", "I'd rather live somewhere else.", None),
    ("the stall is indoors", "The stall is not outdoors.", True),
    ("you are sending a crate to Malta", "My crate isn't going to Malta.", False),
    ("you are sending a crate to Malta", "My cousin isn't going to Malta.", None),
    ("the goats go straight to the fair", "The goats went to the fair first.", None),
    ("the goats go straight to the fair", "The goats went to another farm first.", False),
    ("the goats go straight to the fair", "The goats didn't go to another farm first.", None),
)


@for_each("statement, story, value", PLACES)
def test_places_turned_round_or_denied(statement, story, value):
    assert settled(statement, story) is value


def test_a_date_or_a_name_keeps_its_number():
    assert settled("you paid on 2 May", "I paid two fees.") is None
    assert settled("you bring two jars", "I bring 2 jars.") is True
