"""What a premise of the tables takes, read, and whether a statement is of its time."""

from __future__ import annotations

from functools import cache

from cmr_logic.records import record, replace
from cmr_logic.scenario.entailment.premises import meeting, read_entry
from cmr_logic.scenario.lexicon.particles import particle_of
from cmr_logic.scenario.lexicon.relations import same
from cmr_logic.scenario.matching.agreement import STATIVE, needed
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import UNDERGONE, Statement, Tense
from cmr_logic.text import word_set

SINCE = "since-"  # so begin the entries of states that hold since something happened


@record(frozen=True, slots=True)
class Taken:
    """What a premise takes, read.

    Args:
        positive: the premise, affirmed.
        negated: its words deny it.
        particle: that of its verb, if it has one.
        closed: its verb takes no further object: "my wife left me."
        mine: it is about what one calls "my …".
        only: it says that there is no more to it: "I only drink water".
        both: it says of both parents that they are no more.
        goals: for each of its words, what a story must reach one of.
    """

    positive: Statement
    negated: bool
    particle: str
    closed: bool
    mine: bool
    only: bool
    both: bool
    goals: tuple[frozenset[str], ...]


# Words that say that somebody is no more: "my parents **died**"; not "my parents moved".
_DEATH = frozenset({"die", "dead", "pass_away", "kill"})


@cache
def taken(text: str) -> Taken:
    """Read the words of a premise.

    Args:
        text: the words, as a table has them.

    Example:
        >>> taken("my wife left me.").closed, taken("I have no car").negated
        (True, True)
    """
    statement = read_entry(text)[0]
    return Taken(
        replace(statement, negated=False) if statement.negated else statement,
        statement.negated,
        particle_of(text.lower().split()),
        text.endswith("."),
        " my " in text,
        statement.only,
        text.startswith("my parents ") and not _DEATH.isdisjoint(statement.keys),
        tuple(map(meeting, needed(statement))),
    )


def is_ahead(statement: Statement) -> bool:
    """Tell whether a statement tells of what is to come.

    Args:
        statement: a statement of a story.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> [is_ahead(read(text)[0]) for text in ("I will row.", "I row.")]
        [True, False]
    """
    return statement.tense is Tense.FUTURE and statement.entry != UNDERGONE


def is_under_way(statement: Statement, premise: Taken) -> bool:
    """Tell whether a statement tells what is being done, and a premise that it was done.

    Args:
        statement: a statement of a story.
        premise: a premise.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> premise = taken("I sold my boat")
        >>> [is_under_way(read(t)[0], premise) for t in ("I'm selling my boat.", "I sold it.")]
        [True, False]
    """
    target = premise.positive
    doing = statement.progressive and statement.tense is Tense.PRESENT and not statement.negated
    done = target.tense in (Tense.PAST, Tense.PERFECT) and not target.progressive
    return doing and done and (target.verb not in STATIVE or bool(premise.particle))


def _is_gone(statement: Statement) -> bool:
    """Tell whether a statement is about a state or habit of the past."""
    return statement.tense in (Tense.PAST, Tense.OVER) and statement.verb in STATIVE


def only_was(premise: Taken, statement: Statement) -> bool:
    """Tell whether a statement says what was so, and a premise what came about, or is so still.

    Args:
        premise: a premise.
        statement: a statement of a story.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> only_was(taken("I have never driven"), read("I did not drive today.")[0])
        True
        >>> only_was(taken("I have never driven"), read("I have not driven.")[0])
        False
    """
    if _was_going_on(premise.positive, statement) or _has_been(premise, statement):
        return True
    if _not_just_then(premise, statement):
        return True
    gone = _is_gone(statement)
    return gone and same(statement.verb).isdisjoint(same(premise.positive.verb))


def _not_just_then(premise: Taken, statement: Statement) -> bool:
    """Tell whether a deed never was by a premise, and once was not by a statement.

    Who did not drive today may have driven before.
    """
    never = premise.negated and premise.positive.tense is Tense.PERFECT
    return never and statement.negated and statement.tense is Tense.PAST


def is_of_it_alone(premise: Taken, statement: Statement) -> bool:
    """Tell whether a statement says what is so of "it" since it was got, and a premise of all.

    Who bought it in May may rent a home all the same.

    Args:
        premise: a premise.
        statement: a statement of a story, or what follows from one.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> from cmr_logic.scenario.times.beginnings import resulting
        >>> text = "I bought it in May."
        >>> [is_of_it_alone(taken("I am renting."), s) for s in resulting(read(text), text)]
        [True]
        >>> is_of_it_alone(taken("I am renting."), read(text)[0])
        False
    """
    since = statement.entry.startswith(SINCE) and not statement.core - {statement.verb}
    return since and not premise.positive.pointing


def is_over(statement: Statement) -> bool:
    """Tell whether a statement says of a state, or of what was done to a thing, that it is over.

    Args:
        statement: a statement of a story.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> [is_over(read(t)[0]) for t in ("I used to be married.", "I used to own a boat.")]
        [True, False]
    """
    kept = statement.passive or statement.verb not in STATIVE
    return statement.tense is Tense.OVER and kept


def _was_going_on(premise: Statement, statement: Statement) -> bool:
    """Tell whether a statement tells what went on where a premise tells what came about.

    Who was getting a benefit was not as surely awarded one that lasts; who had a car did not get it
    just then.
    """
    if statement.tense is not Tense.PAST or statement.passive or statement.entry:
        return False
    if statement.progressive and not statement.negated and statement.verb in lists.HAVING:
        return True
    return statement.verb == "have" and premise.verb in _GETTING


def _has_been(premise: Taken, statement: Statement) -> bool:
    """Tell whether a premise says what has been one's own, and a statement only what once was."""
    lasts = premise.mine and premise.positive.tense is Tense.PERFECT
    return lasts and statement.tense is Tense.PAST and statement.verb in STATIVE


# Verbs by which one comes to have a thing: "I **bought** a car"; not "I had a car".
_GETTING = word_set("get buy acquire obtain purchase own hold possess keep")
