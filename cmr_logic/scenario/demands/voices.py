"""A clause about what somebody did to a thing, in the other voice: "the bank refused your loan".

A rule says "your loan was refused by the bank" or "the bank refused your loan", and a story either;
both are of the same deed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.text import NOUN, VERB, bases, classes, word_set, words_in

_THINGS = frozenset({"your", "the", "this", "these", "its"})
_DOERS = frozenset({"your", "the", "a", "an", "another"})
_IT = "it"  # what is spoken of: "it was mended by a plumber"
_BEING = frozenset({"is", "are", "was", "were", "been"})
_NOW = frozenset({"is", "are"})
_BY = "by"
# Particles of a verb before its doer: "carried **out** by a plumber"; not "in time by a plumber".
_PARTICLES = frozenset({"out", "up", "off", "down", "over", "after", "away", "back"})
_YOU = "you"
_BARE = 3  # where "by" stands in "you were hired by the firm"
_LONGEST = 5  # words that name a doer or a thing
# What stands behind "by" where it tells no doer: "by **the** river"; not "by the council".
_NO_DOERS = word_set("river road sea coast lake motorway door gate end time date day deadline")
# Verbs that tell no deed: "the flat **becomes** your home"; not "the bank refused your loan".
_NO_DEEDS = word_set("be have become seem remain stay cost last weigh contain include need want")


@lru_cache(maxsize=8192)
def in_other_voice(statement: str) -> str | None:
    """Return a clause about what somebody else did in the other voice; None for other clauses.

    Args:
        statement: a clause.

    Example:
        >>> in_other_voice("the bank has refused your loan")
        'your loan has been refused by the bank'
        >>> in_other_voice("your loan was refused by the bank")
        'the bank has refused your loan'
        >>> in_other_voice("a dog bit you on your way home")
        'you was bit by a dog on your way home'
        >>> in_other_voice("your sheep are washed by a farmhand")
        'a farmhand washes your sheep'
        >>> in_other_voice("it was mended by a plumber")
        'a plumber has mended it'
        >>> in_other_voice("you refused the loan") is None
        True
    """
    words = words_in(statement)
    if not words or syntax.NEGATIONS.intersection(words):
        return None
    if _BY in words:
        return _active(words)
    return _passive(words) if words[0] in _DOERS else None


def _active(words: Sequence[str]) -> str | None:
    """Return who did what, of "your loan was refused by the bank"."""
    at = words.index(_BY)
    be = next((i for i in range(1, at - 1) if words[i] in _BEING), 0)
    if words[0] == _YOU and be in (1, 2):
        return _active_of_you(words, be, at)
    verb = at - 1 - (words[at - 1] in _PARTICLES)
    if (
        words[0] not in _THINGS | {_IT}
        or not 0 < be < verb
        or not syntax.is_participle(words[verb])
    ):
        return None
    start = be - (words[be] == "been")
    end = _phrase_end(words, at + 1)
    doer = words[at + 1 : end]
    if not _names_doer(doer) or syntax.AUXILIARIES.intersection(words[:start]):
        return None
    several = syntax.is_plural_noun(doer[-1])
    done: tuple[str, ...] = ("have" if several else "has", *words[be + 1 : at])
    if words[be] in _NOW and be == verb - 1:  # what is done time and again
        base = bases(words[verb], VERB)[0]
        done = (base if several else syntax.third_person(base), *words[verb + 1 : at])
    return " ".join((*doer, *done, *words[:start], *words[end:]))


def _active_of_you(words: Sequence[str], be: int, by: int) -> str | None:
    """Return who did what to you, of "you were given a key by the warden"."""
    doer = words[by + 1 : _phrase_end(words, by + 1)]
    if be + 1 >= by or not syntax.is_participle(words[be + 1]) or not _names_doer(doer):
        return None
    done: tuple[str, ...] = ("has", words[be + 1])
    if words[be] in {"are", "is"} and by == _BARE:  # what is done time and again
        done = (syntax.third_person(bases(words[be + 1], VERB)[0]),)
    return " ".join((*doer, *done, _YOU, *words[be + 2 : by], *words[by + 1 + len(doer) :]))


def _passive(words: Sequence[str]) -> str | None:
    """Return what was done by whom, of "the bank refused your loan"."""
    verb = next(
        (i for i in range(2, min(len(words) - 1, _LONGEST + 1)) if _is_done(words, i)), None
    )
    if verb is None:
        return None
    end = verb - (words[verb - 1] in syntax.HAVE)
    doer = words[:end]
    if not _names_doer(doer):
        return None
    if words[verb + 1] == _YOU:
        thing, stop = words[verb + 1 : verb + 2], verb + 2
    else:
        stop = _phrase_end(words, verb + 1)
        thing = words[verb + 1 : stop]
    been = "has been" if end < verb else "was"
    if thing == (_YOU,) and stop < len(words) and words[stop] not in syntax.PREPOSITIONS:
        given = words[stop : _phrase_end(words, stop)]  # "your employer gave you **notice**"
        rest = words[stop + len(given) :]
        return " ".join((_YOU, been, words[verb], *given, _BY, *doer, *rest))
    return " ".join((*thing, been, words[verb], _BY, *doer, *words[stop:]))


def _is_done(words: Sequence[str], at: int) -> bool:
    """Tell whether a word is a verb that says what was done to what stands behind it."""
    if words[at + 1] not in _THINGS | {_YOU, _IT} or not syntax.is_participle(words[at]):
        return False
    base = bases(words[at], VERB)[0]
    if base in _NO_DEEDS or words[at - 1] in syntax.AUXILIARIES - syntax.HAVE:
        return False
    return words[at + 1] != _YOU or words[at + 2 : at + 3] != ("to",)


def _names_doer(words: Sequence[str]) -> bool:
    """Tell whether words name who, or what, did something, and say no more."""
    if not words or words[0] not in _DOERS or len(words) > _LONGEST:
        return False
    head = words[-1]
    known = NOUN in classes(head) or not classes(head)
    return known and head not in _NO_DOERS and not syntax.PREPOSITIONS.intersection(words)


def _phrase_end(words: Sequence[str], at: int) -> int:
    """Return where a noun phrase ends that begins at a place."""
    ends = syntax.PREPOSITIONS | syntax.RELATIVES | syntax.PRONOUNS | {"and", "or", ",", "before"}
    stop = at + 1
    while stop < len(words) and words[stop] not in ends and not syntax.is_adverb(words[stop]):
        stop += 1
    return stop
