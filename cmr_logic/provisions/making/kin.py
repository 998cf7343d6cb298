"""Whose kin those are who stand behind others: "staff, **their spouses** and their guests"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.openers import RELATED
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Clause

SIGNS = frozenset({"their", "them"})
"""Words by which those who were named are meant: "**their** children"; not "the children"."""
_KIND, _YOU, _WHO = "you are ", "you ", "who"  # how a clause of people begins, and its cue
_OWN = re.compile(r"you are (?:their|your) (?P<kin>.+)")
_BESIDE = re.compile(r"(?P<before>you are .+|you (?:live|lived|reside) with) (?:them|you)$")
_NAME = 3  # words of such kin: "adult dependent children"
_ALONG = re.compile(r" (?:living|staying|travelling|traveling) with them$")
_STOP = re.compile(r"[.;:!?\n]")


def of_those(
    statement: str, own: Frame, clauses: Sequence[Clause], between: str, *, theirs: bool = False
) -> str:
    """Return a statement of people with those named before, for whom a pronoun stands in it.

    Args:
        statement: the statement.
        own: the words that it is made of.
        clauses: those made before.
        between: the text from the last of them on up to its words.
        theirs: the last of them is of "their" kin.

    Example:
        >>> from cmr_logic.spans import Span
        >>> staff = Clause("c1", Span(0, 5), "you are staff", "who")
        >>> of_those("you are their spouses", ("their", "spouses"), [staff], ", ")
        'you are spouses of staff'
        >>> of_those("you are living with you", ("living", "with", "them"), [staff], " and ")
        'you are living with staff'
        >>> rowers = Clause("c1", Span(0, 5), "you row", "who")
        >>> of_those("you are their spouses", ("their", "spouses"), [rowers], ", ")
        'you are spouses of people who row'
        >>> of_those("you are their spouses", ("their", "spouses"), [], "")
        'you are their spouses'
    """
    named = [_those(c) for c in clauses if c.statement.startswith(_KIND) or c.cue == _WHO]
    if not named or named[-1] != _those(clauses[-1]) or _STOP.search(between):
        return statement
    those = _head_of(named).removeprefix(_KIND)
    kin = _OWN.fullmatch(statement) if own[0] == "their" else None
    along = None if kin is None else _ALONG.search(kin["kin"])
    if kin is not None and along is not None:  # "their families living with them"
        return f"{_KIND}{kin['kin'][: along.start()]} of {those}{along[0]}"
    if kin is not None or (theirs and _is_shared(statement, own, between)):
        named_so = statement.removeprefix(_KIND) if kin is None else kin["kin"]
        return f"{_KIND}{named_so} of {those}"
    beside = _BESIDE.fullmatch(statement) if own[-1] == "them" else None
    own_kin = those != named[-1].removeprefix(_KIND)  # "and children who live **with them**"
    if beside is None or not (beside["before"].startswith(_KIND) or own_kin):
        return statement
    return f"{beside['before']} {those}"


def _those(clause: Clause) -> str:
    """Return the clause of people by name, also of such as do something: "people who row"."""
    said = clause.statement
    does = clause.cue == _WHO and said.startswith(_YOU) and not said.startswith(_KIND)
    return f"{_KIND}people who {said.removeprefix(_YOU)}" if does else said


def _is_shared(statement: str, own: Frame, between: str) -> bool:
    """Tell whether kin stand beside others of the same: "**their** spouses and **children**"."""
    beside = between.strip(" ,") in syntax.COORDINATORS | {""}
    return beside and statement.startswith(_KIND) and own[-1] in RELATED and len(own) <= _NAME


def _head_of(named: Sequence[str]) -> str:
    """Return those to whom the last of some kinds belongs: it, where it is kin of no other."""
    last = named[-1]
    return next((one for one in named if last.endswith(f" of {one.removeprefix(_KIND)}")), last)
