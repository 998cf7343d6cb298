"""Countries, states and unions of countries: finding their names, and which lies inside which.

Names and codes of countries come from ``pycountry`` (ISO 3166-1, updated with the standard),
imported on the first capitalised word that could name a place. Its subdivisions are not read: the
57 of the USA and four nations of the United Kingdom would cost loading 5,000, several times the
price of the countries, so they stand in ``memberships`` and a test compares them with pycountry.
No package that is light to load tells the members of the EU, the EEA and Schengen: CLDR through
``babel`` carries no containment, ``country_converter`` needs pandas. They are a reviewed table,
``memberships``, with the date of its review.
"""

from __future__ import annotations

import re
from dataclasses import field
from datetime import date
from functools import cache
from typing import Final

from cmr_logic.quantities.cities import CITIES, DISTINCT
from cmr_logic.quantities.divisions import in_division
from cmr_logic.quantities.larger_regions import BY_COMPASS
from cmr_logic.quantities.memberships import (
    COMMON_NAMES,
    DEMONYMS,
    EEA_LEFT,
    EEA_ONLY,
    EU_JOINED,
    EU_LEFT,
    OUTERMOST,
    REVIEWED,
    SCHENGEN,
    UK_NATIONS,
    US_STATES,
    US_TERRITORIES,
)
from cmr_logic.quantities.regions import (
    CONTINENTAL,
    INLAND_STATES,
    ISLAND,
    ISLAND_STATES,
    ISLANDS,
    LANDLOCKED,
    MAINLAND,
    MAINLAND_TOWNS,
    REGIONS,
)
from cmr_logic.quantities.regions import named as regions_and_islands
from cmr_logic.records import record, replace
from cmr_logic.spans import Span

_GREAT_BRITAIN: Final = frozenset(("GB-ENG", "GB-SCT", "GB-WLS"))
_UK: Final = _GREAT_BRITAIN | {"GB-NIR"}
_CHANNEL_ISLANDS: Final = frozenset(("JE", "GG"))
_STATES: Final = frozenset(US_STATES.values())
# What a name covers for certain, and what it may cover besides.
_FIXED: Final[dict[str, tuple[frozenset[str], frozenset[str]]]] = {
    "GB": (_UK, frozenset()),
    "US": (_STATES, US_TERRITORIES),
    "FR": (frozenset(("FR",)), OUTERMOST - {"AX"}),
    "FI": (frozenset(("FI",)), frozenset(("AX",))),
    "Great Britain": (_GREAT_BRITAIN, frozenset()),
    "British Isles": (_UK | {"IE", "IM"}, _CHANNEL_ISLANDS),
    "Channel Islands": (_CHANNEL_ISLANDS, frozenset()),
    "Schengen": (SCHENGEN, frozenset()),
}
_AMBIGUOUS: Final = {"Georgia": ("GE", "US-GA"), "Washington": ("US-WA", "US-DC")}
ISLAND_NAMES: Final = frozenset(name for names in ISLANDS.values() for name in names.split("|"))
PART_OF: Final = "part of "  # so begins the name of what lies in a place: "the north of Wales"
_LAND_BEHIND: Final = re.compile(r"\s(?:of\s(?:the\s)?)?[A-Z]")
# What is called after a place without being there: "Oxford **Street**, London".
_STREET: Final = re.compile(
    r"\s(?:Road|Street|Lane|Avenue|Crescent|Close|Terrace|Drive|Way|Square|Gardens)\b"
)
_AN_ISLAND: Final = re.compile(
    r"\b(?:an?|any|another|this|the)\s(?P<name>(?:(?:small|tiny|little|remote|offshore|inhabited"
    r"|big|large|other)\s)*islands?)\b(?!\sof\b)|\b(?<=\bthe\s)(?P<land>mainland)\b"
)
_CAPITAL: Final = re.compile(
    r"(?:(?<![\w.-])|(?<=\bnon-))(?:[A-Z][\w.’'-]*|uk|usa|eu|england|scotland|wales)"
)


@record(frozen=True, slots=True)
class Place:
    """A country, state, large city or union of countries that a text names.

    Args:
        name: the words of the text.
        codes: what the name can mean: ISO 3166 codes (a city has that of its country or state),
            or the names of regions ("EU", "EEA", "Schengen", "Great Britain", "British Isles",
            "Channel Islands", those of ``regions``).
        span: where the name stands.
        demonym: the word names people or things of the place ("French"), not the place.
        part: the name is that of a city, a part of what the code stands for.
    """

    name: str = field(compare=False)
    codes: tuple[str, ...]
    span: Span = field(compare=False)
    demonym: bool = False
    part: bool = False


@cache
def _names() -> dict[str, list[tuple[str, tuple[str, ...], bool]]]:
    """Return names by their first word, longer names first: name, codes, whether a demonym."""
    import pycountry  # noqa: PLC0415 - 50 ms, and most texts name no place

    countries = {
        name: (country.alpha_2,)
        for country in pycountry.countries
        for name in (getattr(country, "common_name", country.name), country.name.split(" (")[0])
        if "," not in name
    }
    regions = {**US_STATES, **UK_NATIONS, **COMMON_NAMES}
    named = {
        **countries,
        **regions_and_islands(),
        **CITIES,
        **{name: (code,) for name, code in regions.items()},
    }
    for name in ("UK", "USA", "EU", "England", "Scotland", "Wales"):
        named[name.lower()] = named[name]
    named.update(_AMBIGUOUS)
    names: dict[str, tuple[tuple[str, ...], bool]] = {}
    names.update({name: ((code,), True) for name, code in DEMONYMS.items()})
    names.update({name: (codes, False) for name, codes in named.items()})
    index: dict[str, list[tuple[str, tuple[str, ...], bool]]] = {}
    for name in sorted(names, key=len, reverse=True):
        codes, demonym = names[name]
        first = _CAPITAL.match(name)
        if first is not None:
            index.setdefault(first.group(), []).append((name, codes, demonym))
    return index


def country_of(demonym: str) -> str:
    """Return the name of the country whose people and things are called so; "" for other words.

    Args:
        demonym: a word.

    Example:
        >>> country_of("Greek"), country_of("Scottish"), country_of("Small")
        ('Greece', 'Scotland', '')
    """
    code = DEMONYMS.get(demonym, "")
    named = (
        name
        for entries in _names().values()
        for name, codes, called in entries
        if codes == (code,) and not called and name not in CITIES and name not in ISLAND_NAMES
    )
    return min(named, key=len, default="") if code else ""


def may_name_place(text: str) -> bool:
    """Tell at low cost whether a text has a word that could begin the name of a place."""
    return (
        " island" in text
        or " mainland" in text
        or any(match.start() or len(match.group()) > 1 for match in _CAPITAL.finditer(text))
    )


def find_places(text: str) -> tuple[Place, ...]:
    """Return the countries, states, unions and demonyms that a text names, in order.

    Args:
        text: any text; names are recognised by their capitals.

    Example:
        >>> [(p.name, p.codes) for p in find_places("I moved from Northern Ireland to the EU.")]
        [('Northern Ireland', ('GB-NIR',)), ('EU', ('EU',))]
        >>> [p.name for p in find_places("I live in Leeds Road, Bradford.")]
        ['Bradford']
    """
    found = [
        Place(match["name"], (ISLAND,), Span(*match.span("name")), part=True)
        if match["name"]
        else Place("mainland", (MAINLAND,), Span(*match.span("land")), part=True)
        for match in _AN_ISLAND.finditer(text)
    ]
    end = 0
    for match in _CAPITAL.finditer(text):
        start = match.start()
        word = match.group()
        if start < end or word == "I":
            continue
        index = _names()
        for key in (word, word.rstrip(".'’-"), re.split(r"['’-]", word)[0]):
            entry = next((e for e in index.get(key, ()) if _stands(text, start, e[0])), None)
            if entry is not None:
                name, codes, demonym = entry
                end = start + len(name)
                found.append(Place(name, codes, Span(start, end), demonym, _is_part(name)))
                break
    return tuple(sorted(found, key=lambda each: each.span.start))


def _is_part(name: str) -> bool:
    """Tell whether a name is that of a part of a country: a city or an island."""
    return name in CITIES or name in ISLAND_NAMES


def _stands(text: str, start: int, name: str) -> bool:
    end = start + len(name)
    if name in BY_COMPASS and _LAND_BEHIND.match(text, end) is not None:
        return False
    if _STREET.match(text, end) is not None:
        return False
    return text.startswith(name, start) and not (end < len(text) and text[end].isalnum())


def place(name: str) -> Place:
    """Return the place of a name.

    Raises:
        KeyError: no table knows the name.

    Example:
        >>> inside(place("Scotland"), place("United Kingdom"))
        True
    """
    found = find_places(name)
    if not found or found[0].name != name:
        raise KeyError(name)
    return found[0]


def inside(inner: Place, region: Place, on: date | None = None) -> bool | None:
    """Tell whether a place lies inside a region.

    Args:
        inner: the place.
        region: the region; every meaning of an ambiguous name is tried.
        on: the day that membership of the EU and EEA is asked for; the reviewed list by default.

    Returns:
        True when all of the place lies inside, False when none of it does, None when a part of it
        does, or when that depends on what a name means.

    Example:
        >>> inside(place("Norway"), place("EU")), inside(place("Norway"), place("EEA"))
        (False, True)
        >>> inside(place("United Kingdom"), place("Great Britain")) is None
        True
        >>> inside(place("Kent"), place("Kent")), inside(place("Kent"), place("England"))
        (True, None)
    """
    if region.name.startswith(PART_OF):  # who is in the whole may be in another part of it
        whole = replace(region, name=region.name.removeprefix(PART_OF))
        return False if inside(inner, whole, on) is False else None
    if ISLAND in region.codes or MAINLAND in (*region.codes, *inner.codes):
        return _on_island(inner, region)
    if inner.part and (inner.name, inner.codes) == (region.name, region.codes):
        return True  # "Kent", in whichever country
    if region.part and inner.part and (told := _told_apart(inner, region)) is not None:
        return told
    if region.part and not (inner.part and inner.name == region.name):
        answers = {
            _beside(_core(i, on)[0], *_core(r, on)) for i in inner.codes for r in region.codes
        }
        return answers.pop() if len(answers) == 1 else None
    answers = {
        _inside(_core(code, on)[0], *_core(other, on))
        for code in inner.codes
        for other in region.codes
    }
    return answers.pop() if len(answers) == 1 else None


def _on_island(inner: Place, region: Place) -> bool | None:
    """Tell whether a place lies on an island, or on the mainland, as a region asks."""
    if region.codes == (ISLAND,):
        return is_island(inner)
    island = is_island(inner) if region.codes == (MAINLAND,) else None
    return None if island is None else not island


def _told_apart(inner: Place, region: Place) -> bool | None:
    """Tell whether a part of a country lies in another, as far as tables tell them apart."""
    divided = in_division(inner.name.removeprefix(PART_OF), inner.codes, region.name)
    if divided is not None:
        return divided
    mine = inner.name.removeprefix(PART_OF)
    apart = mine != region.name and {mine, region.name} <= DISTINCT
    return False if apart else None


def is_island(where: Place) -> bool | None:
    """Tell whether a place is an island, None where that depends on where in it one is.

    Example:
        >>> is_island(place("Crete")), is_island(place("Malta")), is_island(place("Greece"))
        (True, True, None)
        >>> is_island(place("Glasgow"))
        False
    """
    if where.codes == (ISLAND,) or where.name in ISLAND_NAMES:
        return True
    if where.codes == (MAINLAND,) or (where.part and where.name in MAINLAND_TOWNS):
        return False
    if all(code in ISLAND_STATES for code in where.codes):
        return True
    inland = LANDLOCKED | CONTINENTAL if where.part else LANDLOCKED | INLAND_STATES
    return False if all(code in inland for code in where.codes) else None


def _inside(atoms: frozenset[str], core: frozenset[str], maybe: frozenset[str]) -> bool | None:
    if atoms <= core:
        return True
    return False if atoms.isdisjoint(core | maybe) else None


def _beside(atoms: frozenset[str], core: frozenset[str], maybe: frozenset[str]) -> bool | None:
    """Tell of a city's country alone: a place elsewhere is not in the city."""
    return False if _inside(atoms, core, maybe) is False else None


def _core(code: str, on: date | None) -> tuple[frozenset[str], frozenset[str]]:
    """Return the smallest territories that a code covers: for certain, and perhaps."""
    if code in ("EU", "EEA"):
        return _union(code, on or REVIEWED)
    if code in REGIONS:
        return _region(code)
    return _FIXED.get(code, (frozenset((code,)), frozenset()))


@cache
def _region(names: str) -> tuple[frozenset[str], frozenset[str]]:
    core, maybe = (
        frozenset().union(*(_FIXED.get(code, ({code}, ()))[0] for code in codes.split()))
        for codes in REGIONS[names]
    )
    return core, maybe


@cache
def _union(code: str, on: date) -> tuple[frozenset[str], frozenset[str]]:
    joined = EU_JOINED if code == "EU" else {**EU_JOINED, **EEA_ONLY}
    left = EU_LEFT if code == "EU" else EEA_LEFT
    members: set[str] = set()
    for member, day in joined.items():
        if day <= on < left.get(member, date.max):
            members |= _UK if member == "GB" else {member}
    return frozenset(members), OUTERMOST
