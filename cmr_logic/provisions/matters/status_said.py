"""What is said of kinds by their status: "banned items **are knives**", "tents **are allowed**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Restricted, Statement
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.matters.status_named import Status, names_only, status_named
from cmr_logic.provisions.words.status_words import COVERING, GIVEN, NAMING_KINDS, STATUSES
from cmr_logic.text import NOUN, classes

_ARE_ALLOWED = 2  # words that give a status, besides "not"


def says_status(said: Sequence[str]) -> bool:
    """Tell whether a conclusion or title is of the status of things, and of nothing else.

    Args:
        said: its tokens.

    Example:
        >>> says_status("banned items are knives".split()), says_status(("banned", "items"))
        (True, True)
        >>> says_status("tents are not allowed".split()), says_status("no tents or fires".split())
        (True, True)
        >>> says_status("it is illegal for young people".split())
        False
    """
    verb = next((at for at, word in enumerate(said) if word in NAMING_KINDS), len(said))
    named = said[:verb]
    if status_named(named) is not None:
        return _says_kinds(said[verb:])
    if tuple(said[:1]) == ("no",) or not COVERING.isdisjoint(said[1:3]):
        return True  # "No knives or fireworks", "we only accept coins"
    bare = tuple(word for word in said[verb + 1 :] if word not in syntax.VERBAL_NEGATIONS)
    return len(bare) == 1 and bare[0] in STATUSES and bool(named) and names_only(named[-1:])


def status_of_kinds(scope: Scope, statement: Statement) -> Status | None:
    """Return the status of the kinds that a statement names: "**Banned** items include knives".

    None where it says something else of them: "Banned items are taken away".

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    predicate, subject, rest = statement.predicate, statement.subject, statement.rest
    if predicate is None or subject is None or (rest is None and not scope.items):
        return None
    extent = subject.body.extent
    said = scope.words[predicate.first : predicate.last]
    if extent is None or len(said) != 1 or said[0] not in NAMING_KINDS:
        return None
    status = status_named(scope.words[extent[0] : predicate.first])
    if status is None or (rest is not None and not _kinds(scope, rest, said[0])):
        return None
    return status


def gives_status(scope: Scope, statement: Statement) -> bool:
    """Tell whether a statement says of kinds which status they have: "Tents **are not allowed**".

    Deeds are no kinds: "Picking flowers is not allowed".

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    predicate, rest, subject = statement.predicate, statement.rest, statement.subject
    extent = None if rest is None or rest.relative is not None else rest.body.extent
    named = None if subject is None or subject.relative is not None else subject.body.extent
    if predicate is None or extent is None or named is None or statement.conditions:
        return False
    said = scope.words[predicate.first : extent[1]]
    bare = [word for word in said if word not in syntax.VERBAL_NEGATIONS]
    if len(bare) != _ARE_ALLOWED or syntax.is_gerund(scope.words[named[0]]):
        return False
    return bare[0] == "are" and bare[1] in GIVEN


def _kinds(scope: Scope, rest: Restricted, verb: str) -> bool:
    """Tell whether words behind a verb name kinds: "are **knives**"; not "are taken away"."""
    extent = rest.body.extent
    if extent is None or scope.words[extent[0]] in syntax.NEGATIONS:
        return False
    return _says_kinds((verb, *scope.words[slice(*extent)]))


def _says_kinds(said: Sequence[str]) -> bool:
    """Tell whether a verb and what stands behind it name kinds: "are **knives**"; so does none."""
    opening = said[1] if len(said) > 1 else ""
    deed = syntax.is_gerund(opening) and NOUN in classes(opening)  # "are **sailing** and racing"
    return deed or not said or said[0] not in syntax.BE or not syntax.says_state(said, 1)
