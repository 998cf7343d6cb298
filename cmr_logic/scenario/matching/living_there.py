"""With whom somebody lives says nothing of where they are residents: "I live with my wife"."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.matching.offered import LIVING
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement
from cmr_logic.text import word_set

_LIVING = LIVING | frozenset(map(word_key, LIVING)) | {"stay"}
_WITH = "with_"  # so begins what is said of "with me"
# With whom, or how many, people live: "we live **together**"; not "we live nearby".
_COMPANY = lists.KIN | word_set(
    "together couple another adult people household family relative friend partner spouse flatmate"
)


def only_with_whom(clause: Statement, story: Statement) -> bool:
    """Tell whether a clause asks whether somebody is a resident, and a statement says with whom.

    Args:
        clause: a clause, read.
        story: a statement.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = read_clause("you are residents")
        >>> told = ("I live with my wife.", "I live with my son.", "I live there.")
        >>> [only_with_whom(clause, read(text)[0]) for text in told]
        [True, True, False]
        >>> only_with_whom(read_clause("you live with your wife"), read(told[0])[0])
        False
    """
    asked = clause.keys - lists.LIGHT
    if clause.verb != "be" or not asked or not asked <= _LIVING or story.negated:
        return False
    if _LIVING.isdisjoint({story.verb, word_key(story.verb)}):
        return not _LIVING.isdisjoint(story.keys)  # "I have a child **who lives with me**"
    beside = story.keys - _LIVING - lists.LIGHT
    return bool(beside) and all(key in _COMPANY or key.startswith(_WITH) for key in beside)
