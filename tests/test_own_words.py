"""Texts are our own: nothing in code, docs or tests repeats a run of words of the research data."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# Words in a row that are somebody's sentence, and those that are a phrase of a rule.
SENTENCE = 12
PHRASE = 6
WORD = re.compile(r"[\w£$']+")
# Where a string, sentence or line ends, so does a phrase; a string may go on in the next line.
BREAK = re.compile(r"[.:;?!\n\"`|*#]|\\n")
CONTINUED = re.compile(r"\"\s*\n\s*f?\"")

# Phrases that any page of guidance may have, each looked at.
COMMON = (
    "if all of the following apply",
    "all of the following must apply",
    "at least one of the following",
    "and one of the following applies",
    "you must meet one of the following",
    "is any person who is a",
    "days or you could face a",
    "or you may be charged a",
    "you must be over 18 and have a",
    "you must be a resident of",
    "you may be able to get",
    "you were born on or before",
    "you have reached state pension age",
    "married or in a civil partnership",
    "your business is registered for vat",
)


def runs(text: str, count: int) -> Iterator[tuple[str, ...]]:
    words = WORD.findall(text.lower().replace("’", "'"))
    for start in range(len(words) - count + 1):
        yield tuple(words[start : start + count])


def phrases(text: str) -> set[tuple[str, ...]]:
    return {run for part in BREAK.split(CONTINUED.sub("", text)) for run in runs(part, PHRASE)}


def own_files(kinds: frozenset[str]) -> Iterator[Path]:
    for folder in ("cmr_logic", "grammars", "docs", "examples", "tests", "benchmarks", "tools"):
        yield from (
            path
            for path in sorted((ROOT / folder).rglob("[!.]*"))
            if path.suffix in kinds and not any(part.startswith(".") for part in path.parts)
        )
    yield from (path for path in ROOT.iterdir() if path.suffix in kinds)


def strings(path: Path) -> set[str]:
    """Return the distinct strings of a JSON file: the same rule text stands in many rows."""
    quoted = re.findall(r'"((?:[^"\\]|\\.)*)"', path.read_text(encoding="utf-8"))
    return {re.sub(r"\\[nrt]|\\u[0-9a-f]{4}", " ", text) for text in set(quoted) if " " in text}


def test_no_sentence_is_from_research_data(shared: Path) -> None:
    kinds = frozenset({".py", ".md", ".lark", ".txt", ".json", ".jsonl", ".html", ".toml"})
    written: dict[tuple[str, ...], str] = {}
    for path in own_files(kinds):
        written |= dict.fromkeys(runs(path.read_text(encoding="utf-8"), SENTENCE), path.name)
    borrowed = {
        f"{written[run]}: {' '.join(run)}"
        for path in sorted(shared.parent.rglob("*.json*"))
        for text in strings(path)
        for run in runs(text, SENTENCE)
        if run in written
    }
    fail_if(borrowed)


def test_no_phrase_is_from_a_rule_text(shared: Path) -> None:
    rows = json.loads((shared / "train.json").read_text(encoding="utf-8"))
    borrowed = {run for text in {row["snippet"] for row in rows} for run in phrases(text)}
    borrowed -= phrases("\n".join(COMMON))
    found = {
        f"{path.relative_to(ROOT)}: {' '.join(run)}"
        for path in own_files(frozenset({".py", ".md", ".lark", ".txt", ".html"}))
        for run in borrowed & phrases(path.read_text(encoding="utf-8"))
    }
    fail_if(found)


def fail_if(found: set[str]) -> None:
    if found:
        pytest.fail("say it in other words:\n" + "\n".join(sorted(found)), pytrace=False)
