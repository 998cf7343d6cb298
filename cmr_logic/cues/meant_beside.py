"""Who or what a name means, said beside it: "Seniors **(those aged 60 or over)** row free".

What is meant stands for the name: "Those aged 60 or over row free". So it does of things: "Late
forms, **meaning those sent after May**, are charged" is said of "forms sent after May".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.people_that import PEOPLE
from cmr_logic.text import ADJECTIVE, NOUN, classes, key, places_of, word_set

# What opens it, and what it ends with, by what it opens with.
_ENDS = {"(": ")", ",": ",", "-": "-", "–": "–", "—": "—"}
# What may stand ahead of it: ", **meaning** those", ", **that is** people".
_EXPLAINING = (("that", "is", ","), ("that", "is"), ("i.e.", ","), ("i.e.",), ("ie",),
               ("meaning",), ("namely",), ())  # fmt: skip
# Whoever it is: "(**people** aged 60)"; not "(the people we know)".
_SOMEBODY = word_set("people persons anyone anybody someone somebody")
_THOSE = word_set("those ones")  # people or things, by the name
# What is said of them: "those **aged** 60"; not "those, of course".
_SAID = syntax.PREPOSITIONS | syntax.SUBJECT_RELATIVES | word_set("aged older younger not we you")
# What people, and no things, are said to be: "those **who** row"; not "those over 9 m".
_OF_PEOPLE = word_set("who aged")
_LONGEST = 5  # words of a name with its article: "a regular long-distance flyer"
_SHORTEST = 2  # words of what is said
_AGE = 2  # words of an age alone: "under 16"
_HELD = 14  # words of it, at most
SIGNS = frozenset(_ENDS)
"""Words of which each of them has one: "seniors **(** those aged 60 )"; not "those aged 60"."""
CLOSER = in_row(
    {*_ENDS, "is", "i.e.", "ie", "meaning", "namely"}, {*_SOMEBODY, *_THOSE, *syntax.INDEFINITE}
)
"""Words of which each has two in a row, too: "**( those**", "**is people**"."""


def meant_beside(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them behind a name that opens its sentence, with what stands for both.

    Example:
        >>> list(meant_beside("seniors ( those aged 60 or over ) row free .".split()))
        [(0, 2, ()), (7, 8, ())]
        >>> list(meant_beside("late forms , meaning those sent after may , wait .".split()))
        [(0, 1, ()), (2, 5, ()), (8, 9, ())]
        >>> list(meant_beside("a raft , meaning a raft of logs , may stay .".split()))
        [(0, 4, ()), (8, 9, ())]
        >>> list(meant_beside("the crew ( those we know ) may stay .".split()))
        []
    """
    for at in places_of(words, SIGNS, 1):
        first = sentence_start(words, at)
        start = _behind_explaining(words, at + 1)
        end = _end(words, at, start)
        if end is None or not _is_name(words[first:at]):
            continue
        noun, opening = words[at - 1], words[start]
        if opening in _SOMEBODY or (
            opening in _THOSE and _names_people(noun, words[start + 1 : end])
        ):
            yield from _put((first, start), (end, end + 1))
        elif opening in _THOSE:
            yield from _put((first, at - 1), (at, start + 1), (end, end + 1))
        elif opening in syntax.INDEFINITE and key(words[start + 1]) == key(noun):
            yield from _put((first, start), (end, end + 1))


def _put(*gone: tuple[int, int]) -> Iterator[Rewriting]:
    """Return the words that go, each run of them by where it begins and ends."""
    for first, last in gone:
        if first < last:
            yield first, last, ()


def _behind_explaining(words: Sequence[str], at: int) -> int:
    phrase = next(phrase for phrase in _EXPLAINING if tuple(words[at : at + len(phrase)]) == phrase)
    return at + len(phrase)


def _end(words: Sequence[str], at: int, start: int) -> int | None:
    """Return where what is meant ends, None where no such thing stands there."""
    reach = range(start + _SHORTEST, min(start + _HELD, len(words) - 1))
    end = next((i for i in reach if words[i] == _ENDS[words[at]]), None)
    if end is None or (start == at + 1 and words[at] == ","):
        return None  # "boats, those over 9 m"
    said = words[start + 1]
    told = said in _SAID or syntax.is_participle(said) or syntax.is_gerund(said)
    return end if told or words[start] in syntax.INDEFINITE else None


def _is_name(words: Sequence[str]) -> bool:
    """Tell whether words are a name of some kind: "seniors", "a late form"; not "the crew"."""
    named = words[words[:1] != () and words[0] in syntax.INDEFINITE :]
    if not 0 < len(words) < _LONGEST or not named:
        return False
    plain = all({NOUN, ADJECTIVE} & classes(word) for word in named[:-1])
    several = syntax.is_plural_noun(named[-1])
    return plain and (several or (len(named) < len(words) and NOUN in classes(named[-1])))


def _names_people(noun: str, said: Sequence[str]) -> bool:
    """Tell whether "those" means people, by their name or what is said of them: "those **who**".

    A bound without a unit is one of age: "those **under 16**".
    """
    aged = len(said) == _AGE and said[0] in syntax.BOUNDS and said[1].isdigit()
    return noun in PEOPLE or said[0] in _OF_PEOPLE or aged
