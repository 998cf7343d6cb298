"""One plain sentence that names, without a cue word, when, where, for what or how something is."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

READ = {
    # times
    "You may ring the bell on Sundays only.": ("Can I ring the bell?", "c1", ["it is on Sundays"]),
    "Choirs can use the loft at night only.": (
        "Can I use the loft?",
        "c1 and c2",
        ["you are choirs", "it is at night"],
    ),
    "You may use the kiln on weekdays.": ("Can I use the kiln?", "c1", ["it is on weekdays"]),
    "The kiln is open to bakers on Mondays only.": (
        "Can I use the kiln?",
        "c1 and c2",
        ["you are bakers", "it is on Mondays"],
    ),
    "The kiln is open to bakers from York.": (
        "Can I use the kiln?",
        "c1",
        ["you are bakers from York"],
    ),
    "The winter tariff applies on Fridays.": (
        "Do I pay the winter tariff?",
        "c1",
        ["it is on Fridays"],
    ),
    # last days and hours
    "Poems are accepted until noon on 8 June.": (
        "Can I send in a poem?",
        "c1",
        ["it is until noon on 8 June"],
    ),
    "Passes can be bought up to and including 3 May.": (
        "Can I buy a pass?",
        "c1",
        ["it is up to and including 3 May"],
    ),
    "Pensioners may vote up to 3 May.": (
        "Can I vote?",
        "c1 and c2",
        ["you are pensioners", "it is up to 3 May"],
    ),
    # things and places
    "Only trams may stop here at night.": (
        "Can I stop here?",
        "c1 and c2",
        ["it is trams", "it is at night"],
    ),
    "Only unworn boots can be exchanged.": ("Can I swap my boots?", "c1", ["it is unworn boots"]),
    "Credit is given for broken pots only.": (
        "Can I get credit?",
        "c1",
        ["it is for broken pots"],
    ),
    "The barn may be booked for family feasts and weddings only.": (
        "Can I book the barn?",
        "c1 or c2",
        ["it is for family feasts", "it is for weddings"],
    ),
    "We only deliver to homes in Devon.": ("Do you deliver to me?", "c1", ["the home is in Devon"]),
    "We only post seeds to Ireland.": (
        "Will you post me seeds?",
        "c1",
        ["the address is in Ireland"],
    ),
    "We take bookings by letter only.": ("Can I book?", "c1", ["it is by letter"]),
    "Carts may not be left in the lane or courtyard.": (
        "Can I leave my cart there?",
        "not (c1 or c2)",
        ["it is in the lane", "it is in courtyard"],
    ),
    # amounts
    "Visits of up to three hours are free.": (
        "Is my visit free?",
        "c1",
        ["the visits are up to three hours"],
    ),
    "Baskets of £30 or more are delivered free.": (
        "Is my basket delivered free?",
        "c1",
        ["the baskets are £30 or more"],
    ),
    "Docking is free for up to two days.": (
        "Is docking free?",
        "c1",
        ["docking is for up to two days"],
    ),
    "Late returns carry a fine.": ("Do I have to pay a fine?", "c1", ["it is late returns"]),
    # with what
    "Pupils are admitted with a teacher only.": (
        "Can I come in?",
        "c2",
        ["you are with a teacher"],
    ),
    "Dogs are allowed on leads only.": ("Can I bring my dog?", "c1", ["the dogs are on a lead"]),
    "Dogs are allowed on barges only.": ("Can I bring my dog?", "c1", ["it is on barges"]),
    # duties
    "You must report any leak of more than two litres.": (
        "Do I have to report my leak?",
        "c2",
        ["the leak is more than two litres"],
    ),
    "You must register any cart with a motor.": (
        "Do I have to register my cart?",
        "c2",
        ["the cart has a motor"],
    ),
    # objects of relative clauses
    "Stalls that nobody has booked can be used.": (
        "Can I use the stall?",
        "not c1",
        ["anybody has booked the stalls"],
    ),
}


@pytest.mark.parametrize("text", READ)
def test_what_a_plain_sentence_hangs_on(text):
    question, written, said = READ[text]
    rule = parse(text)
    assert rule.written(question) == written
    asked = [clause.statement for clause in rule.clauses if clause.id in written]
    assert asked == said


LEFT_ALONE = {
    # what only says when something is done, is a name, or is no limit
    "We reply to letters within three days.": "within three days",
    "We deliver parcels within two days.": "the address",
    "The bus lane is for buses only.": "it is for buses",
    "Only certain pots can be glazed.": "it is certain pots",
    "Loans of up to £700 are available to weavers.": "£700",
    "You must register the cart with the harbour.": "has the harbour",
    "Old rates are subject to review.": "it is old rates",
    "Stalls that have leaked can be moved.": "leaked the stalls",
}


@pytest.mark.parametrize(("text", "unsaid"), LEFT_ALONE.items())
def test_what_is_no_limit_of_its_own(text, unsaid):
    if text.startswith("We reply"):
        assert all(not c.statement.startswith("it is") for c in parse(text).clauses)
    else:
        assert all(unsaid not in clause.statement for clause in parse(text).clauses)


def test_a_child_is_not_let_in_outright():
    decision = decide("Pupils are admitted with a teacher only.", "Will my pupil be admitted?")
    assert decision.answer == "More"


def test_an_hour_behind_other_limits_is_no_limit():
    rule = parse("Scouts may stay in the hut until 6 pm unless they are ill.")
    assert all("6 pm" not in clause.statement for clause in rule.clauses)
