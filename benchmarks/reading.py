"""How well rule texts are read: answers, whole trees and follow-ups on the ShARC trees.

    python benchmarks/reading.py [FOLDER] [--failures 20] [--skip 0] [--only PHENOMENON] [--json]

FOLDER holds `train.json` and `train_trees.jsonl` (by default ``../shared/data/sharc`` beside the
project). Only utterances without a scenario count. A fifth of the trees, chosen by a hash of their
id, is kept out of sight: its figures stand beside the others, its texts are never listed.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from common import FOLDER, held_out, parser_for, run

from cmr_logic.dialog import Rule, decide, next_question, parse, reconcile
from cmr_logic.sharc.bleu import BleuStatistics
from cmr_logic.sharc.data import ANSWER_CLASSES, Answer, Tree, TreeNode, Utterance, answer_class
from cmr_logic.sharc.loading import read_trees, read_utterances
from cmr_logic.sharc.tokens import tokens

PHENOMENA = ("simple", "bullets", "in-line", "conjunction", "disjunction", "mixed", "negation")

_ITEM = re.compile(r"^[ \t]*(?:[*•-]|\d{1,2}[.)]|\(?[a-z]\))[ \t]*\S", re.MULTILINE)
_NEGATION = re.compile(
    r"\b(?:not|never|neither|nor|no|unless|except|without|cannot|ineligible|exempt)\b|n[’']t\b",
    re.IGNORECASE,
)


@dataclass
class Outcome:
    """What became of the nodes of one gold tree."""

    tree: Tree
    nodes: int = 0
    wrong: list[tuple[Utterance, str, str | None]] = field(default_factory=list)


class Figures:
    """What is counted over a set of utterances."""

    def __init__(self) -> None:
        self.confusion: Counter[tuple[str, str]] = Counter()
        self.bleu = BleuStatistics()
        self.follow_ups = 0
        self.outcomes: dict[str, Outcome] = {}

    def summary(self) -> dict[str, float | int]:
        """Return the figures by name."""
        total = self.confusion.total()
        right = sum(self.confusion[c, c] for c in ANSWER_CLASSES)
        golds = {c: sum(self.confusion[c, o] for o in ANSWER_CLASSES) for c in ANSWER_CLASSES}
        recall = {c: self.confusion[c, c] / n for c, n in golds.items() if n}
        outcomes = list(self.outcomes.values())
        several = [o for o in outcomes if questions(o.tree.root) > 1]
        return {
            "utterances": total,
            "micro": right / max(1, total),
            "macro": sum(recall.values()) / max(1, len(recall)),
            **{f"recall {c}": share for c, share in recall.items()},
            "trees": len(outcomes),
            "whole trees": share_whole(outcomes),
            "trees of 2+ questions": len(several),
            "whole trees of 2+ questions": share_whole(several),
            "follow-ups": self.follow_ups,
            "BLEU-1": self.bleu.score(1),
            "BLEU-4": self.bleu.score(4),
        }

    def by_phenomenon(self) -> dict[str, tuple[int, int]]:
        """Return how many trees of each phenomenon are right as a whole, of how many."""
        counts = dict.fromkeys(PHENOMENA, (0, 0))
        for outcome in self.outcomes.values():
            for name in phenomena(outcome.tree):
                right, total = counts[name]
                counts[name] = (right + (not outcome.wrong), total + 1)
        return counts


def questions(node: TreeNode | Answer) -> int:
    """Return how many questions a gold tree holds."""
    if isinstance(node, Answer):
        return 0
    return 1 + questions(node.yes) + questions(node.no)


def phenomena(tree: Tree) -> Iterator[str]:
    """Yield what a tree and its text show: shape, layout, negation."""
    count = questions(tree.root)
    if count == 1:
        yield "simple"
    if count > 1:
        yield "bullets" if len(_ITEM.findall(tree.snippet)) > 1 else "in-line"
        nodes = list(_nodes(tree.root))
        if all(isinstance(node.no, Answer) for node in nodes):
            yield "conjunction"
        elif all(isinstance(node.yes, Answer) for node in nodes):
            yield "disjunction"
        else:
            yield "mixed"
    if _NEGATION.search(tree.snippet):
        yield "negation"


def share_whole(outcomes: Iterable[Outcome]) -> float:
    """Return the share of trees of which every node is right."""
    found = [not outcome.wrong for outcome in outcomes]
    return sum(found) / max(1, len(found))


def measure(folder: Path) -> tuple[Figures, Figures]:
    """Return the figures of the trees in sight, and of those held out."""
    trees = {tree.tree_id: tree for tree in read_trees(folder / "train_trees.jsonl")}
    rules: dict[str, Rule] = {}
    seen, unseen = Figures(), Figures()
    for utterance in read_utterances(folder / "train.json"):
        if utterance.scenario:
            continue
        rule = rules.get(utterance.snippet)
        if rule is None:
            rule = rules[utterance.snippet] = parse(utterance.snippet)
        figures = unseen if held_out(utterance.tree_id) else seen
        _count(figures, rule, utterance, trees[utterance.tree_id])
    return seen, unseen


def _count(figures: Figures, rule: Rule, utterance: Utterance, tree: Tree) -> None:
    history = reconcile((turn.question, turn.answer) for turn in utterance.history)
    decision = decide(rule, utterance.question, history=history)
    gold = answer_class(utterance.answer)
    figures.confusion[gold, decision.answer] += 1
    if gold == "Irrelevant":
        return
    outcome = figures.outcomes.setdefault(tree.tree_id, Outcome(tree))
    outcome.nodes += 1
    if decision.answer != gold:
        outcome.wrong.append((utterance, decision.answer, decision.follow_up))
    if gold == "More":
        asked = decision.follow_up or next_question(rule, utterance.question, history=history) or ""
        figures.bleu.add(tokens(asked), [tokens(utterance.answer)])
        figures.follow_ups += 1


def _nodes(node: TreeNode | Answer) -> Iterator[TreeNode]:
    if isinstance(node, TreeNode):
        yield node
        yield from _nodes(node.yes)
        yield from _nodes(node.no)


def _print_table(seen: Figures, unseen: Figures) -> None:
    print(f"{'':30} {'in sight':>9} {'held out':>9}")
    others = unseen.summary()
    for name, value in seen.summary().items():
        cells = (value, others.get(name, 0))
        print(
            f"{name:30} "
            + " ".join(f"{c:9.4f}" if isinstance(c, float) else f"{c:9}" for c in cells)
        )
    print("\nwhole trees, by phenomenon")
    others_by = unseen.by_phenomenon()
    for name, counts in seen.by_phenomenon().items():
        print(f"{name:30} " + " ".join(f"{f'{r}/{n}':>9}" for r, n in (counts, others_by[name])))
    print("\ngold → given, in sight")
    print(f"{'':12}" + "".join(f"{c:>12}" for c in ANSWER_CLASSES))
    for gold in ANSWER_CLASSES:
        row = "".join(f"{seen.confusion[gold, c]:12}" for c in ANSWER_CLASSES)
        print(f"{gold:12}{row}")


def _print_failures(seen: Figures, count: int, skip: int, only: str | None) -> None:
    failed = [o for o in seen.outcomes.values() if o.wrong]
    if only:
        failed = [o for o in failed if only in phenomena(o.tree)]
    failed.sort(key=lambda o: (-len(o.wrong) / o.nodes, -o.nodes, o.tree.tree_id))
    for outcome in failed[skip : skip + count]:
        tree = outcome.tree
        rule = parse(tree.snippet)
        print(f"\n=== {tree.tree_id[:8]} {', '.join(phenomena(tree))}")
        print(tree.snippet)
        print(f"? {tree.question}\n= {rule.written(tree.question)}")
        for clause in rule.clauses:
            print(f"  {clause.id}: {clause.statement} [{clause.cue}]")
        for utterance, answer, follow_up in outcome.wrong:
            turns = "; ".join(f"{turn.question} {turn.answer}" for turn in utterance.history)
            print(f"  ({turns}) gold: {utterance.answer} | given: {follow_up or answer}")


def main() -> None:
    """Measure and print."""
    parser = parser_for(__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--failures", type=int, default=5, help="how many of the worst to list")
    parser.add_argument("--skip", type=int, default=0, help="how many of the worst to leave out")
    parser.add_argument("--only", choices=PHENOMENA, help="list failures of one phenomenon")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON alone")
    options = parser.parse_args()
    if not (options.folder / "train.json").is_file():
        sys.exit(f"there is no train.json in {options.folder}; name the folder of the data")
    seen, unseen = measure(options.folder)
    if options.json:
        found = {"in sight": seen.summary(), "held out": unseen.summary()}
        print(json.dumps(found, indent=2))
        return
    _print_table(seen, unseen)
    _print_failures(seen, options.failures, options.skip, options.only)


if __name__ == "__main__":
    run(main)
