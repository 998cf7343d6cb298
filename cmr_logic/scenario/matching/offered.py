"""What a statement offers to a clause, in its own shape or in another: "I have a low income"."""

from __future__ import annotations

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.scenario.matching.agreement import RECEIVING, same_subject
from cmr_logic.scenario.matching.modifying import CARRIERS
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Subject, Who
from cmr_logic.text import word_set

LIVING = frozenset({"live", "reside", "base"})
"""Verbs of where one lives: "I **reside** in York"; not "I work in York"."""
# What is said of papers that are as good as none: "my visa is **invalid**"; not "is valid".
_NO_GOOD = word_set("out_of_date invalid void")


@record(frozen=True, slots=True)
class Offer:
    """What a statement offers to a clause.

    Args:
        offered: the words that can meet the clause's.
        wanted: words that must be met besides those of the clause's predicate.
        turned: the two have other shapes, such as passive and active.
    """

    offered: frozenset[str]
    wanted: frozenset[str] = frozenset()
    turned: bool = False


def offer_of(clause: Statement, story: Statement) -> Offer | None:
    """Return what a statement offers to a clause; None where they are about different things."""
    offered = story.keys | story.extra
    bare = not clause.verb and same_subject(Subject(Who.IT), story.subject)
    if not same_subject(clause.subject, story.subject) and not bare:
        turn = _turned(clause, story)
        turned = clause.passive or not _is_of_body(clause, story)
        return None if turn is None else Offer(offered | turn[1], turn[0], turned=turned)
    if story.subject.who in (Who.OWN, Who.OTHER):
        offered |= story.subject.keys - {story.subject.head}
    return Offer(offered)


def _turned(clause: Statement, story: Statement) -> tuple[frozenset[str], frozenset[str]] | None:
    """Let other shapes meet: passive and active, "my income is low" and "I have a low income".

    Returns:
        the words that must be covered besides the clause's predicate, and those that the statement
        offers besides its own; None where the two do not meet.
    """
    mine, told, head = clause.subject.who, story.subject.who, clause.subject.head
    if mine is Who.SELF and told is Who.OWN and story.verb == "be":
        offered = _offered_by_own(clause, story)
        return None if offered is None else (frozenset(), offered)
    if _is_of_body(clause, story):
        told_to = story.passive and not clause.passive  # "I was told to export wool"
        return None if told_to else (frozenset(), frozenset())
    acted_on = clause.passive or not clause.subject.person
    thing = mine in (Who.OWN, Who.OTHER, Who.IT) and head and acted_on
    return (frozenset({head}), frozenset()) if thing and _may_name(clause, story) else None


def _is_of_body(clause: Statement, story: Statement) -> bool:
    """Tell whether what a clause says of one's firm is told of oneself: "**we** export wool"."""
    run = clause.subject.who is Who.OWN and clause.subject.head in lists.BODIES
    return run and story.subject.who is Who.SELF and clause.verb not in RECEIVING


def _offered_by_own(clause: Statement, story: Statement) -> frozenset[str] | None:
    """Return the words that "my income is low" or "my home is in York" says of me, if any."""
    if clause.verb == "have":
        if story.subject.person or story.negated or not _NO_GOOD.isdisjoint(story.keys):
            return None
        named = story.subject.keys
        if all(not covers((story.subject.head,), key) for key in clause.core) and len(named) > 1:
            named &= frozenset({story.subject.head}) | CARRIERS  # "my **visa** application is in"
            return story.subject.keys if named & CARRIERS else named
        return named
    at_home = clause.verb in LIVING and covers((story.subject.head,), "home")
    return frozenset({clause.verb}) if at_home else None


def _may_name(clause: Statement, story: Statement) -> bool:
    """Tell whether the predicate of a statement may name the thing that a clause is about."""
    mine, told = clause.subject.who, story.subject.who
    if mine is Who.OWN and told is Who.SELF and clause.verb == "be" and story.verb == "have":
        return not story.negated
    if clause.passive and not story.passive and told is Who.SELF:
        return covers(story.core | story.extra, clause.subject.head)  # not "I paid into a pension"
    anothers = any(
        is_person(word) for word, noun in story.describing if noun == clause.subject.head
    )
    return told is Who.IT and story.verb == "be" and not anothers  # "in my neighbour's workshop"
