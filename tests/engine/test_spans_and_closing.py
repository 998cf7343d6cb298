"""Spans in which something may be done, hours behind "is", and what is closed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "closed in a season": (
        "The tower is closed for cleaning from May to June.",
        "Can I climb the tower?",
        "not [it is from May to June]",
    ),
    "a season of closing bars what is granted": (
        "Members can use the lake. The lake is closed from May to June.",
        "Can I use the lake?",
        "[you are members] and not [it is from May to June]",
    ),
    "a weekly closing bars nothing": (
        "Members can use the kiln. The kiln is closed on Mondays.",
        "Can I use the kiln?",
        "[you are members]",
    ),
    "asked whether it is closed": (
        "The tower is closed on Mondays.",
        "Is the tower closed?",
        "[it is on Mondays]",
    ),
    "closed as a kind of thing": (
        "You must wear closed boots.",
        "Can I wear boots?",
        "[you must wear closed boots]",
    ),
    "hours right behind be": (
        "Fishing is from 6am to 9am every day.",
        "Can I fish for my supper?",
        "[it is from 6am to 9am]",
    ),
    "hours before their days": (
        "Breakfast is from 7am to 10am on weekdays.",
        "Can I get breakfast?",
        "[it is weekdays] and [it is from 7am to 10am]",
    ),
    "people by what they come for": (
        "Campers are welcome between May and July.",
        "Can I camp with my dog?",
        "[it is between May and July]",
    ),
    "a span with what comes of it": (
        "You can cancel within 14 days of booking and get your money back in full.",
        "Can I cancel?",
        "[it is within 14 days of booking]",
    ),
    "a span and a thing to bring": (
        "Lamps can be returned within 9 days of purchase with a receipt.",
        "Can I return the lamp?",
        "[it is within 9 days of purchase] and [you have a receipt]",
    ),
    "what may be done after a span": (
        "You can cancel within 14 days. After that, you can only cancel if you move house.",
        "Can I cancel?",
        "[it is within 14 days] or not [it is within 14 days] and [you move house]",
    ),
    "any time after something": (
        "You can leave at any time after your first month has ended.",
        "Can I leave?",
        "[your first month has ended]",
    ),
    "any time before something": (
        "You can cancel any time before your order is packed.",
        "Can I cancel?",
        "not [your order is packed]",
    ),
    "a time counted to a date": (
        "Seats can be changed up to 24 hours before departure.",
        "Can I change my seat?",
        "[it is up to 24 hours before departure]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
