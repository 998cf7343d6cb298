"""Deeds named by nouns behind "on", who "never needs one", and for what nothing is needed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "on payment": (
        "You can get a copy of the deed on payment of a fee.",
        "Can I get a copy of the deed?",
        "[you pay a fee]",
    ),
    "on production, of some": (
        "Members can borrow a laptop on production of a valid card.",
        "Can I borrow a laptop?",
        "[you show a valid card]",
    ),
    "on return": (
        "You may get your deposit back on return of the key.",
        "Can I get my deposit back?",
        "[you return the key]",
    ),
    "on showing": ("You can enter on showing your badge.", "Can I enter?", "[you show your badge]"),
    "on proof that": (
        "Your fine is waived on proof that you were ill.",
        "Will my fine be waived?",
        "[you prove that you were ill]",
    ),
    "upon a request": (
        "Pupils may be excused from rowing upon a written request by a parent.",
        "Can I be excused from rowing?",
        "[a parent asks for it in writing]",
    ),
    "a discount on a deed": (
        "You can get a discount on delivery of furniture.",
        "Can I get a discount?",
        "[you get a discount on delivery of furniture]",
    ),
    "advice on doing": (
        "You can get advice on giving notice.",
        "Can I get advice?",
        "[you get advice on giving notice]",
    ),
    "a verb with on": (
        "You can insist on payment of the debt.",
        "Can I insist on payment?",
        "[you insist on payment of the debt]",
    ),
    "never needs one": (
        "Drivers need a permit to park here. Blue badge holders never need one.",
        "Do I need a permit to park here?",
        "[you are drivers] and not [you are blue badge holders]",
    ),
    "needed for things, by some": (
        "A permit is needed for boats over 5 metres. Members don't need one.",
        "Do I need a permit?",
        "[the boats are over 5 metres] and not [you are members]",
    ),
    "not needed for a kind of thing": (
        "It is an offence to keep a wild animal without a licence. A licence isn't needed for "
        "ferrets.",
        "Do I need a licence?",
        "not [it is ferrets]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
