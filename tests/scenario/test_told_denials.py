"""What stories deny, and what their denials leave open: of one person, of a time, of a whole."""

import pytest

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle

# clause, story, and what the story says of it: True, False, or None where it leaves it open
TOLD = [
    ("you live by yourself", "My husband doesn't live with me.", None),
    ("you live by yourself", "Nobody lives with me.", True),
    ("you live by yourself", "I live in Leeds.", None),
    ("you are married", "My girlfriend and I share a flat but we've never got married.", False),
    ("you are married", "We've got married at last.", True),
    ("you have a boat", "I've never got a boat to float.", None),
    ("your hens are registered", "Not one of my hens is registered.", False),
    ("your hens are registered", "Not a single one of my hens is registered.", False),
    ("your hens are registered", "Not one of my geese is registered.", None),
    ("someone in your family rows", "Nobody in my family before me ever rowed.", None),
    ("you are travelling on your own", "I'm travelling by myself.", True),
    ("you live in a house", "I do not live in a red house.", None),
    ("you live in a house", "I do not live in a house any more.", False),
    ("you work in a shop", "I don't work in a small shop.", None),
    ("you share your home", "My wife does not live with me.", None),
    ("you share your home", "I have two flatmates.", True),
    (
        "you have paid the balance",
        "It isn't true that I haven't paid the balance: it's gone.",
        True,
    ),
    ("you have paid the balance", "It's not true that I've paid the balance.", False),
    ("you own a kiln", "It's a myth that I own a kiln.", False),
    ("you can swim", "It is not the case that I can't swim.", True),
    ("your brother owns a kiln", "It isn't true that my brother owns a kiln.", False),
    ("you pay rent", "It isn't fair that I pay rent.", True),
    ("you have ever smoked", "I haven't smoked in years.", None),
    ("you have ever smoked", "I've never smoked.", False),
    ("you have ever been arrested", "I haven't been arrested since I left school.", None),
    ("you have ever lived abroad", "I haven't lived abroad since my divorce.", None),
    ("you smoke", "I haven't smoked since June.", False),
    ("you have worked for us for at least two years", "I was laid off last month.", None),
    ("you have been in prison in the past ten years", "I've never been in prison.", False),
    ("you hold a season ticket", "Two years ago, as a clerk, I bought a season ticket.", None),
    ("you hold a season ticket", "I bought a season ticket last week.", True),
    ("you own a kiln", "Ten years ago I bought a kiln.", True),
    ("you work in a shop", "Two days a week I work in a shop.", True),
    ("your household income is less than £22,000 a year", "I earn £17,400 at the bakery.", None),
    ("your household income is less than £22,000 a year", "I earn £27,400 at the port.", False),
    (
        "you intend to live in the flat for the whole grant period",
        "I'm planning to live with my daughter for the whole grant period.",
        None,
    ),
]


@pytest.mark.parametrize(("clause", "story", "expected"), TOLD)
def test_what_is_denied(clause: str, story: str, expected: bool | None) -> None:
    rule = parse(f"You can apply if {clause}.")
    found = {finding.value for finding in settle(rule.clauses, story)}
    assert found == ({expected} if expected is not None else set())
