"""No example in code, docs or tests repeats words of a rule text of ShARC: texts are our own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
RUN = 6  # words in a row that make a phrase of one's own
WORD = re.compile(r"[\w£$']+")
# Where a string, sentence or line ends, so do its words; a string may go on in the next line.
BREAK = re.compile(r"[.:;?!\n\"`|*#]|\\n")
CONTINUED = re.compile(r"\"\s*\n\s*f?\"")

# Phrases that any page of guidance may have, each looked at.
COMMON = (
    "if all of the following apply",
    "all of the following must apply",
    "at least one of the following",
    "you must meet one of the following",
    "is any person who is a",
    "days or you could face a",
    "or you may be charged a",
    "you must be over 18 and have a",
    "you must be a resident of",
    "you were born on or before",
    "you have reached state pension age",
    "married or in a civil partnership",
    "your business is registered for vat",
)


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Yield the words of each place where a phrase could stand."""
    for part in BREAK.split(CONTINUED.sub("", text.lower().replace("’", "'"))):
        words = WORD.findall(part)
        yield from (tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1))


@pytest.fixture(scope="module")
def borrowed(shared: Path) -> frozenset[tuple[str, ...]]:
    rows = json.loads((shared / "train.json").read_text(encoding="utf-8"))
    texts = {row["snippet"] for row in rows}
    return frozenset(run for text in texts for run in runs(text)) - set(runs("\n".join(COMMON)))


def own_files() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    for folder, pattern in (
        ("cmr_logic", "*.py"),
        ("grammars", "*.lark"),
        ("docs", "*.*"),
        ("examples", "*.*"),
        ("benchmarks", "*.py"),
        ("tests", "*.py"),
    ):
        yield from sorted((ROOT / folder).rglob(pattern))


def test_no_phrase_is_from_sharc(borrowed: frozenset[tuple[str, ...]]) -> None:
    found = {
        f"{path.relative_to(ROOT)}: {' '.join(run)}"
        for path in own_files()
        for run in borrowed.intersection(runs(path.read_text(encoding="utf-8")))
    }
    if found:
        pytest.fail("say it in other words:\n" + "\n".join(sorted(found)), pytrace=False)
