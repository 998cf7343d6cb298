"""Options that several commands take."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cmr_logic.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator


def file_argument(metavar: str, text: str) -> Any:
    """Return an argument that names a file or a folder; whether it can be read is seen later."""
    return typer.Argument(help=text, metavar=metavar, readable=False)


def file_option(*names: str, text: str, metavar: str = "FILE") -> Any:
    """Return an option that names a file or a folder; whether it can be read is seen later."""
    return typer.Option(*names, help=text, metavar=metavar, readable=False)


def one_of(*names: str, known: Collection[str], text: str) -> Any:
    """Return an option whose value is one of those that are known."""

    def checked(value: str | None) -> str | None:
        if value is not None and value not in known:
            raise typer.BadParameter(f"there is no {value!r}; use one of: {', '.join(known)}")
        return value

    return typer.Option(*names, help=text, metavar=f"[{'|'.join(known)}]", callback=checked)


@contextmanager
def told_as_options() -> Iterator[None]:
    """Tell choices that do not go together as what they are here: a wrong command line."""
    try:
        yield
    except OptionError as error:
        raise typer.BadParameter(str(error)) from None


SnippetTable = Annotated[
    Path | None,
    file_option(
        "--snippets",
        text="For OR-ShARC rows: the snippet table, a JSON object from snippet id to rule text.",
    ),
]
"""Where rows name their rule text by an id, the file that has the texts."""


def _named(path: Path | None) -> Path | None:
    if path == Path("-"):
        raise typer.BadParameter("name a file; '-' does not stand for stdout here")
    return path


_OUTPUT = typer.Option(
    "--output",
    "-o",
    help="The file to write; JSON lines if it ends in .jsonl.",
    callback=_named,
    readable=False,
)

Output = Annotated[Path, _OUTPUT]
"""A file of rows, which is there whole or not at all."""

OutputIfAny = Annotated[Path | None, _OUTPUT]
"""The same for commands that can do without, to show a list; others ask :func:`target`."""


def target(output: Path | None, *read: Path | None) -> Path:
    """Return the file to write; without one, the command line is wrong.

    Args:
        output: the file to write, if it was named.
        read: the files that the command reads; to write over one of them would lose it.
    """
    if output is None:
        raise typer.BadParameter("name the file to write", param_hint="--output")
    if any(_same_file(output, source) for source in read if source is not None):
        raise typer.BadParameter(
            f"{output} is read by this command; name another file to write", param_hint="--output"
        )
    return output


def _same_file(one: Path, other: Path) -> bool:
    try:
        return other.is_file() and one.samefile(other)
    except OSError:  # one of them is not there, or may not be looked at: the command will say so
        return False
