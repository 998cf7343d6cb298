"""By which words a clause says how, or in what state, a thing is done: "painted **by hand**".

A noun without an article behind a preposition names no thing but a way: "in error", "at night",
"on foot", "under oath". Who tells of the deed alone, or of another way, says nothing of it.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.lexicon.relations import keyed
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set, words_in

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


# Behind which it stands how a thing is done: "**with** its lid"; not "of oak".
_BY_WHAT = word_set("by via with without")
# Behind which it stands where or when: "left **in** a box"; not "of oak".
_WHERE_OR_WHEN = word_set("in into within on at from before after during against")
# In what state, behind the thing: "returned the suit **dry**"; not "the dry suit".
_IN_STATE = word_set(
    "clean dry dirty wet empty full unopened undamaged intact unused unworn complete open closed "
    "shut locked unlocked sealed safe early late whole tidy unwashed washed untouched alive "
    "unsealed unbroken undone assembled folded polished refilled recharged rinsed"
)
# With what, or in what of its own, a thing is handed over: "**in its** box"; not "in a box".
_WITH_IT = re.compile(
    r"\b(?:with|without|in\s(?:its|their|his|her|the\soriginal|good|perfect|proper|full))\s(?P<what>[a-z].*)$"
)


@lru_cache(maxsize=4096)
def circumstances(statement: str, others: frozenset[str] = frozenset()) -> frozenset[str]:
    """Return the words of a clause of how a thing is done, which no "it" stands for.

    Args:
        statement: a clause.
        others: further prepositions behind which it stands.

    Example:
        >>> sorted(circumstances("you sent the form by post"))
        ['by_post']
        >>> sorted(circumstances("you returned the suit dry"))
        ['dry']
    """
    words = words_in(statement)
    keys, verb = keyed(words), read_clause(statement).verb
    found = {keys[-1]} if words[-1] in _IN_STATE else set()
    ways = _BY_WHAT | others
    at = next((i for i, word in enumerate(words) if word in ways), len(words))
    found |= set(keys[at:])
    for at, word in enumerate(words):
        if at and word in _WHERE_OR_WHEN and verb not in bases(words[at - 1], VERB):
            end = at + 1  # not "handed **in** a note"
            while end < len(words) and words[end] not in syntax.PREPOSITIONS:
                end += 1
            found |= set(keys[end - 1 : end])
    return frozenset(found - {""})


@lru_cache(maxsize=4096)
def handed_over_with(statement: str) -> frozenset[str]:
    """Return the words of a clause of what goes with a thing, or in what state it is.

    Args:
        statement: a clause.

    Example:
        >>> sorted(handed_over_with("you returned the tent with its pegs"))
        ['peg']
        >>> sorted(handed_over_with("you returned the tent to the shop"))
        []
    """
    words, found = words_in(statement), _WITH_IT.search(statement.lower())
    behind = keyed(words_in(found["what"])) if found is not None else ()
    state = keyed(words[-1:]) if words and words[-1] in _IN_STATE else ()
    return frozenset(key for key in (*behind, *state) if key)
