"""Reads rules written in prose: clauses, logic, a decision tree, the next question, and an answer.

The names below are the public interface. Each is imported when it is first used, so that importing
the library itself costs next to nothing.

Example:
    >>> import cmr_logic
    >>> rule = cmr_logic.parse("You can join if you live here or work here.")
    >>> cmr_logic.decide(rule, "Can I join?").follow_up
    'Do you live here or work here?'
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cmr_logic.dialog import (
        Decision,
        Dialog,
        Reason,
        Rule,
        Why,
        decide,
        next_question,
        parse,
        reconcile,
    )
    from cmr_logic.errors import (
        CmrLogicError,
        DataError,
        ExpressionError,
        GrammarError,
        NoClauseError,
        OptionError,
        RuleTextError,
    )
    from cmr_logic.expression import (
        All,
        Any,
        AtLeast,
        ClauseRef,
        Constant,
        Expression,
        Not,
        parse_expression,
        to_text,
    )
    from cmr_logic.spans import Span

__version__ = "0.1.0"

__all__ = [
    "All",
    "Any",
    "AtLeast",
    "ClauseRef",
    "CmrLogicError",
    "Constant",
    "DataError",
    "Decision",
    "Dialog",
    "Expression",
    "ExpressionError",
    "GrammarError",
    "NoClauseError",
    "Not",
    "OptionError",
    "Reason",
    "Rule",
    "RuleTextError",
    "Span",
    "Why",
    "__version__",
    "decide",
    "next_question",
    "parse",
    "parse_expression",
    "reconcile",
    "to_text",
]

_HOMES = {
    "cmr_logic.dialog": (
        "Decision",
        "Dialog",
        "Reason",
        "Rule",
        "Why",
        "decide",
        "next_question",
        "parse",
        "reconcile",
    ),
    "cmr_logic.errors": (
        "CmrLogicError",
        "DataError",
        "ExpressionError",
        "GrammarError",
        "NoClauseError",
        "OptionError",
        "RuleTextError",
    ),
    "cmr_logic.expression": (
        "All",
        "Any",
        "AtLeast",
        "ClauseRef",
        "Constant",
        "Expression",
        "Not",
        "parse_expression",
        "to_text",
    ),
    "cmr_logic.spans": ("Span",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    """Import a public name when it is first used (PEP 562)."""
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(importlib.import_module(home), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
