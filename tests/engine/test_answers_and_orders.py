"""Bare answers to "Who …?", orders with what comes of them, "neither", and parts that are lifted."""

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
    "one kind or another, and what is said of both": ("Prizes go to artists and writers living in the port.", "Can I get a prize?", "([you are artists] or [you are writers]) and [you are living in the port]"),
    "schools that all have one thing": ("Prizes go to schools and colleges that have a pier.", "Can we get a prize?", "([you are schools] or [you are colleges]) and [you have a pier]"),
    "one kind with more said of it": ("Passes are for members and families with babies living in the port.", "Can I get a pass?", "[you are members] or [you are families with babies living in the port]"),
    "limit that is lifted": ("You can row if you are aged over 18 and have a vest. The age limit does not apply if you are married.", "Can I row?", "([you are aged over 18] or [you are married]) and [you have a vest]"),
    "limit that is lifted for some": ("You can row if you have lived here for two years and your income is under £900. The income limit does not apply to carers.", "Can I row?", "[you have lived here for two years] and ([your income is under £900] or [you are carers])"),
    "part lifted by its amount": ("You can row if you can swim and have been a member for 30 days. The 30 days don't count if you were a member before.", "Can I row?", "[you can swim] and ([you have been a member for 30 days] or [you were a member before])"),
    "part lifted by its place": ("You can row if:\n\n- you are over 60\n- you have no debts\n\nThe second condition does not apply if you have a plan.", "Can I row?", "[you are over 60] and (not [you have any debts] or [you have a plan])"),
    "part of a ban lifted by its letter": ("You cannot moor here if:\n\n(a) your boat leaks\n(b) your boat is long\n\nPoint (b) does not apply to members of the club.", "Can I moor here?", "not ([your boat leaks] or [your boat is long] and not [you are members of the club])"),
    "exception lifted by its place": ("We mend the boat unless:\n\n- the keel was rotten, or\n- the boat was empty for a month.\n\nThe second of these does not apply where a neighbour saw it.", "Will you mend my boat?", "not ([the keel was rotten] or [the boat was empty for a month] and not [a neighbour saw it])"),
    "whole rule that is lifted": ("You must register a boat if it is long. These rules do not apply to guide boats.", "Do I have to register my boat?", "[it is long] and not [it is guide boats]"),
    "two lists of demands": ("You must be able to:\n\n- swim 100 metres\n- read a chart\n\nand you must have sailed for a year.\n\nIf you meet these requirements you can apply for a skipper's card.", "Can I apply for a skipper's card?", "([you must be able to swim 100 metres] and [you must be able to read a chart]) and [you have sailed for a year]"),
    "thing of any kind": ("You can row if you have any vest or raft.", "Can I row?", "[you have any vest] or [you have any raft]"),
    "several who do things, named for a question": ("Who can't row? People who weigh less than 50 kg, anyone who has had a fit in the past year and pregnant women.", "Can I row?", "not ([you weigh less than 50 kg] or [you have had a fit in the past year] or [you are pregnant women])"),
    "one of what is named before": ("Our three cargo boats lie behind the hall. Anyone who lives in the port can borrow one. You cannot borrow a boat if you owe us.", "Can I borrow a cargo boat?", "[you live in the port] and not [you owe us]"),
    "case in some season": ("You can bring a boat if it is dry or, in winter, if it is covered.", "Can I bring my boat?", "[it is dry] or [it is in winter] and [it is covered]"),
    "case beside a season": ("You can bring a boat if it is dry or in its shed, if it is covered.", "Can I bring my boat?", "([it is dry] or [it is in its shed]) and [it is covered]"),
    "one of several things": ("You must pay if you live on the island or one of its piers.", "Do I have to pay?", "[you live on the island] or [you live on one of its piers]"),
    "base form behind a plural": ("Sheds that form part of a house are exempt.", "Is my shed exempt?", "[the sheds form part of a house]"),
    "place beside an until": ("Until your check is done, you cannot row the boat at the quay.", "Can I row the boat?", "[your check is done]"),
    "place that is set apart": ("You can row on the lake but not in the port.", "Can I row?", "[it is on the lake] and not [it is in the port]"),
    "hours of what needs a pass": ("You need a pass to row between 8am and 8pm. You do not need one if you only swim.", "Do I need a pass?", "[you row between 8am and 8pm] and not [you only swim]"),
    "those whose thing is late": ("**Who can claim?**\nAnyone whose boat with us came 15 minutes late or more, and who asks within a week.", "Can I claim?", "[your boat with us came 15 minutes late or more] and [you ask within a week]"),
    "neither, of things told apart": ("Neither lent boats nor oars kept by the club can be sold.", "Can I sell this?", "not ([it is lent boats] or [it is oars kept by the club])"),
    "permit named by who holds it": ("We'll accept your application for a resident parking permit if you send proof.", "Will you accept my application?", "[you send proof]"),
    "nothing for some hours": ("You may leave if no guide has come for two hours.", "May I leave?", "not [any guide has come in the last two hours]"),
    "neither, of things one must not have": ("Applicants must be 17 or over, and must have neither a driving ban nor unpaid fines.", "Can I apply?", "[you must be 17 or over] and (not [you must have a driving ban] and not [you must have unpaid fines])"),
    "hours that are lifted": ("You can register if you help for 20 hours or more a week, and you are not paid for it. The hours do not matter if you are under 18.", "Can I register?", "([you help for 20 hours or more a week] or [you are under 18]) and not [you are paid for it]"),
    "grounds that a sentence opens with": ("Sorry, but for safety reasons children under 12 cannot row.", "Can I row?", "not [you are children under 12]"),
    "hygiene in another place": ("You can row for safety reasons if you can swim.", "Can I row?", "[you can swim]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS.keys())
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
