"""Numbers, money, ages, durations, dates and places: what rules demand and what stories state."""

from cmr_logic.quantities.comparison import comparable, compare
from cmr_logic.quantities.find import find_constraints, find_quantities
from cmr_logic.quantities.model import Constraint, Interval, Kind, Measure, Quantity, Time
from cmr_logic.quantities.places import Place, find_places, inside, place

__all__ = [
    "Constraint",
    "Interval",
    "Kind",
    "Measure",
    "Place",
    "Quantity",
    "Time",
    "comparable",
    "compare",
    "find_constraints",
    "find_places",
    "find_quantities",
    "inside",
    "place",
]
