"""What is not there: of alcohol, where "there is no alcohol", none is served."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.text import word_set

# What is done only with what is there: "you **eat** fish"; not "you avoid fish".
_DEALING = word_set(
    "serve sell use provide offer consume play drink eat supply show involve include bring give "
    "hold need employ light burn display keep store charge stay live sleep work attend take_part"
)
_LEAST = word_set("drop bit scrap sign trace whatsoever")  # "not a drop of beer"


def absent(target: Statement, told: Statement, words: tuple[str, ...]) -> Verdict | None:
    """Return that nothing is done with what is not there; None where that is not told.

    Args:
        target: a clause about what is done with something.
        told: a statement of the story.
        words: its words.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read, tokens_of
        >>> clause = read_clause("alcohol will be served")
        >>> def told(text):
        ...     return absent(clause, read(text)[0], tokens_of(text).words)
        >>> told("There will be no alcohol.")
        Verdict(value=False, entries=('absent',))
        >>> told("There will be no beer.") is None
        True
    """
    if not (_asks(target) and _denies(told, words)):
        return None
    named = told.core - lists.LIGHT - _LEAST
    whole = len(named) == 1 and named >= told.keys - lists.LIGHT - _LEAST
    if not whole or not covers((target.subject.head,), next(iter(named))):
        return None
    told_of = all(covers(named, key) for key in target.subject.keys)
    return Verdict(value=False, entries=("absent",)) if told_of else None


def _asks(target: Statement) -> bool:
    """Tell whether a clause says that something is done with something, now or later."""
    now = target.tense in (Tense.PRESENT, Tense.FUTURE) and not target.negated
    named = target.subject.who is Who.OTHER and bool(target.subject.head)
    return now and named and target.verb in _DEALING


def _denies(told: Statement, words: tuple[str, ...]) -> bool:
    """Tell whether a statement says that something is not there, or not had."""
    if not told.negated or told.mood is not Mood.FACT:
        return False
    if told.tense not in (Tense.PRESENT, Tense.FUTURE):
        return False
    if told.verb == "be":
        return words[:1] == ("there",) or told.subject.who is Who.IT
    return told.verb == "have" and told.subject.who is Who.SELF
