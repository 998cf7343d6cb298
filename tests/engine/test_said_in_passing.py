"""What a sentence says in few words: a denied deed, another amount, a shared owner, one thing more."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

DEEDS = {
    "a denied deed, passive": ("Outlet shoes can be exchanged but not refunded.", "Can I have my shoes refunded?", "not [it is outlet shoes]"),
    "the one granted": ("Outlet shoes can be exchanged but not refunded.", "Can I exchange my shoes?", "[it is outlet shoes]"),
    "one object of both": ("Library members can borrow but not reserve films.", "Can I reserve films?", "not [you are library members]"),
    "an object of its own": ("Lodgers may use the kitchen, but not lend it to guests.", "May I lend the kitchen to guests?", "not [you are lodgers]"),
    "things, not deeds": ("You can bring food but not drink.", "Can I bring drink?", "false"),
    "places, not deeds": ("Tents may be pitched by the lake but not in the wood.", "Can I pitch my tent in the wood?", "not [it is in the wood]"),
}  # fmt: skip
AMOUNTS = {
    "in a bracket, if": ("A spare card costs €10 (€4 if yours was stolen).", "Will I pay €4 for a spare card?", "[yours was stolen]"),
    "the amount otherwise": ("A spare card costs €10 (€4 if yours was stolen).", "Will I pay €10 for a spare card?", "not [yours was stolen]"),
    "behind a comma": ("The deposit is $40, or $20 if you pay by card.", "Is my deposit $20?", "[you pay by card]"),
    "for whom": ("You must pay £15 a night (£9 for members).", "Do I have to pay £9 a night?", "[you are members]"),
    "for several": ("Entry costs £12, or £5 for students and pensioners.", "Do I pay £12?", "not ([you are students] or [you are pensioners])"),
    "of a thing": ("Parking is £3 (£1 for coffee).", "Is parking £1?", "[parking is £3 (£1 for coffee)]"),
}  # fmt: skip
SHARED = {
    "an owner": ("The son or daughter of a miner can get free coal.", "Can I get free coal?", "[you are the son of a miner] or [you are the daughter of a miner]"),
    "an owner, of several": ("The widow, widower, or civil partner of a member can get the lump sum.", "Can I get the lump sum?", "[you are the widow of a member] or [you are the widower of a member] or [you are the civil partner of a member]"),
    "two articles": ("The driver or a passenger can report the fault.", "Can I report the fault?", "[you are the driver] or [you are a passenger]"),
    "a place": ("Bakers, brewers and millers based in the county are exempt from the grain tax.", "Am I exempt from the grain tax?", "([you are bakers] or [you are brewers] or [you are millers]) and [you are based in the county]"),
    "a place behind “open to”": ("The scheme is open to farmers and foresters located in the uplands.", "Can I join the scheme?", "([you are farmers] or [you are foresters]) and [you are located in the uplands]"),
    "a place of people of no kind": ("Widows and people living in the borough can swim for free.", "Can I swim for free?", "[you are widows] or [you are living in the borough]"),
    "a place behind kinds that are told apart": ("Students with a grant and pensioners living in Hull can use the tram.", "Can I use the tram?", "[you are students with a grant] or [you are pensioners living in Hull]"),
}  # fmt: skip
BEHIND = {
    "a demand": ("You can get the grant if:\n\n* you own the boat. It must be registered here\n* you fish for a living", "Can I get the grant?", "([you own the boat] and [it must be registered here]) and [you fish for a living]"),
    "a demand in a case": ("You can rent a plot if:\n\n* you are over 18. If you are under 21, you need a guarantor.\n* you live in the parish", "Can I rent a plot?", "([you are over 18] and ([you must have a guarantor] or not [you are under 21])) and [you live in the parish]"),
    "what is forbidden": ("You can take the boat out if you:\n\n* have a ticket. It must not be more than two years old.\n* wear a vest", "Can I take the boat out?", "([you have a ticket] and not [it must be more than two years old]) and [you wear a vest]"),
    "when it is not asked": ("To get a stall, you must:\n\n- have insurance. You do not need this if you only sell cakes.\n- pay the fee", "Can I get a stall?", "([you have insurance] or [you only sell cakes]) and [you must pay the fee]"),
    "what others do": ("You can get help if:\n\n* you rent your home. We must see your contract.\n* your income is below £900", "Can I get help?", "[you rent your home] and [your income is below £900]"),
    "what it includes": ("You can claim if you:\n\n- cared for a relative. This includes a step-parent.\n- stopped work", "Can I claim?", "[you cared for a relative] and [you stopped work]"),
}  # fmt: skip
FRONTS = {
    "a deed": ("When you apply you'll need:\n\n* your passport\n* a photo", "Can I apply?", "[you'll need your passport] and [you'll need a photo]"),
    "a deed before a denial": ("If you smoke you can't stay in the hostel.", "Can I stay in the hostel?", "not [you smoke]"),
    "what someone thinks": ("If you think you need a permit, ring us.", "Do I need a permit?", "[you think you need a permit]"),
}  # fmt: skip
LEAVE = {
    "who only may": ("Employers with 50 or more staff must offer a pension. Smaller employers may offer it.", "Do I have to offer a pension?", "[you are employers with 50 or more staff]"),
    "who only can": ("Nurses must wear gloves. Porters can wear them.", "Do I have to wear gloves?", "[you are nurses]"),
}  # fmt: skip
CHARGES = {
    "kinds that pay a levy": ("The levy applies to banks, insurers and brokers. Charities do not pay.", "Do I have to pay the levy?", "([it is banks] or [it is insurers] or [it is brokers]) and not [you are charities]"),
    "things that are spared": ("The surcharge applies to diesel cars. Taxis are exempt.", "Will I pay the surcharge?", "[it is diesel cars] and not [it is taxis]"),
    "people who are spared": ("A fee applies to late claims. Pensioners do not pay it.", "Do I have to pay a fee?", "[it is late claims] and not [you are pensioners]"),
}  # fmt: skip
NAMED_FIRST = {
    "leave": ("With our permission you may paint the walls.", "May I paint the walls?", "[you have our permission]"),
    "what someone lacks": ("Without a ticket you cannot board the ferry.", "Can I board the ferry?", "[you have a ticket]"),
    "what happened": ("After an accident we lend you a car if you have full cover.", "Will you lend me a car?", "[it is after an accident] and [you have full cover]"),
    "a thing that we did something with": ("Once the form we sent you is signed, you can move in.", "Can I move in?", "[it is after the form we sent you is signed]"),
}  # fmt: skip
AGAIN = {
    "anyone": ("Students can swim free. So can anyone over 65.", "Can I swim free?", "[you are students] or [you are over 65]"),
    "of whom more is said": ("Clergy are exempt from jury duty. So is anyone over 75 who asks to be excused.", "Am I exempt from jury duty?", "[you are clergy] or [you are over 75] and [you ask to be excused]"),
    "a relative again": ("People who work at night and whose children are under 5 can claim the voucher.", "Can I claim the voucher?", "[you work at night] and [your children are under 5]"),
    "a noun in a relative clause": ("You can get help if you are:\n\n* a child of someone who has an illness. The illness must be lasting.\n* a carer", "Can I get help?", "[you are a child of someone who has an illness] or [you are a carer]"),
}  # fmt: skip
COUNTED = {
    "passed before you": ("Each of the tests below has to be passed before you can dive alone:\n\n* You have swum 400 metres.\n* You have logged ten dives.", "Can I dive alone?", "[you have swum 400 metres] and [you have logged ten dives]"),
    "before we": ("Before we send the key, both of these have to be done:\n\n1. you have paid the deposit\n2. you have signed the lease", "Will you send the key?", "[you have paid the deposit] and [you have signed the lease]"),
}  # fmt: skip
LOOSE = {
    "sentences behind a condition": ("You can get a garden plot if you live in the town.\n\n- You are over 18.\n- You do not own a garden.", "Can I get a garden plot?", "[you live in the town] and ([you are over 18] and not [you do own a garden])"),
}  # fmt: skip
DOING = {
    "what is unlawful for some": ("Anyone aged 18 or over can open an account. It is unlawful for people living abroad to open one.", "Can I open an account?", "[you are aged 18 or over] and not [you are living abroad]"),
    "what some have to do": ("It is compulsory for divers under 18 to have a buddy.", "Do I have to have a buddy?", "[you are divers under 18]"),
    "what one is to do": ("You are to hand in your badge before you leave the site.", "Can I leave the site?", "[you are to hand in your badge before you leave the site]"),
    "what something is for": ("The grants are to help farmers. You can get one if you farm.", "Can I get a grant?", "[you are farmers] and [you farm]"),
    "a relative with whose": ("Anyone who lets a flat, and whose rent is below £900 a month, pays no tax.", "Will I pay tax?", "not ([you let a flat] and [your rent is below £900 a month])"),
    "a place or time ahead": ("In winter you can skate on the pond if the flag is green.", "Can I skate on the pond?", "[it is in winter] and [the flag is green]"),
}  # fmt: skip
CASES = (
    LOOSE
    | DOING
    | LEAVE
    | CHARGES
    | NAMED_FIRST
    | AGAIN
    | COUNTED
    | DEEDS
    | AMOUNTS
    | SHARED
    | BEHIND
    | FRONTS
)


@pytest.mark.parametrize(("text", "question", "expression"), CASES.values(), ids=CASES.keys())
def test_what_is_said_in_passing(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
