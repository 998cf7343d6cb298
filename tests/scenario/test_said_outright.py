"""Conditions told in their own words, and denied in them: whatever they are about.

The words of a condition may be names, verbs, nouns and adjectives at once ("Reading", "Deal"); none
of that may come between a condition and a story that repeats it.
"""

from __future__ import annotations

import pytest

from cmr_logic import decide
from cmr_logic.text import word_set

PLACES = sorted(
    word_set(
        """
        Kent Reading Bath Cork Nice Hull Deal Rye Wells Battle Bury Sale Ware Barking Woking Derry
        Stirling Rome Split Sandwich Ripley Rugby Eye Stone Settle Kettering Orange Phoenix Mobile
        Bangor Lincoln Concord Waterford Surrey Clare Down Mull
        """
    )
)
THINGS = sorted(
    word_set(
        """
        car boat garden passport licence permit mortgage pension degree voucher key account printer
        lodger tenant landlord receipt contract warranty prescription helmet tent trailer pony shed
        boiler stove cellar balcony overdraft caution fine claim plan budget stake shop stall badge
        """
    )
)
DEEDS = (
    "smoke a pipe", "drive to work", "sing in a choir", "own a boat", "keep bees", "sell eggs",
    "earn a wage", "use a wheelchair", "teach maths", "study law", "train for a race",
    "run a shop", "employ a cook", "share a kitchen", "park on the street", "lend money",
    "fish from a boat", "cut hair", "store petrol",
)  # fmt: skip
DONE = (
    "paid the fee", "signed the form", "passed the test", "lost your job", "broken your leg",
    "sold your house", "changed your name", "had an operation", "been abroad", "been vaccinated",
    "applied before", "left school", "worn the shoes", "read the rules", "taken out a loan",
    "missed a payment", "repaired the roof",
)  # fmt: skip


def told(clause: str, story: str) -> str:
    """Return what is answered where a clause is the only condition."""
    own = story.replace("your ", "my ")
    return decide(f"You can join if {clause}.", "Can I join?", scenario=own).answer


@pytest.mark.parametrize("place", PLACES)
def test_places(place: str) -> None:
    assert told(f"you live in {place}", f"I live in {place}.") == "Yes"
    assert told(f"you live in {place}", f"I don't live in {place}.") == "No"
    assert told(f"your hut is in {place}", f"My hut is in {place}.") == "Yes"


@pytest.mark.parametrize("thing", THINGS)
def test_things(thing: str) -> None:
    one = f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"
    assert told(f"you have {one}", f"I have {one}.") == "Yes"
    assert told(f"you have {one}", f"I don't have {one}.") == "No"


@pytest.mark.parametrize("deed", DEEDS)
def test_deeds(deed: str) -> None:
    assert told(f"you {deed}", f"I {deed}.") == "Yes"
    assert told(f"you {deed}", f"I don't {deed}.") == "No"


@pytest.mark.parametrize("done", DONE)
def test_what_was_done(done: str) -> None:
    assert told(f"you have {done}", f"I have {done}.") == "Yes"
    assert told(f"you have {done}", f"I haven't {done}.") == "No"
