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
    "at one's own discretion": ("You may, at your discretion, row.", "May I row?", "Yes"),
    "now and then": ("You may, from time to time, row.", "May I row?", "Yes"),
}


@pytest.mark.parametrize(("text", "question"), OPEN.values(), ids=OPEN)
def test_is_asked_about(text: str, question: str) -> None:
    assert decide(parse(text), question).answer == "More"


@pytest.mark.parametrize(("text", "question", "answer"), ANSWERED.values(), ids=ANSWERED)
def test_is_answered(text: str, question: str, answer: str) -> None:
    assert decide(parse(text), question).answer == answer
