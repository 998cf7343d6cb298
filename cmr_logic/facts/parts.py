"""The parts of an expression that a follow-up can ask about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cmr_logic.expression import All, Any, ClauseRef, Expression, Not, fold
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.records import record
from cmr_logic.text import keys, words_in


@record(frozen=True, slots=True)
class Part:
    """A clause or joint of an expression.

    Args:
        node: it, as it stands in the expression.
        keys: what its words are compared by.
        beside: for a clause, keys of asides and examples in the words that it was made of.
        specials: for a joint, the keys that each operand alone has.
        mixed: for a joint, some of its operands are denied and others are not.
    """

    node: Expression
    keys: frozenset[str]
    beside: frozenset[str] = frozenset()
    specials: tuple[frozenset[str], ...] = ()
    mixed: bool = False


def parts_of(rule: Rule, expression: Expression) -> list[Part]:
    """Return the parts of an expression, clauses before joints.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can join if you live here or work here.")
        >>> [sorted(part.keys) for part in parts_of(rule, rule.provisions[0].condition)]
        [['live'], ['work'], ['live', 'work']]
    """
    clauses: list[Part] = []
    joints: list[Part] = []

    def gather(node: Expression, operands: list[frozenset[str]]) -> frozenset[str]:
        if isinstance(node, ClauseRef):
            clause = rule.clause(node.clause_id)
            own = clause.keys
            words = words_in(clause.span.of(rule.plain))
            clauses.append(Part(node, own, keys(words) - own))
            return own
        whole = frozenset[str]().union(*operands)
        if isinstance(node, (All, Any)):
            mixed = len({isinstance(operand, Not) for operand in node.operands}) > 1
            joints.append(Part(node, whole, specials=specials_of(operands), mixed=mixed))
        return whole

    fold(expression, gather)  # with a stack of its own: a corrected expression may nest deeply
    return clauses + joints


def specials_of(operands: Sequence[frozenset[str]]) -> tuple[frozenset[str], ...]:
    """Return, of the keys of several operands, those that each alone has.

    Example:
        >>> specials_of([frozenset({"row", "boat"}), frozenset({"buy", "boat"})])
        (frozenset({'row'}), frozenset({'buy'}))
    """
    counts = Counter(key for own in operands for key in own)
    return tuple(frozenset(key for key in own if counts[key] == 1) for own in operands)
