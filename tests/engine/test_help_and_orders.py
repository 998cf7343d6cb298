"""Whom help is for, what a thing is needed for, orders before lists, and follow-ups in part."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

_SHEDS = "\n\n* sheds\n* fences under 2 metres"
_RULES = "\n\n* if you row, you can keep your pass\n* if you swim, you can lend your pass"


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        # whom money is to help, and to do what
        (
            "The fund gives grants to help crews mend boats.",
            "Is this fund suitable for me?",
            "[you are crews] and [you want to mend boats]",
        ),
        (
            "The scheme offers loans to help small mills and tribes expand.",
            "Is this scheme suitable for me?",
            "([you are small mills] or [you are tribes]) and [you want to expand]",
        ),
        (
            "The Oar Bonus is a yearly payment to help with the cost of boat repairs.",
            "Can I get the Oar Bonus?",
            "[you need help with boat repairs]",
        ),
        (
            "The Cot Grant is a payment of £90 to help towards the costs of having a child.",
            "Can I get the Cot Grant?",
            "[you are having a child]",
        ),
        # an aim of a programme is no condition beside what makes eligible
        (
            "The scheme gives loans to help crews buy boats.\n\nTo be eligible, you must:\n"
            "* be over 18\n* live here",
            "Can I get this loan?",
            "[you must be over 18] and [you must live here]",
        ),
        # "not-for-profit" denies nothing
        (
            "Grants go to not-for-profit clubs.",
            "Can my club get a grant?",
            "[you are nonprofit clubs]",
        ),
        # which things qualify is another matter than who does
        (
            "The scheme pays growers who lost trees. Eligible trees include limes.",
            "Do I qualify?",
            "[you lost trees]",
        ),
        (
            "Rowers may apply. Cooks on boats are eligible too.",
            "Can I apply?",
            "[you are rowers] or [you are cooks on boats]",
        ),
        # each thing that something is needed for
        (
            f"A permit is required for:{_SHEDS}",
            "Do I need a permit for my project?",
            "[it is for sheds] or [it is for fences under 2 metres]",
        ),
        (
            f"You don't need a permit for the following:{_SHEDS}",
            "Do I need a permit?",
            "not ([it is for sheds] or [it is for fences under 2 metres])",
        ),
        # an order before a list
        (
            "Do not use this form to:\n\n* change your name\n* report a theft",
            "Can I use this form?",
            "not ([you want to use this form to change your name] or "
            "[you want to use this form to report a theft])",
        ),
        # items that rule by themselves
        (f"## Passes{_RULES}", "Can I lend my pass?", "[you swim]"),
        (f"## Passes{_RULES}", "Can I keep my pass?", "[you row]"),
        # ages of their own leave a choice, other demands do not
        (
            "To get the pass you must be:\n\n* aged 16 to 18\n* aged 19 to 25 and disabled",
            "Can I get the pass?",
            "[you must be aged 16 to 18] or [you must be aged 19 to 25] and [you must be disabled]",
        ),
        (
            "To get the pass you must:\n\n* be 16 to 18\n* have rowed for 2 to 3 years",
            "Can I get the pass?",
            "[you must be 16 to 18] and [you have rowed for 2 to 3 years]",
        ),
        # an exception is no second case
        (
            "You may stop work if it is bad for you or to another cook, except where it is light.",
            "May I stop work?",
            "([it is bad for you] or [it is bad to another cook]) and not [it is light]",
        ),
        # somebody else beside somebody at a place
        (
            "You need a pass unless you are a guest at a wedding or a member of the club.",
            "Do I need a pass?",
            "not ([you are a guest at a wedding] or [you are a member of the club])",
        ),
        (
            "You need a pass if you are a cook at a hut or a farm.",
            "Do I need a pass?",
            "[you are a cook at a hut] or [you are a cook at a farm]",
        ),
        # what one may appeal against, or asks for by name, is no denial
        (
            "You can appeal against the penalty if you were ill.",
            "Can I appeal?",
            "[you were ill]",
        ),
        ("You may be fined if you row at night.", "Can I row at night?", "not [you row at night]"),
        (
            "You need an exemption certificate if you are ill.",
            "Do I need an exemption certificate?",
            "[you are ill]",
        ),
        ("You are exempt from the fee if you are ill.", "Do I pay the fee?", "not [you are ill]"),
        # non-residents are no residents
        ("You are non-resident if you live at sea.", "Am I resident?", "not [you live at sea]"),
        ("You are non-resident if you live at sea.", "Am I non-resident?", "[you live at sea]"),
        # how long a thing is valid
        (
            "Your badge is valid for 15 days after the test.",
            "Is my badge still valid?",
            "[it is within 15 days after the test]",
        ),
        # a short "is"
        ("You can keep a dog that's trained.", "Can I keep my dog?", "[the dog is trained]"),
    ],
)
def test_written(said: Callable[[str, str], str], text: str, question: str, written: str) -> None:
    assert said(text, question) == written


@pytest.mark.parametrize(
    ("text", "question", "follow_up", "answers"),
    [
        # whoever is not of the people told apart is not meant
        ("Grants go to cooks who lost oars.", "Can I get a grant?", "Are you a cook?", "More No"),
        ("Grants go to cooks who lost oars.", "Can I get a grant?", "Is it red?", "More More"),
        # part of what somebody is and does
        (
            "You can row if you are a member living in the county.",
            "Can I row?",
            "Are you a member?",
            "More No",
        ),
        (
            "You can row if you are a member back from a trip of 2 days or more.",
            "Can I row?",
            "Are you a member back from a trip of at least 2 days?",
            "Yes No",
        ),
        # a name for what "it" is, and no name where the clause has it
        (
            "You can buy your home if:\n\n* it's your only home\n* it's self-contained\n"
            "* you're a secure tenant",
            "Can I buy my home?",
            "Is your home self-contained?",
            "More No",
        ),
        (
            "Your badge is valid for 15 days after the test.",
            "Is my badge still valid?",
            "Was the test more than 15 days ago?",
            "No Yes",
        ),
        ("Grants go to non-profits.", "Can I get a grant?", "Are you a not-for-profit?", "Yes No"),
    ],
)
def test_follow_up(text: str, question: str, follow_up: str, answers: str) -> None:
    rule = parse(text)
    found = (decide(rule, question, history=[(follow_up, said)]).answer for said in ("Yes", "No"))
    assert " ".join(found) == answers
