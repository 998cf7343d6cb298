"""Every table entry fires on its example and leaves its counter-example alone."""

from datetime import date
from typing import Any

from cmr_logic.quantities import find_constraints, find_quantities
from cmr_logic.quantities.ages import AGE_FORMS
from cmr_logic.quantities.bounds import BOUNDS
from cmr_logic.quantities.clock_times import CLOCK_FORMS
from cmr_logic.quantities.dates import DATE_FORMS
from cmr_logic.quantities.demands import DEMANDS
from cmr_logic.quantities.frequencies import FREQUENCY_FORMS
from cmr_logic.quantities.life_stages import LIFE_STAGES
from cmr_logic.quantities.masks import MASKS
from cmr_logic.quantities.place_relations import PLACE_RELATIONS
from cmr_logic.quantities.units import PERS, UNITS
from cmr_logic.quantities.year_days import YEAR_DAY_FORMS
from tests.tables import for_each

REFERENCE = date(2018, 5, 15)
NAMED: list[Any] = [
    *BOUNDS,
    *UNITS,
    *PERS,
    *DATE_FORMS,
    *YEAR_DAY_FORMS,
    *CLOCK_FORMS,
    *AGE_FORMS,
    *LIFE_STAGES,
    *PLACE_RELATIONS,
    *DEMANDS,
    *FREQUENCY_FORMS,
]
SILENT = {"window", "another"}  # they fire by leaving the number out


def entries(text):
    found = [*find_constraints(text), *find_quantities(text, REFERENCE)]
    return {name for each in found for name in each.entry.split(":")}


@for_each("entry", [e for e in NAMED if e.name not in SILENT], ids=lambda e: e.name)
def test_entry_fires_on_its_example_only(entry):
    assert entry.name in entries(entry.example)
    assert entry.name not in entries(entry.counter_example)


@for_each("entry", [*MASKS, *(b for b in BOUNDS if b.name in SILENT)], ids=lambda e: e.name)
def test_entry_silences_its_example_only(entry):
    assert not entries(entry.example)
    assert entries(entry.counter_example)


def test_names_are_unique():
    names = [entry.name for entry in [*NAMED, *MASKS]]
    assert len(names) == len(set(names))


def test_no_phrase_has_two_meanings():
    for after in (False, True):
        seen: dict[tuple[str, bool], str] = {}
        for bound in BOUNDS:
            for phrase in bound.phrases:
                if bound.after is after:
                    key = (phrase, bound.scope.value == "date")
                    assert key not in seen, f"{phrase!r} in {seen.get(key)} and {bound.name}"
                    seen[key] = bound.name


def test_no_form_has_two_units():
    forms = [form for unit in UNITS for form in unit.forms]
    assert len(forms) == len(set(forms))
