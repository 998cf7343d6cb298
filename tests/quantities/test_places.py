"""Places: the reviewed tables against pycountry, and containment as that of sets."""

from datetime import date

import pycountry
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.quantities import (
    compare,
    find_constraints,
    find_places,
    find_quantities,
    inside,
    place,
)
from cmr_logic.quantities import memberships as tables
from cmr_logic.quantities.airports import AIRPORTS, TOWNS
from cmr_logic.quantities.cities import CITIES, WORLD
from cmr_logic.quantities.divisions import DIVISIONS
from cmr_logic.quantities.further_towns import FURTHER
from cmr_logic.quantities.shared_names import SHARED
from cmr_logic.quantities.towns import BRITISH

NAMES = [
    "United Kingdom", "England", "Scotland", "Northern Ireland", "Great Britain", "British Isles",
    "Ireland", "Jersey", "EU", "EEA", "Schengen", "France", "Norway", "Switzerland", "Texas",
    "United States", "Puerto Rico", "Georgia", "Canada",
]  # fmt: skip


def test_states_and_nations_are_those_of_the_standard():
    states = {
        s.code
        for s in pycountry.subdivisions.get(country_code="US")
        if s.type in ("State", "District")
    }
    assert set(tables.US_STATES.values()) == states
    for name, code in {**tables.US_STATES, **tables.UK_NATIONS}.items():
        assert pycountry.subdivisions.get(code=code).name.split(" [")[0] == name


def test_every_code_is_a_country():
    known = {country.alpha_2 for country in pycountry.countries}
    members = {*tables.EU_JOINED, *tables.EEA_ONLY, *tables.SCHENGEN, *tables.OUTERMOST}
    assert members <= known
    assert known >= tables.US_TERRITORIES
    regions = {"EU", "EEA", "Schengen", "Great Britain", "British Isles", "Channel Islands"}
    for code in (
        {
            *tables.COMMON_NAMES.values(),
            *tables.DEMONYMS.values(),
            *(code for codes in CITIES.values() for code in codes),
        }
        - regions
        - {"XK"}
    ):  # Kosovo's is in use, but not in the standard
        assert code in known or pycountry.subdivisions.get(code=code) is not None


def test_the_union_has_27_members_and_the_area_30():
    assert len(set(tables.EU_JOINED) - set(tables.EU_LEFT)) == 27
    assert len((set(tables.EU_JOINED) | set(tables.EEA_ONLY)) - set(tables.EEA_LEFT)) == 30
    assert len(tables.SCHENGEN) == 29


@pytest.mark.parametrize(
    ("inner", "region", "expected"),
    [
        ("England", "United Kingdom", True),
        ("Northern Ireland", "Great Britain", False),
        ("United Kingdom", "Great Britain", None),
        ("Ireland", "British Isles", True),
        ("Jersey", "United Kingdom", False),
        ("Norway", "EEA", True),
        ("Norway", "EU", False),
        ("Switzerland", "EEA", False),
        ("Switzerland", "Schengen", True),
        ("Ireland", "Schengen", False),
        ("EU", "EEA", True),
        ("EEA", "EU", None),
        ("Texas", "United States", True),
        ("Puerto Rico", "United States", None),
        ("Georgia", "United States", None),
        ("Georgia", "EU", False),
        ("Washington", "United States", True),
    ],
)
def test_inside(inner, region, expected):
    assert inside(place(inner), place(region)) is expected


@given(*[st.sampled_from(NAMES)] * 3)
def test_containment_is_an_order(first, second, third):
    a, b, c = place(first), place(second), place(third)
    if len(a.codes) == 1:
        assert inside(a, a) is True
    if inside(a, b) and inside(b, c):
        assert inside(a, c) is True
    if inside(a, b) and inside(b, c) is False:
        assert inside(a, c) is False


@pytest.mark.parametrize("name", ["Merida", "Córdoba", "Guadalajara", "Cuenca", "Trujillo"])
def test_a_name_of_towns_on_both_sides_of_the_ocean_is_surely_on_neither(name):
    assert inside(place(name), place("Spain")) is None
    assert inside(place(name), place("France")) is False


def test_cities_lie_in_their_country_and_nothing_else_is_known_of_them():
    assert inside(place("Cardiff"), place("United Kingdom")) is True
    assert inside(place("Cardiff"), place("England")) is False
    assert inside(place("Wales"), place("Cardiff")) is None
    assert inside(place("Swansea"), place("Cardiff")) is False
    assert inside(place("Llanelli"), place("Cardiff")) is False
    assert inside(place("Maesteg"), place("Cardiff")) is None
    assert inside(place("Peru"), place("Cardiff")) is False
    assert inside(place("Cardiff"), place("Cardiff")) is True


def test_a_name_of_many_places_means_all_of_them():
    assert place("Perth").codes == ("AU", "GB-SCT")
    assert inside(place("Perth"), place("Scotland")) is None
    assert inside(place("Perth"), place("France")) is False


def test_names_stand_in_one_table_only():
    listed = [
        n
        for table in (BRITISH, WORLD, FURTHER, SHARED, AIRPORTS, TOWNS)
        for names in table.values()
        for n in names.split("|")
    ]
    assert len(listed) == len(set(listed))


def test_membership_has_dates():
    uk, union, area = place("UK"), place("EU"), place("EEA")
    assert inside(uk, union, on=date(2020, 1, 31)) is True
    assert inside(uk, union, on=date(2020, 2, 1)) is False
    assert inside(uk, area, on=date(2020, 12, 31)) is True
    assert inside(place("Croatia"), union, on=date(2010, 1, 1)) is False


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("I moved from New Jersey to Jersey.", ["New Jersey", "Jersey"]),
        ("She lives in the U.S. and he in the UK.", ["U.S.", "UK"]),
        ("My mother’s house is in Wales’s north.", ["Wales"]),
        ("It is in Papua New Guinea, not Guinea-Bissau.", ["Papua New Guinea", "Guinea-Bissau"]),
        ("I ask us all to vote in may.", []),
        ("The Polish polish shoes with polish.", ["Polish"]),
        ("We stayed in Côte d'Ivoire.", ["Côte d'Ivoire"]),
    ],
)
def test_find_places(text, names):
    assert [found.name for found in find_places(text)] == names
    assert all(found.span.of(text) == found.name for found in find_places(text))


def test_an_unknown_name_is_an_error():
    with pytest.raises(KeyError):
        place("Atlantis")


@pytest.mark.parametrize(
    ("demanded", "told", "met"),
    [
        ("you live in Bavaria", "I live in Munich.", True),
        ("you live in Bavaria", "I live near Munich.", True),
        ("you live in Bavaria", "I live in Leipzig.", False),
        ("you live in Ontario", "I live in Halifax, Nova Scotia.", False),
        ("you live in Yorkshire", "I live in West Yorkshire.", True),
        ("you live in North Yorkshire", "I live in Leeds.", False),
        ("you live in Derbyshire", "I live near Derby.", None),
        ("you live in the north of Scotland", "I live in Dumfries.", None),
        ("you live in South Devon", "I live in Plymouth.", None),
        ("you live in northern Scotland", "I live in Leeds.", False),
        ("you live in Vienna", "I live in Vienna, Virginia.", False),
        ("you live in Kent", "I live in Kent.", True),  # whichever of them it is
        ("you live in England", "I live in Kent.", None),
        ("you live in Oregon", "Our house is outside Missoula, Montana.", False),
        ("you live in Austria", "We keep cows on a pasture above Graz in Austria.", True),
        ("you live in Victoria", "I live in Geelong.", True),
        ("you live in Victoria", "I live near Geelong.", True),
        ("you live in Victoria", "I live near Albury.", None),  # on the border
        ("you live in Nova Scotia", "I live in Moose Jaw.", False),
        ("you live in the South Island", "I live in Timaru.", True),
        ("you live in the South Island", "I live in Tokoroa.", False),
        ("you live in the South West of England", "I live in Bideford.", True),
        ("you live in the North East", "I live in Sunderland.", True),
        ("you live in the North East", "I live in Southampton.", False),
        ("you live in the North East of Scotland", "I live in Sunderland.", False),
        ("you live in the Midlands", "I live in Wolverhampton.", True),
        ("you live in East Anglia", "I live in Cambridge.", None),  # some count it in
        ("you live in County Donegal", "I live in Tralee.", False),
        ("you live in the Snowy Monaro", "I live in Cairns.", False),
        ("you live in the Snowy Monaro", "I live in Dubbo.", None),  # both in New South Wales
        ("you live in New England", "I live in Fresno.", False),
        ("you live in Barnstaple", "I live in Norwich.", False),
    ],
)
def test_divisions_of_countries(demanded, told, met):
    (constraint,) = find_constraints(demanded)
    (stated,) = (q for q in find_quantities(told) if q.kind.value == "place")
    assert compare(constraint, stated) is met


def test_each_division_is_one_of_its_set():
    for _, divisions in DIVISIONS:
        towns = [town for names in divisions.values() for town in names.split("|") if town]
        assert len(towns) == len(set(towns))


@pytest.mark.parametrize(
    ("inner", "region", "lies"),
    [
        ("Schiphol", "EU", True),
        ("Heathrow", "UK", True),
        ("Heathrow", "Gatwick", False),
        ("JFK", "EU", False),
        ("Kenya", "Commonwealth", True),
        ("United Kingdom", "Commonwealth", True),
        ("Nepal", "Commonwealth", False),
        ("Suva", "Fiji", True),
        ("Perm", "Russia", True),
    ],
)
def test_airports_capitals_and_the_commonwealth(inner, region, lies):
    assert inside(place(inner), place(region)) is lies
