"""Where people say that a thing is, or was done, in other words than those of a rule."""

import pytest

from cmr_logic import decide

CARD = "You can get the fuel card if you live in Scotland."
BREWERS = "Only breweries in Belgium may use the blue seal."
OWNERS = "You must pay the levy if you own a house in Portugal."
CIDER = "Only cider produced in Canada may carry the maple label."
PENSION = "You can join the pension plan if you work in Norway."
TREATED = "The card covers treatment in Europe only."
HERITAGE = "You can get the heritage grant if you own a house in Bavaria."
POSTED = "Next-day delivery is available for addresses in England, Scotland and Wales."
SCHOOL = "The bursary is for students who went to school in Wales."
DUTY = "You must pay import duty if the goods come from outside the EU."
TAX = "The city tax is due if you stay in Vienna."
COUNTY = "Pubs in Cornwall or Devon get the rebate."
STORIES = [
    (CARD, "I share a flat in Dundee with two nurses.", "Yes"),
    (CARD, "My job took me to Leeds and I live there now.", "No"),
    (CARD, "Our cottage outside Oban has a leaking roof.", "Yes"),
    (CARD, "Got a terraced house in Dundee thats been my home for years.", "Yes"),
    (CARD, "I live hundreds of miles from Scotland.", "No"),
    (CARD, "I rent out a flat in Glasgow to two students.", "More"),
    (CARD, "I shared a flat in Glasgow with two friends.", "More"),
    (CARD, "We're renting a holiday cottage in Oban for a week.", "More"),
    (CARD, "My brother took a job in Glasgow, and he lives there now.", "More"),
    (CARD, "My old house in Glasgow was damp.", "More"),
    (CARD, "The house in Dundee where we lived is gone.", "More"),
    (CARD, "Our office in Dundee has damp.", "More"),
    (CARD, "Our flat in Glasgow is rented out and we live abroad.", "More"),
    (CARD, "My son moved to Dundee. We live here still.", "More"),
    (CARD, "Our new house in Dundee isn't built yet.", "More"),
    (CARD, "We stayed in Glasgow, where we live music is great.", "More"),
    (BREWERS, "Our breweries are both in Ghent.", "Yes"),
    (BREWERS, "The whole of the brewery is in Leeds.", "No"),
    (BREWERS, "We run one of our breweries in Leeds.", "More"),
    (BREWERS, "My cousin's brewery is in Ghent.", "More"),
    (OWNERS, "My wife and I bought a farmhouse near Porto.", "Yes"),
    (OWNERS, "My house is in Leeds.", "More"),
    (OWNERS, "We stayed in a farmhouse near Porto.", "More"),
    (CIDER, "We press and bottle every drop of it in Vermont.", "No"),
    (CIDER, "We drink every drop of it in Ottawa.", "More"),
    (CIDER, "We sell it in Ontario.", "More"),
    (PENSION, "My workshop is in Bergen.", "Yes"),
    (PENSION, "My school is in Dublin, and that's the only place I work.", "No"),
    (PENSION, "My gym is in Bergen.", "More"),
    (PENSION, "My wife's office is in Bergen.", "More"),
    (TREATED, "I was treated at a clinic in Bangkok, Thailand.", "No"),
    (TREATED, "My friend was treated in Bangkok.", "More"),
    (HERITAGE, "We bought a farmhouse near Munich.", "Yes"),
    (HERITAGE, "We rented a farmhouse near Munich.", "More"),
    (POSTED, "It has to go to her house in Belfast.", "No"),
    (POSTED, "Please deliver it to my flat in Leeds.", "Yes"),
    (POSTED, "I shipped it to my flat in Belfast last time.", "More"),
    (POSTED, "I live in Bristol. It's a present for my aunt.", "More"),
    (SCHOOL, "I grew up in Swansea and did all my schooling there.", "Yes"),
    (SCHOOL, "I grew up in Swansea and saw a lot of rain there.", "More"),
    (DUTY, "The carpet comes from a weaver in Fez, in Morocco.", "Yes"),
    (DUTY, "The carpet was cleaned by a weaver in Fez.", "More"),
    (TAX, "I'm booked into a hotel in Salzburg for the festival.", "No"),
    (TAX, "I'm writing about a hotel in Salzburg for the festival.", "More"),
    (COUNTY, "My pub is on the harbour front in Newquay.", "Yes"),
    (COUNTY, "My pub is in Norwich.", "No"),
    (COUNTY, "My pub is near Derby.", "More"),
    (COUNTY, "Our pub sells its beer in Newquay.", "More"),
]
QUESTIONS = {
    CARD: "Can I get the fuel card?",
    BREWERS: "May my brewery use the blue seal?",
    OWNERS: "Must I pay the levy?",
    CIDER: "May our cider carry the maple label?",
    PENSION: "Can I join the pension plan?",
    TREATED: "Does the card cover my treatment?",
    HERITAGE: "Can I get the heritage grant?",
    POSTED: "Can I get next-day delivery?",
    SCHOOL: "Can I get the bursary?",
    DUTY: "Must I pay import duty?",
    TAX: "Must I pay the city tax?",
    COUNTY: "Does my pub get the rebate?",
}


@pytest.mark.parametrize(("rule", "story", "answer"), STORIES)
def test_where_things_are_is_told_in_other_words(rule, story, answer):
    assert decide(rule, QUESTIONS[rule], scenario=story).answer == answer


def test_who_must_stay_closed_has_to_close():
    rule = "Kiosks must stay closed on Mondays if they have no heating."
    story = "My kiosk has no heating."
    assert decide(rule, "Does my kiosk have to close on Mondays?", scenario=story).answer == "Yes"
    assert decide(rule, "Can my kiosk stay open on Mondays?", scenario=story).answer == "No"
