"""How well the texts written for this project are read: rules, and what people tell.

Rules are played over every combination of answers; stories are decided with their rule; follow-ups
in other words are answered with yes and with no.

    python benchmarks/corpus.py [FILE]…

FILE is a file of the corpus (`tests/corpus/README.md`); by default all of them. Only counts are
printed, never which items went wrong: some files are kept to measure alone.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from common import parser_for, run

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.dialog import test_followups_in_other_words as followups  # noqa: E402 - found so
from tests.engine.test_corpus import play  # noqa: E402 - found through the line above
from tests.scenario.test_corpus_stories import verdicts  # noqa: E402 - as above

CORPUS = ROOT / "tests/corpus"


def main() -> None:
    """Print how much of each file is right."""
    parser = parser_for(__doc__)
    parser.add_argument("files", nargs="*", type=Path, default=sorted(CORPUS.glob("*_*.jsonl")))
    given = parser.parse_args().files
    report_rules([file for file in given if file.name.startswith("rules")])
    report_stories([file for file in given if file.name.startswith("stories")])
    report_followups([file for file in given if file.name.startswith("followups")])


def report_rules(files: list[Path]) -> None:
    """Print the shares of states and of whole rules that are right, file by file."""
    print(f"{'file':28} {'items':>5} {'states':>7} {'rules':>7}")
    for file in files:
        played = [play(json.loads(line)) for line in file.read_text("utf-8").splitlines()]
        states = sum(item.right for item in played) / sum(item.total for item in played)
        rules = sum(item.right == item.total for item in played) / len(played)
        print(f"{file.name:28} {len(played):5} {states:7.1%} {rules:7.1%}")


def report_stories(files: list[Path]) -> None:
    """Print how many stories are right, left open or wrong, file by file."""
    print(f"{'file':28} {'items':>5} {'right':>7} {'open':>5} {'wrong':>5}")
    for file in files:
        counts = verdicts(file)
        shares = f"{counts['right']:7} {counts['open']:5} {counts['wrong']:5}"
        print(f"{file.name:28} {counts.total():5} {shares}")


def report_followups(files: list[Path]) -> None:
    """Print how many follow-ups in other words are understood, file by file."""
    print(f"{'file':28} {'asks':>9} {'right':>6} {'open':>5} {'half':>5} {'reversed':>8}")
    for file in files:
        counts = followups.verdicts(file)
        for asked in ("same", "opposite", "other"):
            found = [counts[asked, kind] for kind in ("right", "open", "half", "reversed")]
            print(f"{file.name:28} {asked:>9} {found[0]:6} {found[1]:5} {found[2]:5} {found[3]:8}")


if __name__ == "__main__":
    run(main)
