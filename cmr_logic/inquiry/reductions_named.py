"""What is said of a reduction that a grant before it gives in figures: "Members get **10% off**".

"**The discount** is not given on sale items" then limits who gets 10% off.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import keys, word_set, words_in

# How one says how much less is paid: "10% **off**"; not "switch it off".
_OFF = re.compile(
    r"(?:%|\bper\s?cent|[£$€]\d[\d.,]*)\s(?:off|discount|less|reduction)\b|\bhalf[-\s]price\b"
    r"|\bhalf\sthe\s(?:price|fare|fee)\b|\b(?:reduced|cheaper|discounted)\b",
    re.IGNORECASE,
)
# Names of what is given so: "the **discount**"; not "the ticket".
_REDUCTIONS = keys(word_set("discount reduction offer concession rebate deal saving"))
_THE = frozenset({"the", "this", "these"})


def limits_reduction(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision denies a reduction that is given in figures before it.

    When it starts tells nobody apart: "**The reduction starts** on Monday".

    Args:
        rule: the rule text.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Members get 10% off. The discount is not given on sale items.")
        >>> [limits_reduction(rule, each) for each in rule.provisions]
        [False, True]
    """
    if provision.positive:
        return False
    said = words_in(provision.conclusion.of(rule.plain).lower())
    named = said[:1] != () and said[0] in _THE and not keys(said[1:3]).isdisjoint(_REDUCTIONS)
    return named and _OFF.search(rule.plain[: provision.span.start]) is not None
