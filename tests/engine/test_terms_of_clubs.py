"""Forms of sentences in the terms of clubs, shops, landlords and the like."""

from __future__ import annotations

from collections.abc import Callable

import pytest

FORMS = {
    "several kinds of what is asked about are exempt": (
        "Boats must carry a horn. Rafts and canoes are exempt.",
        "Does my boat have to carry a horn?",
        "not ([it is rafts] or [it is canoes])",
    ),
    "one of the kinds that are exempt": (
        "Boats must carry a horn. Rafts and canoes are exempt.",
        "Does my canoe have to carry a horn?",
        "false",
    ),
    "other kinds have a rule of their own": (
        "Parcels need a label. Letters and postcards do not.",
        "Does my parcel need a label?",
        "true",
    ),
    "what is given to those who are late is not what is asked for": (
        "You must cancel by noon to get your money back. After that we will give you a hat.",
        "Can I get my money back?",
        "[you must cancel by noon]",
    ),
    "what is given to those who are late is asked for": (
        "You must cancel by noon to get your money back. After that we will give you a hat.",
        "Will you give me a hat?",
        "not [you must cancel by noon]",
    ),
    "otherwise another thing": (
        "You must bring the lamp in May for a full refund. Otherwise we offer a repair.",
        "Can I get a full refund?",
        "[you must bring the lamp in May for a full refund]",
    ),
    "otherwise another demand": (
        "To row, you must be 12, or else your aunt must sign the form.",
        "Can I row?",
        "[you must be 12] or [your aunt must sign the form]",
    ),
    "a case ahead of each of two statements": (
        "If you cancel in time, we return the fee; if you cancel later, you get a voucher.",
        "Do you return the fee?",
        "[you cancel in time]",
    ),
    "the other case": (
        "When the flag is green, you may swim; when it is red, you may not.",
        "Can I swim?",
        "[the flag is green]",
    ),
    "cases of one statement": (
        "You get a badge if you swim; if you row; or if you steer.",
        "Do I get a badge?",
        "[you swim] or [you row] or [you steer]",
    ),
    "places that a ban lists": (
        "You may not fish in the lock, from the quay or near the weir.",
        "Can I fish here?",
        "not ([you fish in the lock] or [you fish from the quay] or [you fish near the weir])",
    ),
    "one of those places": (
        "You may not smoke in the bar, on the roof or under the arches.",
        "Can I smoke on the roof?",
        "false",
    ),
    "places of things": (
        "Dogs are not allowed in the hut, on the lawn or near the pond.",
        "Is my dog allowed?",
        "not ([it is in the hut] or [it is on the lawn] or [it is near the pond])",
    ),
    "two prepositions of one place": (
        "You cannot camp in or near the wood.",
        "Can I camp here?",
        "not [you camp in or near the wood]",
    ),
    "two ends of a range behind except": (
        "Bikes are welcome except between 7am and 9am and on Sundays.",
        "Can I bring my bike?",
        "not ([it is between 7am and 9am] or [it is on Sundays])",
    ),
    "what frees of an exception": (
        "Dogs are welcome in the garden but not in the hut, unless they are guide dogs.",
        "Can I bring my dog?",
        "not ([it is in the hut] and not [they are guide dogs])",
    ),
    "what frees of an exception asked about": (
        "Food is allowed in the hall but not in the library, unless it is in a box.",
        "Is food allowed in the library?",
        "[it is in a box]",
    ),
    "two exceptions": (
        "Dogs are welcome in the garden except in May, unless the pond is frozen.",
        "Can I bring my dog?",
        "not [it is in May] and not [the pond is frozen]",
    ),
    "as long as one likes": (
        "Pilots may stay for as long as they like.",
        "Can I stay?",
        "[you are pilots]",
    ),
    "as long as one likes something": (
        "You can row as long as you like boats.",
        "Can I row?",
        "[you like boats]",
    ),
    "the same deed with another thing than what is closed": (
        "The pool is closed while a gala is on. Ticket holders can still use the sauna.",
        "Can I use the pool?",
        "not [a gala is on]",
    ),
    "the thing that is not closed": (
        "The pool is closed while a gala is on. Ticket holders can still use the sauna.",
        "Can I use the sauna?",
        "[you are ticket holders]",
    ),
    "those who are let less": (
        "Under-16s may only ride with a helmet.",
        "Can I ride?",
        "not ([you are under-16s] and not [you have a helmet])",
    ),
    "those who are let less, only if": (
        "Pupils under 11 may leave only if a parent collects them.",
        "Can I leave?",
        "not ([you are pupils under 11] and not [a parent collects you])",
    ),
    "those who are let more": (
        "Drivers over 75 may drive only if a doctor agrees.",
        "Can I drive?",
        "[you are drivers over 75] and [a doctor agrees]",
    ),
    "those of an age, before a verb that may be a noun": (
        "Those under 16 need a ticket.",
        "Do I need a ticket?",
        "[you are under 16]",
    ),
    "those with something": (
        "Those with a pass get in free.",
        "Do I get in free?",
        "[you have a pass]",
    ),
    "those who are so": (
        "Those who are late need a key.",
        "Do I need a key?",
        "[you are late]",
    ),
    "a noun that may be an adjective before the verb": (
        "Guests without a ticket pay double.",
        "Do I pay double?",
        "[you are guests without a ticket]",
    ),
    "an adjective before a noun": (
        "People with a medical need for quiet can use the room.",
        "Can I use the room?",
        "[you have a medical need for quiet]",
    ),
    "what things do that are refused": (
        "We don't insure homes that stand empty.",
        "Will you insure my home?",
        "not [the homes stand empty]",
    ),
    "what things do, with a verb at the end": (
        "We do not take back shoes that smell.",
        "Will you take back my shoes?",
        "not [the shoes smell]",
    ),
    "what one thing does": (
        "You may not bring a dog that barks.",
        "Can I bring my dog?",
        "not [the dog barks]",
    ),
    "on a day, not what things do": (
        "We do not run boats that day.",
        "Do you run boats?",
        "[we do run boats that day]",
    ),
    "a duty beside a ban": (
        "Swimmers must shower and must not wear boots.",
        "Do I have to shower?",
        "[you are swimmers]",
    ),
    "a duty of whoever asks beside a ban": (
        "You must sign in and must not run.",
        "Do I have to sign in?",
        "true",
    ),
    "a duty beside a denial of leave": (
        "Members must wear a badge and cannot lend it.",
        "Do I have to wear a badge?",
        "[you are members]",
    ),
    "a state that is banned beside a duty": (
        "Players must be insured and must not be suspended to play.",
        "Can I play?",
        "[you must be insured] and not [you must be suspended to play]",
    ),
    "one way or the other": (
        "Electric scooters are banned on our buses, folded or not.",
        "Can I take my electric scooter on the bus?",
        "false",
    ),
    "one way or the other, inside": (
        "Bikes, electric or not, are not allowed on the pier.",
        "Can I bring my bike?",
        "not [it is on the pier]",
    ),
    "in no other way": (
        "You may enter, with a ticket or not at all.",
        "Can I enter?",
        "[you enter, with a ticket or not at all]",
    ),
    "neither of two things": (
        "Neither glass nor tins may be brought in.",
        "Can I bring a tin?",
        "false",
    ),
    "where a thing may not be brought": (
        "Glass may not be brought into the hut.",
        "Can I bring glass?",
        "not [it is brought into the hut]",
    ),
    "where a thing may not be brought, asked": (
        "Bikes cannot be taken onto the pier.",
        "Can I take my bike onto the pier?",
        "false",
    ),
    "how a thing may not be left": (
        "Bags may not be left unattended.",
        "Can I leave my bag?",
        "not [it is left unattended]",
    ),
    "what may not be done to a thing at all": (
        "Keys may not be copied.",
        "Can I copy my key?",
        "false",
    ),
    "how many they are beside what they do": (
        "Groups of 15 or more that book a week ahead get a guide.",
        "Do we get a guide?",
        "[you are groups of 15 or more] and [you book a week ahead]",
    ),
    "what the things of people do": (
        "Owners of huts that leak get a grant.",
        "Do I get a grant?",
        "[you are owners of huts that leak]",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_form(form: str, said: Callable[[str, str], str]) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected
