"""Firms and clubs of one's own, what a household has for somebody, and what is only supposed."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse
from cmr_logic.scenario import settle

# A rule, a question, and stories with what they answer.
ANSWERED: dict[tuple[str, str], dict[str, str]] = {
    ("Only licensed kennels and licensed shops may sell kittens.", "Can my shop sell kittens?"): {
        "My shop is licensed.": "Yes",
    },
    ("Choirs affiliated to the union can hire the hall.", "Can our choir hire the hall?"): {
        "We're affiliated to the union.": "Yes",
        "Our choir isn't affiliated to the union.": "No",
        "My son's choir is affiliated to the union.": "More",
    },
    ("Pubs that serve breakfast can apply.", "Can I apply?"): {
        "We serve breakfast.": "Yes",
        "We don't serve breakfast.": "No",
        "The pub next door serves breakfast.": "More",
    },
    ("Small firms can get the rebate.", "Can I get the rebate?"): {
        "My firm is small.": "Yes",
        "My uncle's firm is small.": "More",
    },
    ("You can join if you have a note from a dentist.", "Can my son join?"): {
        "We have a note from his dentist.": "Yes",
        "We don't have a note from his dentist.": "No",
        "I have a note from my dentist.": "More",
    },
    ("You can row if both of you hold a valid ticket.", "Can we row?"): {
        "My wife doesn't hold a valid ticket.": "No",
        "I hold a valid ticket.": "More",
        "I hold a valid ticket and so does my wife.": "Yes",
    },
    ("You can claim if your van is used only for freight.", "Can I claim?"): {
        "I use it for parties.": "More",
        "I also take the van to the coast with the kids.": "No",
        "I only use it for freight.": "Yes",
    },
    ("You may use the toll exemption if your van is electric.", "Can I use the toll exemption?"): {
        "My van is electric.": "Yes",
        "My van isn't electric.": "No",
    },
    ("You can get help if you have nowhere to sleep.", "Can I get help?"): {
        "I have somewhere to sleep.": "No",
    },
    ("You must name them if you have siblings.", "Must I name them?"): {
        "My younger sister lives in Peru.": "Yes",
        "My sister-in-law lives in Peru.": "More",
    },
    ("Cafés inside the city wall may use heaters.", "May I use heaters?"): {
        "Our café is inside the city wall.": "Yes",
        "Our café is outside the city wall.": "No",
    },
}
# Stories for a clause that each says so, or leaves open, since it is only supposed.
SUPPOSED = [
    ("I'm pregnant so I'd rather not row unless it's calm.", True),
    ("I'm pregnant and I'd row if you let me.", True),
    ("I'm pregnant, if that helps.", True),
    ("I'm pregnant and I row if it's calm.", None),
    ("If I'm pregnant, I'll row less, so there.", None),
    ("I'd be pregnant so I could rest if I had the choice.", None),
]


@pytest.mark.parametrize(
    ("rule", "question", "story", "answer"),
    [(*asked, story, answer) for asked, told in ANSWERED.items() for story, answer in told.items()],
)
def test_stories_of_our_own(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer


@pytest.mark.parametrize(("story", "value"), SUPPOSED)
def test_an_if_supposes_what_it_governs(story, value):
    found = settle(parse("You can join if you are pregnant.").clauses, story)
    assert (found[0].value if found else None) is value


def test_of_anothers_firm_nothing_follows_for_ones_own():
    clauses = parse("You can join if your firm is registered for VAT.").clauses
    assert settle(clauses, "My firm has a VAT number.")[0].value is True
    assert not settle(clauses, "My uncle's firm is VAT registered.")
