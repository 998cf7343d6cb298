"""The one thing that all clauses of a rule are about, where a question names none.

Who asks "Can I claim?" under a rule about a bike says "it" of the bike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.statements.statement import Subject, Who
from cmr_logic.text import word_set

# What one says "it" of only where a word tells of it: "**the day** is a Sunday", "your **home**";
# not "the bike".
_NO_THINGS = word_set(
    "day week month year time date hour morning evening night end beginning start police law "
    "council "
    "country area place way case reason person following same first last next past right cost "
    "price "
    "home house flat property landlord rent"
)


def sole_thing(statements: Iterable[str]) -> Subject | None:
    """Return the one thing that clauses are about; None where they are about none, or several.

    Args:
        statements: the clauses.

    Example:
        >>> sole_thing(["the bike was stolen", "you said so"]).head
        'bike'
        >>> sole_thing(["the bike was stolen", "the lock is new"]) is None
        True
    """
    found = {head for each in statements for head in _things(each)}
    return Subject(Who.IT, found.pop()) if len(found) == 1 else None


def _things(statement: str) -> Sequence[str]:
    """Return the thing that a clause is about, if it is about one."""
    subject = read_clause(statement).subject
    told = subject.who in (Who.OWN, Who.OTHER) and not subject.person
    return (subject.head,) if told and subject.head and subject.head not in _NO_THINGS else ()
