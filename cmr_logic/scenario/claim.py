"""What a pass claims of a part of a clause, and how it ranks.

``Rank`` is the one place that states whose claim wins.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.demands.demanded import Demand, demand_of
from cmr_logic.scenario.demands.plain_days import with_plain_days
from cmr_logic.scenario.demands.plain_roles import without_role
from cmr_logic.scenario.demands.purposes import without_purpose
from cmr_logic.scenario.entailment.implying import FURTHER, PRESUPPOSING
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.by_role import faces
from cmr_logic.scenario.statements.statement import Statement, Subject, Who
from cmr_logic.scenario.story import Story
from cmr_logic.text import word_set

if TYPE_CHECKING:
    pass

# "It" and "they" of a clause: what the rule is about, of which the question names one's own.
_REFERRING = (Subject(Who.IT), Subject(Who.UNKNOWN))
# What parents have and children have not, so that a rule for a child says it of whoever asks:
# "your **rent**"; not "your age".
_GROWN = word_set(
    "income income_support universal_credit tax_credit jobseeker mortgage wage salary rent tenant"
)

# Subjects that stand for no one in particular, and for nobody whom the question names.
_OF_ANYBODY = ("someone ", "somebody ", "everyone ", "everybody ", "nobody ", "no one ")
# And those that ask whether there is any such one, where a story says that there is none.
_WHETHER_ANY = ("anybody ", "anyone ")
# What only persons do, so that they of whom a rule says so are such as whoever asks: "they
# **live** here"; not "they leak".
_OF_PERSONS = word_set(
    "work live earn study apply join smoke speak retire rent marry enrol register volunteer train "
    "drive cycle travel commute reside graduate serve"
)


class Rank(IntEnum):
    """Whose claim on a clause wins: the lowest rank that has one."""

    STATED = 0  #: said outright
    IMPLIED = 1  #: follows from what is said
    REMOTE = 2  #: follows from what follows
    PRESUPPOSED = 3  #: "my …" takes it for granted, or it came about, and may have ended since
    UNDERSTOOD = 4  #: measured without saying of what, while nothing else is spoken of
    IN_PART = 5  #: the gist is told, or one child's age
    PIECED = 6  #: told bit by bit
    CONTRASTED = 7  #: only another case of the same kind is told
    ALONE = 8  #: the only figure of its kind, which nothing says to be of another matter


@record(frozen=True, slots=True)
class Claim:
    """One pass's word on a part of a clause.

    Args:
        rank: how much it counts.
        value: whether the part holds.
        start: where the words of the story that say so begin.
        end: where they end.
        entry: the matcher and the table entries that were used.
    """

    rank: Rank
    value: bool
    start: int
    end: int
    entry: str


@record(frozen=True, slots=True)
class Part:
    """A clause, or one of the statements that it joins.

    Args:
        statement: its words.
        target: the same, read, about whom the question asks.
        demand: what it demands of quantities, if anything.
    """

    statement: str
    target: Statement
    demand: Demand | None


# Who has an income together: "can my **family** claim?"; not "can my son claim?".
_HOMES = frozenset({"family", "household"})
_OWN_INCOME = re.compile(r"^your\s(?=(?:[a-z]+\s)?(?:income|earnings)\b)", re.IGNORECASE)
# How a clause begins that says of nobody that something is there: "**there is** a storm".
_THERE = ("there is ", "there are ", "there was ", "there has been ", "there have been ")


def part_of(statement: str, story: Story) -> Part:
    """Return a statement of a clause, read as being about whom a story's question asks."""
    statement = without_role(with_plain_days(without_purpose(statement, story.given)))
    if story.asked is not None and story.asked.head in _HOMES:
        statement = _OWN_INCOME.sub("your household ", statement)
    target = read_clause(statement)
    if statement.lower().startswith(_OF_ANYBODY):
        return Part(statement, target, demand_of(statement))
    if _is_told_of_nobody(statement, story):
        target = replace(target, subject=Subject(Who.UNKNOWN, lists.NOBODY))
        return Part(statement, target, demand_of(statement))
    beside = "with_me" in target.keys  # "they live with you": not who asks
    if target.subject == Subject(Who.UNKNOWN) and target.verb in _OF_PERSONS and not beside:
        target = replace(target, subject=Subject(Who.SELF))
    if story.asked is not None and target.subject.who is Who.SELF:
        if not (_GROWN & target.keys and covers((story.asked.head,), "child")):
            target = replace(target, subject=story.asked)
    elif target.subject.who is Who.OTHER and faces(target.subject.head, story.given):
        head, keys = target.subject.head, target.subject.keys
        target = replace(target, subject=Subject(Who.OWN, head, keys))
    elif story.thing is not None and (
        (target.subject in _REFERRING and not _says_they_of_people(target, story))
        or (_names_any_thing(target, story.thing) and not _is_told_of(target, story))
    ):
        target = replace(target, subject=story.thing)
    elif story.owned is not None and target.subject in _REFERRING:
        there = story.owned.person and statement.lower().startswith(_THERE)
        target = target if there else replace(target, subject=story.owned)
    return Part(statement, target, demand_of(statement))


def _is_told_of_nobody(statement: str, story: Story) -> bool:
    """Tell whether a clause asks if anybody does a thing, and a story says that nobody does one."""
    return statement.lower().startswith(_WHETHER_ANY) and any(
        told.negated and told.subject.head == lists.NOBODY for told in story.statements
    )


def _is_told_of(target: Statement, story: Story) -> bool:
    """Tell whether the question points by the noun of a clause, or the story tells of it by that.

    "This item" is the item of a rule, and "the parcel hasn't come" is told of the parcel, though
    the question asks for a refund.
    """
    head = target.subject.head
    pointed = story.matter is not None and story.matter.noun == head
    return pointed or any(head in told.keys | {told.subject.head} for told in story.statements)


def _says_they_of_people(target: Statement, story: Story) -> bool:
    """Tell whether "they" of a clause are those of a question, and not the thing beside them."""
    of_people = story.owned is not None and story.owned.person
    return of_people and target.subject == Subject(Who.UNKNOWN)


def _names_any_thing(target: Statement, thing: Subject) -> bool:
    """Tell whether a clause says "the item" of whatever thing a question names."""
    general = target.subject.who is Who.OTHER and target.subject.head in lists.ANY_THING
    return general and thing.head not in lists.ANY_THING


def claim(rank: Rank, verdict: Verdict, told: Statement, kind: str) -> Claim:
    """Return what a verdict on a statement claims.

    Args:
        rank: how much it counts.
        verdict: what was found.
        told: the statement.
        kind: the matcher.
    """
    entry = ":".join((kind, *verdict.entries))
    return Claim(rank, verdict.value, told.start, told.end, entry)


@lru_cache(maxsize=4096)
def rank_of(entry: str) -> Rank:
    """Return the rank of what follows, by the names of its entries.

    Args:
        entry: the names.
    """
    if entry.startswith(PRESUPPOSING):
        return Rank.PRESUPPOSED
    return Rank.REMOTE if FURTHER in entry else Rank.IMPLIED


def following(story: Story, rank: Rank) -> Iterator[Statement]:
    """Yield what follows from a story, as far as it is of a rank.

    Args:
        story: the story.
        rank: the rank.
    """
    return (told for told in story.derived if rank_of(told.entry) is rank)
