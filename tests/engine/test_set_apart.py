"""What one may do in one way, place or use, and not in another: "for balls, never for fairs"."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
APART = {
    "alone, and never": (
        "Loans are given for repairs only, and never for new huts.",
        "Can I get a loan?",
        "[it is for repairs] and not [it is for new huts]",
    ),
    "only, but not": (
        "Loans are given only for repairs, but not for new huts.",
        "Can I get a loan?",
        "[it is for repairs] and not [it is for new huts]",
    ),
    "and not": (
        "Loans are given for repairs and not for new huts.",
        "Can I get a loan?",
        "[it is for repairs] and not [it is for new huts]",
    ),
    "never, of places": (
        "Dogs are allowed in the garden, never in the house.",
        "Can I bring my dog?",
        "[it is in the garden] and not [it is in the house]",
    ),
    "alone, of kinds": (
        "The hall is for adults only, not children.",
        "Can I use the hall?",
        "[you are adults]",
    ),
    "uses of what you hire": (
        "You can hire the hall for balls but not for fairs.",
        "Can I hire the hall?",
        "[it is for balls] and not [it is for fairs]",
    ),
    "the use denied": (
        "You can hire the hall for balls but not for fairs.",
        "Can I hire the hall for a fair?",
        "false",
    ),
    "ways of what you do": (
        "You can pay by card but not by cheque.",
        "Can I pay?",
        "[it is by card] and not [it is by cheque]",
    ),
    "the way allowed": (
        "You can pay by card but not by cheque.",
        "Can I pay by card?",
        "true",
    ),
    "places where you are": (
        "You may fish from the bank, but not from boats.",
        "May I fish?",
        "[it is from the bank] and not [it is from boats]",
    ),
    "places, of some people": (
        "Members can row on the lake but not on the river.",
        "Can I row?",
        "[it is on the lake] and not [it is on the river]",
    ),
}
WHOLE = {
    "a duty": (
        "You must pay in full and not in parts.",
        "Do I have to pay in full?",
        "true",
    ),
    "who does it": (
        "You can get the grant if you farm. It is paid by the council, not by the bank.",
        "Can I get the grant?",
        "[you farm]",
    ),
    "things that a verb is for": (
        "You can claim for parts but not for labour.",
        "Can I claim for labour?",
        "false",
    ),
}


@pytest.mark.parametrize(
    ("text", "question", "logic"),
    [*APART.values(), *WHOLE.values()],
    ids=[*APART, *WHOLE],
)
def test_set_apart(said: Callable[[str, str], str], text: str, question: str, logic: str) -> None:
    """What is denied beside what is allowed takes out no more than it names."""
    assert said(text, question) == logic
