"""What somebody's stage of life says of how old they are: a surgeon is no child."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from cmr_logic.scenario.amounts.measured import speaks_of
from cmr_logic.scenario.amounts.measuring import measure
from cmr_logic.scenario.claim import Claim, Part, Rank, claim, rank_of
from cmr_logic.scenario.entailment.implying import FURTHER
from cmr_logic.scenario.entailment.situations.ages import AGES_OF_LIFE
from cmr_logic.scenario.story import Story

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity


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
        if speaks_of(demand, told, target, story.given):
            verdict = measure(demand, _ages(name), target)
            if verdict is not None:
                rank = max(rank_of(told.entry), Rank.IMPLIED)
                yield claim(rank, verdict, told, "implication:" + told.entry)


@cache
def _ages(name: str) -> tuple[Quantity, ...]:
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories name no age

    low, high = AGES_OF_LIFE[name]
    return tuple(find_quantities(f"I am aged between {low} and {high}"))
