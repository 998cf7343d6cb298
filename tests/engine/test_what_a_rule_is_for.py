"""For whom a rule is, what it may be used for, and things that have to be there."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

WHOM = {
    "claims that concern people": ("Claims under this scheme concern tenants, lodgers and landlords.", "Can I make a claim under this scheme?", "[you are tenants] or [you are lodgers] or [you are landlords]"),
    "claims that involve people": ("Applications within this scheme involve bakers and grocers.", "Can I apply within this scheme?", "[you are bakers] or [you are grocers]"),
    "claims that involve a thing": ("Claims under this scheme involve an interview.", "Can I make a claim under this scheme?", "[the claims are under this scheme]"),
    "kinds named before": ("Other kinds of pass include Types 3, 4 and 5. Requests under these types of the harbour code involve bakers, divers, and school trips.", "Can I ask for a pass under Type 3, 4 or 5?", "[you are bakers] or [you are divers] or [it is school trips]"),
    "coverage": ("It provides coverage for cooks and guests of sailors.", "Does this plan cover me?", "[you are cooks] or [you are guests of sailors]"),
    "a sort of them again": ("It provides coverage for cooks and guests of sailors. Sea cooks are covered automatically.", "Does this plan cover me?", "[you are cooks] or [you are guests of sailors]"),
    "a sort of those with an owner": ("It provides coverage for guests of sailors. Small guests are covered at no cost.", "Does this plan cover me?", "[you are guests of sailors]"),
    "others beside them": ("It provides coverage for cooks. Small guests are covered at no cost.", "Does this plan cover me?", "[you are cooks] or [you are small guests]"),
}  # fmt: skip
WHAT_FOR = {
    "purpose": ("The main goal of the Coast Loan program is to mend harbour walls and dredge canals.", "Does this program meet my needs?", "[you want to use the coast loan program to mend harbour walls] or [you want to use the coast loan program to dredge canals]"),
    "aim as a verb": ("This fund aims to mend village halls.", "Can this fund help us?", "[you want to use this fund to mend village halls]"),
    "help for others": ("The program is designed to help nurses train abroad.", "Does this program meet my needs?", "[you are nurses] and [you want to train abroad]"),
    "aim alone": ("To mend village halls, and give children a place to meet.", "Can this program help our institution?", "[you want to use it to mend village halls] or [you want to use it to give children a place to meet]"),
    "gift alone": ("To provide loans to farmers.", "Does this program meet my needs?", "[you are farmers]"),
    "aim of a demand": ("To park here, guests need a permit.", "Can I park here?", "[you must have a permit]"),
    "aim without a sign": ("To row you must be the mate of a sailor.", "Can I row?", "[you must be the mate of a sailor]"),
    "things within a use": ("It may be used to buy boats that are over 5 metres long.", "Can I use it to buy a boat?", "[you want to use it to buy boats that are over 5 metres long]"),
}  # fmt: skip
THINGS = {
    "described by participles": ("Each pool is checked. There must be a sink, a store contained in a shed, and a lifebuoy at the pool.", "Can I open the pool?", "[there must be a sink] and [there must be a store contained in a shed] and [there must be a lifebuoy at the pool]"),
    "described at length": ("There must be sinks passed by the office of the harbour in which the pool lies, a store kept in a wooden shed which has a window of at least 2 metres by 3 metres on its sunny side, and a lifebuoy.", "Can I open the pool?", "[there must be sinks passed by the office of the harbour in which the pool lies] and [there must be a store kept in a wooden shed which has a window of at least 2 metres by 3 metres on its sunny side] and [there must be a lifebuoy]"),
    "one material": ("There must be a fence made of wood and steel round the pool.", "Can I open the pool?", "[there must be a fence made of wood and steel round the pool]"),
}  # fmt: skip
ROLES = {
    "roles behind a comma": ("You qualify if you travel by train, as a student or pensioner.", "Do I qualify?", "[you travel by train, as a student] or [you travel by train, as a pensioner]"),
    "roles in a list": ("You qualify if you work as a nurse, as a cook or as a guide.", "Do I qualify?", "[you work as a nurse] or [you work as a cook] or [you work as a guide]"),
}  # fmt: skip
ALL = WHOM | WHAT_FOR | THINGS | ROLES


@pytest.mark.parametrize(("text", "question", "expression"), ALL.values(), ids=ALL.keys())
def test_what_is_read(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
