"""Quantities of a story against those that a clause demands, once both measure the same thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.age_words import age_word
from cmr_logic.scenario.agreement import STATIVE, fits_in_mood, same_subject
from cmr_logic.scenario.alignment import Verdict
from cmr_logic.scenario.reading import read_clause
from cmr_logic.scenario.relations import covers, keyed, word_key
from cmr_logic.scenario.stated import quantities_of
from cmr_logic.scenario.statement import Statement, Tense, Who
from cmr_logic.text import tokenize, word_set

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Quantity

# Words for being in a place: they name no other thing that is measured.
_PLACING = word_set("live reside base locate stay settle dwell move resident be country")
_MOVING = frozenset({"move", "relocate", "emigrate", "immigrate", "settle", "return", "leave"})
# Verbs for being somewhere: who has a holiday home in a country may live in another.
_STAYING = _PLACING | _MOVING | {"", "retire", "grow", "go", "travel", "visit"}
# What one does with a child of one's own, as far as a story needs not to say it.
_RAISING = frozenset({"care", "care_for", "look_after", "raise", "live", "responsible", "have"})
_COUNTED = frozenset({"money", "rate", "duration", "count"})
# Verbs for what somebody earns, where a sum and a time follow.
_EARNING = frozenset({"make", "get", "earn", "pay", "receive"})
_NAMED = frozenset({"age-word", "place-name"})
_ANYBODY = lists.ANYBODY - {"household"}  # whose income it is: not the person's own
_POSSESSIVE = frozenset({"'", "’", "'s", "’s"})
_YEARLY = frozenset({"turnover", "salary", "wage", "profit", "revenue"})


@dataclass(frozen=True, slots=True)
class Demand:
    """What a clause demands of quantities.

    Args:
        constraints: the demands.
        about: what its other words are compared by: they say what is measured.
        never: what surely misses the demand, where its word leaves a margin ("elderly").
    """

    constraints: tuple[Constraint, ...]
    about: frozenset[str]
    never: tuple[Constraint, ...] = ()


@lru_cache(maxsize=8192)
def demand_of(statement: str) -> Demand | None:
    """Return what a clause demands of quantities, or None where it demands nothing.

    Example:
        >>> sorted(demand_of("your household income is below £30,000 a year").about)
        ['household', 'income']
    """
    from cmr_logic.quantities import find_constraints  # noqa: PLC0415 - most clauses name no quantity

    constraints = find_constraints(statement) or _named(statement)
    if not constraints:
        return None
    tokens = tokenize(statement)
    outside = [
        word
        for word, start, end in zip(tokens.words, tokens.starts, tokens.ends, strict=True)
        if not any(start < c.span.end and c.span.start < end for c in constraints)
    ]
    owners = {k for k, mark in pairwise(outside) if mark in _POSSESSIVE}  # "your firm's income"
    outside = [word for word in outside if word not in owners]
    if constraints[0].entry in _NAMED:
        outside = []
    about = {k for k in keyed(outside) if k} - lists.LIGHT - lists.DIMENSIONS - _ANYBODY
    for constraint in constraints:
        if constraint.kind.value == "place" and constraint.unit == "in":
            about -= _PLACING
    word = age_word(statement) if constraints[0].entry == "age-word" else None
    return Demand(constraints, frozenset(about), _aged(word.never) if word is not None else ())


def _named(statement: str) -> tuple[Constraint, ...]:
    """Return what a bare word demands: an age ("you are elderly"), or a place in a list."""
    from cmr_logic.quantities import find_constraints, find_places  # noqa: PLC0415 - as above

    word = age_word(statement)
    if word is not None:
        return _aged(word.surely)
    target = read_clause(statement)
    places = find_places(statement) if not target.verb else ()
    if places and places[-1].span.end == len(statement):
        found = find_constraints("you are in " + places[-1].name)
        return tuple(replace(c, entry="place-name") for c in found)
    return ()


def _aged(ages: str) -> tuple[Constraint, ...]:
    from cmr_logic.quantities import find_constraints  # noqa: PLC0415 - as above

    return tuple(replace(c, entry="age-word") for c in find_constraints("you are aged " + ages))


def speaks_of(demand: Demand, story: Statement, clause: Statement, given: frozenset[str]) -> bool:
    """Tell whether a statement measures, as a fact, what a clause measures.

    Args:
        demand: what the clause demands.
        story: a statement of the story.
        clause: the clause, read, with its subject as the question sets it.
        given: what the question says that the person does: no place of it needs to be told with it.
    """
    ages = all(c.kind.value == "age" for c in demand.constraints)
    # The last full year is what a yearly sum is reckoned by.
    yearly = "last" in story.keys and all("year" in c.text for c in demand.constraints)
    lasting = all(c.kind.value == "duration" for c in demand.constraints)
    if lasting and clause.verb in lists.HAVING and story.verb not in lists.HAVING | {"be"}:
        return False  # how long one has hired a thing is not how long one has owned it
    return (
        fits_in_mood(clause, story)
        and (ages or yearly or _in_time(clause, story) or _moved(demand, story))
        and (_same_measured(clause, demand, story, given) or of_a_child(demand, clause, story))
        and (_stays(clause, story) or not _where(demand))
    )


def measure(demand: Demand, stated: Sequence[Quantity], clause: Statement) -> Verdict | None:
    """Return what quantities say of a clause that they measure, or None where they leave it open.

    Args:
        demand: what it demands.
        stated: its quantities.
        clause: the clause, read.
    """
    from cmr_logic.quantities import compare  # noqa: PLC0415 - as above

    if demand.never:
        missed = replace(demand, constraints=demand.never, never=())
        found = measure(missed, stated, clause)
        if found is not None and found.value is not clause.negated:
            return replace(found, value=clause.negated)
        met = measure(replace(demand, never=()), stated, clause)
        return met if met is not None and met.value is not clause.negated else None
    results: list[bool] = []
    ages_too = any(c.kind.value == "age" for c in demand.constraints)
    names: list[str] = []
    for constraint in demand.constraints:
        if ages_too and constraint.kind.value == "date":
            continue  # the day on which an age is asked for
        values = [
            (compare(constraint, _per_year(constraint, q, demand)), q.entry)
            for q in stated
            if q.kind is constraint.kind
        ]
        told = {value for value, _ in values if value is not None}
        if len(told) != 1:
            return None
        results.append(told.pop())
        names.extend(entry for _, entry in values)
    if len(results) > 1 and not all(results):
        failing = [c for c, ok in zip(demand.constraints, results, strict=True) if not ok]
        if any(c.kind.value == "place" for c in failing):
            return None  # 120 days elsewhere say nothing of the days here
    return Verdict(all(results) ^ clause.negated, tuple(dict.fromkeys(names)))


def none_of(demand: Demand, story: Statement, clause: Statement) -> Verdict | None:
    """Return what a statement that denies all of what is measured says of a demand.

    Example:
        >>> from cmr_logic.scenario.reading import read
        >>> statement = "you have savings of more than £900"
        >>> none_of(demand_of(statement), read("I have no savings.")[0], read_clause(statement))
        Verdict(value=False, entries=('none',))
    """
    denied = story.keys - lists.LIGHT - {story.verb if story.verb in lists.HAVING else ""}
    if not story.negated or not denied or story.tense not in (Tense.PRESENT, Tense.PERFECT):
        return None
    if not all(any(covers((key,), k) for key in demand.about) for k in denied):
        return None
    values = {
        constraint.interval.holds(0)
        for constraint in demand.constraints
        if constraint.kind.value in _COUNTED
    }
    if len(values) != 1 or len(demand.constraints) != 1:
        return None
    return Verdict(values.pop() ^ clause.negated, ("none",))


def measure_any(demand: Demand, stated: Sequence[Quantity], clause: Statement) -> Verdict | None:
    """Return what several quantities say of a demand that one of them may meet.

    Args:
        demand: what is demanded.
        stated: the quantities.
        clause: the clause, read.
    """
    found = [measure(demand, [quantity], clause) for quantity in stated]
    told = [verdict for verdict in found if verdict is not None]
    meeting = [verdict for verdict in told if verdict.value is not clause.negated]
    if meeting:
        return meeting[0]
    return told[0] if told and len(told) == len(found) else None


def _moved(demand: Demand, story: Statement) -> bool:
    """Tell whether a story says where somebody moved, and so where they are."""
    return story.verb in _MOVING and story.tense is not Tense.OVER and _where(demand)


def _stays(clause: Statement, story: Statement) -> bool:
    """Tell whether a statement's verb says where somebody is, as a clause's does."""
    if clause.verb == "be":
        return story.verb not in lists.HAVING
    return clause.verb not in _PLACING or story.verb in _STAYING


def _where(demand: Demand) -> bool:
    """Tell whether a clause demands nothing but that somebody is in a place."""
    return all(c.kind.value == "place" and c.unit == "in" for c in demand.constraints)


def of_a_child(demand: Demand, clause: Statement, story: Statement) -> bool:
    """Tell whether a clause asks for a child of some age, and a statement tells a child's age.

    Example:
        >>> from cmr_logic.scenario.reading import read
        >>> statement = "you have a child under 5"
        >>> demand, clause = demand_of(statement), read_clause(statement)
        >>> def told(story):
        ...     return of_a_child(demand, clause, read(story)[0])
        >>> told("My son is 3."), told("I have a 3-year-old."), told("I have a 3-year-old dog.")
        (True, True, False)
    """
    if clause.subject.who is not Who.SELF or demand.constraints[0].kind.value != "age":
        return False
    child = {key for key in demand.about if covers((key,), "child")}
    if not child or not demand.about - child <= _RAISING:
        return False
    if story.subject.who is Who.OWN:
        return story.verb == "be" and covers((story.subject.head,), "child")
    if story.subject.who is not Who.SELF or story.verb not in _RAISING | lists.HAVING:
        return False
    from cmr_logic.quantities.number_words import SMALL  # noqa: PLC0415 - as above

    others = story.core - {story.verb, word_key(story.verb)} - lists.LIGHT - lists.DIMENSIONS
    plain = {k for k in others if not k[0].isdigit() and k not in SMALL}
    return not plain or covers(plain, "child")


def _in_time(clause: Statement, story: Statement) -> bool:
    if story.tense is Tense.FUTURE and clause.tense is Tense.PRESENT and clause.verb in STATIVE:
        return False
    if story.tense is Tense.OVER:
        return clause.tense in (Tense.PAST, Tense.PERFECT)
    if clause.tense in (Tense.PRESENT, Tense.FUTURE) and story.tense is Tense.PAST:
        return False
    return not (clause.tense is Tense.PAST and story.tense is Tense.FUTURE)


def _per_year(constraint: Constraint, quantity: Quantity, demand: Demand) -> Quantity:
    """Take a sum of income without a period as that of a year, where the clause asks for one."""
    if (
        constraint.kind.value != "money"
        or "/" in quantity.unit
        or "year" not in constraint.text
        or not any(covers((k,), "income") or k in _YEARLY for k in demand.about)
    ):
        return quantity
    yearly = quantities_of(quantity.text + " a year")
    return yearly[0] if yearly and yearly[0].kind is quantity.kind else quantity


def _same_measured(
    clause: Statement, demand: Demand, story: Statement, given: frozenset[str]
) -> bool:
    """Tell whether a statement measures what a clause measures, of the same person or thing."""
    about = set(demand.about)
    if all(c.kind.value == "place" and c.unit == "in" for c in demand.constraints):
        about -= given
    if clause.subject.who is Who.SELF:
        about -= clause.subject.keys  # "you or your partner"
    head = clause.subject.head
    words = set(story.keys | story.extra | story.subject.keys)
    if same_subject(clause.subject, story.subject):
        about -= {head}
    elif clause.subject.who in (Who.OWN, Who.OTHER) and story.subject.who in (Who.SELF, Who.IT):
        if not head or head in lists.KIN:
            return False
        about |= {head}
    elif clause.subject.who is Who.SELF and story.subject.who is Who.OWN:
        # "my work starts at nine": a thing of one's own may be what a clause about oneself measures
        if not about or not covers((story.subject.head,), next(iter(about))) or len(about) != 1:
            return False
    else:
        return False
    if _earned(demand, story):
        about -= {key for key in about if covers((key,), "income") or key in _YEARLY}
    return all(covers(words, key) for key in about)


def _earned(demand: Demand, story: Statement) -> bool:
    """Tell whether a story may tell an income without its noun: "I make £90 a week"."""
    return (
        story.subject.who is Who.SELF
        and story.verb in _EARNING
        and all(c.kind.value == "money" and "/" in c.unit for c in demand.constraints)
    )
