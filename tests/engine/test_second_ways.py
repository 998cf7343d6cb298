"""A second deed, way, sum or thing beside the first: each is asked about by itself."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

BANS = [
    ("It is illegal to fish without a permit or to sell fish.", "Is it illegal to sell fish?", "true"),
    ("It is an offence to row without a vest or to lend a boat if it leaks.", "Is it an offence to lend a boat?", "[it leaks]"),
    ("It is illegal to row without a vest or lamp.", "Is it illegal to row?", "not ([you have a vest] or [you have a lamp])"),
]  # fmt: skip

WAYS = [
    ("To qualify, either you must own a boat or you must be a cook.", "Do I qualify?", "[you must own a boat] or [you must be a cook]"),
    ("There are two ways to qualify. Either you own a boat, or you are a cook.", "Do I qualify?", "[you own a boat] or [you are a cook]"),
    ("There are two ways to qualify: you own a boat, or you are a cook.", "Do I qualify?", "[you own a boat] or [you are a cook]"),
]  # fmt: skip

SUMS = [
    ("Cooks pay £8, or £6 with a red card.", "Do I pay £6?", "[you have a red card]"),
    ("Cooks pay £8, or £6 with a red card.", "Do I pay £8?", "not [you have a red card]"),
    ("You pay £8, or £6 if you are a cook.", "Do I pay £6?", "[you are a cook]"),
]  # fmt: skip

CASES = [
    ("No boats are let unless you are a member, and in no case after dark.", "Can I let a boat?", "not (not [you are a member] or [it is dark])"),
    ("You can't row if you are ill, unless a doctor agrees, or if you owe rent.", "Can I row?", "not ([you are ill] and not [a doctor agrees] or [you owe rent])"),
    ("You lose the pass if you move away, unless you work here, or if you lend it.", "Will I lose my pass?", "[you move away] and not [you work here] or [you lend it]"),
    ("You can row if you are ill, or if you owe rent, unless it rains.", "Can I row?", "([you are ill] or [you owe rent]) and not [it rains]"),
]  # fmt: skip

BOUNDS = [
    ("Boats over 5 m, or over 3 m if they leak, must be taxed.", "Must my boat be taxed?", "[the boats are over 5 m] or [the boats are over 3 m] and [they leak]"),
    ("Cooks who live more than 3 miles away, or more than 2 miles if they are ill, get a lift.", "Do I get a lift?", "[you live more than 3 miles away] or [you live more than 2 miles] and [you are ill]"),
    ("You get a lift if you live more than 3 miles away, or more than 2 miles if you are ill.", "Do I get a lift?", "[you live more than 3 miles away] or [you live more than 2 miles] and [you are ill]"),
    ("You can join if you are over 18, or over 16 if Mum agrees.", "Can I join?", "[you are over 18] or [you are over 16] and [Mum agrees]"),
    ("You can join if you are over 18 or ill.", "Can I join?", "[you are over 18] or [you are ill]"),
]  # fmt: skip

THINGS = [
    ("You can get a loan if you farm. You can get a grant if you cannot repay a loan.", "Can I get a loan?", "[you farm]"),
    ("Loans are available to cooks. Grants are available to guides who cannot repay a loan.", "Can I get a loan?", "[you are cooks]"),
    ("Loans are available to cooks. Grants are available to cooks aged 62 or over who cannot repay a loan.", "Can I get a grant?", "[you are cooks aged 62 or over] and not [you can repay a loan]"),
    ("You can get a loan if you farm. You lose the loan if you move.", "Can I get a loan?", "[you farm] and not [you move]"),
]  # fmt: skip

OTHER_DEEDS = [
    ("Anyone can use the hall. To hire boats you need a card.", "Can I use the hall?", "true"),
    ("Anyone can use the gym if they are 16. To hire boats you must be 18.", "Can I use the gym?", "[you are 16]"),
    ("Anyone can use the hall. To hire boats you need a card.", "Can I hire a boat?", "[you must have a card]"),
    ("You can join the club. To become a member you must be 18.", "Can I join the club?", "[you must be 18]"),
]  # fmt: skip

DURING = [
    ("You will be paid if you fall ill while rowing for us or while on the way.", "Will I be paid?", "[you fall ill while rowing for us] or [you fall ill while on the way]"),
    ("You can join if you have a sister or are over 2 metres tall.", "Can I join?", "[you have a sister] or [you are over 2 metres tall]"),
]  # fmt: skip

APART = [
    ("Any cook performing work valued at £900 must register.", "Do I have to register?", "[you are a cook performing work valued at £900]"),
    ("A person selling goods made abroad must label them.", "Do I have to label my goods?", "[you are selling goods made abroad]"),
    ("Persons driving a van registered in another state need a sticker.", "Do I need a sticker?", "[you are driving a van registered in another state]"),
    ("A cook dismissed for theft loses the bonus.", "Will I lose my bonus?", "[you are dismissed for theft]"),
]  # fmt: skip

DEMANDED = [
    ("Cooks:\n* Must be 18 or over\n* Must not smoke", "Can I be a cook?", "[cooks must be 18 or over] and not [cooks must smoke]"),
    ("Applicants:\n- need to live in Kent\n- have to be over 21", "Can I apply?", "[applicants need to live in Kent] and [applicants have to be over 21]"),
    ("Members:\n- cooks\n- guides", "Can I be a member?", "[cooks] or [guides]"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "asked", "read"),
    [*BANS, *WAYS, *SUMS, *CASES, *BOUNDS, *THINGS, *OTHER_DEEDS, *DURING, *APART, *DEMANDED],
)
def test_each_is_read_by_itself(
    text: str, asked: str, read: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, asked) == read
