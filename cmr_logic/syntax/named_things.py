"""Nouns that have the form of a verb: "on sick **leave**", "five **matches** a year"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.forms import is_plural_noun
from cmr_logic.syntax.wordlists import (
    BE,
    DETERMINERS,
    DO,
    HAVE,
    INDEFINITE,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PRONOUNS,
    SUBJECT_RELATIVES,
    TIME_UNITS,
    VERBS_FIRST,
)
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

_ON, _LEAVE = "on", "leave"  # "staff **on sick leave** keep their pay"; not "trains leave"
# What may be cut off, or down: "the **power** cut lasted a day"; not "the cook cut bread".
_CUT, _CUT_OFF = "cut", frozenset({"power", "water", "gas", "electricity", "pay", "tax", "price"})
_KIND = 2  # words before a noun: what governs it, and its adjective
_COMPOUND = 3  # tokens of a word with a hyphen: "full-time"
# Words before such a number: "**at least** five matches"; not "anyone over 18 matches".
_BOUNDING = frozenset({"least", "most", "than", "exactly", "only", "to"})
_EACH = frozenset({"per", "each", "every"}) | INDEFINITE  # "five matches **a** year"
# Forms that are verbs before "of", though nouns too: "dogs **smell** of fish"; not "care of a dog".
_BEFORE_OF = word_set(
    "smell smells taste tastes talk talks boast boasts dream dreams die dies dispose disposes"
)
# Nouns that are verbs as well, with the one they are named beside: "food or **drink**"; not "row".
_NAMED_BESIDE = {"drink": "food", "drinks": "food"}
# Auxiliaries of several: "dairy farms that **are** old".
_OF_SEVERAL = (BE | DO | HAVE | MODALS) - {"is", "was", "does", "has", "'s"}


def names_things(words: Sequence[str], index: int, start: int, stop: int) -> bool:
    """Tell whether a form that can be a verb names things where it stands.

    Args:
        words: the words around it.
        index: its place, behind its subject.
        start: where that begins.
        stop: index after the last word of the clause.

    Example:
        >>> words = "dairy farms that sell milk get a tank".split()
        >>> names_things(words, 1, 0, len(words))
        True
        >>> words = "clubs with at least five matches a year get a grant".split()
        >>> names_things(words, 5, 0, len(words))
        True
        >>> names_things("the power cut lasted a day".split(), 2, 0, 6)
        True
        >>> names_things("the rule states that boats sink".split(), 2, 0, 6)
        False
    """
    word = words[index]
    if word == _LEAVE:
        return _is_on_leave(words, index, start)
    if word == _CUT:
        return words[index - 1] in _CUT_OFF and any(
            VERB in classes(w) for w in words[index + 1 : index + 2]
        )
    beside = is_named_beside(words, index)  # "who sell **food or drink** get"
    if beside or NOUN not in classes(word) or index + 1 >= stop:
        return beside
    if words[index + 1] == "of" and word not in _BEFORE_OF:
        return True  # "who has **care** of a child"
    if not is_plural_noun(word):
        return False
    return _is_told_apart(words, index, start, stop) or _is_counted(words, index, start, stop)


def is_named_beside(words: Sequence[str], index: int) -> bool:
    """Tell whether the thing that a noun goes with stands before it: "food, **drinks** or cash".

    Example:
        >>> is_named_beside("sell food or drink".split(), 3)
        True
    """
    return _NAMED_BESIDE.get(words[index]) in words[max(index - 2, 0) : index]


def _is_told_apart(words: Sequence[str], index: int, start: int, stop: int) -> bool:
    """Tell whether a bare noun and a plural open a clause about several: "**dairy farms** that"."""
    sort = words[start]
    if index != start + 1 or words[index + 1] not in SUBJECT_RELATIVES or index + 2 >= stop:
        return False
    bare = NOUN in classes(sort) and not is_plural_noun(sort)
    if not bare or sort in DETERMINERS | PRONOUNS | PREPOSITIONS:
        return False
    verb = words[index + 2]
    several = verb in _OF_SEVERAL or (VERB in classes(verb) and verb in bases(verb, VERB))
    return several and any(VERB in classes(word) for word in words[index + 3 : stop])


def _is_counted(words: Sequence[str], index: int, start: int, stop: int) -> bool:
    """Tell whether a plural stands behind its number: "in **three concerts** a season"."""
    number = words[index - 1]
    if index - 1 <= start or not (number in NUMBERS or number.isdecimal()):
        return False
    if words[index] in VERBS_FIRST:
        return False  # "anyone who is at least 18 needs a card"
    each = words[index + 1] in _EACH and index + 2 < stop and words[index + 2] in TIME_UNITS
    return each or words[index - 2] in _BOUNDING


def _is_on_leave(words: Sequence[str], index: int, start: int) -> bool:
    """Tell whether "leave" is what somebody is on: "on **sick leave**"; not "on Sundays leave"."""
    kind = words[max(index - _KIND, start) : index]
    named = _ON in kind or words[max(index - _COMPOUND, start)] == _ON
    return named and DETERMINERS.isdisjoint(kind) and not is_plural_noun(words[index - 1])
