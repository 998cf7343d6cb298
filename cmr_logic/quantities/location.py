"""Where people are, come from and belong: names of places with the words that relate them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from cmr_logic.quantities.places import Place, find_places, may_name_place


@dataclass(frozen=True, slots=True)
class PlaceRelation:
    """Words beside a place's name that tell how it is meant.

    Args:
        name: the entry's name.
        relation: "in", "to", "from" or "nationality".
        pattern: what stands before the first name, ignoring case.
        example: a text where the entry fires.
        counter_example: a text where it must not.
        outside: the person is outside the place.
        after: what must stand behind the last name.
        demonym: the name must be a demonym ("French") rather than a place's name.
    """

    name: str
    relation: str
    pattern: str
    example: str
    counter_example: str
    outside: bool = False
    after: str = ""
    demonym: bool = False


_ARTICLE: Final = (
    r"(?:\s(?:the|an?|any|another|one\sof\sthe|mainland|rural|northern|southern|eastern|western"
    r"|central|north|south|east|west))*\s"
)
_HUMAN: Final = r"\s(?:citizens?|nationals?|passport(?:\sholders?)?|man|woman|person|people|born)\b"

PLACE_RELATIONS: Final[tuple[PlaceRelation, ...]] = (
    PlaceRelation(
        "place_outside",
        "in",
        rf"\b(?:outside(?:\sof)?|not\s(?:[a-z]+\s)?(?:in|within|inside)){_ARTICLE}$",
        "You live outside the EU.",
        "You live inside the EU.",
        outside=True,
    ),
    PlaceRelation(
        "place_moved",
        "in",
        rf"\b(?:moved|relocated|returned|came|emigrated|immigrated)(?:\s(?:back|over))?\sto{_ARTICLE}$",
        "I moved to Spain.",
        "I sent a parcel to Spain.",
    ),
    PlaceRelation(
        "nationality_of",
        "nationality",
        rf"\b(?:citizens?|nationals?|citizenship)\s(?:of|in){_ARTICLE}$",
        "You are a national of Switzerland.",
        "You are a resident of Switzerland.",
    ),
    PlaceRelation(
        "place_resident",
        "in",
        rf"\b(?:residents?|inhabitants?|resident\sin)\s(?:of|in){_ARTICLE}$",
        "You are a resident of Switzerland.",
        "You are a citizen of Switzerland.",
    ),
    PlaceRelation(
        "place_from",
        "from",
        rf"\bfrom{_ARTICLE}$",
        "I am a potter from Wales.",
        "I am a potter in Wales.",
    ),
    PlaceRelation(
        "place_in",
        "in",
        rf"\b(?:in|within|inside|throughout|across|anywhere\sin|somewhere\sin){_ARTICLE}$",
        "You live in the UK.",
        "You sell to the UK.",
    ),
    PlaceRelation(
        "place_to",
        "to",
        rf"\bto{_ARTICLE}$",
        "I sell wool to Norway.",
        "I live in Norway.",
    ),
    PlaceRelation(
        "place_resident_after",
        "in",
        r"",
        "You are a UK resident.",
        "You are a UK supplier.",
        after=r"\sresidents?\b",
    ),
    PlaceRelation(
        "nationality_after",
        "nationality",
        r"",
        "You are a French citizen.",
        "You take a French course.",
        after=_HUMAN,
    ),
    PlaceRelation(
        "nationality_alone",
        "nationality",
        r"\b(?:am|['’]m|is|are|he['’]s|she['’]s|['’]re)\s$",
        "I am French and my wife is Dutch.",
        "I am learning French.",
        after=r"(?=\s*[.,;!?]|\s*$|\s(?:and|but|by|so|or)\b)",
        demonym=True,
    ),
)
_COMPILED: Final = tuple(
    (
        relation,
        re.compile(relation.pattern, re.IGNORECASE) if relation.pattern else None,
        re.compile(relation.after, re.IGNORECASE) if relation.after else None,
    )
    for relation in PLACE_RELATIONS
)
_TAIL: Final = re.compile(
    r"(?:\s(?:member\s)?(?:countries|country|states?|territory|zone|area)\b)?", re.IGNORECASE
)
_JOIN: Final = re.compile(
    r"(?:\s?,)?(?:\s(?:or|and|and/or))?(?:\s(?:in|the|an?|any|another|its|from))*\s", re.IGNORECASE
)
_WINDOW: Final = 40


@dataclass(frozen=True, slots=True)
class FoundPlaces:
    """Places joined by commas, "and" or "or", and how they are meant."""

    start: int
    end: int
    places: tuple[Place, ...]
    relation: PlaceRelation


def find_locations(text: str) -> list[FoundPlaces]:
    """Return the related places of a text, in order.

    Example:
        >>> [(f.relation.relation, [p.name for p in f.places])
        ...  for f in find_locations("You live in an EEA country or Switzerland.")]
        [('in', ['EEA', 'Switzerland'])]
    """
    if not may_name_place(text):
        return []
    found = []
    for group, end in _groups(text, find_places(text)):
        first = group[0]
        window = max(0, first.span.start - _WINDOW)
        before = text[window : first.span.start]
        for relation, lead, after in _COMPILED:
            match = lead.search(before) if lead is not None else None
            if lead is not None and match is None:
                continue
            if first.demonym and relation.relation != "nationality":
                continue
            if relation.demonym and not first.demonym:
                continue
            trail = after.match(text, end) if after is not None else None
            if after is not None and trail is None:
                continue
            start = window + match.start() if match is not None else first.span.start
            stop = trail.end() if trail is not None else end
            found.append(FoundPlaces(start, stop, tuple(group), relation))
            break
    return found


def _groups(text: str, places: tuple[Place, ...]) -> list[tuple[list[Place], int]]:
    groups: list[tuple[list[Place], int]] = []
    for place in places:
        tail = _TAIL.match(text, place.span.end)
        end = tail.end() if tail is not None else place.span.end
        if groups:
            join = _JOIN.fullmatch(text, groups[-1][1], place.span.start)
            if join is not None and (join.group().strip() or place.demonym):
                groups[-1] = ([*groups[-1][0], place], end)
                continue
        groups.append(([place], end))
    return groups
