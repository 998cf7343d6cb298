"""Leave limited in some case alone: "**If it snows**, you can **only** climb with a rope"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.expression import (
    All,
    ClauseRef,
    Expression,
    both,
    clause_ids,
    either,
    negate,
    to_text,
)
from cmr_logic.inquiry.only_so import ONLY_IF
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.words.predicate_words import EXCEPTIONS
from cmr_logic.syntax import DO
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import key, words_in

_ONLY = "only"
_IT_IS, _BUT_ONLY = ("it", "is"), ("but", "only")
_ANNOUNCED = 5  # words in which a conclusion names an exception: "we will make an exception"
_IF = "if"  # the cue of a case ahead of what is limited in it; not "once"


def only_in_case(rule: Rule, provision: Provision, condition: Expression) -> Expression:
    """Return the condition of a provision; of one that limits leave in a case, what that leaves.

    Whoever is not in the case is not limited.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        condition: what it takes.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("If your boat is long, you can only moor it here if it is insured.")
        >>> to_text(only_in_case(rule, rule.provisions[0], rule.provisions[0].condition))
        'not c1 or c2'
        >>> rule = parse("If your boat is long, you can moor it here if it is insured.")
        >>> to_text(only_in_case(rule, rule.provisions[0], rule.provisions[0].condition))
        'c1 and c2'
    """
    if not isinstance(condition, All) or not provision.positive:
        return condition
    if provision.force is not Force.GRANTS:
        return condition
    ahead = [part for part in condition.operands if _is_ahead(rule, provision, part)]
    behind = [part for part in condition.operands if part not in ahead]
    if not ahead or not behind or _is_one_of_times(rule, provision, ahead):
        return condition
    first = min(rule.clause(name).span.start for part in behind for name in clause_ids(part))
    if _granted_otherwise(rule, provision, ahead):
        return condition
    met = any(rule.clause(n).cue == ONLY_IF for part in behind for n in clause_ids(part))
    said = words_in(rule.plain[provision.conclusion.start : first])
    if (not met and _ONLY not in said) or _BUT_ONLY in pairwise(said):
        return condition  # "If you are 16 you can join, **but only if** you row"
    return either([negate(both(ahead)), both(behind)])


def limits_a_case(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision only limits leave in some case, and gives none in others.

    Args:
        rule: the rule text.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("If it snows, you can only climb if you have a rope.")
        >>> limits_a_case(rule, rule.provisions[0])
        True
        >>> rule = parse("You can only climb if you have a rope.")
        >>> limits_a_case(rule, rule.provisions[0])
        False
    """
    condition = provision.condition
    return condition is not None and only_in_case(rule, provision, condition) != condition


def at_another_time(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision is for one of several times that a text gives leave at.

    Args:
        rule: the rule text.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row in May. In June, you can only row if you are led.")
        >>> [at_another_time(rule, provision) for provision in rule.provisions]
        [False, True]
    """
    condition = provision.condition
    parts = condition.operands if isinstance(condition, All) else ()
    ahead = [part for part in parts if _is_ahead(rule, provision, part)]
    return bool(ahead) and _is_one_of_times(rule, provision, ahead)


def excepts_from_only(rule: Rule, said: Sequence[str], before: Provision | None) -> bool:
    """Tell whether an exception lets in those whom "only" leaves out before it.

    Args:
        rule: the rule text.
        said: the words of what it concludes.
        before: the provision before it.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can only row if you swim. The exception is if you wear a vest.")
        >>> excepts_from_only(rule, ("the", "exception", "is"), rule.provisions[0])
        True
        >>> rule = parse("You can row if you swim. The exception is if it snows.")
        >>> excepts_from_only(rule, ("the", "exception", "is"), rule.provisions[0])
        False
    """
    if before is None or EXCEPTIONS.isdisjoint(said[:_ANNOUNCED]) or not before.positive:
        return False
    return _ONLY in words_in(before.conclusion.of(rule.plain).lower())


def _granted_otherwise(rule: Rule, provision: Provision, ahead: Sequence[Expression]) -> bool:
    """Tell whether the text grants outside a case what is limited in it.

    "You can row if you swim. **Otherwise**, you can only row if you wear a vest" grants it to
    whoever swims, or wears one.

    Args:
        rule: the rule text.
        provision: what limits leave in the case.
        ahead: the parts of the case.
    """
    outside = _said(rule, negate(both(ahead)))
    others = (each for each in rule.provisions if each is not provision and each.positive)
    return any(
        each.force is Force.GRANTS
        and each.condition is not None
        and not each.exceptions
        and _said(rule, each.condition) == outside
        for each in others
    )


def _said(rule: Rule, expression: Expression) -> str:
    """Return an expression with what its clauses say: "you do row" as "you row"."""
    written = to_text(expression)
    for name in clause_ids(expression):
        words = words_in(rule.clause(name).statement.lower())
        said = " ".join(key(word) for word in words if word not in DO)
        written = re.sub(rf"\b{name}\b", said, written)
    return written


def _is_one_of_times(rule: Rule, provision: Provision, ahead: Sequence[Expression]) -> bool:
    """Tell whether a case is a time, and leave is given at another one: "in May. In June, only …".

    Args:
        rule: the rule text.
        provision: what limits leave in the case.
        ahead: the parts of the case.
    """
    if not all(_is_time(rule, part) for part in ahead):
        return False
    others = (each for each in rule.provisions if each is not provision and each.positive)
    granted = (each.condition or each.implied for each in others if each.force is Force.GRANTS)
    return any(_is_time(rule, case) for case in granted if case is not None)


def _is_time(rule: Rule, part: Expression) -> bool:
    """Tell whether a clause is no more than a time: "it is in May"; not "it is in the yard"."""
    if not isinstance(part, ClauseRef):
        return False
    said = words_in(rule.clause(part.clause_id).statement.lower())
    return said[:2] == _IT_IS and said[2:3] != () and not TIMES.isdisjoint(said[3:])


def _is_ahead(rule: Rule, provision: Provision, part: Expression) -> bool:
    """Tell whether a part of a condition is a case that stands ahead of what is concluded."""
    clauses = [rule.clause(name) for name in clause_ids(part)]
    return all(c.cue == _IF and c.span.end <= provision.conclusion.start for c in clauses)
