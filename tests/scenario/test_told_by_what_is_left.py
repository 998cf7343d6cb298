"""What is unfinished has not been done: "I have two modules left", "my ban runs until August"."""

from __future__ import annotations

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle
from tests.tables import for_each

# A clause, stories that make it true, that make it false, and that leave it open.
TOLD = (
    (
        "your probation has ended",
        ("My probation came to an end in May.",),
        (
            "My probation isn't finished yet.",
            "My probation still has a month to go.",
            "My probation ends next Friday.",
        ),
        (
            "My brother's probation isn't finished yet.",
            "If my probation isn't over by May, I'll leave.",
            "I think my probation isn't over yet.",
        ),
    ),
    (
        "you have completed the training",
        (),
        (
            "I've two modules of the training left.",
            "I'm in the middle of the training.",
            "There are three sessions left of the training.",
            "The training doesn't end until Christmas.",
        ),
        ("I've two modules of the degree left.", "I used to be in the middle of the training."),
    ),
    (
        "the loan has been repaid",
        ("I've paid the last of the loan.", "I paid off the loan in May.", "I paid the loan back."),
        (
            "I still owe £400 on the loan.",
            "There are six payments left on my loan.",
            "Half of the loan is still outstanding.",
            "I'm still paying off my loan.",
        ),
        (
            "I still owe £400 on my phone.",
            "My aunt still owes £400 on her loan.",
            "I owed £400 on the loan in May.",
            "I paid off half of the loan.",
        ),
    ),
    (
        "the works have finished",
        (),
        ("The works aren't finished yet.", "The works go on until next spring."),
        ("The works cost £90.",),
    ),
    (
        "your ban has ended",
        ("My ban is over.", "The ban ran out last week."),
        ("My ban runs until next August.", "My ban isn't up yet."),
        ("The ban was on dogs.",),
    ),
    (
        "you have passed your probation",
        (),
        ("My trial period isn't over yet.", "I'm still on my trial period."),
        ("My trial at court isn't over yet.",),
    ),
)
CASES = [
    (clause, story, value)
    for clause, *told in TOLD
    for value, stories in zip((True, False, None), told, strict=True)
    for story in stories
]


@for_each("clause, story, value", CASES)
def test_what_is_left_settles_what_is_done(clause, story, value):
    found = settle(parse(f"You can come if {clause}.").clauses, story, "Can I come?")
    assert (found[0].value if found else None) is value
