"""Classes of values that are made by the hundred while a text is read."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

_T = TypeVar("_T")

if TYPE_CHECKING:
    # To the type checker a record is a frozen dataclass: it lets nobody assign to a field.
    from dataclasses import dataclass as record
else:

    def record(*, frozen: bool, slots: bool) -> Callable[[type[_T]], type[_T]]:
        """Make a dataclass that is frozen to the type checker alone, not at run time.

        Where Python guards each field of a value itself, making one takes three to four times as
        long. Only for values that stay inside the library: those that callers hold are frozen
        dataclasses.

        Args:
            frozen: always true, as the type checker reads it.
            slots: as of any dataclass.

        Example:
            >>> @record(frozen=True, slots=True)
            ... class Run:
            ...     first: int
            ...     last: int
            >>> Run(1, 3) in {Run(1, 3)}
            True
        """
        return dataclasses.dataclass(slots=slots, unsafe_hash=frozen)


__all__ = ["record"]
