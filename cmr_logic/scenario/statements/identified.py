"""What the thing is that something was done to: "I rescued a bird. It was a **heron**".

A clause asks whether "you rescued a heron"; a story tells the deed of a more general thing, and in
its next breath of which kind that is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Who
from cmr_logic.text import NOUN, classes


def identified(statements: Sequence[Statement]) -> Iterator[Statement]:
    """Yield what somebody did, with what the next statement says that its object is.

    Args:
        statements: those of a story, in order.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def told(text):
        ...     return [sorted(each.keys) for each in identified(read(text))]
        >>> told("I rescued a bird. It was a heron."), told("I rescued a bird. It was a gale.")
        ([['bird', 'heron', 'rescue']], [])
    """
    for deed, what in pairwise(statements):
        if not (_is_deed(deed) and _says_what(what)) or what.sentence - deed.sentence > 1:
            continue
        named = {key for key in what.core if NOUN in classes(key)}
        kinds = {key for key in deed.core - {deed.verb} if NOUN in classes(key)}
        if any(key != kind and covers((key,), kind) for key in named for kind in kinds):
            keys = what.core - lists.LIGHT
            yield replace(deed, keys=deed.keys | keys, core=deed.core | keys, end=what.end)


def _is_deed(told: Statement) -> bool:
    """Tell whether a statement says what whoever tells did or has."""
    plain = told.mood is Mood.FACT and not (told.negated or told.passive or told.ability)
    return plain and told.subject.who is Who.SELF and told.verb != "be"


def _says_what(told: Statement) -> bool:
    """Tell whether a statement says what the thing is that was spoken of: "it was a heron"."""
    plain = told.mood is Mood.FACT and not (told.negated or told.passive)
    spoken = told.subject.who in (Who.IT, Who.UNKNOWN) and not told.subject.head
    return plain and spoken and told.verb == "be" and bool(told.core)
