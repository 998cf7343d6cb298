"""Programmes of help as public bodies tell of them: who must be what, and have done what."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# What people of a subject are, said twice; near misses behind.
STATES = {
    "three-kinds-both": (
        (
            "Farmers, fishers and forest owners located in a dry county and unable to "
            "borrow elsewhere may apply."
        ),
        "Can I apply?",
        (
            "([you are farmers] or [you are fishers] or [you are forest owners]) and ([you "
            "are located in a dry county] and [you are unable to borrow elsewhere])"
        ),
    ),
    "owners-hit-and-able": (
        "Small business owners affected by the storm and able to repay it may get a loan.",
        "Can I get a loan?",
        (
            "[you are small business owners] and ([you are affected by the storm] and [you "
            "are able to repay it])"
        ),
    ),
    "renters-either": (
        "Low-income renters living near the river or displaced by the flood can get help.",
        "Can I get help?",
        (
            "[you are low-income renters] and ([you are living near the river] or [you are "
            "displaced by the flood])"
        ),
    ),
    "growers-gerunds": (
        "Farmers and growers living in the valley and working full time may apply.",
        "Can I apply?",
        (
            "([you are farmers] or [you are growers]) and ([you are living in the valley] "
            "and [you are working full time])"
        ),
    ),
    "one-word": (
        "Survivors unable to work and eligible for a pension may apply.",
        "Can I apply?",
        "[you are survivors unable to work and eligible for a pension]",
    ),
    "denied-second": (
        "Widows and orphans eligible for a pension and not receiving benefits may apply.",
        "Can I apply?",
        (
            "([you are widows] or [you are orphans]) and ([you are eligible for a pension] "
            "and not [you are receiving benefits])"
        ),
    ),
    "two-places": (
        "Nurses working in Ohio and Iowa may apply.",
        "Can I apply?",
        "[you are nurses working in Ohio] or [you are nurses working in Iowa]",
    ),
}
# What must have been done, and done as well; near misses behind.
PERFECTS = {
    "worked-and-paid": (
        "To receive the benefit you must have worked and paid contributions for five years.",
        "Can I receive the benefit?",
        "[you have worked] and [you have paid contributions for five years]",
    ),
    "three-deeds": (
        (
            "To be eligible, you must have served on active duty, received a discharge, "
            "and applied in time."
        ),
        "Am I eligible?",
        (
            "[you have served on active duty] and [you have received a discharge] and [you "
            "have applied in time]"
        ),
    ),
    "lived-and-filed": (
        "You must have lived in the state and filed a return to get the credit.",
        "Can I get the credit?",
        "[you have lived in the state] and [you have filed a return]",
    ),
    "one-place": (
        "You must have lived or worked in the county for a year to get a permit.",
        "Can I get a permit?",
        (
            "[you have lived in the county for a year] or [you have worked in the county "
            "for a year]"
        ),
    ),
    "be-behind": (
        "To join, you must have finished school and be over 18.",
        "Can I join?",
        "[you have finished school] and [you must be over 18]",
    ),
}
# An age that goes for some, inside a condition; near misses behind.
AGES = {
    "bare-age": (
        "You qualify if you are at least 60 years old, or 55 if disabled, and live alone.",
        "Do I qualify?",
        (
            "([you are at least 60 years old] or [you are at least 55] and [you are "
            "disabled]) and [you live alone]"
        ),
    ),
    "older-if-you-are": (
        (
            "To qualify, you must be 65 or older, or 60 or older if you are a widow, and "
            "have lived in the state for a year."
        ),
        "Do I qualify?",
        (
            "([you must be 65 or older] or [you must be 60 or older] and [you must be a "
            "widow]) and [you have lived in the state for a year]"
        ),
    ),
    "with-disability": (
        (
            "You qualify if you are over 60, or over 55 if you have a disability, and you "
            "own your home."
        ),
        "Do I qualify?",
        "([you are over 60] or [you are over 55 with a disability]) and [you own your home]",
    ),
    "when-retired": (
        (
            "You can get the pass if you are 65 or older, or 60 or older when retired, and "
            "live in the city."
        ),
        "Can I get the pass?",
        (
            "([you are 65 or older] or [you are 60 or older] and [you are retired]) and "
            "[you live in the city]"
        ),
    ),
    "at-the-end": (
        "You qualify if you live alone and you are at least 60, or 55 if disabled.",
        "Do I qualify?",
        (
            "[you live alone] and ([you are at least 60] or [you are at least 55] and [you "
            "are disabled])"
        ),
    ),
}
# A person told apart before the verb is no term that is defined.
PERSONS = {
    "owner-of-premises": (
        "A person who is the owner of premises in which animals are kept must register.",
        "Do I have to register?",
        "[you are the owner of premises in which animals are kept]",
    ),
    "a-term": (
        "A junior is anyone who is under 18. Juniors pay half.",
        "Do I pay half?",
        "[you are under 18]",
    ),
}

ALL = STATES | PERFECTS | AGES | PERSONS


@pytest.mark.parametrize(("text", "question", "expected"), ALL.values(), ids=ALL.keys())
def test_read_so(text: str, question: str, expected: str, said: Callable[[str, str], str]) -> None:
    assert said(text, question) == expected
