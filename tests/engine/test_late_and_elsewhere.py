"""What becomes of things that miss a time, or are in another place, by what another sentence says.

And how things are of which a subject says it: "Torn sails are mended first".
"""

from __future__ import annotations

from cmr_logic import decide, parse
from tests.tables import for_each

_BY_MAY = "Entries must be posted by 15 May. "


@for_each(
    "text, asked, expected, statement",
    [
        (_BY_MAY + "Late entries cost £5 extra.", "Do I pay extra?", "not c3", "posted by 15 May"),
        (
            "Late entries are read last. " + _BY_MAY,
            "Will my entry be read last?",
            "not c1",
            "posted by 15 May",
        ),
        (
            "Entries must be posted by 15 May; late ones go to the back of the queue.",
            "Will my entry go to the back of the queue?",
            "not c3",
            "posted by 15 May",
        ),
        (
            "Pots must be collected by 6 pm. Those left later are thrown away.",
            "Will my pot be thrown away?",
            "not c3",
            "collected by 6 pm",
        ),
        (
            "Fees are due by 1 March. Late payers lose their berth.",
            "Will I lose my berth?",
            "not c2",
            "you have paid by 1 March",
        ),
        (
            "Guests must arrive by 8 pm. Late guests eat in the kitchen.",
            "Do I eat in the kitchen?",
            "not c3",
            "arrive by 8 pm",
        ),
        # another thing, and no time that is set
        (
            "Entries must be posted by 15 May. Late guests eat in the kitchen.",
            "Do I eat in the kitchen?",
            "c3",
            "you are late guests",
        ),
        (
            "Entries must be signed. Late entries cost £5 extra.",
            "Do I pay extra?",
            "c3",
            "it is late entries",
        ),
    ],
)
def test_late_by_the_time_set(text: str, asked: str, expected: str, statement: str) -> None:
    rule = parse(text)
    assert rule.written(asked) == expected
    assert any(statement in clause.statement for clause in rule.clauses)


@for_each(
    "text, asked, expected",
    [
        (
            "Fires are allowed on the beach; elsewhere they are banned.",
            "Are fires banned?",
            "not c2",
        ),
        (
            "Boats moored in the inner harbour pay £10. Elsewhere, mooring is free.",
            "Is mooring free?",
            "not c2 and not c1",
        ),
        (
            "Cyclists must dismount in the tunnel, but may ride elsewhere.",
            "Can I ride?",
            "not c3",
        ),
        (
            "The kiln is free on Mondays; at other times you pay £3.",
            "Do I have to pay for the kiln?",
            "not c1",
        ),
        # nothing says where
        ("You may not row elsewhere.", "Can I row elsewhere?", "false"),
    ],
)
def test_all_places_but_one(text: str, asked: str, expected: str) -> None:
    assert parse(text).written(asked) == expected


@for_each(
    "text, asked, story, answer",
    [
        (
            "Torn sails are mended first.",
            "Will my sail be mended first?",
            "My sail is torn.",
            "Yes",
        ),
        (
            "Torn sails are mended first.",
            "Will my sail be mended first?",
            "My flag is torn.",
            "More",
        ),
        ("Wooden boats sail first.", "Will my boat sail first?", "My boat isn't wooden.", "No"),
        ("Late orders are sent in June.", "Is my order sent in June?", "It was late.", "Yes"),
        (
            "Late orders are sent in June.",
            "Is my order sent in June?",
            "I ordered it in May.",
            "More",
        ),
        ("Orders are sent in June.", "Is my order sent in June?", "I ordered it in May.", "Yes"),
        ("Green tickets are not accepted.", "Is my ticket accepted?", "My ticket is green.", "No"),
        ("Green tickets are not accepted.", "Is my ticket accepted?", "My coat is green.", "More"),
        (
            "A discount is given on orders of over 20 jars.",
            "Do I get a discount?",
            "I ordered 30 jars.",
            "Yes",
        ),
        (
            "A discount is given on orders of over 20 jars.",
            "Do I get a discount?",
            "I ordered 9 jars.",
            "No",
        ),
        (
            "Kites flown at the fair get a hat.",
            "Does my kite get a hat?",
            "My kite was flown at the fair.",
            "Yes",
        ),
        (
            "Kites flown at the fair get a hat.",
            "Does my kite get a hat?",
            "My kite was sold at the fair.",
            "More",
        ),
        # of which sort a thing is, and what is paid
        ("Old boats are punts.", "Is my boat a punt?", "My boat is old.", "More"),
        ("Guide dogs are welcome.", "Is my dog welcome?", "My dog is a guide.", "More"),
    ],
)
def test_how_things_are(text: str, asked: str, story: str, answer: str) -> None:
    assert decide(text, asked, scenario=story).answer == answer
