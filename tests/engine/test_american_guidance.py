"""Turns of American guidance, as people meet it: loans, benefits, taxes, licenses, leave."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

SAID_AGAIN = [
    ("A cook who works nights may claim unless the cook is exempt.", "Can I claim?", "[you work nights] and not [you are exempt]"),
    ("A cook who works nights must be paid more if the cook is over 18.", "Should I be paid more?", "[you work nights] and [you are over 18]"),
    ("A pilot whose license is suspended may apply if the pilot pays a fee.", "Can I apply?", "[your license is suspended] and [you pay a fee]"),
    ("A cook who was hurt at work is covered unless the cook was drunk.", "Am I covered?", "[you were hurt at work] and not [you were drunk]"),
    ("A cook who is hurt at work must be paid unless the owner is a church.", "Should I be paid?", "[you are hurt at work] and not [the owner is a church]"),
    ("A cook who helps another cook may claim if the cook is ill.", "Can I claim?", "[you help another cook] and [the cook is ill]"),
]  # fmt: skip

LETTERS = [
    ("You must report unless you are an A or G visa holder.", "Must I report?", "not ([you are an A visa holder] or [you are a G visa holder])"),
    ("You must report if you hold an A or G visa.", "Must I report?", "[you hold an A visa] or [you hold a G visa]"),
    ("You can drive it if you have a Class A license or a Class B license.", "Can I drive it?", "[you have a Class A license] or [you have a Class B license]"),
    ("You can row if you have a Part A card.", "Can I row?", "[you have a Part A card]"),
    ("You can work if you have an E, H or L visa.", "Can I work?", "[you have an E visa] or [you have an H visa] or [you have an L visa]"),
    ("You need a card if you have a dog or a cat.", "Do I need a card?", "[you have a dog] or [you have a cat]"),
]  # fmt: skip

KINDS_ALONE = [
    ("Guests can only get green tickets.", "Can I get a blue ticket?", "[you are guests] and [it is green tickets]"),
    ("Guests can only get tickets.", "Can I get a ticket?", "[you are guests]"),
    ("Guests can only get the green ticket if they row.", "Can I get the green ticket?", "[you row]"),
]  # fmt: skip

AGES = [
    ("If your aunt died, you may get a pension at age 60, or at age 50 if you are ill.", "Can I get a pension?", "[your aunt died] and ([you are aged 60 or over] or [you are aged 50 or over] and [you are ill])"),
    ("If you rowed for us, you can retire at 60, or at 57 if you were hurt.", "Can I retire?", "[you rowed for us] and ([you are aged 60 or over] or [you are aged 57 or over] and [you were hurt])"),
    ("If you are a cook, a guide or a clerk, you can retire at age 55.", "Can I retire?", "([you are a cook] or [you are a guide] or [you are a clerk]) and [you are aged 55 or over]"),
    ("If you left school at age 16, you can row.", "Can I row?", "[you left school at age 16]"),
    ("If you row, you cannot retire at age 55.", "Can I retire?", "not [you row]"),
]  # fmt: skip

OBJECTS_BEHIND = [
    ("You can join if you are a farmer and grow wheat, corn, oats or barley.", "Can I join?", "[you are a farmer] and ([you grow wheat] or [you grow corn] or [you grow oats] or [you grow barley])"),
    ("You can join if you are a student and use it to pay tuition, fees, books or supplies.", "Can I join?", "[you are a student] and ([you use it to pay tuition] or [you use it to pay fees] or [you use it to pay books] or [you use it to pay supplies])"),
    ("You can join if you are over 18 and need help with rent, bills or food.", "Can I join?", "[you are over 18] and ([you need help with rent] or [you need help with bills] or [you need help with food])"),
    ("You can join if your income is low and you use the loan to buy land, seeds or stock.", "Can I join?", "[your income is low] and ([you use the loan to buy land] or [you use the loan to buy seeds] or [you use the loan to buy stock])"),
    ("You can join if you own a shop and sell toys, games or books.", "Can I join?", "[you own a shop] and ([you sell toys] or [you sell games] or [you sell books])"),
    ("You can join if you are over 18 and teach art, play music or dance.", "Can I join?", "[you are over 18] and ([you teach art] or [you play music] or [you dance])"),
    ("You can join if you are over 18 and live, work or study here.", "Can I join?", "[you are over 18] and ([you live here] or [you work here] or [you study here])"),
    ("You can join if you buy and sell toys, games or books.", "Can I join?", "[you buy and sell toys] or [you buy and sell games] or [you buy and sell books]"),
]  # fmt: skip

BODIES = [
    ("Grants are available to nonprofits, clinics and zoos.", "Can I get this grant?", "[you are nonprofits] or [you are clinics] or [you are zoos]"),
    ("The program makes loans to eligible airports and ports.", "Can I get this loan?", "[you are airports] or [you are ports]"),
    ("The program provides loans to utilities that serve islands.", "Can I get this loan?", "[you are utilities that serve islands]"),
    ("Loans are available to day centers in Kent.", "Can I get this loan?", "[you are day centers in Kent]"),
    ("The fund makes loans to states, which pass them on to clinics.", "Can I get this loan?", "[you are states]"),
    ("The discount applies to books and toys.", "Do I get the discount?", "[it is books] or [it is toys]"),
]  # fmt: skip

ONLY_WITH = [
    ("You may enter only with a permit, except in an emergency.", "Can I enter?", "[you have a permit] or [it is in an emergency]"),
    ("You may enter only with a permit, except when it rains.", "Can I enter?", "[you have a permit] or [it rains]"),
    ("You may only enter with a permit, unless it rains.", "Can I enter?", "[you have a permit] or [it rains]"),
    ("You may enter with a permit, unless it rains.", "Can I enter?", "not [it rains]"),
    ("You can moor here only with a permit, except on Sundays or after 6 pm.", "Can I moor here?", "[you have a permit] or ([it is on Sundays] or [it is after 6 pm])"),
    ("You may enter only with a permit, but not on Sundays.", "Can I enter?", "[you have a permit] and not [it is on Sundays]"),
]  # fmt: skip

LAWS = [
    ("The law does not require employers to give breaks.", "Do I have to give breaks?", "false"),
    ("The Act does not require an employer to give breaks to cooks.", "Do I have to give breaks to cooks?", "false"),
    ("Federal law does not require landlords to paint.", "Does my landlord have to paint?", "false"),
    ("State law requires drivers to carry a card.", "Do I have to carry a card?", "[you are drivers]"),
    ("The law requires employers to give breaks.", "Do I have to give breaks?", "[you are employers]"),
    ("The law requires a permit to dig.", "Do I need a permit?", "[you dig]"),
]  # fmt: skip

AMONG = [
    ("Crop growers, including wine growers, who lost a barn may be eligible.", "Am I eligible?", "[you are crop growers] and [you lost a barn]"),
    ("Loans are for farmers, such as beginners, who own land.", "Can I get a loan?", "[you are farmers] and [you own land]"),
    ("Help is available to anyone, including sailors, who lost a home.", "Can I get help?", "[you lost a home]"),
    ("Farmers, including ranchers, may apply.", "Can I apply?", "[you are farmers]"),
    ("You can't row if you have a pet, including a bird.", "Can I row?", "not [you have a pet]"),
]  # fmt: skip

NONE_BESIDE = [
    ("You can renew if you have a license and no fines or debts.", "Can I renew?", "[you have a license] and not ([you have any fines] or [you have debts])"),
    ("To renew, you must have a permit and no change of name or address.", "Can I renew?", "[you have a permit] and not ([you have any change of name] or [you have any change of address])"),
    ("You can renew if you have a license and no fines.", "Can I renew?", "[you have a license] and not [you have any fines]"),
    ("You can renew if you have no fines or debts.", "Can I renew?", "not ([you have any fines] or [you have debts])"),
]  # fmt: skip

DAYS_AND_HOURS = [
    ("Bonfires may be lit only on July 4 between 6 p.m. and midnight.", "Can I light a bonfire?", "[it is on July 4] and [it is between 6 p.m. and midnight]"),
    ("You may burn leaves only on Mondays between noon and 6 p.m.", "Can I burn leaves?", "[it is on Mondays] and [it is between noon and 6 p.m.]"),
    ("You may not burn leaves on Sundays between noon and 6 p.m.", "Can I burn leaves?", "not ([it is on Sundays] and [it is between noon and 6 p.m.])"),
    ("You may burn leaves in the yard between noon and 6 p.m.", "Can I burn leaves?", "[it is between noon and 6 p.m.]"),
]  # fmt: skip

ORDERS_ASKED = [
    ("Report a lost badge as soon as you can.", "Should I report my lost badge?", "true"),
    ("Report lost badges to the desk.", "Do I have to report my lost badge?", "true"),
    ("Keep your records for three years.", "Do I have to keep my records?", "true"),
    ("Report a lost badge. If you report it within two days, you pay nothing.", "Should I report my lost badge?", "true"),
    ("Return the key if you move.", "Do I have to return the key?", "[you move]"),
    ("Keep your badge. Guests must keep their badge if they row.", "Do I have to keep my badge?", "[you row]"),
    ("Do not mail cash.", "Can I mail cash?", "false"),
]  # fmt: skip

READ_ON = [
    ("Cooks who quit without good cause or were fired are not eligible for aid.", "Am I eligible for aid?", "not ([you quit without good cause] or [you were fired])"),
    ("Grants go to small businesses that want to install panels.", "Can I get a grant?", "[you are small businesses] and [you want to install panels]"),
    ("People who get a pension automatically qualify for a pass.", "Do I qualify for a pass?", "[you get a pension]"),
    ("Bakers who served at sea typically get priority.", "Do I get priority?", "[you are bakers] and [you served at sea]"),
    ("Bakers who served honorably qualify for a plaque.", "Do I qualify for a plaque?", "[you are bakers] and [you served honorably]"),
]  # fmt: skip

DONE_AND_DODGED = [
    ("You can have your record sealed once you have paid the fine.", "Can I have my record sealed?", "[you have paid the fine]"),
    ("You can have your record sealed after you finish the course.", "Can I have my record sealed?", "[you finish the course]"),
    ("You can have a shower once you have rowed.", "Can I have a shower?", "[you have rowed]"),
    ("You must pay rent unless the roof leaks.", "Can I stop paying rent?", "[the roof leaks]"),
    ("You may stop paying rent if the roof leaks.", "Can I stop paying rent?", "[the roof leaks]"),
    ("You can row if you swim.", "Can I stop rowing?", "[you swim]"),
    ("You can be excused if you are ill or served on a jury last year.", "Can I be excused?", "[you are ill] or [you served on a jury last year]"),
    ("You can be excused if you were hurt or served with a summons.", "Can I be excused?", "[you were hurt] or [you were served with a summons]"),
]  # fmt: skip

SHARED_NOUNS = [
    ("You are eligible if you get free or low-cost lunches.", "Am I eligible?", "[you get free lunches] or [you get low-cost lunches]"),
    ("You are eligible if you sell fresh or frozen fish.", "Am I eligible?", "[you sell fresh fish] or [you sell frozen fish]"),
    ("You are eligible if you ride for free or pay less.", "Am I eligible?", "[you ride for free] or [you pay less]"),
]  # fmt: skip

LENGTHS_AND_LEAVE = [
    ("You may apply after five years, or after three years if you are married.", "Can I apply?", "[five years have passed] or [three years have passed] and [you are married]"),
    ("You may apply after five years.", "Can I apply?", "[five years have passed]"),
    ("Workers over 21 must be allowed to vote.", "Can I vote?", "[you are workers over 21]"),
    ("Veterans must be allowed to board first if they row.", "Can I board first?", "[you row]"),
    ("Dogs must be allowed to run.", "Do I have to let my dog run?", "true"),
    ("Applicants must have rowed for a year, although not necessarily at sea.", "Can I apply?", "[you have rowed for a year]"),
    ("You can join if you have a job, but not if you row.", "Can I join?", "[you have a job] and not [you row]"),
]  # fmt: skip

SECOND_LISTS = [
    ("To qualify, your son must be 3 and your family must be poor, be homeless, or receive aid.", "Do I qualify?", "[your son must be 3] and ([your family must be poor] or [your family must be homeless] or [your family must receive aid])"),
    ("To qualify, you must row and you must be poor, homeless, or on aid.", "Do I qualify?", "[you must row] and ([you must be poor] or ([you must be homeless] or [you must be on aid]))"),
    ("You can qualify if your son is 3 and your family is poor, homeless, or on aid.", "Can I qualify?", "[your son is 3] and ([your family is poor] or ([your family is homeless] or [your family is on aid]))"),
    ("To qualify, you must row and be poor, be homeless, or receive aid.", "Do I qualify?", "[you must row] and ([you must be poor] or [you must be homeless] or [you must receive aid])"),
]  # fmt: skip

FAMILY = [
    ("To qualify, your family must have a car.", "Do I qualify?", "[your family has a car]"),
    ("To qualify, your family must have a car or a van.", "Do I qualify?", "[your family has a car] or [your family has a van]"),
]  # fmt: skip


FORMS = {text: (text, question, expected) for text, question, expected in (*SAID_AGAIN, *LETTERS, *KINDS_ALONE, *AGES, *OBJECTS_BEHIND, *BODIES, *ONLY_WITH, *LAWS, *AMONG, *NONE_BESIDE, *DAYS_AND_HOURS, *ORDERS_ASKED, *READ_ON, *DONE_AND_DODGED, *SHARED_NOUNS, *LENGTHS_AND_LEAVE, *SECOND_LISTS, *FAMILY)}  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_form(form: str, said: Callable[[str, str], str]) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected
