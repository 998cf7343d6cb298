"""Kinds of which alone something is allowed, whoever does it, and what stands beside them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
ALONE = {
    "a kind behind only and its verb": (
        "Members can only borrow novels and maps.",
        "Can I borrow a globe?",
        "[you are members] and ([it is novels] or [it is maps])",
    ),
    "that the question names": (
        "Members can only borrow novels and maps.",
        "Can I borrow a novel?",
        "[you are members]",
    ),
    "before a place": (
        "You may bring only soft drinks into the hall.",
        "Can I bring beer into the hall?",
        "[it is soft drinks]",
    ),
    "single things": (
        "You may use only the sauna and the pool.",
        "May I use the sauna?",
        "true",
    ),
    "a time, not a kind": (
        "Members can only borrow novels on Mondays.",
        "Can I borrow a novel?",
        "[you are members] and [it is on Mondays]",
    ),
    "a number, not a kind": (
        "Members can only borrow three novels.",
        "Can I borrow a novel?",
        "[you are members]",
    ),
    "a sort that a question names in full": (
        "Only small dogs are allowed.",
        "Are small dogs allowed?",
        "true",
    ),
    "a kind that is exempt, by name": (
        "Lorries may not use the lane. Buses are exempt from this rule.",
        "Are buses exempt from the rule?",
        "true",
    ),
    "a sort that it names in part": (
        "Only small dogs are allowed.",
        "Is my dog allowed?",
        "[it is small dogs]",
    ),
}
NO_OTHERS = {
    "what one may do": (
        "Guests may bring cats and dogs into their room, but no other pets.",
        "Can I bring a pet?",
        "[you are guests] and ([it is cats] or [it is dogs])",
    ),
    "what one may do, of one of them": (
        "You may bring tea and coffee, but no other drinks.",
        "Can I bring tea?",
        "true",
    ),
    "what is allowed": (
        "Caravans and tents are allowed on the field, but no other vehicles.",
        "Are vehicles allowed on the field?",
        "[it is caravans] or [it is tents]",
    ),
    "what we do": (
        "We accept coins, but nothing else.",
        "Do you accept notes?",
        "[it is coins]",
    ),
    "before a case": (
        "You can get a refund but no other help if the show is cancelled.",
        "Can I get a refund?",
        "[the show is cancelled]",
    ),
    "a verb of its own": (
        "You may keep hens, but no other birds may be kept.",
        "May I keep hens?",
        "true",
    ),
}
BY_WHOM = {
    "only by people": (
        "Boats longer than 9 metres may be hired only by members.",
        "Can I hire a boat longer than 9 metres?",
        "[you are members]",
    ),
    "by people": (
        "Boats longer than 9 metres can be hired by members.",
        "Can I hire a boat?",
        "[the boats are longer than 9 metres] and [you are members]",
    ),
    "by its own doer": (
        "Cars left on the lawn will be moved by the police.",
        "Will my car be moved?",
        "[the cars are left on the lawn]",
    ),
}
SPANS = {
    "in a state": (
        "You can join if you are aged 16 to 18 and in full-time education.",
        "Can I join?",
        "[you are aged 16 to 18] and [you are in full-time education]",
    ),
    "not in a state": (
        "You can join if you are aged 60 to 74 and not in work.",
        "Can I join?",
        "[you are aged 60 to 74] and not [you are in work]",
    ),
    "with little money": (
        "You can join if you are aged 60 to 74 and on a low income.",
        "Can I join?",
        "[you are aged 60 to 74] and [you are on a low income]",
    ),
    "something done": (
        "You can join if you are aged 60 to 74 and registered with us.",
        "Can I join?",
        "[you are aged 60 to 74] and [you are registered with us]",
    ),
}
NEITHER = {
    "among other conditions": (
        "You can adopt if both of you are over 21, neither of you has debts, and you own a house.",
        "Can we adopt?",
        "[both of you are over 21] and not [either of you has debts] and [you own a house]",
    ),
    "things one has": (
        "You can join if you live here, have neither debts nor a boat, and own a house.",
        "Can I join?",
        "[you live here] and (not [you have debts] and not [you have a boat]) "
        "and [you own a house]",
    ),
}


@pytest.mark.parametrize(
    ("text", "question", "logic"),
    [*ALONE.values(), *NO_OTHERS.values(), *BY_WHOM.values(), *SPANS.values(), *NEITHER.values()],
    ids=[*ALONE, *NO_OTHERS, *BY_WHOM, *SPANS, *NEITHER],
)
def test_kinds_alone(said: Callable[[str, str], str], text: str, question: str, logic: str) -> None:
    """A kind alone is a condition, unless the question names it."""
    assert said(text, question) == logic


OTHER_KINDS = {
    "none of what is granted": (
        "You may keep hens if you have a pen. Geese are not allowed.",
        "Can I keep hens?",
        "[you have a pen]",
    ),
    "perhaps of a wide kind": (
        "You may keep birds if you have a pen. Geese are not allowed.",
        "Can I keep birds?",
        "[you have a pen] and not [it is geese]",
    ),
    "a sort of what is granted": (
        "You may keep dogs if you have a pen. Fighting dogs are not allowed.",
        "Can I keep a dog?",
        "[you have a pen] and not [it is fighting dogs]",
    ),
    "a use of what is asked for": (
        "You can use the hall if you pay a deposit. Discos are not allowed.",
        "Can I use the hall?",
        "[you pay a deposit] and not [it is discos]",
    ),
}


@pytest.mark.parametrize(
    ("text", "question", "logic"), OTHER_KINDS.values(), ids=OTHER_KINDS.keys()
)
def test_other_kinds(said: Callable[[str, str], str], text: str, question: str, logic: str) -> None:
    """A kind that is not allowed says nothing of another that the text grants by name."""
    assert said(text, question) == logic
