"""Where a journey starts, and where what somebody undertakes is done: "my flight is from Oslo".

A rule asks whether somebody travels to a country from one of another kind; the question fixes the
first, and people tell the second by a town. Of what is undertaken they say where it is: "my year
abroad will be at a college in Peru", for a clause on doing it outside Europe.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.matching.journeys import HABITS
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Tense, Who
from cmr_logic.text import word_set, words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_FROM, _TO, _IN = "from", "to", "in"
# What somebody rides on, or goes on: "my **plane** leaves from Oslo"; not "my aunt is from Oslo".
_RIDES = word_set(
    "flight plane train ferry boat coach bus ship sleeper crossing trip journey holiday cruise tour"
)
# By which somebody sets out: "I **fly** from Oslo"; not "I ordered it from Oslo".
_MOVING = word_set(
    "go travel fly drive head sail cycle walk ride cruise come arrive leave depart set start take "
    "catch cross journey"
)
# Words right before the name of a place where a journey starts: "**from** Oslo".
_ORIGIN = re.compile(r"\bfrom\s(?:the\s)?$|\b(?:departs?|leaves?|starts?)\s(?:in|at)\s$", re.I)
# By which is told where it is: "my course **takes** me to Peru"; not "my course cost £90".
_PLACED = word_set("be take take_place start begin run lead bring go happen last")
_UNDERTAKEN = re.compile(
    r"^you\s(?:will\s)?(?:do|spend|have|carry\sout|complete|take|serve|undertake|take\spart\sin)\s(?:your|the|an?)\s(?P<what>[a-z-]+(?:\s[a-z-]+){0,2}?)"
    r"\s(?=(?:outside|inside|in|within|abroad|elsewhere)\b)",
    re.IGNORECASE,
)


def origin(demand: Demand) -> Demand | None:
    """Return what a clause demands of where a journey starts, where it also names its end.

    Args:
        demand: what the clause demands.
    """
    places = all(c.kind.value == "place" for c in demand.constraints)
    starts = tuple(c for c in demand.constraints if c.unit == _FROM)
    others = [c for c in demand.constraints if c.unit != _FROM]
    if not (places and starts and others) or any(c.unit != _TO for c in others):
        return None
    return replace(demand, constraints=starts)


def starts_of(piece: Piece, stated: Sequence[Quantity]) -> Iterator[Quantity]:
    """Yield the places where a journey starts that a piece of a story tells.

    Args:
        piece: the piece.
        stated: the places that it states.

    Example:
        >>> from cmr_logic.quantities import find_quantities
        >>> from cmr_logic.scenario.statements.pieces import pieces_of
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def starts(text):
        ...     (piece,) = pieces_of(read(text), text)
        ...     found = starts_of(piece, find_quantities(piece.text))
        ...     return [place.name for quantity in found for place in quantity.places]
        >>> starts("I'm flying to Lima from Oslo."), starts("My aunt is from Oslo.")
        (['Oslo'], [])
    """
    told = piece.told
    if told.negated or told.mood in (Mood.OPEN, Mood.DUTY) or piece.instead:
        return
    if not HABITS.isdisjoint(piece.words) or not _tells_ride(piece):
        return
    for quantity in stated:
        for place in quantity.places if quantity.kind.value == "place" else ():
            if _ORIGIN.search(piece.text[: place.span.start]) is not None:
                yield replace(quantity, places=(place,), unit=_FROM)


def _tells_ride(piece: Piece) -> bool:
    """Tell whether a piece tells of a ride of whoever asks: "I'm flying", "my plane leaves"."""
    told = piece.told
    now = told.tense in (Tense.PRESENT, Tense.FUTURE)
    if told.subject.who is Who.SELF:
        return now and told.verb in _MOVING
    rides = told.subject.head in _RIDES or not _RIDES.isdisjoint(words_in(piece.text.lower())[:3])
    return now and told.subject.who in (Who.OWN, Who.IT, Who.OTHER) and rides


def undertaken(statement: str) -> str:
    """Return what a clause asks whether it is done somewhere: "you do your **course** in Peru".

    Args:
        statement: a part of a clause.

    Example:
        >>> undertaken("you do your work placement outside Europe")
        'work placement'
        >>> undertaken("you live outside Europe")
        ''
    """
    found = _UNDERTAKEN.match(statement)
    return found["what"].lower() if found is not None else ""


def is_done_there(what: str, piece: Piece) -> bool:
    """Tell whether a piece says where what somebody undertakes is, or where it takes them.

    Args:
        what: what they undertake.
        piece: a piece of a story.
    """
    told = piece.told
    begins = re.match(
        rf"(?:my|our|the)\s(?:(?!last|previous|former|old|other|first)[a-z]+\s)?{re.escape(what)}\b(?!['’]s\s[a-z]+\s(?:is|lives))",
        piece.text,
        re.IGNORECASE,
    )
    said = told.verb in _PLACED and not told.negated and told.mood is Mood.FACT
    return begins is not None and said and not piece.instead


def as_there(quantity: Quantity) -> Quantity:
    """Return where something goes as where it is: "it takes me **to** Peru".

    Args:
        quantity: a place with the words that relate it.
    """
    return replace(quantity, unit=_IN) if quantity.unit == _TO else quantity
