"""Subjects that only say whose a thing is that conditions are about: "**The owner of a boat** …".

"The keeper of a hen is exempt if **the hen** is old" asks nothing but whether the hen is old.
"""

from __future__ import annotations

from cmr_logic.clauses.nodes import Condition, Statement
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.text import word_set

# Who has to do with a thing, whatever it is: "the **keeper** of a hen"; not "the maker of a boat".
_ROLES = word_set("owner holder keeper occupier occupant driver operator proprietor user possessor")
_ANY = frozenset({"a", "an", "any"})
_WHO_OF_WHAT = 3  # words from the role to its thing: "keeper of a | hen"


def has_thing(scope: Scope, statement: Statement) -> bool:
    """Tell whether a subject names who has the thing that each condition of a statement is about.

    Args:
        scope: the sentence.
        statement: one of its statements.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> texts = ("A keeper of a hen pays if the hen is old.", "A keeper of a hen pays if ill.")
        >>> [parse(text).provisions[0].plain for text in texts]
        [True, False]
    """
    subject = None if statement.subject is None else statement.subject.body.extent
    if subject is None or not statement.conditions:
        return False
    words, (first, last) = scope.words, subject
    at = next((i for i in range(first, last) if words[i] in _ROLES), last)
    named = words[at : at + _WHO_OF_WHAT]
    if last - at != _WHO_OF_WHAT + 1 or named[1] != "of" or named[2] not in _ANY:
        return False
    thing = ("the", words[last - 1])
    return all(_opens_with(scope, condition, thing) for condition in statement.conditions)


def _opens_with(scope: Scope, condition: Condition, thing: tuple[str, ...]) -> bool:
    extent = None if condition.body is None else condition.body.extent
    return extent is not None and scope.words[extent[0] : extent[0] + 2] == thing
