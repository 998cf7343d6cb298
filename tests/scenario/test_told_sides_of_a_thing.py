"""What is at the back of a thing is not at its front; what is at it may be at either."""

import pytest

from cmr_logic import decide

LAMP = ("A lamp needs a licence if it is on the front of the shop.", "Does my lamp need a licence?")
TENT = ("Tents are allowed at the bottom of the field.", "Can I put up my tent?")
SHED = (
    "A shed needs planning permission if it is at the side of the house.",
    "Does my shed need planning permission?",
)


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (LAMP, "My lamp hangs on the front of the shop.", "Yes"),
        (LAMP, "It would be fixed to the front wall, over the porch.", "Yes"),
        (LAMP, "It's on the rear wall of the shop.", "No"),
        (LAMP, "It'll be on the back of the shop, above the shed.", "No"),
        (LAMP, "It hangs at the back of the counter in the shop.", "More"),
        (LAMP, "It's in front of the shop.", "More"),
        (LAMP, "It will be at the front or the back of the shop.", "More"),
        (TENT, "I'd pitch it at the bottom of the field.", "Yes"),
        (TENT, "I'd pitch it at the very top of the field.", "No"),
        (TENT, "I'd pitch it in the field.", "More"),
        (TENT, "I'd pitch it at the edge of the field.", "More"),
        (SHED, "It's round the side of the house.", "Yes"),
        (SHED, "It's at the back of the house.", "No"),
    ],
)
def test_told_sides(rule: tuple[str, str], story: str, answer: str) -> None:
    assert decide(*rule, scenario=story).answer == answer
