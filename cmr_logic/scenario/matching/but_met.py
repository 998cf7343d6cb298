"""What somebody only sees, or has only ordered, for a clause about having or using it.

Who has **seen** a truck of 12 tonnes has driven none, and who **ordered** hens keeps none yet.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Tense, Who
from cmr_logic.text import word_set

# By which one meets things, and does nothing with them: "I've **seen** one"; not "I've moved one".
_MEETING = word_set(
    "see watch photograph film draw paint sketch admire hear know dream imagine notice spot stand "
    "pass inspect like love envy touch describe mention study"
)
# By which one comes to have a thing only later: "I've **ordered** six"; not "I've bought six".
_AHEAD = word_set("order reserve book choose pick_out request await")
_KEEPING = lists.HAVING | word_set("keep own run use wear drive ride breed raise rear fly sail")


def has_but_met(target: Statement, told: Statement) -> bool:
    """Tell whether whoever tells only met, or ordered, what a clause asks if they had or used.

    Args:
        target: the clause.
        told: a statement of a story.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def met(clause, text):
        ...     return has_but_met(read_clause(clause), read(text)[0])
        >>> met("you have driven a truck", "I've seen a truck"), met("you keep hens", "I keep hens")
        (True, False)
        >>> met("you keep hens", "I ordered hens"), met("you ordered hens", "I ordered hens")
        (True, False)
    """
    if target.subject.who is not Who.SELF or told.subject.who is not Who.SELF or not told.verb:
        return False
    asked = {target.verb, word_key(target.verb)}
    if told.verb in asked or covers(asked, word_key(told.verb)):
        return False
    ahead = told.verb in _AHEAD and target.verb in _KEEPING and told.tense is not Tense.FUTURE
    return ahead or (told.verb in _MEETING and target.verb != "be")
