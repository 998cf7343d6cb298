"""Stories that repeat a clause in its own words, or deny it by "not", "never" or "no"."""

from __future__ import annotations

import pytest

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle

REPEATED = [
    ("you are under 30", "I'm not under 30.", False),
    ("you are under 30", "I am under 30 at the moment.", True),
    ("you have reached 70", "I haven't reached 70 yet.", False),
    ("you use your loft solely for storage", "I use my loft solely for storage.", True),
    ("you can dive ten metres without resting", "I can dive ten metres without resting.", True),
    ("your fee is $40 or less", "My fee is not $40 or less, sadly.", False),
    ("a steward is present", "There is no steward present this evening; they are at sea.", False),
    ("the calf has been born", "The calf has not been born.", False),
    ("there is a gale warning", "There is a gale warning.", True),
    ("you owe more than a month's rent", "I do not owe more than a month's rent.", False),
    ("you lend tents that were bought used", "The tents I lend were bought used.", True),
    ("you wear a cap that hides your face", "The cap I wear doesn't hide my face.", False),
    ("the hatch was shut when it was left", "When it was left the hatch was not shut.", False),
    ("the tenant has cleaned the stove", "I have not cleaned the stove.", False),
    ("you have the abbot's written consent", "The abbot has given me his written consent.", True),
    ("the person you sing for is deaf", "The person I sing for is not deaf.", False),
]  # fmt: skip

OPEN = [
    ("you are under 30", "I'm not always under 30 people's feet."),
    ("you are under 30", "If I'm under 30, my aunt will be pleased."),
    ("you are under 30", "I was under 30 once."),
    ("you have ever had a vaccination", "I haven't had a vaccination since I came to Norway."),
    ("your boat is in good repair", "His boat is in good repair."),
    ("you can dive ten metres without resting", "My son can dive ten metres without resting."),
    ("the landlord has cleaned the stove", "I have cleaned the stove."),
    ("you keep bees", "I don't keep bees as a trade."),
]


@pytest.mark.parametrize(("clause", "story", "value"), REPEATED)
def test_whoever_repeats_a_clause_settles_it(clause: str, story: str, value: bool) -> None:
    rule = parse(f"You can join if {clause}.")
    assert [each.value for each in settle(rule.clauses, story)] == [value]


@pytest.mark.parametrize(("clause", "story"), OPEN)
def test_what_is_said_of_others_or_of_some_leaves_it_open(clause: str, story: str) -> None:
    assert settle(parse(f"You can join if {clause}.").clauses, story) == ()


@pytest.mark.parametrize(
    ("question", "story"),
    [
        ("Can my nephew come along?", "My nephew is not under 14."),
        ("Can my nephew come along?", "He is not under 14."),
        ("Can I come along?", "I am not under 14."),
    ],
)
def test_a_denial_is_of_whom_the_question_asks_about(question: str, story: str) -> None:
    clauses = parse("You can come along if you are under 14.").clauses
    assert [each.value for each in settle(clauses, story, question)] == [False]


@pytest.mark.parametrize(
    "story",
    ["It doesn't train young people.", "The choir doesn't train young people.",
     "Our choir does not train young people."],
)  # fmt: skip
def test_a_body_may_be_called_by_a_pronoun_or_a_bare_noun(story: str) -> None:
    clauses = parse("Choirs that train young people can borrow a hall.").clauses
    question = "Can our choir borrow a hall?"
    found = settle(clauses, story, question)
    assert [each.value for each in found] == [False]


def test_what_will_be_done_with_a_thing_is_told_of_it() -> None:
    rule = parse("You can bring a goat to the fair as long as you keep it on a rope.")
    story = "We will not be keeping her on a rope."
    found = settle(rule.clauses, story, "Can we bring our goat to the fair?")
    assert [each.value for each in found] == [False]
