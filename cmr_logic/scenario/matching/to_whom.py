"""Words that are of another than a clause names: sent to a friend and not to me, a cat."""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.scenario.statements.statement import Statement
from cmr_logic.text import words_in

# To or for whoever asks: "addressed **to you**"; not "to your aunt", "for you to sign".
_TO_YOU = re.compile(r"\b(?P<link>to|for|with|from|by|at)\syou(?=$|\s(?!to\b|are\b|have\b|can\b))")
# Where something is handed to: "return it **to the shop**"; not "to the value of £9".
_TO_A_PLACE = re.compile(
    r"\b(?:return|br(?:ing|ought)|take|took|taken|g(?:ive|ave|iven)|hand|sen[dt]|post|deliver|submit|paid|pay|donat|pass"
    r"|forward|suppl|len[dt]|s(?:ell|old)|ship|mail|fax)[a-z]*\s(?:[a-z-]+\s){0,5}?"
    r"to\s(?:the|your|our|an?|my|his|her|their)\s(?!(?:value|extent|amount|sum|tune|end|full|point|letter)\b)"
    r"(?P<where>[a-z-]+(?:\s[a-z-]+){0,2})",
    re.IGNORECASE,
)
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


def is_handed_elsewhere(statement: str, told: str) -> bool:
    """Tell whether words say that something was handed to others than a clause names.

    Args:
        statement: the clause.
        told: words of a story, up to the end of their sentence.

    Example:
        >>> clause = "you returned the keys to the office"
        >>> is_handed_elsewhere(clause, "I returned the keys to my aunt")
        True
        >>> is_handed_elsewhere(clause, "I returned the keys to the head office")
        False
    """
    asked, said = _TO_A_PLACE.search(statement), _TO_A_PLACE.search(told)
    if asked is None or said is None:
        return False
    wanted = [key for key in keyed(words_in(asked["where"].lower())) if key]
    named = [key for key in keyed(words_in(said["where"].lower())) if key]
    both = [key for key in keyed(words_in(told.lower())) if key]
    return (
        bool(wanted)
        and bool(named)
        and not any(
            covers((one,), other) or covers((other,), one) for one in wanted for other in both
        )
    )


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
