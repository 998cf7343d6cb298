"""How sentences hang together: what one takes over from the one before, threatens or excepts."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import parse

TOLD_BETWEEN = [
    (
        "You can claim the discount if you swim. It is worth £5 a year. You are not eligible if you row.",
        "Can I claim the discount?",
        "[you swim] and not [you row]",
    ),
    (
        "You can claim the discount if you swim. The office is by the pier. You won't get it if you row.",
        "Can I claim the discount?",
        "[you swim] and not [you row]",
    ),
    (
        "You can claim the discount if you swim. Ask the warden if you are not sure. You can't claim it if you row.",
        "Can I claim the discount?",
        "[you swim] and not [you row]",
    ),
    (
        "You can claim the discount if you swim. This applies from 1 April 2024.",
        "Can I claim the discount?",
        "[you swim]",
    ),
    (
        "The new rules came into force on 1 May 2023. You can claim the discount if you swim.",
        "Can I claim the discount?",
        "[you swim]",
    ),
    (
        "You can claim the discount if you swim. This applies from June to September.",
        "Can I claim the discount?",
        "[you swim] and [it is from June to September]",
    ),
    (
        "If you want to learn to row, you can claim the discount.",
        "Can I claim the discount?",
        "[you want to learn to row]",
    ),
    (
        "If you want to claim the discount, you must row.",
        "Can I claim the discount?",
        "[you must row]",
    ),
    (
        "The discount is for people who swim or would lose their boat.",
        "Can I get the discount?",
        "[you swim] or [you would lose your boat]",
    ),
    (
        "Free lessons are not available to people who were hurt and are entitled to pay.",
        "Can I get free lessons?",
        "not ([you were hurt] and [you are entitled to pay])",
    ),
]


@pytest.mark.parametrize(("text", "question", "expression"), TOLD_BETWEEN)
def test_what_is_told_between_and_whom_it_is_for(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression


TAKEN_OVER = [
    ("You can pay at the desk if you have a card. If you don't, you can pay by post.", "Can I pay by post?", "not [you have a card]"),
    ("If the course isn't full, you can book at the door. If it is, join the waiting list.", "Can I book at the door?", "not [the course is full]"),
    ("If the course isn't full, you can book at the door. If it is, you can join the waiting list.", "Can I join the waiting list?", "[the course is full]"),
    ("You have to pay a deposit unless you are a member. If you are, you get a free locker.", "Do I get a free locker?", "[you are a member]"),
    ("If your plot is empty for a year, we write to you. If this happens, you can appeal.", "Can I appeal?", "[your plot is empty for a year]"),
    ("If it rains, the walk is moved. If it doesn't, the walk starts at noon.", "Does the walk start at noon?", "not [it rains]"),
    ("You can rent a kayak if you are over 16. Otherwise, you can rent a canoe.", "Can I rent a canoe?", "not [you are over 16]"),
    ("If you own a boat, you won't qualify for the fund. Otherwise you qualify if you rent one.", "Do I qualify for the fund?", "(not [you own a boat] and [you rent one]) and not [you own a boat]"),
    ("If your boat is longer than 6 metres, you must register it. If not, you can moor it for free.", "Can I moor my boat for free?", "not [your boat is longer than 6 metres]"),
    ("If you moved after May, your record was closed. This means that you can't renew your pass online.", "Can I renew my pass online?", "not [you moved after May]"),
    ("If you own the boat, you can claim the grant, in which case you must keep the receipts.", "Do I have to keep the receipts?", "[you own the boat]"),
    ("# If your flight is late\n\nIn this case you can ask for a meal voucher.", "Can I ask for a meal voucher?", "[your flight is late]"),
]  # fmt: skip

ON_TOP = [
    ("You can change seats once the doors have closed, but only if the steward agrees.", "Can I change seats?", "[the doors have closed] and [the steward agrees]"),
    ("You can change seats after the break if the steward agrees.", "Can I change seats?", "[the steward agrees]"),
    ("You may bring a guest if you are a patron or the show is a matinee, and in both cases the guest must sign in.", "Can I bring a guest?", "([you are a patron] or [the show is a matinee]) and [the guest must sign in]"),
]  # fmt: skip

INSTEAD = [
    ("Bicycles go on the train if they fold; otherwise you must have reserved a space.", "Can I take my bicycle on the train?", "[they fold] or [you have reserved a space]"),
    ("You can fish here if you live in York. Otherwise, you need a permit.", "Can I fish here?", "[you live in York] or [you must have a permit]"),
    ("You can fish here if you live in York. Otherwise, you need a permit.", "Do I need a permit?", "not [you live in York]"),
    ("You get a discount if you live in York. Otherwise, you must pay the full price.", "Do I get a discount?", "[you live in York]"),
    ("To enter the race you must be under 16, or else you must have won a junior title.", "Can I enter the race?", "[you must be under 16] or [you have won a junior title]"),
]  # fmt: skip

THREATENED = [
    ("You need to tell the harbour office about any changes within 14 days or you could face a fine.", "Could I face a fine?", "not [you need to tell the harbour office about any changes within 14 days]"),
    ("You must return the key within 3 days if you leave the club or you may be charged a fee.", "Could I be charged a fee?", "[you leave the club] and not [you must return the key within 3 days]"),
    ("You must return the key within 3 days if you leave the club or you may be charged a fee.", "Do I have to return the key?", "[you leave the club]"),
    ("You must wear a helmet, otherwise you may lose your licence.", "Could I lose my licence?", "not [you must wear a helmet]"),
    ("You must wear a helmet if you ride. Otherwise, you will be fined.", "Will I be fined?", "[you ride] and not [you must wear a helmet]"),
    ("You must label your bin. If you don't, you will be charged.", "Will I be charged?", "not [you must label your bin]"),
]  # fmt: skip

NOT_TAKEN_OVER = [
    # "if" after "or" goes on with the condition where nothing is threatened
    ("You can get a refund if you are ill or you may miss the boat.", "Can I get a refund?", "[you are ill] or [you may miss the boat]"),
    # an auxiliary with words of its own
    ("You can row if you swim. If you do a course, you can sail.", "Can I sail?", "[you do a course]"),
    ("You can row if you swim. If this boat leaks, you can call us.", "Can I call you?", "[this boat leaks]"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [*TAKEN_OVER, *ON_TOP, *INSTEAD, *THREATENED, *NOT_TAKEN_OVER],
)
def test_cases_of_the_sentence_before(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("If you are lost, ask the guard.", "you are lost"),
        ("If you have found a key, bring it in.", "you have found a key"),
        ("If you have a cold, do not dive and tell the crew.", "you have a cold"),
        ("If the gate is shut, never climb over it.", "the gate is shut"),
    ],
)
def test_commands_follow_their_condition(text: str, condition: str) -> None:
    assert [clause.statement for clause in parse(text).clauses] == [condition]


def test_a_noun_after_a_comma_is_no_command() -> None:
    rule = parse("You pay less if you keep a dog, cat or pony.")
    assert len(rule.clauses) == 3


def test_a_command_not_to_do_something_denies(said: Callable[[str, str], str]) -> None:
    assert said("If you have a cold, don't dive.", "Can I dive?") == "not [you have a cold]"


DEMANDS_AND_WAIVERS = [
    # a demand with a condition asks nothing of those for whom it does not hold
    ("You can swim if you pay. If you are under 16, you must be with an adult.", "Can I swim?", "[you pay] and (not [you are under 16] or [you must be with an adult])"),
    ("You must have lived here for a year to join the scheme, unless you are a nurse.", "Can I join the scheme?", "[you have lived here for a year] or [you are a nurse]"),
    ("You must have lived here for a year to join the scheme. This doesn't apply if you are a nurse.", "Can I join the scheme?", "[you have lived here for a year] or [you are a nurse]"),
    ("To hire a boat you must hold a licence. You don't need one if the boat is a canoe.", "Can I hire a boat?", "[you must hold a licence] or [the boat is a canoe]"),
    ("To hire a boat you must hold a licence. You don't need one if the boat is a canoe.", "Do I need a licence to hire a boat?", "not [the boat is a canoe]"),
    # several demands behind one grant
    ("You can join the choir if you live in the valley. You must be over 16. You must also have a good voice.", "Can I join the choir?", "[you live in the valley] and [you must be over 16] and [you must also have a good voice]"),
    ("You can take the tour with a dog. Dogs must be on a lead.", "Can I take the tour with my dog?", "[dogs must be on a lead]"),
    # what is to be done before is an aim of the demand, no exception to it
    ("If you keep bees, you must have a permit before you sell honey.", "Can I sell honey?", "not [you keep bees] or [you have a permit to sell honey]"),
    # nothing is demanded where "no" denies the need
    ("Members can enrol if they are over 16. No card is required to enrol.", "Can I enrol?", "[you are over 16]"),
]  # fmt: skip

DENIALS = [
    ("You are entitled to a bus pass if you are over 60. You're not eligible if you hold a rail card.", "Am I entitled to a bus pass?", "[you are over 60] and not [you hold a rail card]"),
    ("Entry is free. This is not the case for groups of more than 10.", "Is entry free for me?", "not [you are groups of more than 10]"),
    ("A shed can be built without permission. You'll still need permission, however, if your house is listed.", "Do I need permission for a shed?", "[your house is listed]"),
    # a denial in words of its own belongs to its own matter
    ("You get a bus pass if you are over 60. The rail card is not sold if you pay by cheque.", "Do I get a bus pass?", "[you are over 60]"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), [*DEMANDS_AND_WAIVERS, *DENIALS])
def test_provisions_of_one_matter(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression


FRONTED = [
    (
        "Before using the saw, you must take the course.",
        "Can I use the saw?",
        "[you must take the course]",
    ),
    ("Before boats leave they need a pass.", "Can my boat leave?", "[they must have a pass]"),
    (
        "Before boats leave they need a pass and must have been inspected no more than 2 days earlier.",
        "Can my boat leave?",
        "[they must have a pass] and [they must have been inspected no more than 2 days earlier]",
    ),
    ("Before you have a ticket, you can't board.", "Can I board?", "[you have a ticket]"),
    (
        "Should your train be late, or in the event that it is cancelled, we owe you a refund.",
        "Do you owe me a refund?",
        "[your train is late] or [it is cancelled]",
    ),
    (
        "Had you booked online, you would get a discount.",
        "Do I get a discount?",
        "[you booked online]",
    ),
    ("Should I pay? You should pay if you are over 18.", "Should I pay?", "[you are over 18]"),
    (
        "Only once you have signed the lease can you move in.",
        "Can I move in?",
        "[you have signed the lease]",
    ),
    (
        "Not until the owner has agreed may tenants keep a dog.",
        "Can I keep a dog?",
        "[the owner has agreed]",
    ),
    (
        "Only if the boat you can sail is dry may you leave.",
        "Can I leave?",
        "[the boat you can sail is dry]",
    ),
]

CIRCUMSTANCES = [
    (
        "You can join whether or not you have a boat, as long as you can swim.",
        "Can I join?",
        "[you can swim]",
    ),
    ("You can join regardless of your age if you can swim.", "Can I join?", "[you can swim]"),
    (
        "Whether you own a boat or not, you can join if you can swim.",
        "Can I join?",
        "[you can swim]",
    ),
    # what stands behind a condition belongs to the circumstance
    (
        "You must pay if you moor here, even if you leave if it rains.",
        "Must I pay?",
        "[you moor here]",
    ),
]

LIMITED = [
    (
        "You can row if you swim or have a boat, or both.",
        "Can I row?",
        "[you swim] or [you have a boat]",
    ),
    (
        "You can row if you swim, except that you cannot row if you smoke.",
        "Can I row?",
        "[you swim] and not [you smoke]",
    ),
    (
        "If you swim, you can row. If, on the other hand, you smoke, you cannot.",
        "Can I row?",
        "[you swim] and not [you smoke]",
    ),
    (
        "If you are thinking of keeping hens, you must be 12.",
        "Can I keep hens?",
        "[you must be 12]",
    ),
    (
        "You can row if you swim. This only applies if you are 12.",
        "Can I row?",
        "[you swim] and [you are 12]",
    ),
    (
        "You can row if you swim. This is the case only if you are 12.",
        "Can I row?",
        "[you swim] and [you are 12]",
    ),
    (
        "You can row if you swim. This also applies if you are 12.",
        "Can I row?",
        "[you swim] or [you are 12]",
    ),
    (
        "You can row if you swim. There is an exception if you smoke.",
        "Can I row?",
        "[you swim] and not [you smoke]",
    ),
    (
        "You cease to be entitled to a berth if you smoke.",
        "Am I entitled to a berth?",
        "not [you smoke]",
    ),
    (
        "You stop being entitled to a berth if you smoke.",
        "Am I entitled to a berth?",
        "not [you smoke]",
    ),
    (
        "You can row if neither you nor your partner smokes.",
        "Can I row?",
        "not ([you smoke] or [your partner smokes])",
    ),
]

CONTINGENT = [
    (
        "You can row if you are 18 and, if you have a dog, it is on a lead.",
        "Can I row?",
        "[you are 18] and (not [you have a dog] or [it is on a lead])",
    ),
    (
        "You can row if you are 18 and, if under 21, have a permit.",
        "Can I row?",
        "[you are 18] and (not [you are under 21] or [you have a permit])",
    ),
    (
        "To row, you must hold a permit and, where you own a boat, insure it.",
        "Can I row?",
        "[you must hold a permit] and (not [you own a boat] or [you insure it])",
    ),
    (
        "You can row if you hold a permit and, unless you are retired, you pay the fee.",
        "Can I row?",
        "[you hold a permit] and ([you are retired] or [you pay the fee])",
    ),
    (
        "You can row if you hold a permit or, where you do not, you pay the fee.",
        "Can I row?",
        "[you hold a permit] or [you pay the fee]",
    ),
    (
        "You can row if:\n\n* you hold a permit\n* where you own a boat, it is dry",
        "Can I row?",
        "[you hold a permit] and ([it is dry] or not [you own a boat])",
    ),
    (
        "You can row unless you are late, in which case you cannot.",
        "Can I row?",
        "not [you are late]",
    ),
    # a comma that ends the conditions ends no case
    (
        "If you hold a permit and if you own a boat, you can row.",
        "Can I row?",
        "[you hold a permit] and [you own a boat]",
    ),
]

TIMES = [
    ("You may not move in before signing the lease.", "Can I move in?", "[you sign the lease]"),
    ("You cannot board before the tide has turned.", "Can I board?", "[the tide has turned]"),
    ("You cannot board before noon.", "Can I board?", "not [it is before noon]"),
    ("You cannot board without having paid the fare.", "Can I board?", "[you have paid the fare]"),
    ("You cannot board without wearing a vest or carrying a float.", "Can I board?", "[you wear a vest] or [you carry a float]"),
    ("You may not board until after you have paid.", "Can I board?", "[you have paid]"),
    ("You may not board unless and until you have paid.", "Can I board?", "[you have paid]"),
    ("You may board, but only after you have paid.", "Can I board?", "[you have paid]"),
    ("You may board with the proviso that you have paid.", "Can I board?", "[you have paid]"),
    ("You get a badge while rowing with us.", "Do I get a badge?", "[you are rowing with us]"),
]  # fmt: skip

EXCLUDED = [
    ("Nobody under 14 may use the weights, except if a trainer is there.", "Can I use the weights?", "not ([you are under 14] and not [a trainer is there])"),
    ("No one with a dog may enter the dunes.", "May I enter the dunes?", "not [you have a dog]"),
    ("To be marked, an essay must be signed. Late essays will not be marked.", "Will my essay be marked?", "[an essay must be signed] and not [it is late essays]"),
    ("We pay for loss caused by fire, flood and theft. We don't pay if the shed was left unlocked.", "Will you pay for my loss?", "([it is fire] or [it is flood] or [it is theft]) and not [the shed was left unlocked]"),
    # exceptions that are only announced say nothing of anybody
    ("You have to register your house if it stands by the river. There are two exceptions. You needn't register if the house is on stilts.", "Do I have to register my house?", "[it stands by the river] and not [the house is on stilts]"),
    ("You can't swim here if the flag is red, although there are some exceptions.", "Can I swim here?", "not [the flag is red]"),
]  # fmt: skip


AFTER_SEMICOLONS = [
    ("There is no fee if you are a pilot or have a badge; everyone else pays £9.", "Do I have to pay the fee?", "not ([you are a pilot] or [you have a badge])"),
    ("You can row if you have a badge; however, you cannot row if you owe rent.", "Can I row?", "[you have a badge] and not [you owe rent]"),
    ("You can row if you have a badge; this does not apply to wardens.", "Can I row?", "[you have a badge] and not [you are wardens]"),
    ("Wardens can row after a year; pilots can row at any time.", "Can I row?", "[you are wardens] and [it is after a year] or [you are pilots]"),
    # items of a list
    ("You can row if you are over 18; you must wear glasses; and you have a badge.", "Can I row?", "[you are over 18] and [you must wear glasses] and [you have a badge]"),
    ("To row you must: be over 18; have a badge; hold a card.", "Can I row?", "[you must be over 18] and [you have a badge] and [you must hold a card]"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [*FRONTED, *CIRCUMSTANCES, *TIMES, *CONTINGENT, *LIMITED, *EXCLUDED, *AFTER_SEMICOLONS],
)
def test_openings_and_exclusions(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression


def test_a_demand_goes_on_behind_a_condition() -> None:
    rule = parse("Cages have to be clean when they arrive, and each bird must wear a ring.")
    assert [provision.demand is not None for provision in rule.provisions] == [True, True]


def test_questions_in_a_text_state_nothing() -> None:
    assert [c.statement for c in parse("Can I leave?\n\nNo. You can stay if you pay.").clauses] == [
        "you pay"
    ]


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        (
            "The fund helps orchard owners repair walls and plant hedges.",
            ["you are orchard owners", "you want to repair walls and plant hedges"],
        ),
        (
            "The aim of the programme is to help growers buy tools.",
            ["you are growers", "you want to buy tools"],
        ),
        # what helps is not what the sentence says, and a permit gives leave
        ("A survey found that cheap seed can help growers buy tools.", None),
        ("The permit allows holders to park in the yard.", None),
    ],
)
def test_whoever_is_helped_to_do_something_wants_to_do_it(
    text: str, statements: list[str] | None
) -> None:
    found = [clause.statement for clause in parse(text).clauses]
    if statements is None:
        assert not any("want to" in statement for statement in found)
    else:
        assert found == statements
