"""Dialogs: ask, tell, change, go back, why."""

from __future__ import annotations

import pytest

from cmr_logic import Dialog, NoClauseError, RuleTextError

TEXT = "You can join the club if you live in Harwick. You cannot join if you owe a fee."
QUESTION = "Can I join the club?"


def test_a_dialog_from_start_to_end() -> None:
    dialog = Dialog(TEXT, QUESTION)
    assert dialog.next().follow_up == "Do you live in Harwick?"
    assert dialog.next() is dialog.next()
    dialog.tell("yes")
    assert dialog.next().follow_up == "Do you owe a fee?"
    dialog.tell(False)
    assert dialog.next().answer == "Yes"
    assert dialog.history == (("Do you live in Harwick?", True), ("Do you owe a fee?", False))
    assert repr(dialog) == "<Dialog 'Can I join the club?': 2 answered, Yes>"
    assert (dialog.question, dialog.rule.text) == (QUESTION, TEXT)


def test_an_earlier_answer_can_be_changed() -> None:
    dialog = Dialog(TEXT, QUESTION)
    dialog.tell("yes")
    dialog.tell("no")
    dialog.tell("no", follow_up="do you live in harwick")
    assert dialog.next().answer == "No"
    assert len(dialog.history) == 2
    dialog.tell("yes", follow_up="Do you live in Harwick?")
    assert dialog.next().answer == "Yes"


def test_an_earlier_answer_can_be_changed_by_the_id_of_its_clause() -> None:
    dialog = Dialog(TEXT, QUESTION)
    dialog.tell("yes")
    dialog.tell("no", follow_up="c1")
    assert dialog.history == (("Do you live in Harwick?", False),)
    assert dialog.next().answer == "No"
    with pytest.raises(NoClauseError, match="the rule has no clause 'c9'"):
        dialog.tell("yes", follow_up="c9")
    assert dialog.history == (("Do you live in Harwick?", False),)


def test_unknown_is_not_asked_again() -> None:
    dialog = Dialog(TEXT, QUESTION)
    dialog.tell("unknown")
    assert dialog.next().follow_up == "Do you owe a fee?"
    dialog.tell(None)
    assert (dialog.next().answer, dialog.next().follow_up) == ("More", None)


def test_back() -> None:
    dialog = Dialog(TEXT, QUESTION)
    first = dialog.next()
    dialog.tell("no")
    assert dialog.next().answer == "No"
    assert dialog.back() == "Do you live in Harwick?"
    assert dialog.next() == first
    with pytest.raises(RuleTextError, match="no answer to take back"):
        dialog.back()


def test_why() -> None:
    dialog = Dialog(TEXT, QUESTION)
    why = dialog.why()
    assert why is not None
    assert (why.follow_up, why.clauses) == ("Do you live in Harwick?", ("c1",))
    assert (why.if_yes, why.if_no) == ("More", "No")
    assert why.quote == why.span.of(TEXT) == "you live in Harwick"
    dialog.tell("no")
    assert dialog.why() is None
    assert dialog.history == (("Do you live in Harwick?", False),)


def test_a_wrong_answer_changes_nothing() -> None:
    dialog = Dialog(TEXT, QUESTION)
    before = dialog.next()
    with pytest.raises(RuleTextError, match="neither yes"):
        dialog.tell("purple")
    assert (dialog.next(), dialog.history) == (before, ())


def test_telling_after_the_end() -> None:
    dialog = Dialog(TEXT, QUESTION)
    dialog.tell("no")
    with pytest.raises(RuleTextError, match="no question is open"):
        dialog.tell("yes")


def test_the_scenario_is_taken_into_account() -> None:
    dialog = Dialog(TEXT, QUESTION, scenario="I live in Harwick.")
    assert dialog.next().follow_up == "Do you owe a fee?"
