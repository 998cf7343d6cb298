"""Stories that tell a thing in parts, of several at once, or by words that point back."""

from __future__ import annotations

import pytest

from cmr_logic import decide

_WORKED = "You qualify if you have worked for five years."
_HERE = "You get the bonus if you have worked here for five years."
_OVER = "You can claim if none of your children are over 18."
_OTHER = "You can get the allowance if you have other income."
_BOTH = "You can use the family room if both of you are members."
_SPAIN = "You can get the card if you live in Spain."
_LOSS = "Claims are accepted if you report the loss within 3 days."
_AGE = "You can get the pass if you have reached State Pension age."

_TECH = "You get the tool if you work in computing."

_QUESTIONS = {
    _TECH: "Do I get the tool?",
    _WORKED: "Do I qualify?",
    _HERE: "Do I get the bonus?",
    _OVER: "Can I claim?",
    _OTHER: "Can I get the allowance?",
    _BOTH: "Can we use the family room?",
    _SPAIN: "Can I get the card?",
    _LOSS: "Will my claim be accepted?",
    _AGE: "Can I get the pass?",
}

STORIES: tuple[tuple[str, str, str], ...] = (
    (_TECH, "I work in IT.", "Yes"),
    (_TECH, "I have worked in shops for ten years.", "More"),
    (_WORKED, "I worked three years for a baker and then four years for a printer.", "Yes"),
    (_WORKED, "I worked one year for a baker and then two years for a printer.", "More"),
    (_WORKED, "I have worked for a baker for three years.", "No"),
    (_HERE, "I worked three years for a baker and then four years for a printer.", "More"),
    (_OVER, "My children are 4, 7 and 20.", "More"),
    (_OVER, "My children are 4, 7 and 9.", "Yes"),
    (_OTHER, "My pension is my only income.", "No"),
    (_BOTH, "My wife and I are both members.", "Yes"),
    (_BOTH, "My wife is a member.", "More"),
    (_SPAIN, "I'm a nurse from Spain and still live there.", "Yes"),
    (_SPAIN, "I'm a nurse from Spain and my aunt lives there.", "More"),
    (_LOSS, "I reported the loss straight after it happened.", "Yes"),
    (_LOSS, "I reported the loss some time after it happened.", "More"),
    (_AGE, "I have not reached State Pension age.", "No"),
    (_AGE, "My sister has not reached State Pension age.", "More"),
)


@pytest.mark.parametrize(("text", "story", "answer"), STORIES)
def test_what_is_told_in_parts(text: str, story: str, answer: str) -> None:
    assert decide(text, _QUESTIONS[text], scenario=story).answer == answer
