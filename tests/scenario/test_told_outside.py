"""What lies outside an area is not inside it, and "maybe 50 metres" is about so much."""

import pytest

from cmr_logic import decide

PERMIT = ("You get a badge only if your shed is inside the sea wall.", "Do I get a badge?")
FIRE = (
    "Bonfires may not be lit within 300 metres of a stable.",
    "May I light a bonfire in my field?",
)


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (PERMIT, "My shed stands just beyond the sea wall.", "No"),
        (PERMIT, "My shed is well outside the sea wall.", "No"),
        (PERMIT, "My barge is well outside the sea wall.", "More"),
        (PERMIT, "I waited outside the sea wall.", "More"),
        (FIRE, "The stable is across the road from my field, maybe 90 metres away.", "No"),
        (FIRE, "The stable is near my field.", "More"),
    ],
)
def test_told_outside(rule: tuple[str, str], story: str, answer: str) -> None:
    assert decide(*rule, scenario=story).answer == answer
