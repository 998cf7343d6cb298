"""The engine on the development corpora: every combination of answers, told as a history.

A floor, a little below what is reached, so that no change loses ground unseen. On failure the
figures by phenomenon and the rules that went wrong are printed.
"""

from __future__ import annotations

import itertools
import json
import random
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cmr_logic import CmrLogicError, decide, parse
from cmr_logic.expression import evaluate, parse_expression

pytestmark = pytest.mark.slow

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
FLOORS = {  # shares of combinations, and of rules in every combination, with the right answer
    "rules_dev": (0.96, 0.87),
    "rules_fresh_dev": (0.83, 0.70),
    "rules_blind_dev": (0.88, 0.76),
    "rules_web_dev": (0.91, 0.77),
    "rules_mixed_dev": (0.94, 0.78),
    "rules_late_dev": (0.94, 0.83),
    "rules_recent_dev": (0.92, 0.7),
    "rules_winter_dev": (0.81, 0.74),
    "rules_agency_dev": (0.8, 0.7),
    "rules_phenomena_dev": (0.93, 0.86),
    "rules_autumn_dev": (0.89, 0.79),
    "rules_november_dev": (0.8, 0.61),
    "rules_guidance_dev": (0.9, 0.73),
    "rules_clubs_dev": (0.8, 0.45),
    "rules_examiner_dev": (0.94, 0.92),
    "rules_snippets_dev": (0.93, 0.8),
    "rules_varied_dev": (0.94, 0.76),
    "rules_everyday_dev": (0.93, 0.85),
    "rules_reader_dev": (0.87, 0.74),
    "rules_pages_dev": (0.86, 0.74),
    "rules_departments_dev": (0.94, 0.85),
    "rules_services_dev": (0.9, 0.66),
    "rules_offices_dev": (0.88, 0.7),
    "rules_excerpts_dev": (0.87, 0.7),
    "rules_acceptance_dev": (0.96, 0.88),
    "rules_programmes_dev": (0.95, 0.82),
    "rules_asked_dev": (0.82, 0.32),
}
MOST_COMBINATIONS = 250  # of a rule; more are drawn at random
ANSWERS = {True: "Yes", False: "No", None: "More"}


@dataclass(frozen=True)
class Result:
    rule_id: str
    phenomenon: str
    right: int
    total: int


def combinations(names: list[str]) -> list[dict[str, bool]]:
    rows = list(itertools.product((None, True, False), repeat=len(names)))
    if len(rows) > MOST_COMBINATIONS:
        rows = random.Random(0).sample(rows, MOST_COMBINATIONS)  # noqa: S311 - no secret
    return [{n: v for n, v in zip(names, row, strict=True) if v is not None} for row in rows]


def play(item: dict[str, Any]) -> Result:
    rule = parse(item["snippet"])
    wanted = parse_expression(item["expression"])
    right = 0
    told = combinations(list(item["clauses"]))
    for values in told:
        history = [(item["clauses"][name]["question"], value) for name, value in values.items()]
        try:
            answer = decide(rule, item["question"], history=history).answer
        except CmrLogicError:
            continue
        right += answer == ANSWERS[evaluate(wanted, values)]
    return Result(item["id"], item["phenomenon"], right, len(told))


@pytest.fixture(scope="module", params=FLOORS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def results(name: str) -> list[Result]:
    lines = (CORPUS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [play(json.loads(line)) for line in lines]


def report(results: list[Result]) -> str:
    by: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        by[result.phenomenon].append(result)
    lines = [f"{'phenomenon':<18}{'rules':>8}{'states':>8}"]
    for name, group in sorted(by.items()):
        whole = sum(r.right == r.total for r in group)
        states = sum(r.right / r.total for r in group) / len(group)
        lines.append(f"{name:<18}{f'{whole}/{len(group)}':>8}{states:>8.3f}")
    lines.append("wrong: " + ", ".join(r.rule_id for r in results if r.right < r.total))
    return "\n".join(lines)


def test_states(name: str, results: list[Result]) -> None:
    share = sum(r.right for r in results) / sum(r.total for r in results)
    assert share >= FLOORS[name][0], f"{share:.3f}\n{report(results)}"


def test_whole_rules(name: str, results: list[Result]) -> None:
    share = sum(r.right == r.total for r in results) / len(results)
    assert share >= FLOORS[name][1], f"{share:.3f}\n{report(results)}"
