"""Subjects without an article that a condition opens with: "if **frost or a flood** spoils it"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import COORDINATORS, Stretch
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set

# Words that a condition begins with: "if frost or hail …"; not "who".
_OPENERS = frozenset({"if", "unless", "when", "whenever", "where", "because"})
CLAUSE_STARTS = word_set("if unless ; when where that who but :")
"""Words and signs that a clause begins after: "**if** you row"; not "or"."""
_IS = frozenset({"is", "was"})
_SUBJECTS = 10  # tokens from such a word to the coordinator, at most
_PASSED = syntax.DETERMINERS | {",", "of"}


def waits_without_article(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether nouns alone still wait for their verb: "if **frost or a flood** spoils it".

    Args:
        stretch: the sentence.
        index: the place of the coordinator.
        at: the first word that counts behind it.
    """
    words, opener = stretch.words, _opener(stretch, index)
    if opener is None or not syntax.is_thing(words[index - 1]):
        return False
    return syntax.is_thing(words[opener + 1]) and _wait(stretch, opener, index, at)


def waits_in_list(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a list with one article waits for its verb: "if **a cook, pilot or guest** is".

    Args:
        stretch: the sentence.
        index: the place of the coordinator.
        at: the first word that counts behind it.
    """
    words, opener = stretch.words, _opener(stretch, index)
    if opener is None or "," not in words[opener + 1 : index]:
        return False
    return words[opener + 1] in syntax.DETERMINERS and _wait(stretch, opener, index, at)


def _opener(stretch: Stretch, index: int) -> int | None:
    """Return the place of the word that a condition begins with, if a subject stands behind it."""
    behind = range(index - 1, max(stretch.first, index - _SUBJECTS) - 1, -1)
    opener = next((i for i in behind if stretch.words[i] in _OPENERS), None)
    return None if opener is None or opener + 1 == index else opener


def _wait(stretch: Stretch, opener: int, index: int, at: int) -> bool:
    """Tell whether nouns behind an opener have no verb but that behind the coordinator."""
    if not all(map(_is_part, stretch.words[opener + 1 : index])):
        return False
    verb = stretch.finite_verb(at, stretch.piece_end(at))
    return verb is not None and verb > at and stretch.finite_verb(opener + 1, index) is None


def opens_subject(word: str) -> bool:
    """Tell whether a word may open a noun phrase that names a thing: "a", "frost"; not "you"."""
    return syntax.is_thing(word) or word in syntax.DETERMINERS


def _is_part(word: str) -> bool:
    """Tell whether a word may stand within nouns that are joined."""
    kinds = classes(word)
    joins = word in _PASSED or word in COORDINATORS
    return joins or NOUN in kinds or ADJECTIVE in kinds or syntax.is_thing(word)


def stands_bare(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a verb stands right behind a noun: "and **work must**", "or **rent is** owed".

    Before "is", nothing waits for a verb: not "if your boat or **cart is** old".
    """
    behind = stretch.word(at + 1)
    if behind not in _IS:
        return behind in syntax.MODALS
    starts = (i + 1 for i in range(index, stretch.first, -1) if stretch.words[i] in CLAUSE_STARTS)
    return stretch.finite_verb(next(starts, stretch.first), index) is not None


def is_sure_plural(stretch: Stretch, at: int) -> bool:
    """Tell whether such a plural stands alone: "**staff** agree"; not "**staff** rooms"."""
    return stretch.words[at] in syntax.PLURALS and not syntax.is_plural_noun(stretch.word(at + 1))


def names_one(stretch: Stretch, at: int) -> bool:
    """Tell whether "neither" stands before a noun and its verb: "**neither parent** works, or".

    Args:
        stretch: the sentence.
        at: the place of the word behind "neither".

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("if neither parent works or if you row")
        >>> names_one(Stretch(tokens, 0, len(tokens), item=False, lead_in=False), 2)
        True
    """
    noun = stretch.word(at)
    named = NOUN in classes(noun) and noun not in syntax.DETERMINERS
    return named and "nor" not in stretch.words[at:] and stretch.finite_verb(at) == at + 1
