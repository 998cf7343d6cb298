"""The chain of a classifier and a writer of questions, which most baselines are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from cmr_logic.sharc.data import answer_class
from cmr_logic.sharc.systems.followups import RuleBased
from cmr_logic.sharc.systems.models import trained
from cmr_logic.sharc.systems.protocol import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cmr_logic.sharc.data import AnswerClass, Utterance
    from cmr_logic.sharc.systems.protocol import FollowUpWriter


class ClassifyThenAsk(ABC):
    """A classifier that, where it finds ``"More"``, lets a writer ask the question.

    Args:
        writer: asks the follow-up questions; the question rules if not given.
    """

    def __init__(self, writer: FollowUpWriter | None = None) -> None:
        self.writer = RuleBased() if writer is None else writer

    @abstractmethod
    def classify(self, utterance: Utterance) -> AnswerClass:
        """Return the class of the answer."""

    def classify_all(self, utterances: Sequence[Utterance]) -> list[AnswerClass]:
        """Return the class of each answer; models that are slow for one override this."""
        return [self.classify(utterance) for utterance in utterances]

    def follow_up(self, utterance: Utterance) -> str:
        """Return the writer's next question."""
        return self.writer.follow_up(utterance)

    def predict(self, utterance: Utterance) -> str:
        """Return the class, or the writer's question in place of ``"More"``."""
        return self.predict_all([utterance])[0]

    def predict_all(self, utterances: Sequence[Utterance]) -> list[str]:
        """Return what `predict` returns for each utterance."""
        return [
            self.follow_up(utterance) if answer == "More" else answer
            for utterance, answer in zip(utterances, self.classify_all(utterances), strict=True)
        ]


class LearnedClassifier(ClassifyThenAsk):
    """A chain whose classifier is a model of scikit-learn, one for all utterances at once.

    Args:
        settings: the seed of the model.
    """

    def __init__(self, settings: Settings = Settings()) -> None:  # noqa: B008 - it is frozen
        super().__init__()
        self._seed = settings.seed
        self._model: Any = None

    @abstractmethod
    def train(self, inputs: Sequence[Any], labels: Sequence[AnswerClass]) -> Any:
        """Return a model fitted to the inputs and their classes."""

    @abstractmethod
    def input_of(self, utterance: Utterance) -> Any:
        """Return what the model sees of an utterance."""

    def fit(self, training: Sequence[Utterance]) -> None:
        """Learn the classes of labelled utterances."""
        labels = [answer_class(utterance.answer) for utterance in training]
        self._model = self.train([self.input_of(utterance) for utterance in training], labels)

    def classify(self, utterance: Utterance) -> AnswerClass:
        """Return the class that the model gives."""
        return self.classify_all([utterance])[0]

    def classify_all(self, utterances: Sequence[Utterance]) -> list[AnswerClass]:
        """Return the class of each utterance; one by one would be slow."""
        model = trained(self._model)
        if not utterances:
            return []
        inputs = [self.input_of(utterance) for utterance in utterances]
        return [answer_class(name) for name in model.predict(inputs)]
