"""The written form: expressions as a person reads and corrects them."""

from __future__ import annotations

import re
from collections.abc import Collection
from difflib import get_close_matches
from itertools import islice

import lark
from lark import Token, v_args

from cmr_logic.errors import ExpressionError, type_name
from cmr_logic.expression.meaning import clause_ids
from cmr_logic.expression.nodes import (
    RESERVED_WORDS,
    All,
    Any,
    AtLeast,
    ClauseRef,
    Constant,
    Expression,
    Not,
    is_clause_id,
)
from cmr_logic.grammar import load
from cmr_logic.spans import Span

_ALIKE = 0.7  # an id this like an unknown one may be the one that is meant: "c1", "c11"; not "c2"
_SHOWN = 8  # ids in a message, at most
_OPERAND = "a clause, 'not', '(', 'at least', 'all of', 'any of', 'true' or 'false'"


def to_text(expr: Expression) -> str:
    """Write an expression so that :func:`parse_expression` reads the same expression back.

    Raises:
        ExpressionError: ``expr`` is no expression.

    Example:
        >>> to_text(All((ClauseRef("c1"), Any((ClauseRef("c2"), Not(ClauseRef("c3")))))))
        'c1 and (c2 or not c3)'
        >>> to_text(AtLeast(2, (ClauseRef("c1"), ClauseRef("c2"), ClauseRef("c3"))))
        'at least 2 of (c1, c2, c3)'
    """
    if not isinstance(expr, Expression):
        raise ExpressionError(
            f"there is no written form of {type_name(expr)}",
            advice="give an expression, as 'parse_expression' returns it",
        )
    written: list[str] = []
    pending: list[str | Expression] = [expr]
    while pending:
        item = pending.pop()
        if isinstance(item, str):
            written.append(item)
        else:
            pending.extend(reversed(_parts(item)))
    return "".join(written)


def parse_expression(text: str, known_ids: Collection[str] | None = None) -> Expression:
    """Read the written form.

    ``not`` binds more tightly than ``and``, and ``and`` more tightly than ``or``. Brackets make an
    operand of their own. The words of the notation may be in capitals; clause ids may not.

    Args:
        text: the written expression; line breaks count as spaces.
        known_ids: the clauses that the expression may name; any if left out.

    Raises:
        ExpressionError: the text is no string, does not follow the notation, or names an unknown
            clause, of which the message shows the place; or ``known_ids`` holds no ids.

    Example:
        >>> parse_expression("c1 and (c2 or not c3)")
        All((ClauseRef('c1'), Any((ClauseRef('c2'), Not(ClauseRef('c3'))))))
        >>> from cmr_logic.errors import ExpressionError
        >>> try:
        ...     parse_expression("c1 and c22", known_ids=["c1", "c2"])
        ... except ExpressionError as error:
        ...     print(error)
        there is no clause 'c22' at line 1, column 8; did you mean 'c2'?
          c1 and c22
                 ^^^
    """
    _refuse_what_is_none(text, known_ids)
    parser = load("expression", start="expression", transformer=_TO_NODES)
    try:
        # With a transformer, Lark returns what the transformer makes of the start rule.
        expr: Expression = parser.parse(text)  # type: ignore[assignment] # as said above
    except lark.UnexpectedCharacters as error:
        offset = error.pos_in_stream or 0
        place = Span(offset, offset + 1)
        raise ExpressionError(
            f"{place.of(text)!r} is no part of the notation",
            advice="remove it, or write the name of a clause",
            text=text,
            span=place,
        ) from None
    except lark.UnexpectedToken as error:
        raise _unexpected(text, error) from None
    except _TokenProblem as problem:
        name = str(problem.token)
        if known_ids is not None and problem.token.type == "NAME" and name not in RESERVED_WORDS:
            raise _unknown(text, name, known_ids) from None
        start = problem.token.start_pos or 0
        raise ExpressionError(
            problem.problem, advice=problem.advice, text=text, span=Span(start, start + len(name))
        ) from None
    if known_ids is not None:
        for clause_id in clause_ids(expr):
            if clause_id not in known_ids:
                raise _unknown(text, clause_id, known_ids)
    return expr


def _refuse_what_is_none(text: object, known_ids: object) -> None:
    """Refuse what is no text, or no list of ids: a string of them would count by its letters."""
    if not isinstance(text, str):
        raise ExpressionError(f"the expression must be a string, not {type_name(text)}")
    if known_ids is not None and (
        isinstance(known_ids, str) or not isinstance(known_ids, Collection)
    ):
        raise ExpressionError(
            f"the known ids must be a list, not {type_name(known_ids)}", advice="give ['c1', 'c2']"
        )
    if not text.strip():
        raise ExpressionError("the expression is empty", advice=f"write {_OPERAND}")


class _TokenProblem(Exception):  # noqa: N818 # never leaves this module
    """A token that the grammar lets through and the notation does not."""

    def __init__(self, token: Token, problem: str, advice: str) -> None:
        super().__init__(problem)
        self.token = token
        self.problem = problem
        self.advice = advice


@v_args(inline=True)
class _ToNodes(lark.Transformer[Token, Expression]):
    """Builds the nodes while the parser runs: no tree, and no recursion, in between."""

    def expression(self, expr: Expression) -> Expression:
        return expr

    def disjunction(self, *operands: Expression) -> Expression:
        return Any(operands)

    def conjunction(self, *operands: Expression) -> Expression:
        return All(operands)

    def negation(self, operand: Expression) -> Expression:
        return Not(operand)

    def constant(self, word: Token) -> Expression:
        return Constant(word.type == "TRUE")

    def listed(self, word: Token, *operands: Expression) -> Expression:
        return All(operands) if word.type == "ALL_OF" else Any(operands)

    def clause(self, name: Token) -> Expression:
        if name in RESERVED_WORDS:
            raise _TokenProblem(name, f"{str(name)!r} cannot stand here", f"write {_OPERAND}")
        if not is_clause_id(name):
            raise _TokenProblem(
                name,
                f"{str(name)!r} cannot name a clause",
                "use a lower-case letter, then lower-case letters, digits or '_'",
            )
        return ClauseRef(str(name))

    def counted(self, number: Token, *operands: Expression) -> Expression:
        # The length is looked at first: Python refuses to convert thousands of digits.
        digits = number.lstrip("0") or "0"
        if len(digits) > len(str(len(operands))) or int(digits) > len(operands):
            raise _TokenProblem(
                number,
                f"the list has {len(operands)} to choose from, fewer than the number says",
                f"use a number from 0 to {len(operands)}",
            )
        return AtLeast(int(digits), operands)


_TO_NODES = _ToNodes()


def _parts(expr: Expression) -> list[str | Expression]:
    match expr:
        case ClauseRef(clause_id):
            return [clause_id]
        case Constant(value):
            return ["true" if value else "false"]
        case Not(operand):
            return ["not ", *_bracketed(operand, (All, Any))]
        case AtLeast(k, operands):
            return [f"at least {k} of (", *_separated(operands, ", ", ()), ")"]
    every = isinstance(expr, All)
    if len(expr.operands) == 1:  # no "and" or "or" would show which of the two it is
        return ["all of (" if every else "any of (", expr.operands[0], ")"]
    weaker = (All, Any) if every else (Any,)
    return _separated(expr.operands, " and " if every else " or ", weaker)


def _separated(
    operands: tuple[Expression, ...], separator: str, weaker: tuple[type, ...]
) -> list[str | Expression]:
    parts: list[str | Expression] = []
    for operand in operands:
        parts += [separator, *_bracketed(operand, weaker)]
    return parts[1:]


def _bracketed(operand: Expression, weaker: tuple[type, ...]) -> list[str | Expression]:
    chain = isinstance(operand, All | Any) and len(operand.operands) > 1
    return ["(", operand, ")"] if chain and isinstance(operand, weaker) else [operand]


def _unexpected(text: str, error: lark.UnexpectedToken) -> ExpressionError:
    at_end = error.token.type == "$END"
    end = len(text.rstrip())
    start = end if at_end else error.token.start_pos or 0
    span = Span(start, start if at_end else start + len(error.token))
    expected = error.expected
    if "NAME" in expected:
        advice = f"write {_OPERAND}"
    elif "NUMBER" in expected:
        advice = "write a number after 'at least'"
    elif "_OF" in expected:
        advice = "write 'of' and a list in brackets after the number"
    elif "_LEFT" in expected:
        advice = "write a list in brackets, such as (c1, c2)"
    elif at_end:
        advice = "close the bracket with ')'"
    elif error.token.type == "_RIGHT":
        advice = "remove it, or open a bracket before it"
    elif error.token.type == "_COMMA":
        advice = "use 'and' or 'or', or put 'all of', 'any of' or 'at least' before the list"
    else:
        advice = "put 'and' or 'or' before it"
    problem = (
        "the expression ends too early" if at_end else f"{str(error.token)!r} cannot stand here"
    )
    return ExpressionError(problem, advice=advice, text=text, span=span)


def _unknown(text: str, name: str, known_ids: Collection[str]) -> ExpressionError:
    # A name is a whole word, and every whole word of that spelling is that name.
    found = re.search(rf"\b{re.escape(name)}\b", text)
    nearest = get_close_matches(name.casefold(), known_ids, n=1, cutoff=_ALIKE)
    shown = ", ".join(islice(known_ids, _SHOWN))
    instead = f"the clauses are {shown}" if shown else "the rule has no clauses"
    return ExpressionError(
        f"there is no clause {name!r}",
        advice=f"did you mean {nearest[0]!r}?" if nearest else instead,
        text=text,
        span=Span(*found.span()) if found else None,
    )
