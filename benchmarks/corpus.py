"""How well the rule texts written for this project are read, over every combination of answers.

    python benchmarks/corpus.py [FILE …]

FILE is a file of the corpus (`tests/corpus/README.md`); by default all of them. Only counts are
printed, never which items went wrong: some files are kept to measure alone.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.engine.test_corpus import play  # noqa: E402 - found through the line above


def main(files: list[str]) -> None:
    """Print the shares of states and of whole rules that are right, file by file."""
    print(f"{'file':28} {'items':>5} {'states':>7} {'rules':>7}")
    for file in (
        map(Path, files) if files else sorted((ROOT / "tests/corpus").glob("rules_*.jsonl"))
    ):
        played = [play(json.loads(line)) for line in file.read_text("utf-8").splitlines()]
        states = sum(item.right for item in played) / sum(item.total for item in played)
        rules = sum(item.right == item.total for item in played) / len(played)
        print(f"{file.name:28} {len(played):5} {states:7.1%} {rules:7.1%}")


if __name__ == "__main__":
    main(sys.argv[1:])
