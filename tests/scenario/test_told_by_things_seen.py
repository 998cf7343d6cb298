"""Near misses of what people let be known: told of others, of other things, or otherwise."""

from __future__ import annotations

import pytest

from cmr_logic import parse
from cmr_logic.scenario import settle

# For a clause, stories that settle it as true, as false, and not at all.
TOLD: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "you have been convicted of a violent offence": (
        ("The magistrates found me guilty of wounding a neighbour.",),
        (),
        ("My brother was found guilty of assault.", "My jury found a man guilty of assault."),
    ),
    "your business is trading": (
        ("My salon opened its doors in May.",),
        ("We haven't had a single customer yet.",),
        ("The salon opposite opened its doors in May.", "I was among its first customers."),
    ),
    "you have a holiday booked": (
        ("We paid for the villa back in May.",),
        (),
        ("We bought the tickets for the opera.",),
    ),
    "the shed has a foundation": (
        ("The shed is bolted to a concrete base.",),
        ("The shed just sits on the lawn.",),
        ("The tent just sits on the lawn.",),
    ),
    "you were dismissed for misconduct": (
        ("They sacked me because they caught me fiddling the till.",),
        ("They let me go because the money ran out.",),
        ("They sacked me because I asked for a rise.",),
    ),
    "you have broadband": (
        ("We had fibre put in last spring.",),
        ("Nobody ever ran a broadband cable to the farm.",),
        ("We had fibre glass put in the loft.",),
    ),
    "your home has been flooded": (
        ("Two weeks ago we had a foot of water in the kitchen.",),
        (),
        ("Two weeks ago we had a foot of water in the pub cellar.",),
    ),
    "you lost earnings": (
        ("My boss docked me a day's pay for it.",),
        ("I was on full pay for the whole week.",),
        ("He paid me my usual compliments.",),
    ),
    "you look after a disabled person": (
        ("My dad had a stroke. I wash and dress him every morning.",),
        (),
        ("I feed and bathe her every day, she's my newborn.",),
    ),
    "you have a clean criminal record": (
        ("I have no criminal record.",),
        ("I was convicted of burglary once.",),
        ("I was convinced of it once.",),
    ),
    "the jar shows a best-before date": (
        ("There is a best-before date on my jars.",),
        ("There is no best-before date on my jars.", "My jars have no best-before date."),
        ("There is no best-before date on my neighbour's jars.", "There is a ribbon on my jars."),
    ),
    "you are based at our Singapore office": (
        ("I work at the Singapore office.", "My desk is with the Singapore team now."),
        (),
        ("This week I'm working from the Singapore office.", "My sister is with the Bergen team."),
    ),
    "you share your home with another adult": (
        ("My gran moved into our box room in June and she never left.",),
        (),
        (
            "My mate moved into my spare room in June and moved out in July, but he's still here "
            "in town.",
            "My little brother moved into my spare room in June and he's still here.",
        ),
    ),
    "you booked a return ticket": (
        (),
        ("I only booked a one-way ticket.", "All I bought was a one-way flight."),
        ("I booked a one-way ticket there and another one back.",),
    ),
    "it was left unattended": (
        ("I put it on a bench and popped into the shop.",),
        (),
        ("I put it on a bench and went to the loo while my friend sat with it.",),
    ),
    "you moved in over 2 months ago": (
        ("We moved in, and that's five months ago now.",),
        ("We moved in, and that was two weeks ago.",),
        (
            "We moved in, and that's the garden over there.",
            "I moved away five months ago.",
            "They moved out five months ago.",
        ),
    ),
    "you have a child under 18": (
        ("Our youngest has just started her second year of kindergarten.",),
        (),
        ("My daughter has just started working at a nursery.",),
    ),
    "your parents went to university": (
        ("My mum and dad were both at Cambridge.",),
        ("Mum and Dad left school at sixteen to work in the mill.",),
        ("My sister and I were both at Cambridge.",),
    ),
}


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        (clause, story, value)
        for clause, columns in TOLD.items()
        for value, stories in zip((True, False, None), columns, strict=True)
        for story in stories
    ],
)
def test_what_is_seen_settles_its_clause(clause, story, value):
    found = settle(parse(f"You can join if {clause}.").clauses, story)
    assert (found[0].value if found else None) is value
