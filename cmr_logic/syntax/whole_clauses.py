"""The finite verb of a whole clause, which several readers ask for in turn."""

from __future__ import annotations

from functools import lru_cache

from cmr_logic.syntax.verbs import finite_verb

_ASKED = 8  # clauses that are asked about in turn: a first part, and those that lean on it


@lru_cache(maxsize=_ASKED)
def verb_of(clause: tuple[str, ...]) -> int | None:
    """Return what `finite_verb` does of a clause that has no other words around it.

    Example:
        >>> verb_of(("your", "income", "is", "low"))
        2
    """
    return finite_verb(clause)
