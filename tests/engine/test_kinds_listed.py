"""Lists of kinds of people and things: those whom something is said of, or is for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
SUBJECTS = {
    "kinds of which something is demanded are alternatives": (
        "The following people need a ticket to row:\n\n1. anyone over 12\n2. guests from abroad",
        "Do I need a ticket to row?",
        "[anyone over 12] or [guests from abroad]",
    ),
    "things that must be had are demanded, all of them": (
        "You can row. The following papers must be shown:\n\n1. a passport\n2. a bill",
        "Must I show the papers?",
        "[you must show a passport] and [you must show a bill]",
    ),
}
TITLED = {
    "those whom a question above asks for": (
        "Who has to wear a vest?\n\n* Everyone under 16\n* Anyone who can't swim\n",
        "Do I have to wear a vest?",
        "[Everyone under 16] or [Anyone who can't swim]",
    ),
    "what someone is subject to": (
        "You can row if you are not:\n\n* late\n* subject to a ban",
        "Can I row?",
        "not [you are late] and not [you are subject to a ban]",
    ),
}
MEANT = {
    "people behind “for:”": (
        "Rowing lessons are free for:\n\n* jobseekers\n* anyone on a pension",
        "Are rowing lessons free?",
        "[jobseekers] or [anyone on a pension]",
    ),
    "things behind “for:”": (
        "Boat loans are free for:\n\n* regattas\n* lake tours",
        "Is my boat loan free?",
        "[boat loans are free for regattas] or [boat loans are free for lake tours]",
    ),
    "a kind of which a list below says more": (
        "Rowing is free for:\n\n* nurses\n* anyone over 50 who\n   - lives here, or\n   - is ill",
        "Is rowing free?",
        "[nurses] or [you are over 50] and ([you live here] or [you are ill])",
    ),
    "nobody in particular of whom a list says more": (
        "Rowing is free for people who:\n\n- live here\n- are ill",
        "Is rowing free?",
        "[you live here] and [you are ill]",
    ),
}
BEHIND_A_RELATIVE = {
    "kinds behind one with a relative clause": (
        "The club lends boats to guests who have paid, rowers looking for a crew and new members.",
        "Can I borrow a boat?",
        "[you have paid] or [you are rowers looking for a crew] or [you are new members]",
    ),
    "a kind behind what someone is": (
        "Rowing is free for guests who are disabled and carers.",
        "Is rowing free?",
        "[you are disabled] or [you are carers]",
    ),
    "people named by their age": (
        "Rowing is free for guests who live here, under-12s and people on a pension.",
        "Is rowing free?",
        "[you live here] or [you are under-12s] or [you are on a pension]",
    ),
    "objects of the relative clause": (
        "Rowing is free for guests who teach girls, boys and adults.",
        "Is rowing free?",
        "[you teach girls, boys and adults]",
    ),
}
OBJECTS = {
    "objects of a verb that is denied": (
        "You cannot bring wood, coal or fireworks onto the pier.",
        "Can I bring it?",
        "not ([it is wood] or [it is coal] or [it is fireworks])",
    ),
    "objects of what “we” do": (
        "We can mend oars, sails and rudders.",
        "Can you mend it?",
        "[it is oars] or [it is sails] or [it is rudders]",
    ),
    "a thing told apart by its measure": (
        "You do not need a permit for a hut under 3 metres high, a canoe or a dinghy.",
        "Do I need a permit?",
        "not ([it is a hut under 3 metres high] or [it is a canoe] or [it is a dinghy])",
    ),
    "verbs in a row": (
        "You can row, swim or fish on the lake.",
        "Can I row?",
        "[you row, swim or fish on the lake]",
    ),
}
RELATIVES = {
    "three verbs of a relative clause": (
        "Anyone who lives on the island, works there or owns a boat can vote.",
        "Can I vote?",
        "[you live on the island] or [you work there] or [you own a boat]",
    ),
}
SHARED = {
    "a noun behind the last of two modifiers": (
        "The subsidy is paid to full-time and part-time sailors.",
        "Will I be paid the subsidy?",
        "[you are full-time sailors] or [you are part-time sailors]",
    ),
    "a determiner and a noun around two": (
        "You can row if you are a retired or unemployed sailor.",
        "Can I row?",
        "[you are a retired sailor] or [you are an unemployed sailor]",
    ),
    "things that must be both": (
        "Clean and dry ropes can be returned.",
        "Can I return it?",
        "[it is clean and dry ropes]",
    ),
}
BEHIND_A_PREPOSITION = {
    "what some people have or are on": (
        "Sailors on a pension, grant or bursary can join.",
        "Can I join?",
        "[you are sailors on a pension] or [you are sailors on a grant] "
        "or [you are sailors on a bursary]",
    ),
    "several kinds with a determiner each": (
        "A sailor, a rower or a crew member can moor here if they pay.",
        "Can I moor here?",
        "([you are a sailor] or [you are a rower] or [you are a crew member]) and [you pay]",
    ),
    "two names of one role": (
        "A parent or guardian can moor here if they pay.",
        "Can I moor here?",
        "[you pay]",
    ),
    "kinds of which something is denied, unless": (
        "You can't use the pier for a party, a disco or a fair unless the warden agrees.",
        "Can I use the pier?",
        "not (([it is a party] or [it is a disco] or [it is a fair]) and not [the warden agrees])",
    ),
    "others to whom it is granted as well": (
        "You can moor here if you pay. Visitors from the islands can also moor here.",
        "Can I moor here?",
        "[you pay] or [you are visitors from the islands]",
    ),
}
SET_APART = {
    "people": (
        "The subsidy is paid to sailors and rowers but not to anglers.",
        "Will I be paid the subsidy?",
        "([you are sailors] or [you are rowers]) and not [you are anglers]",
    ),
    "a place": (
        "Dogs may run on the beach but not in the dunes.",
        "Can my dog run?",
        "[it is on the beach] and not [it is in the dunes]",
    ),
    "two things": (
        "We mend oars and sails but not nets.",
        "Will you mend it?",
        "([it is oars] or [it is sails]) and not [it is nets]",
    ),
    "everyone": (
        "Everyone may row but not children.",
        "May I row?",
        "not [you are children]",
    ),
}
LISTED = {
    **BEHIND_A_PREPOSITION,
    **SHARED,
    **SET_APART,
    **OBJECTS,
    **RELATIVES,
    **SUBJECTS,
    **MEANT,
    **BEHIND_A_RELATIVE,
}


@pytest.mark.parametrize(("text", "question", "wanted"), LISTED.values(), ids=LISTED.keys())
def test_kinds_listed(
    said: Callable[[str, str], str], text: str, question: str, wanted: str
) -> None:
    assert said(text, question) == wanted
