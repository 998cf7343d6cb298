"""The pass that shows what comes in at home, or in a business, to a part of a clause."""

from __future__ import annotations

from collections.abc import Iterator

from cmr_logic.records import replace
from cmr_logic.scenario.amounts.ledger import earned, is_of_trade, taken, together, weekly
from cmr_logic.scenario.amounts.measuring import measure
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.story import Story


def by_income(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the sums that come in say of a clause about a household or a business.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = weekly(part.demand, part.statement) if part.demand is not None else None
    asked = story.asked  # a business, a family or a household is one's own
    if demand is None or (asked is not None and asked.head not in lists.BODIES | lists.GROUPS):
        return
    if is_of_trade(part.statement):
        for income in taken(story.statements, story.text, story.given):
            verdict = measure(demand, [income.quantity], part.target)
            if verdict is not None:
                yield claim(Rank.STATED, verdict, income.told, "quantity")
        return
    incomes, whole = earned(story.statements, story.text)
    total = together(incomes, whole=whole)
    verdict = measure(demand, [total], part.target) if total is not None else None
    if verdict is not None:
        start = min(income.told.start for income in incomes)
        end = max(income.told.end for income in incomes)
        yield claim(
            Rank.STATED, verdict, replace(incomes[0].told, start=start, end=end), "quantity"
        )
