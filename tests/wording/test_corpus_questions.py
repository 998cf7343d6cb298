"""Questions of the project's corpus whose clauses are statements already."""

from __future__ import annotations

import json
from pathlib import Path

from cmr_logic.text import tokenize
from cmr_logic.wording import question

ROWS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "corpus" / "questions_dev.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
SHARE = 0.97
NEGATIONS = {"not", "n't", "never", "nobody"}  # taken out before a clause is worded


def test_nearly_all_are_worded_as_people_would():
    rows = [
        row
        for row in ROWS
        if not row["lead_in"] and NEGATIONS.isdisjoint(tokenize(row["clause_text"]).words)
    ]
    right = sum(question(row["clause_text"]) == row["question"] for row in rows)
    assert right >= SHARE * len(rows)
