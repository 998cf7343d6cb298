"""Denials of less than a clause asks for: who does not swim **in the lake** may swim elsewhere."""

from __future__ import annotations

from collections.abc import Iterable

from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement
from cmr_logic.syntax import NUMBERS
from cmr_logic.text import classes, word_set

# Words that limit no denial: "never in my **life**", "not of any **kind**"; not "not in the lake".
_LIMITING_NOTHING = frozenset(
    map(
        word_key,
        word_set(
            """
            life lifetime year month week day time way kind sort type form moment date past far
            ever yet own personally really actually anywhere anything anyone part point present
            next fact all whole thing live get go come here there home twenty thirty forty fifty
            sixty seventy eighty ninety hundred
            """
        ),
    )
)
_SINCE = "since"
# How a thing is done, which other checks tell: "not by **letter**"; not "not in the lake".
_WAYS = frozenset(map(word_key, word_set("letter post mail email phone writing cash card cheque")))
_STATES = frozenset({"be", "have"})  # of what one is or has, other checks tell


def denies_less(clause: Statement, story: Statement, matched: Iterable[tuple[str, str]]) -> bool:
    """Tell whether a plain denial has a word that limits it, which a clause does not have.

    Args:
        clause: the clause, read.
        story: a statement that meets all of its words.
        matched: those words, each with the word that meets it.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> swim, met = read_clause("you swim"), [("swim", "swim")]
        >>> denies_less(swim, read("I don't swim in the lake.")[0], met)
        True
        >>> denies_less(swim, read("I've never swum in my life.")[0], met)
        False
    """
    if not story.negated or story.entry or story.passive or clause.negated:
        return False
    if clause.verb != story.verb or clause.verb in _STATES:
        return False  # in other words than the clause, what says more may say the same
    if _SINCE in story.keys:
        return False  # "I haven't swum since June": from then on nowhere
    own = {other for _, other in matched} | clause.keys | clause.subject.keys | story.subject.keys
    behind = story.keys - story.core - own  # "in **the lake**"; not "a can, never a hose"
    further = behind - lists.LIGHT - _LIMITING_NOTHING - _WAYS
    return any(classes(word) and word not in NUMBERS for word in further)
