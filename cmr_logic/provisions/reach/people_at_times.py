"""Those whom something is for at some times: "It is open to members **on weekdays**"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic.clauses.nodes import Phrase, Statement, Words
from cmr_logic.expression import Expression, both
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.time_runs import recurs, window_in
from cmr_logic.provisions.reach.beneficiaries import beneficiary_clause
from cmr_logic.provisions.words import implied
from cmr_logic.text import places_of

# Prepositions of times that come again: "**on** weekdays"; not "for a day".
_OPENING = frozenset({"on", "at", "in", "during", "after", "before", "between", "from"})
# Parts of each day: "in the **evening**"; not "in the hall".
_PARTS = frozenset({"morning", "afternoon", "evening"})
_DAYS = frozenset({"days", "evenings", "mornings"})
_ONLY = "only"


def beneficiaries_at_times(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clauses of those whom a conclusion is for, and of when it is, if both are said.

    Args:
        scope: the sentence.
        statement: one of its statements.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The hut is open to rowers on Sundays.")
        >>> [clause.statement for clause in rule.clauses]
        ['you are rowers', 'it is on Sundays']
        >>> rule = parse("The hut is open to rowers from Kent.")
        >>> [clause.statement for clause in rule.clauses]
        ['you are rowers from Kent']
    """
    time = _time_behind(scope, statement)
    if time is None or statement.rest is None:
        return beneficiary_clause(scope, statement)
    body = statement.rest.body
    assert isinstance(body, Phrase)  # noqa: S101 - as the time stands in one
    assert body.words is not None  # noqa: S101 - likewise
    shorter = replace(body, words=replace(body.words, last=time.first))
    rest = replace(statement.rest, body=shorter)
    made = len(scope.draft.clauses)
    people = beneficiary_clause(scope, replace(statement, rest=rest))
    if people is None or len(scope.draft.clauses) == made:
        return people
    return both([people, make_clause(scope, time, implied.CUE, ("it", "is"), kept=True)])


def _time_behind(scope: Scope, statement: Statement) -> Words | None:
    """Return where the time stands that the words behind a predicate end in, None for none."""
    rest = statement.rest
    if rest is None or rest.relative is not None or scope.items:
        return None
    body = rest.body
    run = body.words if isinstance(body, Phrase) and body.reference is None else None
    if run is None or run.last - run.first < len(("to", "members", "on", "Sundays")):
        return None
    words = scope.words
    last = run.last - (words[run.last - 1] == _ONLY)
    for at in places_of(words, _OPENING, run.first + 2, last - 1):
        if _is_time(words, at, last) and not any(at < joint for joint, _ in run.joints):
            return Words(at, last)
    return None


def _is_time(words: Frame, at: int, last: int) -> bool:
    """Tell whether words from a preposition on say when: "on market days", "from May to June"."""
    if recurs(words, at, last):
        return True
    named = words[at + 1 : last]
    if words[at] == "from":
        ranged = window_in(words, Words(at, last))
        return ranged is not None and ranged.first == at
    if words[at] == "in":
        return named[:-1] == ("the",) and named[-1] in _PARTS
    return words[at] == "on" and named[-1] in _DAYS and len(named) <= len(("market", "days"))
