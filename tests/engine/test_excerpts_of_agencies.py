"""Turns of excerpts of agencies' pages: bounds in brackets, whom alone, other things and deeds."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse
from tests.tables import for_each

BOUNDS = [
    ("You can get help if your son is 12 or under (17 or under if he is blind).", "Can I get help?", "[your son is 12 or under] or [your son is 17 or under] and [he is blind]"),
    ("You must have rowed for 2 years (1 year if you are under 25).", "Can I join?", "[you have rowed for 2 years] or [you have rowed for 1 year] and [you are under 25]"),
    ("You can join if you earn less than £300 a week (£450 if you rent).", "Can I join?", "[you earn less than £300 a week] or [you earn less than £450] and [you rent]"),
    ("You can join if you earn less than £300 a week, or less than £450 a week if you rent.", "Can I join?", "[you earn less than £300 a week] or [you earn less than £450 a week] and [you rent]"),
    ("You can join if you are ill, or at any age if you row.", "Can I join?", "[you are ill] or [you row]"),
    ("If you are a widow, you can get a pass as early as age 60.", "Can I get a pass?", "[you are a widow] and [you are at least 60]"),
]  # fmt: skip

JOINED = [
    ("You can get it if you look after someone who is over 70 or blind.", "Can I get it?", "[you look after someone who is over 70] or [you look after someone who is blind]"),
    ("You can get it if you know a cook who is ill or a guide.", "Can I get it?", "[you know a cook who is ill] or [you know a guide]"),
    ("Families with a sick or disabled child do not have to pay the toll.", "Do I have to pay the toll?", "not ([you have a sick child] or [you have a disabled child])"),
    ("Families with 3 or more children do not have to pay the toll.", "Do I have to pay the toll?", "not [you are families with 3 or more children]"),
    ("You need a permit to keep or sell parrots.", "Do I need a permit?", "[you keep parrots] or [you sell parrots]"),
    ("You will lose it if you sell or let the hut within a year, or if you fail to tell us.", "Will I lose it?", "[you sell the hut within a year] or [you let the hut within a year] or [you fail to tell us]"),
    ("You can claim if you have one sister and that sister is ill or in prison.", "Can I claim?", "[you have one sister] and ([the sister is ill] or [the sister is in prison])"),
    ("You can travel if an order says the child must live with you.", "Can I travel?", "[an order says that the child must live with you]"),
]  # fmt: skip

WHOM = [
    ("The fund gives loans to sailors. Loans are limited to sailors who own a raft.", "Can I get a loan?", "[you are sailors] and [you own a raft]"),
    ("The fund gives loans to sailors. Loans are only available to sailors who own a raft.", "Can I get a loan?", "[you are sailors] and [you own a raft]"),
    ("The fund gives loans to sailors. Loans are available to cooks who own a raft.", "Can I get a loan?", "[you are sailors] or [you own a raft]"),
    ("You need a pass if you are over 18. Children don't need a pass if they are with an aunt.", "Do I need a pass?", "[you are over 18] and not ([you are children] and [you are with an aunt])"),
    ("You can ask for a berth if you row. You can also ask if you are moving.", "Can I ask for a berth?", "[you row] or [you are moving]"),
    ("You cannot get a loan if you owe tax. An exception may be granted where the debt is small.", "Can I get a loan?", "not ([you owe tax] and not [the debt is small])"),
    ("Night cooks get more leave. You are entitled to leave unless you are a guest.", "Am I entitled to leave?", "not [you are a guest]"),
    ("Night cooks get more leave. You are entitled to leave unless you are a guest.", "Do I get more leave?", "[you are night cooks] or not [you are a guest]"),
]  # fmt: skip

SAID_PLAINLY = [
    ("Sailors who were discharged under other than honorable terms and who row may apply.", "Can I apply?", "[you were discharged under terms that were not honorable] and [you row]"),
    ("A carrier must hold a licence in order to carry goods for sale.", "Do I need a licence?", "[you are a carrier] and [you carry goods for sale]"),
    ("You get a discount if you row and either you live alone or no one else in your home works.", "Do I get a discount?", "[you row] and ([you live alone] or not [anybody else in your home works])"),
    ("You can vote by post only in certain situations. These include:\n* having a broken leg\n* living abroad\n* not being able to walk", "Can I vote by post?", "[having a broken leg] or [living abroad] or [be unable to walk]"),
    ("We count money as income. Gifts from family do not count as income.", "Does this count as income?", "not [it is gifts from family]"),
    ("Evening courses are not eligible.", "Is my course eligible?", "not [it is evening courses]"),
    ("Keeping hens is not allowed.", "Can I keep hens?", "false"),
]  # fmt: skip

ASKED = [
    ("Sailors may get a loan if their hut was lost. The money does not have to be repaid.", "Do I have to repay the loan?", "false"),
    ("Sailors may get a loan if their hut was lost. The money does not usually have to be repaid.", "Do I have to repay the loan?", "[the money does usually have to be repaid]"),
    ("Sailors may get advice if their hut was lost. There is no charge.", "Is there a charge for advice?", "false"),
    ("Sailors may get advice if their hut was lost. There is a charge.", "Is there a charge for advice?", "[your hut was lost]"),
    ("You may draw it early if you are ill. You do not have to stop work to draw it.", "Do I have to stop work?", "false"),
    ("You can't work on a guest pass. You can study if it is a short course.", "Can I study on a guest pass?", "[it is a short course]"),
    ("You can't work on a guest pass. You can study if it is a short course.", "Can I work on a guest pass?", "false"),
    ("You need a note to row. You'll also need a lamp if it is dark.", "Do I need a note?", "[you row]"),
    ("You need a note to row. You'll also need a lamp if it is dark.", "Do I need a lamp?", "[it is dark]"),
    ("The plan covers trips to the clinic if you are ill. It may also cover rest cures if a nurse says so.", "Are rest cures covered?", "[a nurse says so]"),
    ("The scheme does not cover:\n* loss caused by pests\n* cash over £200", "Is my loss covered?", "not ([it is loss caused by pests] or [it is cash over £200])"),
]  # fmt: skip

TOLD = [
    ("You must report a fire, a flood or a theft.", "Do I have to report a fire?", "true"),
    ("You must tell us about any change in your pay or address.", "Do I have to tell you about a change in my pay?", "true"),
    ("You must bring a map, a chart or a lamp.", "Do I have to bring a map?", "not ([you must bring a chart] or [you must bring a lamp])"),
    ("You can join whether or not you own a raft.", "Do I need a raft?", "false"),
    ("You can join whether or not you own a raft. You must own a raft to race.", "Do I need a raft?", "[you race]"),
    ("You can get a card if you row. There is no limit on the number of cards.", "Is there a limit on cards?", "false"),
    ("An employer pays the levy if it employed a cook.", "Do I pay the levy?", "[you employed a cook]"),
    ("An employer pays the levy if it is due.", "Do I pay the levy?", "[it is due]"),
    ("You can apply if you row. We do not accept applications from charities.", "Can I apply?", "[you row] and not [you are charities]"),
    ("You do not pay duty on fishing boats over 10 metres.", "Do I pay duty on my boat?", "not [the boats are over 10 metres]"),
    ("Your witness can't be someone who lives with you.", "Can she be my witness?", "not [your witness must be someone that lives with you]"),
]  # fmt: skip

CASES = [
    ("You need a pass to row, except if you are a guest.", "Do I need a pass?", "not [you are a guest] and [you row]"),
    ("You may deduct the cost of boots that you must wear at work.", "Can I deduct my boots?", "[you must wear the boots at work]"),
    ("Loans are made to ranchers. The rancher must have lost a herd.", "Can I get a loan?", "[you are ranchers] and [you have lost a herd]"),
    ("Loans are made to ranchers. The barn must be new.", "Can I get a loan?", "[you are ranchers] and [the barn must be new]"),
    ("Cooks admitted as guests need not pay the charge. You must pay it if you row.", "Do I have to pay the charge?", "[you row] and not [you are admitted as guests]"),
    ("You need no rod if you are under 13, or to fish at sea.", "Do I need a rod?", "not ([you are under 13] or [you want to fish at sea])"),
    ("You can stay if you are going to row or to sail.", "Can I stay?", "[you are going to row] or [you are going to sail]"),
    ("Your hut isn't counted if any of these people still live in it:\n* your aunt\n* a cook", "Will my hut be counted?", "not ([your aunt still lives in it] or [a cook still lives in it])"),
    ("Cooks must report a death or a serious burn. You do not have to report minor burns.", "Do I have to report a minor burn?", "false"),
    ("Cooks must report a death or a serious burn. You do not have to report minor burns.", "Do I have to report a death?", "[you are cooks]"),
    ("You must register if you row, or your pay is over £1,000 (£2,500 if you rent).", "Do I have to register?", "[you row] and not [you rent] or ([your pay is over £1,000] or [your pay is over £2,500]) and [you rent]"),
    ("Sailors discharged under conditions other than dishonorable, and cooks with a year of service, may apply.", "Can I apply?", "[you are sailors discharged under conditions other than dishonorable] or [you are cooks with a year of service]"),
]  # fmt: skip

FOLLOW_UPS = [
    ("The scheme does not cover:\n* damp\n* cash over £200", "Does the scheme cover it?", "c2", "Is it cash over £200?"),
    ("You cannot claim expenses for:\n* parking fines\n* ordinary clothes", "Can I claim this?", "c1", "Do you want to claim expenses for parking fines?"),
    ("You can vote by post only in certain situations. These include:\n* having a broken leg\n* living abroad", "Can I vote by post?", "c1", "Do you have a broken leg?"),
    ("It can't be used to pay off debts or for training.", "Can I use it?", "c1", "Do you want to use it to pay off debts?"),
    ("It can't be used to pay off debts or for training.", "Can I use it?", "c2", "Do you want to use it for training?"),
]  # fmt: skip


@pytest.fixture
def said() -> Callable[[str, str], str]:
    """Return the written form of a question with what each clause says in the place of its id."""

    def written(text: str, question: str) -> str:
        rule = parse(text)
        words = rule.written(question)
        for clause in reversed(rule.clauses):
            words = words.replace(clause.id, f"[{clause.statement}]")
        return words

    return written


@for_each("text, question, wanted", [*BOUNDS, *JOINED, *WHOM, *SAID_PLAINLY, *ASKED, *TOLD, *CASES])
def test_an_excerpt_says(
    text: str, question: str, wanted: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, question) == wanted


PRONOUNS = [
    ("You get a top-up if you look after a cook for 20 hours or more a week and you are not paid for it.", "Do I get a top-up?", "Are you paid for it?"),
    ("If your bid was late, you can bid again. If it was full of slips, you must pay the fee again.", "Do I have to pay the fee again?", "Was it full of slips?"),
    ("If it is new, you can return the kettle.", "Can I return the kettle?", "Is the kettle new?"),
]  # fmt: skip


@for_each("text, question, wanted", PRONOUNS)
def test_a_pronoun_stands_for_what_is_named(text: str, question: str, wanted: str) -> None:
    history: list[tuple[str, str]] = []
    for _ in range(4):
        asked = decide(text, question, history=history).follow_up
        if asked == wanted or asked is None:
            break
        history.append((asked, "Yes"))
    assert asked == wanted


@for_each("text, question, name, wanted", FOLLOW_UPS)
def test_a_follow_up_asks(text: str, question: str, name: str, wanted: str) -> None:
    rule = parse(text)
    assert name in rule.written(question)
    assert rule.question(name) == wanted
