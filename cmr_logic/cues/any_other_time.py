"""All days and places but the one set: "Bring cakes on Friday. **Those of any other day** lose".

Behind "Cakes must be brought on Friday", those brought on any other day are "cakes that are not
brought on Friday".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.deadlines_set import Deadline, deadlines
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.in_row import Sign, in_row
from cmr_logic.text import key, places_of, word_set

_OTHER, _ELSE, _ELSEWHERE = "other", "else", "elsewhere"
_AT = word_set("on at in to by")
_ANY, _ANYWHERE = "any", "anywhere"
_THOSE, _ONES = "those", frozenset({"those", "anything"})
# What is done with things that are to be somewhere, in whatever word: "**left** anywhere else".
_BROUGHT = word_set("left brought handed delivered sent put placed submitted given dropped")
_PARTICLES = frozenset({"in", "off", "up", "out", "down"})
SIGNS = frozenset({_OTHER, _ELSE, _ELSEWHERE})
"""Words of which each has one: "on any **other** day"; not "on Friday"."""
CLOSER: frozenset[Sign] = in_row({_ANY}, {_OTHER}) | in_row({_ANYWHERE}, {_ELSE}) | {_ELSEWHERE}
"""Signs of which each has one, too: "**any other** day"; not "the other day"."""


def any_other_time(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them that opens a sentence, with what it comes to.

    Example:
        >>> said = "cakes must be brought on friday . those brought on any other day lose ."
        >>> list(any_other_time(said.split()))
        [(7, 13, ('cakes', 'that', 'are', 'not', 'brought', 'on', 'friday'))]
        >>> list(any_other_time("cakes may be brought on any other day .".split()))
        []
    """
    for at in places_of(words, SIGNS, 2):
        opening, last = _extent(words, at)
        first = sentence_start(words, at)
        if not first or opening <= first + 1:
            continue
        known = [each for each in deadlines(words[:first], days=True) if each.done]
        fitting = [each for each in known if _fits(each, words[first:opening])]
        if len(fitting) == 1:
            things = words[first] if words[first] not in _ONES else fitting[0].noun
            yield first, last, fitting[0].missed_by(things)


def _extent(words: Sequence[str], at: int) -> tuple[int, int]:
    """Return where words for any other day or place begin, and the index after them; (0, 0)."""
    if words[at] == _ELSEWHERE:
        return at, at + 1
    if words[at] == _ELSE:
        return (at - 1, at + 1) if words[at - 1] == _ANYWHERE else (0, 0)
    placed = words[at - 1] == _ANY and words[at - 2] in _AT
    return (at - 2, at + 2) if placed and at + 1 < len(words) else (0, 0)


def _fits(deadline: Deadline, said: Sequence[str]) -> bool:
    """Tell whether words are the things of a duty with what is done with them: "those brought"."""
    noun, *rest = said
    rest = [w for w in rest if w not in _PARTICLES | syntax.SUBJECT_RELATIVES | syntax.BE]
    same = noun in _ONES or key(noun) == key(deadline.noun)
    if not same or len(rest) != 1:
        return False
    return key(rest[0]) == key(deadline.done) or rest[0] in _BROUGHT
