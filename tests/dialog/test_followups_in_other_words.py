"""Follow-ups of other authors about clauses of the corpus: the same, its opposite, or neither.

An answer to one that asks the same does to the dialog what it does given to the clause's own
follow-up, and the other answer where it asks for the opposite. One that asks for something else
does nothing. The floors are a little below what
is reached; of an opposite, to stay without a place is better than to be taken for the same.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from cmr_logic import Rule, decide, parse

pytestmark = pytest.mark.slow

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
FLOORS = {"same": 0.92, "opposite": 0.68, "other": 0.2}  # shares of the file in sight
MOST_REVERSED = 0.12  # share of opposites that are taken for the same

Outcome: TypeAlias = tuple[str, tuple[str, ...]]


@cache
def rules() -> dict[str, dict[str, Any]]:
    """Return the rules in sight by their ids."""
    lines = (
        line
        for file in sorted(CORPUS.glob("rules_*dev.jsonl"))
        for line in file.read_text("utf-8").splitlines()
    )
    return {item["id"]: item for item in map(json.loads, lines)}


def verdicts(file: Path) -> Counter[tuple[str, str]]:
    """Count what is made of the follow-ups of a file, by what they ask and what became of it."""
    lines = file.read_text("utf-8").splitlines()
    return Counter(found for line in lines for found in verdicts_on(json.loads(line)))


def verdicts_on(item: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield for each follow-up of an item what it asks, and what became of it."""
    given = rules()[item["rule"]]
    rule = parse(given["snippet"])
    own = both(rule, given, given["clauses"][item["clause"]]["question"])
    untold = decide(rule, given["question"])
    nothing = (untold.answer, untold.remaining)
    if own[0] == own[1]:
        return  # the clause's own follow-up says nothing here
    for kind, wanted in (("same", own), ("opposite", own[::-1])):
        for follow_up in item[kind]:
            yield kind, verdict(both(rule, given, follow_up), wanted)
    for follow_up in item["other"]:
        settles = both(rule, given, follow_up) != (nothing, nothing)
        yield "other", "half" if settles else "right"


def both(rule: Rule, given: dict[str, Any], follow_up: str) -> tuple[Outcome, Outcome]:
    """Return what yes and no to a follow-up do to the dialog."""
    yes, no = (
        decide(rule, given["question"], history=[(follow_up, answer)]) for answer in ("yes", "no")
    )
    return (yes.answer, yes.remaining), (no.answer, no.remaining)


def verdict(found: tuple[Outcome, Outcome], wanted: tuple[Outcome, Outcome]) -> str:
    """Return what became of a follow-up."""
    if found == wanted:
        return "right"
    if found == wanted[::-1]:
        return "reversed"
    return "open" if found[0] == found[1] else "half"


def test_most_are_understood() -> None:
    counts = verdicts(CORPUS / "followups_dev.jsonl")
    for kind, floor in FLOORS.items():
        total = sum(count for (asked, _), count in counts.items() if asked == kind)
        assert counts[kind, "right"] >= floor * total, counts
    opposites = sum(count for (asked, _), count in counts.items() if asked == "opposite")
    assert counts["opposite", "reversed"] <= MOST_REVERSED * opposites, counts
