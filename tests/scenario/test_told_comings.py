"""In which part of the day or year, by which way, and how often one comes, stays or pays."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each


@for_each(
    "clause, story, expected",
    [
        ("you come in the afternoon", "My slot is at 4 pm.", "Yes"),
        ("you come in the afternoon", "Our lesson's at nine in the morning.", "No"),
        ("you come in the afternoon", "We'd be there at half past two.", "Yes"),
        ("you visit in summer", "We're planning a visit in February.", "No"),
        ("you visit in summer", "We're visiting in July.", "Yes"),
        ("you came by train", "I took the 8.15 train.", "Yes"),
        ("you came by train", "I drove.", "No"),
        ("you travel to work by bike", "I take the tram to the office.", "No"),
        ("you travel to work by bike", "I cycle in every day.", "Yes"),
        ("you work on Boxing Day", "I've got Boxing Day off.", "No"),
        ("you are flying to another country", "I'm flying from Leeds to Rome.", "Yes"),
        ("you are flying to another country", "I'm flying from Bonn to Berlin.", "No"),
        ("you have at least two boats", "My aunt and I each have a boat.", "Yes"),
        ("you have at least two boats", "We've got one boat between us.", "No"),
        ("you have fewer than ten items", "I've only got a loaf and two eggs.", "Yes"),
        ("you pay the whole year in advance", "I pay by the month.", "No"),
        ("you are staying at the campsite", "Our caravan's on the campsite.", "Yes"),
        # another time, place or journey may be told
        ("you come in the afternoon", "I work in the morning.", "More"),
        ("you come in the afternoon", "My slot is on Tuesday.", "More"),
        ("you visit in summer", "I was there in January.", "More"),
        ("you came by train", "I came with my aunt.", "More"),
        ("you travel to work by bike", "I drive to the seaside.", "More"),
        ("you travel to work by bike", "I've a bike in the shed.", "More"),
        ("you are flying to another country", "I'm flying from Leeds.", "More"),
        ("you have at least two boats", "My aunt and I each have a bike.", "More"),
        ("you pay the whole year in advance", "I pay by card.", "More"),
        ("you are staying at the campsite", "I work at the campsite.", "More"),
    ],
)
def test_comings_and_stays(clause: str, story: str, expected: str) -> None:
    assert decide(f"You pay less if {clause}.", "Do I pay less?", scenario=story).answer == expected
