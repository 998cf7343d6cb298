"""The command `predict`: a data file in, a prediction file out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cmr_logic.cli.options import (
    OutputIfAny,
    SnippetTable,
    file_argument,
    file_option,
    target,
    told_as_options,
)
from cmr_logic.cli.progress import progress

_EXAMPLE = (
    "Example: cmr-logic predict dev.json -o predictions.json --system heuristic"
    " (then: cmr-logic evaluate predictions.json dev.json)"
)


def register(app: typer.Typer) -> None:
    """Add the command to an app."""
    app.command("predict", epilog=_EXAMPLE)(predict)


def predict(  # noqa: PLR0917 - typer calls it by keyword
    data: Annotated[
        Path | None,
        file_argument("DATA", "Utterances in the ShARC layout, JSON or JSON lines."),
    ] = None,
    output: OutputIfAny = None,
    system: Annotated[
        str, typer.Option("--system", help="Who answers; see --list.", metavar="NAME")
    ] = "engine",
    train: Annotated[
        Path | None,
        file_option("--train", text="Labelled utterances, for systems that learn from them."),
    ] = None,
    snippets: SnippetTable = None,
    folds: Annotated[
        int | None,
        typer.Option(
            "--folds",
            min=2,
            help="Folds of whole rule texts to learn in, for systems that learn; by default 5.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The seed of what is random.")] = 0,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs",
            min=1,
            help="Processes that share the engine's work; by default one for each processor.",
        ),
    ] = None,
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
    output = target(output, data, train, snippets)
    from cmr_logic.sharc.counts import counted
    from cmr_logic.sharc.predict import predict_file
    from cmr_logic.sharc.rows import LoadReport
    from cmr_logic.sharc.systems.protocol import Settings

    report = LoadReport()
    with told_as_options(), progress(f"{system}: utterances answered") as advance:
        count = predict_file(
            data,
            output,
            system,
            settings=Settings(seed=seed, oracle_clauses=oracle_clauses),
            training=train,
            snippets=snippets,
            folds=folds,
            report=report,
            progress=advance,
            jobs=jobs,
        )
    typer.echo(f"{counted(count, 'prediction')} by {system} written to {output}", err=True)


def _print_systems() -> None:
    from cmr_logic.sharc.systems.registry import system_entries

    entries = system_entries()
    width = max(len(entry.name) for entry in entries)
    for entry in entries:
        learns = " (learns: --train)" if entry.trained else ""
        typer.echo(f"{entry.name:<{width}}  {entry.task:<14}  {entry.summary}{learns}")
