"""By which words a clause says how, or in what state, a thing is done: "painted **by hand**".

A noun without an article behind a preposition names no thing but a way: "in error", "at night",
"on foot", "under oath". Who tells of the deed alone, or of another way, says nothing of it.
"""

from __future__ import annotations

from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import keyed
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set, words_in

# Prepositions of ways and states: "**by** hand", "**in** error"; not "of stone".
_HOW = word_set("by in at on under without via")
# Words behind which nothing of the kind goes on.
_TIMES = frozenset((*syntax.MONTHS, *syntax.WEEKDAYS)) | word_set(
    "spring summer autumn winter christmas easter"
)
# Words that a way and what stands before it make one with: "in **charge of** the shop".
_GOING_ON = frozenset({"of", "to", "with", "for", "from", "than"})


@lru_cache(maxsize=4096)
def ways_named(statement: str) -> frozenset[str]:
    """Return what the words are compared by with which a clause says how a thing is done.

    Args:
        statement: a part of a clause, as it is written.

    Example:
        >>> sorted(ways_named("you painted the fence by hand at night"))
        ['hand', 'night']
        >>> sorted(ways_named("you painted the fence in the garden of Ann in May"))
        []
    """
    words = words_in(statement)
    keys = keyed(words)
    found: set[str] = set()
    for at, word in enumerate(words[:-1]):
        if word not in _HOW or at == 0:
            continue
        end = at + 1
        while end < len(words) and _is_bare(words[end]):
            end += 1
        after = words[end] if end < len(words) else ""
        ends = not after or after in syntax.PREPOSITIONS - _GOING_ON or after in {"and", "or", ","}
        if end > at + 1 and ends and _names_a_way(words[end - 1]):
            found |= {key for key in keys[at + 1 : end] if key}
    return frozenset(found)


def _is_bare(word: str) -> bool:
    """Tell whether a word may stand in a noun phrase that no article opens."""
    if word in syntax.PREPOSITIONS | syntax.DETERMINERS | syntax.AUXILIARIES or word in {
        "and",
        "or",
    }:
        return False
    return not {NOUN, ADJECTIVE}.isdisjoint(classes(word)) and word.isalpha()


def _names_a_way(noun: str) -> bool:
    """Tell whether a noun in the singular may name a way: "hand"; not "children" or "May"."""
    if noun in _TIMES or noun in syntax.NUMBERS or is_person(noun):
        return False
    return NOUN in classes(noun) and not syntax.is_plural_noun(noun)
