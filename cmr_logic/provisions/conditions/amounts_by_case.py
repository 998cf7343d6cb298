"""An amount that another stands for in some case: "below £90**, or £120 if you have a child**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition, Phrase, Statement
from cmr_logic.cues import Effect
from cmr_logic.expression import All, Any, Expression, Not, negate
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.shapes import extent_of

_IF = "if"  # the cue of such a case
_PARTS = 2  # an amount, and the one that stands for it


def cases_of_amounts(scope: Scope, statement: Statement) -> frozenset[int]:
    """Return the indices of the conditions of a statement that say when another amount counts.

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    pairs = enumerate(pairwise(statement.conditions), 1)
    return frozenset(at for at, (one, case) in pairs if _is_case_of(scope.words, one, case))


def _is_case_of(words: Frame, amount: Condition, case: Condition) -> bool:
    """Tell whether a condition stands right behind the second of two amounts."""
    body = amount.body
    if not isinstance(body, Phrase) or body.words is None or case.cue.effect is not Effect.IF:
        return False
    extent = None if case.body is None else extent_of(case.body)
    joints = body.words.joints
    if extent is None or len(joints) != 1 or joints[0][1] is not Effect.OR:
        return False
    second = words[joints[0][0] + 1]
    told = second[0].isdigit() or second in syntax.CURRENCIES or second in syntax.NUMBERS
    return told and extent[0] == body.words.last + 1


def case_of_second(words: Frame, first: int, case: Condition) -> bool:
    """Tell whether a case is one of the second of two that a comma parts: "A**, or B if C**".

    Args:
        words: the tokens of the text.
        first: index of the first of what the two are parts of.
        case: the condition behind them.
    """
    extent = None if case.body is None else extent_of(case.body)
    if extent is None or case.cue.name != _IF:
        return False
    before = words[first : extent[0] - 1]
    commas = [at for at, word in enumerate(before) if word == ","]
    return len(commas) == 1 and before[commas[0] + 1 : commas[0] + 2] == ("or",)


def in_its_case(amounts: Expression, case: Expression) -> Expression:
    """Return two amounts of which the second counts in a case alone.

    Args:
        amounts: the clauses of the two, of which one is enough, or neither may be.
        case: when the second counts.

    Example:
        >>> from cmr_logic.expression import parse_expression, to_text
        >>> amounts, case = parse_expression("c1 or c2"), parse_expression("c3")
        >>> to_text(in_its_case(amounts, case)), to_text(in_its_case(negate(amounts), case))
        ('c1 or c2 and c3', 'not c1 or not c2 and c3')
    """
    inner = amounts.operand if isinstance(amounts, Not) else amounts
    if not isinstance(inner, Any) or len(inner.operands) != _PARTS:
        return All((amounts, case))
    first, second = inner.operands
    if inner is not amounts:
        first, second = negate(first), negate(second)
    return Any((first, All((second, case))))
