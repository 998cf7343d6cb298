"""Where a story says that something is, in other words than a clause asks for it.

Asked whether their shop is in Germany, people say "I run a shoe shop on a busy street in Munich".
A piece of a story tells the place of what a clause places if it names all of that, in its own
words or those of :mod:`..times.placings`, and speaks of nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record
from cmr_logic.scenario.amounts.understood import content_of
from cmr_logic.scenario.demands.demanded import PLACING, Demand
from cmr_logic.scenario.lexicon.entries import Placing
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.matching.agreement import fits_in_mood, same_subject
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.times.placings import (
    ACQUIRING,
    PLACINGS,
    asking,
    beside,
    lying,
    telling_place,
)
from cmr_logic.text import word_set, words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_HOME = "home"
_DWELLING = frozenset({"live", "reside", "dwell", "settle", "base"})
_HOMES = frozenset({"home", "household", "house"})
# What somebody calls their home: "our **house** is in Oslo"; not "our shop is in Oslo".
_DWELLINGS = word_set("home house flat apartment bungalow cottage croft farmhouse place address")
_PLACES = word_set("place site location base normal regular")
_ADDRESS = "address"
_ANYTHING = "thing"
_LYING = frozenset({"be", "lie", "stand", "base", "locate", "situate"})
_STAYING = "stay"
_PARTS = frozenset({"whole", "rest", "part", "all", "lot", "entirety", "bulk"})
# Where somebody is for a while only: "a **holiday** flat"; not "a flat".
_FOR_A_WHILE = word_set(
    "holiday vacation visit trip weekend second summer winter old former previous other till until "
    "before tonight tomorrow week fortnight let out tenant sublet airbnb hotel"
)
# What those do who live in a place: "we **share** a flat in Oslo"; not "we clean a flat".
_LIVING = word_set("live reside dwell settle share rent lodge base be")
_WITH_ME = re.compile(r"\b(?:my|our)\s\w+\sand\s(?:I|me)\b", re.IGNORECASE)
# What is done once, of which a rule speaks in the present: "you **arrive** from Oslo"; not "live".
_ONCE = word_set(
    "arrive come enter travel fly land sail send post ship dispatch deliver mail import bring order"
)
_FROM = "from"
# Words right before "from Oslo" of who comes from there: "flying **in** from"; not "a card from".
_ARRIVING = word_set(
    "in back over out home up down flight plane ferry boat train coach bus ship direct straight "
    "directly flying travelling coming arriving landing come fly travel arrive land sail sailing"
)
# How one is on one's way: "I **land** from Oslo at six"; not "I phoned about a plane".
_TRAVELLING = word_set("be arrive come fly land travel sail drive get take catch board go")
# What is begun goes on: "I've **started** a course in Oslo".
_BEGINNING = word_set("begin start join enrol enroll move settle")
# What a story need not say of what is somewhere, or done there.
_SAYING_LITTLE = PLACING | word_set(
    "situate lie stand find place current currently intend plan want need destination carry take "
    "occur happen"
)


@record(frozen=True, slots=True)
class Placed:
    """What a clause asks the place of.

    Args:
        target: the clause, read.
        wanted: what the words are compared by that a story must tell.
        placings: the entries that join other words to them.
        given: what the words of the question are compared by.
        lone: "it" can be nothing but what is asked about.
    """

    target: Statement
    wanted: frozenset[str]
    placings: tuple[Placing, ...]
    given: frozenset[str]
    lone: bool

    @property
    def of_home(self) -> bool:
        """Whether it asks where somebody lives."""
        return _HOME in self.wanted

    def by(self, piece: Piece, places: Sequence[Quantity]) -> bool:
        """Tell whether a piece of a story says where that is.

        Args:
            piece: the piece.
            places: the places that it names.
        """
        told = piece.told
        if told.negated or not self._in_time(piece) or not fits_in_mood(self.target, told):
            return False
        with_others = told.subject.who is Who.SELF and told.subject.keys
        if (with_others and self.target.subject.person) or _is_of_somebody(piece, places):
            return False
        words = piece.words
        said = frozenset((*keyed(words), *words, *map(word_key, words), told.verb)) - {""}
        if self.of_home and not self._lives(told, said):
            return False
        keys = content_of(_without_places(piece, places), frozenset())
        if keys is None or not all(self._is_told(key, said) for key in self.wanted):
            return False
        if self._is_come_from(piece, places) or self._is_said_to_lie(told):
            return self._of_the_same(told, said)  # whatever else is said of where it is
        described = {thing for thing, noun in told.describing if self._belongs(noun)}
        return all(map(self._belongs, keys - described)) and self._of_the_same(told, said)

    def _is_come_from(self, piece: Piece, places: Sequence[Quantity]) -> bool:
        """Tell whether a piece says right before a place that somebody comes from there."""
        first, before = _first_place(piece, places)
        coming = self.target.verb in _ONCE and first.unit == _FROM
        mine = piece.told.subject.who is Who.SELF and piece.told.verb in _TRAVELLING
        return coming and mine and not _ARRIVING.isdisjoint(before)

    def _is_said_to_lie(self, told: Statement) -> bool:
        """Tell whether a statement says of the very thing that is asked about where it is."""
        subject = told.subject
        if told.verb not in _LYING or subject.person or not subject.head:
            return False
        if self.of_home and subject.head == _ADDRESS and subject.keys <= {_ADDRESS}:
            return True  # "**the address** is in Oslo", of a home
        if self.of_home and subject.who is Who.OWN and subject.head in _DWELLINGS:
            return True
        if subject.who is Who.OWN or self.lone:
            things = self.wanted | {self.target.subject.head}
            return any(covers((subject.head,), key) for key in things if key)
        return False

    def _lives(self, told: Statement, said: frozenset[str]) -> bool:
        """Tell whether a statement speaks of a home where somebody lives, and not for a while."""
        if not _FOR_A_WHILE.isdisjoint(said - self.target.words - self.target.subject.keys):
            return False
        return told.subject.who is not Who.SELF or told.verb in _LIVING

    def _is_told(self, key: str, said: frozenset[str]) -> bool:
        """Tell whether a piece names what a clause does, in one word or another."""
        if covers(said, key) or (self.lone and key == self.target.subject.head and "it" in said):
            return True
        return any(
            key in asking(each) and not telling_place(each).isdisjoint(said)
            for each in self.placings
        )

    def _belongs(self, key: str) -> bool:
        """Tell whether a word of a piece speaks of the matter."""
        if key in lying() or key in lists.HAVING:
            return True
        if any(key in telling_place(each) | beside(each) for each in self.placings):
            return True
        topic = self.wanted | self.given | self.target.words
        return any(covers((key,), other) or covers((other,), key) for other in topic)

    def _in_time(self, piece: Piece) -> bool:
        """Tell whether a piece says where it is, or was, when a clause asks."""
        told, asked = piece.told, self.target
        if asked.tense in (Tense.PAST, Tense.PERFECT):
            lies = asked.passive and told.verb == "be"  # "my degree is from Oslo"
            return told.tense in (Tense.PAST, Tense.PERFECT) or lies or self._is_to_come(told)
        if told.tense is Tense.PRESENT:
            return True
        if told.tense is Tense.FUTURE:
            ahead = asked.mood is Mood.WISH or asked.tense is Tense.FUTURE
            return ahead or self._is_to_come(told)
        if asked.passive or asked.subject.who is Who.IT:  # goods that are shipped, a treatment
            return told.tense in (Tense.PAST, Tense.PERFECT)
        lasting = told.progressive or told.verb in {"be", *_BEGINNING} or "since" in piece.words
        if told.tense is Tense.PERFECT:
            return lasting
        thing = asked.subject.who in (Who.OWN, Who.OTHER) or asked.verb in lists.HAVING | {"be"}
        return told.tense is Tense.PAST and thing and told.verb in ACQUIRING

    def _is_to_come(self, told: Statement) -> bool:
        """Tell whether a thing is yet to be done that is done once: "they **will be sent**"."""
        asked = self.target
        ahead = told.tense is Tense.FUTURE or (told.progressive and told.tense is Tense.PRESENT)
        timeless = asked.passive or asked.tense is Tense.PRESENT  # "goods **sent** from Oslo"
        return ahead and asked.verb in _ONCE and timeless

    def _of_the_same(self, told: Statement, said: frozenset[str]) -> bool:
        """Tell whether a statement is about whom or what the clause is about."""
        wanted, subject = self.target.subject, told.subject
        others = subject.keys - {subject.head} - self.wanted
        if any(is_person(key) or key in lists.OTHERS for key in others):
            return subject.who is Who.SELF  # "my parents' flat"; but "my wife and I"
        if same_subject(wanted, subject):
            return True
        if subject.who in (Who.OWN, Who.OTHER):
            return self._of_thing(told, said)
        if subject.who is Who.SELF:
            return not wanted.person or wanted.head in _HOMES | lists.BODIES
        return self.lone or wanted.head in lists.ANY_THING

    def _of_thing(self, told: Statement, said: frozenset[str]) -> bool:
        """Tell whether a statement is about a thing that a clause places, or that shows where."""
        wanted, subject = self.target.subject, told.subject
        if wanted.head in lists.ANY_THING:
            return not subject.person
        if subject.head == _ANYTHING and told.passive:
            return wanted.who is Who.SELF or self.lone  # "the whole thing was shot in Oslo"
        mine = subject.who is Who.OWN or wanted.who is not Who.SELF or "i" in said
        if subject.head in lists.KIN or not mine:
            return False
        keys = {subject.head} | (subject.keys if subject.head in _PARTS else set())
        if any(covers(keys, key) for key in self.wanted | {wanted.head} if key):
            return True
        return any(subject.head in telling_place(each) for each in self.placings)


def _first_place(piece: Piece, places: Sequence[Quantity]) -> tuple[Quantity, Sequence[str]]:
    """Return the first place of a piece, and the word before it."""
    first = min(places, key=lambda each: each.span.start)
    return first, words_in(piece.text[: first.span.start].lower())[-1:]


def _is_of_somebody(piece: Piece, places: Sequence[Quantity]) -> bool:
    """Tell whether a piece says that somebody else comes from there: "a friend from Oslo"."""
    first, before = _first_place(piece, places)
    mine = piece.told.subject.who is Who.SELF  # not "the rug comes from a weaver in Oslo"
    return mine and first.unit == _FROM and any(map(is_person, before))


def _without_places(piece: Piece, places: Sequence[Quantity]) -> tuple[str, ...]:
    """Return the words of a piece without those that name places."""
    text = piece.text
    for place in sorted(places, key=lambda each: each.span.start, reverse=True):
        text = text[: place.span.start] + " , " + text[place.span.end :]
    return tuple(words_in(_WITH_ME.sub("we", text).lower()))


def placed_in(
    demand: Demand, target: Statement, given: frozenset[str], *, lone: bool
) -> Placed | None:
    """Return what a clause asks the place of; None where it asks for nothing that a story names.

    Args:
        demand: what the clause demands.
        target: the clause, read.
        given: what the words of the question are compared by.
        lone: "it" can be nothing but what is asked about.
    """
    if any(c.kind.value != "place" or c.unit not in {"in", "from"} for c in demand.constraints):
        return None
    subject = target.subject
    person = subject.who is Who.SELF or (subject.person and subject.head not in lists.BODIES)
    wanted = demand.about - _SAYING_LITTLE
    home = subject.head in _HOMES or (subject.head == _ADDRESS and subject.who is Who.OWN)
    if subject.head in _PLACES and wanted - _PLACES:
        wanted -= _PLACES  # "your normal **place** of work"
    elif subject.head in lists.ANY_THING:
        wanted -= {subject.head}
    elif subject.head and subject.who is not Who.SELF and not home:
        wanted |= {subject.head} if subject.who is not Who.IT or subject.head in given else set()
    if home or (person and not wanted and target.verb in _DWELLING | {"be"}):
        wanted = frozenset({_HOME})
    elif person and target.verb in _DWELLING:
        wanted |= {_HOME}
    if person and target.verb == _STAYING:
        wanted |= {_STAYING}
    if not wanted:
        return None
    asked = wanted | ({target.verb} & demand.about)
    placings = tuple(p for p in PLACINGS if not asking(p).isdisjoint(asked))
    return Placed(target, frozenset(wanted), placings, given, lone)
