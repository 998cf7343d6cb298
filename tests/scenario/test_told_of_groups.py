"""What is asked of anybody, or of all, of one's own: none of us, all but one, one of us, but me."""

from __future__ import annotations

import pytest

from cmr_logic import decide

COLD = ("You may use the sauna if nobody in your family has a cold.", "Can we use the sauna?")
WORK = ("You get the coal if no one in your household works.", "Can I have the coal?")
SIGNED = ("The boat may leave once everyone in your party has signed.", "May the boat leave?")
LICENCE = ("You can race if all members of your team have a licence.", "Can we race?")
PAID = ("You can row if you have paid.", "Can I row?")
KEYS = ("You get the bond back once all the keys have been returned.", "Do I get my bond back?")
LESSONS = ("You get the pin once you have finished all the training courses.", "Do I get the pin?")
TESTS = ("You get the badge once you have passed all the swimming tests.", "Do I get the badge?")


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (COLD, "None of us has a cold.", "Yes"),
        (COLD, "None of us has a cold apart from my little boy.", "No"),
        (COLD, "Nobody in my family has a cold except my sister.", "No"),
        (COLD, "My daughter has a cold.", "No"),
        (COLD, "My neighbour has a cold.", "More"),
        (COLD, "Nobody at work has a cold.", "More"),
        (COLD, "None of us has a cold apart from on cold days.", "More"),
        (COLD, "None of us has a cold but my sister has a cough.", "Yes"),
        (WORK, "No one in our household works.", "Yes"),
        (WORK, "I live with my husband, who works at the mill.", "No"),
        (WORK, "My brother works. He lives in Hull.", "More"),
        (WORK, "Nobody here works except me.", "No"),
        (WORK, "I don't work.", "More"),
        (SIGNED, "We've all signed.", "Yes"),
        (SIGNED, "All but one of us have signed.", "No"),
        (SIGNED, "Everyone has signed bar my uncle.", "No"),
        (SIGNED, "All of us have signed, but Ben forgot his hat.", "Yes"),
        (SIGNED, "Only Ben hasn't signed.", "No"),
        (SIGNED, "Ben hasn't signed.", "More"),
        (SIGNED, "I've signed.", "More"),
        (LICENCE, "I have no licence.", "No"),
        (LICENCE, "I have a licence.", "More"),
        (PAID, "Nobody has paid but me.", "Yes"),
        (PAID, "Nobody else has paid.", "More"),
        (PAID, "Everyone has paid except me.", "No"),
        (PAID, "Everyone has paid but Tom.", "More"),
        (KEYS, "I've returned every key apart from the shed key.", "No"),
        (KEYS, "I've returned all but one of the keys.", "No"),
        (KEYS, "I've returned all the keys except perhaps one.", "More"),
        (LESSONS, "I've done all the courses.", "Yes"),
        (LESSONS, "I've done all the courses but the last one.", "No"),
        (LESSONS, "I've done a course.", "More"),
        (TESTS, "I've passed every test.", "Yes"),
        (TESTS, "I've passed the tests, except the last.", "No"),
        (TESTS, "I've passed the diving test.", "More"),
    ],
)
def test_told_of_a_group(rule: tuple[str, str], story: str, answer: str) -> None:
    assert decide(*rule, scenario=story).answer == answer
