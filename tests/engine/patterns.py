"""Rule texts made from patterns: ordinary forms of words crossed with conditions and questions.

A pattern is a form of words with places for conditions; `tests/corpus/README.md` has its fields.
Which conditions, topics and questions fill a pattern is drawn at random from its name alone, so
that a pattern added here changes nothing for the others. Run by hand it lists what goes wrong:

    python tests/engine/patterns.py [-n DRAWS] [-p PAIRS] [-v NAME] [FILE …]
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cmr_logic import CmrLogicError, decide, parse
from cmr_logic.expression import Expression, Not, evaluate, parse_expression

PATTERNS = Path(__file__).resolve().parents[1] / "corpus" / "patterns"
ANSWERS = {True: "Yes", False: "No", None: "More"}
PLACE = re.compile(r"\{([A-D])\.(\w+)\}")  # {A.finite}: the first condition, as a finite clause


@dataclass(frozen=True)
class Case:
    """A rule text with what a careful reader makes of it."""

    names: tuple[str, ...]
    text: str
    question: str
    follow_ups: dict[str, str]
    expression: Expression

    def wrong(self) -> list[str]:
        """What goes wrong, one line for every combination of answers."""
        lines = []
        rule = parse(self.text)
        for row in itertools.product((None, True, False), repeat=len(self.follow_ups)):
            told = zip(self.follow_ups, row, strict=True)
            values = {name: value for name, value in told if value is not None}
            history = [(self.follow_ups[name], value) for name, value in values.items()]
            wanted = ANSWERS[evaluate(self.expression, values)]
            try:
                given: object = decide(rule, self.question, history=history).answer
            except CmrLogicError as error:
                given = error
            if given != wanted:
                lines.append(f"{values}: {given}, wanted {wanted}")
        return lines


def _records(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


CONDITIONS = _records(PATTERNS / "conditions.jsonl")
TOPICS = json.loads((PATTERNS / "topics.json").read_text(encoding="utf-8"))
FILES = sorted(path.stem for path in PATTERNS.glob("*.jsonl") if path.stem != "conditions")


def _drawn(draw: random.Random, text: str) -> dict[str, dict[str, Any]]:
    """A condition for each place, that has the forms which the text needs."""
    forms: dict[str, set[str]] = defaultdict(set)
    for name, form in PLACE.findall(text):
        forms[name].add(form)
    left = draw.sample(CONDITIONS, len(CONDITIONS))
    drawn = {}
    for name in sorted(forms):
        drawn[name] = next(condition for condition in left if forms[name] <= condition.keys())
        left.remove(drawn[name])
    return drawn


def _case(names: tuple[str, ...], text: str, about: dict[str, Any], number: int) -> Case:
    draw = random.Random(f"{names} {number}")  # noqa: S311 - no secret
    drawn = _drawn(draw, text)
    text = PLACE.sub(lambda place: str(drawn[place[1]][place[2]]), text)
    expression = parse_expression(about["expression"])
    question = about.get("question")
    if "topic" in about:
        topic = TOPICS[about["topic"]]
        slots, asked = draw.choice(topic["slots"]), draw.choice(topic["questions"])
        question = question or asked["text"]
        for name, words in slots.items():
            text, question = (part.replace(f"{{{name}}}", words) for part in (text, question))
        if question != about.get("question"):
            names = (*names, f"question: {asked['text']}")
        if asked["asks"] == "no" and "question" not in about:
            expression = Not(expression)
    follow_ups = {name.lower(): str(drawn[name]["question"]) for name in sorted(drawn)}
    return Case(names, text, str(question), follow_ups | about.get("asked", {}), expression)


def _pairs(records: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    for grant, other in itertools.product(records, repeat=2):
        if grant["role"] != "grant" or other["role"] not in ("bar", "exception"):
            continue
        if grant["topic"] != other["topic"]:
            continue
        if other["role"] == "exception" and grant.get("negative"):
            continue  # "You cannot … unless …. This does not apply if …": from what?
        yield grant, other


def _thinned(
    pairs: Iterable[tuple[dict[str, Any], dict[str, Any]]], most: int
) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """About so many of the pairs, or all where there are fewer; always the same ones."""
    listed = list(pairs)
    for grant, other in listed:
        draw = random.Random(f"{grant['name']} {other['name']}")  # noqa: S311 - no secret
        if draw.random() * len(listed) < most:
            yield grant, other


def cases(file: str, draws: int = 3, pairs: int = 600) -> Iterator[Case]:
    """The cases of a file of patterns: each alone, and about so many pairs of grant and bar."""
    records = _records(PATTERNS / f"{file}.jsonl")
    for record in records:
        if not record.get("alone", record["role"] != "exception"):
            continue
        text, about = record["text"], dict(record)
        if record["role"] == "bar":
            text = text.replace("{B.", "{A.")
        if "expression" not in about:
            about["expression"] = "a" if record["role"] == "grant" else "not a"
        for number in range(draws):
            yield _case((record["name"],), text, about, number)
    for grant, other in _thinned(_pairs(records), pairs):
        names = (f"{grant['name']} (with a bar)", f"{other['name']} (after a grant)")
        between = "\n\n" if "* " in grant["text"] or len(other["name"]) % 2 else " "
        spared = other["role"] == "exception" and grant.get("demands")
        expression = "a or b" if spared else "a and not b"
        about = {"topic": grant["topic"], "expression": expression}
        yield _case(names, grant["text"] + between + other["text"], about, 0)


def shares(played: Iterable[tuple[Case, bool]]) -> dict[str, tuple[int, int]]:
    """By the name of a pattern: cases right in every state, and cases."""
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for case, right in played:
        for name in case.names:
            counts[name][0] += right
            counts[name][1] += 1
    return {name: (right, total) for name, (right, total) in counts.items()}


def report(played: Iterable[tuple[Case, bool]]) -> str:
    """The patterns with a wrong case, the worst first."""
    rows = sorted(shares(played).items(), key=lambda row: (row[1][0] / row[1][1], row[0]))
    return "\n".join(
        f"{right:4}/{total:<4} {name}" for name, (right, total) in rows if right < total
    )


def show(case: Case, wrong: list[str]) -> None:
    """Print a case with what was read of it and what goes wrong."""
    rule = parse(case.text)
    print(f"\n{case.names}\n{case.text}\n? {case.question}   wanted {case.expression}")
    print(f"= {rule.written(case.question)}  {[(c.id, c.statement) for c in rule.clauses]}")
    print("\n".join(wrong[:2]))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("files", nargs="*", default=FILES)
    arguments.add_argument("-n", "--draws", type=int, default=3)
    arguments.add_argument("-p", "--pairs", type=int, default=600)
    arguments.add_argument("-v", "--view", help="list the failures of patterns with this name")
    given = arguments.parse_args()
    for file in given.files:
        played = []
        for case in cases(file, given.draws, given.pairs):
            if given.view and not any(given.view in name for name in case.names):
                continue
            wrong = case.wrong()
            played.append((case, not wrong))
            if given.view and wrong:
                show(case, wrong)
        if played:
            right = sum(right for _, right in played)
            print(f"{report(played)}\n{file}: {right} of {len(played)}, {right / len(played):.3f}")


if __name__ == "__main__":
    main()
