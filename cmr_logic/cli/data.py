"""The commands of the ShARC bench: evaluate, dataset stats, references, perturb and probe."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from cmr_logic.sharc.evaluate import Evaluation
    from cmr_logic.sharc.rows import LoadReport

_EVALUATE_EXAMPLE = "Example: cmr-logic evaluate predictions.json dev.json --json"
_STATS_EXAMPLE = "Example: cmr-logic dataset stats train.json"
_REFERENCES_EXAMPLE = "Example: cmr-logic references dev.json -o dev_multi.json"

_DataFile = Annotated[Path, typer.Argument(help="Utterances in the ShARC layout.", metavar="DATA")]
_Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")]
_Output = Annotated[
    Path,
    typer.Option("--output", "-o", help="The file to write; JSON lines if it ends in .jsonl."),
]


class Mode(StrEnum):
    """What is scored."""

    COMBINED = "combined"
    CLASSIFICATION = "classification"
    FOLLOW_UPS = "follow_ups"
    ENTAILMENT = "entailment"


def register(app: typer.Typer) -> None:
    """Add the commands to an app."""
    app.command("evaluate", epilog=_EVALUATE_EXAMPLE)(evaluate)
    app.command("references", epilog=_REFERENCES_EXAMPLE)(references)
    dataset = typer.Typer(help="Look into a data file.", no_args_is_help=True)
    dataset.callback()(lambda: None)
    dataset.command("stats", epilog=_STATS_EXAMPLE)(stats)
    app.add_typer(dataset, name="dataset")


def evaluate(
    predictions: Annotated[
        Path, typer.Argument(help="Rows with utterance_id and answer, JSON or JSON lines.")
    ],
    data: _DataFile,
    mode: Annotated[Mode, typer.Option("--mode", help="What is scored.")] = Mode.COMBINED,
    as_json: _Json = False,
) -> None:
    """Score predictions as the published ShARC evaluator does.

    With --mode entailment, DATA holds rows with utterance_id and answer (Yes, No or Unknown).
    """
    from cmr_logic.sharc.data import read_utterances
    from cmr_logic.sharc.evaluate import evaluate as score
    from cmr_logic.sharc.evaluate import evaluate_entailment, read_answers
    from cmr_logic.sharc.rows import LoadReport

    report = LoadReport()
    answers = read_answers(predictions)
    if mode is Mode.ENTAILMENT:
        result = evaluate_entailment(answers, read_answers(data))
    else:
        result = score(answers, read_utterances(data, report), mode.value)
    if as_json:
        _print_json(result.to_dict())
    else:
        _print_evaluation(result)


def stats(data: _DataFile, as_json: _Json = False) -> None:
    """Count what a data file holds: the sizes of table 6 of the ShARC paper, and the classes."""
    from cmr_logic.sharc.data import read_utterances
    from cmr_logic.sharc.rows import LoadReport
    from cmr_logic.sharc.stats import statistics

    report = LoadReport()
    found = statistics(read_utterances(data, report, labelled=False)).to_dict()
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
    _print_report(report)


def references(data: _DataFile, output: _Output) -> None:
    """Add all right follow-ups to each utterance, as `all_answers` (Verma et al. 2020, A.3)."""
    from cmr_logic.sharc.data import read_rows_and_utterances
    from cmr_logic.sharc.files import write_rows
    from cmr_logic.sharc.references import all_answers

    several = 0

    def rows() -> Any:
        nonlocal several
        for row, utterance in read_rows_and_utterances(data):
            answers = all_answers(utterance)
            several += len(answers) > 1
            yield {**row, "all_answers": [row["answer"], *answers[1:]]}

    count = write_rows(output, rows())
    typer.echo(f"{count} utterances, {several} with several references: {output}", err=True)


def _print_json(found: dict[str, Any]) -> None:
    typer.echo(json.dumps(found, ensure_ascii=False))


def _print_evaluation(result: Evaluation) -> None:
    scores = result.scores()
    texts = [(k, f"{v:.4f}" if isinstance(v, float) else str(v)) for k, v in scores.items()]
    _print_table(f"scores ({result.mode})", ("measure", "value"), texts)
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

    table = Table(title=Text(title), title_justify="left")
    for index, column in enumerate(columns):
        table.add_column(column, justify="right" if index else "left", overflow="fold")
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    Console().print(table)


def _print_report(report: LoadReport) -> None:
    if report.counts:
        rows = [(kind, n, report.first[kind]) for kind, n in report.counts.most_common()]
        _print_table("put right or noted while reading", ("what", "count", "first"), rows)
