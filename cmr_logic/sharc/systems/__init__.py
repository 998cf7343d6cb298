"""Systems that answer utterances: the engine and the baselines of the papers."""

from cmr_logic.sharc.systems.protocol import (
    BatchSystem,
    Classifier,
    FollowUpWriter,
    GoldReader,
    Settings,
    System,
    Trainable,
)
from cmr_logic.sharc.systems.registry import (
    ENTRY_POINT_GROUP,
    SystemEntry,
    Task,
    load_system,
    system_entries,
)

__all__ = [
    "ENTRY_POINT_GROUP",
    "BatchSystem",
    "Classifier",
    "FollowUpWriter",
    "GoldReader",
    "Settings",
    "System",
    "SystemEntry",
    "Task",
    "Trainable",
    "load_system",
    "system_entries",
]
