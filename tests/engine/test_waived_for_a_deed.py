"""A thing that is not needed for one deed, or in a bracket; what is demanded in a bracket."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "in a bracket behind an item": (
        "You need a:\n\n* rod licence (you do not need one to fish in the sea)\n* day ticket",
        "Do I need a rod licence?",
        "not [you fish in the sea]",
    ),
    "an -ing form": (
        "You must bring:\n\n* a torch (you won't need one for walking by day)\n* a map",
        "Do I need to bring a torch?",
        "not [you walk by day]",
    ),
    "what it must be is no aim": (
        "You must bring:\n\n* a torch\n* a map (you don't need it to be new)",
        "Do I need to bring a map?",
        "true",
    ),
    "behind a list of what to check": (
        "To sell herbs at the fair you have to check if you need:\n\n"
        "* a stall badge (you don’t need one to give herbs away)",
        "Do I need a stall badge?",
        "[you sell herbs at the fair] and not [you give herbs away]",
    ),
    "a sentence of its own": (
        "You need a permit to park here. You don't need one to unload goods.",
        "Do I need a permit?",
        "[you park here] and not [you unload goods]",
    ),
    "alone": (
        "You do not need an appointment to see the nurse.",
        "Do I need an appointment?",
        "not [you see the nurse]",
    ),
    "the deed that is asked about": (
        "You need a licence to fish. You do not need one to watch.",
        "Do I need a licence to watch?",
        "false",
    ),
    "another deed is not let off": (
        "You need a licence to fish. You do not need one to watch.",
        "Can I fish?",
        "[you must have a licence to fish]",
    ),
    "a thing told apart is no aim": (
        "There is no need to send back a bulb that cost less than £10.",
        "Do I need to send back my bulb?",
        "not [the bulb costs less than £10]",
    ),
    "a demand in a bracket": (
        "You can keep the boat here if:\n\n* it is under 5 m long\n"
        "* it is over 5 m long (in which case you must moor it at the pier)",
        "Can I keep the boat here?",
        "[it is under 5 m long] or [it is over 5 m long] and [you must moor it at the pier]",
    ),
    "a demand beside what spares one": (
        "All riders must wear a helmet unless:\n\n* The track is closed.\n"
        "* The rider is ill (in which case the rider must carry a letter).",
        "Do I need to wear a helmet?",
        "not ([the track is closed] or [the rider is ill])",
    ),
    "leave in a bracket demands nothing": (
        "You can stay if you:\n\n* are a member\n* are a guest (in which case you can swim)",
        "Can I stay?",
        "[you are a member] and [you are a guest]",
    ),
    "what lets somebody does nothing": (
        "A permit is required to keep hens.",
        "Can I keep hens?",
        "[you must have a permit]",
    ),
    "permits": (
        "Permits are needed to display goods outside.",
        "Can I display goods outside?",
        "[you must have permits]",
    ),
    "what a thing itself must do": (
        "A boat is required to carry a lamp.",
        "Must my boat carry a lamp?",
        "[a boat is required to carry a lamp]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
