"""Kinds of things that a subject tells apart by how or where they are: "**Wet coats** are …, if".

In plain words that is a relative clause: "coats that are wet", "a shed **that is** in the front
garden".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end
from cmr_logic.cues.in_row import EDGE, Sign, in_row
from cmr_logic.cues.named_before import are_things
from cmr_logic.cues.not_so import ONE_OF_KIND
from cmr_logic.cues.notices_said import BOUNDS_OF_SIZE
from cmr_logic.text import NOUN, classes, lemma, word_set

# How things are, before their noun and behind it: "**wet** coats"; not "other coats".
_HOW = word_set(
    """
    heavy large big small long short tall high wide narrow old wet dry dirty electric wooden sharp
    hot loud noisy sick ill dead wild dangerous poisonous fragile empty broken damaged faulty
    defective unused unopened unsigned incomplete foreign imported frozen raw overdue expired unpaid
    unlicensed uninsured untaxed unregistered unattended oversized overweight furnished unfurnished
    larger bigger smaller longer shorter taller higher wider heavier older newer
    """
)
# Those that a measure in the case comes to: "small boats …, if they are under 4 m".
_SIZES = word_set("heavy large big small long short tall high wide narrow old")
# What is said of a thing that others provide: "a locker in the hall is **free** for members".
_PROVIDED = word_set("free available open provided included reserved offered let lent given")
# Words of a case: what a statement says in one it says of no other kind.
_CASES = word_set("if unless when while until once provided except only")
_PLACING = syntax.OF_PLACES - {"outside", "near"}
# Nouns that a preposition says no place of: "a **change** in price", "a tax on rum"; not "a shed".
_NO_THINGS = word_set(
    """
    change increase rise fall delay interest share place seat part job post degree course lesson
    class entry error mistake gap drop reduction break stay day night week month year hour journey
    trip tax duty fee charge levy ban limit discount book report note decision claim time age price
    rate stop name number figure date contract right decrease investment loss profit
    """
)
_OF_DEEDS = ("al", "ment", "sion", "tion", "ance", "ence", "ship", "ing", "ity", "ness")
# Verbs of several things, and of one: "coats **cost**", "a shed **costs**"; not "may".
_OF_MANY = word_set("are have need cost lose qualify count go")
_OF_ONE = word_set("is has needs costs loses qualifies counts goes")
_LONGEST = 6  # words of a place: "in the front garden of a house"
_HOWEVER = ("however", ",")
_MUST = frozenset({"must"})
_PARTING = syntax.JOINTS | syntax.RELATIVES | word_set(". ; : but if unless when not")

SIGNS = _HOW | _PLACING
"""Words of which each of them has one: "**wet** coats"; not "coats"."""
CLOSER: frozenset[Sign] = (
    in_row((EDGE, ".", *ONE_OF_KIND), _HOW) | in_row(_PLACING, syntax.DETERMINERS) | {"must"}
)
"""Signs of which each has one, too: a sentence that opens with "**wet**"; not "if wet"."""


def kinds_in_subjects(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the relative that it comes to.

    Example:
        >>> list(kinds_in_subjects("wet coats are refused unless they are bagged .".split()))
        [(0, 2, ('coats', 'that', 'are', 'wet'))]
        >>> list(kinds_in_subjects("a shed in the garden is taxed if it is tall .".split()))
        [(2, 3, ('that', 'is', 'in'))]
        >>> list(kinds_in_subjects("a change in the rent is void if it is late .".split()))
        []
        >>> list(kinds_in_subjects("wet coats are refused .".split()))
        []
        >>> list(kinds_in_subjects("bring your coat . wet coats must be bagged .".split()))
        [(4, 6, ('coats', 'that', 'are', 'wet'))]
        >>> list(kinds_in_subjects("vans over 3 tonnes must be insured .".split()))
        [(1, 2, ('that', 'are', 'over'))]
    """
    first = 0
    while first + 3 < len(words):
        last = max(sentence_end(words, first), first + 1)
        said = words[first:last]
        first += len(_HOWEVER) * (tuple(said[: len(_HOWEVER)]) == _HOWEVER)
        at = first + (words[first] in ONE_OF_KIND)
        yield from _bounded(words, at, last)
        if words[at] in _HOW and (not _CASES.isdisjoint(said) or _demands(words, first, at)):
            if words[at] not in _SIZES or not any(word[:1].isdigit() for word in said):
                yield from _qualified(words, first, at)
        elif at > first and last - first > _LONGEST:
            yield from _placed(words, first, last)
        first = last + 1


def _qualified(words: Sequence[str], first: int, at: int) -> Iterator[Rewriting]:
    """Find how things are that a sentence opens with: "**wet coats** are", "a **wet coat** is"."""
    noun, verb, many = words[at + 1], words[at + 2], at == first
    if are_things(noun if many else f"{noun}s") and _is_verb(verb, many=many):
        yield at, at + 2, (noun, "that", "are" if many else "is", words[at])


def _demands(words: Sequence[str], first: int, at: int) -> bool:
    """Tell whether some of what was granted must be so: "Bring your dog. **Big dogs must**"."""
    noun, verb = words[at + 1 : at + 3] if len(words) > at + 2 else ("", "")
    if verb not in _MUST:
        return False
    return any(lemma(word) == lemma(noun) for word in words[:first] if word[:1] == noun[:1])


def _bounded(words: Sequence[str], at: int, last: int) -> Iterator[Rewriting]:
    """Find how much things are that must be something: "**vans over 3 tonnes** must be insured"."""
    bound = next(
        (i for i in range(at + 1, min(at + 3, last - 2)) if words[i] in BOUNDS_OF_SIZE), last
    )
    far = range(bound + 2, min(bound + _LONGEST, last - 1))
    verb = next((i for i in far if words[i] in _MUST), None)
    if verb is None or not words[bound + 1][:1].isdigit() or not are_things(words[bound - 1]):
        return
    if _PARTING.isdisjoint(words[at:verb]):
        yield bound, bound + 1, ("that", "are", words[bound])


def _placed(words: Sequence[str], first: int, last: int) -> Iterator[Rewriting]:
    """Find where one of a kind is that a sentence opens with: "a shed **in the garden**"."""
    near = range(first + 2, min(first + 4, last))
    at = next((i for i in near if words[i] in _PLACING), first)
    noun = words[at - 1]
    named = at > first and NOUN in classes(noun) and are_things(f"{noun}s")
    if not named or noun in _NO_THINGS or noun.endswith(_OF_DEEDS):
        return
    if words[at + 1] not in syntax.DETERMINERS:
        return
    places = range(at + 3, min(at + 2 + _LONGEST, last))
    verb = next((i for i in places if _is_verb(words[i], many=False)), None)
    place = words[at:verb] if verb is not None else ()
    timed = place and (place[-1] in syntax.MONTHS or place[-1] in syntax.TIME_UNITS)
    provided = verb is not None and not _PROVIDED.isdisjoint(words[verb + 1 : verb + 2])
    if place and not (timed or provided) and _PARTING.isdisjoint(place):
        yield at, at + 1, ("that", "is", words[at])


def _is_verb(word: str, *, many: bool) -> bool:
    """Tell whether a word is surely the verb of one thing, or of several: "is", "cost", "may"."""
    return word in syntax.MODALS or word in (_OF_MANY if many else _OF_ONE)
