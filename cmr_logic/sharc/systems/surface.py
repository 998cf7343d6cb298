"""The surface baseline of Saeidi et al. 2018 (section 5): logistic regression over TF-IDF.

Rule text, question, scenario and history are one bag of words and word pairs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cmr_logic.sharc.systems.chain import LearnedClassifier
from cmr_logic.sharc.systems.models import tf_idf_regression

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cmr_logic.sharc.data import AnswerClass, Utterance


class SurfaceClassifier(LearnedClassifier):
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

    def train(self, inputs: Sequence[str], labels: Sequence[AnswerClass]) -> Any:
        """Return a regression fitted to the texts of utterances."""
        return tf_idf_regression(inputs, labels, self._seed)

    def input_of(self, utterance: Utterance) -> str:
        """Return all that a system may see of an utterance, as one text."""
        return joined(utterance)


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
