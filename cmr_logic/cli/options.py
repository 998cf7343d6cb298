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
"""The same for commands that can do without, to show a list; others ask :func:`required`."""


def required(path: Path | None) -> Path:
    """Return the file to write; without one, the command line is wrong."""
    if path is None:
        raise typer.BadParameter("name the file to write", param_hint="--output")
    return path
