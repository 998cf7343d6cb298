"""Things of which a relative clause says more, beside others; and parts that say nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cmr_logic import parse
from cmr_logic.expression import All, Any, ClauseRef, Not
from cmr_logic.inquiry.saying_nothing import without_empty

# A text, and the statements of its clauses.
FORMS = {
    "a quality": (
        "You must bring a card that is valid, a photo that shows your face and a pen.",
        "[you must bring a card that is valid], [you must bring a photo that shows your face], "
        "[you must bring a pen]",
    ),
    "done by somebody": (
        "You must have a stove that has been tested by a smith who is known, a lamp and a bell.",
        "[you have a stove that has been tested by a smith who is known], "
        "[you have a lamp], [you have a bell]",
    ),
    "what is done in it": (
        "You must keep a log in which you note each trip, a lamp and a bell.",
        "[you must keep a log in which you note each trip], "
        "[you must keep a lamp], [you must keep a bell]",
    ),
    "a choice": (
        "You need a form that is signed, or a card.",
        "[you must have a form that is signed], [you must have a card]",
    ),
    "one relative clause for both": (
        "You can join if you have a son or daughter who rows.",
        "[you have a son who rows], [you have a daughter who rows]",
    ),
    "one for the last alone": (
        "You can join if you have a boat or a raft that is tarred.",
        "[you have a boat], [you have a raft that is tarred]",
    ),
    "things inside the relative clause": (
        "You must have a boat that has a mast and a sail.",
        "[you have a boat that has a mast], [you have a boat that has a sail]",
    ),
    "what goes on in a word": (
        "You can join if you keep a dog that barks or is old.",
        "[you keep a dog that barks], [you keep a dog that is old]",
    ),
    "and what has been done": (
        "You can join if you have a boat that leaks or has sunk.",
        "[you have a boat that leaks], [you have a boat that has sunk]",
    ),
    "people ahead of things": (
        "There must be staff who can swim, a lifebelt and a bell.",
        "[there must be staff who can swim], [there must be a lifebelt], [there must be a bell]",
    ),
    "a compound that opens with a preposition": (
        "You must have gained skills through schooling, on-the-job training, or farm work.",
        "[you have gained skills through schooling], "
        "[you have gained skills through on-the-job training], "
        "[you have gained skills through farm work]",
    ),
    "a case ahead of a deed with several things": (
        "You must:\n\n* for boats, provide a plan, a photo and a deed\n* be over 16",
        "[it is for boats], [you must provide a plan], [you must provide a photo], "
        "[you must provide a deed], [you must be over 16]",
    ),
    "of whoever asks": (
        "You can join if you keep a dog or are old.",
        "[you keep a dog], [you are old]",
    ),
}


@pytest.mark.parametrize(("text", "statements"), FORMS.values(), ids=FORMS)
def test_forms(text: str, statements: str) -> None:
    assert ", ".join(f"[{clause.statement}]" for clause in parse(text).clauses) == statements


def test_a_clause_that_says_nothing_is_not_asked() -> None:
    rule = parse("You can join if you row.")
    empty = replace(
        rule.clauses[0], id="c2", statement="it could have", cue="who", keys=frozenset()
    )
    both = All((ClauseRef("c1"), ClauseRef("c2")))
    more = replace(rule, clauses=(*rule.clauses, empty))
    assert without_empty(both, more) == ClauseRef("c1")
    assert without_empty(Any((ClauseRef("c2"), Not(ClauseRef("c1")))), more) == Not(ClauseRef("c1"))
    assert without_empty(Not(ClauseRef("c2")), more) == Not(ClauseRef("c2"))
    asked = replace(empty, cue="if")  # it may lean on what stands before
    assert without_empty(both, replace(rule, clauses=(*rule.clauses, asked))) == both
