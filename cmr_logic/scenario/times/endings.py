"""What ends a state, and on which day a story says that it ended: "I left in 2019"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

# What ends one: "I **sold** the flat in 2019"; not "I told them in 2019".
END = re.compile(
    r"\b(?:sold|left|closed|cancelled|divorced|quit|resigned|moved\s(?:out|away|from)|gave\s(?:up|away)"
    r"|stopped|ended|separated|expired|lapsed|ran\sout|sacked|dismissed|scrapped|lost|died|emigrated"
    r"|split\sup|finished)\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"[.!?;]")


def end_told(behind: str) -> Quantity | None:
    """Return the day on which words tell that a state ended; None where they tell no one day.

    Args:
        behind: the words behind those that tell that it began.

    Example:
        >>> end_told(" and left in 2019.").text, end_told(" and left early.")
        ('in 2019', None)
    """
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - few clauses name a day

    for part in _SENTENCE.split(behind):
        if END.search(part) is not None:
            dates = [each for each in find_quantities(part) if each.kind.value == "date"]
            alone = len(dates) == 1 and dates[0].entry.startswith("on_date")
            return dates[0] if alone else None
    return None
