"""Whom "those" stands for: "A bonus is paid to staff, except **those** under notice"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.text import NOUN, classes

_FAR, _STOPS = 16, frozenset({".", ";", ":", "?", "!"})  # words back to those it stands for


def stands_for_people(scope: Scope, at: int) -> bool:
    """Tell whether "those" stands for people that a statement names: "paid to **staff**, except …".

    Args:
        scope: the sentence.
        at: where it stands.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("A bonus is paid to cooks, except those under notice.")
        >>> [clause.statement for clause in rule.clauses]
        ['you are cooks', 'you are under notice']
    """
    words = scope.words
    if scope.about[:1] == ("you",):
        return True
    for before in range(at - 1, max(at - _FAR, -1), -1):
        if words[before] in _STOPS:
            return False
        if is_person(words[before]) and words[before + 1 : before + 2] != ("'",):
            return True
        if syntax.is_plural_noun(words[before]) and NOUN in classes(words[before]):
            return False  # "fees for boats, except those under 5 metres"
    return False
