"""Cases in brackets, between dashes, behind slashes, asked first, set behind, or said otherwise."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "a condition in brackets behind a subject": (
        "Trombones (if they are in a case) may be carried on the tram.",
        "Can I carry my trombone on the tram?",
        "[they are in a case]",
    ),
    "an exception in brackets behind a subject": (
        "Trainees (unless they are on probation) can work from home.",
        "Can I work from home?",
        "[you are trainees] and not [you are on probation]",
    ),
    "a condition between dashes": (
        "A second locker – if one is free and the warden agrees – is free.",
        "Is a second locker free?",
        "[one is free] and [the warden agrees]",
    ),
    "a condition in brackets behind a modal": (
        "You may (if the manager agrees) swap shifts.",
        "Can I swap shifts?",
        "[the manager agrees]",
    ),
    "a remark in brackets is no condition": (
        "Trainees (see page 4) can work from home.",
        "Can I work from home?",
        "[you are trainees (see page 4)]",
    ),
    "those meant by a name": (
        "The rebate is paid to carers, i.e. those who look after a parent or a child.",
        "Will I be paid the rebate?",
        "[you look after a parent] or [you look after a child]",
    ),
    "those meant in brackets": (
        "Early entry is given to festival crew (stewards, sound engineers, cooks).",
        "Do I get early entry?",
        "[you are stewards] or [you are sound engineers] or [you are cooks]",
    ),
    "ways in brackets name nobody": (
        "Tickets are sent to festival crew (by post, by e-mail).",
        "Will I be sent a ticket?",
        "[you are festival crew]",
    ),
    "things of which some are named": (
        "Objects such as drums, ladders and prams are not allowed on the lift.",
        "Can I take it on the lift?",
        "not ([it is drums] or [it is ladders] or [it is prams])",
    ),
    "slashes between people": (
        "Trainees/volunteers get a free lunch.",
        "Do I get a free lunch?",
        "[you are trainees] or [you are volunteers]",
    ),
    "slashes between participles": (
        "You can claim if the parcel was crushed/soaked.",
        "Can I claim?",
        "[the parcel was crushed] or [the parcel was soaked]",
    ),
    "a bidding, or else": (
        "Return the costume by Monday or else your deposit will be kept.",
        "Will my deposit be kept?",
        "not [you do return the costume by Monday]",
    ),
    "a bidding, otherwise": (
        "Water the plot every week, otherwise it will be given to somebody else.",
        "Will my plot be given to somebody else?",
        "not [you do water the plot every week]",
    ),
    "unless somebody agrees otherwise": (
        "Unless the club agrees otherwise, kit must be returned on Friday.",
        "Do I have to return my kit on Friday?",
        "not [the club agrees otherwise]",
    ),
    "asked first, and taken up with then": (
        "Are you under 26? Then you can buy the rail card.",
        "Can I buy the rail card?",
        "[you are under 26]",
    ),
    "asked first, and taken up with in that case": (
        "Has your flat been without heating for a day? In that case, you can claim a payment.",
        "Can I claim a payment?",
        "[your flat has been without heating for a day]",
    ),
    "that there is none": (
        "In the absence of a contract, the usual hours apply.",
        "Do the usual hours apply?",
        "not [there is a contract]",
    ),
    "failing to do so": (
        "The agent must reply within a week. If they fail to do so, you can complain.",
        "Can I complain?",
        "not [the agent must reply within a week]",
    ),
    "by what one qualifies": (
        "You qualify either by singing in the choir or by helping at the bar.",
        "Do I qualify?",
        "[you sing in the choir] or [you help at the bar]",
    ),
    "by what one applies": (
        "You apply by writing to the choir.",
        "Can I apply?",
        "[you apply by writing to the choir]",
    ),
    "because of one thing or another": (
        "You can postpone the course because of illness or a bereavement.",
        "Can I postpone the course?",
        "[there is illness] or [there is a bereavement]",
    ),
    "who stands behind the verb": (
        "No pupil may take part who has been suspended.",
        "Can I take part?",
        "not [you have been suspended]",
    ),
    "anybody who stands behind the verb": (
        "Anyone can win a prize who finishes the course.",
        "Can I win a prize?",
        "[you finish the course]",
    ),
    "that stands behind the verb": (
        "No tent may be put up that has not been treated against fire.",
        "Can I put up my tent?",
        "[it has been treated against fire]",
    ),
    "labels inside a case at the front": (
        "Where a worker (a) has been here for a year and (b) has a child, she may ask for leave.",
        "Can I ask for leave?",
        "[you have been here for a year] and [you have a child]",
    ),
    "labels inside a relative clause": (
        "A player who (i) is over 18 and (ii) has trained twice may enter the cup.",
        "Can I enter the cup?",
        "[you are over 18] and [you have trained twice]",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_forms(said: Callable[[str, str], str], form: str) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected
