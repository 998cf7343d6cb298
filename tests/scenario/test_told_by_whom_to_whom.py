"""Who did something, and to whom: a deed that is told the other way round settles nothing."""

import pytest

from cmr_logic import decide

# clause, stories that settle it with Yes, stories that leave it open
TOLD = [
    (
        "your landlord has warned you",
        ["My landlord warned me.", "I was warned by my landlord."],
        [
            "I warned my landlord.",
            "My landlord was warned by me.",
            "My landlord was warned.",
            "My landlord warned my brother.",
        ],
    ),
    (
        "you were trained by your neighbour",
        ["My neighbour trained me.", "I was trained by my neighbour."],
        ["I trained my neighbour.", "My neighbour was trained.", "My neighbour trained her."],
    ),
    (
        "you warned your landlord",
        ["I warned my landlord."],
        ["My landlord warned me.", "I was warned by my landlord.", "I was warned."],
    ),
    (
        "you have been informed",
        ["My bank informed me.", "I have been informed."],
        ["I have informed many people.", "I informed my uncle.", "My uncle has been informed."],
    ),
    (
        "you were given a loan",
        ["I was given a loan.", "My uncle gave me a loan."],
        ["I gave my uncle a loan.", "My uncle gave his son a loan."],
    ),
    (
        "your employer gave you notice",
        ["My employer gave me notice."],
        ["I gave my employer notice."],
    ),
    (
        "you were asked to leave",
        ["I was asked to leave.", "They asked me to leave."],
        ["I asked them to leave."],
    ),
    ("you asked to leave", ["I asked to leave."], ["I was asked to leave."]),
    ("your dog bit someone", ["My dog bit someone.", "My dog bit my aunt."], ["A dog bit me."]),
    ("you were bitten by a dog", ["A dog bit me."], ["My dog bit someone."]),
    ("you teach at a school", ["I teach at a school."], ["I am taught at a school."]),
    ("you sent the form to us", ["I sent you the form."], ["You sent me the form."]),
    ("you live with your mother", ["My mother lives with us.", "I live with my mother."], []),
    (
        "your landlord has given notice",
        ["My landlord has given me notice."],
        ["I gave my landlord notice."],
    ),
    ("you are registered", ["I registered in May.", "I am registered."], []),
]


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        (clause, story, answer)
        for clause, settling, silent in TOLD
        for answer, stories in (("Yes", settling), ("More", silent))
        for story in stories
    ],
)
def test_a_deed_has_its_doer_and_its_undergoer(clause: str, story: str, answer: str) -> None:
    rule = f"You can claim if {clause}."
    assert decide(rule, "Can I claim?", scenario=story).answer == answer
