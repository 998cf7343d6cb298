"""Things that are kept for some people: "Berths near the mast are **only for** cooks"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.text import word_set

_FOR = "for"
# Words that bound whom a thing is for: "is **only** for cooks"; not "is also for cooks".
_ALONE = word_set("only solely exclusively just strictly")
# How a thing is kept for some: "are **reserved** for cooks"; not "are paid for".
_KEPT = word_set("reserved kept meant intended designed designated held")


def is_kept_for(words: Frame, statement: Statement, first: int) -> bool:
    """Tell whether a thing is said to be for some: "are **only for** cooks", "are **kept for**".

    Args:
        words: the tokens of the text.
        statement: what is said of it.
        first: where what stands behind its predicate begins.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Berths near the mast are only for cooks.")
        >>> [clause.statement for clause in rule.clauses]
        ['the berths are near the mast', 'you are cooks']
    """
    predicate = statement.predicate
    if predicate is None or words[predicate.last - 1] not in syntax.BE | {"be"}:
        return False
    at = first + (words[first] in _ALONE)
    at += words[at] in _KEPT
    at += words[at] in _ALONE
    return words[at] == _FOR
