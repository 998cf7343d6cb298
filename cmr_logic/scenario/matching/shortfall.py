"""What falls short of a clause without a negation: it goes on still, was refused, or is awaited."""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.relations import covers, same, word_key
from cmr_logic.scenario.matching.agreement import RECEIVING, STATIVE, same_subject
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Tense, Who

# What says up to when something was so.
_TIMES = lists.DATES_PAST | {"until", "till", "once"}
_YEAR = re.compile(r"(?:19|20)\d\d")
_FORMER = frozenset({"retire", "former", "ex"})
_EXPIRING = frozenset({"expire", "lapse"})
_WAITING = frozenset({"wait", "await"})
_ENDED = frozenset({"finish", "complete", "end", "leave", "stop"})


def shortfall(clause: Statement, story: Statement, wanted: frozenset[str]) -> str:
    """Return how a statement falls short: "gone", "still", "withheld", "over", "absent", or "".

    Args:
        clause: the clause, read.
        story: the statement.
        wanted: the words of the clause that a story must cover.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def shown(clause, story, *wanted):
        ...     return shortfall(read_clause(clause), read(story)[0], frozenset(wanted))
        >>> shown("you have finished your course", "I'm still on my course.", "course")
        'still'
        >>> shown("you get a grant", "I was refused a grant.", "grant")
        'withheld'
        >>> shown("you have a boat", "I used to have a boat.", "boat")
        'over'
        >>> shown("you get a grant", "I get a grant.", "grant")
        ''
    """
    if story.negated:
        return "absent" if _is_absent(clause, story) else ""
    if _is_gone(clause, story, wanted):
        return "gone"
    if not same_subject(clause.subject, story.subject):
        return ""
    if _goes_on(clause, story, wanted):
        return "still"
    if _is_over(clause, story, wanted) or _is_former(clause, story, wanted):
        return "over"
    return "withheld" if _is_withheld(clause, story, wanted) else ""


def _is_absent(clause: Statement, story: Statement) -> bool:
    """Tell whether there is none of what a clause is about: where is no beer, none is served."""
    subject = clause.subject
    if subject.who is not Who.OTHER or subject.person or not clause.passive:
        return False
    exists = story.verb == "be" and story.subject == Subject(Who.IT) and not story.passive
    told = story.core - lists.LIGHT
    return (
        exists
        and bool(told)
        and all(any(covers((key,), own) for key in subject.keys) for own in told)
    )


def _is_gone(clause: Statement, story: Statement, wanted: frozenset[str]) -> bool:
    """Tell whether what a clause says that one has is said to have ended: "my pass expired"."""
    head = story.subject.head
    if story.subject.who is not Who.OWN or story.subject.person or not head:
        return False
    if clause.subject != Subject(Who.SELF) or clause.verb not in RECEIVING:
        return False
    if clause.tense is not Tense.PRESENT or story.mood is not Mood.FACT:
        return False
    ended = story.verb in _EXPIRING or (story.verb == "run" and "out" in story.particles)
    past = story.tense in (Tense.PAST, Tense.PERFECT)
    named = any(covers((head,), key) for key in wanted)
    return ended and past and named and all(covers(wanted, k) for k in story.subject.keys - {head})


def _is_over(clause: Statement, story: Statement, wanted: frozenset[str]) -> bool:
    """Tell whether what a clause says was so once and is no more: "I used to smoke".

    Who used to live in a flat in York may live in another one.
    """
    if story.tense is not Tense.OVER or clause.tense is not Tense.PRESENT:
        return False
    if story.mood is not clause.mood or story.ability != clause.ability or clause.compared:
        return False
    state = clause.passive and clause.subject.who is Who.SELF  # "I used to be married"
    lasting = (clause.verb in STATIVE or state) and not clause.progressive
    if not lasting or same(clause.verb).isdisjoint(same(story.verb)):
        return False
    limits = {key for key in story.keys - lists.LIGHT - _TIMES if not _YEAR.fullmatch(key)}
    limits -= {story.verb, word_key(story.verb)}
    return (
        bool(wanted)
        and all(covers(story.keys, key) for key in wanted)
        and all(covers(clause.keys, key) for key in limits)
    )


def _is_former(clause: Statement, story: Statement, wanted: frozenset[str]) -> bool:
    """Tell whether somebody was once what a clause says that they are: "a retired baker"."""
    now = clause.verb == "be" and clause.tense is Tense.PRESENT and story.verb == "be"
    former = story.core & _FORMER - clause.keys
    return now and bool(former) and bool(wanted) and all(covers(story.core, k) for k in wanted)


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
