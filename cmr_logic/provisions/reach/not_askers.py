"""Subjects that look like whoever asks, and are not: "**a council** may pay a grant to cooks"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.reach.owed import GIVING
from cmr_logic.text import key, word_set

_GIVING = frozenset(map(key, GIVING | {"award"}))
# Before those whom it goes to, told apart: "to **a** rower who", "to **those** who"; not "its".
_SOME = word_set("a an any those anyone people each every")
_WHO = word_set("who whose")
# By which it is bound to: "a seller **must** give a receipt", who may well ask; not "may give".
_BINDING = word_set("must shall need needs has")
_TO = "to"
_BY = 3  # words from the subject up to the verb: "may also give"
_FAR = 8  # words from such a person to "who"
_OF_ONE = word_set("is was has")


def gives_to_others(words: Frame, first: int, last: int) -> bool:
    """Tell whether a subject gives something to people who are told apart, whoever it is.

    Args:
        words: the words of a sentence.
        first: index of the first word of the subject.
        last: index after its last.

    Example:
        >>> words = tuple("a council may give a grant to a tenant who has no stove".split())
        >>> gives_to_others(words, 0, 2)
        True
        >>> words = tuple("a council may give a grant to its staff".split())
        >>> gives_to_others(words, 0, 2)
        False
    """
    if words[first] not in syntax.INDEFINITE or not is_person(words[last - 1]):
        return False
    if words[last] in _BINDING or not any(
        key(word) in _GIVING for word in words[last : last + _BY]
    ):
        return False
    whom = next((at for at in range(last, len(words) - 2) if words[at] == _TO), len(words))
    some = words[whom + 1 : whom + 2]
    told = words[whom + 2 : whom + 2 + _FAR]
    return bool(some) and some[0] in _SOME and not _WHO.isdisjoint(told)


def names_matter(words: Frame, first: int, last: int) -> bool:
    """Tell whether a subject names a matter of people, not them: "**family housing** is offered".

    Args:
        words: the words of a sentence.
        first: index of the first word of the subject.
        last: index after its last.

    Example:
        >>> names_matter(tuple("family housing is offered to cooks".split()), 0, 2)
        True
        >>> names_matter(tuple("students rowing are offered a vest".split()), 0, 2)
        False
    """
    if last - first < len(("family", "housing")) or words[last : last + 1] == ():
        return False
    person, matter = words[last - 2], words[last - 1]
    bare = words[first] not in syntax.DETERMINERS and is_person(person)
    return bare and syntax.is_gerund(matter) and words[last] in _OF_ONE
