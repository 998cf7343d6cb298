"""Whose kin those are who stand behind others: "staff, **their spouses** and their guests"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Clause

SIGNS = frozenset({"their", "them"})
"""Words by which those who were named are meant: "**their** children"; not "the children"."""
_KIND = "you are "  # how a clause of people begins
_OWN = re.compile(r"you are (?:their|your) (?P<kin>.+)")
_BESIDE = re.compile(r"(?P<before>you are .+) (?:them|you)$")
_STOP = re.compile(r"[.;:!?\n]")


def of_those(statement: str, own: Frame, clauses: Sequence[Clause], between: str) -> str:
    """Return a statement of people with those named before, for whom a pronoun stands in it.

    Args:
        statement: the statement.
        own: the words that it is made of.
        clauses: those made before.
        between: the text from the last of them on up to its words.

    Example:
        >>> from cmr_logic.spans import Span
        >>> staff = Clause("c1", Span(0, 5), "you are staff", "who")
        >>> of_those("you are their spouses", ("their", "spouses"), [staff], ", ")
        'you are spouses of staff'
        >>> of_those("you are living with you", ("living", "with", "them"), [staff], " and ")
        'you are living with staff'
        >>> of_those("you are their spouses", ("their", "spouses"), [], "")
        'you are their spouses'
    """
    named = [c.statement for c in clauses if c.statement.startswith(_KIND)]
    if not named or named[-1] != clauses[-1].statement or _STOP.search(between):
        return statement
    those = _head_of(named).removeprefix(_KIND)
    kin = _OWN.fullmatch(statement) if own[0] == "their" else None
    if kin is not None:
        return f"{_KIND}{kin['kin']} of {those}"
    beside = _BESIDE.fullmatch(statement) if own[-1] == "them" else None
    return statement if beside is None else f"{beside['before']} {those}"


def _head_of(named: Sequence[str]) -> str:
    """Return those to whom a run of kinds belongs: the first that is kin of no other."""
    at = len(named) - 1
    while at and " of " + named[at - 1].removeprefix(_KIND) in named[at]:
        at -= 1
    return named[at]
