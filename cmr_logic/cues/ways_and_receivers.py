"""In what way, and to whom, leave is given: "**but not with gas**", "**only to** people over 60".

In plain words that is a case: "you may cook, but not **if you cook** with gas", "you may sell it
only **if you sell it** to people over 60".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.named_before import are_things
from cmr_logic.text import NOUN, VERB, bases, classes, places_of, word_set

_BUT, _NOT, _ONLY, _TO, _YOU, _COMMA = "but", "not", "only", "to", "you", ","
_LEAVE = word_set("may can")
# What opens a way of doing something: "but not **with** gas"; not "but not on Sundays".
_WAYS = word_set("with without using by")
# How something may look or be put, behind "in": "in a dark **colour**"; not "in a car park".
_LOOKS = word_set("colour color colours colors style size language ink pencil currency")
_CASES = word_set("if unless when where who that which while until")
_TIMING = word_set("before after during until between on")
_LONGEST = 7  # words of what is done: "hand out the drug to"
# Those of a kind to whom alone: "only to **people** over 60"; not "only to the shop".
_FIRST = syntax.DETERMINERS | syntax.PRONOUNS
SIGNS = frozenset({_BUT, _ONLY})
"""Words of which each of them has one: "**but** not with gas"; not "with gas"."""
CLOSER = in_row((_NOT,), (*_WAYS, "in")) | {(_ONLY, _TO)}
"""Two words in a row of which each has one, too: "**not with** gas"; not "but not you"."""


def ways_and_receivers(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the case that it comes to.

    Example:
        >>> list(ways_and_receivers("you may cook here , but not with gas .".split()))
        [(6, 7, ('not', 'if', 'you', 'cook'))]
        >>> list(ways_and_receivers("cooks may sell jam only to people over 60 .".split()))
        [(4, 5, ('only', 'if', 'you', 'sell', 'jam'))]
        >>> list(ways_and_receivers("jam may be sold only to members .".split()))
        [(4, 5, ('only', 'if', 'it', 'is', 'sold'))]
        >>> list(ways_and_receivers("you may cook here , but not on sundays .".split()))
        []
    """
    for at in places_of(words, SIGNS, 3, len(words) - 2):
        first, last = sentence_start(words, at), sentence_end(words, at)
        modal = next((i for i in range(first, at) if words[i] in _LEAVE), at)
        whole = first < modal < at - 1 and words[modal + 1] != _NOT
        if not whole or not _CASES.isdisjoint(words[first:last]):
            continue
        if words[at] == _BUT and words[at + 1] == _NOT and _is_way(words, at + 2, last):
            done = _done(words, modal + 1, at)
            if (
                done and words[at + 2] not in words[modal:at]
            ):  # "help with fares, but not with food"
                yield at + 1, at + 2, (_NOT, "if", _YOU, *done)
        elif words[at] == _ONLY and words[at + 1] == _TO and _are_people(words, at + 2):
            yield from _to_some(words, first, modal, at)


def _is_way(words: Sequence[str], at: int, last: int) -> bool:
    """Tell whether words to the end of a sentence are a way: "with gas", "in a dark colour"."""
    if words[at] in _WAYS:
        return _COMMA not in words[at:last]
    return words[at] == "in" and words[last - 1] in _LOOKS


def _are_people(words: Sequence[str], at: int) -> bool:
    """Tell whether several of a kind are named at an index, and no deed: "people over 60"."""
    near = words[at : at + 2]
    named = words[at] not in _FIRST and any(map(syntax.is_plural_noun, near))
    return named and not any(map(are_things, near))


def _done(words: Sequence[str], first: int, last: int) -> tuple[str, ...]:
    """Return what one may do, with its object: "repaint your room"; nothing where it is unclear."""
    verb = words[first]
    if verb == "be" or VERB not in classes(verb) or verb not in bases(verb, VERB):
        return ()
    if not _TIMING.isdisjoint(words[first:last]):
        return ()  # "before the harvest, but not with a dog": when it is so, is asked as well
    ends = syntax.PREPOSITIONS | {_COMMA, "here", "there"}
    end = next((i for i in range(first + 1, last) if words[i] in ends), last)
    return tuple(words[first:end]) if end - first <= _LONGEST else ()


def _to_some(words: Sequence[str], first: int, modal: int, at: int) -> Iterator[Rewriting]:
    """Find to whom alone something may be done: "may be lent **only to** members"."""
    said = words[modal + 1 : at]
    if len(said) > _LONGEST or not syntax.COORDINATORS.isdisjoint(said):
        return
    if said[0] == "be":
        noun = words[modal - 1]
        if NOUN in classes(noun) and syntax.is_participle(said[1]):
            they = ("they", "are") if syntax.is_plural_noun(noun) else ("it", "is")
            yield at, at + 1, (_ONLY, "if", *they, *said[1:])
    elif len(said) > 1 and said[0] in bases(said[0], VERB):
        yield at, at + 1, (_ONLY, "if", _YOU, *said)
