"""Questions for an exemption that a text only states: "You do not have to pay if …"."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse

TOLL = "You do not have to pay the toll if you row and you have a badge."


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        (TOLL, "Does the exemption cover me?", "c1 and c2"),
        (f"{TOLL} However, the relief does not apply if it rains.", "Will the relief apply to my boat?", "(c1 and c2) and not c3"),
        (f"{TOLL} The waiver does not apply if it rains.", "Does the waiver cover my old rowing boat?", "(c1 and c2) and not c3"),
        (f"{TOLL} The concession lasts a year.", "Can I get the concession?", "c1 and c2"),
        ("# Tax relief\nYou need not pay the tax if you row. The relief does not apply to buses.", "Does the relief cover my old van?", "c1 and not c2"),
        # the duty itself
        (f"{TOLL} However, the relief does not apply if it rains.", "Do I have to pay the toll?", "not ((c1 and c2) and not c3)"),
        # a text that says for whom the exemption is
        ("The exemption is for pupils. You do not have to pay if you are under 5.", "Does the exemption cover me?", "c1"),
        ("The exemption is available to pupils.", "Is the exemption available to me?", "c1"),
        # relief that is something to have
        ("You can get debt relief if you owe money. You need not pay interest if you are ill.", "Can I get debt relief?", "c1"),
    ],
)  # fmt: skip
def test_reliefs(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression
