"""Subjects that are deeds: "**visiting patients** is allowed"; not "visiting nurses may park"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.text import NAME

_OF_ONE = (("is",), ("has",), ("was",), ("does",))  # verbs of one subject: "visiting them **is**"


def names_deed(scope: Scope, words: Words) -> bool:
    """Tell whether a subject is a deed: "**visiting** patients is …"; not "visiting nurses may".

    Args:
        scope: the sentence.
        words: its subject.
    """
    tokens = scope.words[words.first : words.last]
    people = [naming.is_person(word) and syntax.is_plural_noun(word) for word in tokens[1:]]
    told = any(people[:1]) or (any(people[-1:]) and _is_compound(scope, words))
    singular = scope.words[words.last : words.last + 1] in _OF_ONE
    return syntax.is_gerund(tokens[0]) and (singular or not told)


def _is_compound(scope: Scope, words: Words) -> bool:
    """Tell whether a noun of one stands before that of people: "rowing **club** members"."""
    before = scope.draft.tokens.unnamed[words.first : words.last - 1]
    several = any(map(syntax.is_plural_noun, before))
    return not several and NAME not in before and syntax.DETERMINERS.isdisjoint(before)
