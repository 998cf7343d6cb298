"""Where people are, come from and belong: names of places with the words that relate them."""

from __future__ import annotations

import re
from typing import Final

from cmr_logic.quantities.cities import PROVINCES
from cmr_logic.quantities.divisions import NEAR
from cmr_logic.quantities.places import PART_OF, Place, find_places, is_island, may_name_place
from cmr_logic.quantities.regions import ISLAND, MAINLAND
from cmr_logic.records import record, replace
from cmr_logic.spans import Span
from cmr_logic.text.patterns import compiled


@record(frozen=True, slots=True)
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
        near: the person is near a city, and so in its country.
        island: the name must be that of an island, or "an island".
        town: the name must be that of a town, or a part of a country.
    """

    name: str
    relation: str
    pattern: str
    example: str
    counter_example: str
    outside: bool = False
    after: str = ""
    demonym: bool = False
    near: bool = False
    island: bool = False
    town: bool = False


_ARTICLE: Final = (
    r"(?:\s(?:the|an?|any|another|one\sof\sthe|mainland|rural|northern|southern|eastern|western"
    r"|central|sunny|beautiful|old|member|countr(?:y|ies)\s(?:of|in)|(?:isle|island|town|city|village|province|state|county|region|suburb|suburbs|outskirts|part|area"
    r"|district|corner|edge)\sof"
    r"|(?:north|south|east|west|middle|heart|centre|center|coast|wilds|mountains|hills)"
    r"(?:\s(?:coast|side))?\sof"
    r"|north|south|east|west))*\s"
)
# In lower case: "UK National Insurance" is no nationality.
_HUMAN: Final = (
    r"(?-i:\s(?:citizens?|citizenship|nationality|nationals?|passport(?:\sholders?)?|man|woman"
    r"|person|people|born)\b)"
)

# Things that stand in the country that their name has: "at **an EU airport**"; not "a UK course".
_KIND_OF_PLACE: Final = (
    r"(?-i:\s(?:(?:public|private|state|main|major|regional|international)\s)?(?:airports?|ports?|hospitals?"
    r"|universit(?:y|ies)|address(?:es)?|stations?|prisons?|cit(?:y|ies)|towns?|villages?|resorts?|farms?|factor(?:y|ies)"
    r"|nurser(?:y|ies)|harbours?|warehouses?)\b)"
)

PLACE_RELATIONS: Final[tuple[PlaceRelation, ...]] = (
    PlaceRelation(
        "place_via",
        "via",
        r"\b(?:connections?|layovers?|stop-?\s?overs?|connecting|changing(?:\splanes)?|change(?:\splanes)?|transfer)"
        r"\s(?:flight\s)?(?:in|at|through)(?:\sthe)?\s$",
        "I fly with a connection in Oslo.",
        "I fly with a cousin in Oslo.",
    ),
    PlaceRelation(
        "place_before",
        "once",
        r"\bafter\s(?:[a-z]+\s){1,4}(?:in|at)\s$",
        "After forty years in Oslo I moved.",
        "For forty years I lived in Oslo.",
    ),
    PlaceRelation(
        "place_flown_from",
        "from",
        r"\b(?:fly|flying|flew|flies|flight|sail(?:s|ed|ing)?|depart(?:s|ed|ing)?|travel(?:s|led|ling)?|plane|ferry|train)\s(?:[a-z]+\s){0,2}?out\sof\s$",
        "I'm flying out of Oslo.",
        "I'm staying out of Oslo.",
    ),
    PlaceRelation(
        "place_worked_out_of",
        "in",
        r"\b(?:work|works|working|worked|operates?|operating|based|fish|fishes|fishing|trades?|trading|runs?|running|delivers?)\s(?:[a-z]+\s){0,2}?out\sof\s$",
        "We're based out of Oslo.",
        "We're priced out of Oslo.",
    ),
    PlaceRelation(
        "nationality_outside",
        "nationality",
        r"\b(?:citizens?|nationals?|citizenship|passports?)\s(?:of|from)\s(?:an?|any|another|the)\s(?:[a-z]+\s)?(?:countr(?:y|ies)|states?|nations?)"
        r"\s(?:that\s(?:is|are)\s)?(?:outside|not\s(?:in|part\sof|within))(?:\sof)?(?:\sthe)?\s$",
        "You are a citizen of a country outside the EU.",
        "You are a citizen living outside the EU.",
        outside=True,
    ),
    PlaceRelation(
        "nationality_not_of",
        "nationality",
        r"\b(?:(?:citizens?|nationals?)\s(?:of|from)\s(?:an?|any|another)\snon-)$",
        "You are a citizen of a non-EU country.",
        "You are a citizen of an EU country.",
        outside=True,
    ),
    PlaceRelation(
        "nationality_not",
        "nationality",
        r"\bnon-$",
        "You are a non-EU national.",
        "You are a non-EU supplier.",
        outside=True,
        after=_HUMAN,
    ),
    PlaceRelation(
        "place_not_resident",
        "in",
        r"\bnon-$",
        "You are a non-UK resident.",
        "You are a non-UK supplier.",
        outside=True,
        after=r"\sresidents?\b",
    ),
    PlaceRelation(
        "from_without",
        "from",
        r"\bfrom\s(?:an?\s|any\s|another\s)?non-$",
        "You travel from a non-EU country.",
        "You travel from an EU country.",
        outside=True,
    ),
    PlaceRelation(
        "place_without",
        "in",
        r"\b(?:in|within|inside)\s(?:an?\s|any\s|another\s)?non-$",
        "You live in a non-EU country.",
        "You live in an EU country.",
        outside=True,
    ),
    PlaceRelation(
        "place_from_kind",
        "from",
        r"\bfrom\s(?:an?|any|another)\s$",
        "You fly from an EU airport.",
        "You fly for an EU airline.",
        after=_KIND_OF_PLACE,
    ),
    PlaceRelation(
        "place_to_kind",
        "to",
        r"\bto\s(?:an?|any|another)\s$",
        "You send it to a UK address.",
        "You send it to a UK firm.",
        after=_KIND_OF_PLACE,
    ),
    PlaceRelation(
        "place_of_kind",
        "in",
        r"\b(?:in|at|within|inside|through)\s(?:an?|any|another)\s$",
        "You study at a UK university.",
        "You study on a UK course.",
        after=_KIND_OF_PLACE,
    ),
    PlaceRelation(
        "place_near",
        "in",
        r"\b(?:just\soutside(?:\sof)?|near|close\sto|not\sfar\sfrom|on\sthe\s(?:outskirts|edge)\sof"
        r"|in\sthe\ssuburbs\sof"
        r"|(?<!hundreds\sof\s)(?<!thousands\sof\s)(?<!\d\d\d\s)(?:miles?|kilomet(?:re|er)s?|km|minutes?|minutes['’]\s\w+|drive|ride)\s(?:out\sof|outside"
        r"|from|away\sfrom|(?:north|south|east|west|inland)\s(?:of|from))|a\s(?:short|little)\sway\s(?:out\sof|from)"
        r"|(?:village|town|hamlet|farm|farmhouse|cottage|place|house|bungalow|croft|cabin|flat|barn|suburb|villa|chalet|shop|workshop|plot|land|vineyard|orchard|smallholding|stables|pub)\soutside(?:\sof)?"
        r"|(?:hills?|hillside|slopes?|pastures?|meadows?|fields?|valley|land|farm|village)\s(?:high\s)?(?:above"
        r"|below|overlooking)"
        rf"|(?:north|south|east|west)\sof){_ARTICLE}$",
        "I live just outside of Oslo.",
        "I live just outside of Norway.",
        near=True,
    ),
    PlaceRelation(
        "place_far",
        "in",
        rf"\b(?:hundreds|thousands|dozens)\sof\s(?:miles|kilomet(?:re|er)s|km)\s(?:away\s)?from{_ARTICLE}$",
        "I live hundreds of miles from Oslo.",
        "I live a mile from Oslo.",
        outside=True,
    ),
    PlaceRelation(
        "place_left",
        "in",
        rf"\b(?:(?:move|emigrate)d?\s(?:away\s|out\s)?(?:of|from)|left){_ARTICLE}$",
        "I moved out of Spain.",
        "I moved to Spain.",
        outside=True,
    ),
    PlaceRelation(
        "from_outside",
        "from",
        rf"\bfrom\s(?:outside(?:\sof)?|beyond){_ARTICLE}$",
        "You come from outside the EU.",
        "You come from the EU.",
        outside=True,
    ),
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
        r"\b(?:moved?|relocated?|retired|returned|came|emigrated|immigrated|settled)(?:\s(?:back|over|out|up|down|house"
        rf"|home|away|here))*(?:\sfrom\s[^.,;!?]{{2,30}}?)?\sto{_ARTICLE}$",
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
        "place_in_spot",
        "in",
        r"\b(?:in|at|on)\s(?:\d+[a-z]?\s)?(?-i:[A-Z][\w’'-]*)(?:\s(?-i:[A-Z][\w’'-]*)){0,3},\s$",
        "I live at 5 Mill Lane, Oslo.",
        "I live with Amy Lane, Oslo's mayor.",
    ),
    PlaceRelation(
        "place_at",
        "in",
        r"\bat\s$",
        "We moor her at Oslo.",
        "We moor her at Norway.",
        town=True,
    ),
    PlaceRelation(
        "place_on_island",
        "in",
        rf"\bon{_ARTICLE}$",
        "I live on Skye.",
        "I live on Spain's coast.",
        island=True,
    ),
    PlaceRelation(
        "place_through",
        "in",
        rf"\b(?:through|round|around|touring|visiting|exploring|crossing){_ARTICLE}$",
        "We cycle through Denmark.",
        "We cycle to Denmark.",
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
        r"\b(?:am|['’]m|is|are|he['’]s|she['’]s|['’]re|passport['’]s)\s$",
        "I am French and my wife is Dutch.",
        "I am learning French.",
        after=r"(?=\s*[.,;!?]|\s*$|\s(?:and|but|by|so|or)\b)",
        demonym=True,
    ),
)
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
