"""Reading rows one at a time, and writing files that are whole or not there."""

from __future__ import annotations

import errno
import json
import os
import secrets
from codecs import BOM_UTF8
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from cmr_logic.errors import DataError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

IN_MEMORY_BYTES = 64 * 1024 * 1024
"""Up to this size a JSON list is read at once: as fast as ijson in C, else far faster."""

_PEEK = 4096
_STANDARD = (Path("/dev/stdout"), Path("/dev/stderr"))
_DEEPEST = 500  # levels; Python's own reader ends at about twice as many
_UNDECODED = "\ufffd"  # what stands for bytes that are no text
_EXPECTED = "expected a JSON list, or one JSON object a line"
_ENCODER = json.JSONEncoder(ensure_ascii=False)  # made once: `json.dumps` makes one for each row


@contextmanager
def writing(path: str | os.PathLike[str]) -> Iterator[TextIO]:
    r"""Open a text file for writing that gets its name only once it is complete.

    The text goes to a temporary file in the same folder, which replaces ``path`` when the block
    ends. If the block raises, the temporary file is removed and ``path`` is left as it was. Only
    what is no regular file, such as a pipe, and ``/dev/stdout`` are written to directly.

    Args:
        path: the file to make or replace; its folder must exist.

    Raises:
        DataError: the folder does not exist, it or the file cannot be written to, or the disk is
            full.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     with writing(Path(folder) / "ids.txt") as file:
        ...         _ = file.write("a1\n")
        ...     (Path(folder) / "ids.txt").read_text()
        'a1\n'
    """
    target = Path(path)
    if target.is_dir():
        raise DataError(f"{target} is a folder", advice="name a file in it")
    if target.exists() and _is_stream(target):
        # What stdout was sent to may be a file with other output in it, which stays.
        with _naming(target), target.open("a", encoding="utf-8", newline="\n") as file:
            yield file
        return
    target = target.resolve()  # a link stays a link
    if target.exists() and not os.access(target, os.W_OK):  # it could be replaced all the same
        raise unwritable(target, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))
    # Named before it is made: a signal between the two must not leave it behind.
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        try:
            raw = temporary.open("x", encoding="utf-8", newline="\n")
        except OSError as error:
            raise unwritable(target, error) from error
        with _naming(target), raw as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if target.exists():  # the result keeps the mode of the file that it replaces
            temporary.chmod(target.stat().st_mode & 0o777)
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def _is_stream(target: Path) -> bool:
    """Tell whether a path is a terminal, a pipe or an open file, which cannot be replaced."""
    named = target.absolute()
    return (
        not target.is_file()
        or named in _STANDARD
        or named.parent in {Path("/dev/fd"), Path("/proc/self/fd")}
    )


@contextmanager
def _naming(target: Path) -> Iterator[None]:
    """Name the file in errors of writing, such as a full disk, of which the system names none."""
    try:
        yield
    except BrokenPipeError:  # who reads has left, which is no fault of the file
        raise
    except OSError as error:
        if error.filename is not None:
            raise
        raise unwritable(target, error) from error


def write_rows(path: str | os.PathLike[str], rows: Iterable[dict[str, Any]]) -> int:
    """Write rows as a JSON list, or as JSON lines where the name ends in ``.jsonl``.

    Returns:
        How many rows were written. They are written as they come and are never all in memory.
    """
    count = 0

    def counted() -> Iterator[dict[str, Any]]:
        nonlocal count
        for count, row in enumerate(rows, start=1):  # noqa: B007 - the last one is the total
            yield row

    with writing(path) as file:
        file.writelines(written_rows(counted(), lines=is_lines_name(path)))
    return count


def written_rows(rows: Iterable[dict[str, Any]], *, lines: bool) -> Iterator[str]:
    r"""Yield the pieces of the text that `write_rows` writes.

    Args:
        rows: the rows.
        lines: as JSON lines; else as a JSON list.

    Example:
        >>> "".join(written_rows([{"answer": "Yes"}], lines=True))
        '{"answer": "Yes"}\n'
        >>> "".join(written_rows([{"answer": "Yes"}, {}], lines=False))
        '[\n{"answer": "Yes"},\n{}\n]\n'
    """
    before, behind = ("", "\n") if lines else ("[\n", "")
    for row in rows:
        yield f"{before}{_ENCODER.encode(row)}{behind}"
        before = "" if lines else ",\n"
    if not lines:
        yield "[\n]\n" if before.startswith("[") else "\n]\n"


def is_lines_name(path: str | os.PathLike[str]) -> bool:
    """Tell whether a file name stands for JSON lines.

    Example:
        >>> is_lines_name("dev.jsonl"), is_lines_name("dev.json")
        (True, False)
    """
    return Path(path).suffix.lower() in {".jsonl", ".ndjson"}


def read_rows(path: str | os.PathLike[str]) -> Iterator[tuple[int, Any]]:
    """Yield the rows of a JSON list or of a JSON-lines file, with their numbers from 1.

    The form is told from the first character, not from the name. JSON lines, and lists above
    `IN_MEMORY_BYTES`, are read row by row, so the file may be larger than memory.

    Raises:
        DataError: the file cannot be opened, is not UTF-8, or is not JSON of that form.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     _ = write_rows(f"{folder}/rows.jsonl", [{"answer": "Yes"}, {"answer": "No"}])
        ...     list(read_rows(f"{folder}/rows.jsonl"))
        [(1, {'answer': 'Yes'}), (2, {'answer': 'No'})]
    """
    source = Path(path)
    try:
        with source.open("rb") as raw:
            # Looked at without moving on, so that a pipe can be read too.
            text = raw.peek(_PEEK).decode("utf-8-sig", errors="replace").lstrip()
            if not text:
                raise DataError(f"{source} is empty", advice=_EXPECTED)
            if text[0] == "[":
                large = source.stat().st_size > IN_MEMORY_BYTES
                yield from _stream_list(source, raw) if large else _load_list(source, raw)
            elif text[0] == "{":
                yield from _read_lines(source, raw)
            else:
                if text[0] == _UNDECODED:
                    decoded(source, raw.peek(_PEEK))
                raise DataError(
                    f"{source} is not JSON: it begins with {text[0]!r}", advice=_EXPECTED
                )
    except OSError as error:
        raise unreadable(source, error) from error


def read_json(path: str | os.PathLike[str]) -> Any:
    """Return one whole JSON value.

    Raises:
        DataError: the file cannot be opened, is not UTF-8, or is not JSON.
    """
    return _loads(Path(path), read_text(path), advice="expected JSON")


def read_text(path: str | os.PathLike[str]) -> str:
    """Return the text of a whole file.

    Raises:
        DataError: the file cannot be opened, or is not UTF-8.
    """
    source = Path(path)
    try:
        return decoded(source, source.read_bytes())
    except OSError as error:
        raise unreadable(source, error) from error


def decoded(source: Path, raw: bytes, line: int = 1) -> str:
    """Return the text that bytes of a file stand for.

    Args:
        source: the file.
        raw: the bytes.
        line: the number of the line in the file that they begin.

    Raises:
        DataError: the bytes are not UTF-8.
    """
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line += raw.count(b"\n", 0, error.start)
        raise DataError(
            f"{source}, line {line}: not UTF-8: byte {raw[error.start]:#04x}",
            advice="save the file as UTF-8",
        ) from error


def make_folder(path: str | os.PathLike[str]) -> None:
    """Make a folder, and those above it, where there is none.

    Raises:
        DataError: it cannot be made, or a file has its name.
    """
    if Path(path).is_file():
        raise DataError(f"{path} is a file", advice="name a folder")
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(Path(path), error) from error


def unreadable(source: Path, error: OSError) -> DataError:
    """Return the error about a file that the system does not let us read."""
    advice = "name a file to read"
    if str(source) == "-":
        advice += "; only a rule can come from stdin"
    return DataError(f"cannot read {source}: {error.strerror}", advice=advice)


def unwritable(target: Path, error: OSError) -> DataError:
    """Return the error about a file or folder that the system does not let us write."""
    folder = target.parent
    if isinstance(error, FileNotFoundError) and not folder.exists():
        return DataError(
            f"cannot write {target}: there is no folder {folder}", advice="make it first"
        )
    return DataError(
        f"cannot write {target}: {error.strerror}", advice="name a place that can be written to"
    )


def _load_list(source: Path, raw: Any) -> Iterator[tuple[int, Any]]:
    yield from enumerate(_loads(source, decoded(source, raw.read())), start=1)


def _stream_list(source: Path, raw: Any) -> Iterator[tuple[int, Any]]:
    import ijson  # noqa: PLC0415 - only files too large for memory need it

    if raw.peek(len(BOM_UTF8)).startswith(BOM_UTF8):
        raw.read(len(BOM_UTF8))
    number = 0
    try:
        for number, row in enumerate(_items(source, ijson.basic_parse(raw, use_float=True)), 1):
            yield number, row
    except ijson.JSONError as error:
        raise DataError(
            f"{source}, after row {number}: not JSON: {_first_line(error)}", advice=_EXPECTED
        ) from error


def _items(source: Path, events: Iterable[tuple[str, Any]]) -> Iterator[Any]:
    """Yield the items of a list from the events of ijson, whose `items` has no limit of depth.

    It keeps the path of every open object, which takes memory by the square of their number.
    """
    from ijson import ObjectBuilder  # noqa: PLC0415 - see above

    depth, builder = 0, ObjectBuilder()
    for event, value in events:
        depth -= event in {"end_map", "end_array"}
        if depth:
            builder.event(event, value)
        depth += event in {"start_map", "start_array"}
        if depth > _DEEPEST:
            raise DataError(f"{source}: JSON nested too deeply", advice=_EXPECTED)
        if depth == 1 and event != "start_array":
            yield builder.value
            builder = ObjectBuilder()


def _read_lines(source: Path, raw: Any) -> Iterator[tuple[int, Any]]:
    for number, line in enumerate(raw, start=1):
        if line.strip():
            yield number, _loads(source, decoded(source, line, number), line_number=number)


def _loads(source: Path, text: str, line_number: int | None = None, advice: str = _EXPECTED) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        line = error.lineno if line_number is None else line_number
        raise DataError(
            f"{source}, line {line}, column {error.colno}: not JSON: {error.msg}", advice=advice
        ) from error
    except RecursionError as error:
        raise DataError(f"{source}: JSON nested too deeply", advice=advice) from error
    except ValueError as error:  # Python refuses whole numbers of thousands of digits
        where = "" if line_number is None else f", line {line_number}"
        raise DataError(f"{source}{where}: a number has too many digits", advice=advice) from error


def _first_line(error: Exception) -> str:
    said = error.args[0] if error.args else ""  # bytes, from the parser in C
    text = said.decode(errors="replace") if isinstance(said, bytes) else str(said)
    return (text.strip().splitlines() or ["the text ends early"])[0].rstrip(".")
