"""The conditions and exceptions that have been read of a conclusion or an item."""

from __future__ import annotations

from dataclasses import dataclass, field

from cmr_logic.expression import Expression, both, either
from cmr_logic.provisions.drafts.nodes import Provision


@dataclass(slots=True)
class Limits:
    """The conditions of a conclusion or an item, sorted by what they do.

    Args:
        parts: what must hold.
        exceptions: what must not.
    """

    parts: list[Expression] = field(default_factory=list)
    exceptions: list[Expression] = field(default_factory=list)

    @staticmethod
    def of(provision: Provision) -> Limits:
        """Return the limits of a provision."""
        parts = [] if provision.condition is None else [provision.condition]
        return Limits(parts, list(provision.exceptions))

    def __bool__(self) -> bool:
        return bool(self.parts or self.exceptions)

    def copy(self) -> Limits:
        """Return limits to add to, without a change to these."""
        return Limits(list(self.parts), list(self.exceptions))

    def free(self) -> None:
        """Let whoever is excepted need no condition: "only if A, unless B" holds if A or B."""
        if self.parts and self.exceptions:
            self.parts[:] = [either([both(self.parts), *self.exceptions])]
            self.exceptions.clear()

    def condition(self) -> Expression | None:
        """Return what must hold, all of it; None for nothing."""
        return both(self.parts) if self.parts else None
