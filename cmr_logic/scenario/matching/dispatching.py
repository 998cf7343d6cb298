"""Where something is sent: "Post it to my aunt in Oslo", for a clause about parcels to Norway."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Statement, Who
from cmr_logic.text import lemma, word_set

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

# Verbs by which rules ask where something is sent, and people tell it: "**ship** it to Oslo"; not
# "I walked to Oslo".
_SENDING = word_set("send post ship mail dispatch deliver export forward courier parcel fedex")
_ADDRESSED = "address"  # "the box **is addressed** to Oslo"
# What is sent, and what it is sent for: "the **order** goes to Oslo"; not "the road goes to Oslo".
_SENT = word_set(
    "parcel package order letter goods delivery consignment shipment item present gift box crate "
    "packet envelope purchase good"
)
_GOING = word_set(
    "go come travel head"
)  # what a thing sent does: "it **goes** to Oslo"; not "costs"
# Nouns for it in a question: "is **delivery** free?"; not "is parking free?".
_ASKED = word_set("delivery shipping postage shipment dispatch")
# What a place is named as that of: "the **delivery** address is in Oslo"; not "the home address".
_WHERETO = word_set("delivery destination shipping postage order")
_PLACED = word_set("be go lie")  # how it is: "the destination must **be** abroad"; not "changed"
# What has to go somewhere, or would: "the sofa **would** go to Oslo"; not "the sofa goes to Oslo".
_WOULD = frozenset({"would", "'d"})
_IS_TO = re.compile(
    r"\b(?:is|are|['’]s)\s(?:all\s)?to\s(?:go|be\ssent)\b"
)  # "the lamp **is to go**"
_ON_ITS_WAY = frozenset({"going", "coming", "headed", "bound"})
# Behind these a place "in" which somebody is, is where it goes: "to my aunt in Oslo".
_TO_WHOM = re.compile(
    r"\b(?:to|for)\s(?:(?:my|our|his|her|their|an?|the|some)\s)?(?:(?!from\b|in\b|on\b)[a-z'’-]+\s){1,4}$",
    re.IGNORECASE,
)
_NEAR = 50  # characters in which those are named


def about_sending(clause: Statement) -> bool:
    """Tell whether a clause asks where something is sent.

    Args:
        clause: the clause, read.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> about_sending(read_clause("you are sending it outside the EU"))
        True
        >>> about_sending(read_clause("you are taking it outside the EU"))
        False
    """
    subject = clause.subject
    if subject.who is Who.SELF or clause.passive:
        return clause.verb in _SENDING or (clause.passive and clause.verb == _ADDRESSED)
    if clause.verb in _PLACED and not subject.keys.isdisjoint(_WHERETO):
        return True  # "your delivery address is outside Europe"
    return clause.verb in _GOING | _SENDING and _is_sent(subject.head)


def _is_sent(head: str) -> bool:
    return head in _SENT or any(covers((head,), word_key(each)) for each in _SENT if head)


_NOT = re.compile(r"(?<!w)(?<!\bca)n['’]t\b|\s(?:not|never)\b", re.IGNORECASE)


def affirmed(text: str) -> str:
    """Return words without their negation, so that a place is found that something does not go to.

    Args:
        text: the words of a statement.

    Example:
        >>> affirmed("My crate isn't going to Oslo")
        'My crate is going to Oslo'
    """
    return _NOT.sub("", text.replace("won't", "will").replace("won’t", "will"), count=1)


def headed_for(piece: Piece, places: Sequence[Quantity]) -> Sequence[Quantity]:
    """Return the places to which a piece of a story says that something is sent.

    Args:
        piece: the piece.
        places: the places that it names.

    Example:
        >>> from cmr_logic.quantities import find_quantities
        >>> from cmr_logic.scenario.statements.pieces import pieces_of
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def told(text):
        ...     (piece,) = pieces_of(read(text), text)
        ...     return [q.unit for q in headed_for(piece, find_quantities(text))]
        >>> told("I sent it to a friend in Oslo."), told("I posted it in Oslo.")
        (['in'], [])
    """
    told = piece.told
    supposed = told.mood is Mood.OPEN and _WOULD.isdisjoint(piece.words)
    if supposed or not _sends(told, piece.words):
        return ()
    if told.negated:  # "the crate isn't going to Oslo"
        gone = told.mood is Mood.FACT and told.subject.who is not Who.SELF
        return [_not_there(place) for place in places if gone and place.unit == "to"]
    return [
        replace(place, unit="in")
        for place in places
        if place.unit == "to" or (place.unit == "in" and _is_whereto(piece.text, place))
    ]


def _not_there(place: Quantity) -> Quantity:
    """Return a place as one to which something does not go, and so goes to another."""
    from cmr_logic.quantities import Time  # noqa: PLC0415 - most stories send nothing

    return replace(place, unit="in", outside=True, negated=True, time=Time.PRESENT)


def _is_whereto(text: str, place: Quantity) -> bool:
    """Tell whether a place is that of somebody to whom something goes."""
    before = text[max(place.span.start - _NEAR, 0) : place.span.start]
    return _TO_WHOM.search(before) is not None


def _sends(told: Statement, words: Sequence[str]) -> bool:
    """Tell whether a statement says that whoever tells sends something, or that it is sent."""
    verbs = {told.verb, *map(lemma, words)}
    if told.subject.who is Who.SELF:
        return not verbs.isdisjoint(_SENDING)
    if told.subject.person:
        return False
    if told.verb == _ADDRESSED and told.passive:
        return True
    going = (
        told.verb in _GOING
        or _IS_TO.search(" ".join(words)) is not None
        or (told.verb == "be" and not _ON_ITS_WAY.isdisjoint(words))
    )
    ahead = told.mood in (Mood.DUTY, Mood.WISH) or not _WOULD.isdisjoint(words)
    ahead = ahead or _IS_TO.search(" ".join(words)) is not None
    sent = told.subject.who is Who.IT or _is_sent(told.subject.head)
    goes = going and (sent or (ahead and bool(told.subject.head)))
    return goes or not verbs.isdisjoint(_SENDING)


def sends(given: frozenset[str]) -> bool:
    """Tell whether a question is about sending, such as "Is delivery free?".

    Args:
        given: what its words are compared by.

    Example:
        >>> sends(frozenset({"delivery", "free"})), sends(frozenset({"call", "free"}))
        (True, False)
    """
    return not given.isdisjoint(_SENDING | _ASKED)
