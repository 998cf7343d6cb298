"""Denials for some time, of one doer or of one party alone deny nothing more."""

import pytest

from cmr_logic import decide

# clause, stories that deny it, stories whose denial is of less
TOLD = [
    ("you are married", ["I am not married."], ["I wasn't married in 2010."]),
    (
        "you have been abroad",
        ["I haven't been abroad.", "I have never been abroad."],
        ["I haven't been abroad this year."],
    ),
    ("your rent is paid", ["My rent isn't paid."], ["My rent isn't paid by the council."]),
    (
        "you have a bank account",
        ["I have no bank account."],
        ["I have no bank account with you."],
    ),
    (
        "you have a bank account with you",
        ["I have no bank account with you."],
        [],
    ),
    (
        "your home is insured",
        ["My home insurance ran out.", "I have no insurance for my home."],
        ["My car insurance ran out."],
    ),
    ("you served in the army", ["I was turned down by the army."], []),
    (
        "you are retired",
        ["My sister is retired, but I'm not.", "It's my sister who is retired, not me."],
        ["My sister isn't retired."],
    ),
    ("you have a job", ["I have no job."], ["I have a job offer.", "I have been offered a job."]),
    ("your boat is insured", [], ["I ought to have my boat insured."]),
    (
        "you have applied",
        ["I have not applied."],
        ["I did not apply before the deadline.", "I did not apply in time."],
    ),
    ("you have a visa", ["My visa ran out.", "My visa is out of date."], []),
    ("it broke by accident", [], ["It was not broken when I bought it."]),
    (
        "your car is insured",
        ["My car insurance ran out.", "My insurance ran out."],
        ["My house insurance ran out."],
    ),
    ("your husband has died", [], ["My husband had a stroke and the doctor came too late."]),
    ("you need help", ["I don't need help."], ["I don't need help today."]),
]


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        (clause, story, answer)
        for clause, denying, silent in TOLD
        for answer, stories in (("No", denying), ("More", silent))
        for story in stories
    ],
)
def test_a_limited_denial_leaves_open(clause: str, story: str, answer: str) -> None:
    rule = f"You can claim if {clause}."
    assert decide(rule, "Can I claim?", scenario=story).answer == answer
