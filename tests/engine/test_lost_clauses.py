"""Conditions that stand beside others and are clauses too: kinds, times, circumstances, demands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "kinds listed beside a condition": (
        "Harps, cellos and drums can be stored here if they are insured.",
        "Can I store my instrument here?",
        "([it is harps] or [it is cellos] or [it is drums]) and [they are insured]",
    ),
    "objects listed beside a condition": (
        "You can bring tea, fruit or cake if you sit outside.",
        "Can I bring food?",
        "([it is tea] or [it is fruit] or [it is cake]) and [you sit outside]",
    ),
    "two subjects beside a condition": (
        "Skis and poles can be left in the hut unless it is a race day.",
        "Can I leave my skis in the hut?",
        "not [it is a race day]",
    ),
    "kinds set against what is left out": (
        "The pass covers the pool, sauna and gym but not the courts.",
        "Does the pass cover the sauna?",
        "true",
    ),
    "a relative of several things": (
        "We repair kayaks, canoes and paddles that were bought here.",
        "Will you repair it?",
        "([it is kayaks] or [it is canoes] or [it is paddles]) and [they were bought here]",
    ),
    "relatives behind commas": (
        "A free tuning comes with every piano that is new, that you bought from us "
        "and that hasn't been moved.",
        "Will my piano be tuned for free?",
        "[the piano is new] and [you bought from us] and not [the piano has been moved]",
    ),
    "an event beside a condition": (
        "If you have kept the box, you can exchange the oven during the trial period.",
        "Can I exchange the oven?",
        "[you have kept the box] and [it is during the trial period]",
    ),
    "people and a span": (
        "Deposits can be refunded to the first hirer within 10 days.",
        "Can my deposit be refunded?",
        "[you are the first hirer] and [it is within 10 days]",
    ),
    "circumstances of several sorts": (
        "Kites may be flown at weekends, below 60 metres and away from the road.",
        "Can I fly my kite?",
        "[it is at weekends] and [it is below 60 metres] and [it is away from the road]",
    ),
    "circumstances with and without something": (
        "The maps may be copied without glue, for private study and with a helper present.",
        "Can I copy the maps?",
        "not [it is with glue] and [it is for private study] and [you have a helper present]",
    ),
    "places alone": (
        "Bikes are allowed on the deck, in the hall and in the shed.",
        "Is my bike allowed?",
        "[it is on the deck] or [it is in the hall] or [it is in the shed]",
    ),
    "ways alone": (
        "You can pay by card, in cash and by cheque.",
        "Can I pay?",
        "[you pay by card, in cash and by cheque]",
    ),
    "uses of which one tells things apart": (
        "The voucher is for members. It cannot be used on books or on games that are on offer.",
        "Can I use the voucher?",
        "[you are members] and not ([you want to use it on books] "
        "or [you want to use it on games that are on offer])",
    ),
    "what was done to a thing after a time": (
        "A surcharge is charged on any form filed after 30 June.",
        "Will I be charged the surcharge?",
        "[the form was filed after 30 June]",
    ),
    "a demand of the subject before": (
        "The wristband is free and has to be worn on deck.",
        "Do I have to wear the wristband?",
        "[the wristband has to be worn on deck]",
    ),
    "a demand of the subject before, always": (
        "The wristband is free and has to be worn at all times.",
        "Do I have to wear the wristband?",
        "true",
    ),
    "a word of contrast ahead of a case": (
        "You need our consent to paint a wall. You need not ask us, though, if it is white.",
        "Do I need your consent?",
        "[you paint a wall] and not [it is white]",
    ),
    "a participle and a quality": (
        "The seat is for people who are deaf or registered blind.",
        "Can I have the seat?",
        "[you are deaf] or [you are registered blind]",
    ),
    "adjectives of one noun": (
        "You can teach if you are a retired or registered nurse.",
        "Can I teach?",
        "[you are a retired nurse] or [you are a registered nurse]",
    ),
    "denials beside a statement of its time": (
        "Exchanges are made within a month of purchase. Worn shoes cannot be exchanged.",
        "Can I get an exchange?",
        "[it is within a month of purchase] and not [it is worn shoes]",
    ),
    "what is welcome elsewhere": (
        "Dogs are welcome on the terrace. A dog cannot stay in a cabin if it barks.",
        "Can my dog stay in a cabin?",
        "not [it barks]",
    ),
    "other things banned at the place": (
        "You can moor in the bay if your boat is insured. Jet skis are not allowed in the bay.",
        "Can I moor my boat in the bay?",
        "[your boat is insured]",
    ),
    "how what one may use is used": (
        "Anyone over 16 can use the climbing wall. You must watch a film before your first visit.",
        "Can I use the climbing wall?",
        "[you are over 16] and [you must watch a film before your first visit]",
    ),
    "a demand on one of the kinds": (
        "The grant is open to farmers and seasonal workers. Workers must have a contract.",
        "Can I get the grant?",
        "([you are farmers] or [you are seasonal workers]) "
        "and (not [you are seasonal workers] or [you have a contract])",
    ),
    "who asks is left open": (
        "You'll be asked for a deposit if you come alone. We also ask for it if you are under 25.",
        "Will I be asked for a deposit?",
        "[you come alone] or [you are under 25]",
    ),
    "people at a place of whom more is said": (
        "We can only help people working in the town who are new to Welsh.",
        "Can you help me?",
        "[you are working in the town] and [you are new to Welsh]",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_forms(said: Callable[[str, str], str], form: str) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected
