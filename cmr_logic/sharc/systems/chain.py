"""The chain of a classifier and a writer of questions, which most baselines are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from cmr_logic.sharc.systems.followups import RuleBased

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
