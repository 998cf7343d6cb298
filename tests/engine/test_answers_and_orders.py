"""Bare answers to "Who …?", orders with what comes of them, cases that never count, and "neither"."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "those who are asked for": ("Who rows free?\n\nCarers, pilots and anyone under 5. Show your badge.", "Do I row free?", "[you are Carers] or [you are pilots] or [you are under 5]"),
    "those who are left out": ("**Who cannot join?** People under 16 and former members.", "Can I join?", "not ([you are under 16] or [you are former members])"),
    "those who do something": ("**Who can moor?**\nAnyone who sails a dinghy and who lives in the port.", "Can I moor?", "[you sail a dinghy] and [you live in the port]"),
    "no people asked for": ("Who runs the dock? Ask the board. You can moor if you sail.", "Can I moor?", "[you sail]"),
    "order and what comes of it": ("Bring back your oar within 90 days and we'll refund the deposit, so long as it's clean.", "Can I get my deposit refunded?", "[you bring back your oar within 90 days] and [it's clean]"),
    "order and what is then so": ("Sign up before Friday and your first month is free.", "Is my first month free?", "[you sign up before Friday]"),
    "two orders": ("Show your badge and sit down. You can row if you swim.", "Can I row?", "[you swim]"),
    "order behind a case": ("You can row if you are over 17; bring a badge.", "Can I row?", "[you are over 17]"),
    "list of cases in semicolons": ("You can row if you swim; hold a badge; or own a boat.", "Can I row?", "[you swim] or [you hold a badge] or [you own a boat]"),
    "case that never counts": ("We lend boats only if you have signed, and never if you are under 16.", "Will you lend me a boat?", "[you have signed] and not [you are under 16]"),
    "no circumstances": ("You can lend the key if you tell us, but under no circumstances once the lease has ended.", "Can I lend the key?", "[you tell us] and not [the lease has ended]"),
    "sentence behind a proviso": ("You can row if you:\n\n- own a vest\n- can swim\n\nprovided that you bring water. We meet on the quay.", "Can I row?", "([you own a vest] and [you can swim]) and [you bring water]"),
    "what will happen": ("The deposit can be returned early. This will happen when both of these are met:\n\n* you leave before May\n* the hut is clean", "Can my deposit be returned early?", "[you leave before May] and [the hut is clean]"),
    "who runs it": ("The dock is for people who sail. It is managed by three volunteers in the port.", "Is the dock for me?", "[you sail]"),
    "who may use it": ("The dock can be hired by volunteers in the port.", "Can I hire the dock?", "[you are volunteers in the port]"),
    "charge that is waived": ("You can get the late charge waived if you were ill.", "Can I get the late charge waived?", "[you were ill]"),
    "charge that is waived, asked about": ("You can get the late charge waived if you were ill.", "Do I have to pay the late charge?", "not [you were ill]"),
    "given by the house": ("Drinks are on us if you row two hours.", "Do I have to pay for drinks?", "not [you row two hours]"),
    "not fewer than": ("You may row if not fewer than two of these are true:\n\n- you swim\n- you sail\n- you dive", "May I row?", "at least 2 of ([you swim], [you sail], [you dive])"),
    "what was taken away": ("Members who have had their boat taken away cannot vote, and neither can those who do not pay.", "Can I vote?", "not ([you have had your boat taken away] or not [you do pay])"),
    "neither, of two": ("You can swap your berth if your rent is paid, your boat is dry, and neither you nor your partner has been fined.", "Can I swap my berth?", "[your rent is paid] and [your boat is dry] and not ([you have been fined] or [your partner has been fined])"),
    "neither, of deeds": ("You can stay if you row, own a boat and neither smoke nor drink.", "Can I stay?", "[you row] and [you own a boat] and (not [you smoke] and not [you drink])"),
    "neither, of things had": ("The dock is open to guests with neither a flare nor a radio.", "Can I use the dock?", "not ([you have a flare] or [you have a radio])"),
    "neither, before one noun": ("Neither temporary nor seasonal workers may moor here.", "May I moor here?", "not ([you are temporary workers] or [you are seasonal workers])"),
    "how, not where": ("A late fee is no bar in itself. You can row if you swim.", "Can I row?", "[you swim]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS.keys())
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
