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
    "a role and a time": (
        "Members can use the kiln after 6 pm.",
        "Can I use the kiln?",
        "[you are members] and [it is after 6 pm]",
    ),
    "a role before a condition": (
        "Members can use the kiln if they have had a lesson.",
        "Can I use the kiln?",
        "[you have had a lesson]",
    ),
    "a time counted to an event": (
        "Members can change a lesson up to two hours before it starts.",
        "Can I change my lesson?",
        "[you are members] and [it is up to two hours before it starts]",
    ),
    "two times, of which one is enough": (
        "Riders may use the quay before 8am or after 7pm.",
        "Can I use the quay?",
        "[you are riders] and ([it is before 8am] or [it is after 7pm])",
    ),
    "a last day": (
        "Anyone may comment on the scheme until 4 June.",
        "Can I comment?",
        "[it is until 4 June]",
    ),
    "a day with its year": (
        "First-time growers can apply before 1 May 2031.",
        "Can I apply?",
        "[you are first-time growers] and [it is before 1 May 2031]",
    ),
    "no time, where a month names an event": (
        "Members can bring guests to the May feast.",
        "Can I bring a guest?",
        "[you are members]",
    ),
    "a time at which something is free": (
        "Children under 5 travel free on weekdays.",
        "Does my child travel free?",
        "[you are children under 5] and [it is on weekdays]",
    ),
    "a season in which you may": (
        "You can dive in the quarry between May and September.",
        "Can I dive in the quarry?",
        "[it is between May and September]",
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
