"""Play the tellings of the corpus: ways to tell that a condition holds, that it fails, or neither.

    python tests/scenario/tellings.py [FILE …] [-v ID …]

By default all files `tests/corpus/tellings_*.jsonl`; with `-v`, what goes wrong in the items named,
in all if none is.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from cmr_logic import decide  # noqa: E402 - found through the line above

CORPUS = ROOT / "tests" / "corpus"
OPEN = "More"


@dataclass(frozen=True, slots=True)
class Telling:
    """What was made of one story.

    Args:
        item: the id of the condition.
        side: "true", "false" or "open": what the story says of the condition.
        story: the story.
        expected: the answer of a careful reader.
        given: that of the engine.
    """

    item: str
    side: str
    story: str
    expected: str
    given: str

    @property
    def right(self) -> bool:
        """Tell whether the answer is the reader's."""
        return self.given == self.expected

    @property
    def wrong(self) -> bool:
        """Tell whether the engine was sure of another answer."""
        return not self.right and self.given in {"Yes", "No"}


def read_items(file: Path) -> list[dict[str, Any]]:
    """Return the conditions of a file."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def play(item: dict[str, Any]) -> Iterator[Telling]:
    """Yield what the engine makes of each story of a condition."""
    for side in ("true", "false", "open"):
        for story in item[side]:
            given = decide(item["snippet"], item["question"], scenario=story).answer
            expected = item["answer"].get(side, OPEN)
            yield Telling(item["id"], side, story, str(expected), str(given))


def share(played: Sequence[Telling]) -> float:
    """Return the share of the stories that settle a condition which are answered right."""
    settling = [telling for telling in played if telling.side != "open"]
    return sum(telling.right for telling in settling) / len(settling)


def main(arguments: list[str]) -> None:
    """Print the figures of files, and what goes wrong in the items that are asked for."""
    verbose = "-v" in arguments
    at = arguments.index("-v") if verbose else len(arguments)
    files = [Path(name) for name in arguments[:at]] or sorted(CORPUS.glob("tellings_*.jsonl"))
    listed = frozenset(arguments[at + 1 :])
    for file in files:
        played = [telling for item in read_items(file) for telling in play(item)]
        wrong = sum(telling.wrong for telling in played)
        print(f"{file.name}: {share(played):.1%} settled right, {wrong} of {len(played)} wrong")
        for telling in played:
            if verbose and not telling.right and (not listed or telling.item in listed):
                mark = "WRONG " if telling.wrong else ""
                print(f"  {mark}{telling.item} {telling.side}: {telling.story} → {telling.given}")


if __name__ == "__main__":
    main(sys.argv[1:])
