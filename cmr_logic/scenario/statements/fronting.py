"""Objects that stand before their subject: "**the form** I have signed"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from cmr_logic import syntax
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.group_reading import read_group
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

_OPENING = syntax.DETERMINERS | lists.OWNERS
# Pronouns for whoever tells, as subjects.
_SPEAKING = frozenset({"i", "we"})
_LONGEST = 7  # words of an object that stands before its subject
# Nouns for a time at which something is done: "the day I left"; not "the form".
_TIMES = word_set(
    "day week month year time moment minute hour morning afternoon evening night weekend summer "
    "winter spring autumn season term once first last next way reason place more less least most"
)


def straight(words: Sequence[str]) -> Sequence[int]:
    """Return the order in which the object of a sentence stands behind its verb; () for as it is.

    Args:
        words: the words of a part of a sentence.

    Example:
        >>> words = "the form i have signed twice".split()
        >>> [words[index] for index in straight(words)]
        ['i', 'have', 'signed', 'the', 'form', 'twice']
        >>> [*straight("blood thinners i have never taken".split())]
        [2, 3, 4, 5, 0, 1]
        >>> straight("the form i have was signed".split()), straight("the day i left".split())
        ((), ())
    """
    named = [*takewhile(lambda word: word not in _SPEAKING, words[: _LONGEST + 1])]
    count = len(named)
    if not 0 < count < len(words) - 1 or count > _LONGEST or not _is_object(named):
        return ()
    verb = syntax.finite_verb(words[count:])
    if verb is None:
        return ()
    behind = max(read_group(words, count + verb).main, count + verb) + 1
    if any(map(_may_be_finite, words[behind:])):
        return ()
    return (*range(count, behind), *range(count), *range(behind, len(words)))


def before_relative(subject: Sequence[str]) -> int:
    """Return where a bare relative clause begins in a subject: "the boat **I** row".

    Args:
        subject: the words of a subject.

    Returns:
        how many words stand before it; all of them where there is none.

    Example:
        >>> before_relative("the boat i row".split()), before_relative("my aunt and i".split())
        (2, 4)
    """
    for index in range(2, len(subject)):
        if subject[index] in _SPEAKING and NOUN in classes(subject[index - 1]):
            return index if subject[0] in _OPENING else len(subject)
    return len(subject)


def _is_object(words: Sequence[str]) -> bool:
    """Tell whether words name a thing that something may be done with."""
    plural = syntax.is_plural_noun(words[-1]) and all(map(_names, words))  # "blood thinners"
    if words[0] not in _OPENING and not plural and not syntax.is_plural_noun(words[0]):
        return False
    if not (syntax.AUXILIARIES | lists.CLAUSE_LINKS).isdisjoint(words):
        return False
    head = syntax.noun_head(tuple(words))
    return head is not None and words[head] not in _TIMES and NOUN in classes(words[head])


def _names(word: str) -> bool:
    """Tell whether a word may be part of a compound noun: "blood", "thinners"."""
    return NOUN in classes(word) and not syntax.is_adverb(word)


def _may_be_finite(word: str) -> bool:
    """Tell whether a word can be a verb of its own: "the form I signed **says** so"."""
    if word in syntax.AUXILIARIES:
        return True
    known = bases(word, VERB)
    return bool(known) and word not in known and not syntax.is_gerund(word)
