"""Where a journey goes: "Off to Norway for a week", for a clause about travelling within Europe."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.text import lemma, word_set

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

# Nouns for a journey: "on our **cruise**"; not "on our farm".
_TRIPS = word_set(
    "trip holiday vacation journey travel voyage tour cruise safari visit honeymoon flight route "
    "destination itinerary weekend getaway break stay excursion expedition"
)
_SPANS = word_set("night day week fortnight month weekend")
# Verbs of those who are on one: "we **drive** to Oslo"; not "we paint in Oslo".
_GOING = word_set(
    "go travel fly drive head sail cycle walk hike ride cruise tour visit trek ski backpack cross "
    "explore journey holiday honeymoon wander motor bike camp stay spend"
)
_BOOKING = word_set("book reserve plan arrange pay organise organize")
_TAKING = word_set("rent hire take get")
# What is taken for some nights: "we've taken a **villa** in Oslo"; not "we've taken a boat".
_LODGINGS = word_set(
    "cottage villa apartment flat hotel chalet cabin gite room campsite bungalow house hostel "
    "airbnb place"
)
# For how long rooms are taken: "**for a week**"; not "for £90 a week".
_FOR_NIGHTS = re.compile(
    r"\bfor\s(?:an?|the|\d+|[a-z]+)\s(?:[a-z]+\s)?(?:nights?|days?|weeks?|fortnight|weekend|month)\b",
    re.IGNORECASE,
)
_SETTING_OUT = word_set("off bound away go")  # "I'm going to Oslo"
# On what somebody is who is on their way: "I'm **on the ferry to** Oslo"; not "on the way".
_CRAFT = word_set("flight plane train ferry boat coach bus ship sleeper")
_TRAVELLERS = frozenset(word_key(word) for word in ("traveller", "traveler", "visitor", "tourist"))
# Words by which a journey is a habit, not the one that is asked about: "I **usually** fly"; not "I
# fly tomorrow".
HABITS = word_set("every often usually always sometimes never normally once twice ever")


def about_a_journey(clause: Statement, given: frozenset[str]) -> bool:
    """Tell whether a clause asks where somebody travels.

    Args:
        clause: the clause, read.
        given: what the words of the question are compared by.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> about_a_journey(read_clause("you travel within Europe"), frozenset())
        True
        >>> about_a_journey(read_clause("you live in Europe"), frozenset({"trip"}))
        False
    """
    if clause.verb == "be" and clause.subject.who in (Who.IT, Who.UNKNOWN):
        return not _TRIPS.isdisjoint(given | clause.words)
    travelling = clause.verb == "be" and not clause.words.isdisjoint(_TRAVELLERS)
    return travelling or clause.verb in _GOING - {"stay"} or clause.subject.head in _TRIPS


def tells_journey(piece: Piece) -> bool:
    """Tell whether a piece of a story says where the journey goes that somebody asks about.

    Args:
        piece: the piece.

    Example:
        >>> from cmr_logic.scenario.statements.pieces import pieces_of
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "Two weeks in Peru. I'm flying to Lima. I flew to Rome. My son is going to Rome."
        >>> [piece.text for piece in pieces_of(read(text), text) if tells_journey(piece)]
        ["I'm flying to Lima", 'Two weeks in Peru']
    """
    if piece.instead:
        return False
    told = piece.told
    words = frozenset(map(lemma, piece.words))
    if told.negated or told.mood in (Mood.OPEN, Mood.DUTY) or not HABITS.isdisjoint(words):
        return False
    if piece.bare:
        return not words.isdisjoint(_TRIPS | _SPANS | _SETTING_OUT | _GOING)
    if told.subject.who is Who.SELF and (
        told.verb in _BOOKING or _takes_lodging(told, words, piece.text)
    ):
        return True
    return told.tense in (Tense.PRESENT, Tense.FUTURE) and _sets_out(told, words)


def _takes_lodging(told: Statement, words: frozenset[str], text: str) -> bool:
    """Tell whether a statement says that somebody has taken rooms for some nights."""
    taken = told.verb in _TAKING and told.tense in (Tense.PRESENT, Tense.PERFECT, Tense.FUTURE)
    booked = told.verb in lists.HAVING and "book" in words  # "I've got a week in Cuba booked"
    lodging = taken and not words.isdisjoint(_LODGINGS) and _FOR_NIGHTS.search(text) is not None
    return lodging or (booked and not words.isdisjoint(_SPANS))


def _sets_out(told: Statement, words: frozenset[str]) -> bool:
    """Tell whether a statement says that somebody sets out, or where a trip goes."""
    if told.subject.who is Who.SELF:
        # "I'm going to Japan": a name may be a verb's form too.
        going = told.verb not in _GOING | lists.HAVING and not words.isdisjoint(_SETTING_OUT)
        if told.verb == "be" and {"on", "to"} <= words:  # "I'm on the 11.40 to Oslo"
            going = going or any(word in _CRAFT or word[0].isdigit() for word in words)
        return going or told.verb in _GOING
    if told.subject.who is Who.OWN:
        return told.subject.head in _TRIPS
    return told.subject.who is Who.IT and not words.isdisjoint(_TRIPS | _SPANS)


def headed(quantity: Quantity) -> Quantity:
    """Return where a journey goes as a place that somebody is in.

    Args:
        quantity: a place with the words that relate it.
    """
    return replace(quantity, unit="in") if quantity.unit == "to" else quantity


def destination(demand: Demand) -> Demand | None:
    """Return a demand for where a journey goes as one for where somebody is; None for any other.

    Args:
        demand: what a clause demands.
    """
    if any(c.kind.value != "place" or c.unit not in {"in", "to"} for c in demand.constraints):
        return None
    return replace(demand, constraints=tuple(replace(c, unit="in") for c in demand.constraints))
