"""Where people are, come from and belong: names of places with the words that relate them."""

from __future__ import annotations

import re
from typing import Final

from cmr_logic.quantities.cities import PROVINCES
from cmr_logic.quantities.divisions import NEAR
from cmr_logic.quantities.place_relations import PLACE_RELATIONS, PlaceRelation
from cmr_logic.quantities.places import PART_OF, Place, find_places, is_island, may_name_place
from cmr_logic.quantities.regions import ISLAND, MAINLAND
from cmr_logic.records import record, replace
from cmr_logic.spans import Span
from cmr_logic.text.patterns import compiled

_TAIL: Final = re.compile(
    r"(?:\s(?:member\s)?(?:countries|country|states?|territory|zone|area)\b)?", re.IGNORECASE
)
_JOIN: Final = re.compile(
    r"(?:\s?,)?(?:\s\((?:including|or|and)|\s(?:or|and|and/or|including|plus))?(?:\s(?:in|the|an?|any|another|its|from))*\s",
    re.IGNORECASE,
)
_EXCEPTION: Final = re.compile(
    r"\s?[,(]?\s?(?:except|excluding|other\sthan|apart\sfrom|but\snot)\b", re.IGNORECASE
)
# "a UK course" is not in the UK; "an EEA country" is in the EEA.
_ATTRIBUTE: Final = re.compile(r"\s(?:an?|any|another)\s$", re.IGNORECASE)
# "in the Welsh hills", "a French village": parts of a country, named after its people.
_LANDSCAPE: Final = re.compile(
    r"\s(?:[a-z]+\s)?(?:hills?|mountains?|highlands?|lowlands?|islands?|isles?|borders?|alps|coasts?|countryside"
    r"|valleys?|lakes|midlands|riviera|capital|village|town|city|mainland|peninsula|province|provinces|side)\b",
    re.IGNORECASE,
)
# Words by which only a part of a place is meant: "in the **north of** Wales"; not "in Wales".
_PARTLY: Final = re.compile(
    r"\b(?:northern|southern|eastern|western|central|rural|(?:the\s)?(?:north|south|east|west|middle"
    r"|heart|centre|center|coast|wilds|mountains|hills|part|area|district|corner)(?:\s(?:coast"
    r"|side))?(?:\sof)?)(?:\sthe)?\s$",
    re.IGNORECASE,
)
# Between a town and its country: "Graz**, in** Austria"; not "Graz and Austria".
_OF_WHICH: Final = frozenset({", ", " in ", ", in "})
_WINDOW: Final = 60


@record(frozen=True, slots=True)
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
        ...  for f in find_locations("You keep a boat in an EEA state or Switzerland.")]
        [('in', ['EEA', 'Switzerland'])]
    """
    if not may_name_place(text):
        return []
    found = (
        _related(text, group, end)
        for group, end in _groups(text, _located(find_places(text), text))
        if not _EXCEPTION.match(text, end)  # what is left of the region is not worked out
    )
    return [each for each in found if each is not None]


def _related(text: str, group: list[Place], end: int) -> FoundPlaces | None:
    """Return places that are joined, by the first relation that the words beside them tell."""
    first = group[0]
    window = max(0, first.span.start - _WINDOW)
    before = text[window : first.span.start]
    named = first.codes == (ISLAND,)  # "an island", which is no attribute
    attribute = not (named or _tail(text, first)) and _ATTRIBUTE.search(before) is not None
    for relation in PLACE_RELATIONS:
        lead = compiled(relation.pattern) if relation.pattern else None
        after = compiled(relation.after) if relation.after else None
        match = lead.search(before) if lead is not None else None
        trail = after.match(text, end) if after is not None else None
        if (lead is not None and match is None) or (after is not None and trail is None):
            continue
        named_after = first.demonym and _LANDSCAPE.match(text, end) is None
        if lead is not None and after is None and (named_after or attribute):
            continue
        if not _fits(relation, first):
            continue
        start = window + match.start() if match is not None else first.span.start
        stop = trail.end() if trail is not None else end
        meant = _as_meant(relation, text, first)
        partly = NEAR if meant.near else PART_OF if _PARTLY.search(before) else ""
        named_so = [replace(each, name=partly + each.name) for each in group] if partly else group
        return FoundPlaces(start, stop, tuple(named_so), meant)
    return None


def _fits(relation: PlaceRelation, first: Place) -> bool:
    """Tell whether a name is of the sort that a relation asks for."""
    if (relation.demonym and not first.demonym) or (
        (relation.near or relation.town) and not first.part
    ):
        return False
    return not relation.island or bool(is_island(first)) or first.codes == (MAINLAND,)


def _located(places: tuple[Place, ...], text: str) -> list[Place]:
    """Leave out a city whose country or state follows: "London, Ontario" is in Ontario."""
    kept = []
    for index, place in enumerate(places):
        following = places[index + 1] if index + 1 < len(places) else None
        gap = text[place.span.end : following.span.start] if following is not None else ""
        outer = following is not None and (not following.part or following.name in PROVINCES)
        if place.part and gap in _OF_WHICH and following is not None and outer:
            span = Span(place.span.start, following.span.end)
            town = "" if following.part else place.name
            kept.append(replace(following, span=span, name=town or following.name, part=True))
        elif not kept or place.span.start >= kept[-1].span.end:
            kept.append(place)
    return kept


def _as_meant(relation: PlaceRelation, text: str, place: Place) -> PlaceRelation:
    """Return how a place is meant: what is "outside Graz, Austria" is near Graz, and in Austria."""
    located = place.part and any(gap in place.span.of(text) for gap in _OF_WHICH)
    if located and relation.outside and relation.relation == "in":
        return replace(relation, outside=False, near=True)
    return relation


def _tail(text: str, place: Place) -> str:
    """Return " country" and the like behind a name."""
    match = _TAIL.match(text, place.span.end)
    return match.group() if match is not None else ""


def _groups(text: str, places: list[Place]) -> list[tuple[list[Place], int]]:
    groups: list[tuple[list[Place], int]] = []
    for place in places:
        end = place.span.end + len(_tail(text, place))
        if groups:
            join = _JOIN.fullmatch(text, groups[-1][1], place.span.start)
            if join is not None and (join.group().strip() or place.demonym):
                groups[-1] = ([*groups[-1][0], place], end)
                continue
        groups.append(([place], end))
    return groups
