"""What a story tells of another matter leaves a clause open, however like its words are."""

from __future__ import annotations

import pytest

from cmr_logic import decide


@pytest.mark.parametrize(
    ("clause", "story"),
    [
        ("you are pregnant", "I am a mum of two and I work at a garden centre."),
        ("you are pregnant", "My baby boy was born in August, and he and I share a bedsit."),
        ("you are members", "The constable wrote me a report."),
        ("you are teachers", "I told the police about the burglary."),
        ("you work as a cook", "My nephew's wedding is on the third. I'm baking the cake myself."),
        ("you are unemployed", "We've painted the box room green."),
        ("you are in work", "We sing until nine."),
        ("you must hold a full driving licence", "I look after my mother full-time."),
        ("you have a clean driving licence", "I came by bus today to see my uncle on ward 9."),
        ("you must sign the visitors' declaration", "I work 30 hours a week as a cook."),
        ("you leave a deposit of £20", "My shift at the mill runs from ten at night to six."),
        ("you are in serious ill health", "I'm dying to keep my own bees."),
        ("you live alone", "My brother stays over now and then. He has his own flat in Leeds."),
        ("you are residents", "I live with my wife."),
        ("you have a job", "We paid for the flights and the hotel in January."),
        ("you own a home", "We booked our holiday in January."),
        ("your rent is paid up", "My rent is £850 a month."),
        ("you are ill", "I finished my apprenticeship in October."),
        ("you have lost your job", "I found a pen at last."),
    ],
)
def test_what_is_told_of_another_matter_says_nothing(clause, story):
    assert decide(f"You can apply if {clause}.", "Can I apply?", scenario=story).answer == "More"


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        ("you are pregnant", "I'm carrying twins and my baby is due in May.", "Yes"),
        ("you are a teacher", "I teach history at a grammar school.", "Yes"),
        ("you are a baker", "I work as a baker.", "Yes"),
        ("you have a driving licence", "I have never driven.", "No"),
        ("you live there all year", "I live there all year.", "Yes"),
        ("you are a resident of Leeds", "I live in Leeds with my wife.", "Yes"),
        ("you pay rent", "My rent is £850 a month.", "Yes"),
    ],
)
def test_what_is_told_of_the_matter_settles_it(clause, story, answer):
    assert decide(f"You can apply if {clause}.", "Can I apply?", scenario=story).answer == answer
