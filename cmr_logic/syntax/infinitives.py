"""Infinitives that complete the word before them, and so say nothing of what something is for."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.forms import is_adverb
from cmr_logic.syntax.wordlists import DETERMINERS, MONTHS, PERSONAL_OBJECTS, WILLING
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set

# Verbs that an infinitive completes: "**need** to row"; not "pay to row".
_VERBS = word_set(
    "need want wish intend plan hope expect have ought try fail refuse agree promise decide choose "
    "seek prefer continue begin start cease manage forget neglect offer propose ask require oblige "
    "force tell advise allow permit invite order instruct entitle"
)
# Adjectives and nouns that one completes: "**ready** to row", "a **right** to row"; not "a card".
_OTHERS = word_set(
    "willing prepared ready due about eligible free supposed forced liable obligation duty right "
    "intention wish ability inability"
)
# Those that a noun completes as well: "**entitled** to a seat"; not "able to".
_HAVING_RIGHTS = frozenset({"entitled"})
_VERB_AND_TO = 2  # the fewest words that break off so
_MARCH = ("march",)
# Whom a verb of saying tells to do something: "tell **us** to row"; not "for us to row".
_TOLD = PERSONAL_OBJECTS | {"you"}
# Verbs of having somebody do something: "**get** them to sign"; not "get it to row".
_LEADING = frozenset({"get", "help", "enable", "encourage"})


def is_governed(words: Sequence[str], index: int) -> bool:
    """Tell whether an infinitive completes the word before it.

    Args:
        words: the words that it stands in.
        index: where its "to" stands; what opens with another word is governed by none.

    Example:
        >>> is_governed("you need to row".split(), 2), is_governed("you pay to row".split(), 2)
        (True, False)
        >>> is_governed("we told you to get rest".split(), 3)
        True
        >>> is_governed("use lights from may to march".split(), 4)
        True
        >>> is_governed("you need a boat permit to row".split(), 5)
        False
    """
    if words[index] != "to":
        return False  # "what you need **in** order to row"
    if tuple(words[index + 1 : index + 2]) == _MARCH and words[index - 1] in MONTHS:
        return True  # "from May **to March**", which is no deed
    before = index - 1
    while before > 0 and (is_adverb(words[before]) or words[before] == "not"):
        before -= 1
    if before > 0 and words[before] in _TOLD:
        before -= 1
        if not _LEADING.isdisjoint(bases(words[before], VERB)) and words[before + 1] != "it":
            return True
    word = words[before] if before >= 0 else ""
    if word in WILLING or word in _OTHERS:
        return True
    return not _VERBS.isdisjoint(bases(word, VERB)) and not _is_noun(words, before)


def awaits_noun(words: Sequence[str]) -> bool:
    """Tell whether words break off at a "to" that a noun completes: "you fly **to**".

    "You are **entitled** to | or receive a pension" leaves out the pension.

    Example:
        >>> awaits_noun("you fly to".split()), awaits_noun("you want to".split())
        (True, False)
        >>> awaits_noun("you are entitled to".split()), awaits_noun("you have to".split())
        (True, False)
    """
    if len(words) < _VERB_AND_TO or words[-1] != "to":
        return False
    return words[-2] in _HAVING_RIGHTS or not is_governed(words, len(words) - 1)


def _is_noun(words: Sequence[str], at: int) -> bool:
    """Tell whether a word that can be a noun is one: a determiner stands before it.

    A form in -s behind one noun is what that does: "your son **plans** to row"; not "your plans".
    """
    if NOUN not in classes(words[at]) or _is_done_by_noun(words, at):
        return False
    at -= 1
    while at > 0 and not classes(words[at]).isdisjoint({NOUN, ADJECTIVE}):
        at -= 1
    return at >= 0 and words[at] in DETERMINERS


def _is_done_by_noun(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb in -s stands right behind a noun in the singular, or a name.

    Example:
        >>> _is_done_by_noun("your son plans".split(), 2), _is_done_by_noun("your plans".split(), 1)
        (True, False)
    """
    word, before = words[at], words[at - 1] if at else ""
    third = word.endswith("s") and word not in bases(word, VERB)
    one = NOUN in classes(before) and before in bases(before, NOUN) and before not in DETERMINERS
    return third and one and ADJECTIVE not in classes(before)
