"""Who asks what they must do for their child asks of the child that a rule is about."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

_ASTHMA = "A nursery child who has asthma must have an inhaler at school."
_ILL = "A child who is ill must be kept at home."
_NUTS = "Pupils with a nut allergy need their own lunch box."
_LATE = "Parents who pay late must pay a fine."
_CARD = "Children under five go free if you hold a card."
_BRING = "Do we have to bring an inhaler for our daughter?"


@for_each(
    "rule, question, story, answer",
    [
        (_ASTHMA, _BRING, "Priya starts in August. She has asthma.", "Yes"),
        (_ASTHMA, _BRING, "Priya starts in August. She doesn't have asthma.", "No"),
        (_ASTHMA, _BRING, "Priya starts in August. I have asthma myself.", "More"),
        (_ILL, "Do I have to keep my son at home?", "He is ill with a tummy bug.", "Yes"),
        (_ILL, "Do I have to keep my son at home?", "I am ill.", "More"),
        (_NUTS, "Do we need a lunch box for our son?", "He has a nut allergy.", "Yes"),
        (_NUTS, "Do we need a lunch box for our son?", "His sister has a nut allergy.", "More"),
        (_LATE, "Do I have to pay a fine for my son?", "He paid late.", "More"),
        (_CARD, "Do I have to pay for my daughter?", "She holds a card.", "More"),
    ],
)
def test_a_story_is_of_whom_the_rule_is_about(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer


def test_follow_ups_name_them():
    assert decide(_ASTHMA, _BRING).follow_up == "Does your daughter have asthma?"
    asked = "Do I have to pay a fine for my son?"
    assert decide(_LATE, asked).follow_up == "Do you pay late?"
