"""Signs, house rules and manuals: bans on things, orders before a deed, notices, reasons."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# a ban says nothing of another thing at its place, and a grant behind it lets things in
BANS_ON_THINGS = (
    ("You must not play football in the yard.", "Can I play football in the yard?", "false"),
    ("You must not light fires on the beach.", "Can I light a barbecue on the beach?", "false"),
    (
        "You must not play football in the yard.",
        "Can I play chess in the yard?",
        "not [you are in the yard]",
    ),
    (
        "Football must not be played in the yard.",
        "Can I play chess in the yard?",
        "not [it is in the yard]",
    ),
    ("Dogs are not allowed. Members may bring dogs.", "Can I bring my dog?", "[you are members]"),
    (
        "Dogs are banned. You may bring a dog if it is small.",
        "Can I bring my dog?",
        "[it is small]",
    ),
    (
        "Dogs are not allowed. Dogs are allowed in the garden.",
        "Can I bring my dog?",
        "[it is in the garden]",
    ),
    (
        "Phones are banned. Members may use theirs in the bar.",
        "Can I use my phone?",
        "[you are members]",
    ),
    (
        "Phones are banned. You may use yours at lunch.",
        "Can I use my phone?",
        "[you use yours at lunch]",
    ),
    ("Dogs are not allowed. You may bring a cat if it is small.", "Can I bring my dog?", "false"),
    ("Dogs are not allowed. Dogs can bite.", "Can I bring my dog?", "false"),
    ("Dogs are not allowed. Members may bring children.", "Can I bring my dog?", "false"),
    ("No ball games, no cycling.", "Can I cycle?", "false"),
    ("No ball games, no cycling.", "Can I play ball games?", "false"),
    ("No dogs, no bikes and no prams.", "Can I bring my bike?", "false"),
    ("No dogs and no bikes.", "Can I bring my bike?", "false"),
    ("No refund or exchange on sale items.", "Can I get a refund on sale items?", "false"),
    ("No refund or exchange on sale items.", "Can I get a refund?", "not [it is on sale items]"),
    ("No parking on match days.", "Can I park on match days?", "false"),
    ("You cannot swim and cannot dive.", "Can I swim?", "false"),
    ("You must not swim and must not be drunk.", "Can I swim?", "false"),
    ("You cannot swim and cannot dive if it rains.", "Can I dive?", "not [it rains]"),
    (
        "You must not use the lamp in a shed, near hay or in the rain.",
        "Can I use the lamp?",
        "not ([you use the lamp in a shed] or [you use the lamp near hay] "
        "or [you use the lamp in the rain])",
    ),
)
# what is to be done, or to be so, before a deed; orders never to do something
BEFORE_DEEDS = (
    (
        "Before you open the kiln, make sure it is cold and the fan is off.",
        "Can I open the kiln?",
        "[it is cold] and [the fan is off]",
    ),
    (
        "Before opening the kiln, check that the fan is off.",
        "Can I open the kiln?",
        "[the fan is off]",
    ),
    ("Before you ride, put on a helmet.", "Can I ride?", "[you must put on a helmet]"),
    ("Put on a helmet before you ride.", "Can I ride?", "[you must put on a helmet]"),
    (
        "Turn off the gas before lighting the lamp.",
        "Can I light the lamp?",
        "[you must turn off the gas]",
    ),
    ("Please ring us before you visit.", "Can I visit?", "[you must ring us]"),
    (
        "Wait until the kiln is cold before you open it.",
        "Can I open the kiln?",
        "[the kiln is cold]",
    ),
    ("Never open the kiln while it is hot.", "Can I open the kiln?", "not [it is hot]"),
    ("Never open the kiln alone.", "Can I open the kiln?", "not [you open the kiln alone]"),
    ("Do not open the kiln until it is cold.", "Can I open the kiln?", "[it is cold]"),
    ("Do not open the kiln if it is hot.", "Can I open the kiln?", "not [it is hot]"),
    ("You can swim if you pay. Ring us before you bring a dog.", "Can I swim?", "[you pay]"),
)
# what leave takes besides a case, and what is no case
LEAVE = (
    (
        "You may row only if you can swim, but not after dark.",
        "Can I row?",
        "[you can swim] and not [it is after dark]",
    ),
    (
        "You may only row if you can swim, and never after dark.",
        "Can I row?",
        "[you can swim] and not [it is after dark]",
    ),
    ("You may row only if you can swim.", "Can I row?", "[you can swim]"),
    (
        "You must wear a tie. Guests may wear a scarf instead.",
        "Do I have to wear a tie?",
        "not [you are guests]",
    ),
    ("You must wear a tie. Guests may wear a hat.", "Do I have to wear a tie?", "true"),
    (
        "Guests must pay cash. Nurses may pay by card instead.",
        "Do I have to pay cash?",
        "[you are guests] and not [you are nurses]",
    ),
    (
        "To take part your child needs a vest and a cup.",
        "Can my child take part?",
        "[your child must have a vest] and [your child must have a cup]",
    ),
    ("You can travel free with a pass.", "Can I travel free?", "[you have a pass]"),
    (
        "Visitors may park here with a permit.",
        "I am a visitor. Can I park here?",
        "[you have a permit]",
    ),
    (
        "Pupils may leave early with a note from home.",
        "Can I leave early?",
        "[you have a note from home]",
    ),
    ("You can pay with a card.", "Can I pay with a card?", "true"),
    (
        "You may end it after six months if the rent is paid.",
        "Can I end it?",
        "[the rent is paid] and [it is after six months]",
    ),
    (
        "You may end it after six months, except where rent is due.",
        "Can I end it?",
        "[it is after six months] and not [rent is due]",
    ),
    ("You can still ask after a month if you were ill.", "Can I still ask?", "[you were ill]"),
    (
        "To be let off the fee, you have to show a card.",
        "Can I be let off the fee?",
        "[you have to show a card]",
    ),
    (
        "The hall is free for clubs. It is half price for firms.",
        "Is the hall free?",
        "[you are clubs]",
    ),
    (
        "The hall is free for clubs. It is also free for firms.",
        "Is the hall free?",
        "[you are clubs] or [you are firms]",
    ),
    (
        "You can swim if you are fit and a parent agrees.",
        "Can I swim?",
        "[you are fit] and [a parent agrees]",
    ),
    (
        "You can swim if you are well and an adult stays with you.",
        "Can I swim?",
        "[you are well] and [an adult stays with you]",
    ),
    (
        "You can swim if you are a member or a customer services adviser.",
        "Can I swim?",
        "[you are a member] or [you are a customer services adviser]",
    ),
    (
        "The toy is not suitable for children under 3, because it has small parts.",
        "Is the toy suitable for my child?",
        "not [you are children under 3]",
    ),
    (
        "You can claim if you were late because you were ill.",
        "Can I claim?",
        "[you were late because you were ill]",
    ),
    (
        "We will not pay for food that you have not eaten if you were ill.",
        "Will you pay for food I have not eaten?",
        "not [you were ill]",
    ),
    ("Members banned for life get a letter.", "Do I get a letter?", "[you are banned for life]"),
    ("Staff made redundant get a bonus.", "Do I get a bonus?", "[you are made redundant]"),
    ("Children are welcome if they are well.", "Can I bring my son?", "[you are well]"),
    ("Residents only.", "Can I park here?", "[you are residents]"),
    ("Residents only.", "Can I get a refund?", "false"),
)


@pytest.mark.parametrize(("text", "question", "expected"), BANS_ON_THINGS + BEFORE_DEEDS + LEAVE)
def test_expression(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    """The derived logic is that of a careful reader, in what the clauses state."""
    assert said(text, question) == expected
