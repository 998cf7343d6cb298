"""Rules in one spelling and stories in the other."""

from tests.scenario.test_entries import finding
from tests.tables import for_each

_TOLD = [
    ("you received an honourable discharge", "I received an honorable discharge.", True),
    ("you were honorably discharged", "I was honourably discharged in 1990.", True),
    ("you work in a theater", "I work in a theatre.", True),
    ("your neighbour's fence is gray", "My neighbor's fence is grey.", True),
    ("you take part in the programme", "I take part in the program.", True),
    ("the work was unauthorised", "The work was unauthorized.", True),
    ("you work in a laboratory", "I work as a laborer.", None),
]


@for_each("clause, story, value", _TOLD)
def test_one_word_in_two_spellings(clause, story, value):
    found = finding(clause, story)
    assert (None if found is None else found.value) is value
