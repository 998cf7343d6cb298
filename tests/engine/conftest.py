"""What the tests of the engine share."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from cmr_logic import parse


def _said(text: str, question: str) -> str:
    rule = parse(text)
    return re.sub(
        r"\bc\d+\b", lambda found: f"[{rule.clause(found[0]).statement}]", rule.written(question)
    )


@pytest.fixture(scope="session")
def said() -> Callable[[str, str], str]:
    """Return what writes the expression for Yes with the statements of its clauses as names."""
    return _said
