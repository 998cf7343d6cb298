"""Days and hours that a story tells in two steps: from an event to today, and since then."""

import pytest

from cmr_logic import decide

APPEAL = "Appeals have to be sent within one month of the date on the decision letter."
OBJECT = "You must object within 28 days of the decision."
PERMIT = "A kite permit is valid for one year from the day it was issued."
COINS = "Tokens can be used until 18 months after the date of purchase."
ENTRY = "Your entry counts if it reached us by 31 August 2025."
NIGHTS = "You get the late bonus if you work after midnight."
LIVED = "You can vote if you have lived here for three years."
CLAIM = "Claims must be submitted by 31 March 2023."
JOINED = "You keep your locker if you joined before 2005."
STOPPED = "You qualify if you stopped smoking before 2020."
MOTHER = "You get a seat if your mother is over 60."

# rule, question, story, answer
TOLD = [
    (APPEAL, "Can I appeal?", "The letter is dated 3 May and today's the 10th of May.", "Yes"),
    (APPEAL, "Can I appeal?", "The letter is dated 3 May and it's now 10 August.", "No"),
    (APPEAL, "Can I appeal?", "The ladder is dated 3 May and it's now 10 August.", "More"),
    (OBJECT, "Can I object?", "I was refused two weeks ago.", "Yes"),
    (OBJECT, "Can I object?", "I was refused two months ago.", "No"),
    (OBJECT, "Can I object?", "I was refused two months ago and objected a week later.", "Yes"),
    (OBJECT, "Can I object?", "My sister was refused two weeks ago.", "More"),
    (OBJECT, "Is it too late to object?", "The decision came on 3 May. Today is 9 August.", "Yes"),
    (OBJECT, "Am I still in time to object?", "I was refused two months ago.", "No"),
    (PERMIT, "Is my kite permit still valid?", "It was issued three weeks ago.", "Yes"),
    (PERMIT, "Is my kite permit still valid?", "My permit was issued three years ago.", "No"),
    (PERMIT, "Is my kite permit still valid?", "My kite was mended three weeks ago.", "More"),
    (COINS, "Can I use my token?", "I bought the token two months ago.", "Yes"),
    (COINS, "Can I use my token?", "I bought the token three years ago.", "No"),
    (ENTRY, "Does my entry count?", "I didn't upload it until 3 September 2025.", "No"),
    (ENTRY, "Does my entry count?", "I emailed it on 3 August 2025.", "Yes"),
    (ENTRY, "Does my entry count?", "I didn't upload it until my aunt rang.", "More"),
    (NIGHTS, "Do I get the late bonus?", "My shift runs from ten at night until six.", "Yes"),
    (NIGHTS, "Do I get the late bonus?", "I work from two to ten in the evening.", "No"),
    (LIVED, "Can I vote?", "I moved here with my cat. That was six years ago.", "Yes"),
    (LIVED, "Can I vote?", "I moved here with my cat. That was six months ago.", "No"),
    (LIVED, "Can I vote?", "My cat ran off. That was six years ago.", "More"),
    (LIVED, "Can I vote?", "I came here in 2012 and have lived here ever since.", "Yes"),
    (CLAIM, "Is my claim in time?", "I sent the claim off on 14 February 2023.", "Yes"),
    (CLAIM, "Is my claim in time?", "I sent the claim off on 14 June 2023.", "No"),
    (JOINED, "Do I keep my locker?", "I didn't join until May 2001.", "Yes"),
    (JOINED, "Do I keep my locker?", "I didn't join until 2009.", "No"),
    (STOPPED, "Do I qualify?", "I gave up smoking on 6 March 2018.", "Yes"),
    (STOPPED, "Do I qualify?", "I stopped smoking in 2022.", "No"),
    (STOPPED, "Do I qualify?", "I stopped drinking in 2018.", "More"),
    (STOPPED, "Do I qualify?", "I smoked in 2012.", "More"),
    (MOTHER, "Do I get a seat?", "I came with Mum, who is 71.", "Yes"),
    (MOTHER, "Do I get a seat?", "Mum is 54.", "No"),
    (MOTHER, "Do I get a seat?", "Her Mum is 71.", "More"),
]


@pytest.mark.parametrize(("rule", "question", "story", "expected"), TOLD)
def test_deadlines(rule: str, question: str, story: str, expected: str) -> None:
    assert decide(rule, question, scenario=story).answer == expected


def test_the_deed_of_a_deadline_is_not_done_where_another_thing_is_asked() -> None:
    rule = "You can have a refund if you report the crack within 7 days of delivery."
    story = "The lamp arrived three days ago."
    assert decide(rule, "Can I have a refund?", scenario=story).answer == "More"
    late = "The lamp arrived three weeks ago."
    assert decide(rule, "Can I have a refund?", scenario=late).answer == "No"
