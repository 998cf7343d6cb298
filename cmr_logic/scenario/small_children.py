"""A child whose age a story tells may be the baby that a clause is about."""

from __future__ import annotations

from collections.abc import Iterator

from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.scenario.statements.statement import Statement, Who
from cmr_logic.scenario.story import Story

_BABY = "baby"
_OLDEST = 2.0  # years up to which a child is somebody's baby


def as_baby(clause: Statement, story: Story) -> Iterator[Statement]:
    """Yield what a story tells of one's own small child, as told of one's baby.

    Args:
        clause: a clause; nothing is yielded where it is not about a baby.
        story: the story.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.story import read_story
        >>> def told(text):
        ...     story = read_story((), [], text, "")
        ...     clause = read_clause("your baby is over 56 days old")
        ...     return [s.subject.head for s in as_baby(clause, story)]
        >>> told("My son was born three weeks ago."), told("My son is nine.")
        (['baby'], [])
    """
    if clause.subject.who is not Who.OWN or clause.subject.head != _BABY:
        return
    for told in story.statements:
        if told.subject.who is not Who.OWN or not covers((told.subject.head,), "child"):
            continue
        ages = [q for q in story.quantities(told) if q.kind.value == "age"]
        if any(q.interval.high is not None and q.interval.high <= _OLDEST for q in ages):
            yield replace(told, subject=replace(told.subject, head=_BABY))
