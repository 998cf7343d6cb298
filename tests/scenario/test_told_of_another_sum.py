"""Figures, ages and states that a story tells of something else than a clause asks for."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

# clause, story, answer to "You can apply if …"
TOLD = [
    ("its turnover was under £900 last year", "The bill was £90.", "More"),
    ("its turnover was under £900 last year", "Our turnover was £400 last year.", "Yes"),
    ("the expenses are under £10", "The rateable value in the letter is £210.", "More"),
    ("you have 3 or more children", "The stone over our door says 1874.", "More"),
    ("you have 3 or more children", "The app shows 640 points on my card.", "More"),
    ("you have 3 or more children", "We have four boys.", "Yes"),
    ("you are aged 55 or over", "We're five in a two-bed flat.", "More"),
    ("you are aged 55 or over", "We're both fifty-eight.", "Yes"),
    ("you are aged 65 or over", "I have twin girls who just turned two.", "More"),
    ("you are aged 65 or over", "I just turned sixty-six.", "Yes"),
    ("you are a student", "I went to university in Leeds.", "More"),
    ("you are a student", "I go to university in Leeds.", "Yes"),
    ("you have lost your employment", "I left my van in your yard.", "More"),
    ("you resign", "I left my van in your yard.", "More"),
    ("you are a single parent", "Dad left a house and some savings.", "More"),
    ("you need help with washing", "I'm caring for her because of her stroke.", "More"),
    ("you have settled all the rent", "The landlord says it's mine to mend.", "More"),
    ("you have lived in Crete for five years", "I never put in for a loan at all.", "More"),
    ("you had been wed for 3 years on the day of the claim", "I've never put in a claim.", "More"),
]


@for_each("clause,story,wanted", TOLD)
def test_what_is_told_of_something_else(clause, story, wanted):
    assert decide(f"You can apply if {clause}.", "Can I apply?", story).answer == wanted
