"""Options that several commands take."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

SnippetTable = Annotated[
    Path | None,
    typer.Option(
        "--snippets",
        metavar="FILE",
        help="For OR-ShARC rows: the snippet table, a JSON object from snippet id to rule text.",
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
