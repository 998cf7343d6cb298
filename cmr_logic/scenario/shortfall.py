"""What falls short of a clause without a negation: it goes on still, was refused, or is awaited."""

from __future__ import annotations

from cmr_logic.scenario.agreement import RECEIVING, same_subject
from cmr_logic.scenario.relations import covers, same, word_key
from cmr_logic.scenario.statement import Statement, Tense

_WAITING = frozenset({"wait", "await"})
_ENDED = frozenset({"finish", "complete", "end", "leave", "stop"})


def shortfall(clause: Statement, story: Statement, wanted: frozenset[str]) -> str:
    """Return by what a statement falls short of a clause: "still", "withheld" or "".

    Args:
        clause: the clause, read.
        story: the statement.
        wanted: the words of the clause that a story must cover.

    Example:
        >>> from cmr_logic.scenario.clause_reading import read_clause
        >>> from cmr_logic.scenario.reading import read
        >>> def shown(clause, story, *wanted):
        ...     return shortfall(read_clause(clause), read(story)[0], frozenset(wanted))
        >>> shown("you have finished your course", "I'm still on my course.", "course")
        'still'
        >>> shown("you get a grant", "I was refused a grant.", "grant")
        'withheld'
        >>> shown("you get a grant", "I get a grant.", "grant")
        ''
    """
    if not same_subject(clause.subject, story.subject) or story.negated:
        return ""
    if _goes_on(clause, story, wanted):
        return "still"
    return "withheld" if _is_withheld(clause, story, wanted) else ""


def _goes_on(clause: Statement, story: Statement, wanted: frozenset[str]) -> bool:
    """Tell whether something goes on still that a clause says is finished."""
    finished = clause.verb in _ENDED and clause.tense in (Tense.PAST, Tense.PERFECT)
    if not (finished and story.still and story.tense is Tense.PRESENT):
        return False
    rest = wanted - same(clause.verb) - {clause.verb, word_key(clause.verb)}
    return bool(rest) and all(covers(story.keys, key) for key in rest)


def _is_withheld(clause: Statement, story: Statement, wanted: frozenset[str]) -> bool:
    """Tell whether somebody was refused, or still waits for, what a clause says they get."""
    if clause.verb not in RECEIVING or not wanted:
        return False
    refused = story.passive and covers(story.keys, "refuse")
    waiting = story.verb in _WAITING and story.tense in (Tense.PRESENT, Tense.PERFECT)
    return (refused or waiting) and all(covers(story.keys, key) for key in wanted)
