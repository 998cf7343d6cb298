"""How fast rules are read and decided, against spaCy's blank tokenizer on the same text.

    python benchmarks/speed.py [--json]

Prints the four figures with their bounds, all from one run: reading a rule, how reading grows with
the text, deciding on a rule that was read, and the command `tree` as a whole process. The texts are
the rule texts of `examples/`; where the research data is at hand, reading is measured on all of its
rule texts as well.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import spacy
from common import FOLDER, parser_for, run

import cmr_logic

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
TOKENIZE = spacy.blank("en").tokenizer

READING, GROWTH, DECIDING, STARTING = 30.0, 12.0, 15.0, 1.6
"""The bounds of the four figures, in the order of the report."""

_TIMES = 10  # how much longer the long text is


def cost(job: Callable[[], object], least: float = 0.2) -> float:
    """Return the median seconds of one call, measured in rounds of at least ``least`` seconds."""
    job()
    start = time.perf_counter()
    job()
    calls = max(1, int(least / max(1e-9, time.perf_counter() - start) / 5))
    rounds = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(calls):
            job()
        rounds.append((time.perf_counter() - start) / calls)
    return median(rounds)


def ratio(job: Callable[[], object], yardstick: Callable[[], object]) -> float:
    """Return the median ratio of two costs that are measured in turn."""
    return median(cost(job) / cost(yardstick) for _ in range(3))


def reading(texts: list[str]) -> float:
    """Return what reading costs, in times the tokenizer."""
    return ratio(
        lambda: [cmr_logic.parse(text) for text in texts],
        lambda: [TOKENIZE(text) for text in texts],
    )


def growth(text: str) -> float:
    """Return how many times longer a text of ten times the length takes."""
    long = "\n\n".join([text] * _TIMES)
    return ratio(lambda: cmr_logic.parse(long), lambda: cmr_logic.parse(text))


def deciding(texts: dict[str, str]) -> float:
    """Return what a decision costs on average, in times the tokenizer on question and history.

    Each rule is asked its question with every history of a dialog that answers yes.
    """
    jobs = []
    for text, question in texts.items():
        rule = cmr_logic.parse(text)
        history: list[tuple[str, bool]] = []
        while True:
            jobs.append((rule, question, tuple(history)))
            decision = cmr_logic.decide(rule, question, history=history)
            if decision.follow_up is None:
                break
            history.append((decision.follow_up, True))
    return ratio(
        lambda: [cmr_logic.decide(rule, q, history=history) for rule, q, history in jobs],
        lambda: [[TOKENIZE(t) for t in (q, *(f for f, _ in h))] for _, q, h in jobs],
    )


def starting() -> float:
    """Return what the command `tree` takes as a process, in times a bare import of spaCy."""
    example = str(next(iter(sorted(EXAMPLES.glob("*.txt")))))
    tree = [sys.executable, "-m", "cmr_logic", "tree", example]
    bare = [sys.executable, "-c", "import spacy"]

    with tempfile.TemporaryDirectory() as folder:
        # Both from bytecode, as after an installation: to compile the sources is no part of it.
        environment = os.environ | {"PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)

        def took(command: list[str]) -> float:
            start = time.perf_counter()
            subprocess.run(command, check=True, capture_output=True, env=environment)
            return time.perf_counter() - start

        took(tree), took(bare)
        return median(took(tree) / took(bare) for _ in range(7))


def research_texts() -> list[str]:
    """Return the rule texts of the research data, none where it is not at hand."""
    data = FOLDER / "train.json"
    if not data.is_file():
        return []
    return sorted({row["snippet"] for row in json.loads(data.read_text("utf-8"))})


def main() -> None:
    """Measure and print."""
    parser = parser_for(__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON alone")
    options = parser.parse_args()
    questions: dict[str, str] = json.loads((EXAMPLES / "questions.json").read_text("utf-8"))
    texts = {(EXAMPLES / name).read_text("utf-8"): asked for name, asked in questions.items()}
    figures = {
        "reading a rule, times the tokenizer": (reading(list(texts)), READING),
        "ten times the text, times as long": (growth(max(texts, key=len)), GROWTH),
        "deciding, times the tokenizer": (deciding(texts), DECIDING),
        "cmr-logic tree, times a bare import of spaCy": (starting(), STARTING),
    }
    if research := research_texts():
        figures["reading a rule of the research data, the same"] = (reading(research), READING)
    if options.json:
        print(json.dumps({name: found for name, (found, _) in figures.items()}, indent=2))
        return
    for name, (found, bound) in figures.items():
        print(f"{name:46} {found:6.2f}  (bound {bound:g})")


if __name__ == "__main__":
    run(main)
