"""All systems side by side on one file, with the published figures.

    python benchmarks/baselines.py [DATA] [--train FILE] [--system NAME]…

DATA is a ShARC file, by default ``../shared/data/sharc/train.json``. Systems that learn do so on
``--train`` (the same file if not given), by folds of whole rule texts: no rule text is answered by
a model that saw it. How long whole processes take is for ``benchmarks/predict.py``.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from common import add_data, parser_for, run

from cmr_logic.errors import CmrLogicError
from cmr_logic.sharc.construct.entailment import entailment_corpus
from cmr_logic.sharc.data import Utterance, answer_class
from cmr_logic.sharc.evaluate import Evaluation, evaluate, evaluate_entailment
from cmr_logic.sharc.loading import read_utterances
from cmr_logic.sharc.predict import Prediction, predict, predict_by_folds
from cmr_logic.sharc.systems import FollowUpWriter, Settings, load_system, system_entries

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cmr_logic.sharc.systems import System, SystemEntry, Task

# Saeidi et al. 2018: tables of the sub-tasks (test); Verma et al. 2020, table 1 (dev).
PUBLISHED = {
    ("combined", "heuristic"): "63.74 / 71.25 dev",
    ("combined", "cm"): "61.9 / 68.9, BLEU 54.4 / 34.4 test",
    ("classification", "random"): "25.4 / 25.0",
    ("classification", "surface-lr"): "55.5 / 51.1",
    ("classification", "overlap"): "79.1 / 77.9",
    ("classification", "random-forest"): "80.8 / 79.7",
    ("follow_ups", "follow-up-random"): "30.2 / 17.9",
    ("follow_ups", "follow-up-first"): "22.1 / 10.6",
    ("follow_ups", "follow-up-last"): "31.4 / 19.7",
    ("follow_ups", "follow-up-lr"): "29.3 / 18.6",
    ("follow_ups", "follow-up-rules"): "53.3 / 34.4",
    ("entailment", "entailment-random"): "33.0 / 32.6",
    ("entailment", "entailment-lr"): "68.2 / 33.3",
}


@dataclass(frozen=True)
class Bench:
    """The rows of each task, and what trained systems learn from."""

    rows: dict[Task, list[Utterance]]
    training: dict[Task, list[Utterance]]
    folds: int
    seed: int


class AsksOnly:
    """A system of which only the follow-up questions count: the decision is given."""

    def __init__(self, writer: FollowUpWriter) -> None:
        self._writer = writer

    def predict(self, utterance: Utterance) -> str:
        """Return the writer's question."""
        return self._writer.follow_up(utterance)


def tasks(rows: list[Utterance]) -> dict[Task, list[Utterance]]:
    """Return the rows of each task: all, without scenario, follow-ups among these, entailment."""
    plain = [row for row in rows if not row.scenario]
    return {
        "combined": rows,
        "classification": plain,
        "follow_ups": [row for row in plain if answer_class(row.answer) == "More"],
        "entailment": entailment_corpus(rows),
    }


def score(task: Task, entry: SystemEntry, bench: Bench) -> tuple[Evaluation, float]:
    """Return the evaluation of a system on a task, and the seconds that its answers took."""
    rows = bench.rows[task]

    def make() -> System:
        return load_system(entry.name, Settings(seed=bench.seed))[1]

    start = time.perf_counter()
    found: Sequence[Prediction]
    if entry.trained:
        found = predict_by_folds(rows, make, bench.training[task], bench.folds)
    else:
        system = make()
        if task == "follow_ups" and isinstance(system, FollowUpWriter):
            system = AsksOnly(system)
        found = list(predict(rows, system))
    seconds = time.perf_counter() - start
    answers = {prediction.utterance_id: prediction.answer for prediction in found}
    if task == "entailment":
        gold = {row.utterance_id: row.answer for row in rows}
        return evaluate_entailment(answers, gold), seconds
    return evaluate(answers, rows, task), seconds


def systems(task: Task) -> list[SystemEntry]:
    """Return the systems to show for a task: its own, and the untrained ones that do everything."""
    also = {"classification", "follow_ups"}
    return [
        entry
        for entry in system_entries()
        if entry.task == task or (task in also and entry.task == "combined" and not entry.trained)
    ]


def show(task: Task, bench: Bench, names: set[str]) -> None:
    """Print the table of a task."""
    rows = bench.rows[task]
    columns = {
        "combined": ("micro", "macro", "bleu1", "bleu4", "bleup4"),
        "classification": ("micro", "macro"),
        "follow_ups": ("bleu1", "bleu4"),
        "entailment": ("micro", "macro"),
    }[task]
    print(f"\n{task}: {len(rows)} rows")
    print(f"{'':18}" + "".join(f"{name:>8}" for name in columns) + f"{'s':>8}  published")
    for entry in systems(task):
        if names and entry.name not in names:
            continue
        try:
            result, seconds = score(task, entry, bench)
        except CmrLogicError as error:
            print(f"{entry.name:18}  {error}")
            continue
        found = result.scores()
        figures = "".join(f"{100 * found[name]:8.2f}" for name in columns)
        print(f"{entry.name:18}{figures}{seconds:8.1f}  {PUBLISHED.get((task, entry.name), '')}")


def main() -> None:
    """Print all tables."""
    parser = parser_for(__doc__)
    add_data(parser)
    parser.add_argument("--train", type=Path, help="what systems learn from; DATA if not given")
    parser.add_argument("--folds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--system", action="append", default=[], help="only this one; repeatable")
    options = parser.parse_args()
    rows = tasks(list(read_utterances(options.data)))
    known = tasks(list(read_utterances(options.train))) if options.train else rows
    bench = Bench(rows, known, options.folds, options.seed)
    for task in rows:
        show(task, bench, set(options.system))


if __name__ == "__main__":
    run(main)
