"""People and things that are found so: "**Anyone caught** rowing" is "anyone **who is** caught".

So are people of a kind that something was done to: "**Staff dismissed** for theft lose it".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.named_before import PERSONS
from cmr_logic.cues.not_so import ONE_OF_KIND
from cmr_logic.text import NOUN, classes, places_of, word_set

_FOUND = word_set("found caught seen observed spotted discovered detected suspected")
# Whoever it is: "**anyone** caught rowing"; not "she".
_ANYBODY = word_set("anyone anybody everyone everybody person passenger member driver player pupil")
_ANY = word_set("any a an every")
# What is found may be so, with or without something: "found **without** a pass", "caught rowing".
_STATES = syntax.PREPOSITIONS - {"by", "to"}
_LONGEST = 3  # words of a subject: "any unlicensed dog"
# What is done to people, by which they are told apart: "staff **dismissed** for theft"; not "paid".
_DONE_TO = word_set(
    "dismissed sacked banned suspended expelled excluded barred disqualified convicted injured made"
)
# What is done with a thing that is then somewhere: "a van **left** in the yard is towed".
_LEFT = word_set(
    "left parked moored stored placed chained pitched tied tethered dumped abandoned stacked hung"
)
_JOINED = word_set("and but who that which when if , you they it we")  # no plain phrase with these
_REDUNDANT = word_set("redundant bankrupt homeless")  # what people are made: "made **redundant**"
_MOST = 2  # words of the name of such people: "former members"
SIGNS = _FOUND | _DONE_TO | _LEFT
"""Words of which each has one: "anyone **caught** rowing"; not "anyone rowing"."""


def found_so(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each participle that says so of a subject, with the relative that it lacks.

    Example:
        >>> list(found_so("anyone caught rowing on deck will be fined .".split()))
        [(1, 2, ('who', 'is', 'caught'))]
        >>> list(found_so("any dog found off its lead may be taken away .".split()))
        [(2, 3, ('that', 'is', 'found'))]
        >>> list(found_so("guests found the hut without a map .".split()))
        []
        >>> list(found_so("members banned for life lose their vote .".split()))
        [(1, 2, ('who', 'are', 'banned'))]
        >>> list(found_so("members are banned for life .".split()))
        []
        >>> list(found_so("a locked van left in the yard will be towed .".split()))
        [(3, 4, ('that', 'is', 'left'))]
        >>> list(found_so("a crew left in the yard a van .".split()))
        []
    """
    if not _DONE_TO.isdisjoint(words):
        yield from _done_to_people(words)
    if not _LEFT.isdisjoint(words):
        yield from _left_somewhere(words)
    for at in places_of(words, _FOUND, 1):
        first = sentence_start(words, at)
        named, behind = words[first:at], words[at + 1] if at + 1 < len(words) else ""
        if (
            not named
            or len(named) > _LONGEST
            or not (behind in _STATES or syntax.is_gerund(behind))
        ):
            continue
        last = sentence_end(words, at)
        if syntax.AUXILIARIES.isdisjoint(words[at:last]):
            continue  # "guests found in the hut a map"
        person = named[-1] in _ANYBODY
        if (person and len(named) == 1) or (named[0] in _ANY and NOUN in classes(named[-1])):
            yield at, at + 1, ("who" if person else "that", "is", words[at])


def _left_somewhere(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what tells a thing apart by where it was left, and what is said of it behind that."""
    for at in places_of(words, _LEFT, 2, len(words) - 1):
        first, last = sentence_start(words, at), sentence_end(words, at)
        named = words[first:at]
        thing = (
            1 < len(named) <= _LONGEST and named[0] in ONE_OF_KIND and NOUN in classes(named[-1])
        )
        if not thing or words[at + 1] not in syntax.PREPOSITIONS - {"by"}:
            continue
        verbs = (i for i in range(at + 2, last) if words[i] in syntax.MODALS | {"is"})
        verb = next(verbs, None)
        if verb is not None and _JOINED.isdisjoint(words[at:verb]):
            yield at, at + 1, ("that", "is", words[at])


def _done_to_people(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what tells people apart by what was done to them, and who do something else."""
    for at in places_of(words, _DONE_TO, 1):
        first = sentence_start(words, at)
        last = sentence_end(words, at)
        named = words[first:at]
        behind = words[at + 1] if at + 1 < last else ""
        if not 0 < len(named) <= _MOST or not named[-1].endswith((*PERSONS, "staff")):
            continue
        told = behind in _REDUNDANT if words[at] == "made" else behind in syntax.PREPOSITIONS
        if told and syntax.finite_verb((*named, "who", "are", *words[at:last])) is not None:
            yield at, at + 1, ("who", "are", words[at])
