"""What a sentence says beside its rule: what changes nothing, what is denied, how far it goes."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

ANYWAY = {
    "whether or not": ("Anyone can join the choir, whether or not they read music.", "Can I join the choir?", "true"),
    "regardless": ("You can use the sauna, regardless of whether you are a member.", "Can I use the sauna?", "true"),
    "whatever": ("You can enter a cake, whatever its shape.", "Can I enter a cake?", "true"),
    "of some alone": ("Members can use the sauna, whether or not they live here.", "Can I use the sauna?", "[you are members]"),
    "in a place alone": ("Dogs are not allowed on the pier, whether or not they are on a lead.", "Can I bring my dog?", "not [it is on the pier]"),
}  # fmt: skip
DENIED_THINGS = {
    "the one denied": ("You pay for parts, but not for labour.", "Do I pay for labour?", "false"),
    "the one said": ("You pay for parts, but not for labour.", "Do I pay for parts?", "true"),
    "by its price": ("You pay for parts, but not for labour.", "Is labour free?", "true"),
    "of some alone": ("Guests pay for meals but not for towels.", "Do I have to pay for towels?", "not [you are guests]"),
    "help with things": ("You can get help with fares, but not with food.", "Can I get help with food?", "false"),
    "people, not things": ("Free parking is for members but not for guests.", "Can I park for free?", "[you are members] and not [you are guests]"),
}  # fmt: skip
DENIED_FOR = {
    "done or happened": ("No refunds for tickets bought from third parties or for events that were postponed.", "Can I get a refund?", "not ([the tickets were bought from third parties] or [the events were postponed])"),
    "a kind, or what was done": ("Refunds are not given for late entries or for items that were opened.", "Can I get a refund?", "not ([it is late entries] or [the items were opened])"),
    "without a verb": ("No refunds for swimwear or for earrings.", "Can I get a refund?", "not ([it is swimwear] or [it is earrings])"),
    "what you did": ("You cannot claim for trips you cancelled or for bags that were lost.", "Can I claim?", "not ([you cancelled the trips] or [the bags were lost])"),
    "people who get it": ("The discount is for members or for guests who pay.", "Can I get the discount?", "[you are members] or [you pay]"),
}  # fmt: skip
LAST_NAMED = {
    "in those cases": ("You can apply online unless your name has changed or your passport is damaged. In those cases, go to the office.", "Do I have to go to the office?", "[your name has changed] or [your passport is damaged]"),
    "in that case": ("You can pay by card, unless the machine is broken. In that case, you must pay in cash.", "Do I have to pay in cash?", "[the machine is broken]"),
    "the case of a condition": ("You can't renew by phone if you owe a fine. In this case, come to the desk.", "Do I have to come to the desk?", "[you owe a fine]"),
    "what follows from it": ("You are exempt from the levy unless you own a boat. This means you do not have to file a form.", "Am I exempt from the levy?", "not [you own a boat]"),
}  # fmt: skip
ONLY_SO_FAR = {
    "from whom, and up to what": ("We only accept cheques from account holders, and only up to £200.", "Can I pay by cheque?", "[you are account holders] and [it is up to £200]"),
    "for how long": ("We lend tools to members, but only for up to two weeks.", "Can I borrow tools?", "[you are members] and [it is for up to two weeks]"),
    "of a deed": ("You can claim for taxis, but only up to £20.", "Can I claim for a taxi?", "[it is up to £20]"),
    "from people": ("Bookings are only accepted from residents.", "Can I make a booking?", "[you are residents]"),
    "from farms": ("We only buy eggs from farms nearby.", "Do you buy eggs?", "[we only buy eggs from farms nearby]"),
}  # fmt: skip
ENDS = {
    "of several": ("Payments stop when your child reaches 18.", "Will my payments stop?", "[your child reaches 18]"),
    "with an exception": ("Benefits end when the child turns 16 unless they stay at school.", "Do benefits end?", "[the child turns 16] and not [they stay at school]"),
    "leave of a kind": ("Parents, and those returning from parental leave, can ask for shorter hours.", "Can I ask for shorter hours?", "[you are parents] or [you are returning from parental leave]"),
    "leave that is taken": ("Staff who take unpaid leave lose their bonus.", "Do I lose my bonus?", "[you take unpaid leave]"),
}  # fmt: skip
KINDS_BARRED = {
    "a bare name": ("You may keep up to four hens. You must keep them in a run. Cockerels are not allowed.", "Can I keep a cockerel?", "false"),
    "beside what is granted": ("Members may bring pets. Dogs are not allowed.", "Can I bring my cat?", "[you are members] and not [it is dogs]"),
    "nothing else": ("Alcohol is not permitted.", "Can I bring alcohol?", "false"),
    "things beside what is granted": ("To get a card, you must bring a bill. Photocopies are not accepted.", "Can I get a card?", "[you must bring a bill]"),
    "some of a name": ("Late essays are not marked.", "Will my essay be marked?", "not [it is late essays]"),
    "nobody": ("Nobody is admitted after 9 pm.", "Can I come in?", "not [it is after 9 pm]"),
}  # fmt: skip
OTHER_WAYS = {
    "otherwise": ("You must pay by card or, if you live abroad, in cash.", "Do I have to pay by card?", "not [you live abroad]"),
    "in the case": ("You must pay by card or, if you live abroad, in cash.", "Can I pay in cash?", "[you live abroad]"),
    "of an order": ("Send the form by post or, if you live abroad, by email.", "Can I send the form by email?", "[you live abroad]"),
    "other things": ("To vote, you must bring your passport or, if you are under 18, your school card.", "Can I vote?", "[you must bring your passport] or [you are under 18] and [you must bring your school card]"),
    "a time before a case": ("You must give notice unless you are on probation or, in the first year, you work part-time.", "Do I have to give notice?", "not ([you are on probation] or [you work part-time in the first year])"),
    "things beside a condition": ("A fee is charged for late returns or if the book is damaged.", "Is a fee charged?", "[it is late returns] or [the book is damaged]"),
    "people beside a condition": ("A deposit is due for groups or if you hire a boat.", "Is a deposit due?", "[you are groups] or [you hire a boat]"),
    "or some of a list": ("To register, show your passport, or two of these:\n\n* a bill\n* a payslip\n* a rent book", "Can I register?", "[you must show your passport] or at least 2 of ([you must show a bill], [you must show a payslip], [you must show a rent book])"),
}  # fmt: skip
ELSEWHERE = {
    "all other places": ("Pets are welcome in ground-floor flats. In all other flats you need to ask first.", "Do I need to ask before I get a pet?", "not [it is in ground-floor flats]"),
    "all other days": ("Entry is free on Mondays. On all other days you must pay.", "Do I have to pay for entry?", "not [it is on Mondays]"),
    "other places, not all": ("Dogs are allowed in the garden. In some other areas they must be on a lead.", "Are dogs allowed?", "[it is in the garden] and [in some other areas they must be on a lead]"),
    "less is paid for": ("Students get 10% off, except on sale items and gift vouchers.", "Do I get 10% off?", "not ([it is sale items] or [it is gift vouchers])"),
    "where someone is": ("You can cycle here except on the path.", "Can I cycle here?", "not [you are on the path]"),
    "by age": ("Children under 12 can visit if the nurse agrees.", "Can my 10-year-old visit?", "[you are children under 12] and [the nurse agrees]"),
}  # fmt: skip
CASES = (
    ANYWAY
    | DENIED_THINGS
    | DENIED_FOR
    | LAST_NAMED
    | ONLY_SO_FAR
    | ENDS
    | KINDS_BARRED
    | OTHER_WAYS
    | ELSEWHERE
)


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    CASES.values(),
)
def test_what_is_said_beside(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
