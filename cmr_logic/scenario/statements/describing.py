"""Nouns and adjectives that only describe another noun: the "dog" of "I have a dog allergy"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.text import ADJECTIVE, NAME, NOUN, classes, word_set

# Nouns that say when, and stand behind the object of a verb: "I have a car this **week**"; not
# "I have a car seat".
_TIMES = (
    frozenset(syntax.MONTHS)
    | word_set(
        "today tomorrow yesterday tonight day week weekend month year time moment morning "
        "afternoon evening night spring summer autumn winter term season last next "
        "right back ago later"
    )
    | syntax.NUMBERS
)
_HEADING = syntax.DETERMINERS | {"my", "our", "your", "it"}
_OF_ONE = frozenset({"'s", "'"})  # so another is named whose the thing is: "a farmer**'s** tan"


def describing(
    words: Sequence[str], keys: Sequence[str], first: int, *, owned: bool = False
) -> frozenset[tuple[str, str]]:
    """Return what only describes a noun in the words of a predicate.

    Args:
        words: tokens, in lower case.
        keys: what each is compared by.
        first: where the predicate begins behind its verb.
        owned: only what a thing is said to be of counts, as where the verb says what somebody is:
            a student nurse is a student, a farmer's son no farmer.

    Returns:
        what each describing word is compared by, with what its noun is compared by.

    Example:
        >>> words = "i have a dog allergy and a cat".split()
        >>> keys = ["", "have", "", "dog", "allergy", "", "", "cat"]
        >>> describing(words, keys, 2)
        frozenset({('dog', 'allergy')})
    """
    found: set[tuple[str, str]] = set()
    run: list[int] = []
    for index in range(first, len(words)):
        word = words[index]
        # "a fence **round** my plot"
        around = word == "round" and not _HEADING.isdisjoint(words[index + 1 : index + 2])
        if not around and (
            word in _OF_ONE
            or (word == "-" and run)
            or (_is_nominal(word) and not (run and syntax.is_gerund(word)))
        ):
            run.append(index)
        else:
            found |= _pairs(words, keys, run, owned=owned)
            run = [index] if run and syntax.is_gerund(word) else []
    return frozenset(found | _pairs(words, keys, run, owned=owned))


def before_times(phrase: Sequence[str]) -> Sequence[str]:
    """Return the words of a noun phrase without those behind it that say when.

    Args:
        phrase: its words, from its article on.

    Example:
        >>> [before_times(text.split()) for text in ("my boat last year", "my two boats")]
        [['my', 'boat'], ['my', 'two', 'boats']]
    """
    at = next((i for i in range(2, len(phrase)) if phrase[i] in _TIMES), len(phrase))
    return phrase[:at]


def _is_nominal(word: str) -> bool:
    """Tell whether a word may be part of a noun phrase, behind its article."""
    if word == NAME:
        return True
    if word in _TIMES or word in syntax.PREPOSITIONS or word in syntax.DETERMINERS:
        return False
    if not classes(word):  # a name, in small letters
        return word.isalpha() and word not in syntax.PRONOUNS
    return not {NOUN, ADJECTIVE}.isdisjoint(classes(word)) and not syntax.is_adverb(word)


def _pairs(
    words: Sequence[str], keys: Sequence[str], run: Sequence[int], *, owned: bool
) -> set[tuple[str, str]]:
    """Return the words of a run that describe its last noun, with that noun."""
    nouns = (at for at in reversed(run) if NOUN in classes(words[at]) and words[at] != NAME)
    noun = next(nouns, -1)  # the name behind a noun is that of what the noun says: "my son Tom"
    head = next((at for at in reversed(run) if at <= noun and keys[at]), -1)  # of a whole phrase
    last = max((at for at in run if words[at] in _OF_ONE and at < head), default=-1)
    return {
        (keys[at], keys[head])
        for at in run
        if at < head and keys[at] and keys[at] != keys[head] and (not owned or at < last)
    }
