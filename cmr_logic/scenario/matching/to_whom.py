"""Words that are of another than a clause names: sent to a friend and not to me, a cat."""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.scenario.statements.statement import Statement
from cmr_logic.text import words_in

# To or for whoever asks: "addressed **to you**"; not "to your aunt", "for you to sign".
_TO_YOU = re.compile(r"\b(?P<link>to|for|with|from|by|at)\syou(?=$|\s(?!to\b|are\b|have\b|can\b))")
_OWNED = r"(?:my|our|his|her|their|the|an?|another|some)"
_ANIMALS = frozenset({"animal", "pet"})


def goes_to_another(statement: str, quote: str) -> bool:
    """Tell whether words say "to my aunt" where a clause says "to you".

    Args:
        statement: the clause.
        quote: words of a story that have all else that it says.

    Example:
        >>> clause = "the parcel is addressed to you"
        >>> goes_to_another(clause, "it is addressed to my aunt")
        True
        >>> goes_to_another(clause, "it is addressed to me")
        False
    """
    asked = _TO_YOU.search(statement)
    if asked is None:
        return False
    link = asked["link"]
    if re.search(rf"\b{link}\s(?:me|us|both)\b", quote, re.IGNORECASE):
        return False
    told = re.findall(rf"\b{link}\s{_OWNED}\s(?:[a-z]+\s)?([a-z]+)\b", quote, re.IGNORECASE)
    return any(is_person(word.lower()) for word in told)


def is_of_another_animal(target: Statement, told: str) -> bool:
    """Tell whether words name another animal than a clause is about, and not its own.

    Args:
        target: the clause, read.
        told: words of a story.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> target = read_clause("the dog is chipped")
        >>> is_of_another_animal(target, "My cat is chipped"), is_of_another_animal(target, "He is")
        (True, False)
        >>> is_of_another_animal(target, "My spaniel is chipped")
        False
    """
    head = target.subject.head
    if not head or head in _ANIMALS or not covers((head,), "animal"):
        return False
    named = {
        key
        for key in keyed(words_in(told.lower()))
        if key and key not in _ANIMALS and covers((key,), "animal")
    }
    return bool(named) and not any(covers((key,), head) or covers((head,), key) for key in named)
