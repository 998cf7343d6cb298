"""Decisions: answers, follow-ups, reasons, groups, and what is refused."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

import cmr_logic
from cmr_logic import decide, next_question, parse
from cmr_logic.dialog import answer
from cmr_logic.errors import RuleTextError

FERRY = "You can take the ferry if you have a ticket and you are not carrying fuel."
CLUB = "You can join the club if you live in Harwick or Dunmore and you pay the fee."
LIVES, PAYS = "Do you live in Harwick or Dunmore?", "Do you pay the fee?"


def test_asks_then_decides() -> None:
    rule = parse(FERRY)
    first = decide(rule, "Can I take the ferry?")
    assert (first.answer, first.follow_up) == ("More", "Do you have a ticket?")
    assert first.remaining == ("c1", "c2")
    second = decide(rule, "Can I take the ferry?", history=[("Do you have a ticket?", "yes")])
    assert (second.answer, second.follow_up) == ("More", "Are you carrying fuel?")
    assert second.follow_up_clauses == ("c2",)
    last = decide(
        rule,
        "Can I take the ferry?",
        history=[("Are you carrying fuel?", True), ("Do you have a ticket?", True)],
    )
    assert (last.answer, last.follow_up, last.remaining) == ("No", None, ())


def test_a_text_and_a_rule_answer_alike() -> None:
    assert decide(FERRY, "Can I take the ferry?") == decide(parse(FERRY), "Can I take the ferry?")


def test_follow_ups_are_named_by_the_ids_of_clauses_and_groups() -> None:
    rule, question = parse(CLUB), "Can I join the club?"
    named = decide(rule, question, history=[("g1", "yes"), ("c3", "no")])
    assert named == decide(rule, question, history=[(LIVES, "yes"), (PAYS, "no")])
    assert named.unplaced == ()
    assert next_question(rule, question, history=[("g1", "yes")]) == PAYS
    mapping = {"follow_up_question": "c3", "follow_up_answer": "No"}
    assert decide(rule, question, history=[mapping]).answer == "No"


def test_an_id_and_the_question_that_it_names_are_one_follow_up() -> None:
    with pytest.raises(RuleTextError, match="answers one question with yes and with no"):
        decide(CLUB, "Can I join the club?", history=[("c3", "yes"), (PAYS, "no")])


def test_an_id_that_the_rule_does_not_have() -> None:
    with pytest.raises(cmr_logic.NoClauseError, match="the rule has no clause 'c9'"):
        decide(CLUB, "Can I join the club?", history=[("c9", "yes")])
    with pytest.raises(cmr_logic.NoClauseError, match="the rule has no clause 'c9'"):
        next_question(CLUB, "Can I join the club?", history=[("c9", "yes")])


def test_a_decision_goes_to_json() -> None:
    decision = decide(CLUB, "Can I join the club?", "I live in Dunmore.")
    found = json.loads(json.dumps(decision.to_dict()))
    assert (found["answer"], found["follow_up"], found["remaining"]) == ("More", PAYS, ["c3"])
    [reason] = found["reasons"]
    assert (reason["clause"], reason["value"], reason["source"]) == ("c2", True, "scenario")
    assert [CLUB[start:end] for start, end in reason["spans"]] == ["Dunmore"]
    assert reason["evidence_span"] == [0, 17]


def test_a_negative_question() -> None:
    text = "You must not swim in the lake if the flag is red."
    history = [("Is the flag red?", "yes")]
    assert decide(text, "Can I swim in the lake?", history=history).answer == "No"


def test_irrelevant() -> None:
    decision = decide(FERRY, "Do penguins eat marzipan?", history=[("Are you cold?", "no")])
    assert (decision.answer, decision.follow_up) == ("Irrelevant", None)
    assert decision.unplaced == ("Are you cold?",)


def test_unknown_never_becomes_no() -> None:
    decision = decide(FERRY, "Can I take the ferry?", history=[("Do you have a ticket?", None)])
    assert (decision.answer, decision.follow_up) == ("More", "Are you carrying fuel?")
    both = [("Do you have a ticket?", None), ("Are you carrying fuel?", "no")]
    open_end = decide(FERRY, "Can I take the ferry?", history=both)
    assert (open_end.answer, open_end.follow_up, open_end.remaining) == ("More", None, ())
    assert (
        decide(
            FERRY, "Can I take the ferry?", history=[both[0], ("Are you carrying fuel?", "yes")]
        ).answer
        == "No"
    )


def test_reasons_quote_the_rule_and_the_history() -> None:
    history = [("Do you have a ticket?", "yes"), ("Are you carrying fuel?", "yes")]
    (reason,) = decide(FERRY, "Can I take the ferry?", history=history).reasons
    assert (reason.clause, reason.value, reason.source) == ("c2", True, "history")
    assert reason.evidence == "Are you carrying fuel?"
    assert [span.of(FERRY) for span in reason.spans] == ["you are not carrying fuel"]


def test_reasons_are_in_text_order() -> None:
    history = [("Are you carrying fuel?", "no"), ("Do you have a ticket?", "yes")]
    decision = decide(FERRY, "Can I take the ferry?", history=history)
    assert [(reason.clause, reason.value) for reason in decision.reasons] == [
        ("c1", True),
        ("c2", False),
    ]


def test_a_group_is_one_question() -> None:
    rule = parse(CLUB)
    first = decide(rule, "Can I join the club?")
    assert first.follow_up == LIVES
    assert first.follow_up_clauses == ("c1", "c2")
    assert first.remaining == ("g1", "c3")
    after = decide(rule, "Can I join the club?", history=[(LIVES, "yes")])
    assert after.follow_up == PAYS
    assert [(r.clause, r.value) for r in after.reasons] == [("c1 or c2", True)]
    assert decide(rule, "Can I join the club?", history=[(LIVES, "no")]).answer == "No"


def test_one_clause_of_a_group_told_alone() -> None:
    rule = parse(CLUB)
    one = decide(rule, "Can I join the club?", history=[("Do you live in Dunmore?", "yes")])
    assert one.follow_up == PAYS
    other = decide(rule, "Can I join the club?", history=[("Do you live in Dunmore?", "no")])
    assert other.follow_up == "Do you live in Harwick?"


def test_what_fits_no_clause_is_reported_and_not_forced() -> None:
    rule = parse(FERRY)
    odd = [("Is your grandmother a violinist?", "no")]
    decision = decide(rule, "Can I take the ferry?", history=odd)
    assert decision.unplaced == ("Is your grandmother a violinist?",)
    assert decision.follow_up == decide(rule, "Can I take the ferry?").follow_up


def test_different_follow_ups_on_one_clause_do_not_contradict() -> None:
    text = "You can enter if you have a valid ticket for the day."
    history = [("Do you have a valid ticket for the day?", "yes"), ("Is it valid?", "no")]
    answers = {decide(text, "Can I enter?", history=h).answer for h in permutations(history)}
    assert answers == {"Yes"}  # the follow-up that says the clause as it stands fits better


@pytest.mark.parametrize("question", ["", "  ", "?!"])
def test_no_question(question: str) -> None:
    with pytest.raises(cmr_logic.RuleTextError, match="there is no question"):
        decide(FERRY, question)


@pytest.mark.parametrize("text", ["", " \n\t"])
def test_no_rule_text(text: str) -> None:
    with pytest.raises(cmr_logic.RuleTextError, match="the rule text is empty"):
        decide(text, "Can I join?")


def test_contradictory_history() -> None:
    history = [("Do you have a ticket?", "yes"), ("do you have a ticket", "no")]
    with pytest.raises(cmr_logic.RuleTextError, match="yes and with no"):
        decide(FERRY, "Can I take the ferry?", history=history)


def test_an_answer_without_reasons() -> None:
    text = "You can moor here if you own a boat and pay the fee."
    question = "Can I moor here?"
    paid = ("Do you pay the fee?", "yes")
    assert answer(text, question, history=[paid]) == ("More", "Do you own a boat?")
    assert answer(text, question, "I own a boat.", [paid]) == ("Yes", None)
    assert answer(text, "Can I sell eggs on Sundays?") == ("Irrelevant", None)
    both = [paid, ("Do you pay the fee?", "no")]  # nobody can be asked which of the two holds
    assert answer(text, question, "I own a boat.", both) == ("More", None)
    with pytest.raises(RuleTextError):
        answer(text, " ")


def test_next_question_goes_on_where_the_answer_is_settled() -> None:
    settled = [("Do you have a ticket?", "no")]
    assert decide(FERRY, "Can I take the ferry?", history=settled).answer == "No"
    assert (
        next_question(FERRY, "Can I take the ferry?", history=settled) == "Are you carrying fuel?"
    )
    every = [*settled, ("Are you carrying fuel?", "no")]
    assert next_question(FERRY, "Can I take the ferry?", history=every) is None


def test_next_question_agrees_with_decide_where_more_is_needed() -> None:
    assert next_question(CLUB, "Can I join the club?") == LIVES
    assert next_question(CLUB, "Can I join the club?", history=[(LIVES, True)]) == PAYS


def test_next_question_of_an_unrelated_question_asks_the_rule() -> None:
    assert next_question(FERRY, "Do penguins eat marzipan?") == "Do you have a ticket?"


def test_a_scenario_in_the_words_of_the_rule() -> None:
    scenario = "I am on my way to the islands. I have a ticket."
    decision = decide(FERRY, "Can I take the ferry?", scenario)
    assert decision.follow_up == "Are you carrying fuel?"
    (reason,) = decision.reasons
    assert reason.source == "scenario"
    assert reason.evidence_span is not None
    assert reason.evidence_span.of(scenario) == reason.evidence
    assert "I have a ticket" in reason.evidence


def test_the_history_outweighs_the_scenario() -> None:
    told = [("Do you have a ticket?", "no")]
    assert decide(FERRY, "Can I take the ferry?", "I have a ticket.", told).answer == "No"


def test_an_unrelated_scenario_changes_nothing() -> None:
    scenario = "Our cat sleeps on the radiator all winter."
    assert decide(FERRY, "Can I take the ferry?", scenario) == decide(
        FERRY, "Can I take the ferry?"
    )


NESTED = (
    "You get a plot if you:\n\n* live in Harwick or Dunmore, or are moving there\n* own a spade"
)
"""A group ("Harwick or Dunmore") inside another, the whole item."""


def test_a_group_is_asked_about_before_those_inside_it() -> None:
    first = decide(NESTED, "Can I get a plot?")
    assert first.follow_up_clauses == ("c1", "c2", "c3")
    assert first.follow_up is not None
    assert decide(NESTED, "Can I get a plot?", history=[(first.follow_up, "no")]).answer == "No"


def test_of_a_group_told_in_part_the_rest_is_asked() -> None:
    no = [("Do you live in Harwick or Dunmore?", "no")]
    assert decide(NESTED, "Can I get a plot?", history=no).follow_up == "Are you moving there?"
    yes = [("Do you live in Harwick or Dunmore?", "yes")]
    assert decide(NESTED, "Can I get a plot?", history=yes).follow_up == "Do you own a spade?"
    moving = [("Are you moving there?", "no")]
    after = decide(NESTED, "Can I get a plot?", history=moving)
    assert after.follow_up == "Do you live in Harwick or Dunmore?"


def test_a_part_of_a_group_that_another_condition_names_too_is_asked_about_alone() -> None:
    text = "You can row if you can swim or dive. You can row if you can swim and pay."
    rule = parse(text).with_expression("Can I row?", "(c1 or c2) and (c1 or c3)")
    assert decide(rule, "Can I row?").follow_up == "Can you swim?"
