"""The systems by name: the built-in ones, and those that other packages add.

Another package adds a system with an entry point::

    [project.entry-points."cmr_logic.systems"]
    my-system = "my_package.systems:MySystem"

The entry point names a callable that takes `Settings` and returns a `System`.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Literal, TypeAlias

from cmr_logic.errors import CmrLogicError, OptionError
from cmr_logic.sharc.systems.protocol import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from cmr_logic.sharc.systems.protocol import System

ENTRY_POINT_GROUP = "cmr_logic.systems"
"""The entry-point group in which another package names its systems."""

Task: TypeAlias = Literal["combined", "classification", "follow_ups", "entailment"]

_HERE = "cmr_logic.sharc.systems"


@dataclass(frozen=True, slots=True)
class SystemEntry:
    """A system's name and what one should know before loading it.

    Args:
        name: what ``--system`` takes.
        target: where it is made, as ``module:attribute``.
        summary: one line for people.
        task: what it is meant to be scored on.
        trained: whether it needs training utterances.
        oracle: whether it understands `Settings.oracle_clauses`.

    Example:
        >>> next(entry.task for entry in system_entries() if entry.name == "majority")
        'classification'
    """

    name: str
    target: str
    summary: str
    task: Task = "combined"
    trained: bool = False
    oracle: bool = False


_BUILT_IN = (
    SystemEntry("engine", f"{_HERE}.engine:Engine", "reads the rule and reasons; no training"),
    SystemEntry(
        "heuristic",
        f"{_HERE}.pattern:PatternProgram",
        "the pattern-exploiting program of Verma et al. 2020",
        oracle=True,
    ),
    SystemEntry(
        "cm",
        f"{_HERE}.combined:CombinedModel",
        "random forest, entailment and question rules in a chain",
        trained=True,
    ),
    SystemEntry(
        "random", f"{_HERE}.trivial:RandomClass", "one of the four classes", "classification"
    ),
    SystemEntry(
        "majority",
        f"{_HERE}.trivial:MajorityClass",
        "the most frequent class of the training utterances",
        "classification",
        trained=True,
    ),
    SystemEntry(
        "surface-lr",
        f"{_HERE}.surface:SurfaceClassifier",
        "logistic regression over TF-IDF",
        "classification",
        trained=True,
    ),
    SystemEntry(
        "overlap",
        f"{_HERE}.overlap:OverlapClassifier",
        "word overlap and the answers so far",
        "classification",
    ),
    SystemEntry(
        "random-forest",
        f"{_HERE}.forest:ForestClassifier",
        "random forest over engineered features",
        "classification",
        trained=True,
    ),
    SystemEntry(
        "follow-up-first",
        f"{_HERE}.followups:FirstSentence",
        "asks with the first sentence",
        "follow_ups",
    ),
    SystemEntry(
        "follow-up-random",
        f"{_HERE}.followups:RandomSentence",
        "asks with a random sentence",
        "follow_ups",
    ),
    SystemEntry(
        "follow-up-last",
        f"{_HERE}.followups:LastSentence",
        "asks with the last sentence",
        "follow_ups",
    ),
    SystemEntry(
        "follow-up-lr",
        f"{_HERE}.followups:RankedSentence",
        "asks with the sentence that a logistic regression ranks first",
        "follow_ups",
        trained=True,
    ),
    SystemEntry(
        "follow-up-rules",
        f"{_HERE}.followups:RuleBased",
        "turns the next bullet or condition into a question by rules",
        "follow_ups",
    ),
    SystemEntry(
        "entailment-random",
        f"{_HERE}.entailment:RandomEntailment",
        "Yes, No or Unknown by chance",
        "entailment",
    ),
    SystemEntry(
        "entailment-lr",
        f"{_HERE}.entailment:SurfaceEntailment",
        "logistic regression over TF-IDF of scenario and question",
        "entailment",
        trained=True,
    ),
)


def system_entries() -> tuple[SystemEntry, ...]:
    """Return every known system: the built-in ones, then those of other packages by name.

    A package cannot replace a built-in system: a name that is taken is left out.
    """
    return _BUILT_IN + tuple(
        SystemEntry(name, point.value, f"added by {_package(point)}")
        for name, point in sorted(_added().items())
    )


def system_entry(name: str) -> SystemEntry:
    """Return what is known of a system without making it.

    Args:
        name: as for `load_system`.

    Raises:
        OptionError: no system has that name.

    Example:
        >>> system_entry("majority").trained
        True
    """
    entry = next((entry for entry in system_entries() if entry.name == name), None)
    if entry is None:
        raise _unknown(name)
    return entry


def load_system(name: str, settings: Settings | None = None) -> tuple[SystemEntry, System]:
    """Make a system and return it with its entry.

    Args:
        name: the name of a built-in system or of an entry point.
        settings: seed and switches; the defaults if not given.

    Raises:
        OptionError: no system has that name, or it has no such switch.
        CmrLogicError: it does not load.

    Example:
        >>> entry, system = load_system("heuristic")
        >>> entry.trained
        False
    """
    settings = settings or Settings()
    entry = system_entry(name)
    if settings.oracle_clauses and not entry.oracle:
        able = ", ".join(entry.name for entry in _BUILT_IN if entry.oracle)
        raise OptionError(
            f"the system {name!r} does not read gold clauses",
            advice=f"leave out --oracle-clauses, or use one of: {able}",
        )
    return entry, _built_in(entry, settings) if entry in _BUILT_IN else _foreign(entry, settings)


def _built_in(entry: SystemEntry, settings: Settings) -> System:
    module, _, attribute = entry.target.partition(":")
    make: Callable[[Settings], System] = getattr(import_module(module), attribute)
    return make(settings)


def _foreign(entry: SystemEntry, settings: Settings) -> System:
    try:
        made: System = _added()[entry.name].load()(settings)
        if not callable(getattr(made, "predict", None)):
            raise TypeError(f"{type(made).__name__} has no method predict")
    except CmrLogicError:
        raise
    except Exception as error:  # code of another package may raise anything
        raise CmrLogicError(
            f"the system {entry.name!r} ({entry.target}) does not load: {error}",
            advice="mend or remove the package that adds it",
        ) from error
    return made


def _unknown(name: str) -> OptionError:
    from difflib import get_close_matches  # noqa: PLC0415 - only an error needs it

    names = [entry.name for entry in system_entries()]
    close = get_close_matches(name, names, n=1)
    advice = f"did you mean {close[0]!r}?" if close else f"use one of: {', '.join(names)}"
    return OptionError(f"there is no system {name!r}", advice=advice)


def _added() -> dict[str, EntryPoint]:
    taken = {entry.name for entry in _BUILT_IN}
    return {
        point.name: point
        for point in entry_points(group=ENTRY_POINT_GROUP)
        if point.name not in taken
    }


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "another package"
