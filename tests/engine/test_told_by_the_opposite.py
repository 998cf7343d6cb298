"""What a second statement does to the first: it undoes the deed, or limits it to a case.

And people told apart behind the whole of a statement, or by their trade.
"""

from __future__ import annotations

from cmr_logic import parse
from cmr_logic.inquiry.opposite_deeds import OPPOSITES, Opposites, says_undone
from cmr_logic.inquiry.question import read_question
from tests.tables import for_each

# A text, a question, and what makes the answer Yes.
FORMS = (
    # what undoes a deed
    ("We delete the film each week. We keep it if the gate was forced.",
     "Will you delete the film?", "not c2"),
    ("Green bins are emptied. A bin is left where it is if its lid is open.",
     "Will my bin be emptied?", "c1 and not (c1 and c2)"),
    ("We return deposits at the end of the hire. We keep the deposit if the tent is torn.",
     "Will I get my deposit back?", "c1 and not c2"),
    ("We empty bins if you pay. We leave a card if you are out.",
     "Will you empty my bin?", "c1"),
    ("We delete your photos if you ask. We keep bees if it is warm.",
     "Will you delete my photos?", "c1"),
    # leave that a second statement limits
    ("The club lends oars to guests who are deaf or blind. You can have the oars only if you pay.",
     "Can I have oars from the club?", "(c1 or c2) and c3"),
    ("You may row only if you swim. You may row at night if you have a lamp.",
     "May I row?", "c1"),
    ("A barge may moor only if it is clean. It may moor at night as long as it has a lamp.",
     "May my barge moor at night?", "c1 and c3"),
    ("You may row here only if you swim. You may also row here if you are over 60.",
     "May I row here?", "c1 or c2"),
    # what holds whatever else is said
    ("Rafts over 9 metres may not use the lock. Boats with a pilot may use it at any time.",
     "May my boat use the lock?", "not (c1 and not c2)"),
    ("Dogs may not enter the dunes in spring. Guide dogs and dogs on a lead may enter them at any "
     "time.", "May my dog enter the dunes?", "not (c1 and not (c2 or c3))"),
    ("You need not weigh parcels under 2 kg. Parcels with glass must always be weighed.",
     "Must I weigh my parcel?", "not (c1 and not c2)"),
    ("You need not declare gifts worth less than €45. Tea and wine must always be declared.",
     "Do I need to declare my gift?", "not (c1 and not (c2 or c3))"),
    ("You may not row if it rains. Guards may ask for your card at any time.",
     "May I row?", "not c1"),
    ("Juniors may not use the gym. Members may use it.", "May I use the gym?", "c2 and not c1"),
    # a word of denial that only names under what something is granted
    ("Under the exemption you can bring in seeds if:\n\n* they are dry\n* you carry them",
     "Can I bring in seeds?", "c1 and c2"),
    ("Under the exemption you may not park here if:\n\n* it is May\n* it is dark",
     "May I park here?", "not (c1 or c2)"),
    # whoever reads asks of others whether they are of their people
    ("Your relatives, your landlord and people living at your address cannot sign the form.",
     "Can this person sign the form?", "not (c1 or c2 or c3)"),
    ("## Signing the form\nYour relatives cannot sign it.", "Can this person sign the form?",
     "not c1"),
    # what is to be done without
    ("Dogs may enter without a bath if they have a card. A dog from a farm is given a bath.",
     "Can my dog enter without a bath?", "c1 and not c2"),
    ("You may swim without a cap if you are bald. Caps are sold at the desk.",
     "May I swim without a cap?", "c1"),
    # people told apart behind the whole of a statement
    ("A rower is not eligible for a prize who has missed a race.",
     "Am I eligible for a prize?", "not c2"),
    ("Any member loses the vote who is in arrears.", "Do I lose the vote?", "c2"),
    ("No member may sit the paper who has missed the briefing.", "May I sit the paper?",
     "not c1"),
    ("A key is kept for a nurse who works nights.", "Is a key kept for me?", "c1"),
    # people of a trade
    ("Nurses who own a van can get the grant.", "Can I get the grant?", "c1 and c2"),
    ("The grant is for beekeepers whose hives froze.", "Can I get the grant?", "c1 and c2"),
    ("Nurses who smoke are not eligible for the grant.", "Am I eligible for the grant?", "not c1"),
    ("You must be a beekeeper. Beekeepers who lost a hive may apply.", "May I apply?",
     "c2 and c1"),
    ("Guests who own a van can get the grant.", "Can I get the grant?", "c1"),
    ("Veterans who row can use the gym.", "Can I use the gym?", "c1 and c2"),
    ("Veterans who were discharged can use the gym.", "Can I use the gym?", "c1"),
    ("Nurses who trained abroad must sit a test.", "Must I sit a test?", "c1"),
)  # fmt: skip


@for_each("text, question, written", FORMS)
def test_forms(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@for_each("pair", OPPOSITES, ids=lambda pair: pair.name)
def test_deeds_that_undo_each_other(pair: Opposites) -> None:
    for (question, said), undone in ((pair.fires, True), (pair.silent, False)):
        asked = read_question(question)
        assert says_undone(said.lower().split(), asked) is undone, said


def test_no_deed_undoes_itself() -> None:
    assert all(pair.deeds.isdisjoint(pair.undoing) for pair in OPPOSITES)
