"""Expressions as plain dicts, for JSON."""

from __future__ import annotations

from typing import TypeAlias

from cmr_logic.errors import ExpressionError
from cmr_logic.expression.nodes import (
    All,
    Any,
    AtLeast,
    ClauseRef,
    Constant,
    Expression,
    Not,
    fold,
)

_ADVICE = (
    'write {"clause": id}, {"constant": true}, {"not": …}, {"all": […]}, {"any": […]} '
    'or {"at_least": k, "of": […]}'
)
# Where an item stands: the place of what holds it, and the step from there.
_Place: TypeAlias = "tuple[_Place | None, str]"

_KEYS = {
    frozenset(keys)
    for keys in (["clause"], ["constant"], ["not"], ["all"], ["any"], ["at_least", "of"])
}


def to_json(expr: Expression) -> dict[str, object]:
    """Return an expression as dicts, lists, strings, numbers and booleans.

    Python's ``json`` module itself refuses data nested about a thousand deep; the written form has
    no such limit.

    Example:
        >>> to_json(All((ClauseRef("c1"), Not(ClauseRef("c2")))))
        {'all': [{'clause': 'c1'}, {'not': {'clause': 'c2'}}]}
        >>> to_json(AtLeast(1, (ClauseRef("c1"), Constant(False))))
        {'at_least': 1, 'of': [{'clause': 'c1'}, {'constant': False}]}
    """

    def dict_of(node: Expression, operands: list[dict[str, object]]) -> dict[str, object]:
        match node:
            case ClauseRef(clause_id):
                return {"clause": clause_id}
            case Constant(value):
                return {"constant": value}
            case Not():
                return {"not": operands[0]}
            case All():
                return {"all": operands}
            case Any():
                return {"any": operands}
            case AtLeast(k, _):
                return {"at_least": k, "of": operands}

    return fold(expr, dict_of)


def from_json(data: object) -> Expression:
    """Return the expression that :func:`to_json` wrote.

    Args:
        data: the parsed JSON.

    Raises:
        ExpressionError: the data has another shape; the message names the place, ``$`` being the
            whole.

    Example:
        >>> from_json({"any": [{"clause": "c1"}, {"not": {"clause": "c2"}}]})
        Any((ClauseRef('c1'), Not(ClauseRef('c2'))))
        >>> from_json({"all": [{"clause": "c1"}, {"some": []}]})  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        cmr_logic.errors.ExpressionError: $.all[1] is no expression; write {"clause": id}, ...
    """
    made: list[Expression] = []
    pending: list[tuple[object, _Place, bool]] = [(data, (None, "$"), False)]
    while pending:
        item, place, expanded = pending.pop()
        if not isinstance(item, dict) or frozenset(item) not in _KEYS:
            raise ExpressionError(f"{_path(place)} is no expression", advice=_ADVICE)
        operands = _operands(item, place)
        if operands and not expanded:
            pending.append((item, place, True))
            pending.extend((operand, step, False) for operand, step in reversed(operands))
            continue
        first = len(made) - len(operands)
        made[first:] = [_node(item, place, tuple(made[first:]))]
    return made[0]


def _operands(item: dict[str, object], place: _Place) -> list[tuple[object, _Place]]:
    if "not" in item:
        return [(item["not"], (place, ".not"))]
    key = next((key for key in ("all", "any", "of") if key in item), None)
    if key is None:
        return []
    operands = item[key]
    if not isinstance(operands, list | tuple):
        raise ExpressionError(f"{_path(place)}.{key} is no list", advice=_ADVICE)
    return [(operand, (place, f".{key}[{index}]")) for index, operand in enumerate(operands)]


def _node(item: dict[str, object], place: _Place, operands: tuple[Expression, ...]) -> Expression:
    try:
        match item:
            case {"clause": str(clause_id)}:
                return ClauseRef(clause_id)
            case {"constant": bool(value)}:
                return Constant(value)
            case {"not": _}:
                return Not(operands[0])
            case {"all": _}:
                return All(operands)
            case {"any": _}:
                return Any(operands)
            case {"at_least": int(k)}:
                return AtLeast(k, operands)
    except ExpressionError as error:
        raise ExpressionError(f"{_path(place)}: {error.problem}", advice=error.advice) from None
    raise ExpressionError(f"{_path(place)} is no expression", advice=_ADVICE)


def _path(place: _Place) -> str:
    steps: list[str] = []
    here: _Place | None = place
    while here is not None:
        here, step = here
        steps.append(step)
    return "".join(reversed(steps))
