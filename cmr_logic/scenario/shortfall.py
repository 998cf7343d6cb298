"""What falls short of a clause without a negation: it goes on still, was refused, or is awaited."""

from __future__ import annotations

from cmr_logic.scenario.agreement import RECEIVING, same_subject
from cmr_logic.scenario.relations import covers, same, word_key
from cmr_logic.scenario.statement import Statement, Tense

_WAITING = frozenset({"wait", "await"})
_ENDED = frozenset({"finish", "complete", "end", "leave", "stop"})


def unfinished(clause: Statement, story: Statement, wanted: frozenset[str]) -> bool:
    """Tell whether something goes on still that a clause says is finished.

    Args:
        clause: the clause, read.
        story: the statement.
        wanted: the words of the clause that a story must cover.

    Example:
        >>> from cmr_logic.scenario.clause_reading import read_clause
        >>> from cmr_logic.scenario.reading import read
        >>> clause = read_clause("you have finished your course")
        >>> unfinished(clause, read("I'm still on my course.")[0], frozenset({"course"}))
        True
    """
    return (
        story.still
        and not story.negated
        and story.tense is Tense.PRESENT
        and clause.verb in _ENDED
        and clause.tense in (Tense.PAST, Tense.PERFECT)
        and same_subject(clause.subject, story.subject)
        and bool(rest := wanted - same(clause.verb) - {clause.verb, word_key(clause.verb)})
        and all(covers(story.keys, key) for key in rest)
    )


def withheld(clause: Statement, story: Statement, wanted: frozenset[str]) -> bool:
    """Tell whether somebody was refused, or still waits for, what a clause says they get.

    Args:
        clause: the clause, read.
        story: the statement.
        wanted: the words of the clause that a story must cover.

    Example:
        >>> from cmr_logic.scenario.clause_reading import read_clause
        >>> from cmr_logic.scenario.reading import read
        >>> clause = read_clause("you get a grant")
        >>> withheld(clause, read("I was refused a grant.")[0], frozenset({"grant"}))
        True
    """
    if clause.verb not in RECEIVING or story.negated or not wanted:
        return False
    if not same_subject(clause.subject, story.subject):
        return False
    refused = story.passive and covers(story.keys, "refuse")
    waiting = story.verb in _WAITING and story.tense in (Tense.PRESENT, Tense.PERFECT)
    return (refused or waiting) and all(covers(story.keys, key) for key in wanted)
