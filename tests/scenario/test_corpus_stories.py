"""The stories of the corpus, each decided with its rule: a floor for those that are right."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cmr_logic import decide

pytestmark = pytest.mark.slow

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
FLOORS = {  # shares with the right answer, a little below what is reached
    "stories_dev": 0.95,
    "stories_blind_dev": 0.72,
    "stories_web_dev": 0.52,
    "stories_plain_dev": 0.65,
    "stories_late_dev": 0.65,
    "stories_winter_dev": 0.49,
    "stories_spoken_dev": 0.75,
    "stories_autumn_dev": 0.5,
    "stories_recent_dev": 0.6,
    "stories_screens_dev": 0.38,
    "stories_december_dev": 0.83,
    "stories_late_november_dev": 0.7,
    "stories_varied_dev": 0.83,
    "stories_everyday_dev": 0.36,
    "stories_reader_dev": 0.53,
    "stories_departments_dev": 0.52,
    "stories_services_dev": 0.58,
    "stories_advice_dev": 0.83,
    "stories_desk_dev": 0.63,
    "stories_short_dev": 0.78,
    "stories_told_dev": 0.55,
}
MOST_WRONG = 0.02  # share with another answer than a careful reader's, where both are sure


def verdict(story: dict[str, Any]) -> str:
    """Return "right", "wrong" for another sure answer, or "open"."""
    given = decide(story["snippet"], story["question"], scenario=story["scenario"]).answer
    if given == story["answer"]:
        return "right"
    return "wrong" if given in ("Yes", "No") else "open"


def verdicts(file: Path) -> Counter[str]:
    """Count the verdicts on the stories of a file."""
    return Counter(map(verdict, map(json.loads, file.read_text("utf-8").splitlines())))


@pytest.mark.parametrize("name", FLOORS)
def test_stories(name: str) -> None:
    counts = verdicts(CORPUS / f"{name}.jsonl")
    assert counts["right"] >= FLOORS[name] * counts.total(), counts
    assert counts["wrong"] <= MOST_WRONG * counts.total(), counts
