"""Forms that guidance pages have often: permission, reasons, past deeds, people of yours, amounts."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

CASES = {
    "permission to deal in what a list names": ("You need permission to export:\n\n* medicines for horses or dogs\n* snakes over 1 metre", "Do I need permission?", "([you export medicines for horses] or [you export medicines for dogs]) or [you export snakes over 1 metre]"),
    "what is needed, not what for": ("You need a right to row.", "Do I need a right to row?", "true"),
    "people of yours, after “both of you”": ("You can get the top up if both of you have retired and either:\n\n* your husband or wife rowed before May\n* your boat is paid for", "Can I get the top up?", "[both of you have retired] and (([your husband rowed before May] or [your wife rowed before May]) or [your boat is paid for])"),
    "verb without an object before one with its own": ("You can't keep the plot if you resign or join a rival club.", "Can I keep the plot?", "not ([you resign] or [you join a rival club])"),
    "past deed behind a place": ("You can join if you were in the navy or worked for the coastguard.", "Can I join?", "[you were in the navy] or [you worked for the coastguard]"),
    "passive behind a place": ("You can join if you were in the navy or trained by the coastguard.", "Can I join?", "[you were in the navy] or [you were trained by the coastguard]"),
    "role behind an age": ("You need a vest if you are over 70 and the steward of a canoe or towed raft.", "Do I need a vest?", "[you are over 70] and ([you are the steward of a canoe] or [you are the steward of a towed raft])"),
    "subject behind an age": ("You need a vest if you are under 15 and the owner of the boat agrees.", "Do I need a vest?", "[you are under 15] and [the owner of the boat agrees]"),
    "pronoun that ends a list": ("You are exempt if the form has a stamp or seal next to it.", "Am I exempt?", "[the form has a stamp next to it] or [the form has a seal next to it]"),
    "preposition of the last part": ("You are exempt if you have a boat or a hut on land with it.", "Am I exempt?", "[you have a boat] or [you have a hut on land with it]"),
    "reason of what is so no longer": ("You can act if the person you care for can no longer row due to illness or injury.", "Can I act?", "[the person you care for can no longer row due to illness] or [the person you care for can no longer row due to injury]"),
    "no reason": ("You can act if the person you care for can no longer row.", "Can I act?", "not [the person you care for can still row]"),
    "place of one verb that the other has for an object": ("To qualify you must own and live in the cottage, and pay rates.", "Do I qualify?", "([you must own the cottage] and [you must live in the cottage]) and [you must pay rates]"),
    "adjective that looks like a verb": ("You need a licence to export:\n\n* live eels\n* frogs", "Do I need a licence?", "[you export live eels] or [you export frogs]"),
    "verb behind a way to go": ("You get a pass if you go to your nearest school and live at least:\n\n* 2 miles away\n* 3 miles away by boat", "Do I get a pass?", "[you go to your nearest school] and ([you live at least 2 miles away] or [you live at least 3 miles away by boat])"),
    "several who are helped": ("This scheme helps tenants or owners save money on heating.", "Can I get help?", "([you are tenants] or [you are owners]) and [you want to save money on heating]"),
    "grant beside a denial of the same case": ("If you have fewer than 10 years of service, your club pension will be less than £90 but you can pay extra.", "Will my club pension be above £90?", "not [you have fewer than 10 years of service]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), CASES.values(), ids=CASES.keys())
def test_forms_of_pages(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
