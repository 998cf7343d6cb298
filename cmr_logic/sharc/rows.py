"""Checked access to the fields of one row: repairs are counted, the rest are clear errors."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cmr_logic.errors import DataError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

_YES_NO: Mapping[str, str] = {"yes": "Yes", "no": "No", "true": "Yes", "false": "No", "noe": "No"}
"""Answers to follow-ups that files hold, without case, spaces and punctuation around them."""

_ALIASES: Mapping[str, tuple[str, ...]] = {
    "follow_up_question": ("followup_question", "followUpQuestion"),
    "follow_up_answer": ("followup_answer", "followUpAnswer"),
}
"""Names that official files use here and there for the same field."""

_SHOWN = 40  # characters
_SHOWN_FIELDS = 10


@dataclass(slots=True)
class LoadReport:
    """What a reader put right or found worth noting, counted by kind.

    Args:
        rows: how many rows were read.
        counts: how often each kind of repair or remark occurred.
        first: for each kind, the place where it occurred first.

    Example:
        >>> report = LoadReport()
        >>> report.note("spaces around a text", "dev.json, row 3, field 'question'")
        >>> dict(report.counts)
        {'spaces around a text': 1}
    """

    rows: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    first: dict[str, str] = field(default_factory=dict)

    def note(self, kind: str, place: str) -> None:
        """Count one occurrence of ``kind``, seen at ``place``."""
        self.counts[kind] += 1
        self.first.setdefault(kind, place)


@dataclass(frozen=True, slots=True)
class Row:
    """One JSON object of a file, or an object inside it.

    Args:
        source: the file.
        number: the row's number, from 1 (in JSON lines, the line's).
        fields: the object itself.
        report: where repairs are counted.
        path: where in the row the object stands, such as ``"history[2]"``; empty for the row.
    """

    source: Path
    number: int
    fields: Mapping[str, Any]
    report: LoadReport
    path: str = ""

    @classmethod
    def of(cls, source: Path, number: int, value: Any, report: LoadReport, path: str = "") -> Row:
        """Return the row of a JSON value.

        Raises:
            DataError: the value is not an object.
        """
        row = cls(source, number, {}, report, path)
        if not isinstance(value, dict):
            raise row.error("", f"is {_kind(value)}", "expected an object")
        return cls(source, number, value, report, path)

    def place(self, name: str = "") -> str:
        """Return file, row and field in words."""
        where = ".".join(part for part in (self.path, name) if part)
        return f"{self.source}, row {self.number}" + (f", field {where!r}" if where else "")

    def error(self, name: str, problem: str, advice: str = "") -> DataError:
        """Return the error that says what is wrong with a field."""
        return DataError(f"{self.place(name)}: {problem}", advice=advice)

    def note(self, kind: str, name: str) -> None:
        """Count a repair of a field."""
        self.report.note(kind, self.place(name))

    def has(self, name: str) -> bool:
        """Tell whether the row has a value, other than null, for a field or one of its aliases."""
        return self._find(name) is not None

    def text(self, name: str, *, strip: bool = True) -> str:
        """Return a text that must be there and hold more than spaces.

        Args:
            name: the field.
            strip: whether spaces around the text are taken off, and counted.
        """
        found = self._find(name)
        if found is None:
            raise self._missing(name)
        text = self._string(name, found, strip=strip)
        if not text.strip():
            raise self.error(name, "empty", "fill it in")
        return text

    def key(self, name: str) -> str:
        """Return an id that must be there: a text, or a whole number as text."""
        found = self._find(name)
        if isinstance(found, int) and not isinstance(found, bool):
            return str(found)
        return self.text(name)

    def any_text(self, name: str) -> str:
        """Return a text that must be there and may be empty, exactly as it is."""
        found = self._find(name)
        if found is None:
            raise self._missing(name)
        return self._string(name, found, strip=False)

    def optional_text(self, name: str) -> str | None:
        """Return a text that may be missing, null or empty, all of which give ``None``."""
        found = self._find(name)
        if found is None:
            if name not in self.fields:
                self.note("missing field", name)
            return None
        return self._string(name, found, strip=True) or None

    def question(self, name: str) -> str:
        """Return a question; one without a question mark is counted and left as it is."""
        text = self.text(name)
        if not text.endswith("?"):
            self.note("question without a question mark", name)
        return text

    def yes_no(self, name: str) -> str:
        """Return ``"Yes"`` or ``"No"``; other spellings of these are put right and counted."""
        value = self._find(name)
        if value is None:
            raise self._missing(name)
        answer = spelled_answer(str(value)) if isinstance(value, str | bool) else None
        if answer is None:
            raise self.error(name, f"is {_kind(value)}", "expected 'Yes' or 'No'")
        if answer != value:
            self.note("answer spelled otherwise", name)
        return answer

    def objects(self, name: str) -> Iterator[Row]:
        """Yield the objects of a list; a missing list is counted and taken as empty."""
        values = self.fields.get(name)
        if values is None:
            self.note("missing field", name)
            return
        if not isinstance(values, list):
            raise self.error(name, f"is {_kind(values)}", "expected a list")
        for index, value in enumerate(values):
            yield Row.of(
                self.source, self.number, value, self.report, self._inner(f"{name}[{index}]")
            )

    def object(self, name: str) -> Row:
        """Return an object that must be there."""
        if name not in self.fields:
            raise self._missing(name)
        return Row.of(self.source, self.number, self.fields[name], self.report, self._inner(name))

    def texts(self, name: str) -> tuple[str, ...]:
        """Return a list of texts, exactly as they are; a missing list is empty."""
        values = self.fields.get(name)
        if values is None:
            return ()
        if not isinstance(values, list):
            raise self.error(name, f"is {_kind(values)}", "expected a list")
        return tuple(
            self._string(f"{name}[{index}]", value, strip=False)
            for index, value in enumerate(values)
        )

    def _missing(self, name: str) -> DataError:
        null = next((each for each in (name, *_ALIASES.get(name, ())) if each in self.fields), None)
        if null is not None:
            return self.error(null, "null", "fill it in")
        if "tree" in self.fields:
            advice = "these are dialog trees: 'cmr-logic corpus expand' makes utterances of them"
            return self.error(name, "missing", advice)
        there = ", ".join(list(self.fields)[:_SHOWN_FIELDS]) or "none"
        return self.error(name, "missing", f"add it, or name another file: the fields are {there}")

    def _inner(self, step: str) -> str:
        return f"{self.path}.{step}" if self.path else step

    def _find(self, name: str) -> Any:
        value = self.fields.get(name)
        if value is None:
            for alias in _ALIASES.get(name, ()):
                value = self.fields.get(alias)
                if value is not None:
                    self.note("field named otherwise", alias)
                    break
        return value

    def _string(self, name: str, value: Any, *, strip: bool) -> str:
        if not isinstance(value, str):
            raise self.error(name, f"is {_kind(value)}", "expected a string")
        if not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                self.note("half of a surrogate pair", name)
                value = value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        stripped: str = value.strip() if strip else value
        if len(stripped) != len(value):
            self.note("spaces around a text", name)
        return stripped


def spelled_answer(text: str) -> str | None:
    """Return ``"Yes"`` or ``"No"`` for any known spelling of them, else ``None``.

    Example:
        >>> spelled_answer(" yes."), spelled_answer("Noe"), spelled_answer("perhaps")
        ('Yes', 'No', None)
    """
    return _YES_NO.get(text.strip().rstrip(".!").lower())


def _kind(value: Any) -> str:
    names = {dict: "an object", list: "a list", bool: "true or false", type(None): "null"}
    if isinstance(value, str):
        return repr(value if len(value) <= _SHOWN else value[: _SHOWN - 1] + "…")
    return names.get(type(value), f"the number {value}")
