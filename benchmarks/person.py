"""How well the engine understands the person: question, history and scenario.

    python benchmarks/person.py [FOLDER] [--facts] [--heldout]

FOLDER holds the ShARC files, by default ``../shared/data/sharc``. Every figure is given for the
trees that the tables were written beside ("in sight") and for a fifth of the trees, chosen by a
hash of their id, that was kept out of sight ("held out").
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from pathlib import Path

from common import FOLDER, held_out, parser_for, run

from cmr_logic.expression import ClauseRef, Not, clause_ids
from cmr_logic.facts import Places
from cmr_logic.inquiry import Inquiry, inquire
from cmr_logic.provisions import Rule, parse
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import Finding, settle
from cmr_logic.sharc.classification import Confusion
from cmr_logic.sharc.data import Turn, Utterance, answer_class
from cmr_logic.sharc.evaluate import evaluate
from cmr_logic.sharc.loading import read_ids, read_utterances
from cmr_logic.sharc.perturb import perturb
from cmr_logic.sharc.systems.engine import Engine
from cmr_logic.text import keys, sentence_ends, tokenize

CLASSES = ("Yes", "No", "More", "Irrelevant")
KINDS = ("explicit", "paraphrase", "quantity", "matter", "implication", "none")
PERTURBATIONS = ("history-shuffled", "rule-order", "scenario-padding")
STORIES = Path(__file__).parent.parent / "tests" / "corpus"


# --- facts ----------------------------------------


@dataclass(slots=True)
class Facts:
    """How the facts of scenarios compare with what their evidence says.

    Args:
        counts: right, wrong and open clauses that evidence asks about, and evidence that fits none.
        by_kind: right and wrong facts by the kind of matcher.
    """

    counts: Counter[str] = field(default_factory=Counter)
    by_kind: Counter[tuple[str, str]] = field(default_factory=Counter)

    def report(self) -> str:
        """Return precision and coverage in one line."""
        right, wrong, still_open = (self.counts[k] for k in ("right", "wrong", "open"))
        told = right + wrong
        placed = told + still_open
        kinds = ", ".join(
            f"{kind} {self.by_kind[kind, 'right']}/{self.by_kind[kind, 'wrong']}"
            for kind in KINDS[:-1]
        )
        return (
            f"precision {share(right, told)}, coverage {share(told, placed)} of {placed} clauses "
            f"asked about ({self.counts['unplaced']} more fit no clause); right/wrong: {kinds}"
        )


@cache
def read_rule(text: str) -> Rule:
    """Return a rule text as read."""
    return parse(text)


def of_question(row: Utterance) -> tuple[Rule, Inquiry, list[Clause]]:
    """Return the rule, the inquiry and the clauses that bear on a row's question."""
    rule = read_rule(row.snippet)
    inquiry = inquire(rule, row.question)
    named = set(clause_ids(inquiry.expression))
    return rule, inquiry, [clause for clause in rule.clauses if clause.id in named]


def told(row: Utterance) -> dict[str, Finding]:
    """Return what a row's scenario settles, by clause."""
    _, _, clauses = of_question(row)
    return {found.clause_id: found for found in settle(clauses, row.scenario, row.question)}


def expected(row: Utterance) -> tuple[dict[str, set[bool]], int]:
    """Return the values that evidence gives to clauses, and how much of it fits no clause."""
    rule, inquiry, _ = of_question(row)
    values: dict[str, set[bool]] = {}
    unplaced = 0
    places = Places(rule, inquiry.expression)
    for turn in row.evidence:
        found = places.find(turn.question)
        part, opposite = found.part, found.opposite
        if isinstance(part, Not):
            part, opposite = part.operand, not opposite
        if isinstance(part, ClauseRef):
            values.setdefault(part.clause_id, set()).add((turn.answer == "Yes") is not opposite)
        else:
            unplaced += 1
    return values, unplaced


def count_facts(rows: Iterable[Utterance]) -> Facts:
    """Compare the facts of rows with their evidence."""
    facts = Facts()
    for row in rows:
        found = told(row)
        values, unplaced = expected(row)
        facts.counts["unplaced"] += unplaced
        for clause_id, wanted in values.items():
            fact = found.get(clause_id)
            if fact is None:
                facts.counts["open"] += 1
                continue
            outcome = "right" if {fact.value} == wanted else "wrong"
            facts.counts[outcome] += 1
            facts.by_kind[fact.entry.partition(":")[0], outcome] += 1
    return facts


def asked_about(rule: Rule, question: str) -> Clause:
    """Return the clause whose words are most like a question's."""
    asked = keys(tokenize(question).words)
    return max(rule.clauses, key=lambda c: len(c.keys & asked) / (len(c.keys | asked) or 1))


def count_stories(path: Path) -> dict[str, Counter[str]]:
    """Count the corpus's stories by kind: settled right, settled wrong, or left open."""
    found: dict[str, Counter[str]] = {}
    with path.open(encoding="utf-8") as lines:
        for story in map(json.loads, lines):
            clause = asked_about(parse(story["snippet"]), story["clause_question"])
            facts = settle([clause], story["scenario"], story["question"])
            value = facts[0].value if facts else None
            outcome = "right" if value is story["value"] else "open" if value is None else "wrong"
            found.setdefault(story["kind"], Counter())[outcome] += 1
    return found


# --- decisions ----------------------------------------


def kind_of(row: Utterance) -> str:
    """Return the kind of the first fact that a scenario gives, in the order of the matchers."""
    found = {fact.entry.partition(":")[0] for fact in told(row).values()}
    return next((kind for kind in KINDS if kind in found), "none")


def classified(rows: Sequence[Utterance], engine: Engine) -> Confusion:
    """Return the confusion of the engine's classes over rows."""
    confusion = Confusion(CLASSES)
    for row in rows:
        confusion.add(answer_class(row.answer), engine.classify(row))
    return confusion


def report_decisions(rows: Sequence[Utterance], negative: frozenset[str], engine: Engine) -> None:
    """Print accuracies, by group of rows, by class and by kind of fact."""
    whole = classified(rows, engine)
    recall = ", ".join(
        f"{name} {value:.1%}" for name, value in whole.recall().items() if value is not None
    )
    print(f"  all {whole.total}: micro {whole.micro:.1%}, macro {whole.macro:.1%} ({recall})")
    with_scenario = [row for row in rows if row.scenario]
    print(f"  with a scenario: {line(classified(with_scenario, engine))}")
    needing = [row for row in with_scenario if row.evidence]
    print(f"  whose answer needs it: {line(classified(needing, engine))}")
    for kind in KINDS:
        chosen = [row for row in needing if kind_of(row) == kind]
        print(f"    first fact {kind}: {line(classified(chosen, engine))}")
    unrelated = [row for row in with_scenario if row.utterance_id in negative]
    kept = sum(
        engine.classify(row) == engine.classify(replace(row, scenario="")) for row in unrelated
    )
    print(
        f"  unrelated scenario: {share(kept, len(unrelated))} of {len(unrelated)} keep the answer"
    )


def report_invariance(rows: Sequence[Utterance], engine: Engine) -> None:
    """Print for how many rows a change that should not matter leaves the class as it is."""
    before = [engine.classify(row) for row in rows]
    for name in (*PERTURBATIONS, "scenario-reordered"):
        changed_rows = map(reordered, rows) if name not in PERTURBATIONS else perturb(rows, name)
        changed = differing = 0
        for row, new, old in zip(rows, changed_rows, before, strict=True):
            if new != row:
                changed += 1
                differing += engine.classify(new) != old
        print(f"  {name}: {share(changed - differing, changed)} of {changed} keep the class")


def reordered(row: Utterance) -> Utterance:
    """Return a row with the sentences of its scenario in another order."""
    tokens = tokenize(row.scenario)
    starts = [0, *sentence_ends(tokens, 0, len(tokens))]
    sentences = [
        row.scenario[tokens.starts[first] : tokens.ends[last - 1]]
        for first, last in pairwise(starts)
        if last > first
    ]
    if len({*sentences}) < 2 or not all(s.endswith((".", "!", "?")) for s in sentences):
        return row
    order = random.Random(row.utterance_id)  # noqa: S311 - the same order in every run
    while (shuffled := order.sample(sentences, len(sentences))) == sentences:
        pass
    return replace(row, scenario=" ".join(shuffled))


def report_parity(path: Path, engine: Engine) -> None:
    """Print the scores on the rows with several references."""
    rows = list(read_utterances(path))
    scores = evaluate({row.utterance_id: engine.predict(row) for row in rows}, rows).scores()
    print("  " + ", ".join(f"{name} {value}" for name, value in scores.items()))


# --- the program ----------------------------------------


def share(part: int, whole: int) -> str:
    """Return a share in per cent."""
    return f"{part / whole:.1%}" if whole else "–"


def line(confusion: Confusion) -> str:
    """Return a confusion's size and accuracy."""
    return f"{confusion.total}, micro {confusion.micro:.1%}, macro {confusion.macro:.1%}"


def consistent(row: Utterance) -> Utterance:
    """Return a row whose evidence asks each question once."""
    turns: dict[str, Turn] = {turn.question.lower(): turn for turn in row.evidence}
    return replace(row, evidence=tuple(turns.values()))


def main() -> None:
    """Print the figures."""
    parser = parser_for(__doc__)
    parser.add_argument("folder", nargs="?", default=FOLDER, type=Path)
    parser.add_argument("--facts", action="store_true", help="stop after the facts")
    parser.add_argument("--heldout", action="store_true", help="count the held-out stories too")
    given = parser.parse_args()
    for path in sorted(STORIES.glob("stories_*.jsonl")):
        if path.stem.endswith("heldout") and not given.heldout:
            continue
        counted = count_stories(path)
        total = sum(counted.values(), Counter())
        print(f"{path.stem}: {dict(total)}")
        for kind, outcomes in sorted(counted.items()):
            print(f"  {kind}: {dict(outcomes)}")
    path = given.folder / "train.json"
    if not path.exists():
        print(f"no {path}: the other figures need it", file=sys.stderr)
        return
    negative = read_ids(given.folder / "train_negative_scenario_ids.txt")
    rows = [consistent(row) for row in read_utterances(path)]
    groups = {
        "in sight": [row for row in rows if not held_out(row.tree_id)],
        "held out": [row for row in rows if held_out(row.tree_id)],
        "all": rows,
    }
    for name, group in groups.items():
        start = time.perf_counter()
        facts = count_facts(row for row in group if row.evidence)
        count = sum(bool(row.evidence) for row in group)
        print(f"facts, {name} trees, {count} with evidence: {facts.report()}")
        found = [row for row in group if row.utterance_id in negative and told(row)]
        print(f"  {len(found)} unrelated scenarios settle something")
        print(f"  {time.perf_counter() - start:.1f} s")
    if given.facts:
        return
    engine = Engine()
    for name, group in groups.items():
        print(f"decisions, {name} trees:")
        report_decisions(group, negative, engine)
    print("invariance:")
    report_invariance(rows, engine)
    print("rows with several references:")
    report_parity(given.folder / "parity" / "gold_multi.json", engine)


if __name__ == "__main__":
    run(main)
