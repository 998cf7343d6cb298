"""The words without which no entry of the rewordings matches are those of its pattern."""

from __future__ import annotations

import runpy
from collections import Counter
from pathlib import Path

import pytest

from cmr_logic.scenario.rephrasing.rewordings import ENTRIES, _may_match
from cmr_logic.scenario.rephrasing.words_needed import WORDS_NEEDED
from tests.tables import for_each

TOOL = Path(__file__).resolve().parents[2] / "tools" / "words_needed.py"
needed = runpy.run_path(str(TOOL))["needed"]


def test_they_are_those_of_the_patterns() -> None:
    patterns = {entry.name: entry.pattern for entry in ENTRIES}
    assert not [
        name
        for name, count in Counter(e.name for e in ENTRIES).items()
        if count > 1 and name in WORDS_NEEDED
    ]
    for name, lists in WORDS_NEEDED.items():
        found = needed(patterns[name])
        wrong = [words for words in lists if frozenset(words.split("|")) not in found]
        assert not wrong, f"{name}: run python tools/words_needed.py"


@for_each("place", range(len(ENTRIES)), ids=lambda place: ENTRIES[place].name)
def test_a_story_that_fires_has_them(place: int) -> None:
    entry = ENTRIES[place]
    assert place in _may_match(" ".join(entry.fires.casefold().split()))


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        (r"\brow(?:ed)?\b", [{"row"}]),
        (r"\b(?:my|our)\s+boat\b", [{"my boat", "our boat"}]),
        (r"\brain(?!s)(?:.*)snow", [{"rain"}, {"snow"}]),
        (r"\brain(?:.*snow)?", [{"rain"}]),
        (r"(?:rain.*snow|hail\w*)", [{"rain", "hail"}]),
        (r"(?:rain|\w+)", []),
        (r"[a-c]at", []),
        (r"(?:ice)+berg", [{"ice"}, {"berg"}]),
    ],
)
def test_what_a_pattern_needs(pattern: str, words: list[set[str]]) -> None:
    assert needed(pattern) == words
