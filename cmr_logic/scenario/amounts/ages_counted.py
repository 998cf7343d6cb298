"""How many of several children are of an age: "our three kids, who are 4, 7 and 9"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.text.number_names import ONE_TO_NINETEEN

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_NUMBER = rf"(?:\d{{1,2}}|{'|'.join(ONE_TO_NINETEEN[:17])})"
_AGES = re.compile(
    r"\b(?:my|our|with|have|got)\s(?:[a-z-]+\s){0,2}?(?:kids|children|sons|daughters|boys|girls)\b"
    r"(?:,?\s(?:(?:who|they)(?:['’]re|\sare)|are|aged?|ages)|,|\s\()\s?"
    rf"(?P<ages>{_NUMBER}(?:,\s{_NUMBER})*,?\sand\s{_NUMBER})\b(?!\s?(?:months?|weeks?|%|[a-z]+s\b))",
    re.IGNORECASE,
)
_BOTH = 2  # a number of children, and an age


def so_many_of_age(demand: Demand, text: str) -> tuple[Quantity, int, int] | None:
    """Return how many children of the age that a clause asks for a story lists, and where.

    Args:
        demand: what the clause demands.
        text: the story.

    Example:
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> demand = demand_of("you have at least two children under 8")
        >>> found = so_many_of_age(demand, "We've got our kids, who are 4, 7 and 9.")
        >>> str(found[0].interval)
        '[2, 2]'
    """
    kinds = {c.kind.value: c for c in demand.constraints}
    if len(demand.constraints) != _BOTH or kinds.keys() != {"count", "age"}:
        return None
    if not demand.about or not all(covers((key,), "child") for key in demand.about - {"have"}):
        return None
    match = _AGES.search(text)
    if match is None:
        return None
    from cmr_logic.quantities import compare, find_quantities  # noqa: PLC0415 - few clauses count ages

    ages = re.findall(_NUMBER, match["ages"], re.IGNORECASE)
    found = [q for age in ages for q in find_quantities(f"he is {age} years old")]
    told = [compare(kinds["age"], q) for q in found if q.kind.value == "age"]
    if len(told) != len(ages) or None in told:
        return None
    (counted,) = (q for q in find_quantities("I have 2 children") if q.kind.value == "count")
    many = float(told.count(True))
    interval = replace(counted.interval, low=many, high=many)
    return replace(counted, interval=interval, entry="ages"), *match.span()
