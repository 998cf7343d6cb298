"""Questions for a denial, aims of demands, and what ends: how these meet grants and bars."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse

GRANT_AND_BAR = "You can get a berth if you sail. You are not entitled to a berth if you owe dues."
ASKED = [
    # the No of what the grant and its bar say together
    (GRANT_AND_BAR, "Will I be refused a berth?", "not (c1 and not c2)"),
    (
        "The toll is payable if you drive. There is no charge if you live here.",
        "Am I exempt from the toll?",
        "not (c1 and not c2)",
    ),
    (
        "You may moor here if you sail. You may not moor here if it is dark.",
        "Am I banned from mooring here?",
        "not (c1 and not c2)",
    ),
    ("To moor here, you must be a member.", "Will I be refused if I moor here?", "not c2"),
    # an exemption that is given denies the toll, and grants what is asked for
    ("A toll exemption is granted to drivers of buses.", "Do I get the toll exemption?", "c1"),
    ("The exemption is for drivers of buses.", "Am I exempt?", "c1"),
    (
        "You qualify for the small boat exemption if you row.",
        "Do I qualify for the small boat exemption?",
        "c1",
    ),
    (
        "You are eligible for a full river toll exemption if you row.",
        "Am I eligible for a full river toll exemption?",
        "c1",
    ),
    (
        "You are eligible for the small boat grant if you have no exemption.",
        "Am I eligible for the small boat grant?",
        "not c1",
    ),
    ("A toll exemption is granted to drivers of buses.", "Do I have to pay the toll?", "not c1"),
    # what says no more than the denial answers it as it stands
    ("We refuse a berth if you owe dues.", "Will I be refused a berth?", "c1"),
    (
        "You are exempt from the toll if you row and you live here. You are not exempt if you sail.",
        "Am I exempt from the toll?",
        "(c1 and c2) and not c3",
    ),
    (
        "Mooring here is illegal unless the warden agrees. Wrecks must be reported.",
        "Is it illegal to moor here?",
        "not c1",
    ),
    (
        "You can have a berth if you sail. You will lose it if you owe dues.",
        "Will I lose my berth?",
        "c2",
    ),
    # a wrong in other words than the text's
    ("It is an offence to moor here if it is dark.", "Could I be fined?", "c1"),
    ("It is an offence to moor here if it is dark.", "Am I breaking the law?", "c1"),
    ("Mooring here is illegal if it is dark.", "Can I get in trouble for mooring here?", "c1"),
    (
        "You do not need a pass to moor here if you row or sail.",
        "Is it illegal to moor here without a pass?",
        "not (c1 or c2)",
    ),
    (
        "You do not need a pass to moor here if you row or sail.",
        "Would I be fined for mooring without a pass?",
        "not (c1 or c2)",
    ),
    ("You must keep your dog on a lead if it is dark.", "Can my dog be off the lead?", "not c2"),
    ("Dogs may run off the lead only on the beach.", "Can my dog run off the lead?", "c1"),
    ("You must wear a vest if it is dark.", "Is a vest compulsory?", "c2"),
    (
        "Crews who sail here may take shore leave. Shore leave is refused in May.",
        "Am I entitled to shore leave?",
        "c1 and not c2",
    ),
    ("A berth becomes invalid if you move away.", "Is my berth still valid?", "not c1"),
    ("It costs nothing to moor if you sail; otherwise a berth is £9.", "Is it free to moor?", "c1"),
    # deeds that a ban lists
    (
        "It is an offence to sell bait to guests or to light fires.",
        "Am I committing an offence?",
        "c1 or c2",
    ),
    ("It is an offence to sell bait to guests or to light fires.", "Can I light a fire?", "false"),
    ("You must not feed the swans or fish in the dock.", "Can I fish in the dock?", "false"),
    ("You must not use the winch or smoke during a drill.", "Can I use the winch?", "false"),
    ("Do not run on the quay or dive from the steps.", "Can I run on the quay?", "false"),
    ("You must not bring food or drink into the hold.", "Can I bring a dog?", "not c1"),
    ("You cannot rent or buy the boat.", "Can I rent the boat?", "false"),
    ("You cannot rent or buy the boat.", "Can I paint the boat?", "not c1"),
    # words of bars
    ("Mooring here is against the law if it is dark.", "Can I moor here?", "not c1"),
    (
        "You can get a berth if you sail. Nobody who owes dues can get a berth.",
        "Can I get a berth?",
        "c1 and not c2",
    ),
    ("No one who owes dues may moor here.", "May I moor here?", "not c1"),
    ("No-one who owes dues may moor here.", "May I moor here?", "not c1"),
    ("A berth will stop if you move away.", "Can I get a berth?", "not c1"),
    ("The grant is withdrawn if you move away.", "Can I get the grant?", "not c1"),
    ("We will cancel your berth if you owe dues.", "Can I keep my berth?", "not c1"),
    ("Mooring here is a criminal offence if it is dark.", "Can I moor here?", "not c1"),
    ("You are breaking the law by mooring here if it is dark.", "Can I moor here?", "not c1"),
    ("We will stop you from mooring here if it is dark.", "Can I moor here?", "not c1"),
    ("You do not have a right to a berth if you owe dues.", "Can I get a berth?", "not c1"),
    (
        "A toll is due if you drive. There is an exemption if you live here.",
        "Do I have to pay a toll?",
        "c1 and not c2",
    ),
    (
        "A toll is due if you drive. You pay nothing if you live here.",
        "Do I have to pay a toll?",
        "c1 and not c2",
    ),
    (
        "A toll is due if you drive. Nothing needs to be shown if you live here.",
        "Do I have to pay a toll?",
        "c1",
    ),
    ("The discount ends when you move away.", "Can I get the discount?", "not c1"),
    # where a question says that it asks for a denial, and what only looks like one
    (
        "You get a berth if you sail.",
        "Will my claim for a berth with you now be refused?",
        "not c1",
    ),
    ("You must pay the toll if you drive.", "Can I avoid paying the toll?", "not c2"),
    ("You are exempt from the toll if you row.", "Can I avoid paying the toll?", "c1"),
    ("You can skip a week if you row.", "Can I skip a week?", "c1"),
    # what one should get is no demand
    ("You should get a berth if you sail.", "Can I get a berth?", "c1"),
    # conditions that are sentences, and what narrows or denies the one before
    (
        "You can get a berth if you sail. But not if you owe dues.",
        "Can I get a berth?",
        "c1 and not c2",
    ),
    ("You can get a berth. Unless you owe dues.", "Can I get a berth?", "not c2"),
    ("You can get a berth if you sail. Only if you own a boat.", "Can I get a berth?", "c1 and c2"),
    (
        "You can get a berth if you sail. However, this only applies if you own a boat.",
        "Can I get a berth?",
        "c1 and c2",
    ),
    (
        "To moor here, you must sail. You can't do this if it is dark.",
        "Can I moor here?",
        "c2 and not c3",
    ),
    ("You will stop getting a berth if you move away.", "Can I get a berth?", "not c1"),
    ("Unfortunately, you can't get a berth if you owe dues.", "Can I get a berth?", "not c1"),
    # what stands between them and says nothing of it
    (
        "You can get a berth if you sail. You can apply online or by post. Applications close on 31 March. You're not eligible if you owe dues.",
        "Can I get a berth?",
        "c1 and not c4",
    ),
    (
        "You can get a berth if you sail. Ring the warden for help. However, crews who owe dues cannot get one.",
        "Can I get a berth?",
        "c1 and not c3",
    ),
    (
        "You can get a berth if you sail. Anybody can ask for a map. Guests pay if they row.",
        "Can I get a berth?",
        "c1",
    ),
    # words around what one asks for
    (
        "A berth is given to people who sail. You will no longer get a berth once you owe dues.",
        "Can I claim a berth?",
        "c1 and not c2",
    ),
    (
        "The toll is due where you drive. You needn't pay the toll if you live here.",
        "Should I pay the toll?",
        "c1 and not c2",
    ),
    (
        "Applicants for a berth must own a boat. You are not eligible if you owe dues.",
        "Could I get a berth?",
        "c1 and not c2",
    ),
    ("Applicants for extra shore leave must be ill.", "Can I get extra shore leave?", "c1"),
    # aims
    ("You must hold a permit if you want to fish here.", "Can I fish here?", "c1"),
    ("You must hold a permit if you want to fish here.", "Do I need a permit?", "c2"),
    ("If you would like to fish here, you need to hold a permit.", "Can I fish here?", "c2"),
    (
        "You must be insured before you fish here. You cannot fish here if you owe dues.",
        "Can I fish here?",
        "c1 and not c2",
    ),
    (
        "A boat must be insured, and its crew must be paid, before it may race on the lake.",
        "Can I race on the lake?",
        "c1 and c3",
    ),
    (
        "You can get a berth if you sail. To get it, you must not smoke.",
        "Can I get a berth?",
        "c1 and not c3",
    ),
    (
        "## Who can get a berth\n\nYou must sail past the pier. You cannot get a berth if you owe dues.",
        "Can I get a berth?",
        "c1 and not c2",
    ),
    (
        "Eligibility\n\nYou must sail past the pier. The landlord must mend the pier.",
        "Am I eligible?",
        "c1",
    ),
]


@pytest.mark.parametrize(("text", "question", "expected"), ASKED)
def test_written(text: str, question: str, expected: str) -> None:
    assert parse(text).written(question) == expected
