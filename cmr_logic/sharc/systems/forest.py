"""The feature-engineered random forest in the manner of Saeidi et al. 2018 (section 5)."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from cmr_logic.sharc.learning import scikit_learn
from cmr_logic.sharc.systems.chain import LearnedClassifier
from cmr_logic.sharc.systems.followups import conditions
from cmr_logic.sharc.systems.overlap import is_any, is_negative, relatedness
from cmr_logic.sharc.systems.words import content_words, items, overlap, word_set, words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cmr_logic.sharc.data import AnswerClass, Utterance

_TREES = 300
_LEAF = 2
_ASKED = 0.5  # share of the words of a condition that is in what was asked, at least


def _count(pattern: str) -> Callable[[Utterance], float]:
    compiled = re.compile(pattern, re.IGNORECASE)
    return lambda utterance: float(len(compiled.findall(utterance.snippet)))


def _asks(pattern: str) -> Callable[[Utterance], float]:
    compiled = re.compile(pattern, re.IGNORECASE)
    return lambda utterance: float(bool(compiled.search(utterance.question)))


def _answered(utterance: Utterance, answer: str) -> float:
    return float(sum(turn.answer == answer for turn in utterance.history))


def _last(utterance: Utterance) -> float:
    if not utterance.history:
        return 0.0
    return 1.0 if utterance.history[-1].answer == "Yes" else -1.0


def _unasked(utterance: Utterance) -> float:
    asked = frozenset(word for turn in utterance.history for word in words(turn.question))
    found = conditions(utterance.snippet)
    return float(sum(overlap(content_words(text), asked) < _ASKED for text in found))


def _pairs(utterance: Utterance) -> float:
    asked, rule = words(utterance.question), words(utterance.snippet)
    known = set(pairwise(rule))
    pairs = list(pairwise(asked))
    return sum(pair in known for pair in pairs) / len(pairs) if pairs else 0.0


def _scenario_overlap(utterance: Utterance) -> float:
    return overlap(content_words(utterance.scenario), word_set(utterance.snippet))


FEATURES: dict[str, Callable[[Utterance], float]] = {
    "question words in the rule text": relatedness,
    "question word pairs in the rule text": _pairs,
    "question content words": lambda row: float(len(content_words(row.question))),
    "turns": lambda row: float(len(row.history)),
    "answers Yes": lambda row: _answered(row, "Yes"),
    "answers No": lambda row: _answered(row, "No"),
    "last answer": _last,
    "list items": lambda row: float(len(items(row.snippet))),
    "conditions": lambda row: float(len(conditions(row.snippet))),
    "conditions not asked": _unasked,
    "conditions less turns": lambda row: float(len(conditions(row.snippet)) - len(row.history)),
    "sounds like alternatives": lambda row: float(is_any(row.snippet)),
    "negated conclusion": lambda row: float(is_negative(row.snippet)),
    "rule: if": _count(r"\bif\b"),
    "rule: or": _count(r"\bor\b"),
    "rule: and": _count(r"\band\b"),
    "rule: any": _count(r"\b(?:any|either|one of)\b"),
    "rule: all": _count(r"\b(?:all|both)\b"),
    "rule: unless": _count(r"\b(?:unless|except|otherwise)\b"),
    "rule: not": _count(r"\b(?:not|cannot|no)\b|n['’]t\b"),
    "rule: must": _count(r"\b(?:must|need|required?)\b"),
    "rule words": lambda row: float(len(words(row.snippet))),
    "question: can": _asks(r"^(?:can|could|may)\b"),
    "question: must": _asks(r"^(?:do|must|should)\b.*\b(?:need|have to|must)\b"),
    "question: am": _asks(r"^(?:am|is|are)\b"),
    "question: will": _asks(r"^(?:will|would)\b"),
    "question: negated": _asks(r"\bnot\b|n['’]t\b"),
    "scenario words": lambda row: float(len(words(row.scenario))),
    "scenario words in the rule text": _scenario_overlap,
}
"""Each feature by name: what it measures of an utterance, in words, shares or counts."""


class ForestClassifier(LearnedClassifier):
    """A random forest over `FEATURES`.

    Example:
        >>> from dataclasses import replace
        >>> from cmr_logic.sharc.data import Utterance
        >>> near = Utterance("a", "t", None, "Bees need a permit.", "Bees?", "", (), "Yes", ())
        >>> far = replace(near, utterance_id="b", question="Trams?", answer="Irrelevant")
        >>> system = ForestClassifier()
        >>> system.fit([near, far] * 5)
        >>> system.classify(far)
        'Irrelevant'
    """

    def train(self, inputs: Sequence[list[float]], labels: Sequence[AnswerClass]) -> Any:
        """Return a forest fitted to the features of utterances."""
        forest = scikit_learn("ensemble").RandomForestClassifier(
            n_estimators=_TREES, min_samples_leaf=_LEAF, random_state=self._seed
        )
        return forest.fit(inputs, labels)

    def input_of(self, utterance: Utterance) -> list[float]:
        """Return the features of an utterance."""
        return features(utterance)


def features(utterance: Utterance) -> list[float]:
    """Return the values of `FEATURES`, in their order.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> row = Utterance("a", "t", None, "Bees need a permit.", "Bees?", "", (), "", ())
        >>> dict(zip(FEATURES, features(row)))["question words in the rule text"]
        1.0
    """
    return [measure(utterance) for measure in FEATURES.values()]
