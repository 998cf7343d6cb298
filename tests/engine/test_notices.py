"""Notices without a verb, orders not to do something, lists of rules under a title."""
# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

import cmr_logic

PIER = """\
{title}
* Fishing is allowed with a permit
* Bikes are banned before 10am
* Fires may only be lit in the pits
* Drones need a licence
"""
CASES = (
    # what a notice forbids, and what it excepts
    ("No dogs except guide dogs.", "Can I bring my dog?", "c1"),
    ("NO DOGS except guide dogs. Thank you.", "Can I bring my dog?", "c1"),
    ("No food except fruit.", "Can I bring food?", "c1"),
    ("No drinks other than water.", "Can I bring a drink?", "c1"),
    ("No entry except for staff.", "Can I enter?", "c1"),
    ("No parking except for residents.", "Can I park here?", "c1"),
    ("No cycling, except by under-6s.", "Can I cycle here?", "c1"),
    ("No parking between 8am and 6pm.", "Can I park here?", "not c1"),
    ("No parking between 8am and 6pm except for residents.", "Can I park here?", "not (c1 and not c2)"),
    ("No visitors after 8pm unless a nurse agrees.", "Can I visit?", "not (c1 and not c2)"),
    ("No refunds without a receipt.", "Can I get a refund?", "c1"),
    ("No bags over 20 litres.", "Can I bring my bag?", "not c1"),
    ("No fee for members.", "Do I have to pay a fee?", "not c1"),
    ("No booking needed for groups under 10.", "Do we need to book?", "not c1"),
    ("No refunds or exchanges on sale items.", "Can I get a refund?", "not c1"),
    ("No unaccompanied children.", "Can my child come in?", "not c1"),
    ("Smoking is prohibited everywhere on the site, including in cars.", "Can I smoke?", "not c1"),
    # who alone may
    ("Staff and authorised visitors only beyond this point.", "Can I go beyond this point?", "c1 or c2"),
    ("Ticket holders only past this gate.", "Can I go past the gate?", "c1"),
    # orders
    ("Do not run, shout or dive.", "Can I dive?", "false"),
    ("Do not enter the tower without a guide.", "Can I enter the tower?", "c1"),
    ("Never fish from the bridge.", "Can I fish?", "not c1"),
    ("Do not swim if the flag is red.", "Can I swim?", "not c1"),
    ("Do not light fires.", "Can I light a fire?", "false"),
    # times of a ban said to whoever asks
    ("You may not swim after 6pm.", "Can I swim?", "not c1"),
    ("You must not run, shout or dive.", "Can I dive?", "false"),
    ("You must not bring food, drink or glass.", "Can I bring glass?", "false"),
    # what is allowed with something
    ("Fishing is allowed with a permit.", "Can I fish?", "c1"),
    ("Entry is free with a library card.", "Is entry free?", "c1"),
    # lists of rules
    *(
        (PIER.format(title=title), question, expected)
        for title in ("# The pier", "House rules:", "House rules", "Please note:")
        for question, expected in (
            ("Can I fish?", "c1"),
            ("Can I light a fire?", "c3"),
            ("Do I need a licence for my drone?", "c4"),
        )
    ),
    ("# The pier\n* No fishing without a permit\n* No bikes before 10am", "Can I fish?", "c1"),
    ("# The pier\n* No fishing without a permit\n* No bikes before 10am", "Can I bring my bike?", "not c2"),
)  # fmt: skip


@pytest.mark.parametrize(("rule", "question", "expected"), CASES)
def test_expression(rule: str, question: str, expected: str) -> None:
    assert cmr_logic.parse(rule).written(question) == expected


@pytest.mark.parametrize(
    ("rule", "question", "expected"),
    [
        ("You may not swim after 6pm.", "Can I swim?", "Is it after 6pm?"),
        ("You must not park here on Sundays.", "Can I park here?", "Is it a Sunday?"),
        ("No bags over 20 litres.", "Can I bring my bag?", "Is your bag over 20 litres?"),
        ("Children are allowed with an adult.", "Can my child come in?", "Is your child with an adult?"),
        ("Dogs are welcome on a lead.", "Can I bring my dog?", "Is your dog on a lead?"),
    ],
)  # fmt: skip
def test_follow_up(rule: str, question: str, expected: str) -> None:
    assert cmr_logic.decide(rule, question).follow_up == expected
