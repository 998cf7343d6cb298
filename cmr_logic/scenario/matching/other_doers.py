"""Who does what tells a thing apart: "the goods **you sell**" are not "the goods **he sells**".

And to whom it is done: who teaches "yourself" has not done so by teaching a son.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.matching.gist import sentence_behind
from cmr_logic.scenario.matching.turned_about import BEFORE_VERBS
from cmr_logic.text import VERB, bases, word_set, words_in

_YOU, _ONESELF = "you", "yourself"
_MYSELF = frozenset({"myself", "ourselves", "yourself"})
_MINE = frozenset({"i", "we"})  # "things **I** made", "those **we** sell"
# Others as subjects: "the goods **he** sells", "the one **somebody** made"; not "it", a thing.
_OTHERS = word_set("he she they somebody someone everybody everyone nobody who")
_LONGEST = 3  # words of who does it: "my little sister"
# What is done to oneself by being done to part of one: "I **cut** my hand"; not "taught my son".
_HARMING = word_set("hurt injure cut burn wound harm")
# Before others by whom, or with whom, something is: "**with** a smoker"; not "as a smoker".
_BESIDE = word_set("with beside near behind for by to from opposite above below against alongside")
_OBJECTS = syntax.DETERMINERS | {"him", "her", "them", "it", "people", "others"}


@lru_cache(maxsize=4096)
def _deeds(statement: str) -> tuple[frozenset[str], ...]:
    """Return the verbs by which "you" tells a thing apart in a clause: "the boat **you own**".

    Example:
        >>> _deeds("the goods you sell are second-hand") == (frozenset({"sell"}),)
        True
        >>> _deeds("you sell goods"), _deeds("a doctor says you are ill")
        ((), ())
    """
    words = words_in(statement)
    found = []
    for at in range(2, len(words) - 1):
        if words[at] != _YOU or not _names_thing(words, at):
            continue
        verb = next((i for i in range(at + 1, len(words)) if words[i] not in BEFORE_VERBS), None)
        told = frozenset(bases(words[verb], VERB)) if verb is not None else frozenset[str]()
        if told:
            found.append(told)
    return tuple(found)


def _names_thing(words: Sequence[str], at: int) -> bool:
    """Tell whether a thing stands before what tells it apart: "the goods | (that) you sell"."""
    thing = at - 1 - (words[at - 1] in syntax.RELATIVES)
    named = words[thing - 1] in syntax.DETERMINERS or (
        thing < at - 1 and syntax.is_plural_noun(words[thing])
    )
    return named and words[thing].isalpha() and words[thing] not in syntax.PREPOSITIONS


def done_by_another(statement: str, story: str, start: int, end: int) -> bool:
    """Tell whether somebody else does what a clause says of "you" to tell a thing apart.

    Args:
        statement: a part of a clause, as it is written.
        story: the story.
        start: where its words begin that affirm the clause.
        end: where they end; the rest of their sentence may say who does it.

    Example:
        >>> def another(statement, story):
        ...     return done_by_another(statement, story, 0, len(story))
        >>> clause = "the goods you sell are second-hand"
        >>> another(clause, "The goods he sells are second-hand")
        True
        >>> another(clause, "The goods I sell are second-hand, like those he sells")
        False
        >>> clause = "you teach yourself"
        >>> another(clause, "I teach my son"), another(clause, "I teach myself, with my son")
        (True, False)
    """
    if _is_of_a_doer(statement, story[start:end]):
        return True
    deeds, alone = _deeds(statement), f" {_ONESELF}" in statement
    if not deeds and not alone:
        return False
    told = words_in(story[start:end] + sentence_behind(story, end))
    if alone and _to_another(words_in(statement), told):
        return True
    return any(_done_by_others(deed, told) for deed in deeds)


@lru_cache(maxsize=4096)
def _doers(statement: str) -> frozenset[str]:
    """Return what those are called who do what a clause says of "you": "smoker" of "you smoke"."""
    who, verb, *_ = (*words_in(statement), "", "")
    stem = verb.removesuffix("e")
    return frozenset({f"{stem}er", f"{stem}ers"}) if who == _YOU and verb else frozenset()


def _is_of_a_doer(statement: str, quote: str) -> bool:
    """Tell whether words name but somebody beside whoever tells who does it: "with a smoker".

    Example:
        >>> told = "I live with a smoker", "As a smoker I cough"
        >>> [_is_of_a_doer("you smoke", said) for said in told]
        [True, False]
    """
    words = words_in(quote.lower())
    doers = _doers(statement)
    if doers.isdisjoint(words) or any(
        _does(word, frozenset({words_in(statement)[1]})) for word in words
    ):
        return False
    at = next(i for i, word in enumerate(words) if word in doers)
    led = next((word for word in reversed(words[:at]) if word not in syntax.DETERMINERS), "")
    return led in _BESIDE


def _done_by_others(deed: frozenset[str], told: Sequence[str]) -> bool:
    """Tell whether all that a sentence says of a deed is said of others."""
    doers = [_is_anothers(told, at) for at in range(1, len(told)) if _does(told[at], deed)]
    return bool(doers) and all(doers)


def _does(word: str, deed: frozenset[str]) -> bool:
    return not deed.isdisjoint(bases(word, VERB))


def _is_anothers(told: Sequence[str], verb: int) -> bool:
    """Tell whether another than whoever tells does what a verb says: "my sister | made"."""
    doer = next((i for i in range(verb - 1, -1, -1) if told[i] not in BEFORE_VERBS), None)
    if doer is None or told[doer] in _MINE:
        return False
    if told[doer] in _OTHERS:
        return True
    near = range(doer - 1, max(doer - 1 - _LONGEST, -1), -1)
    named = next((i for i in near if told[i] in syntax.DETERMINERS), None)
    joined = frozenset(told[named or 0 : doer])
    return named is not None and named > 0 and joined.isdisjoint(syntax.JOINTS | _MINE)


def _to_another(words: Sequence[str], told: Sequence[str]) -> bool:
    """Tell whether a deed that a clause has one do to oneself is done to something else."""
    at = words.index(_ONESELF) if _ONESELF in words else 0
    if at == 0 or not _MYSELF.isdisjoint(told):
        return False
    deed = frozenset(bases(words[at - 1], VERB)) - _HARMING
    places = [i for i in range(len(told) - 1) if _does(told[i], deed)]
    return bool(places) and all(told[i + 1] in _OBJECTS for i in places)
