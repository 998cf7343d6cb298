"""Places that share one preposition: "Smoking is banned **at** bus stops and covered walkways".

In plain words each has it: "at bus stops and at covered walkways". What is banned "from" a place is
banned in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import ADJECTIVE, NOUN, classes, places_of, word_set

_BANNED = word_set("banned barred")
# What is said of a thing or a deed at a place: "is **allowed** on"; not "is cheap on".
_SAID = word_set("forbidden prohibited allowed permitted") | _BANNED
_PLACING, _FROM = word_set("in on at"), "from"
_EACH = word_set("all any every most")
_LONGEST = 5  # words of one place
SIGNS = _SAID
"""Words of which each of them has one: "**banned** at stops"; not "cheap at stops"."""


def places_shared(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them at the end of a sentence, with the preposition before each place.

    Example:
        >>> list(places_shared("smoking is banned at all stops and piers .".split()))
        [(3, 5, ('at',)), (6, 7, ('and', 'at'))]
        >>> list(places_shared("dogs are banned from piers and lawns .".split()))
        [(3, 4, ('in',)), (5, 6, ('and', 'in'))]
        >>> list(places_shared("smoking is banned on mondays and at night .".split()))
        []
        >>> list(places_shared("guests are banned from rowing .".split()))
        []
    """
    for at in places_of(words, _SAID, 2, len(words) - 2):
        last = sentence_end(words, at)
        placing = words[at + 1]
        from_it = placing == _FROM and words[at] in _BANNED
        if not (placing in _PLACING or from_it) or not _is_said(words, at):
            continue
        first = at + 2 + (words[at + 2] in _EACH)
        joints = [i for i in range(first, last) if words[i] in syntax.JOINTS]
        bounds = [first - 1, *joints, last]
        places = [words[a + 1 : b] for a, b in pairwise(bounds)]
        if not all(map(_is_place, places)) or not (joints or first > at + 2):
            continue
        said = "in" if from_it else placing
        yield at + 1, first, (said,)
        for joint in joints:
            yield joint, joint + 1, (words[joint], said)


def _is_said(words: Sequence[str], at: int) -> bool:
    """Tell whether it is said of a thing or a deed: "dogs **are** banned"; not "those banned"."""
    be = at - 1 - (words[at - 1] in syntax.NEGATIONS)
    return words[be] in {"is", "are"} and sentence_start(words, at) < be


def _is_place(named: Sequence[str]) -> bool:
    """Tell whether words name one place, or places of a kind: "covered walkways", "the pier"."""
    if not 0 < len(named) <= _LONGEST:
        return False
    noun, before = named[-1].removesuffix("s"), named[:-1]
    timed = noun in syntax.TIME_UNITS | syntax.WEEKDAYS or named[-1] in syntax.MONTHS
    known = all(
        word in syntax.DETERMINERS
        or classes(word) & {NOUN, ADJECTIVE}
        or syntax.is_participle(word)
        for word in before
    )
    plural = syntax.is_plural_noun(named[-1]) or named[0] in syntax.DETERMINERS
    return known and plural and not timed and syntax.PREPOSITIONS.isdisjoint(named)
