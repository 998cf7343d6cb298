"""Less that is asked for in some case: "If you are a guide, you **only need** three years"."""

from __future__ import annotations

from itertools import filterfalse, pairwise

from cmr_logic.expression import ClauseRef, Expression, both
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.syntax import NUMBERS
from cmr_logic.text import keys, words_in

# How a text says that less will do: "you **only need** two"; not "you only pay".
_ONLY = frozenset(
    {
        *(("only", verb) for verb in ("need", "needs", "have", "has", "must")),
        *((verb, "only") for verb in ("need", "needs", "must")),
    }
)
_TWO = 2  # ages that a text names: "be 21 … only need to be 19"
_NUMBERS = keys(tuple(NUMBERS))


def less_demanded(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return what the words are compared by of what less is demanded of, nothing otherwise.

    Args:
        rule: the rule text.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must have two notes to row. If you are ill, you only need one note.")
        >>> sorted(less_demanded(rule, rule.provisions[1])), less_demanded(rule, rule.provisions[0])
        (['note'], frozenset())
    """
    if not isinstance(provision.demand, ClauseRef):
        return frozenset()
    said = words_in(provision.conclusion.of(rule.plain).lower())
    if _ONLY.isdisjoint(pairwise(said)):
        return frozenset()
    named = frozenset(filterfalse(_is_number, provision.demanded))
    if named:
        return named
    ages = [each.keys for each in rule.clauses if each.keys and all(map(_is_number, each.keys))]
    return ages[0] if len(ages) == _TWO and provision.demanded == ages[1] else frozenset()


def _is_number(word: str) -> bool:
    return word in _NUMBERS or word[:1].isdigit()


def less_for(provision: Provision) -> Expression | None:
    """Return the case in which less is enough, with what is enough then, None without a case.

    Args:
        provision: one that demands something.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must have two notes to row. If you are ill, you only need one note.")
        >>> to_text(less_for(rule.provisions[1]))
        'c3 and c4'
    """
    cases = [each for each in (provision.condition, provision.subject) if each is not None]
    if not cases or provision.demand is None:
        return None
    return both([*cases, provision.demand])
