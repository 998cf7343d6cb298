"""Figures of a story that are set against each other, or that say what they measure in passing."""

import pytest

from cmr_logic import decide

REBATE = "You get the rebate if you spend more than a third of your income on rent."
DIAL = "You must bring your van in if it has done more than 60,000 miles."
EXAM = "You can't sit the exam if you have missed more than two classes."
BREAK = "You get a paid break if you work more than six hours a day."
BOARD = "You can board if your passport is valid for at least three months after your return."
VALID = "You can board if your passport is valid."
BADGE = "You need a new badge if your badge has expired."
VISA = "You can renew your visa if it expires within 30 days."
MOOR = "Your boat can moor here if it is under 8 metres long."
CASE = "You can bring your suitcase if it weighs no more than 20 kg."

# rule, question, story, answer
TOLD = [
    (REBATE, "Do I get the rebate?", "Of the £1,900 I take home £700 goes on rent.", "Yes"),
    (REBATE, "Do I get the rebate?", "I earn 2,400 a month and 600 of it goes on rent.", "No"),
    (REBATE, "Do I get the rebate?", "£350 of my £2,000 wages goes on rent.", "No"),
    (REBATE, "Do I get the rebate?", "I pay £900 rent out of £1,600 take-home pay.", "Yes"),
    (REBATE, "Do I get the rebate?", "My rent is £90 a week and I earn £160 a week.", "Yes"),
    (REBATE, "Do I get the rebate?", "My rent is £90 a week and I earn £900 a month.", "More"),
    (REBATE, "Do I get the rebate?", "My rent is £90 a week and we both earn £99 a week.", "More"),
    (REBATE, "Do I get the rebate?", "My brother pays £900 of his £1,600 on rent.", "More"),
    (REBATE, "Do I get the rebate?", "Of the £1,900 I take home £700 goes on beer.", "More"),
    (DIAL, "Must I bring my van in?", "The dial shows 84,300 miles.", "Yes"),
    (DIAL, "Must I bring my van in?", "It's got 31,000 miles on the clock.", "No"),
    (DIAL, "Must I bring my van in?", "It's 84,300 miles to the moon by the book.", "More"),
    (EXAM, "Can I sit the exam?", "I was off sick three times.", "No"),
    (EXAM, "Can I sit the exam?", "I've been absent once.", "Yes"),
    (EXAM, "Can I sit the exam?", "I haven't missed a single class.", "Yes"),
    (EXAM, "Can I sit the exam?", "I missed four in the autumn.", "No"),
    (EXAM, "Can I sit the exam?", "I missed four buses in the autumn.", "More"),
    (EXAM, "Can I sit the exam?", "I've been to every class bar one.", "Yes"),
    (EXAM, "Can I sit the exam?", "My friend was away five times.", "More"),
    (BREAK, "Do I get a paid break?", "I start at nine and finish at half past one.", "No"),
    (BREAK, "Do I get a paid break?", "I clock on at eight and knock off at four.", "Yes"),
    (BREAK, "Do I get a paid break?", "I start at nine and my son finishes at four.", "More"),
    (BOARD, "Can I board?", "I fly back on 4 May 2026. My passport expires on 9 June 2026.", "No"),
    (BOARD, "Can I board?", "I fly back on 4 May 2026. My passport expires on 9 June 2027.", "Yes"),
    (BOARD, "Can I board?", "My passport expires on 9 June 2027.", "More"),
    (VALID, "Can I board?", "My passport runs out in June 2031.", "More"),
    (VALID, "Can I board?", "My passport ran out in June 2011.", "No"),
    (BADGE, "Do I need a new badge?", "My badge expires on 3 July.", "More"),
    (BADGE, "Do I need a new badge?", "My badge expired on 3 July.", "Yes"),
    (VISA, "Can I renew my visa?", "My visa expires in 12 days.", "Yes"),
    (VISA, "Can I renew my visa?", "My lease expires in 12 days.", "More"),
    (MOOR, "Can my boat moor here?", "She's seven and a half metres from bow to stern.", "Yes"),
    (MOOR, "Can my boat moor here?", "She's seven and a half and loves boats.", "More"),
    (CASE, "Can I bring my suitcase?", "It tips the scales at 24 kilos.", "No"),
    (CASE, "Can I bring my suitcase?", "My sister tips the scales at 64 kilos.", "More"),
]


@pytest.mark.parametrize(("rule", "question", "story", "expected"), TOLD)
def test_figures(rule: str, question: str, story: str, expected: str) -> None:
    assert decide(rule, question, scenario=story).answer == expected
