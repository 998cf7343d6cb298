"""What stands around a conclusion: what comes before it, whom it leaves out, what "no" denies."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

NONE = {
    "none of what one does without": ("There is no swim test for cooks.", "Can I join without a swim test?", "[you are cooks]"),
    "none of what is asked about": ("There is no swim test for cooks.", "Is there a swim test?", "not [you are cooks]"),
    "no thing will be paid for a time": ("You can claim a rebate if you row. If you have been fined, no rebate will be paid for two years.", "Can I claim a rebate?", "[you row] and not [you have been fined]"),
    "no other thing": ("You can claim for a broken oar if you row. If the raft is new, no mast will be mended.", "Can I claim for a broken oar?", "[you row]"),
}  # fmt: skip
TAKEN_OUT = {
    "things with two verbs": ("You can return vests. This does not apply to vests that have been worn or were made to measure.", "Can I return my vest?", "not ([it has been worn] or [it was made to measure])"),
    "things with one verb": ("You can return vests. This does not apply to vests that were made to measure.", "Can I return my vest?", "not [it is vests that were made to measure]"),
    "things and other things": ("You may not keep hens. This does not apply to hens that swim or to ducks.", "May I keep hens?", "[it is hens that swim] or [it is ducks]"),
}  # fmt: skip
WHOM = {
    "what people do, below a question": ("Who may hold a berth?\n\nCooks who row at night and live in town may rent a berth.", "Can I have a berth?", "[you row at night] and [you live in town]"),
    "who they are, below a question": ("Who may hold a berth? Cooks who can row.", "Can I have a berth?", "[you can row]"),
    "firms and what they pay": ("Firms that pay rent above £900 a year owe us a report.", "Does my firm owe you a report?", "[you pay rent above £900 a year]"),
    "who, behind what they do": ("Anyone breaks the rules who parks on the quay.", "Am I breaking the rules?", "[you park on the quay]"),
    "who, of somebody else": ("You may not lend the key to a cook who is under 18.", "May I lend the key to a cook?", "not [that cook is under 18]"),
}  # fmt: skip
AROUND = {
    "before one can": ("You must own a rope before you can climb the mast.", "Can I climb the mast?", "[you must own a rope]"),
    "before one leaves": ("You must pay the toll before you leave.", "Must I pay the toll?", "[you must pay the toll before you leave]"),
    "how we weigh what we are told": ("You can get a raft grant if you rent from us. If you have a cook, we'll also look at their pay when we work out how much you get.", "Can I get a raft grant?", "[you rent from us]"),
    "amounts of what is given": ("The fund supports piers with grants of between £50 and £90. The pier must be open.", "Can our pier get a grant?", "[the pier must be open]"),
    "only in some places": ("You can fish only in bays marked as open.", "Can I fish?", "[you fish in bays marked as open]"),
    "only some things": ("You can fish only if you row.", "Can I fish?", "[you row]"),
}  # fmt: skip
ALL = NONE | TAKEN_OUT | WHOM | AROUND


@pytest.mark.parametrize(("text", "question", "expression"), ALL.values(), ids=ALL.keys())
def test_what_is_read(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
