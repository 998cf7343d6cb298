"""Another way to what demands are made for: "You must be 60. **You can also get it if** …".

What a grant says "also" of is enough by itself where nothing but demands stands before it; behind
another grant it is one more case of that, and the demands are made of both.
"""

from __future__ import annotations

from cmr_logic.inquiry.barring import denies
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import words_in

_ALSO = frozenset({"also", "too"})
_AS_WELL = ("as", "well")


def grants_also(rule: Rule, provision: Provision) -> bool:
    """Tell whether a grant is one beside what stands before it: "you may **also** join if".

    Args:
        rule: the rule text.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("To join, you must row. You may also join if you swim. You can sail.")
        >>> [grants_also(rule, provision) for provision in rule.provisions]
        [False, True, False]
    """
    if provision.force is not Force.GRANTS or denies(provision):
        return False
    said = words_in(provision.conclusion.of(rule.plain).lower())
    return not _ALSO.isdisjoint(said) or said[-2:] == _AS_WELL
