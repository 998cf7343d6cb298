from __future__ import annotations

import sys
from importlib.metadata import EntryPoint

import pytest

from cmr_logic.errors import CmrLogicError
from cmr_logic.sharc.systems import (
    ENTRY_POINT_GROUP,
    Settings,
    load_system,
    registry,
    system_entries,
)
from cmr_logic.sharc.systems.protocol import Trainable


class Echo:
    def __init__(self, settings: Settings) -> None:
        self.seed = settings.seed

    def predict(self, utterance: object) -> str:
        return "Yes"


@pytest.mark.parametrize("entry", system_entries(), ids=lambda entry: entry.name)
def test_every_entry_loads_and_says_whether_it_learns(entry: registry.SystemEntry) -> None:
    found, system = load_system(entry.name)
    assert found == entry
    assert isinstance(system, Trainable) == entry.trained


def test_names_are_unique() -> None:
    names = [entry.name for entry in system_entries()]
    assert len(set(names)) == len(names)


def test_an_unknown_name_gets_a_suggestion() -> None:
    with pytest.raises(CmrLogicError, match="did you mean 'heuristic'"):
        load_system("heuristics")
    with pytest.raises(CmrLogicError, match="use one of: engine, heuristic"):
        load_system("zzz")


def test_the_oracle_switch_is_for_those_that_have_it() -> None:
    with pytest.raises(CmrLogicError, match="leave out --oracle-clauses, or use one of: heuristic"):
        load_system("majority", Settings(oracle_clauses=True))


def _add(monkeypatch: pytest.MonkeyPatch, *points: EntryPoint) -> None:
    def entry_points(*, group: str) -> tuple[EntryPoint, ...]:
        assert group == ENTRY_POINT_GROUP
        return points

    monkeypatch.setattr(registry, "entry_points", entry_points)


def test_another_package_adds_a_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "some_package", sys.modules[__name__])
    _add(monkeypatch, EntryPoint("echo", "some_package:Echo", ENTRY_POINT_GROUP))
    entry, system = load_system("echo", Settings(seed=7))
    assert (entry.name, entry.target) == ("echo", "some_package:Echo")
    assert isinstance(system, Echo)
    assert system.seed == 7


def test_a_built_in_name_cannot_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    _add(monkeypatch, EntryPoint("heuristic", "nowhere:Nothing", ENTRY_POINT_GROUP))
    assert [entry.target for entry in system_entries() if entry.name == "heuristic"] == [
        "cmr_logic.sharc.systems.pattern:PatternProgram"
    ]


@pytest.mark.parametrize(
    ("target", "problem"),
    [
        ("no_such_module:System", "No module named"),
        ("json:NoSuchThing", "no attribute"),
        ("builtins:object", "takes no arguments"),
        ("builtins:str", "str has no method predict"),
    ],
)
def test_a_broken_package_is_named(
    monkeypatch: pytest.MonkeyPatch, target: str, problem: str
) -> None:
    _add(monkeypatch, EntryPoint("broken", target, ENTRY_POINT_GROUP))
    with pytest.raises(CmrLogicError, match=f"'broken' \\({target}\\) does not load: .*{problem}"):
        load_system("broken")
