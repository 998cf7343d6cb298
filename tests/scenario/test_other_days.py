"""A thing done on another day, or in another month, than a clause names was not done then."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each


@for_each(
    "clause, story, expected",
    [
        ("you hand in your sample on Tuesday", "I handed in my sample on Wednesday.", "No"),
        ("your sample is handed in on Tuesday", "I handed in my sample on Wednesday.", "No"),
        ("you hand in your sample on Tuesday", "I handed in my sample on Tuesday.", "Yes"),
        ("you bring your cake in May", "I brought my cake in June.", "No"),
        ("you bring your cake on 9 May", "I brought my cake on 9 June.", "No"),
        ("you bring your cake by May", "I brought my cake in June.", "No"),
        ("you bring your cake by May", "I brought my cake in April.", "Yes"),
        ("you bring your cake on Saturday 9 May", "I brought my cake on Sunday 10 May.", "No"),
        ("you bring your cake on Saturday 9 May", "I brought my cake on Saturday 9 May.", "Yes"),
        # no day is told, or that of another deed
        ("you bring your cake on Tuesday", "I brought a cake with icing.", "More"),
        ("you bring your cake on Tuesday", "I baked it on Monday.", "More"),
    ],
)
def test_a_day_of_its_own_is_no_other_day(clause: str, story: str, expected: str) -> None:
    assert decide(f"You win if {clause}.", "Do I win?", scenario=story).answer == expected
