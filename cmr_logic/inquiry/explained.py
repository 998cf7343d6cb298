"""What a text says itself of one of its conditions: "… if you are a carer. You are a carer if …".

Who reads on takes what the second sentence says for the condition of the first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.expression import (
    ClauseRef,
    Expression,
    both,
    clause_ids,
    either,
    negate,
    replace_part,
)
from cmr_logic.provisions.drafts.nodes import Clause, Provision, Rule
from cmr_logic.text import key, keys, word_set, words_in

# Verbs, beside "be", by which a condition says what somebody or something is: "you **count** as a
# carer"; not "row".
_STANDING = frozenset(map(key, word_set("count counts qualify qualifies")))


def with_explained(
    rule: Rule, chosen: Sequence[Provision]
) -> tuple[tuple[Provision, ...], dict[str, Expression]]:
    """Return provisions without those that explain conditions of others, and what these say.

    Args:
        rule: the rule.
        chosen: the provisions that a question concerns.

    Returns:
        The other provisions, and by the ids of clauses what stands for each.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can claim if you are a carer. You are a carer if you nurse somebody.")
        >>> others, said = with_explained(rule, rule.provisions)
        >>> len(others), said
        (1, {'c1': ClauseRef('c2')})
    """
    found: dict[str, list[Expression]] = {}
    explaining: set[int] = set()
    meant = set(map(id, chosen))
    for before, provision in pairwise(rule.provisions):
        condition = provision.condition
        if condition is None or not _concludes_state(rule, provision):
            continue
        for name in _explained(rule, before, provision, meant):
            found.setdefault(name, []).append(both([condition, *map(negate, provision.exceptions)]))
            explaining.add(id(provision))
    others = tuple(p for p in chosen if id(p) not in explaining)
    return others, {name: either(cases) for name, cases in found.items()}


def put_explained(expression: Expression, said: dict[str, Expression]) -> Expression:
    """Return an expression with what a text says of its clauses in their place.

    Args:
        expression: the expression.
        said: by the ids of clauses, what stands for each.

    Example:
        >>> put_explained(ClauseRef("c1"), {"c1": ClauseRef("c2"), "c2": ClauseRef("c3")})
        ClauseRef('c3')
    """
    for name, instead in said.items():  # in text order: an explanation may be explained in turn
        expression = replace_part(expression, ClauseRef(name), instead)
    return expression


def _concludes_state(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says when somebody or something is what it is called."""
    if not provision.positive or provision.demand is not None or provision.item:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    verb = syntax.finite_verb(words)
    return verb is not None and _is_standing(words[verb])


def _is_standing(verb: str) -> bool:
    return verb in syntax.BE or key(verb) in _STANDING


def _explained(
    rule: Rule, before: Provision, provision: Provision, meant: set[int]
) -> Iterator[str]:
    """Yield the clauses of what is asked that a provision explains."""
    said = keys(words_in(provision.conclusion.of(rule.plain).lower()))
    own = frozenset(clause_ids(provision.condition)) if provision.condition else frozenset()
    for each in rule.provisions:
        if each is provision:
            return
        if id(each) not in meant:
            continue
        parts = (each.condition, each.subject, each.demand, *each.exceptions)
        names = [name for part in parts if part is not None for name in clause_ids(part)]
        for name in names:
            clause = rule.clause(name)
            if name not in own and _says_again(clause, said, follows=each is before):
                yield name


def _says_again(clause: Clause, said: frozenset[str], *, follows: bool) -> bool:
    """Tell whether a conclusion says what a clause says: "your boat is exempt", "it is exempt"."""
    words = words_in(clause.statement.lower())
    verb = syntax.finite_verb(words)
    if verb is None or not said or not _is_standing(words[verb]):
        return False
    return said == clause.keys or (follows and said < clause.keys)
