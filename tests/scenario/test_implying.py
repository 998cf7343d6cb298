"""What follows from statements: how much of it, and from what."""

from __future__ import annotations

from cmr_logic.scenario.implying import implied
from cmr_logic.scenario.reading import read
from cmr_logic.scenario.relations import aims, reach


def test_only_what_a_clause_asks_for_is_drawn() -> None:
    wanted = aims(frozenset({"rent"}))
    everything = implied(read("I am a tenant here."))
    drawn = implied(read("I am a tenant here."), wanted)
    assert drawn == [told for told in everything if not wanted.isdisjoint(reach(told.keys))]
    assert 0 < len(drawn) < len(everything)
    assert implied(read("I am a tenant here."), aims(frozenset({"sail"}))) == []


def test_a_denial_says_no_premise_that_affirms() -> None:
    assert "married" not in {told.entry for told in implied(read("I am not married."))}
    assert "married" in {told.entry for told in implied(read("I am married."))}
    assert "unemployed" in {told.entry for told in implied(read("I do not have a job."))}
