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
        "You must have worked in Ohio and filed a return to get the credit.",
        "Can I get the credit?",
        "[you have worked in Ohio] and [you have filed a return]",
    ),
    "one-place": (
        "You must have rowed or worked in the county for a year to get a permit.",
        "Can I get a permit?",
        ("[you have rowed in the county for a year] or [you have worked in the county for a year]"),
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
# A second relative of several things, or with another opener; near misses behind.
RELATIVES = {
    "barns-which": (
        (
            "Owners of barns that were built before 1900 and which are still used may "
            "apply for a grant."
        ),
        "Can I apply?",
        (
            "[you are owners of barns that were built before 1900] and [you are owners of "
            "barns that are still used]"
        ),
    ),
    "boats-that": (
        "Owners of boats that are moored here and that have an engine must pay.",
        "Do I have to pay?",
        (
            "[you are owners of boats that are moored here] and [you are owners of boats "
            "that have an engine]"
        ),
    ),
    "a-barn-which": (
        "If you own a barn that was built before 1900 and which is still used, you may apply.",
        "Can I apply?",
        "[you own a barn that was built before 1900] and [you own a barn that is still used]",
    ),
    "shares-that": (
        ("If you have shares that are listed and that were bought before 1990, you must tell us."),
        "Do I have to tell you?",
        "[you have shares that are listed] and [you have shares that were bought before 1990]",
    ),
    "not-of-things": (
        "If you say that you are ill and that you have a note, you may stay.",
        "Can I stay?",
        "[you say that you are ill] and [you have a note]",
    ),
    "of-the-owners": (
        "Owners of huts who are ill and who have a car may apply.",
        "Can I apply?",
        "[you are owners of huts] and ([you are ill] and [you have a car])",
    ),
}
# An age of some in a bracket, before what all must be; near misses behind.
BRACKETS = {
    "or-in-bracket": (
        "You may get benefits if you are at least 60 (or 55 if disabled) and live alone.",
        "Can I get benefits?",
        (
            "([you are at least 60] or [you are at least 55] and [you are disabled]) and "
            "[you live alone]"
        ),
    ),
    "if-you-are": (
        ("To apply you must be at least 21 (18 if you are in the army) and have a clean record."),
        "Can I apply?",
        (
            "([you must be at least 21] or [you must be at least 18] and [you must be in "
            "the army]) and [you have a clean record]"
        ),
    ),
    "nothing-behind": (
        "You must have worked for 10 years (5 years if you are blind).",
        "Do I qualify?",
        "[you have worked for 10 years] or [you have worked for 5 years] and [you are blind]",
    ),
}
# What goes free is unbound and not without cost; near misses behind.
FREE = {
    "run-free": (
        "Dogs may run free on the beach. In the nesting season dogs must be on a lead.",
        "May my dog run free on the beach?",
        "not [it is in the nesting season] or [dogs must be on a lead]",
    ),
    "roam-free": (
        "Hens may roam free. In spring hens must be in a pen.",
        "May my hens roam free?",
        "not [it is in spring] or [hens must be in a pen]",
    ),
    "travel-free": (
        "Dogs travel free. Dogs must be on a lead.",
        "Do dogs travel free?",
        "true",
    ),
}
# Two things denied together, one of which is asked for; near misses behind.
PAIRS = {
    "another-payment": (
        "You can't get carer's benefit and another payment. You must be under 66.",
        "Can I get carer's benefit?",
        "[you must be under 66] and not [you get carer's benefit and another payment]",
    ),
    "dog-and-cat": (
        "You must not bring a dog and a cat. You must pay a fee.",
        "Can I bring a dog?",
        "[you must pay a fee] and not [you bring a dog and a cat]",
    ),
    "one-ban": (
        "You must not smoke. You must pay a fee.",
        "Can I smoke?",
        "false",
    ),
    "both-asked": (
        "You can't claim the credit and the deduction. You must file a return.",
        "Can I claim the credit and the deduction?",
        "false",
    ),
}
# What tells people apart before a word for anybody; near misses behind.
QUALITIES = {
    "married": (
        "The credit is not available to married persons who file separately.",
        "Can I get the credit?",
        "not ([you are married persons] and [you file separately])",
    ),
    "disabled": (
        "Disabled persons who live alone can get the grant.",
        "Can I get the grant?",
        "[you are disabled persons] and [you live alone]",
    ),
    "self-employed": (
        "Self-employed people who earn less than $400 do not have to file.",
        "Do I have to file?",
        "not ([you are self-employed people] and [you earn less than $400])",
    ),
    "low-income": (
        "Low-income people who rent can apply.",
        "Can I apply?",
        "[you are low-income people] and [you rent]",
    ),
    "eligible": (
        "Eligible people who live alone can get the grant.",
        "Can I get the grant?",
        "[you live alone]",
    ),
    "other": (
        "Other people who live alone can get the grant.",
        "Can I get the grant?",
        "[you live alone]",
    ),
    "most": (
        "Most people who rent can apply.",
        "Can I apply?",
        "[you rent]",
    ),
}
# What affects a thing that no article opens.
AFFECTING = {
    "affects-water": (
        "You must report it if the spill affects water, soil or air.",
        "Do I have to report it?",
        "[the spill affects water] or [the spill affects soil] or [the spill affects air]",
    ),
    "a-name": (
        "You must report it if the costs are high.",
        "Do I have to report it?",
        "[the costs are high]",
    ),
}
# What the last of several kinds deals with, one thing or another; near misses behind.
DEALS = {
    "cotton-or-maize": (
        "The scheme covers tenant farmers and sharecroppers growing cotton or maize.",
        "Does the scheme cover me?",
        "[you are tenant farmers] or [you are sharecroppers growing cotton or maize]",
    ),
    "nights-or-weekends": (
        "The plan covers nurses, midwives and carers working nights or weekends.",
        "Does the plan cover me?",
        ("[you are nurses] or [you are midwives] or [you are carers working nights or weekends]"),
    ),
    "people-behind": (
        "The scheme covers farmers growing cotton and teachers or nurses.",
        "Does the scheme cover me?",
        "[you are farmers growing cotton] or [you are teachers] or [you are nurses]",
    ),
}
# A demand of one of several behind a denial; near misses behind.
ONE_OF_YOU = {
    "one-of-you": (
        "You must not own a home and one of you must be a citizen.",
        "Do I qualify?",
        "not [you must own a home] and [one of you must be a citizen]",
    ),
    "at-least-one": (
        (
            "You or your partner must not have owned a home before, and at least one of "
            "you must be a citizen."
        ),
        "Do I qualify?",
        (
            "not [you or your partner have owned a home before] and [at least one of you "
            "must be a citizen]"
        ),
    ),
    "you-again": (
        "You must not have owned a home before, and you must be a citizen.",
        "Do I qualify?",
        "not [you have owned a home before] and [you must be a citizen]",
    ),
}
# Somebody of an age is no thing that is told apart.
AGED = {
    "between": (
        "A widow aged between 40 and 79 is entitled to a pension.",
        "Am I entitled to a pension?",
        "[you are a widow aged between 40 and 79]",
    ),
    "between-and": (
        "A widow aged between 40 and 79 and living in the state may apply.",
        "Can I apply?",
        "[you are a widow aged between 40 and 79 and living in the state]",
    ),
    "several": (
        "Widows aged between 40 and 79 and living in the state may apply.",
        "Can I apply?",
        "[you are widows aged between 40 and 79] and [you are living in the state]",
    ),
}

ALL = (
    STATES
    | PERFECTS
    | AGES
    | PERSONS
    | RELATIVES
    | BRACKETS
    | FREE
    | PAIRS
    | QUALITIES
    | AFFECTING
    | DEALS
    | ONE_OF_YOU
    | AGED
)


@pytest.mark.parametrize(("text", "question", "expected"), ALL.values(), ids=ALL.keys())
def test_read_so(text: str, question: str, expected: str, said: Callable[[str, str], str]) -> None:
    assert said(text, question) == expected
