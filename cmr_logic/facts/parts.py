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


def named_alone(rule: Rule, node: Expression, asked: frozenset[str]) -> Expression:
    """Return a joint with, of alternatives inside it, those alone that a follow-up names.

    "Do you live here and own a car?" of "you live here and own a car or a van" asks of no van.

    Args:
        rule: the rule that was read.
        node: a part of an expression.
        asked: what the words of the follow-up are compared by.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can join if you live here and own a car or a van.")
        >>> to_text(named_alone(rule, rule.provisions[0].condition, frozenset({"live", "car"})))
        'c1 and c2'
    """
    if not isinstance(node, All):
        return node
    return All(tuple(_alternatives_named(rule, operand, asked) for operand in node.operands))


def _alternatives_named(rule: Rule, node: Expression, asked: frozenset[str]) -> Expression:
    if not isinstance(node, Any) or not all(isinstance(each, ClauseRef) for each in node.operands):
        return node
    clauses = [each for each in node.operands if isinstance(each, ClauseRef)]
    own = specials_of([rule.clause(each.clause_id).keys for each in clauses])
    named = [each for each, special in zip(clauses, own, strict=True) if special & asked]
    if not named or len(named) == len(clauses):
        return node
    return named[0] if len(named) == 1 else Any(tuple(named))


def specials_of(operands: Sequence[frozenset[str]]) -> tuple[frozenset[str], ...]:
    """Return, of the keys of several operands, those that each alone has.

    Example:
        >>> specials_of([frozenset({"row", "boat"}), frozenset({"buy", "boat"})])
        (frozenset({'row'}), frozenset({'buy'}))
    """
    counts = Counter(key for own in operands for key in own)
    return tuple(frozenset(key for key in own if counts[key] == 1) for own in operands)
