"""Where people tell that they live, work and own things, against the places of a rule."""

import pytest

from cmr_logic import decide

JOIN = "You can join if you live in Scotland."
HOME = "You can apply if your main home is in Wales."
OFFICE = "You can use the service if you work in London."
LICENCE = "You can swap your licence if it was issued in Japan."
ABROAD = "You can claim if you have been abroad in the last 12 months."
CITIZEN = "You can vote if you are a UK citizen."
STORIES = [
    (CITIZEN, "I am not a UK citizen.", "No"),
    (CITIZEN, "I'm no UK citizen.", "No"),
    (CITIZEN, "I'm neither a citizen of the UK nor a resident.", "No"),
    (CITIZEN, "I am not a London citizen.", "More"),
    (CITIZEN, "I'm not French.", "More"),
    (CITIZEN, "I have no UK passport.", "More"),  # nor has many a citizen
    (CITIZEN, "My wife is not a UK citizen.", "More"),
    ("You can vote if you are an EU citizen.", "I am no German.", "More"),
    (JOIN, "My home's a croft outside Ullapool.", "Yes"),
    (JOIN, "Home has been Cardiff since 2003, though I was born in Dundee.", "No"),
    (JOIN, "I used to live in Stirling, but I moved to Hull in 2019.", "No"),
    (JOIN, "I live in Perth.", "More"),  # there is one in Australia too
    (JOIN, "I'm on holiday in Aberdeen with my aunt.", "More"),
    (JOIN, "I'm visiting friends in Aberdeen this week.", "More"),
    (JOIN, "My parents' home is in Aberdeen.", "More"),
    (HOME, "We live in Tenby all year round.", "Yes"),
    (HOME, "We settled in Bergen in 2016.", "No"),
    (HOME, "Our second home is in Tenby.", "More"),
    (HOME, "We bought a caravan in Tenby last year.", "More"),
    (OFFICE, "I commute every day to an office in Manchester.", "No"),
    (OFFICE, "I drive every day to a choir in Manchester.", "More"),
    (LICENCE, "I got my licence in Osaka at nineteen.", "Yes"),
    (LICENCE, "I lost my licence in Osaka at nineteen.", "More"),
    ("You must pay if your property is in Spain.", "I bought a flat in Malaga.", "Yes"),
    ("You must pay if you own a flat in Spain.", "I own a flat in Lyon.", "More"),
    ("You can claim if your land is in Norway.", "We keep goats on a meadow near Graz.", "No"),
    (JOIN, "Home for me is a flat in a suburb of Glasgow.", "Yes"),
    (JOIN, "My address is 3 Weir Lane, Leeds.", "No"),
    (JOIN, "We live on Mull.", "Yes"),
    (JOIN, "My dog was born on Mull.", "More"),
    ("You can join if you live on an island.", "I live on Crete with my dogs.", "Yes"),
    ("You can join if you live on an island.", "I live in Prague.", "No"),
    ("You can join if you live on an island.", "I live in Athens.", "No"),
    ("You can join if you were born in Wales.", "I'm from Tenby, born and bred.", "Yes"),
    ("You can claim if you travel within Europe.", "Off to Peru for a fortnight.", "No"),
    ("You can claim if you travel within Europe.", "I'm flying to Lisbon on Monday.", "Yes"),
    ("You can claim if you travel within Europe.", "We're cycling through Denmark.", "Yes"),
    ("You can claim if you travel within Europe.", "My aunt is flying to Lisbon.", "More"),
    ("You can claim if you travel within Europe.", "I flew to Lisbon last year.", "More"),
    ("You can claim if you travel within Europe.", "I fly to Lisbon every week.", "More"),
    (JOIN, "I moved from Bergen to Dundee in 2011.", "Yes"),
    (JOIN, "We live in the Welsh hills.", "No"),
    (JOIN, "I live in London, Ontario.", "No"),
    (JOIN, "I live in Springfield.", "No"),  # whichever it is
    (JOIN, "I like the Scottish hills.", "More"),
    ("You can join if you live on an island.", "We live on the mainland.", "No"),
    ("You can join if you live on an island.", "I live in Kansas.", "No"),
    ("You can join if you live on an island.", "We live on a small island.", "Yes"),
    ("You can join if you live on an island.", "I live in Lerwick.", "Yes"),
    (ABROAD, "I flew home from Kenya last week.", "Yes"),
    (ABROAD, "I've just been to Vietnam.", "Yes"),
    (ABROAD, "I haven't left the country in ten years.", "No"),
    (ABROAD, "I've not been abroad this month.", "More"),
    (ABROAD, "The last time I was abroad was in 2003.", "No"),
    (ABROAD, "My aunt flew home from Kenya last week.", "More"),
    ("You can join if you have lived in the county for a year.", "I moved here in 2011.", "Yes"),
    ("You can join if you have lived in the county for a year.", "I've just moved here.", "No"),
    ("You can join if you have lived in the county for a year.", "I fish here.", "More"),
]


@pytest.mark.parametrize(("rule", "story", "answer"), STORIES)
def test_a_story_tells_where(rule, story, answer):
    question = {LICENCE: "Can I swap my licence?"}.get(rule, "Can I " + rule.split()[2] + "?")
    if rule.startswith("You must"):
        question = "Must I pay?"
    assert decide(rule, question, scenario=story).answer == answer
