"""What for and when: words at the end of a clause that only repeat what the question asks for."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.relations import keyed
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import VERB, classes, tokenize, word_set

_LEADS = 2  # words before a purpose, at least, that say something
# When somebody asks is when they apply: "is under five when you apply".
_ASKING = word_set("apply claim request ask")


@lru_cache(maxsize=8192)
def without_purpose(statement: str, given: AbstractSet[str]) -> str:
    """Return a clause without the purpose behind it that a question names as well.

    Whoever asks to borrow skis has that purpose, and asks as of today; a story does not repeat it.

    Args:
        statement: the clause.
        given: what the words of the question are compared by.

    Example:
        >>> clause = "you must be a member of a club to borrow skis"
        >>> without_purpose(clause, frozenset({"borrow", "ski"}))
        'you must be a member of a club'
        >>> without_purpose(clause, frozenset({"buy", "ski"})) == clause
        True
        >>> without_purpose("you are a member to ride the big wheel", frozenset({"ride"}))
        'you are a member'
        >>> without_purpose("you are under 20 when you apply", frozenset())
        'you are under 20'
    """
    tokens = tokenize(statement)
    words = tokens.words
    verb = syntax.finite_verb(words)
    if verb is None:
        return statement
    for at in range(len(words) - 2, verb + _LEADS, -1):
        aimed = words[at] == "to" and VERB in classes(words[at + 1])
        timed = words[at] == "when" and words[at + 1] in syntax.PRONOUNS
        if not (aimed or timed):
            continue
        content = {key for key in keyed(words[at + 1 :]) if key} - lists.LIGHT
        content -= _ASKING if timed else frozenset()
        if timed and not content:
            return statement[: tokens.ends[at - 1]]
        before = {key for key in keyed(words[verb:at]) if key} - lists.LIGHT
        named = content <= given or (aimed and _is_told_short(words[at + 1], content, given))
        if content and before and named:
            end = tokens.ends[at - 1 if words[at - 2 : at] != ("in", "order") else at - 3]
            return statement[:end]
    return statement


def _is_told_short(verb: str, content: AbstractSet[str], given: AbstractSet[str]) -> bool:
    """Tell whether a question names a purpose by its verb alone: "Can I **ride**?"."""
    said = given - lists.LIGHT
    return bool(said) and said <= content and not said.isdisjoint(keyed((verb,)))
