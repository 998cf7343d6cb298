"""Clauses that say nothing of anybody: "you", "it could have", where a sentence breaks off."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.expression import AtLeast, ClauseRef, Expression, Not, clause_ids, fold, rebuilt
from cmr_logic.provisions.drafts.nodes import Clause, Force, Provision, Rule
from cmr_logic.syntax import AUXILIARIES, PRONOUNS
from cmr_logic.text import word_set, words_in

# Cues of clauses made of a part of a sentence; not "if", where one may lean on what stands before.
_MADE_UP = frozenset({"implied", "who"})
# What is denied beside the cases named: "for **any other reason**"; not "for any other boat".
_ANY_OTHER, _CASES = (
    ("any", "other"),
    word_set("reason case way circumstances cases reasons ground"),
)
_SAYING_NOTHING = PRONOUNS | AUXILIARIES


def without_empty(expression: Expression, rule: Rule) -> Expression:
    """Leave out of an expression the clauses that nobody could be asked about.

    Args:
        expression: what a question makes of a rule, returned as it is if nothing else is in it.
        rule: the rule.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can join if you row.")
        >>> without_empty(ClauseRef("c1"), rule)
        ClauseRef('c1')
    """
    empty = {
        clause.id
        for clause in rule.clauses
        if (_says_nothing(clause) if not clause.keys else _is_another_reason(clause))
    }
    if not empty or empty.isdisjoint(clause_ids(expression)):
        return expression

    def left(node: Expression, parts: list[Expression | None]) -> Expression | None:
        return _left(node, parts, empty)

    return fold(expression, left) or expression


def without_closing(chosen: Sequence[Provision]) -> Sequence[Provision]:
    """Leave out what only shuts everybody else out, as a rule does that names who may.

    Args:
        chosen: the provisions that a question concerns, in text order.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Guests may row if they swim. Nobody else may row.")
        >>> len(without_closing(rule.provisions))
        1
    """
    named: set[str] = set()
    kept: list[Provision] = []
    for provision in chosen:
        subject = provision.subject
        limited = provision.exceptions or provision.condition is not None
        shuts_out = not (provision.positive or limited) and isinstance(subject, Not)
        if not (shuts_out and subject and named.issuperset(clause_ids(subject))):
            kept.append(provision)
        if provision.positive and provision.force is Force.GRANTS:
            cases = (subject, provision.condition, provision.alternatives)
            named.update(name for case in cases if case is not None for name in clause_ids(case))
    return kept


def _says_nothing(clause: Clause) -> bool:
    """Tell whether a clause is of a subject and auxiliaries alone: "it is"; not "if you can"."""
    return clause.cue in _MADE_UP and _SAYING_NOTHING.issuperset(words_in(clause.statement))


def _is_another_reason(clause: Clause) -> bool:
    """Tell whether a clause is of whatever was not named: "it is **for any other reason**"."""
    if "any other" not in clause.statement:
        return False
    words = words_in(clause.statement)
    other = any(each == _ANY_OTHER for each in pairwise(words[:-1]))
    return other and clause.cue in _MADE_UP and words[-1] in _CASES


def _left(node: Expression, parts: list[Expression | None], empty: set[str]) -> Expression | None:
    """Return what is left of a node, None where nothing is."""
    if isinstance(node, ClauseRef):
        return None if node.clause_id in empty else node
    kept = [part for part in parts if part is not None]
    if isinstance(node, AtLeast) and len(kept) < len(parts):
        return node
    return rebuilt(node, kept) if kept else None
