"""Every clause of the rules in sight, told in the words of its own follow-up, and denied in them.

A floor a little below what is reached. A clause that is about somebody else than the question is
not settled by what one says of oneself, so that not all are.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from cmr_logic import parse
from cmr_logic.dialog.telling import told
from cmr_logic.expression import clause_ids
from cmr_logic.scenario import settle

pytestmark = pytest.mark.slow

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
EACH = 7  # every so many rules are played
SETTLED, TURNED = 0.9, 0.005  # shares settled as told at least, and the other way round at most


def verdicts() -> Counter[str]:
    """Count the tellings that settle their clause as told, the other way round, or not at all."""
    lines = [
        line
        for file in sorted(CORPUS.glob("rules_*_dev.jsonl"))
        for line in file.read_text("utf-8").splitlines()
    ]
    counts: Counter[str] = Counter()
    for item in map(json.loads, lines[::EACH]):
        rule = parse(item["snippet"])
        for name in clause_ids(rule.expression(item["question"])):
            for value in (True, False):
                story = told(rule.question(name), value)
                found = settle([rule.clause(name)], story, item["question"]) if story else None
                if found is not None:
                    counts[_verdict(found[0].value if found else None, value=value)] += 1
    return counts


def _verdict(found: bool | None, *, value: bool) -> str:
    """Return what a telling did."""
    if found is None:
        return "open"
    return "settled" if found is value else "turned"


def test_a_clause_is_settled_by_its_own_words() -> None:
    counts = verdicts()
    assert counts["settled"] >= SETTLED * counts.total(), counts
    assert counts["turned"] <= TURNED * counts.total(), counts
