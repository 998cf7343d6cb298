"""Scenario entailment: what a scenario says about a follow-up (Saeidi et al. 2018, section 5).

A row of the entailment corpus is an utterance whose question is the follow-up question, and whose
answer is ``"Yes"``, ``"No"`` or ``"Unknown"``.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from cmr_logic.sharc.evaluate import ENTAILMENT_CLASSES
from cmr_logic.sharc.systems.models import tf_idf_regression, trained
from cmr_logic.sharc.systems.protocol import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cmr_logic.sharc.data import Utterance


class RandomEntailment:
    """Draws an answer; the draw depends on the seed and the row's id alone.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> row = Utterance("u", "t", None, "Text.", "Is it cold?", "It snows.", (), "", ())
        >>> RandomEntailment().predict(row) in ENTAILMENT_CLASSES
        True
    """

    def __init__(self, settings: Settings = Settings()) -> None:  # noqa: B008 - it is frozen
        self._seed = settings.seed

    def predict(self, utterance: Utterance) -> str:
        """Return an answer by chance."""
        key = f"{self._seed}:{utterance.utterance_id}"
        return Random(key).choice(ENTAILMENT_CLASSES)  # noqa: S311 - a baseline, not a secret


class SurfaceEntailment:
    """Logistic regression over the words of scenario and follow-up question.

    Example:
        >>> from dataclasses import replace
        >>> from cmr_logic.sharc.data import Utterance
        >>> cold = Utterance("a", "t", None, "Text.", "Is it cold?", "It snows.", (), "Yes", ())
        >>> warm = replace(cold, scenario="The sun burns.", answer="No")
        >>> system = SurfaceEntailment()
        >>> system.fit([cold, warm])
        >>> system.entail("It snows.", "Is it cold?")
        'Yes'
    """

    def __init__(self, settings: Settings = Settings()) -> None:  # noqa: B008 - it is frozen
        self._seed = settings.seed
        self._model: Any = None

    def fit(self, training: Sequence[Utterance]) -> None:
        """Learn from rows of an entailment corpus."""
        self._model = tf_idf_regression(
            [_pair(row.scenario, row.question) for row in training],
            [row.answer for row in training],
            self._seed,
        )

    def entail(self, scenario: str, question: str) -> str:
        """Return ``"Yes"``, ``"No"`` or ``"Unknown"``."""
        return str(trained(self._model).predict([_pair(scenario, question)])[0])

    def predict(self, utterance: Utterance) -> str:
        """Return what the row's scenario says about its question."""
        return self.entail(utterance.scenario, utterance.question)

    def predict_all(self, utterances: Sequence[Utterance]) -> list[str]:
        """Return what `predict` returns for each row."""
        pairs = [_pair(row.scenario, row.question) for row in utterances]
        return [str(answer) for answer in trained(self._model).predict(pairs)] if pairs else []


def _pair(scenario: str, question: str) -> str:
    return f"{scenario} {question}"
