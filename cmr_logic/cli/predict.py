"""The command `predict`: a data file in, a prediction file out."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_EXAMPLE = (
    "Example: cmr-logic predict dev.json -o predictions.json --system heuristic"
    " (then: cmr-logic evaluate predictions.json dev.json)"
)


def register(app: typer.Typer) -> None:
    """Add the command to an app."""
    app.command("predict", epilog=_EXAMPLE)(predict)


def predict(  # noqa: PLR0917 - typer calls it by keyword
    data: Annotated[
        Path | None, typer.Argument(help="Utterances in the ShARC layout, JSON or JSON lines.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", help="The prediction file; JSON lines if it ends in .jsonl."
        ),
    ] = None,
    system: Annotated[
        str, typer.Option("--system", help="Who answers; see --list.", metavar="NAME")
    ] = "engine",
    train: Annotated[
        Path | None,
        typer.Option("--train", help="Labelled utterances, for systems that learn from them."),
    ] = None,
    folds: Annotated[
        int, typer.Option("--folds", min=2, help="Folds of whole rule texts to learn in.")
    ] = 5,
    seed: Annotated[int, typer.Option("--seed", help="The seed of what is random.")] = 0,
    oracle_clauses: Annotated[
        bool,
        typer.Option(
            "--oracle-clauses",
            help="Let the heuristic find clauses with the gold follow-up questions of DATA, "
            "as its published program does. Not a blind result.",
        ),
    ] = False,
    list_systems: Annotated[
        bool, typer.Option("--list", help="List the systems and leave.")
    ] = False,
) -> None:
    """Answer every utterance of a file and write a prediction file for the evaluator."""
    if list_systems:
        _print_systems()
        return
    if data is None:
        raise typer.BadParameter("name the file to answer", param_hint="DATA")
    if output is None:
        raise typer.BadParameter("name the file to write", param_hint="--output")
    from cmr_logic.sharc.predict import predict_file
    from cmr_logic.sharc.rows import LoadReport
    from cmr_logic.sharc.systems.protocol import Settings

    report = LoadReport()
    with progress(f"{system}: utterances answered") as advance:
        count = predict_file(
            data,
            output,
            system,
            settings=Settings(seed=seed, oracle_clauses=oracle_clauses),
            training=train,
            folds=folds,
            report=report,
            progress=advance,
        )
    typer.echo(f"{count} predictions by {system} written to {output}", err=True)


@contextmanager
def progress(what: str) -> Iterator[Callable[[int], None]]:
    """Show a running count on stderr while the block runs, if stderr is a terminal.

    Args:
        what: what is counted, in the words shown.

    Yields:
        A function to call with how many more there are.
    """
    if not sys.stderr.isatty():
        yield lambda count: None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda count: bar.advance(task, count)


def _print_systems() -> None:
    from cmr_logic.sharc.systems.registry import system_entries

    entries = system_entries()
    width = max(len(entry.name) for entry in entries)
    for entry in entries:
        learns = " (learns: --train)" if entry.trained else ""
        typer.echo(f"{entry.name:<{width}}  {entry.task:<14}  {entry.summary}{learns}")
