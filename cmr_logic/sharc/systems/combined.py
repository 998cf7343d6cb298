"""The combined model (CM) of Saeidi et al. 2018 (section 5): the best system of each task, chained.

What the scenario entails joins the history; the random forest then tells the class; where it is
``"More"``, the question rules ask.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cmr_logic.sharc.construct.entailment import entailment_corpus
from cmr_logic.sharc.data import Turn
from cmr_logic.sharc.systems.chain import ClassifyThenAsk
from cmr_logic.sharc.systems.entailment import SurfaceEntailment
from cmr_logic.sharc.systems.followups import RuleBased, conditions
from cmr_logic.sharc.systems.forest import ForestClassifier
from cmr_logic.sharc.systems.protocol import Settings
from cmr_logic.sharc.systems.question_rules import to_question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cmr_logic.sharc.data import AnswerClass, Utterance


class CombinedModel(ClassifyThenAsk):
    """Surface entailment, random forest and question rules in a chain; see the module."""

    def __init__(self, settings: Settings = Settings()) -> None:  # noqa: B008 - it is frozen
        super().__init__(RuleBased(settings))
        self._entailment = SurfaceEntailment(settings)
        self._forest = ForestClassifier(settings)
        self._has_entailment = False

    def fit(self, training: Sequence[Utterance]) -> None:
        """Learn entailment from the evidence, and classes with the evidence in the history."""
        corpus = entailment_corpus(training)
        self._has_entailment = bool(corpus)
        if corpus:
            self._entailment.fit(corpus)
        self._forest.fit([_told(row, row.evidence) for row in training])

    def classify(self, utterance: Utterance) -> AnswerClass:
        """Return the forest's class, given what the scenario entails."""
        return self.classify_all([utterance])[0]

    def classify_all(self, utterances: Sequence[Utterance]) -> list[AnswerClass]:
        """Return the class of each utterance."""
        return self._forest.classify_all([self._read(row) for row in utterances])

    def follow_up(self, utterance: Utterance) -> str:
        """Return a question that neither history nor scenario has answered."""
        return self.writer.follow_up(self._read(utterance))

    def _read(self, utterance: Utterance) -> Utterance:
        if not utterance.scenario or not self._has_entailment:
            return utterance
        questions = [to_question(text) for text in conditions(utterance.snippet)]
        answers = self._entailment.predict_all(
            [replace(utterance, question=question) for question in questions]
        )
        turns = [
            Turn(question, answer)
            for question, answer in zip(questions, answers, strict=True)
            if answer in {"Yes", "No"}
        ]
        return _told(utterance, turns)


def _told(utterance: Utterance, turns: Sequence[Turn]) -> Utterance:
    """Return the utterance with what its scenario says as turns before its history."""
    return replace(utterance, history=(*turns, *utterance.history))
