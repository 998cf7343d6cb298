"""What stories tell of a thing's parts, of how many live in a place, and of when it happened."""

import pytest

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle

# clause, story, and what the story says of it: True, False, or None where it leaves it open
TOLD = [
    ("you live in a house with its own garden", "Our house has its own garden.", True),
    ("you live in a house with its own garden", "My aunt's house has its own garden.", None),
    ("you live in a flat with a balcony", "My flat has no balcony.", False),
    ("you live in a flat with a balcony", "My flat has a cellar.", None),
    ("you own a car with four seats", "My car has four seats.", True),
    ("you own a van with a tow bar", "My van has no tow bar.", False),
    ("you own a dog with a microchip", "My dog has no microchip.", None),
    ("you own a house with your partner", "My house has a cellar.", None),
    ("five or more tenants live in the house", "Two tenants live in the house.", False),
    ("five or more people live in the house", "We rent our flat out to six students.", True),
    ("five or more people live in the house", "I let my house to a firm.", None),
    ("more than ten people work there", "There are twelve people working there.", True),
    ("the wedding took place before 5 April 1997", "We got married in June 1983.", True),
    ("the wedding took place before 5 April 1997", "My parents married in June 1963.", None),
    (
        "you started your course before 1 May 2012",
        "I began my degree in the autumn of 2015.",
        False,
    ),
    ("you started your course before 1 May 2012", "I started my job in 2010.", None),
    ("your child turned three before 1 May 2023", "My son had his third birthday in 2022.", True),
    ("you received your order in the last 14 days", "My order came three days ago.", True),
    ("you received it in the last 30 days", "I received it two months ago.", False),
    ("you received it in the last 30 days", "I received a letter two months ago.", None),
    ("you attended the course in the last two years", "I attended the course in 2001.", False),
    ("you have received the parcel", "The parcel was delivered to my neighbour.", None),
    ("you can swim", "I'm learning to swim.", None),
    ("you can swim", "I learnt to swim at school.", True),
]


@pytest.mark.parametrize(("clause", "story", "expected"), TOLD)
def test_what_parts_say(clause: str, story: str, expected: bool | None) -> None:
    rule = parse(f"You can apply if {clause}.")
    found = {finding.value for finding in settle(rule.clauses, story)}
    assert found == ({expected} if expected is not None else set())
