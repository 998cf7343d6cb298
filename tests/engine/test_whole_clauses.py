"""Clauses of joined parts are sentences by themselves: each has the words that all of them share."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

EITHER = [
    ("If your boat is on either register you need a permit.", "Do I need a permit?", "[your boat is on either register]"),
    ("If either parent is a member you can join.", "Can I join?", "[either parent is a member]"),
    ("If both partners are over 60 you can row for free.", "Can I row for free?", "[both partners are over 60]"),
    ("You qualify if either of your parents is a member or a trainer.", "Do I qualify?", "[either of your parents is a member] or [either of your parents is a trainer]"),
    ("You can row if either you or your partner is a member.", "Can I row?", "[you are a member] or [your partner is a member]"),
]  # fmt: skip

DEGREES = [
    ("If the owner is mentally or legally unfit, the club can sell the raft.", "Can the club sell the raft?", "[the owner is mentally unfit] or [the owner is legally unfit]"),
    ("You can claim if the pier is permanently or temporarily closed.", "Can I claim?", "[the pier is permanently closed] or [the pier is temporarily closed]"),
    ("You can row if you are mentally and physically fit.", "Can I row?", "[you are mentally and physically fit]"),
]  # fmt: skip

BROKEN_OFF = [
    ("You can get a grant if you’re in or recently left foster care.", "Can I get a grant?", "[you’re in foster care] or [you recently left foster care]"),
    ("You may join if you are engaged in or planning to start a business.", "May I join?", "[you are engaged in a business] or [you are planning to start a business]"),
    ("You can rest if you are waiting for, or have had, an operation.", "Can I rest?", "[you are waiting for an operation] or [you have had an operation]"),
    ("You can rest if you have or are waiting for a permit.", "Can I rest?", "[you have a permit] or [you are waiting for a permit]"),
    ("You can rest if you care for or live with a sick person.", "Can I rest?", "[you care for a sick person] or [you live with a sick person]"),
    ("You must tell us if you move in or rent a flat.", "Do I have to tell you?", "[you move in] or [you rent a flat]"),
    ("You can row if you are living or working abroad.", "Can I row?", "[you are living abroad] or [you are working abroad]"),
    ("You can get a badge if you were dismissed or released from the navy after May 2009.", "Can I get a badge?", "[you were dismissed from the navy after May 2009] or [you were released from the navy after May 2009]"),
    ("You can get a badge if you were fined or banned from the lake.", "Can I get a badge?", "[you were fined] or [you were banned from the lake]"),
]  # fmt: skip

ARTICLES = [
    ("You can row if you have a raft, canoe or old kayak.", "Can I row?", "[you have a raft] or [you have a canoe] or [you have an old kayak]"),
    ("You can row if you have a pass or cash.", "Can I row?", "[you have a pass] or [you have cash]"),
    ("You can row if you have a cook or domestic staff.", "Can I row?", "[you have a cook] or [you have domestic staff]"),
    ("You can row if you have a garden or plants for sale.", "Can I row?", "[you have a garden] or [you have plants for sale]"),
    ("You can row if you have a contract or other agreement.", "Can I row?", "[you have a contract] or [you have another agreement]"),
    ("The boat you claim for must be a raft, canoe or a barge.", "Can I claim?", "[the boat you claim for must be a raft] or [the boat you claim for must be a canoe] or [the boat you claim for must be a barge]"),
    ("You can row if your club is at an approved pier or training centre.", "Can I row?", "[your club is at an approved pier] or [your club is at a training centre]"),
]  # fmt: skip

TOLD_OF_ALL = [
    ("You can row if you hire a cook or private guide directly.", "Can I row?", "[you hire a cook directly] or [you hire a private guide directly]"),
    ("To row you must be the partner or dependent child of a sailor.", "Can I row?", "[you must be the partner of a sailor] or [you must be the dependent child of a sailor]"),
    ("To row you must be the skipper or a guest of the club.", "Can I row?", "[you must be the skipper] or [you must be a guest of the club]"),
    ("To row you must be the tenant-skipper or owner-skipper of a ferry.", "Can I row?", "[you must be the tenant-skipper of a ferry] or [you must be the owner-skipper of a ferry]"),
    ("You can row if you have a plot or shared garden in your name.", "Can I row?", "[you have a plot in your name] or [you have a shared garden in your name]"),
    ("You can row if you have a plot or a garden in your name.", "Can I row?", "[you have a plot] or [you have a garden in your name]"),
    ("You can get help if you:\n\n* have been in prison or supported housing for 14 days", "Can I get help?", "[you have been in prison for 14 days] or [you have been in supported housing for 14 days]"),
    ("You can get help if you care for a child or adult with a disability.", "Can I get help?", "[you care for a child with a disability] or [you care for an adult with a disability]"),
    ("To row you must be listed with the Lake Board (LB), or a local regulatory body.", "Can I row?", "[you must be listed with the Lake Board (LB)] or [you must be listed with a local regulatory body]"),
    ("You can row if you are trained by the club or a student.", "Can I row?", "[you are trained by the club] or [you are a student]"),
]  # fmt: skip

DENIED = [
    ("The shed must:\n\n* not be moved or painted\n* be new", "Can I build the shed?", "not ([the shed must be moved] or [the shed must be painted]) and [the shed must be new]"),
    ("To row, you must:\n\n* live here\n* not have been fined or banned", "Can I row?", "[you must live here] and not ([you have been fined] or [you must have been banned])"),
    ("You can row if you:\n\n* are from a town that's not in Kent (KT) or Sussex", "Can I row?", "[you are from a town that's not in Kent (KT) or Sussex]"),
]  # fmt: skip

ENOUGH = [
    ("You can stay if you:\n\n* have enough money to feed yourself and pay the rent", "Can I stay?", "[you have enough money to feed yourself] and [you have enough money to pay the rent]"),
    ("You can stay if you have a card to show and pay the rent.", "Can I stay?", "[you have a card to show and pay the rent]"),
    ("Loans can only be made to clubs with the ability to pay us back.", "Will my loan be made?", "[you are clubs with the ability to pay us back]"),
    ("Loans can only be made to clubs with a pier to buy boats.", "Will my loan be made?", "[you are clubs with a pier]"),
    ("The fund makes a single payment to disabled rowers of no more than £900.", "Can I get a payment?", "[you are disabled rowers]"),
]  # fmt: skip

WHOM = [
    ("Currently, only licensed skippers can moor here.", "Can I moor here?", "[you are licensed skippers]"),
    ("Typically, hut owners are eligible for a grant.", "Am I eligible for a grant?", "[you are hut owners]"),
    ("These are discounts that apply to people who own a boat.", "Do these discounts apply to me?", "[you own a boat]"),
    ("Rafts may be hired at half price, subject to meeting club rules.", "Can I hire a raft at half price?", "[you meet club rules]"),
    ("You won't get the wage if you’re:\n\n* work shadowing\n* a volunteer", "Will I get the wage?", "not ([you're work shadowing] or [you're a volunteer])"),
]  # fmt: skip

TIMES = [
    ("Your badge will be valid for 20 days after the test.", "Is my badge valid?", "[it is within 20 days after the test]"),
    ("The earliest you can book a berth is 3 months before you sail.", "Can I book a berth now?", "[it is no earlier than 3 months before you sail]"),
    ("The latest you can book a berth is 2 weeks before you sail.", "Can I book a berth now?", "[it is no later than 2 weeks before you sail]"),
    ("There is a ban on many wood fires in June.", "Can I light a fire?", "not [the fires are in June]"),
    ("There is a ban on many fish exports to Norway.", "Can I export this fish to Norway?", "not [it is fish exports to Norway]"),
]  # fmt: skip

LISTS = [
    ("You can get help if you are over 60 and retired, unemployed or on leave.", "Can I get help?", "[you are over 60] and ([you are retired] or [you are unemployed] or [you are on leave])"),
    ("You can get help if you are over 60 and retired, or unemployed, or on leave.", "Can I get help?", "[you are over 60] and [you are retired] or [you are unemployed] or [you are on leave]"),
    ("You may be charged up to £30 if you don’t report a leak and up to £300 if you hide it.", "Can I be charged up to £30?", "not [you do report a leak]"),
    ("You may be charged up to £30 if you don’t report a leak and up to £300 if you hide it.", "Can I be charged up to £300?", "[you hide it]"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "wanted"), DENIED + ENOUGH + WHOM + TIMES + LISTS)
def test_each_clause_says_of_whom_and_when(
    said: Callable[[str, str], str], text: str, question: str, wanted: str
) -> None:
    assert said(text, question) == wanted


@pytest.mark.parametrize(
    ("text", "question", "wanted"), EITHER + DEGREES + BROKEN_OFF + ARTICLES + TOLD_OF_ALL
)
def test_each_part_is_a_sentence(
    said: Callable[[str, str], str], text: str, question: str, wanted: str
) -> None:
    assert said(text, question) == wanted
