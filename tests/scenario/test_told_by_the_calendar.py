"""Days and places that have a name: holidays, weekdays, seasons, airports, and "there"."""

import pytest

from cmr_logic import decide

RULE = "You get a token if {}."
STORIES = [
    ("you apply before the closing date of 9 May 2024", "I applied on 2 May 2024.", "Yes"),
    ("you arrived after midnight on 1 March 2021", "I arrived in 2018.", "No"),
    ("you were hired during the second quarter", "I was hired on 9 May.", "Yes"),
    ("you were hired during the second quarter", "I was hired on 9 November.", "No"),
    ("you were hired during the second quarter", "I hope to be hired on 9 May.", "More"),
    ("your ticket was bought in the autumn", "I bought my ticket in October.", "Yes"),
    ("your ticket was bought in the autumn", "I bought my ticket in May.", "No"),
    ("your ticket was bought in the autumn", "I bought my ticket in late August.", "More"),
    ("you joined this year", "I joined back in 2014.", "No"),
    ("you joined this year", "I joined last year.", "No"),
    ("you ask by Thursday noon", "I asked on Friday morning.", "No"),
    ("you ask by Thursday", "I asked on Tuesday.", "Yes"),
    ("you ask by Thursday noon", "I asked on Thursday.", "More"),
    ("the rent is paid after the fifth of the month", "The rent went out on the 3rd.", "No"),
    ("the rent is paid by the fifth of the month", "I paid the rent on the 13th.", "No"),
    ("the rent is paid by the fifth of the month", "I paid the gas on the 3rd.", "More"),
    ("it is on Good Friday", "It's Easter Monday and the pub is full.", "No"),
    ("it is on a bank holiday", "It's Boxing Day and the pub is full.", "Yes"),
    ("the house was built before 1900", "I bought my house in 1998.", "More"),
    ("you live in Norway", "I'm at my mum's in Bergen for the week.", "More"),
    ("you live in Norway", "His job took us to Bergen, and we've been there ever since.", "Yes"),
    ("you live in Norway", "Bergen has been home since 2012.", "Yes"),
    ("you live in Norway", "Up here in Bergen it rains.", "Yes"),
    ("you live in Norway", "Up here in Bergen it rains, but we're off home on Sunday.", "More"),
    ("you work in Norway", "I'm a barista in Bergen.", "Yes"),
    ("you work in Norway", "I've been offered a job in Bergen.", "More"),
    ("your business is based in Norway", "I run a bakery in Bergen.", "Yes"),
    ("your business is based in Norway", "I work in a shop in Bergen.", "More"),
    ("your flight departs from an EU airport", "I'm flying out of Heathrow.", "No"),
    ("your flight departs from an EU airport", "We fly from Schiphol to Oslo.", "Yes"),
    ("you board in Canada", "I board in Ottawa with a connection in Seattle.", "Yes"),
    ("you are a citizen of a country outside the EU", "I hold an Indian passport.", "Yes"),
    ("you are a non-EU national", "I'm Polish.", "No"),
    ("you live in a non-EU country", "I live in Oslo.", "Yes"),
    ("your car broke down in Norway", "The engine gave out near Bergen.", "Yes"),
    ("you broke your wrist", "In the middle of my shift I broke my wrist.", "Yes"),
    ("you travel at the weekend", "I travel at the weekend, mostly.", "Yes"),
    (
        "you live in Norway",
        "After forty years in Leeds I've retired to a village near Bergen.",
        "Yes",
    ),
    ("it expires before May 2026", "I looked just now and it says it expires in June 2027.", "No"),
    ("you are passengers boarding in Canada", "I'll be boarding in Ottawa.", "Yes"),
    ("you are passengers boarding in Canada", "My aunt boards in Ottawa.", "More"),
    ("your car broke down in Norway", "My aunt's car gave out near Bergen.", "More"),
]


@pytest.mark.parametrize(("clause", "story", "answer"), STORIES)
def test_days_and_places_by_name(clause, story, answer):
    decided = decide(RULE.format(clause), "Do I get a token?", scenario=story)
    assert decided.answer == answer
