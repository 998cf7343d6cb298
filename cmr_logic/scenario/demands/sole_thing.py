"""The one thing that all clauses of a rule are about, where a question names none.

Who asks "Can I claim?" under a rule about a bike says "it" of the bike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements.statement import Subject, Who
from cmr_logic.text import NOUN, classes, word_set, words_in

_KNOWN = frozenset({"the", "your"})
# What is no thing that one says "it" of: "on **the day**", "in **the end**".
_NO_THINGS = word_set(
    "day week month year time date hour morning evening night end beginning start police law council "
    "country area place way case reason person following same first last next past right cost price"
)


def sole_thing(statements: Iterable[str]) -> Subject | None:
    """Return the one thing that clauses are about; None where they are about none, or several.

    Args:
        statements: the clauses.

    Example:
        >>> sole_thing(["the bike was stolen", "you reported it"]).head
        'bike'
        >>> sole_thing(["the bike was stolen", "the lock is new"]) is None
        True
    """
    found = {head for each in statements for head in _things(each)}
    return Subject(Who.IT, found.pop()) if len(found) == 1 else None


def _things(statement: str) -> Sequence[str]:
    """Return what a clause names as known: its subject, and what stands behind "the"."""
    read = read_clause(statement)
    subject = read.subject
    found = [
        word_key(noun) or noun
        for first, noun in pairwise(words_in(statement.lower()))
        if first in _KNOWN and NOUN in classes(noun) and noun not in _NO_THINGS and not is_person(noun)
    ]
    if subject.who in (Who.OWN, Who.OTHER) and subject.head:
        found.append(subject.head)
    return found
