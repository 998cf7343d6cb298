"""Conclusions that refer to another: "This doesn't apply …", "The ban is lifted …"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.words.predicate_words import (
    APPLYING,
    BACKWARD,
    BINDING,
    CONDITIONS,
    COVERED_BY,
    EXCEPTIONS,
    GOING,
    HAPPENING,
    LIFTED,
    NAMING_RULES,
    NUMBERED,
    OF_DEEDS,
    REPEATING,
    RULES,
    SAME,
    THE_CASE,
)

# Words between the numbers of parts: "subsections (1) **and** (2)"; not "by".
_MARKING = frozenset({"(", ")", ",", "and", "or", "to"})
# A rule that is a good to whom it covers, so that who is left out has no relief of it.
_COVERING, _LEAVING_OUT = "policy", frozenset({"excluded", "excludes", "exclude"})
# Words that open a reference to a part of the text: "this", "section".
_POINTING = BACKWARD | NUMBERED
# Words before what something changes for who asks: "affect **your** pay"; not "affect members".
_AFFECT, _AFFECTED = "affect", frozenset({"your", "their", "how", "whether", "what", "when"})
_PREDICATE = 6  # words in which a predicate says what it does


def refers_back(words: Sequence[str]) -> bool:
    """Tell whether a conclusion only points at the one before: "This doesn't apply".

    Example:
        >>> refers_back("this does n't apply".split()), refers_back("this card is free".split())
        (True, False)
        >>> refers_back("subsection 2 does n't apply".split())
        True
        >>> refers_back("the same goes for guests".split())
        True
        >>> refers_back("it does n't affect your pension".split())
        False
    """
    if tuple(words[:2]) in REPEATING or denies_doing_so(words) or is_lifted(words):
        return True
    if tuple(words[:2]) == SAME:
        return not GOING.isdisjoint(words[2:4])
    if names_rule(words):
        return any(w in APPLYING for w in words[2:8])
    if not words or words[0] not in _POINTING or speaks_of_deed(words):
        return False
    if any(_happens(words, at) for at in range(1, min(_PREDICATE, len(words)))):
        return True
    pairs = list(pairwise(words[1:6]))
    return (
        any(_applies(words, at) for at in range(1, 5 if words[0] in BACKWARD else 8))
        or THE_CASE in pairs
        or (COVERED_BY in pairs and "this" in words[4:7])
    )


def speaks_of_deed(words: Sequence[str]) -> bool:
    """Tell whether "it" only holds the place of a deed named behind: "It is possible to row".

    Example:
        >>> speaks_of_deed("it is not possible for guests to row".split())
        True
        >>> speaks_of_deed("it is necessary".split()), speaks_of_deed("it is open to all".split())
        (False, False)
    """
    if tuple(words[:1]) != ("it",) or OF_DEEDS.isdisjoint(words[:_PREDICATE]):
        return False
    at = next(at for at, word in enumerate(words) if word in OF_DEEDS)
    return not {"to", "for"}.isdisjoint(words[at + 1 : at + 2])


def deed_said(words: Sequence[str], said: Sequence[str]) -> Sequence[str]:
    """Return what is said of the deed that "it" holds the place of, else all that is said.

    Example:
        >>> words = "it is possible for you to have one".split()
        >>> deed_said(words, words[1:])
        ['have', 'one']
    """
    if "to" not in said or not speaks_of_deed(words):
        return said
    return said[said.index("to") + 1 :]


def _applies(words: Sequence[str], at: int) -> bool:
    """Tell whether a word at an index says that a rule applies; it is not for what one has.

    "This does not affect **members**", not "it does not affect **your pension**".
    """
    word, behind = words[at : at + 1], words[at + 1 : at + 2]
    if not word or word[0] not in APPLYING:
        return False
    return word[0] != _AFFECT or not behind or behind[0] not in _AFFECTED


def _happens(words: Sequence[str], at: int) -> bool:
    """Tell whether all that is said of "this" is that it happens: "this can also **happen**"."""
    light = all(
        word in syntax.AUXILIARIES or word in syntax.NEGATIONS or syntax.is_adverb(word)
        for word in words[1:at]
    )
    return words[at] in HAPPENING and light


def denies_doing_so(words: Sequence[str]) -> bool:
    """Tell whether a conclusion denies what was said in a word for it.

    Example:
        >>> denies_doing_so("we ca n't do this".split()), denies_doing_so("you can row".split())
        (True, False)
    """
    said = words[1:5]
    if not words or syntax.NEGATIONS.isdisjoint(said) or words[0] not in syntax.PRONOUNS:
        return False
    return not REPEATING.isdisjoint(pairwise(said))


def names_rule(words: Sequence[str]) -> bool:
    """Tell whether a conclusion begins with a name for the one before: "This age limit …".

    Example:
        >>> names_rule("the ban does n't extend".split()), names_rule("the fee is low".split())
        (True, False)
    """
    return not NAMING_RULES.isdisjoint(words[:1]) and not RULES.isdisjoint(words[1:3])


def lifts_rule(words: Sequence[str]) -> bool:
    """Tell whether a conclusion says whom the one before does not bind: "exempt from this rule".

    Example:
        >>> lifts_rule("buses are exempt from this ban".split())
        True
        >>> lifts_rule("buses are exempt from this charge".split())
        False
        >>> lifts_rule("cash is excluded from the policy".split())
        False
    """
    left_out = not _LEAVING_OUT.isdisjoint(words)
    return not RULES.isdisjoint(words) and any(
        word in RULES
        and words[at - 1] in NAMING_RULES
        and words[at - 2] in BINDING
        and not (left_out and word == _COVERING)
        for at, word in enumerate(words)
        if at > 1
    )


def is_lifted(words: Sequence[str]) -> bool:
    """Tell whether a conclusion says of the one before that it does not hold: "this ban is lifted".

    Example:
        >>> is_lifted("this requirement is waived".split())
        True
        >>> is_lifted("the ban is not lifted".split()), is_lifted("the anchor is lifted".split())
        (False, False)
    """
    if LIFTED.isdisjoint(words) or not names_rule(words):
        return False
    lifted = next(at for at, word in enumerate(words) if word in LIFTED)
    before = words[:lifted]
    return not syntax.BE.isdisjoint(before) and syntax.NEGATIONS.isdisjoint(before)


def names_conditions(words: Sequence[str]) -> bool:
    """Tell whether a conclusion begins with a name for what has to be met before.

    Example:
        >>> names_conditions("these tests do n't apply".split())
        True
        >>> names_conditions("this ban does n't apply".split())
        False
    """
    return names_rule(words) and not CONDITIONS.isdisjoint(words[1:3])


def names_part(words: Sequence[str]) -> bool:
    """Tell whether words only name another part of the text by its number: "paragraph (b)".

    Example:
        >>> names_part("subsections 2 and 3".split()), names_part("this part".split())
        (True, False)
    """
    named = bool(words) and {words[0], words[0].removesuffix("s")}.isdisjoint(NUMBERED)
    if not words or named:
        return False
    rest = [word for word in words[1:] if word not in _MARKING]
    return all(word[:1].isdigit() or len(word) == 1 or word in APPLYING for word in rest)


def names_exceptions(words: Sequence[str]) -> bool:
    """Tell whether a statement names the exceptions to the one before: "The exceptions are …".

    Example:
        >>> names_exceptions("the only exceptions are guests".split())
        True
        >>> names_exceptions("you are a guest".split())
        False
    """
    named = not EXCEPTIONS.isdisjoint(words[:4])
    return named and not syntax.BE.isdisjoint(words[:_PREDICATE])


def announces_exceptions(words: Sequence[str]) -> bool:
    """Tell whether a statement only says that there are exceptions, which it does not name.

    Example:
        >>> announces_exceptions("there are two exceptions".split())
        True
        >>> announces_exceptions("the only exceptions are guests".split())
        False
    """
    return tuple(words[:1]) == ("there",) and words[-1] in EXCEPTIONS
