"""The surface baseline of Saeidi et al. 2018 (section 5): logistic regression over TF-IDF.

Rule text, question, scenario and history are one bag of words and word pairs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cmr_logic.sharc.data import answer_class
from cmr_logic.sharc.systems.chain import ClassifyThenAsk
from cmr_logic.sharc.systems.models import tf_idf_regression, trained
from cmr_logic.sharc.systems.protocol import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cmr_logic.sharc.data import AnswerClass, Utterance


class SurfaceClassifier(ClassifyThenAsk):
    """Classifies by the words of all inputs, in one bag.

    Example:
        >>> from dataclasses import replace
        >>> from cmr_logic.sharc.data import Utterance
        >>> near = Utterance("a", "t", None, "Bees need a permit.", "Bees?", "", (), "Yes", ())
        >>> far = replace(near, utterance_id="b", question="Trams?", answer="Irrelevant")
        >>> system = SurfaceClassifier()
        >>> system.fit([near, far])
        >>> system.classify(far)
        'Irrelevant'
    """

    def __init__(self, settings: Settings = Settings()) -> None:  # noqa: B008 - it is frozen
        super().__init__()
        self._seed = settings.seed
        self._model: Any = None

    def fit(self, training: Sequence[Utterance]) -> None:
        """Learn the classes of labelled utterances."""
        self._model = tf_idf_regression(
            [joined(utterance) for utterance in training],
            [answer_class(utterance.answer) for utterance in training],
            self._seed,
        )

    def classify(self, utterance: Utterance) -> AnswerClass:
        """Return the likeliest class."""
        return self.classify_all([utterance])[0]

    def classify_all(self, utterances: Sequence[Utterance]) -> list[AnswerClass]:
        """Return the likeliest class of each utterance."""
        model = trained(self._model)
        if not utterances:
            return []
        return [answer_class(name) for name in model.predict(list(map(joined, utterances)))]


def joined(utterance: Utterance) -> str:
    """Return all that a system may see of an utterance, as one text.

    Example:
        >>> from cmr_logic.sharc.data import Turn, Utterance
        >>> turns = (Turn("Is it cold?", "No"),)
        >>> joined(Utterance("u", "t", None, "Bees sleep.", "When?", "It snows.", turns, "", ()))
        'Bees sleep. When? It snows. Is it cold? No'
    """
    turns = (f"{turn.question} {turn.answer}" for turn in utterance.history)
    parts = (utterance.snippet, utterance.question, utterance.scenario, *turns)
    return " ".join(part for part in parts if part)
