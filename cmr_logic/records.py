"""Classes of values that are made by the hundred while a text is read."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

_T = TypeVar("_T")

if TYPE_CHECKING:
    # To the type checker a record is a frozen dataclass: it lets nobody assign to a field.
    from dataclasses import dataclass as record
    from dataclasses import replace
else:
    _VALUES: dict[type, Callable[[Any], tuple[Any, ...]]] = {}  # of a record, in their order

    def record(*, frozen: bool, slots: bool, eq: bool = True) -> Callable[[type[_T]], type[_T]]:
        """Make a dataclass that is frozen to the type checker alone, not at run time.

        Where Python guards each field of a value itself, making one takes three to four times as
        long. And where each class has code of its own to compare, hash and show its values, and
        not just to make one, it takes Python four times as long to make the class: there are
        hundreds, and each command waits for them. Only for values that stay inside the library:
        those that callers hold are frozen dataclasses.

        Args:
            frozen: always true, as the type checker reads it.
            slots: as of any dataclass.
            eq: likewise.

        Example:
            >>> @record(frozen=True, slots=True)
            ... class Run:
            ...     first: int
            ...     last: int
            >>> Run(1, 3) in {Run(1, 3)}, Run(1, 3) == Run(1, 4), Run(1, 3)
            (True, False, Run(first=1, last=3))
        """
        del frozen

        def make(cls: type[_T]) -> type[_T]:
            made = dataclasses.dataclass(cls, slots=slots, eq=False, repr=False)
            fields = dataclasses.fields(made)
            _VALUES[made] = _values_of([field.name for field in fields])
            methods = {"__repr__": _shown}
            if eq:
                methods |= _comparing([field.name for field in fields if field.compare])
            for name, method in methods.items():
                if name not in cls.__dict__:
                    setattr(made, name, method)
            return made

        return make

    def replace(value: _T, /, **changes: object) -> _T:
        """Return a value with other values of some fields, as `dataclasses.replace` does.

        Of a record it takes a seventh of the time.

        Args:
            value: a record, or any dataclass.
            changes: the new values by the names of the fields.

        Example:
            >>> @record(frozen=True, slots=True)
            ... class Run:
            ...     first: int
            ...     last: int
            >>> replace(Run(1, 3), last=5)
            Run(first=1, last=5)
        """
        values = _VALUES.get(value.__class__)
        if values is None:
            return dataclasses.replace(value, **changes)
        made = value.__class__(*values(value))
        for name, new in changes.items():
            setattr(made, name, new)
        return made


def made_quickly(cls: type[_T]) -> type[_T]:
    """Let values of a frozen dataclass with slots be made in about half the time, and stay frozen.

    Where Python fills the fields of such a value, it asks for the way past the guard once for each
    of them. Here each field knows its own. For those that callers hold and that reading makes by
    the dozen.

    Args:
        cls: the dataclass; a default that is made anew for each value has only a field that
            nobody gives.

    Example:
        >>> @made_quickly
        ... @dataclasses.dataclass(frozen=True, slots=True)
        ... class Run:
        ...     first: int
        ...     last: int = 9
        >>> Run(1), Run(last=3, first=2)
        (Run(first=1, last=9), Run(first=2, last=3))
        >>> Run(1).first = 2
        Traceback (most recent call last):
        dataclasses.FrozenInstanceError: cannot assign to field 'first'
    """
    known: dict[str, Any] = {}
    given, steps = ["self"], []
    for field in dataclasses.fields(cls):  # type: ignore[arg-type] # a dataclass, as said above
        known[f"set_{field.name}"] = getattr(cls, field.name).__set__
        if not field.init:
            known[f"new_{field.name}"] = field.default_factory
            steps.append(f"set_{field.name}(self, new_{field.name}())")
            continue
        known[f"default_{field.name}"] = field.default
        optional = field.default is not dataclasses.MISSING
        given.append(f"{field.name}=default_{field.name}" if optional else field.name)
        steps.append(f"set_{field.name}(self, {field.name})")
    if hasattr(cls, "__post_init__"):
        steps.append("self.__post_init__()")
    source = f"def __init__({', '.join(given)}):\n    " + "\n    ".join(steps)
    exec(source, known)  # noqa: S102 - of names of fields alone, as dataclasses do
    made = functools.wraps(cls.__init__)(known["__init__"])
    cls.__init__ = made  # type: ignore[method-assign] # what the decorator is for
    return cls


def _values_of(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what gives the values of some fields."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


def _comparing(names: Sequence[str]) -> dict[str, Callable[..., Any]]:
    """Return the methods that compare and hash values by some fields."""
    values = _values_of(names)

    def equals(self: object, other: object) -> object:
        if other.__class__ is self.__class__:
            return values(self) == values(other)
        return NotImplemented

    def hashed(self: object) -> int:
        return hash(values(self))

    return {"__eq__": equals, "__hash__": hashed}


def _shown(self: Any) -> str:
    fields = (f"{f.name}={getattr(self, f.name)!r}" for f in dataclasses.fields(self) if f.repr)
    return f"{self.__class__.__qualname__}({', '.join(fields)})"


__all__ = ["made_quickly", "record", "replace"]
