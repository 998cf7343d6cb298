"""What is done for those who do not meet a demand, which is not what the demand is for.

"You must return it in May for a refund. **Otherwise** we offer a repair" gives nobody both.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.expression import Not
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision


def without_contraries(chosen: Sequence[Provision], question: Question) -> list[Provision]:
    """Return the chosen provisions but for what stands in for what a question asks about.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must ring for a coat. Otherwise we offer a hat.")
        >>> question = read_question("Can I get a coat?")
        >>> len(rule.provisions), len(without_contraries(rule.provisions, question))
        (2, 1)
        >>> rule = parse("You must ring for a coat. We offer a hat if you row.")
        >>> len(without_contraries(rule.provisions, question))
        2
    """
    dropped: set[int] = set()
    for demand in chosen:
        if demand.demand is None:
            continue
        for other in chosen:
            grants = other.positive and not other.denying and other.demand is None
            if grants and other.condition == Not(demand.demand):
                named = [len(p.keys & question.keys) for p in (demand, other)]
                dropped.add(id(demand if named[0] < named[1] else other))
    return [p for p in chosen if id(p) not in dropped]
