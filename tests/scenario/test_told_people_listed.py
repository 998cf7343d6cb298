"""How many people a list makes that names each, and what was done in another country."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each


@for_each(
    "clause, story, expected",
    [
        ("there are no more than four of you", "It's my gran, both my aunts, Ben and me.", "No"),
        ("there are no more than four of you", "There's me, my wife and the twins.", "Yes"),
        ("at least five people are on board", "We're a couple with four kids.", "Yes"),
        ("at least five people are on board", "We're two families of four.", "Yes"),
        ("at least five people are on board", "I'm bringing my aunt and her two girls.", "No"),
        ("your group has at least four people", "My aunt, my son and I are going.", "No"),
        ("your group has at least four people", "I'm coming by myself.", "No"),
        # how many there are is open
        ("your group has at least four people", "I'm bringing my aunt and her friends.", "More"),
        ("your group has at least four people", "My aunt is coming too.", "More"),
        ("your group has at least four people", "I'm bringing my four dogs.", "More"),
    ],
)
def test_people_listed(clause: str, story: str, expected: str) -> None:
    assert decide(f"You can go if {clause}.", "Can I go?", scenario=story).answer == expected


@for_each(
    "clause, story, expected",
    [
        ("you have worked abroad", "I did two years in a bank in Paris.", "Yes"),
        ("you have worked abroad", "I've spent my whole career in Leeds.", "No"),
        ("you studied abroad", "I did my degree in Norway.", "Yes"),
        ("you are from abroad", "I was born and bred in Leeds.", "No"),
        ("you have worked abroad", "I've been on holiday in Spain.", "More"),
        ("you have worked abroad", "I worked in Canada.", "More"),  # perhaps at home
        ("you have worked abroad", "I'd love to work in Spain.", "More"),
        ("you have a home abroad", "My aunt has a house in Spain.", "More"),
        ("you have a home abroad", "I've a flat in Spain.", "Yes"),
    ],
)
def test_abroad(clause: str, story: str, expected: str) -> None:
    assert decide(f"You can apply if {clause}.", "Can I apply?", scenario=story).answer == expected


@for_each(
    "clause, story, expected",
    [
        ("you work at the library", "I answer the phones at the library.", "Yes"),
        ("you work at the library", "I'm the library's bookkeeper.", "Yes"),
        ("you work at the library", "I do nights in the library's archive.", "Yes"),
        ("you work at the library", "I read in the library's garden.", "More"),
        ("you study at the academy", "I'm halfway through a course at the academy.", "Yes"),
        ("you study at the academy", "I teach at the academy.", "More"),
        ("you have worked here for at least a year", "I was taken on two months ago.", "No"),
        ("you have worked here for at least a year", "I joined a choir two years ago.", "More"),
        ("you live more than 20 miles from the baths", "The baths are across the road.", "No"),
        ("you live near the baths", "I live an hour's drive away.", "No"),
        ("you live near the baths", "I go to the baths on Mondays.", "More"),
        ("you left school after 2018", "I left school in the summer of 2021.", "Yes"),
        ("you left school after 2018", "I left school in the summer of 2011.", "No"),
        ("you send your poem by 31 May", "I put mine in the post on 3 June.", "No"),
        ("you send your poem by 31 May", "I sent my aunt a card on 3 June.", "More"),
    ],
)
def test_posts_homes_and_dates(clause: str, story: str, expected: str) -> None:
    assert decide(f"You can apply if {clause}.", "Can I apply?", scenario=story).answer == expected
