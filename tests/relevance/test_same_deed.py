"""Questions that name where or what for one would do the very deed that a text speaks of."""

from __future__ import annotations

import pytest

from cmr_logic import decide

DEEDS = {
    "take part": "in the boat race",
    "go ahead": "with the new roof",
    "take time off": "for my wedding",
    "come along": "to the regatta",
    "get in": "to the old mill",
    "park": "by the mill",
}
GRANTS = (
    "You can {deed} if you are a cook.",
    "Anyone over 18 can {deed}.",
    "To {deed}, you must be over 18.",
    "You cannot {deed} if you are under 18.",
)


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("grant", GRANTS)
def test_a_deed_is_asked_about_wherever_it_is_to_be_done(deed: str, grant: str) -> None:
    decision = decide(grant.format(deed=deed), f"Can I {deed} {DEEDS[deed]}?")
    assert decision.answer == "More"


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("You can get help if you are a cook.", "Can I get help with my tax?"),
        ("You can go ahead if you are a cook.", "Can I bring my raft?"),
        ("You can do it if you are a cook.", "Can I do it at sea?"),
    ],
)
def test_what_every_text_gives_is_no_deed_of_its_own(text: str, question: str) -> None:
    assert decide(text, question).answer == "Irrelevant"
