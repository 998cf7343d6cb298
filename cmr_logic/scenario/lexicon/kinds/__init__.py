"""General words with what they cover: reviewed tables, by domain.

A kind of a kind is a kind: a labrador is a dog, a pet and an animal. See
:class:`..entries.Kinds` for the columns.
"""

from __future__ import annotations

from itertools import chain

from cmr_logic.scenario.lexicon.entries import Kinds
from cmr_logic.scenario.lexicon.kinds import (
    affairs,
    classed,
    creatures,
    fare,
    goods,
    health,
    materials,
    nature,
    people,
    things,
    vehicles,
    wares,
)

__all__ = ["KINDS"]

KINDS: tuple[Kinds, ...] = tuple(
    chain(
        people.PEOPLE,
        health.HEALTH,
        vehicles.VEHICLES,
        nature.NATURE,
        creatures.CREATURES,
        fare.FARE,
        materials.MATERIALS,
        wares.WARES,
        goods.GOODS,
        affairs.AFFAIRS,
        classed.CLASSED,
        things.THINGS,
    )
)
