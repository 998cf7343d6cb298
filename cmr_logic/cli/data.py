"""The commands of the ShARC bench: evaluate, dataset stats, references, perturb and probe."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, cast

import typer

from cmr_logic.cli.options import (
    Output,
    OutputIfAny,
    SnippetTable,
    file_argument,
    file_option,
    one_of,
    target,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cmr_logic.sharc.data import Utterance
    from cmr_logic.sharc.evaluate import Evaluation, Mode
    from cmr_logic.sharc.probes import Share
    from cmr_logic.sharc.rows import LoadReport

_Row = TypeVar("_Row")

_EVALUATE_EXAMPLE = "Example: cmr-logic evaluate predictions.json dev.json --json"
_STATS_EXAMPLE = "Example: cmr-logic dataset stats train.json"
_PERTURB_EXAMPLE = "Example: cmr-logic perturb dev.json sharc-mod -o dev_mod.json --seed 1"
_PROBE_EXAMPLE = "Example: cmr-logic probe dev.json --predictions predictions.json --plots plots/"
_REFERENCES_EXAMPLE = "Example: cmr-logic references dev.json -o dev_multi.json"

_MODES = ("combined", "classification", "follow_ups", "entailment")
_DATA = file_argument("DATA", "Utterances in the ShARC layout.")
_DataFile = Annotated[Path, _DATA]
_Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")]


def register(app: typer.Typer) -> None:
    """Add the commands to an app."""
    app.command("evaluate", epilog=_EVALUATE_EXAMPLE)(evaluate)
    app.command("references", epilog=_REFERENCES_EXAMPLE)(references)
    app.command("perturb", epilog=_PERTURB_EXAMPLE)(perturb)
    app.command("probe", epilog=_PROBE_EXAMPLE)(probe)
    dataset = typer.Typer(
        help="Look into a data file.", no_args_is_help=True, epilog=_STATS_EXAMPLE
    )
    dataset.command("stats", epilog=_STATS_EXAMPLE)(stats)
    app.add_typer(dataset, name="dataset")


def evaluate(
    predictions: Annotated[
        Path,
        file_argument("PREDICTIONS", "Rows with utterance_id and answer, JSON or JSON lines."),
    ],
    data: _DataFile,
    mode: Annotated[str, one_of("--mode", known=_MODES, text="What is scored.")] = "combined",
    snippets: SnippetTable = None,
    as_json: _Json = False,
) -> None:
    """Score predictions as the published ShARC evaluator does.

    With --mode entailment, DATA holds rows with utterance_id and answer (Yes, No or Unknown).
    """
    from cmr_logic.errors import DataError
    from cmr_logic.sharc.evaluate import evaluate as score
    from cmr_logic.sharc.evaluate import evaluate_entailment, read_answers

    answers = read_answers(predictions)
    if mode == "entailment":
        result = evaluate_entailment(answers, read_answers(data))
    else:
        result = score(answers, _read(data, snippets), cast("Mode", mode))
    if not result.num_total:
        raise DataError(f"{data} holds no rows", advice="name the file that was predicted on")
    if as_json:
        _print_json(result.to_dict())
    else:
        _print_evaluation(result)


def stats(data: _DataFile, snippets: SnippetTable = None, as_json: _Json = False) -> None:
    """Count what a data file holds: the sizes of table 6 of the ShARC paper, and the classes."""
    from cmr_logic.sharc.rows import LoadReport
    from cmr_logic.sharc.stats import statistics

    report = LoadReport()
    found = statistics(_read(data, snippets, report, labelled=False)).to_dict()
    if as_json:
        _print_json({**found, "notes": dict(report.counts)})
        return
    classes, turns = found.pop("classes"), found.pop("turns")
    _print_table(
        str(data), ("", "count"), [(name.replace("_", " "), n) for name, n in found.items()]
    )
    total = sum(classes.values())
    _print_table(
        "answers",
        ("class", "count", "%"),
        [(name, n, f"{100 * n / total:.1f}" if total else "–") for name, n in classes.items()],
    )
    _print_table("history", ("turns", "count"), list(turns.items()))
    _print_report(report, data)


def references(data: _DataFile, output: Output, snippets: SnippetTable = None) -> None:
    """Add all right follow-ups to each utterance, as `all_answers` (Verma et al. 2020, A.3)."""
    from cmr_logic.sharc.counts import counted
    from cmr_logic.sharc.files import write_rows
    from cmr_logic.sharc.loading import read_rows_and_utterances
    from cmr_logic.sharc.references import all_answers

    output = target(output, data, snippets)
    several = 0

    def rows() -> Any:
        nonlocal several
        for row, utterance in _counted(
            read_rows_and_utterances(data, snippets=snippets), "utterances read"
        ):
            answers = all_answers(utterance)
            several += len(answers) > 1
            yield {**row, "all_answers": [row["answer"], *answers[1:]]}

    count = write_rows(output, rows())
    typer.echo(
        f"{counted(count, 'utterance')}, {several} with several references: {output}", err=True
    )


def perturb(
    data: Annotated[Path | None, _DATA] = None,
    name: Annotated[
        str | None, typer.Argument(help="The perturbation; see --list.", metavar="NAME")
    ] = None,
    output: OutputIfAny = None,
    seed: Annotated[int, typer.Option("--seed", help="The seed of all draws.")] = 0,
    snippets: SnippetTable = None,
    list_names: Annotated[
        bool, typer.Option("--list", help="List the perturbations and leave.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Change a data set in a way that a system which reasons does not mind, or follows."""
    from cmr_logic.sharc.data import write_utterances
    from cmr_logic.sharc.perturb import PERTURBATIONS, PerturbReport
    from cmr_logic.sharc.perturb import perturb as perturbed

    if list_names:
        for item in PERTURBATIONS.values():
            typer.echo(f"{item.name}: {item.summary}\n  effect on the gold label: {item.effect}")
        return
    if data is None or name is None:
        raise typer.BadParameter("name the file and the perturbation", param_hint="DATA NAME")
    if name not in PERTURBATIONS:
        known = ", ".join(PERTURBATIONS)
        raise typer.BadParameter(
            f"there is no perturbation {name!r}; use one of {known}", param_hint="NAME"
        )
    output = target(output, data, snippets)
    report = PerturbReport()
    write_utterances(output, perturbed(_read(data, snippets), name, seed, report))
    effect = PERTURBATIONS[name].effect
    if as_json:
        figures = {"rows": report.rows, "changed": report.changed, **report.counts}
        _print_json({"perturbation": name, "seed": seed, "effect": effect, "counts": figures})
        return
    rows = [("rows", report.rows), ("rows changed", report.changed), *sorted(report.counts.items())]
    _print_table(f"{name}, seed {seed}: {output}", ("", "count"), rows)
    typer.echo(f"effect on the gold label: {effect}")


def probe(
    data: _DataFile,
    predictions: Annotated[
        Path | None, file_option("--predictions", "-p", text="A system's answers to DATA.")
    ] = None,
    plots: Annotated[
        Path | None,
        file_option(
            "--plots", metavar="FOLDER", text="A folder for one SVG chart a pattern (extra: plots)."
        ),
    ] = None,
    snippets: SnippetTable = None,
    as_json: _Json = False,
) -> None:
    """Measure the four spurious patterns of ShARC on a file, and on a system's predictions."""
    from cmr_logic.sharc.evaluate import read_answers
    from cmr_logic.sharc.probes import probe as measure

    answers = None if predictions is None else read_answers(predictions)
    probes = measure(_counted(_read(data, snippets), "utterances probed"), answers)
    if plots is not None:
        from cmr_logic.sharc.plots import plot_probes

        for file in plot_probes(probes, plots):
            typer.echo(f"plot written: {file}", err=True)
    if as_json:
        _print_json({item.pattern.name: item.to_dict() for item in probes})
        return
    for item in probes:
        names = sorted(item.gold | (item.predicted or {}))
        groups = [item.gold] if item.predicted is None else [item.gold, item.predicted]
        rows = [(name, *(_share_cell(group.get(name)) for group in groups)) for name in names]
        columns = ("", "gold", "predicted")[: len(groups) + 1]
        _print_table(f"{item.pattern.name}: {item.pattern.question}", columns, rows)


def _read(
    data: Path,
    snippets: Path | None,
    report: LoadReport | None = None,
    *,
    labelled: bool = True,
) -> Iterator[Utterance]:
    from cmr_logic.sharc.loading import read_utterances

    return read_utterances(data, report, labelled=labelled, snippets=snippets)


def _counted(rows: Iterable[_Row], what: str) -> Iterator[_Row]:
    from cmr_logic.cli.progress import progress

    with progress(what) as advance:
        for row in rows:
            yield row
            advance(1)


def _share_cell(share: Share | None) -> str:
    if share is None or share.value is None:
        return "–"
    return f"{100 * share.value:.1f} % of {share.total}"


def _print_json(found: dict[str, Any]) -> None:
    typer.echo(json.dumps(found, ensure_ascii=False))


def _print_evaluation(result: Evaluation) -> None:
    scores = result.scores()
    texts = [(k, f"{v:.4f}" if isinstance(v, float) else str(v)) for k, v in scores.items()]
    several = ""
    if result.num_several:
        from cmr_logic.sharc.counts import counted

        several = f", {counted(result.num_several, 'follow-up')} with several references"
    title = f"scores ({result.mode}{several})"
    _print_table(title, ("measure", "value"), texts)
    confusion = result.confusion
    if confusion is not None:
        recall = confusion.recall()
        rows = [
            (gold, *counts, "–" if (share := recall[gold]) is None else f"{share:.4f}")
            for gold, counts in zip(confusion.labels, confusion.matrix(), strict=True)
        ]
        _print_table("gold ↓, predicted →", ("", *confusion.labels, "recall"), rows)
    kinds = sorted(result.failures.items(), key=lambda item: -len(item[1]))
    if kinds:
        failures = [(kind, len(ids), ids[0]) for kind, ids in kinds]
        _print_table("failures", ("kind", "count", "first utterance id"), failures)


def _print_table(
    title: str, columns: tuple[str, ...], rows: list[tuple[Any, ...]] | list[Any]
) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table()
    for index, column in enumerate(columns):
        table.add_column(column, justify="right" if index else "left", overflow="fold")
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    console = Console()
    console.print(Text(title, style="bold"), soft_wrap=True)
    console.print(table)


def _print_report(report: LoadReport, data: Path) -> None:
    if report.counts:
        rows = [
            (kind, n, report.first[kind].removeprefix(f"{data}, "))
            for kind, n in report.counts.most_common()
        ]
        _print_table("put right or noted while reading", ("what", "count", "first"), rows)
