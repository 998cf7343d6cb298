"""What stands at the other end of a scale, or is of another value, than a clause asks."""

import pytest

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.scenario.exclusive_claims import _place
from cmr_logic.spans import Span
from tests.tables import for_each


def value(statement: str, story: str) -> bool | None:
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story)
    return found[0].value if found else None


@for_each(
    "statement, story, settled",
    [
        ("your awning is dry", "My awning is sopping.", False),
        ("your awning is dry", "My awning is slightly damp.", False),
        ("your awning is wet", "My awning is drenched.", True),
        ("your awning is wet", "My awning is damp.", None),  # it may not be wet
        ("your trowel is clean", "My trowel is caked in mud.", False),
        ("your trowel is clean", "One of my trowels is grubby.", None),
        ("your trowel is clean", "My cousin's trowel is filthy.", None),
        ("your trowel is clean", "My trowel was filthy once.", None),
        ("your llama is tame", "My llama is wild about carrots.", None),
        ("your llama is fierce", "My llama is meek.", False),
        ("the footbridge is safe", "The footbridge is treacherous.", False),
        ("your broth is hot", "My broth is lukewarm.", False),
        ("your broth is hot", "I'd like my broth to be cold.", None),
        ("you are a novice", "I'm an old hand.", False),
    ],
)
def test_one_end_of_a_scale_rules_out_the_other(statement, story, settled):
    assert value(statement, story) is settled


@for_each(
    "statement, story, settled",
    [
        ("you rinsed it in the copper bath", "I rinsed it in the tin bath.", False),
        ("your tile is red", "My tile is navy.", False),
        ("your tile is red", "My tile is red and blue.", True),
        ("your bell is made of tin", "My bell is made of brass.", False),
        ("your bell is made of metal", "My bell is made of clay.", False),
        ("your bell is made of tin", "My bell is metal.", None),
        ("you left by the north door", "I left by the south door.", False),
        ("you left by the north door", "My aunt left by the south door.", None),
        ("you left by the north door", "I left by the south door and the east door.", None),
        ("you won the first round", "I won the third round.", None),  # one may win both
        ("you have slept in the red tent", "I slept in the blue tent.", None),
        ("you sell copper pots", "I sell tin pots.", None),
        ("you draw in ink", "I draw in pencil.", False),
    ],
)
def test_another_value_rules_out_the_one_asked_for(statement, story, settled):
    assert value(statement, story) is settled


@pytest.mark.parametrize(
    ("words", "at", "place"),
    [("my cup is made of tin", 5, "is"), ("i saw the north gate", 3, ""), ("in ink", 1, "way")],
)
def test_where_a_value_stands(words, at, place):
    assert _place(words.split(), at) == place
