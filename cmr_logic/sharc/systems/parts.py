"""What the baselines share: the chain of classifier and question writer, and their errors."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from cmr_logic.errors import CmrLogicError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cmr_logic.sharc.data import AnswerClass, Utterance
    from cmr_logic.sharc.systems.protocol import FollowUpWriter

_Model = TypeVar("_Model")


class ClassifyThenAsk(ABC):
    """A classifier that, where it finds ``"More"``, lets a writer ask the question.

    Args:
        writer: asks the follow-up questions; the question rules if not given.
    """

    def __init__(self, writer: FollowUpWriter | None = None) -> None:
        if writer is None:
            from cmr_logic.sharc.systems.followups import RuleBased  # noqa: PLC0415 - builds on this

            writer = RuleBased()
        self.writer = writer

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


def trained(model: _Model | None) -> _Model:
    """Return a model that has been fitted.

    Raises:
        CmrLogicError: it has not been.

    Example:
        >>> trained("Yes")
        'Yes'
    """
    if model is None:
        raise CmrLogicError("the system has not been trained", advice="pass --train FILE")
    return model


def scikit_learn(module: str) -> Any:
    """Import a module of scikit-learn, which only the trained baselines need.

    Raises:
        CmrLogicError: scikit-learn is not installed.

    Example:
        >>> scikit_learn("linear_model").__name__
        'sklearn.linear_model'
    """
    try:
        return import_module(f"sklearn.{module}")
    except ModuleNotFoundError as error:
        raise CmrLogicError(
            "this needs scikit-learn, which is not installed",
            advice='run: pip install "cmr_logic[baselines]"',
        ) from error
