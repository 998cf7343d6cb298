"""Kinds set against each other, what is an offence, limits on leave, lists of what is regulated."""
# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

import cmr_logic

CASES = (
    # a bare "not" before a second kind
    ("The discount applies to members, not guests.", "Can I get the discount?", "c1 and not c2"),
    ("The grant is for farmers and growers, not traders.", "Can I get the grant?", "(c1 or c2) and not c3"),
    ("The fee is for visitors, not members.", "Do I pay the fee?", "c1 and not c2"),
    ("You can claim if you are an employee, not a contractor.", "Can I claim?", "c1 and not c2"),
    ("You can claim if your employer pays you in cash, not in tokens.", "Can I claim?", "c1 and not c2"),
    ("You can claim if the fee was paid, not later than May.", "Can I claim?", "c1"),
    # a deed that is an offence
    ("It is an offence to feed the ponies.", "Can I feed the ponies?", "false"),
    ("It is an offence to feed the ponies.", "Is it an offence to feed the ponies?", "true"),
    ("It is illegal to feed the ponies.", "Am I breaking the law?", "c1"),
    ("It is against the law to sell knives to children.", "Am I breaking the law?", "c1"),
    ("It is illegal to feed or ride the ponies.", "Can I ride a pony?", "not c1"),
    ("It is illegal to keep a pike longer than two metres without a licence.", "Can I keep a pike?", "not (c1 and not c2)"),
    ("It is an offence for a landlord to evict a tenant without notice.", "Am I committing an offence?", "c1 and not c2"),
    # those alone who may
    ("Only members can appeal if they write within six days.", "Can I appeal?", "c1 and c2"),
    ("Only members can appeal, and only if they have paid.", "Can I appeal?", "c1 and c2"),
    ("Members can appeal if they write within six days.", "Can I appeal?", "c2"),
    # what those must do who are granted leave
    ("Members can row. They must wear a vest.", "Can I row?", "c1 and c2"),
    ("Tenants may keep a dog. They need our consent.", "Can I keep a dog?", "c1 and c2"),
    ("Members can row. They must tell us when they move.", "Can I row?", "c1"),
    # limits on leave given before
    ("You may keep a dog if you own the flat. You can only do so if it is chipped.", "Can I keep a dog?", "c1 and c2"),
    ("You may keep a dog if you own the flat. This is only possible if it is chipped.", "Can I keep a dog?", "c1 and c2"),
    ("You may keep a dog if you own the flat. You may only do this with our consent.", "Can I keep a dog?", "c1 and c2"),
    ("You may keep a dog if you own the flat. You can also keep one if it is chipped.", "Can I keep a dog?", "c1 or c2"),
    # things that a rule reaches, each by itself, and things that are handed in, all of them
    ("The following vehicles must be tested:\n* vans\n* coaches with more than 17 seats", "Does my vehicle have to be tested?", "c2 or c3"),
    ("The following vehicles must have a tachograph fitted:\n* vans over 3.5 tonnes\n* coaches with more than 17 seats", "Does my vehicle need a tachograph?", "c2 or c3"),
    ("These vehicles need a permit:\n* vans\n* coaches", "Does my vehicle need a permit?", "c2 or c3"),
    ("The following documents must be sent:\n* a passport\n* a photo", "Can I apply?", "c1 and c2"),
    # what is no case
    ("You must declare goods if they are:\n* food\n* plants\n\nIf you are not sure, declare it.", "Do I have to declare it?", "c2 or c3"),
    ("You can have a refund if you are not sure of your size.", "Can I have a refund?", "not c1"),
    ("Tours leave from the pier, where tickets are sold, if the sea is calm.", "Do tours leave?", "c1"),
    ("We may refuse a permit, where the boat is unsafe.", "Can you refuse my permit?", "c1"),
    # later sentences about a list
    ("You can go if you:\n* have a card\n* have paid\nYou must have both.", "Can I go?", "c1 and c2"),
    ("You can't claim if any of these is true:\n* you are rich\n* you are under 16\nIf none of them is, you can claim.", "Can I claim?", "not (c1 or c2)"),
    ("(1) A person may vote if that person:\n(a) lives here; and\n(b) is 18.\n(2) Paragraph (1) does not apply to a person who is in prison.", "Can I vote?", "c1 and c2 and not c3"),
    ("You can join if you:\n1. live here\n2. are 18\nCondition 1 does not apply to guests.", "Can I join?", "(c1 or c3) and c2"),
    ("Your pay stops once you leave the country. However, it carries on if you are abroad for study.", "Will my pay stop?", "c1 and not c2"),
    # to be of age alone earns nothing
    ("You can sign up if you are:\n* aged 18 or over\n* a resident\n* registered with a doctor", "Can I sign up?", "c1 and c2 and c3"),
    ("You can get the discount if you are:\n* a student\n* over 60\n* in the army", "Can I get the discount?", "c1 or c2 or c3"),
    # a kind and what it lets one do
    ("A boat is small and may use the lock if it has one sail.", "May my boat use the lock?", "c2"),
    ("A firm counts as small, and can file late, if it meets two of these tests:\n* it sells abroad\n* it has 50 staff\n* it pays no tax", "Can my firm file late?", "at least 2 of (c2, c3, not c4)"),
    # times, and numbers of times
    ("You can change your booking once only, and not within 24 hours of the start.", "Can I change my booking?", "not c1"),
    ("You can borrow it again once, only if you return it.", "Can I borrow it again?", "c1"),
    ("The rebate is for homes in which no one smokes.", "Do we get the rebate?", "not c1"),
    # how many one may have
    ("You can get a permit if you live here. Each household can have two permits.", "Can I get a permit?", "c1"),
    ("You can borrow a book if you have a card. A reader may borrow up to six books.", "Can I borrow a book?", "c1"),
    # what is wrong with a thing
    ("You can get a new bin if yours is:\n* lost\n* stolen\n* damaged by our staff", "Can I get a new bin?", "c1 or c2 or c3"),
    ("You can get the rate if your boat is:\n* registered\n* less than 5 metres long", "Can I get the rate?", "c1 and c2"),
    ("You can get a new bin if it was lost or stolen. In all other cases you pay £30.", "Do I have to pay for a new bin?", "not (c1 or c2)"),
    # one time after another
    ("In winter, the path is open to everyone. In summer, it is open only to members.", "Is the path open to me?", "c1 or c3 and c2"),
    ("Dogs are allowed in winter. In summer, they are only allowed before 9am.", "Can I bring my dog?", "c1 or c2 and c3"),
    ("If your boat is long, you can only moor here if it is insured. You can moor here if you pay.", "Can I moor here?", "c3 and (not c1 or c2)"),
    ("You cannot take leave in the first month unless your manager agrees. After that you can take leave if you give two weeks' notice.", "Can I take leave?", "(c1 or c3) and not (c1 and not c2)"),
    # whether something is demanded, or costs anything
    ("You must register if you let a room. You do not have to register if it is let to relatives.", "Am I required to register?", "c2 and not c3"),
    ("You must register if you let a room. You do not have to register if it is let to relatives.", "Is registration compulsory for me?", "c2 and not c3"),
    ("Drivers over 70 must renew their licence. There is no fee.", "Does it cost anything to renew my licence?", "false"),
    ("Visitors may bring spirits. Anything above 2 litres is taxed unless it is a gift.", "Do I have to pay tax on my spirits?", "not c2"),
    # what asks nothing of anybody
    ("You can appeal if you live here. There's no fee for appealing.", "Can I appeal?", "c1"),
    ("You can appeal if you live here. There is no right of appeal for guests.", "Can I appeal?", "c1 and not c2"),
    ("Residents can borrow a bike if they are over 16. If you have already applied, you do not need to do anything.", "Can I borrow a bike?", "c2"),
    ("You can join if you row. It does not matter where you work.", "Can I join?", "c1"),
    ("You can join if you row. This includes weekends and bank holidays.", "Can I join?", "c1"),
    ("Residents can borrow a bike if they are over 16. You will need to enter your postcode.", "Can I borrow a bike?", "c2"),
    ("You won't get a refund if the seal is broken. The money is usually paid within five working days.", "Can I get a refund?", "not c1"),
    ("Anyone who works nights gets a free eye test. Each form must be signed.", "Can I get a free eye test?", "c1"),
    # done without something
    ("You must be over 12 to ride without a helmet.", "Can I ride without a helmet?", "c1"),
    ("Children must be 12 or older, or taller than 135cm, to travel without a child seat.", "Can my daughter travel without a child seat?", "c2 or c3"),
    ("You must wear a helmet unless you are over 12.", "Can I ride without a helmet?", "c2"),
    # words of a thing that is wanted
    ("You need listed hut consent if:\n* the hut is listed, and\n* you want to paint it", "Do I need listed hut consent?", "c2 and c3"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), CASES)
def test_limits_and_kinds(text: str, question: str, expression: str) -> None:
    written = cmr_logic.parse(text).written(question)
    assert written.replace("(c1 and c2) and", "c1 and c2 and") == expression


WORDINGS = (
    ("You need consent if you do any of the following:\n* demolish a wall\n* extend the house", "you demolish a wall"),
    ("You need consent if you are doing any of these:\n* demolishing a wall\n* extending it", "you are demolishing a wall"),
    ("You can join if you have never had a card.", "you have ever had a card"),
    ("Grants are for firms that have traded for two years.", "you are firms that have traded for two years"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "statement"), WORDINGS)
def test_clauses_are_worded(text: str, statement: str) -> None:
    assert statement in [clause.statement for clause in cmr_logic.parse(text).clauses]
