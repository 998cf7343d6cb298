"""Rules that seem to answer a question in its own words, and do not: they are asked about."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

# A text, and a question to which it gives no answer without another.
OPEN = {
    "leave is no duty": ("You may row on the lake.", "Do I have to row on the lake?"),
    "no duty is no ban": ("You need not attend the rehearsal.", "Can I attend the rehearsal?"),
    "no duty, with 'have to'": ("You do not have to sing.", "May I sing?"),
    "what may be": ("You may not need a permit.", "Do I need a permit?"),
    "what one may be able to do": ("You may be able to get a rebate.", "Can I get a rebate?"),
    "what might be": ("You might get a rebate.", "Do I get a rebate?"),
    "not always": ("You cannot always get a seat.", "Can I get a seat?"),
    "not usually": ("You do not usually need a licence.", "Do I need a licence?"),
    "not both": ("You cannot claim both rebates.", "Can I claim a rebate?"),
    "not more than one": ("You cannot claim more than one rebate.", "Can I claim a rebate?"),
    "not at once": ("You do not have to pay the bill at once.", "Do I have to pay the bill?"),
    "not everyone": ("Not everyone can row.", "Can I row?"),
    "others": ("Your guests may stay. They may not use the boat.", "May I use the boat?"),
    "whom others ask": ("Your coach can ask you to row on Sunday.", "Can I ask to row on Sunday?"),
    "words behind it that narrow it": ("You can row here. Not on Sundays.", "Can I row here?"),
    "exceptions named behind it": (
        "You can use the boat. Exceptions: Mondays and holidays.",
        "Can I use the boat?",
    ),
    "for whom it is": ("For visitors from abroad: you can stay.", "Can I stay?"),
    "from an age": ("You may, from the age of 14, row on the lake.", "May I row on the lake?"),
    "after a time": ("You may, after six months, change your coach.", "May I change my coach?"),
    "before an end": ("You cannot, before the end of May, row.", "Can I row?"),
    "as what one is": ("You may, as a member, bring a friend.", "May I bring a friend?"),
    "at the discretion of someone": (
        "You can, at the discretion of the coach, row alone.",
        "Can I row alone?",
    ),
    "others of the kind are let in": (
        "You may not keep pets. Fish are allowed.",
        "May I keep pets?",
    ),
    "some are welcome": ("You may not keep pets, but hens are welcome.", "May I keep pets?"),
    "a ban that someone lifts": (
        "You cannot leave the lake. The judge may make an exception.",
        "Can I leave the lake?",
    ),
    "a case that is not read": ("You may enter. When the lamp is red, wait.", "May I enter?"),
    "whether one qualifies": (
        "You can get help with rent. Ask the mayor whether you qualify.",
        "Can I get help with rent?",
    ),
    "for nothing": ("You can cancel. A fee applies.", "Can I cancel for free?"),
    "what we want first": (
        "You can swap the oars. We need to see the bill.",
        "Can I swap the oars?",
    ),
    "what takes up the thing": (
        "You may sell your boat. You may not sell it for more than you paid.",
        "May I sell my boat?",
    ),
    "rarely": ("You can rarely get a seat.", "Can I get a seat?"),
    "who does it to whom": ("The mayor can fine you.", "Can I fine the mayor?"),
    "whom one does it to": ("You cannot sue the club.", "Can the club sue me?"),
    "whose children": (
        "You can lend your boat to your children.",
        "Can my children lend me their boat?",
    ),
    "who calls whom": ("You may call us by phone.", "May you call me by phone?"),
    "generally": ("Generally, you cannot row.", "Can I row?"),
    "over a time": ("You may, over the holidays, stay in the hut.", "May I stay in the hut?"),
    "what is full": ("You can join the choir. It is full this year.", "Can I join the choir?"),
    "what is closed": ("You can book the hut. It is closed for repairs.", "Can I book the hut?"),
    "what has ended": ("You can enter the race. Entries have closed.", "Can I enter the race?"),
    "what is not running": (
        "You can take the tram. It is not running this week.",
        "Can I take the tram?",
    ),
    "none left": ("You can hire an oar. We have none left.", "Can I hire an oar?"),
    "only something else now": ("You can pay by card. For now, cash only.", "Can I pay by card?"),
    "a ban suspended": (
        "You cannot moor here. The ban is suspended on race days.",
        "Can I moor here?",
    ),
    "allowances": ("You cannot row. The club makes allowances for juniors.", "Can I row?"),
    "as a rule": ("As a rule, you cannot bring food.", "Can I bring food?"),
    "on the whole": ("On the whole, you may not sublet.", "May I sublet?"),
    "ordinarily": ("You cannot ordinarily row.", "Can I row?"),
    "from May": ("You cannot fish here from May.", "Can I fish here?"),
    "what is hoped": ("You should not need a permit.", "Do I need a permit?"),
    "what an aside lets in": (
        "No food may be eaten in the hut (sweets are fine).",
        "Can I eat in the hut?",
    ),
    "a case named before": (
        "Late trains are common. In that case, you can get a refund.",
        "Can I get a refund?",
    ),
    "a case that a clause of time names": (
        "Your account stops once you are late. In that case you lose your bond.",
        "Do I lose my bond?",
    ),
    "those to whom it is done": (
        "Employers cannot refuse leave to carers.",
        "Can my employer refuse my leave?",
    ),
    "after a time that it takes": (
        "You have 14 days to return the oars.",
        "Can I still return the oars after 14 days?",
    ),
    "then": (
        "The ban ends in June. Dogs may then swim here.",
        "Can dogs swim here?",
    ),
    "what one may get": ("You may get help with fares.", "Will I get help with fares?"),
    "by whom it is done": ("Training is paid for by us.", "Do I have to pay for training?"),
    "without what it takes": ("Entry is by ticket only.", "Can I enter without a ticket?"),
    "what it depends on": ("Whether you may row depends on the wind.", "May I row?"),
    "who decides it": ("It is up to the club whether you may row.", "May I row?"),
    "upon something": ("You may, upon payment of a fee, see the books.", "May I see the books?"),
}

# A text that does answer a question, and the answer.
ANSWERED = {
    "leave": ("You may row on the lake.", "May I row on the lake?", "Yes"),
    "a ban": ("You must not row on the lake.", "May I row on the lake?", "No"),
    "no duty": ("You need not attend the rehearsal.", "Do I need to attend the rehearsal?", "No"),
    "no duty at once": ("You do not have to pay at once.", "Do I have to pay at once?", "No"),
    "not both": ("You cannot claim both rebates.", "Can I claim both rebates?", "No"),
    "the others themselves": (
        "Your guests may stay. They may not use the boat.",
        "May my guests use the boat?",
        "No",
    ),
    "a ban beside leave": (
        "You cannot vote online. You can vote by post.",
        "Can I vote online?",
        "No",
    ),
    "no exceptions": (
        "You cannot leave the lake. There are no exceptions.",
        "Can I leave the lake?",
        "No",
    ),
    "a fee": ("You can cancel. A fee applies.", "Can I cancel?", "Yes"),
    "who does it": ("The mayor can fine you.", "Can the mayor fine me?", "Yes"),
    "another thing that is closed": (
        "You can use the hut. The shop is closed.",
        "Can I use the hut?",
        "Yes",
    ),
    "a thing full of something": (
        "You can use the hut. It is full of light.",
        "Can I use the hut?",
        "Yes",
    ),
    "what it is not": ("You can take the tram. It is not dear.", "Can I take the tram?", "Yes"),
    "those who break a rule": (
        "You cannot break a rule of the club.",
        "Can I break a rule of the club?",
        "No",
    ),
    "the month that is asked of": (
        "You cannot fish here from May.",
        "Can I fish here from May?",
        "No",
    ),
    "those to whom it is done, asked of": (
        "You must not lend your card to friends.",
        "Can I lend my card to friends?",
        "No",
    ),
    "an aside that forbids as well": (
        "No food may be eaten in the hut (or the hall).",
        "Can I eat in the hut?",
        "No",
    ),
    "what one gets": ("You will get help with fares.", "Will I get help with fares?", "Yes"),
    "what one may do": ("You may row on the lake.", "May I row on the lake?", "Yes"),
    "whether it is so or not": (
        "You may row, whether you are a guest or a member.",
        "May I row?",
        "Yes",
    ),
    "upon request": ("You may, upon request, see the books.", "May I see the books?", "Yes"),
    "at one's own discretion": ("You may, at your discretion, row.", "May I row?", "Yes"),
    "now and then": ("You may, from time to time, row.", "May I row?", "Yes"),
}


@pytest.mark.parametrize(("text", "question"), OPEN.values(), ids=OPEN)
def test_is_asked_about(text: str, question: str) -> None:
    assert decide(parse(text), question).answer == "More"


@pytest.mark.parametrize(("text", "question", "answer"), ANSWERED.values(), ids=ANSWERED)
def test_is_answered(text: str, question: str, answer: str) -> None:
    assert decide(parse(text), question).answer == answer
