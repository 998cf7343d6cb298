"""A question put to a rule: is it related, which provisions does it concern, with which polarity."""

from __future__ import annotations

from dataclasses import dataclass

from cmr_logic.expression import (
    All,
    Any,
    ClauseRef,
    Constant,
    Expression,
    Not,
    all_of,
    any_of,
    fold,
    negate,
)
from cmr_logic.expression import clause_ids as ids_of
from cmr_logic.provisions.nodes import Force, Provision, Rule
from cmr_logic.provisions.predicates import asked_denying, signs
from cmr_logic.relevance import is_related
from cmr_logic.text import keys, tokenize

_AGAIN = 0.6  # share of a denial's conclusion that repeats what a chosen provision says
_BARE = 0.5  # below this share of the match of a bare statement, conditions elsewhere do not matter
_NAMED = 0.59  # share of an item's words by which a question names it
_GENERAL = frozenset("apply claim eligible entitle".split())
_SHARE = 0.75  # a provision counts as meant from this share of the best match on


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A question put to a rule text.

    Args:
        question: the question as asked.
        related: the question is about what the rule text is about.
        expression: true where the answer is Yes.
        provisions: those that the question concerns.
    """

    question: str
    related: bool
    expression: Expression
    provisions: tuple[Provision, ...]


def inquire(rule: Rule, question: str) -> Inquiry:
    """Relate a question to a rule.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can't join if you're under 16.")
        >>> inquire(rule, "Can I join?").expression
        Not(ClauseRef('c1'))
    """
    words = tokenize(question).words
    asked = keys(words)
    if not is_related(rule, words, asked):
        return Inquiry(question, related=False, expression=Constant(False), provisions=())
    chosen = _choose(rule, asked)
    expression = _presupposed(_compose(chosen, asked, rule, words), asked, rule)
    if signs(words) % 2:
        expression = negate(expression)
    return Inquiry(question, True, expression, tuple(p for p, _ in chosen))


def _presupposed(expression: Expression, asked: frozenset[str], rule: Rule) -> Expression:
    """Take as given what the question itself states: "Do I pay when I enter?" states that one enters."""
    given = {c.id for c in rule.clauses if len(c.keys) > 1 and c.keys <= asked}
    if not given or not given & set(ids_of(expression)):
        return expression

    def without(node: Expression, operands: list[Expression]) -> Expression:
        if isinstance(node, ClauseRef):
            return Constant(True) if node.clause_id in given else node
        if isinstance(node, Not):
            return negate(operands[0])
        if isinstance(node, All):
            return all_of(operands)
        if isinstance(node, Any):
            return any_of(operands)
        return node

    reduced = fold(expression, without)
    return expression if isinstance(reduced, Constant) else reduced


def _choose(rule: Rule, asked: frozenset[str]) -> list[tuple[Provision, float]]:
    """Return the provisions that the question concerns: those whose conclusion says what it asks."""
    scored: list[tuple[Provision, float]] = []
    previous = 0.0
    for provision in rule.provisions:
        common = provision.keys & asked
        score = (len(common) - 0.5 * len(common & provision.about)) / (len(asked) or 1)
        if provision.anaphoric or provision.linked:
            score = max(score, previous)
        previous = score
        scored.append((provision, score))
    named = [(p, 1.0) for p, _ in scored if p.item and len(p.keys & asked) > _NAMED * len(p.keys)]
    if named:
        return named
    scored = [(p, score) for p, score in scored if not p.item]
    logical = [(p, score) for p, score in scored if _has_logic(p)]
    if not logical:
        scored = [(p, score) for p, score in scored if p.implied is not None]
        if not scored:
            return []
        return [max(scored, key=lambda pair: pair[1])]
    best = max(score for _, score in logical)
    bare = max((pair for pair in scored if pair[0].implied is not None), key=lambda pair: pair[1], default=None)
    if bare is not None and bare[1] >= 0.5 and best < _BARE * bare[1]:
        return [bare]  # what the question asks is said elsewhere, without conditions
    chosen = [(p, score) for p, score in logical if score >= _SHARE * best]
    said = frozenset().union(*(p.keys for p, _ in chosen))
    for p, score in logical:
        # a provision whose conclusion says again what a chosen one says qualifies it
        again = p.keys - _GENERAL
        if score < _SHARE * best and again and p.positive == bool(p.denying) and len(again & said) >= _AGAIN * len(again):
            chosen.append((p, score))
    return chosen


def _has_logic(p: Provision) -> bool:
    return any(
        part is not None for part in (p.condition, p.demand, p.subject, p.alternatives)
    ) or bool(p.exceptions)


def _compose(
    chosen: list[tuple[Provision, float]], asked: frozenset[str], rule: Rule, words: tuple[str, ...]
) -> Expression:
    demand_asked = asks_demand(words)
    grants: list[Expression] = []
    denials: list[Expression] = []
    requirements: list[Expression] = []
    deny = asked_denying(words)
    deictic = bool(_POINTING & set(words))
    for p, _ in chosen:
        if p.waives and not demand_asked and len(chosen) > 1:
            continue
        parts: list[Expression] = []
        if p.condition is not None:
            parts.append(p.condition)
        if p.subject is not None and (not p.plain or not (parts or p.exceptions) or _several_subjects(rule)):
            parts.insert(0, p.subject)
        if p.alternatives is not None and (deictic or not parts) and not _names_one(p.alternatives, asked, rule):
            parts.append(p.alternatives)
        parts.extend(Not(e) for e in p.exceptions)
        if demand_asked and p.purpose is not None and not parts:
            parts.append(p.purpose)
        named = len(p.demanded & asked) * 2 >= len(asked) and bool(parts)
        if p.demand is not None and not (demand_asked or named):
            requirements.append(p.demand)
            continue
        if not parts:
            extra = p.context if p.context is not None else p.implied if p.implied is not None else p.subject if p.subject is not None else p.demand
            if extra is not None:
                parts.append(extra)
        if not parts:
            continue
        opposed = len(deny ^ p.denying) % 2 == 1
        (grants if p.positive != opposed else denials).append(_both(parts))
    parts = []
    if grants:
        parts.append(_either(grants))
    parts.extend(requirements)
    if denials:
        parts.append(Not(_either(denials)))
    return _both(parts) if parts else Constant(True)


def _several_subjects(rule: Rule) -> bool:
    """Tell whether a rule text speaks of several kinds of people, each with conditions of its own."""
    about = {p.about for p in rule.provisions if p.plain}
    return len(about) > 1


def _names_one(alternatives: Expression, asked: frozenset[str], rule: Rule) -> bool:
    """Tell whether the question names one of the listed alternatives, which then is given."""
    for clause_id in ids_of(alternatives):
        clause = rule.clause(clause_id)
        own = keys(tokenize(clause.span.of(rule.text)).words)
        if own and len(own & asked) > _NAMED * len(own):
            return True
    return False


_POINTING = frozenset({"this", "these", "it", "that"})
_DEMAND_QUESTIONS = ("need", "must", "required", "have to", "has to", "should", "obliged", "ought", "charged", "liable", "necessary")


def asks_demand(words: tuple[str, ...]) -> bool:
    """Tell whether a question asks what must be done, not what may be.

    Example:
        >>> asks_demand(("do", "i", "need", "a", "visa", "?")), asks_demand(("can", "i", "go", "?"))
        (True, False)
    """
    text = " ".join(words[:6])
    return any(phrase in text for phrase in _DEMAND_QUESTIONS)


def _either(items: list[Expression]) -> Expression:
    return items[0] if len(items) == 1 else Any(tuple(items))


def _both(items: list[Expression]) -> Expression:
    return items[0] if len(items) == 1 else All(tuple(items))
