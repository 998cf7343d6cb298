"""Forms of words of public services: settings, lists in lists, those left over, short demands."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

SETTINGS = [
    ("You can get a refund if, on the day of the match, you were over 60.", "Can I get a refund?", "[you were over 60 on the day of the match]"),
    ("If, on the day of the match, you are ill or in hospital, you can get a refund.", "Can I get a refund?", "[you are ill on the day of the match] or [you are in hospital]"),
    ("You can get a refund if, when you apply, you:\n\n- live here\n- pay rent", "Can I get a refund?", "[you live here] and [you pay rent]"),
    ("You can get a refund unless, before the match, your seat was changed.", "Can I get a refund?", "not [your seat was changed before the match]"),
    ("You can get a refund if, however, you are late.", "Can I get a refund?", "[you are late]"),
    ("You can join if you work or study in Leeds or York.", "Can I join?", "[you work in Leeds or York] or [you study in Leeds or York]"),
    ("You can join if you grow wheat, barley or oats on land in Kent or Surrey.", "Can I join?", "[you grow wheat] or [you grow barley] or [you grow oats on land in Kent or Surrey]"),
    ("You can join if you are a nurse, a teacher or a student at a college or university.", "Can I join?", "[you are a nurse] or [you are a teacher] or ([you are a student at a college] or [you are a student at a university])"),
    ("You can join if you are on leave or ill or away from home or in hospital.", "Can I join?", "[you are on leave] or [you are ill] or [you are away from home] or [you are in hospital]"),
    ("You can join if you have a letter or a card from a doctor or are a nurse.", "Can I join?", "([you have a letter] or [you have a card from a doctor]) or [you are a nurse]"),
    ("You can join if you own a barge or rent one and your income is low.", "Can I join?", "([you own a barge] or [you rent a barge]) and [your income is low]"),
    ("You can join if you own a barge or you rent one and the owner agrees.", "Can I join?", "[you own a barge] or [you rent a barge] and [the owner agrees]"),
    ("People who have already had a grant cannot join.", "Can I join?", "not [you have already had a grant]"),
    ("You can join if you were born here and lived in Kent for a year.", "Can I join?", "[you were born here] and [you lived in Kent for a year]"),
    ("You can use the gym before 9am or after 8pm if you are a student.", "Can I use the gym?", "[you are a student] and ([it is before 9am] or [it is after 8pm])"),
    ("You can use the gym after 6pm on weekdays if you buy a ticket.", "Can I use the gym?", "[you buy a ticket] and [it is after 6pm on weekdays]"),
    ("Electric cars can park here. Other cars can only park after 6pm.", "Can I park here?", "[it is electric cars] or [it is after 6pm]"),
    ("You do not need a mooring licence if your boat is under 3 metres long. If you sell food, you will always need a licence.", "Do I need a mooring licence?", "not ([your boat is under 3 metres long] and not [you sell food])"),
    ("Your child can get a place if you get a pension. Your child must attend a state school.", "Can my child get a place?", "[you get a pension] and [your child must attend a state school]"),
]  # fmt: skip

SHARED = [
    ("You can use the site if you book. Guests under 16 need a guardian.", "Can I use the site?", "[you book] and (not [you are guests under 16] or [you must have a guardian])"),
    ("To get a permit, you must live in the zone. You'll need to upload your licence. You can't get one if you live in a car-free block.", "Can I get a permit?", "[you must live in the zone] and not [you live in a car-free block]"),
    ("You can get a permit if you live in the zone. You'll need to show your licence and either a tax bill or a rent book.", "Can I get a permit?", "[you live in the zone] and ([you'll need to show your licence] and ([you'll need to show a tax bill] or [you'll need to show a rent book]))"),
    ("You can join if you are a tenant here or have lived or worked here.", "Can I join?", "[you are a tenant here] or ([you have lived here] or [you have worked here])"),
    ("You can join if you are over 16 and have lived or worked here.", "Can I join?", "[you are over 16] and ([you have lived here] or [you have worked here])"),
    ("You can join if you have lived, worked or studied here for a year.", "Can I join?", "[you have lived here for a year] or [you have worked here for a year] or [you have studied here for a year]"),
    ("You can join if you travel by bus or train and speak Welsh.", "Can I join?", "([you travel by bus] or [you travel by train]) and [you speak Welsh]"),
    ("Tents can be borrowed by any scout with a badge and no fines.", "Can I borrow a tent?", "[you are any scout with a badge] and not [you have any fines]"),
]  # fmt: skip

STANDINGS = [
    ("Children under 16 and pregnant women can get free milk.", "Can I get free milk?", "[you are children under 16] or [you are pregnant women]"),
    ("Members over 60 and disabled people can row.", "Can I row?", "[you are members over 60] or [you are disabled people]"),
    ("You need a licence if you film shows on the river, or download or watch films at the pier.", "Do I need a licence?", "[you film shows on the river] or ([you download films at the pier] or [you watch films at the pier])"),
    ("Membership is open to anyone aged 18 or over who supports our aims. Employees of the trust cannot become members.", "Can I become a member?", "([you are aged 18 or over] and [you support our aims]) and not [you are employees of the trust]"),
    ("You automatically qualify for a badge if you:\n\n- are registered as blind\n- receive the higher rate of support\n- have a war pension", "Am I eligible?", "[you are registered as blind] or [you receive the higher rate of support] or [you have a war pension]"),
    ("You are automatically enrolled if you:\n\n- are over 22\n- earn £10,000 a year", "Am I enrolled?", "[you are over 22] or [you earn £10,000 a year]"),
    ("You get a discount if you live alone or if everyone else in your home is under 18.", "Do I get a discount?", "[you live alone] or [everyone else in your home is under 18]"),
]  # fmt: skip

PAPERS = [
    ("To open an account you need a passport or driving licence and a gas or electricity bill.", "Can I open an account?", "([you must have a passport] or [you must have a driving licence]) and ([you must have a gas bill] or [you must have an electricity bill])"),
    ("You can open an account if you have a birth, marriage or adoption certificate.", "Can I open an account?", "[you have a birth certificate] or [you have a marriage certificate] or [you have an adoption certificate]"),
    ("You can open an account if you have a passport or bank card.", "Can I open an account?", "[you have a passport] or [you have a bank card]"),
    ("You can get a test if you're 40 or over and a close relative has glaucoma.", "Can I get a test?", "[you're 40 or over] and [a close relative has glaucoma]"),
    ("You can get a test if you are a nurse or a student who has paid.", "Can I get a test?", "[you are a nurse] or [you are a student who has paid]"),
    ("You must send a return if you were self-employed and earned more than £1,000.", "Do I have to send a return?", "[you were self-employed] and [you earned more than £1,000]"),
]  # fmt: skip

ASKED_OF_SOME = [
    ("To enrol, you must bring:\n\n- a photo\n- for children under 8, a letter from a parent", "Can I enrol?", "[you must bring a photo] and ([you must bring a letter from a parent] or not [you are children under 8])"),
    ("To camp, you must bring:\n\n- a tent\n- for two weeks, a stove", "Can I camp?", "[you must bring a tent] and [you must bring for two weeks, a stove]"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "question", "expected"), [*ASKED_OF_SOME, *PAPERS, *STANDINGS, *SHARED, *SETTINGS]
)
def test_forms_of_public_services(
    text: str, question: str, expected: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, question) == expected
