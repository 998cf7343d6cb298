"""The form of the entries that say a statement in another shape, and what their makers share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cmr_logic.records import record, replace
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Subject, Who


@record(frozen=True, slots=True)
class Restating:
    """A shape of statements, and how to say the same in another.

    Args:
        name: a unique name.
        says: what makes the other statement of one, given its words; None where it does not fit.
        clause: a clause in the other shape.
        fires: a story in the one shape that settles it.
        value: how.
        silent: a story with similar words that leaves it open.
    """

    name: str
    says: Callable[[Statement, Sequence[str]], Statement | None]
    clause: str
    fires: str
    value: bool
    silent: str


def is_thing(subject: Subject) -> bool:
    """Tell whether a statement is about a thing of one's own, or one that is only named.

    Args:
        subject: the subject of the statement.

    Example:
        >>> is_thing(Subject(Who.OWN, "boat")), is_thing(Subject(Who.OWN, "aunt", person=True))
        (True, False)
    """
    if subject.who is Who.OWN:
        return bool(subject.head) and not subject.person
    others = any(key in lists.OTHERS for key in subject.keys)
    return subject.who is Who.OTHER and bool(subject.head) and not subject.person and not others


def by_oneself(told: Statement, verb: str) -> Statement:
    """Return a statement about a thing as one of whoever tells, with the thing as its object.

    Args:
        told: the statement.
        verb: what one does with the thing.

    Example:
        >>> keys = frozenset({"boat"})
        >>> told = Statement(Subject(Who.OWN, "boat", keys), "lock", frozenset(), frozenset())
        >>> sorted(by_oneself(told, "lock").keys)
        ['boat']
    """
    head = told.subject.head
    kinds = frozenset((key, head) for key in told.subject.keys - {head})
    return replace(
        told,
        subject=Subject(Who.SELF),
        describing=told.describing | kinds,
        verb=verb,
        keys=told.keys | told.subject.keys,
        core=told.core | told.subject.keys,
        passive=False,
    )
