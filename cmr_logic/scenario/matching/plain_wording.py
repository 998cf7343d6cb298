"""The words of a sentence without grammar: "I'm **not** under 26" denies "you are under 26".

Whoever repeats a clause changes no more than who speaks, articles and auxiliaries, and denies it by
"not" or "no". What is left is compared word by word, in its order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.text import VERB, bases, word_set

# Whoever tells of themselves, as a rule says it to them: "**I** row"; not "he rows".
_SELF = word_set("i we me us you myself ourselves yourself")
# Words of grammar alone: "**the** oar"; not "one oar".
_ARTICLES = word_set("a an the any some my our your his her their its this that these those own")
# Words that only stress, or join: "**still** rows", "**but** I row"; not "often rows".
_STRESSING = word_set(
    "still already yet currently now also actually really definitely certainly ever indeed "
    "honestly sadly unfortunately luckily however though simply therefore anymore too well so but "
    "and , -"
)
_HAVE = frozenset({"have", "has", "had", "'ve", "’ve", "having"})
_WILL = frozenset({"will", "shall", "wo", "'ll", "’ll"})
_CAN = {"ca": "can", "could": "can"}
_NOT_LONGER = frozenset({"longer", "more"})  # behind "no" or "any": "no **longer**"
_SHORT_FORMS = frozenset({"'s", "’s", "'d", "’d"})
# What is added behind a clause that is so, or not so, now: "… **this afternoon**"; not "this year".
_ADDED = word_set(
    "today tonight morning afternoon evening moment present minute either anyway unfortunately "
    "sadly luckily at in right"
)
_ADDED_KEYS = frozenset(word_key(word) or word for word in _ADDED)
# What stands for a thing that is named before: "**they** row"; not "theirs".
_PRONOUNS = word_set("it they he she him them")
_IT, _BEING = "it", "being"
_LEAST = 2  # words that must be left
NOT_ALWAYS = re.compile(
    r"\b(?:always|usually|often|every|all|only|both|necessarily|just|another)\b", re.IGNORECASE
)
"""Words of which a denial leaves some: "I'm **not always** in"; not "I'm not in"."""


class Wording(NamedTuple):
    """What is left of a sentence.

    Args:
        words: its words without grammar, as they are compared, in their order.
        denied: it is denied, once or three times.
    """

    words: tuple[str, ...]
    denied: bool


@lru_cache(maxsize=4_096)
def plain_wording(words: Sequence[str]) -> Wording:
    """Return what is left of a sentence without its grammar.

    Args:
        words: its lower-cased tokens.

    Example:
        >>> plain_wording(("i", "have", "n't", "sold", "my", "boat", "yet"))
        Wording(words=('sell', 'boat'), denied=True)
        >>> plain_wording(("you", "have", "sold", "the", "boat"))
        Wording(words=('sell', 'boat'), denied=False)
        >>> plain_wording(("there", "is", "no", "warden", "present"))
        Wording(words=('warden', 'present'), denied=True)
        >>> plain_wording(("i", "was", "not", "asked", "to", "leave"))  # not "did not ask"
        Wording(words=('be', 'ask', 'to', 'leave'), denied=True)
    """
    left: list[str] = []
    denied = False
    for at, word in enumerate(words):
        if word in syntax.NEGATIONS:
            denied = not denied
        elif not _is_grammar(words, at):
            left.append(_compared(words, at))
    return Wording(tuple(left), denied)


def _compared(words: Sequence[str], at: int) -> str:
    """Return what a word is compared by: any pronoun of a thing as "it"."""
    word = words[at]
    if word in _PRONOUNS or _is_object(words, at):
        return _IT
    if word in syntax.BE:
        return _BEING if word == _BEING else "be"
    plain = _CAN.get(word, word)
    return word_key(plain) or plain


def _is_object(words: Sequence[str], at: int) -> bool:
    """Tell whether "her" stands for somebody: "keep **her** on a lead"; not "her lead"."""
    if words[at] != "her":
        return False
    return at + 1 == len(words) or words[at + 1] in syntax.PREPOSITIONS | syntax.ARTICLES


def _is_grammar(words: Sequence[str], at: int) -> bool:
    """Tell whether a word says nothing by itself."""
    word = words[at]
    if _is_object(words, at):
        return False
    if word in _HAVE:
        return _is_auxiliary(words, at)
    if word in syntax.DO:
        return _is_before_verb(words, at)
    if word in _NOT_LONGER:
        return words[at - 1] in {"no", "any"} and at > 0
    if word in syntax.BE or word in _SHORT_FORMS:
        return not _is_of_passive(words, at)
    plain = word in _SELF or word in _ARTICLES or word in _STRESSING or word in _WILL
    return plain or word == "there"


def _next(words: Sequence[str], at: int) -> str:
    """Return the next word that is no negation and no stress: "have **not yet** sold"."""
    behind = (w for w in words[at + 1 :] if w not in syntax.NEGATIONS and w not in _STRESSING)
    return next(behind, "")


def _is_auxiliary(words: Sequence[str], at: int) -> bool:
    """Tell whether a form of "have" only makes a tense: "**have** sold"; not "have a boat"."""
    word = _next(words, at)
    return syntax.is_participle(word) or word == "been"


def _is_of_passive(words: Sequence[str], at: int) -> bool:
    """Tell whether a form of "be" tells what is done to one: "**was** asked"; not "was late"."""
    word = _next(words, at)
    done = syntax.is_participle(word) and not syntax.is_gerund(word)
    return words[at] == _BEING or (done and words[at] in syntax.BE)


def _is_before_verb(words: Sequence[str], at: int) -> bool:
    """Tell whether a form of "do" only denies: "**do** not row"; not "do the work"."""
    word = _next(words, at)
    return word in _SELF or (bool(word) and word in bases(word, VERB))


def is_same_wording(clause: Sequence[str], told: Sequence[str]) -> bool | None:
    """Tell whether a sentence says what a clause does, word by word, or denies it.

    Args:
        clause: the lower-cased tokens of the clause.
        told: those of the sentence.

    Returns:
        None where its words are others, or too few.

    Example:
        >>> clause = ("you", "are", "under", "26")
        >>> is_same_wording(clause, ("i", "'m", "not", "under", "26"))
        False
        >>> is_same_wording(clause, ("i", "'m", "just", "under", "26"))
        >>> is_same_wording(clause, ("i", "am", "under", "26", "at", "the", "moment"))
        True
    """
    wanted, said = plain_wording(tuple(clause)), plain_wording(tuple(told))
    size = len(wanted.words)
    if size < _LEAST or said.words[:size] != wanted.words:
        return None
    if any(word not in _ADDED_KEYS for word in said.words[size:]):
        return None
    return wanted.denied is said.denied
