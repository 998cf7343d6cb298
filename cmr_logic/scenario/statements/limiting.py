"""Clauses that tell a noun apart: what they say of a thing that is had, or only wanted.

"I have a boat that isn't green" denies of the boat that it is green; "I want a boat that is green"
says of no boat that it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes

_INDEFINITE = syntax.NUMBERS | {"a", "an", "some", "any", "another"}
_ONE = frozenset({"one", "ones"})
# Verbs of wanting with the preposition behind them: "I'm **looking for** a boat".
_SEEKING = {
    "for": frozenset({"look", "search", "hunt", "shop", "wish", "ask", "wait", "hope", "long"}),
    "of": frozenset({"dream", "think"}),
    "about": frozenset({"dream", "think"}),
    "after": frozenset({"be"}),
}
_PHRASE = 4  # words of "a small green boat"
_GROUP = 3  # words among which a clause is denied or left open: "that has **never**"
_DENYING = syntax.NEGATIONS | {"never"}
_OPENING = frozenset({"may", "might", "will", "could", "would", "should", "must", "needs", "need"})


def wanted(before: Sequence[str]) -> bool:
    """Tell whether the noun before a relative clause is of a thing that one would have.

    Args:
        before: the words before "that" or "which".

    Example:
        >>> [wanted(words.split()) for words in ("i want a boat", "i have a boat")]
        [True, False]
        >>> wanted("i am looking for a small boat".split()), wanted("i need the boat".split())
        (True, False)
    """
    start = _phrase(before)
    if not start:
        return False
    word = before[start - 1]
    base = bases(word, VERB)[:1]
    if base and base[0] in lists.DESIRING:
        return True
    behind = frozenset(base for each in before[: start - 1][-2:] for base in _based(each))
    return word in _SEEKING and not behind.isdisjoint(_SEEKING[word])


def wants_done(words: Sequence[str], main: int) -> bool:
    """Tell whether somebody would have a thing done: "I want **my boat painted**".

    Args:
        words: those of a statement.
        main: where its verb stands, which is of wanting.

    Example:
        >>> told = "i want my boat painted", "i want a painted boat", "i want my painted boat"
        >>> [wants_done(text.split(), 1) for text in told]
        [True, False, False]
    """
    named = main + 1 < len(words) and words[main + 1] in syntax.DETERMINERS | lists.OWNERS
    for at in range(main + 2, len(words) if named else 0):
        if words[at] == "to":
            return False  # "I want my son to get dressed"
        if not syntax.is_participle(words[at]) or NOUN not in classes(words[at - 1]):
            continue
        behind = words[at + 1] if at + 1 < len(words) else ""
        if not behind or behind in syntax.PREPOSITIONS or syntax.is_adverb(behind):
            return True
    return False


def is_limiting(before: Sequence[str], rest: Sequence[str]) -> bool:
    """Tell whether "that" opens a clause that says no plain fact of the noun before it.

    Args:
        before: the words before it.
        rest: those behind it.

    Example:
        >>> have, want = "i have a boat".split(), "i want a boat".split()
        >>> told = [is_limiting(have, said.split()) for said in ("is n't green", "is green")]
        >>> told, is_limiting(want, ["is", "green"])
        ([True, False], True)
    """
    if not rest or rest[0] not in syntax.AUXILIARIES | _OPENING | {"never", "'s", "’s"}:
        return False
    if _phrase(before) is None:
        return False
    less = not _DENYING.isdisjoint(rest[:_GROUP]) or rest[0] in _OPENING
    return less or wanted(before)


def _phrase(before: Sequence[str]) -> int | None:
    """Return where the indefinite noun phrase begins that ends some words, None without one."""
    if not before or not (NOUN in classes(before[-1]) or before[-1] in _ONE):
        return None
    least = max(len(before) - _PHRASE, 0)
    for at in range(len(before) - 1, least - 1, -1):
        if before[at] in _INDEFINITE and (at < len(before) - 1 or before[at] in _ONE):
            return at
        if not {NOUN, ADJECTIVE} & classes(before[at]):
            return at + 1 if at < len(before) - 1 and syntax.is_plural_noun(before[-1]) else None
        if VERB in classes(before[at]) and at < len(before) - 1:
            return at + 1 if syntax.is_plural_noun(before[-1]) else None
    return None


def _based(word: str) -> frozenset[str]:
    """Return the verb of a form, that of "be" among them."""
    is_ = word in syntax.BE or word in {"'m", "'re", "'s", "’m", "’re", "’s"}
    return frozenset({"be"}) if is_ else frozenset(bases(word, VERB)[:1])
