"""Words of a clause that a story only says aside: "the **owner's** dog", "below a **flat**"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.text import NOUN, VERB, bases, classes, key, word_set, words_in

_POSSESSIVE = frozenset({"'s", "’s"})
# Where somebody, or something, is not at a thing: "I live **below** a flat"; not "in".
_BESIDE = word_set("below above beneath beyond past near beside opposite behind")
_AGAINST = "against"
# What one only does of a thing with the same verb: "I read **about** it"; not "read it".
_ONLY_ABOUT = frozenset({"about"})
# Verbs of what somebody is or has, which say of no deed that it is the same: "**have** a flat".
_LIGHT = word_set("be have do get")
# Words for how many, behind "about": "about **a** hundred hens"; not "about the rules".
_MANY = syntax.NUMBERS | word_set("hundred thousand million dozen couple few")
_AWAY, _FROM = frozenset({"away", "clear"}), "from"
# Before whom one has to do with, and is not: "I work **with** nurses"; not "as a nurse".
_OTHER_THAN_ONE = word_set("with for by like than among")
_BEING = "you are "
# Those who are tied to one by something else: "a **business** partner"; not "a new partner".
_TIED = {
    "partner": word_set(
        "business dance dancing sparring tennis bridge training trading duet chess"
    ),
}
_IN_LAW = "law"
_BEFORE_THINGS = syntax.PREPOSITIONS | _BESIDE | _ONLY_ABOUT | {_AGAINST}
_REACH = 3  # words of the name of a thing: "the old flat"


@lru_cache(maxsize=4096)
def _asked(statement: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Return the words of a clause, those of content in it, and the bases of its verbs."""
    words = words_in(statement)
    verbs = frozenset(base for word in words for base in bases(word, VERB))
    return frozenset(words), frozenset(map(key, words)) - {""}, verbs - _LIGHT


def named_aside(statement: str, quote: str, *, follows: bool = False) -> bool:
    """Tell whether a story says a word of a clause only aside, of another thing.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a story that affirm it.
        follows: they do so by an entry of the tables, which may name whose something is.

    Example:
        >>> named_aside("you know the owner", "I know the owner's dog")
        True
        >>> named_aside("you know the owner", "I know the owner and her dog")
        False
        >>> named_aside("the owner consents", "I have the owner's consent")
        False
        >>> named_aside("you live in a flat", "I live below a flat")
        True
        >>> named_aside("you are a nurse", "I work with nurses")
        True
        >>> named_aside("you live in a flat", "I live in a flat above a shop")
        False
    """
    own, wanted, verbs = _asked(statement)
    words = words_in(quote)
    deed = next(
        (i for i, word in enumerate(words) if not verbs.isdisjoint(bases(word, VERB))), None
    )
    being = statement.startswith(_BEING) and own.isdisjoint(_OTHER_THAN_ONE)
    told: dict[str, list[bool]] = {}
    for at, word in enumerate(words):
        if (named := key(word)) in wanted:
            aside = _is_tied(words, at, own) or _is_beside(words, at, own, deed)
            if deed is not None and deed < at and not follows:
                aside = aside or _owns_thing(words, at, own, wanted)
            if being and is_person(word) and named == key(words_in(statement)[-1]):
                aside = aside or _is_with(words, at)
            told.setdefault(named, []).append(aside)
    return any(map(all, told.values()))


def _owns_thing(words: Sequence[str], at: int, own: frozenset[str], wanted: frozenset[str]) -> bool:
    """Tell whether a word only says whose something is: "I know **the owner's** dog"."""
    behind = words[at + 1 : at + 3]
    possessive = behind[:1] != () and behind[0] in _POSSESSIVE and own.isdisjoint(_POSSESSIVE)
    return possessive and _names_thing(behind[1:], wanted)


def _is_tied(words: Sequence[str], at: int, own: frozenset[str]) -> bool:
    """Tell whether somebody is tied to one in another way: "my **business** partner"."""
    behind = words[at + 1 : at + 5]
    if _IN_LAW in behind and _IN_LAW not in own:
        return True
    return at > 0 and words[at - 1] in _TIED.get(words[at], frozenset[str]()) - own


def _is_with(words: Sequence[str], at: int) -> bool:
    """Tell whether somebody is only who one has to do with: "I live **with a nurse**"."""
    start = at - 1 - (at > 0 and words[at - 1] in syntax.DETERMINERS)
    named = at + 1 < len(words) and NOUN in classes(words[at + 1])  # "with refugee **status**"
    return start > 0 and words[start] in _OTHER_THAN_ONE and not named


def _names_thing(behind: Sequence[str], wanted: frozenset[str]) -> bool:
    """Tell whether "'s" says whose something is: "the owner's **dog**"; not "he's ill".

    What a clause says with a verb, a story may call somebody's: "I have the owner's **consent**".
    """
    if not behind or any(covers((key(behind[0]),), word) for word in wanted):
        return False
    kinds = classes(behind[0])
    return (
        NOUN in kinds
        and behind[0] not in syntax.DETERMINERS
        and not (syntax.is_participle(behind[0]) or syntax.is_gerund(behind[0]))
    )


def _is_beside(words: Sequence[str], at: int, own: frozenset[str], deed: int | None) -> bool:
    """Tell whether a word stands behind a preposition by which something is only near it.

    Args:
        words: those of the story.
        at: the index of the word.
        own: the words of the clause.
        deed: where the verb of the clause stands, None where it does not.
    """
    start = at - 1
    while start > max(at - 1 - _REACH, 0) and words[start] not in _BEFORE_THINGS:
        start -= 1
    if start < 1 or words[start] in own or words[start - 1] in syntax.DETERMINERS:
        return False  # "in the past year"
    preposition = words[start]
    if preposition == _AGAINST:
        return True
    if deed is None or deed >= start or words[start + 1] == "-":
        return False
    if preposition == _FROM:
        return words[start - 1] in _AWAY - own
    counted = any(word[0].isdigit() or word in _MANY for word in words[start + 1 : at])
    noun = start > 1 and words[start - 2] in syntax.DETERMINERS  # "told the bank about it"
    only_about = preposition in _ONLY_ABOUT and not (counted or noun)
    return preposition in _BESIDE or only_about
