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


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        # what the text says of it again denies it, and is no relief from it
        ("Students can get an exemption from the fee. You cannot get it if you work full time.", "Can I get the exemption?", "c1 and not c2"),
        ("Farmers may claim a water exemption. You may not claim it if you already receive an exemption on another field.", "Can I claim the water exemption on our top field?", "c1 and not c2"),
        ("You may apply for a parking exemption if you are disabled. You can't apply for it if you have no car.", "Can I have a parking exemption?", "c1 and c2"),
        ("You can claim the toll exemption if you are a nurse. Late applications are refused.", "Can I claim the toll exemption?", "c1 and not c2"),
        ("Owners may claim an exemption. Claims received after 1 March will be denied unless the delay was due to illness.", "Can I claim the exemption?", "c1 and not (c2 and not c3)"),
        ("You get an exemption from the toll if you drive a bus. You lose it if you speed.", "Can I get an exemption from the toll?", "c1 and not c2"),
        # the duty beside it is none of it
        ("Students can get an exemption from the fee. You must pay the fee if you are late.", "Must I pay the fee?", "c3 and not c1"),
    ],
)  # fmt: skip
def test_exemptions_claimed(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression
