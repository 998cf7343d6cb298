"""Quantities of a story against those that a clause demands, once both measure the same thing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.alignment import STATIVE, Verdict, fits_in_mood, same_subject
from cmr_logic.scenario.reading import read_clause
from cmr_logic.scenario.relations import covers, keyed, word_key
from cmr_logic.scenario.statement import Statement, Tense, Who
from cmr_logic.text import tokenize

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Quantity

_PLACING = frozenset(
    {
        "live",
        "reside",
        "base",
        "locate",
        "stay",
        "settle",
        "dwell",
        "move",
        "resident",
        "be",
        "country",
    }
)


# "At 48 I …", "we are both fifty", "my son is nine and …": ages that no unit marks.
_PLAIN_AGE = re.compile(
    r"^[Aa]t\s([\w-]+),?\sI\b|\b(?:am|are|is|['’]m|['’]re)\s(?:both\s|only\s|just\s|now\s)*([\w-]+)"
    r"(?=\s*(?:$|[.,;!]|and\b|but\b|so\b))"
)
# Words for ages, with what a reader of guidance takes them to mean where the rule does not say.
AGE_WORDS = {"elderly": "60 or over", "adult": "18 or over", "minor": "under 18"}
_NAMED = frozenset({"age-word", "place-name"})
_POSSESSIVE = frozenset({"'", "’", "'s", "’s"})
_YEARLY = frozenset({"turnover", "salary", "wage", "profit", "revenue"})


@dataclass(frozen=True, slots=True)
class Demand:
    """What a clause demands of quantities.

    Args:
        constraints: the demands.
        about: what its other words are compared by: they say what is measured.
    """

    constraints: tuple[Constraint, ...]
    about: frozenset[str]


_ANYBODY = lists.ANYBODY - {"household"}


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
    return Demand(constraints, frozenset(about))


def _named(statement: str) -> tuple[Constraint, ...]:
    """Return what a bare word demands: an age ("you are elderly"), or a place in a list."""
    from cmr_logic.quantities import find_constraints, find_places  # noqa: PLC0415 - as above

    target = read_clause(statement)
    if target.verb == "be" and len(target.keys) == 1:
        for word, age in AGE_WORDS.items():
            if word_key(word) in target.keys:
                found = find_constraints("you are aged " + age)
                return tuple(replace(c, entry="age-word") for c in found)
    places = find_places(statement) if not target.verb else ()
    if places and places[-1].span.end == len(statement):
        found = find_constraints("you are in " + places[-1].name)
        return tuple(replace(c, entry="place-name") for c in found)
    return ()


def quantities_of(text: str) -> Sequence[Quantity]:
    """Return what a part of a story states of quantities."""
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    found = find_quantities(text)
    plain = _PLAIN_AGE.search(text)
    if plain is not None and not any(q.kind.value == "age" for q in found):
        number = plain.group(1) or plain.group(2)
        ages = [q for q in find_quantities(f"I am {number}.") if q.kind.value == "age"]
        return (*found, *ages)
    return found


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
    return (
        fits_in_mood(clause, story)
        and (ages or yearly or _in_time(clause, story))
        and _same_measured(clause, demand, story, given)
    )


def measure(demand: Demand, stated: Sequence[Quantity], clause: Statement) -> Verdict | None:
    """Return what quantities say of a clause that they measure, or None where they leave it open.

    Args:
        demand: what it demands.
        stated: its quantities.
        clause: the clause, read.
    """
    from cmr_logic.quantities import compare  # noqa: PLC0415 - as above

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
    return all(covers(words, key) for key in about)
