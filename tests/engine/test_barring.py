"""How several sentences make one answer: what bars a grant, whoever or whatever it bars."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse

# A denial about what is granted takes away from it, whatever its subject is.
BARS = [
    ("You can borrow a tent if you are a member. Members who owe a fine may not borrow one.", "Can I borrow a tent?", "c1 and not c2"),
    ("You can rent a kayak if you can swim. Applications which arrive after May will be rejected.", "Can I rent a kayak?", "c1 and not c2"),
    ("We pay for repairs where you rang us first. Clocks, lamps and rugs are never covered.", "Will you pay for my repair?", "c1 and not (c2 or c3 or c4)"),
    ("# Who can sing\n\nYou can have a solo if you know the part.\n\n# Who can't\n\nWe cannot give you a solo if you missed a rehearsal.", "Can I get a solo in the spring concert?", "c1 and not c2"),
    # the question says again what the denial says
    ("The regatta is open to anglers who came last year. Anglers who owe dues may not enter.", "Can I enter the regatta?", "c1 and not c2"),
    ("A refund is offered to guests who rang us. Guests found smoking indoors may not get a refund.", "Can I get a refund?", "c1 and not c2"),
    ("You can dive if you can swim. Your instructor will turn you away if you have a cold.", "Can I dive?", "c1 and not c2"),
    ("The warranty is valid if you registered the saw. It lapses if you open the casing.", "Is my warranty valid?", "c1 and not c2"),
    # what "we" do not do, in words for any service
    ("We move your piano if you book ahead. We won't take on the job if the stairs are spiral.", "Will you move my piano?", "c1 and not c2"),
    ("We move your piano if you book ahead. We won't tune a flute if it is old.", "Will you move my piano?", "c1"),
    # what some get free of charge
    ("The museum charges £6 for entry. There is no charge for teachers, and children under 5 get in free.", "Do I have to pay for entry to the museum?", "not (c2 or c3)"),
    # what changes nothing about a bar
    ("Camping on the moor is welcome if you have a stove. You must not camp, even in a small tent, where sheep graze.", "Can I camp on the moor?", "c1 and not c2"),
    # what one must not be or have
    ("Choirs can book the chapel if they rehearse weekly. They must not owe any rent.", "Can my choir book the chapel?", "c2 and not c3"),
    ("Anyone over 18 may apply. You must not be a member of staff.", "Can I apply?", "c1 and not c2"),
    ("You can rent a plot if you are on the list. Your income has to be below £900.", "Can I rent a plot?", "c1 and c2"),
    ("You can rent a plot if you are on the list. You must not light fires.", "Can I rent a plot?", "c1"),
    # demands to be or have something stand before what bars
    ("Crews must weigh 50 kg and be in good health. You should not row if you are ill.", "Can I row?", "(c2 and c3) and not c4"),
    ("You may be able to get a boat loan. You must be over 16. You can't get a boat loan if you owe rent.", "Can I get a boat loan?", "c2 and not c3"),
    ("The oars should have been returned. You can't row if you owe rent.", "Can I row?", "not c2"),
    ("The prize is open to pilots. You need a badge. Agency staff are not eligible.", "Can I win the prize?", "c1 and c2 and not c3"),
    # whom a bar with exceptions leaves alone
    ("You can't use the lift unless you carry tools. Cooks may use it at any time.", "Can I use the lift?", "c1 or c2"),
    ("Cooks may use the lift. You can't use the lift unless you carry tools.", "Can I use the lift?", "c1 and c2"),
    # nothing is charged in these cases
    ("A lost key costs £9. There is no charge when the lock was broken.", "Will I be charged for my lost key?", "not c2"),
    # what tells apart the things that a denial is about
    ("We mend your boat if you ring us. We cannot mend boats made of steel.", "Can I have my boat mended?", "c1 and not c2"),
    ("We deliver if you pay in advance. We do not deliver on Sundays.", "Do you deliver?", "c1 and not c2"),
    ("You can get help if you ring us. We cannot give advice on taxes.", "Can I get help?", "c1"),
    # one of several kinds
    ("Guests can row, and so can members. A member who is in debt, however, can't row.", "Can I row?", "c1 or c2 and not c3"),
    ("Guests can row. Members can row. Nobody may row if it is foggy.", "Can I row?", "(c1 or c2) and not c3"),
    # about something else
    ("You can borrow a tent if you are a member. Members who owe a fine may not vote.", "Can I borrow a tent?", "c1"),
    ("You can join if you are 12. There are no fees or yearly dues.", "Can I join?", "c1"),
    ("We mend your roof if it leaks.\n\nWe don't mend a boiler if it is new.", "Do you mend my boiler?", "not c2"),
]  # fmt: skip

# A statement's own case counts beside what limits it.
NARROW = [
    ("Dogs may swim in the lake in June. Dogs without a tag are banned.", "Can my dog swim in the lake?", "c1 and not c2"),
    ("Kites may be flown over the dunes between June and August. They have to be tethered.", "Can I fly my kite over the dunes?", "c1 and c2"),
    ("Kites may be flown over the dunes. They have to be tethered.", "Can I fly my kite over the dunes?", "c2"),
]  # fmt: skip

# What does not apply takes away from what stands right before it.
EXCEPTED = [
    ("Guests cannot use the sauna. The exception is where a member pays and comes along.", "Can I use the sauna as a guest?", "not (c1 and not (c2 and c3))"),
    ("You cannot moor here if your boat is long. This does not apply if you are a pilot.", "Can I moor here?", "not (c1 and not c2)"),
    ("A kiosk needs no licence if it is small. This does not apply if it sells wine.", "Do I need a licence for my kiosk?", "not (c1 and not c2)"),
    ("You are exempt from the toll if you drive a bus. This does not apply if you carry goods.", "Do I have to pay the toll?", "not (c1 and not c2)"),
    ("You can moor here if you have paid. This does not apply if it is a holiday.", "Can I moor here?", "c1 and not c2"),
]  # fmt: skip

# What is said again of others holds of them as well.
ECHOED = [
    ("Students ride free. So do nurses if they are on duty.", "Do I ride free?", "c1 or c2 and c3"),
    ("Anglers over 60 pay half. So do people who have moved here and who rent a berth.", "Do I pay half?", "c1 or c2 and c3"),
    ("You must buy a card. Teachers don't have to buy the card, nor do pilots who joined in June.", "Do I have to buy a card?", "not (c2 or c3 and c4)"),
    ("You can swim if you have paid. The same goes for guests of the hotel.", "Can I swim?", "c1 or c2"),
    ("You cannot swim if you are under 8. The same applies to anyone who is ill.", "Can I swim?", "not (c1 or c2)"),
    ("You can swim if you have paid. So you can row.", "Can I swim?", "c1"),
]  # fmt: skip

# Whoever is left when those are named for whom something holds.
LEFT = [
    ("Members under 16 may swim free. All other members pay £3.", "Do I have to pay for swimming?", "not c1"),
    ("Students and pensioners get in free. Anyone else pays £4.", "Do I have to pay?", "not (c1 or c2)"),
    ("Students enter free if they show a card. For everyone else, entry costs £4.", "Do I have to pay for entry?", "not (c1 and c2)"),
    ("Residents can park on the quay. Everyone else needs a permit.", "Do I need a permit?", "not c1"),
    ("Residents can park on the quay. Everyone else needs a permit.", "Can I park on the quay?", "c1 or c2"),
    ("Sailors who race can moor without a berth card. They are not covered by this rule if they stay overnight.\n\nAll other sailors must buy a berth card.", "Do I need a berth card?", "not (c1 and not c2)"),
    # those who are told apart by more
    ("Members can row. Other boats on the lake must give way.", "Can I row?", "c1"),
]  # fmt: skip

# The place or time that a sentence opens with is a condition of it.
PLACED = [
    ("In a conservation area, you need a permit to fell a tree.", "Do I need a permit to fell a tree?", "c1"),
    ("You can moor here for an hour. On market days, you cannot moor here.", "Can I moor here?", "not c2"),
    ("At weekends, members may bring two guests.", "Can I bring two guests?", "c1"),
    ("In most cases, you can row if you can swim.", "Can I row?", "c1"),
    ("In 2019, we moved the pier. You can row if you can swim.", "Can I row?", "c2"),
]  # fmt: skip

CASES = [*PLACED, *BARS, *NARROW, *EXCEPTED, *ECHOED, *LEFT]


@pytest.mark.parametrize(("text", "question", "written"), CASES)
def test_several_sentences_make_one_answer(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written
