"""A subject that stands apart from its verb: "**Dave**, who I row with, **has** a boat"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.describing import before_times
from cmr_logic.scenario.statements.leading import lead_of
from cmr_logic.text import NOUN, VERB, Tokens, bases, classes, word_set

# Before the name of somebody: "**Mr** Hobbs"; not "my Hobbs".
_TITLES = word_set("mr mrs ms miss dr mr. mrs. ms. dr. doctor professor")
# Verb forms of somebody or something else than whoever tells: "my aunt **has** a boat".
_OF_OTHERS = frozenset({"has", "is", "does"})
# And those that no single other one has: "a widow, **have** two kids".
_NOT_OF_ONE = frozenset({"have", "am", "are", "were", "do"})
# What may stand behind a name at the beginning, by which it is known: "Biscuit, **my** cat".
_BEHIND_NAMES = lists.OWNERS | syntax.ARTICLES | {"who", "which", "whom", "whose", "one"}
_INDEFINITE = frozenset({"a", "an", "one"})
_NAMES_NOBODY = frozenset({"no", "this", "that", "these", "those", "all", "each", "every", "some"})
_PEOPLE = frozenset({"nobody", "everybody", "everyone"})
_LONGEST = 6  # words of a subject


def stands_apart(words: Sequence[str], following: str) -> bool:
    """Tell whether words before a comma name what the sentence is about, and say nothing of it.

    Args:
        words: the words, in lower case.
        following: the word behind the comma.

    Example:
        >>> stands_apart(["my", "boat"], "which"), stands_apart(["biscuit"], "my")
        (True, True)
        >>> stands_apart(["last", "year"], "the"), stands_apart(["sadly"], "my")
        (False, False)
    """
    if not words or len(words) > _LONGEST or words[0] in _NAMES_NOBODY:
        return False
    if words[0] in _PEOPLE or (words[0] in _TITLES and len(words) > 1):
        return True
    if lead_of((*words, "i")) or len(before_times(words)) < len(words):
        return False
    if words[0] in lists.OWNERS | syntax.ARTICLES:
        return len(words) > 1 and syntax.noun_head(tuple(words)) is not None
    return len(words) == 1 and _may_be_name(words[0], following)


def _may_be_name(word: str, following: str) -> bool:
    """Tell whether a word may be a name: no dictionary has it, or it is told who that is."""
    if word in syntax.PRONOUNS | syntax.PREPOSITIONS | lists.FILLERS or not word.isalpha():
        return False
    known = classes(word)
    noun = NOUN in known and not syntax.is_adverb(word) and not syntax.is_plural_noun(word)
    return (not known or noun or word in lists.GIVEN_NAMES) and following in _BEHIND_NAMES


def named_in(words: Sequence[str]) -> slice:
    """Return which words of a subject name it: "Mrs **Li** next door"; all, where none is a title.

    Args:
        words: those of the subject.

    Example:
        >>> named_in(["mrs", "li", "next", "door"]), named_in(["my", "boat"])
        (slice(1, 2, None), slice(0, 2, None))
    """
    return slice(1, 2) if words[0] in _TITLES and len(words) > 1 else slice(0, len(words))


def is_of_other(word: str) -> bool:
    """Tell whether a verb form is of somebody or something else than whoever tells.

    Args:
        word: the verb.

    Example:
        >>> is_of_other("has"), is_of_other("have")
        (True, False)
    """
    return word in _OF_OTHERS


def goes_with(subject: Sequence[str], run: Sequence[str]) -> bool:
    """Tell whether words begin with a verb that such a subject may have.

    Args:
        subject: the words of the subject.
        run: those that stand behind a further comma.

    Example:
        >>> goes_with(["dave"], ["has", "a", "boat"]), goes_with(["dave"], ["on", "mondays"])
        (True, False)
        >>> goes_with(["a", "widow"], ["have", "two", "kids"])  # whoever tells has them
        False
    """
    first = run[0]
    if first in syntax.DETERMINERS | syntax.PREPOSITIONS | syntax.PRONOUNS | lists.OWNERS:
        return False
    verb = next((word for word in run if not syntax.is_adverb(word)), first)
    single = not syntax.is_plural_noun(subject[-1])
    if single and verb in _NOT_OF_ONE:
        return False
    if subject[0] in _INDEFINITE and verb not in _OF_OTHERS:
        return False
    if verb in syntax.AUXILIARIES:
        return True
    known = bases(verb, VERB)
    return bool(known) and not syntax.is_gerund(verb) and (verb not in known or not single)


def joined(first: Tokens, second: Tokens) -> Tokens:
    """Return tokens of two places as if they stood side by side.

    Args:
        first: those of the subject.
        second: those of its verb and what follows.
    """
    return Tokens(
        (*first.words, *second.words),
        (*first.starts, *second.starts),
        (*first.ends, *second.ends),
        (*first.unnamed, *second.unnamed),
    )


def tokens_between(tokens: Tokens, first: int, last: int) -> Tokens:
    """Return the tokens of a place.

    Args:
        tokens: those of a story.
        first: index of the first of them.
        last: the index behind the last one.
    """
    return Tokens(
        tokens.words[first:last],
        tokens.starts[first:last],
        tokens.ends[first:last],
        tokens.unnamed[first:last],
    )
