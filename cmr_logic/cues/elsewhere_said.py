"""All places but the one said before: "Fires are allowed on the beach; **elsewhere** they are not".

It comes to "if it is not on the beach", in a statement of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, STOPS, Rewriting, sentence_start
from cmr_logic.cues.in_row import Sign
from cmr_logic.text import NOUN, classes, places_of, word_set

_ELSEWHERE, _ELSE, _OTHER = "elsewhere", "else", "other"
_EVERYWHERE = frozenset({"everywhere", "anywhere"})  # before "else"
# What a place stands behind: "**in** the harbour"; not "for the harbour".
_IN = word_set("in on at inside within along under near")
_NO_PLACE = frozenset({*syntax.TIME_UNITS, *syntax.MONTHS}) | word_set(
    "weekend week morning evening night event case way order time form summer winter spring autumn"
)
_THOSE = "those"
_LONGEST = 5  # words of a place behind its preposition: "the old town of Ely"
_NEAR = 3  # words from a relative to the place: "who is studying elsewhere"
_ENDS = STOPS | OF_CASES | {",", "but", "and", "or", "unless", "when", "while"}
_BUT, _ASIDE = "but", frozenset({"but", "and"})
_NOT_THERE = ("if", "it", "is", "not")

# What may be done, and what may not: "**allowed** elsewhere"; not "sold elsewhere".
_ALLOWED = word_set("allowed permitted welcome fine legal lawful")
_BANNED = word_set("forbidden banned prohibited illegal unlawful outlawed")
_BEING_SO = word_set("it is are they this these be")
_NOT = syntax.NEGATIONS | {"no"}

# What names all other times behind a semicolon: "; **at other times** it is free".
_DAYS, _SOME_TIMES = "days", frozenset({"days", "times"})
_FREE, _COSTING = frozenset({"free"}), word_set("costs cost charged costing")
_TIMES, _OTHER_TIMES = "times", (("at", "other"), ("at", "all", "other"))
_AT_ALL_OTHER_TIMES = (".", "at", "all", "other", "times", ",")

SIGNS = frozenset({_ELSEWHERE, _ELSE, _TIMES, _DAYS})
"""Words of which each of them has one: "**elsewhere** it is free"; not "in the harbour"."""
CLOSER: frozenset[Sign] = frozenset(
    {_ELSEWHERE, (_OTHER, _TIMES), (_OTHER, _DAYS), *((every, _ELSE) for every in _EVERYWHERE)}
)
"""Signs of which each has one, too: "at **other times**"; not "three times"."""


def elsewhere_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what is so in all other places, with what that comes to.

    Example:
        >>> list(elsewhere_said("you pay in the town ; elsewhere it is free .".split()))
        [(5, 7, ('.', 'if', 'it', 'is', 'not', 'in', 'the', 'town', ','))]
        >>> list(elsewhere_said("you may not buy it elsewhere .".split()))
        []
        >>> list(elsewhere_said("huts on it pay a tax . huts elsewhere pay less .".split()))
        [(8, 9, ('that', 'are', 'not', 'on', 'it'))]
        >>> list(elsewhere_said("row in the lock but swim elsewhere .".split()))
        [(6, 7, ('if', 'it', 'is', 'not', 'in', 'the', 'lock'))]
        >>> list(elsewhere_said("it is banned in the lock , but allowed elsewhere .".split()))
        [(6, 10, ())]
        >>> list(elsewhere_said("it is free on mondays and costs £ 9 on other days .".split()))
        [(5, 12, ())]
    """
    for at in places_of(words, SIGNS, 1, len(words)):
        if words[at] in _SOME_TIMES:
            yield from _at_some_times(words, at)
            continue
        begin = at - (words[at] == _ELSE)
        if words[at] != _ELSE or words[begin] in _EVERYWHERE:
            yield from _in_other_places(words, begin, at)


def _tells_who(words: Sequence[str], begin: int) -> bool:
    """Tell whether a place only tells somebody apart: "someone **who studies** elsewhere"."""
    return not syntax.RELATIVES.isdisjoint(words[max(begin - _NEAR, 0) : begin])


def _at_some_times(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what is so at all other times, or on all other days, with what that comes to."""
    dear = _dear(words, at)
    if dear is not None:
        yield dear[0], dear[1], ()
    elif words[at] == _TIMES:
        yield from _at_other_times(words, at)


def _in_other_places(words: Sequence[str], begin: int, at: int) -> Iterator[Rewriting]:
    """Find what is so in all other places, with what that comes to.

    Args:
        words: the words of a text.
        begin: where the words for all other places begin.
        at: index of the last of them.
    """
    opposed = _opposed(words, begin, at + 1)
    if opposed is not None:
        yield opposed[0], opposed[1], ()
        return
    first = sentence_start(words, begin)
    if first and begin == first + 1 and words[first] not in _ASIDE:
        yield from _those_elsewhere(words, first, at + 1)
        return
    aside = begin - (words[begin - 1] in _ASIDE)
    if words[aside - 1] in STOPS:
        place = _place(words, sentence_start(words, aside - 1), aside - 1)
        if place:
            end = at + 1 + (tuple(words[at + 1 : at + 2]) == (",",))
            yield aside - 1, end, (".", *_NOT_THERE, *place, ",")
    elif tuple(words[at + 1 : at + 2]) in {(".",), (";",)} and not _tells_who(words, begin):
        first = sentence_start(words, begin)
        but = next((i for i in range(begin - 1, first, -1) if words[i] == _BUT), first)
        place = _place(words, first, but)
        if place:
            yield begin, at + 1, (*_NOT_THERE, *place)


def _opposed(words: Sequence[str], begin: int, end: int) -> tuple[int, int] | None:
    """Return the place of what says the opposite of all other places, which goes without saying.

    "It is banned in the lock**, but allowed elsewhere in the port**".

    Args:
        words: the words of a text.
        begin: where the words for all other places begin.
        end: index after them.
    """
    stop = next((i for i in range(end, len(words)) if words[i] in STOPS), len(words))
    wider = words[end:stop]
    if wider and (wider[0] not in _IN | {"of"} or len(wider) > _LONGEST):
        return None
    first = sentence_start(words, begin)
    joint = next((i for i in range(begin - 1, first, -1) if words[i] in _ASIDE), first)
    said = frozenset(words[joint + 1 : begin])
    before = frozenset(words[first:joint])
    negated = not _NOT.isdisjoint(said), not _NOT.isdisjoint(before)
    if not said <= _BEING_SO | _ALLOWED | _BANNED | _NOT or any(negated):
        return None
    sides = (_ALLOWED, _BANNED) if not said.isdisjoint(_ALLOWED) else (_BANNED, _ALLOWED)
    if said.isdisjoint(sides[0]) or before.isdisjoint(sides[1]):
        return None
    return joint - (words[joint - 1] == ","), stop


def _dear(words: Sequence[str], at: int) -> tuple[int, int] | None:
    """Return the place of what a thing costs at all other times than those when it is free.

    "It is free on Mondays **and costs €9 on other days**".
    """
    first = sentence_start(words, at)
    if words[at - 1] != _OTHER or words[at + 1 : at + 2] not in ([*"."], (".",), [";"], (";",)):
        return None
    joint = next((i for i in range(at - 1, first, -1) if words[i] in _ASIDE), first)
    if not words[joint + 1 : joint + 2] or words[joint + 1] not in _COSTING:
        return None
    timed = "on" in words[first:joint] or "at" in words[first:joint]
    free = not _FREE.isdisjoint(words[first:joint]) and _NOT.isdisjoint(words[first:at])
    return (joint - (words[joint - 1] == ","), at + 1) if free and timed else None


def _those_elsewhere(words: Sequence[str], first: int, end: int) -> Iterator[Rewriting]:
    """Find things of all other places than those that the sentence before names: "huts elsewhere".

    Args:
        words: the words of a text.
        first: where they are named.
        end: index after the words for all other places.
    """
    start = sentence_start(words, first - 1)
    verb = syntax.finite_verb(tuple(words), start, first - 1)
    same = words[first] in {words[start], _THOSE} and syntax.is_plural_noun(words[start])
    if verb is None or not same or not 1 < verb - start - 1 <= _LONGEST:
        return
    place = tuple(words[start + 1 : verb])
    if place[0] in syntax.PREPOSITIONS:
        yield first + 1, end, ("that", "are", "not", *place)


def _at_other_times(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find "at other times" behind a semicolon, with what it comes to in a statement of its own."""
    opening = next((o for o in _OTHER_TIMES if tuple(words[at - len(o) : at]) == o), None)
    if opening is not None and words[at - len(opening) - 1] == ";":
        end = at + 1 + (tuple(words[at + 1 : at + 2]) == (",",))
        yield at - len(opening) - 1, end, _AT_ALL_OTHER_TIMES


def _place(words: Sequence[str], first: int, last: int) -> tuple[str, ...]:
    """Return the place that a statement names, with its preposition; nothing where it has none."""
    verb = syntax.finite_verb(tuple(words), first, last)
    for at in range(last - 1, first - 1, -1):
        if words[at] not in _IN or tuple(words[at + 1 : at + 2]) == () or at + 1 >= last:
            continue
        if words[at + 1] not in syntax.DETERMINERS:
            continue
        stop = verb if verb is not None and verb > at else last
        end = at + 2
        while end < min(stop, at + 1 + _LONGEST) and words[end] not in _ENDS | syntax.PREPOSITIONS:
            end += 1
        named = words[at + 2 : end]
        if named and NOUN in classes(named[-1]) and _NO_PLACE.isdisjoint(named):
            return tuple(words[at:end])
    return ()
