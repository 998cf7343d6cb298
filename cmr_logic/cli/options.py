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
