"""What somebody's stage of life says of how old they are: a surgeon is no child."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.amounts.ages_counted import so_many_of_age
from cmr_logic.scenario.amounts.measured import speaks_of
from cmr_logic.scenario.amounts.measuring import measure
from cmr_logic.scenario.claim import Claim, Part, Rank, claim, rank_of
from cmr_logic.scenario.entailment.implying import FURTHER
from cmr_logic.scenario.entailment.situations.ages import AGES_OF_LIFE
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.story import Story
from cmr_logic.text import words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity
    from cmr_logic.scenario.demands.demanded import Demand


def by_ages_counted(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a list of children's ages says of a clause that asks for so many of an age.

    Args:
        part: a part of a clause.
        story: the story.
    """
    if part.demand is None or len(part.demand.constraints) <= 1 or story.asked is not None:
        return
    found = so_many_of_age(part.demand, story.text)
    if found is None:
        return
    quantity, start, end = found
    counts = tuple(c for c in part.demand.constraints if c.kind.value == "count")
    verdict = measure(replace(part.demand, constraints=counts), [quantity], part.target)
    if verdict is not None:
        yield Claim(Rank.STATED, verdict.value, start, end, "quantity:ages")


def by_stage_of_life(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a stage of life that a story shows says of a clause about an age.

    Args:
        part: a part of a clause.
        story: the story.

    Example:
        >>> from cmr_logic.scenario.claim import part_of
        >>> from cmr_logic.scenario.story import read_story
        >>> def told(clause, text):
        ...     story = read_story((), [clause], text, "")
        ...     return {each.value for each in by_stage_of_life(part_of(clause, story), story)}
        >>> told("you are under 16", "I'm a qualified solicitor.")
        {False}
        >>> told("you are over 60", "I'm a qualified solicitor.")
        set()
    """
    target, demand = part.target, part.demand
    if demand is None or any(c.kind.value != "age" for c in demand.constraints):
        return
    for told in story.derived:
        name = told.entry.rpartition(FURTHER)[2]
        if name not in AGES_OF_LIFE or told.negated:
            continue
        if _is_of_ones_child(name, demand, story.given):
            continue  # who has a grown-up son may have a toddler as well
        if speaks_of(demand, told, target, story.given):
            verdict = measure(demand, _ages(name), target)
            if verdict is not None:
                rank = max(rank_of(told.entry), Rank.IMPLIED)
                yield claim(rank, verdict, told, "implication:" + told.entry)


def _is_of_ones_child(name: str, demand: Demand, given: frozenset[str]) -> bool:
    """Tell whether a stage of life is a parent's, and a clause asks for the age of a child.

    So it may where the question is for one's child: "Must I buy a ticket for my son?".
    """
    if not name.startswith(_PARENTS):
        return False
    asked = any(covers((key,), _CHILD) for key in given)
    return asked or any(covers((_CHILD,), key) for key in demand.about)


_PARENTS = "parent-of-"  # so begin the stages of life of parents
_GROWN_UP = 18
_CHILD = word_key("child")


def of_another_age(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that somebody is none of those of an age, whatever else they are; or that a child is.

    Who is 40 is no student under 25, and a girl of three is a child under 5.

    Args:
        part: a part of a clause.
        story: the story.

    Example:
        >>> from cmr_logic.scenario.claim import part_of
        >>> from cmr_logic.scenario.story import read_story
        >>> def told(clause, text):
        ...     story = read_story((), [clause], text, "")
        ...     return {each.value for each in of_another_age(part_of(clause, story), story)}
        >>> told("you are a student under 25", "I'm 40.")
        {False}
        >>> told("you are a student over 25", "I'm 40.")
        set()
    """
    target, demand = part.target, part.demand
    if (
        demand is None
        or target.verb != "be"
        or any(c.kind.value != "age" for c in demand.constraints)
    ):
        return
    kinds = demand.about - {target.subject.head}
    if (
        len(kinds) != 1
        or not all(map(_is_of_people, kinds))
        or not _says_age_of(kinds, part, demand)
    ):
        return
    plain = replace(demand, about=frozenset())
    young = all(
        c.interval.high is not None and c.interval.high <= _GROWN_UP for c in demand.constraints
    )
    children = young and all(covers((_CHILD,), key) for key in kinds)
    for told in story.statements:
        if not speaks_of(plain, told, target, story.given):
            continue
        stated = story.quantities(told)
        verdict = measure(plain, stated, target) if stated else None
        if verdict is not None and (children or verdict.value is target.negated):
            yield claim(Rank.STATED, verdict, told, "quantity")


def _says_age_of(kinds: frozenset[str], part: Part, demand: Demand) -> bool:
    """Tell whether an age stands right behind what one is: not "a parent of one under 5"."""
    before = words_in(part.statement[: demand.constraints[0].span.start])
    return any(word_key(word) in kinds for word in before[-1 - (before[-1:] == ("aged",)) :][:1])


def _is_of_people(key: str) -> bool:
    return is_person(key) or covers((_CHILD,), key)


@cache
def _ages(name: str) -> tuple[Quantity, ...]:
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories name no age

    low, high = AGES_OF_LIFE[name]
    return tuple(find_quantities(f"I am aged between {low} and {high}"))
