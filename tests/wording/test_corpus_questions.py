"""Questions of the project's corpus: of statements, and of items under their lead-in."""

from __future__ import annotations

import json
from pathlib import Path

from cmr_logic import parse
from cmr_logic.text import words_in
from cmr_logic.wording import question

ROWS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "corpus" / "questions_dev.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
SHARE = 0.97
SHARE_OF_ITEMS = 0.65  # who or what "it" is, is not resolved
NEGATIONS = {"not", "n't", "never", "nobody"}  # taken out before a clause is worded


def test_nearly_all_are_worded_as_people_would():
    rows = [
        row
        for row in ROWS
        if not row["lead_in"] and NEGATIONS.isdisjoint(words_in(row["clause_text"]))
    ]
    right = sum(question(row["clause_text"]) == row["question"] for row in rows)
    assert right >= SHARE * len(rows)


def test_most_items_are_worded_as_people_would_under_their_lead_in():
    rows = [row for row in ROWS if row["lead_in"]]
    right = 0
    for row in rows:
        rule = parse(f"{row['lead_in']}\n\n* {row['clause_text']}")
        asked = [question(group.statement) for group in rule.groups]
        asked += [question(clause.statement) for clause in rule.clauses]
        right += row["question"] in asked
    assert right >= SHARE_OF_ITEMS * len(rows)
