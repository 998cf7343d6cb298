"""What follows from statements: how much of it, and from what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.scenario.entailment.implying import FURTHER, _direct, implied
from cmr_logic.scenario.entailment.premises import (
    Premise,
    _index,
    candidates,
    offers,
    read_entry,
    sayable,
)
from cmr_logic.scenario.entailment.situations import SITUATIONS
from cmr_logic.scenario.lexicon.relations import aims, reach
from cmr_logic.scenario.statements.reading import read


def test_only_what_a_clause_asks_for_is_drawn() -> None:
    wanted = aims(frozenset({"rent"}))
    everything = implied(read("I am a tenant here."))
    drawn = implied(read("I am a tenant here."), wanted)
    assert drawn == [told for told in everything if not wanted.isdisjoint(reach(told.keys))]
    assert 0 < len(drawn) < len(everything)
    assert implied(read("I am a tenant here."), aims(frozenset({"sail"}))) == []


def test_nothing_follows_from_what_follows() -> None:
    """Who has paid a mortgage off owns the home; what owners are as a rule does not follow."""
    for text in ("I pay off a mortgage.", "I am in my first job.", "I have a good credit history."):
        assert not any(FURTHER in told.entry for told in implied(read(text)))


def test_offers_hold_all_that_what_follows_can_meet() -> None:
    for premise in (found for state in SITUATIONS for found in _premises_of(state.said)):
        for told in _direct(premise.outcome):
            plain = frozenset(key for key in told.keys if not key.startswith("get_"))
            assert reach(plain) <= offers(premise.outcome), (premise.outcome.name, told)


def test_what_a_statement_of_the_tables_says_is_told_before_it_is_read() -> None:
    outcomes = {premise.outcome for premise in _index().premises}
    texts = {text for outcome in outcomes for text in (*outcome.conclusions, *outcome.states)}
    for text in texts:
        for told in read_entry(text):
            assert reach(told.keys) <= sayable(text), text


def _premises_of(texts: Sequence[str]) -> Iterator[Premise]:
    """Yield the premises that statements of a table meet."""
    for text in texts:
        for told in read(text):
            yield from candidates(told)


def test_a_denial_says_no_premise_that_affirms() -> None:
    assert "married" not in {told.entry for told in implied(read("I am not married."))}
    assert "married" in {told.entry for told in implied(read("I am married."))}
    assert "unemployed" in {told.entry for told in implied(read("I do not have a job."))}
