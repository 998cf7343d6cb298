"""Places of which a thing is in one at a time: on the beach or in the dunes, at school or at home.

A word stands only in the entries of its own scale: a lawn is in a garden, and a café may be in a
museum, so that neither of these pairs is in one entry. They are compared where a clause and a story
say of the same thing where it is: see :mod:`..matching.spots`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cmr_logic.scenario.lexicon.exclusives import Exclusives
from cmr_logic.text import lemma, word_set


def _places(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(place.split("/")) for place in text.split("|"))


LOCALITIES: tuple[Exclusives, ...] = (
    Exclusives(
        "ground",
        _places(
            "beach/shore/foreshore/sand/sands/shingle/strand|dune/dunes/sandhills"
            "|wood/woods/woodland/forest/copse/spinney/plantation|meadow/field/pasture/paddock"
            "|moor/moorland/heath|marsh/bog/fen|cliff/cliffs/clifftop|orchard|vineyard"
            "|lawn/grass/turf|terrace/patio/decking/veranda|car park/parking lot"
            "|road/street/highway/carriageway/motorway/roadway/roadside"
            "|pavement/sidewalk/footpath/footway|drive/driveway/forecourt|playground|quay/quayside"
            "|slipway|pier/jetty|towpath/riverbank|cycle track/cycle path/cycle lane/bike path"
            "|balcony|stairwell/staircase|lift/elevator"
        ),
        "your stall is on the beach", "My stall is in the car park.",
        "My stall is by the car park.",
    ),
    Exclusives(
        "private-ground",
        _places(
            "garden/yard/backyard/courtyard/lawn/terrace/patio/veranda/drive/driveway/forecourt"
            "/garage/shed/porch|beach/shore/dunes/wood/woods/forest/moor/heath/cliff/car park/road"
            "/street/highway/carriageway/roadside/pavement/sidewalk/footpath/footway/playground"
            "/quay/slipway/pier/jetty/towpath/verge/river/lake/sea/harbour/field/meadow/pitch/park"
            "/bus stop/platform"
        ),
        "your boat is kept on the slipway", "My boat is kept in my yard.",
        "My boat is kept behind my yard.",
    ),
    Exclusives(
        "water",
        _places("river/stream/brook|lake/loch/lough/tarn|sea/ocean|pond|canal|reservoir|pool"),
        "your raft is on the lake", "My raft is on the river.", "My raft is near the river.",
    ),
    Exclusives(
        "land-and-water",
        _places(
            "sea/ocean/water|town/city/village/houses/land/field/fields/wood/woods/forest"
            "/farmland/beach/street/streets/park"
        ),
        "you fly your kite over the sea", "I fly my kite over the fields.",
        "I fly my kite over a thousand feet.",
    ),
    Exclusives(
        "where-one-stands",
        _places(
            "park/public park|road/street/highway/carriageway/motorway|beach|car park/parking lot"
            "|forest/wood/woods|balcony|stairwell/staircase|lift/elevator|platform|kitchen|bedroom"
        ),
        "your bench is in the park", "My bench is on the street.", "My bench is in the shade.",
    ),
    Exclusives(
        "where-one-waits",
        _places(
            "bus stop/tram stop|platform|beach|forest/wood/woods|car park/parking lot|balcony"
            "|stairwell/staircase|lift/elevator|field/meadow|kitchen|bedroom|garden/yard"
        ),
        "your bike is at the bus stop", "My bike is in the forest.", "My bike is in the rain.",
    ),
    Exclusives(
        "island-and-mainland", _places("island/isle|mainland"),
        "your shop is on the island", "My shop is on the mainland.",
        "My shop is on the main square.",
    ),
    Exclusives(
        "buildings",
        _places(
            "school/academy/schoolhouse|church/cathedral/vestry/nave|hospital/infirmary|museum"
            "|hotel/hostel/guesthouse/inn|station|airport|factory/mill|theatre|cinema"
            "|supermarket|warehouse/depot|barn/stable/stables/byre|boathouse"
            "|house/home/flat/bungalow/cottage/apartment/bedroom/living room/sitting room"
            "/front room/spare room/dining room/garage/attic/loft/cellar|care home/nursing home"
        ),
        "your harp is in the church", "My harp is in the school.", "My harp is near the school.",
    ),
    Exclusives(
        "where-things-stand",
        _places(
            "stairwell/staircase/landing/hallway/corridor/lobby/foyer/stairs"
            "|shed/cycle shed/bike shed/boathouse/outhouse/summerhouse|garage/carport"
            "|bathroom/toilet/loo/shower room|bedroom|kitchen|living room/lounge/sitting room"
            "|terrace/roof terrace/patio/decking|balcony|cellar/basement|attic/loft"
            "|car park/parking lot|forecourt|street/road/pavement/sidewalk/kerb/curb|canteen"
            "|library|gym|sauna|laundry room/launderette|classroom|courtroom|platform|verge"
        ),
        "your pram is in the stairwell", "My pram is in the shed.",
        "My pram is in the sun.",
    ),
    Exclusives(
        "rooms",
        _places(
            "kitchen|living room/sitting room/lounge/front room|bedroom/spare room/nursery"
            "|bathroom/shower room|attic/loft|cellar/basement|garage|shed|conservatory/sunroom"
            "|dining room|study|garden/yard/backyard|drive/driveway|porch|hallway|balcony"
        ),
        "your freezer is in the kitchen", "My freezer is in the garage.",
        "My freezer is like one in a garage.",
    ),
)  # fmt: skip
# Scales of which two places may be of one value, and yet be apart: the lawn and the terrace.
_WIDE = frozenset({"private-ground", "land-and-water", "buildings"})
# Names for a part of a place, of which several stand side by side, each told by its name or number:
# "**Zone** B"; not "Oslo".
NAMED_PARTS = word_set(
    "zone area block terminal gate entrance platform bay ward basin pontoon stand row section tier "
    "level floor county district parish street road lane avenue terrace square school college "
    "academy hospital valley building house hall room wing quay wharf pier berth pitch court lot "
    "plot unit sector region province borough stage lounge car park coach carriage deck "
    "branch campus bank shore lake loch island team league division group class form year band set "
    "stream squad estate farm village church chapel library clinic surgery office camp depot"
)


@cache
def _scales(place: str) -> Mapping[str, int]:
    """Return which place of each entry a word is."""
    return {
        entry.name: at
        for entry in LOCALITIES
        for at, words in enumerate(entry.values)
        if place in words or one_of(place) in words
    }


@cache
def one_of(places: str) -> str:
    """Return the word for one of several places.

    Example:
        >>> one_of("bus stops"), one_of("park")
        ('bus stop', 'park')
    """
    before, _, last = places.rpartition(" ")
    return f"{before} {lemma(last)}".strip()


@cache
def of_two_words() -> frozenset[str]:
    """Return the places that are named in two words: "car park"."""
    words = (word for entry in LOCALITIES for value in entry.values for word in value)
    return frozenset(word for word in words if " " in word)


def is_locality(place: str) -> bool:
    """Tell whether the tables know a place.

    Example:
        >>> is_locality("beach"), is_locality("bench")
        (True, False)
    """
    return bool(_scales(place))


def are_apart(place: str, other: str) -> bool:
    """Tell whether what is in one place is not in the other.

    Example:
        >>> are_apart("beach", "dunes"), are_apart("beach", "sands"), are_apart("lawn", "garden")
        (True, False, False)
    """
    first, second = _scales(place), _scales(other)
    shared = first.keys() & second.keys()
    apart = {name for name in shared if first[name] != second[name]}
    return bool(apart) and shared - apart <= _WIDE
