"""Expressions over clauses: their types, meaning, written form and JSON form."""

from cmr_logic.expression.building import both, either, rebuilt, replace_part
from cmr_logic.expression.json_form import from_json, to_json
from cmr_logic.expression.meaning import all_of, any_of, clause_ids, evaluate, negate
from cmr_logic.expression.nodes import (
    RESERVED_WORDS,
    All,
    Any,
    AtLeast,
    ClauseRef,
    Constant,
    Expression,
    Not,
    fold,
    is_clause_id,
    operands_of,
    postorder,
)
from cmr_logic.expression.settled import with_values
from cmr_logic.expression.written import parse_expression, to_text

__all__ = [
    "RESERVED_WORDS",
    "All",
    "Any",
    "AtLeast",
    "ClauseRef",
    "Constant",
    "Expression",
    "Not",
    "all_of",
    "any_of",
    "both",
    "clause_ids",
    "either",
    "evaluate",
    "fold",
    "from_json",
    "is_clause_id",
    "negate",
    "operands_of",
    "parse_expression",
    "postorder",
    "rebuilt",
    "replace_part",
    "to_json",
    "to_text",
    "with_values",
]
