"""What a file holds: the sizes of table 6 of Saeidi et al. 2018, and the answers by class."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from cmr_logic.sharc.data import ANSWER_CLASSES, answer_class

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cmr_logic.sharc.data import Utterance


@dataclass(slots=True)
class Statistics:
    """Counts over a file; the first four are those of table 6.

    Args:
        utterances: rows.
        trees: different dialog trees.
        scenarios: different scenarios that are not empty.
        sources: different pages that rule texts came from.
        domains: different web sites among them.
        rule_texts: different rule texts.
        with_scenario: rows that have a scenario.
        with_evidence: rows whose scenario answers a follow-up.
        with_references: rows that have more than one right answer.
        repeated_ids: rows whose id an earlier row has.
        classes: rows by the class of their answer.
        turns: rows by the length of their history.
    """

    utterances: int = 0
    trees: int = 0
    scenarios: int = 0
    sources: int = 0
    domains: int = 0
    rule_texts: int = 0
    with_scenario: int = 0
    with_evidence: int = 0
    with_references: int = 0
    repeated_ids: int = 0
    classes: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)

    def to_dict(self) -> dict[str, Any]:
        """Return the counts as one JSON object."""
        return {
            "utterances": self.utterances,
            "trees": self.trees,
            "scenarios": self.scenarios,
            "sources": self.sources,
            "domains": self.domains,
            "rule_texts": self.rule_texts,
            "with_scenario": self.with_scenario,
            "with_evidence": self.with_evidence,
            "with_references": self.with_references,
            "repeated_ids": self.repeated_ids,
            "classes": {name: self.classes[name] for name in ANSWER_CLASSES},
            "turns": {str(turn): self.turns[turn] for turn in sorted(self.turns)},
        }


def statistics(utterances: Iterable[Utterance]) -> Statistics:
    """Count utterances, one by one; of texts only hashes are kept.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> row = Utterance("u1", "t1", None, "Be over 18.", "May I?", "", (), "Are you 18?", ())
        >>> found = statistics([row])
        >>> found.utterances, found.scenarios, found.classes["More"]
        (1, 0, 1)
    """
    found = Statistics()
    ids: set[int] = set()
    trees: set[str] = set()
    scenarios: set[int] = set()
    sources: set[str] = set()
    rule_texts: set[int] = set()
    for row in utterances:
        found.utterances += 1
        key = hash(row.utterance_id)
        found.repeated_ids += key in ids
        ids.add(key)
        trees.add(row.tree_id)
        rule_texts.add(hash(row.snippet))
        if row.source_url:
            sources.add(row.source_url)
        if row.scenario:
            scenarios.add(hash(row.scenario))
            found.with_scenario += 1
        found.with_evidence += bool(row.evidence)
        found.with_references += len(row.all_answers) > 1
        if row.answer:
            found.classes[answer_class(row.answer)] += 1
        found.turns[len(row.history)] += 1
    found.trees, found.scenarios = len(trees), len(scenarios)
    found.sources, found.rule_texts = len(sources), len(rule_texts)
    found.domains = len({_domain(url) for url in sources})
    return found


def _domain(url: str) -> str:
    try:
        return urlsplit(url).netloc
    except ValueError:  # a broken address is its own site
        return url
