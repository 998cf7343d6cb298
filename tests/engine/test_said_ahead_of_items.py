"""When, where or why something is so, said in a lead-in ahead of the verbs of its items."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "a time behind who": (
        "The fund pays any keeper who, on the closing date:\n\n* owns a dog, or\n* has a licence",
        "Can I be paid by the fund?",
        "[you own a dog on the closing date] or [you have a licence on the closing date]",
    ),
    "a cause behind if": (
        "You can get a loan if, because of a flood:\n\n* you lost your boat, or\n* your quay sank",
        "Can I get a loan?",
        "[you lost your boat because of a flood] or [your quay sank because of a flood]",
    ),
    "a cause behind a subject": (
        "You can get a loan if you, owing to a strike:\n\n* missed a tide, or\n* lost a crew",
        "Can I get a loan?",
        "[you missed a tide owing to a strike] or [you lost a crew owing to a strike]",
    ),
    "a time behind a modal": (
        "You must, before the trip:\n\n* pay the fee\n* sign the form",
        "Can I go on the trip?",
        "[you must pay the fee before the trip] and [you must sign the form before the trip]",
    ),
    "a state is one that holds as well": (
        "A fee is paid to any rower who, because of a back injury:\n\n"
        "* wears a brace, or\n* uses ointment",
        "Can I get the fee?",
        "[you have a back injury] and ([you wear a brace] or [you use ointment])",
    ),
    "and so does one in a sentence": (
        "A fee is paid to any rower who, because of an illness, uses a cart or needs a helper.",
        "Can I get the fee?",
        "[you have an illness] and ([you use a cart] or [you need a helper])",
    ),
    "of whoever asks": (
        "You get a coat if you, because of an injury, need a nurse and live alone.",
        "Do I get a coat?",
        "[you have an injury] and [you need a nurse] and [you live alone]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
