"""Two sides of one bound are one matter: "Those over 60 may row. **Those under 60** may if led".

Whoever is told not to be on the one side is on the other, and need not be asked about it.
"""

from __future__ import annotations

from itertools import combinations

from cmr_logic.dialog.shut_out import exclude
from cmr_logic.expression import ClauseRef, Expression, Not, clause_ids, replace_part
from cmr_logic.provisions import Clause, Rule
from cmr_logic.text import words_in

_YOU_ARE = "you are "
_LONGEST = 7  # words of such a side: "you are at least 18 years old"


def with_one_bound(rule: Rule, expression: Expression) -> Expression:
    """Return an expression in which the second of two sides of an age is the first one denied.

    Args:
        rule: the rule text.
        expression: what is true where the answer is Yes.

    Example:
        >>> from cmr_logic.expression import parse_expression, to_text
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you are over 60, or if you are under 60 and led.")
        >>> to_text(with_one_bound(rule, parse_expression("c1 or c2 and c3")))
        'c1 or not c1 and c3'
    """
    asked = frozenset(clause_ids(expression))
    sides = [clause for clause in rule.clauses if clause.id in asked and _is_side(clause)]
    other: dict[str, str] = {}
    for one, two in combinations(sides, 2):
        apart = {one.id, two.id}.isdisjoint((*other, *other.values()))
        if apart and exclude(one.statement, two.statement):
            other[two.id] = one.id
    for second, first in other.items():
        own, known = ClauseRef(second), ClauseRef(first)
        expression = replace_part(replace_part(expression, Not(own), known), own, Not(known))
    return expression


def _is_side(clause: Clause) -> bool:
    """Tell whether a clause says no more than on which side of an age someone is."""
    words = words_in(clause.statement)
    numbers = sum(word[:1].isdigit() for word in words)
    return clause.statement.startswith(_YOU_ARE) and numbers == 1 and len(words) <= _LONGEST
