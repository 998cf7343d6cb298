"""Which part of an expression a follow-up asks about, and whether it asks for its opposite."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from cmr_logic.expression import (
    All,
    Any,
    ClauseRef,
    Expression,
    Not,
    clause_ids,
    fold,
    postorder,
)
from cmr_logic.facts.opposites import turned_round
from cmr_logic.provisions.nodes import Rule
from cmr_logic.text import classes, keys, tokenize

_THRESHOLD = 0.2  # how like a clause, of 1, a follow-up must be to ask about it
_TIE = 1e-9  # scores closer than this are equal: the earlier part wins
_ASIDE = 0.5  # what a word in an aside counts, of a word of the clause
_PAIR = 2  # of two operands, a follow-up asks about one or both
_SHORT = 4  # letters: slips in shorter words are not told from other words
_SPELLING = 82  # how alike, of 100, a slip and the word that was meant must be


def place(rule: Rule, expression: Expression, question: str) -> tuple[Expression | None, bool]:
    """Find the part of an expression that a follow-up asks about.

    Returns:
        the part, or None where it fits none; and whether the follow-up asks for its opposite.
    """
    found = Places(rule, expression).find(question)
    return found.part, found.opposite


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a follow-up belongs.

    Args:
        part: the part of the expression that it asks about; None where it fits none.
        opposite: the follow-up asks for the opposite of the part.
        score: how well the words fit, from 0 to 1.
        wider: where the part is some of the operands of a joint, that joint: it may be settled
            where they are not.
    """

    part: Expression | None
    opposite: bool
    score: float
    wider: Expression | None = None


class Places:
    """The parts of an expression that follow-ups can ask about, made ready once for many."""

    def __init__(self, rule: Rule, expression: Expression) -> None:
        self._rule = rule
        self._expression = expression
        self._weights = _weights(rule, expression)
        self._nodes = _nodes(rule, expression)
        self._beside: dict[Expression, frozenset[str]] = {
            node: keys(tokenize(rule.clause(node.clause_id).span.of(rule.text)).words) - own
            for node, own, _ in self._nodes
            if isinstance(node, ClauseRef)
        }

    def find(self, question: str) -> Placement:
        """Find the part that a follow-up asks about.

        Example:
            >>> from cmr_logic.provisions import parse
            >>> rule = parse("You can join if you live here or work here.")
            >>> Places(rule, rule.provisions[0].condition).find("Is your work here?").part
            ClauseRef('c2')
        """
        words = tokenize(question).words
        asked = self._respelled(keys(words))
        best, best_score = self._likest(asked, {})
        if best is None:
            best, best_score = self._likest(asked, self._beside)
        some = self._some_operands(asked, best, best_score)
        if some is not None:
            return Placement(some[0], self._is_opposite(question, some[0]), some[2], some[1])
        if best is None:
            best_score = 0.0
            if isinstance(self._expression, (ClauseRef, Not)):
                # one condition alone: in whatever words, the follow-up asks about that
                alone = self._expression
                best = alone.operand if isinstance(alone, Not) else alone
        return Placement(best, self._is_opposite(question, best), best_score)

    def _likest(
        self, asked: frozenset[str], beside: Mapping[Expression, frozenset[str]]
    ) -> tuple[Expression | None, float]:
        """Return the part that is likest to a follow-up, and how like it is."""
        best: Expression | None = None
        best_score = _THRESHOLD
        for node, own, specials in self._nodes:
            if any(len(special & asked) < min(2, len(special) / 2) for special in specials):
                continue  # a joint is asked about where each of its parts is
            near = beside.get(node, frozenset()) if beside else frozenset()
            score = _similarity(asked, own, self._weights, near)
            if score > best_score + _TIE:
                best, best_score = node, score
        return best, best_score

    def _some_operands(
        self, asked: frozenset[str], best: Expression | None, best_score: float
    ) -> tuple[Expression, Expression, float] | None:
        """Find two or more operands, not all, of one joint that a follow-up asks about together."""
        for node, _, specials in self._nodes:
            if len(specials) <= _PAIR or not isinstance(node, (All, Any)):
                continue
            named = [
                operand
                for operand, special in zip(node.operands, specials, strict=True)
                if special and 2 * len(special & asked) >= len(special)
            ]
            if not 1 < len(named) < len(specials) or (best is not None and best not in named):
                continue
            score = _similarity(
                asked, frozenset().union(*(self._keys_of(o) for o in named)), self._weights
            )
            if score > best_score:
                return type(node)(tuple(named)), node, score
        return None

    def _keys_of(self, part: Expression) -> frozenset[str]:
        return frozenset().union(*(self._rule.clause(i).keys for i in clause_ids(part)))

    def _respelled(self, asked: frozenset[str]) -> frozenset[str]:
        """Put right what no dictionary knows and is nearly a word of the rule."""
        unknown = [
            k for k in asked if k not in self._rule.keys and len(k) > _SHORT and not classes(k)
        ]
        if not unknown:
            return asked
        from rapidfuzz import process  # noqa: PLC0415 - spelling slips are rare

        right = set(asked)
        for k in unknown:
            near = process.extractOne(k, self._rule.keys, score_cutoff=_SPELLING)
            if near is not None:
                right.discard(k)
                right.add(near[0])
        return frozenset(right)

    def _is_opposite(self, question: str, part: Expression | None) -> bool:
        """Tell whether a follow-up asks for the opposite of a part."""
        if part is None:
            return False
        statements = [self._rule.clause(i).statement for i in clause_ids(part)]
        denied = sum(isinstance(node, Not) for node in postorder(part))
        return turned_round(question, *statements) is (denied % 2 == 0)


def _weights(rule: Rule, expression: Expression) -> Mapping[str, float]:
    counts: dict[str, int] = {}
    for clause in rule.clauses:
        for k in clause.keys:
            counts[k] = counts.get(k, 0) + 1
    return {k: 1.0 / n for k, n in counts.items()}


def _similarity(
    asked: frozenset[str],
    own: frozenset[str],
    weights: Mapping[str, float],
    beside: frozenset[str] = frozenset(),
) -> float:
    """Return Dice's coefficient of weighted keys; what stands beside a clause counts half.

    Args:
        asked: the keys of the follow-up.
        own: those of the part of the rule.
        weights: what each key of the rule counts; any other counts one.
        beside: keys of asides and examples in the words that the part was made of.
    """
    near = asked & beside
    common = sum(weights.get(k, 1.0) for k in asked & own) + _ASIDE * len(near)
    if not common:
        return 0.0
    all_asked = sum(weights.get(k, 1.0) for k in asked - near) + _ASIDE * len(near)
    all_own = sum(weights.get(k, 1.0) for k in own) + _ASIDE * len(near)
    return 2 * common / (all_asked + all_own)


# A part of an expression, what it is compared by, and for a joint what each part alone says.
_Node = tuple[Expression, frozenset[str], list[frozenset[str]]]


def _specials(parts: list[frozenset[str]]) -> list[frozenset[str]]:
    """Return, for each part of a joint, the keys that no other part has."""
    counts = Counter(key for part in parts for key in part)
    return [frozenset(key for key in part if counts[key] == 1) for part in parts]


def _nodes(rule: Rule, expression: Expression) -> list[_Node]:
    """Return the parts of an expression with what they are compared by, clauses before joints."""
    found: list[_Node] = []
    joints: list[_Node] = []
    by_id = {clause.id: clause for clause in rule.clauses}

    def keys_of(node: Expression, parts: list[frozenset[str]]) -> frozenset[str]:
        if isinstance(node, ClauseRef):
            own = by_id[node.clause_id].keys
            found.append((node, own, []))
            return own
        whole = frozenset[str]().union(*parts)
        if isinstance(node, (All, Any)):
            joints.append((node, whole, _specials(parts)))
        return whole

    fold(expression, keys_of)  # with a stack of its own: a corrected expression may nest deeply
    return found + joints
