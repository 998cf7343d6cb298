"""The words without which no entry of the rewordings matches are those of its pattern."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.needing import end_of
from cmr_logic.scenario.rephrasing.plain import TURNS_UNDONE
from cmr_logic.scenario.rephrasing.rewordings import ENTRIES, _may_match
from cmr_logic.scenario.rephrasing.words_needed import WORDS_NEEDED
from tests.tables import for_each

TOOL = runpy.run_path(str(Path(__file__).resolve().parents[2] / "tools" / "words_needed.py"))
outline = TOOL["outline"]
BY_NAME: dict[str, list[Rewording]] = {}
for each in (*ENTRIES, *TURNS_UNDONE):
    BY_NAME.setdefault(each.name, []).append(each)


def squeezed(story: str) -> str:
    return " ".join(story.casefold().split())


def test_they_are_those_of_the_patterns() -> None:
    for name, (_, rows) in WORDS_NEEDED.items():
        found = TOOL["outline_of_any"]([entry.pattern for entry in BY_NAME[name]])
        assert rows == found, f"{name}: run python tools/words_needed.py"


@for_each("place", range(len(ENTRIES)), ids=lambda place: ENTRIES[place].name)
def test_a_story_that_fires_has_them(place: int) -> None:
    assert place in _may_match(squeezed(ENTRIES[place].fires))


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_matches_a_pattern_has_them(data: st.DataObject) -> None:
    entry = data.draw(st.sampled_from((*ENTRIES, *TURNS_UNDONE)))
    pattern = re.compile(entry.pattern, re.IGNORECASE)
    told = f" {squeezed(data.draw(st.from_regex(pattern)))} "
    if entry.name in WORDS_NEEDED:
        rarest, rows = WORDS_NEEDED[entry.name]
        assert any(word in told for word in rarest.split("|"))
        assert end_of(rows, told) >= 0


@pytest.mark.parametrize(
    ("pattern", "rows"),
    [
        (r"\brow(?:ed)?\b", ("row",)),
        (r"\b(?:my|our)\s+boat\b", ("my boat|our boat",)),
        (r"\brain(?!s)(?:.*)snow", ("rain", "snow")),
        (r"\brain(?:.*snow)?", ("rain",)),
        (r"(?:rain.*snow|hail\w*)", ((("hail",), ("rain", "snow")),)),
        (r"(?:rain|\w+)", ()),
        (r"[a-c]at", ("at",)),
        (r"(?:ice)+berg", ("ice", "berg")),
        (r"(?:rain\w*|hail\w*)\ssnow", ("hail|rain", " snow")),
    ],
)
def test_what_a_pattern_needs(pattern: str, rows: tuple[object, ...]) -> None:
    assert outline(pattern) == rows
