"""What a system can do: answer an utterance, and, if it likes, learn, classify or ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cmr_logic.sharc.data import AnswerClass, Utterance


@dataclass(frozen=True, slots=True)
class Settings:
    """What a run fixes for the system that it loads.

    Args:
        seed: the seed of everything random in the system.
        oracle_clauses: whether the system may find the clauses with the gold follow-up questions.

    Example:
        >>> Settings().seed
        0
    """

    seed: int = 0
    oracle_clauses: bool = False


class System(Protocol):
    """Answers utterances; the only method that every system has."""

    def predict(self, utterance: Utterance) -> str:
        """Return ``"Yes"``, ``"No"``, ``"Irrelevant"`` or a follow-up question.

        A system for scenario entailment returns ``"Yes"``, ``"No"`` or ``"Unknown"``. No system
        looks at ``utterance.answer``, ``all_answers`` or ``evidence`` here.
        """
        ...


@runtime_checkable
class Trainable(Protocol):
    """A system, or a part of one, that learns from labelled utterances."""

    def fit(self, training: Sequence[Utterance]) -> None:
        """Learn from labelled utterances, forgetting what was learned before.

        Raises:
            CmrLogicError: there is nothing to learn from, or scikit-learn is missing.
        """
        ...


@runtime_checkable
class BatchSystem(Protocol):
    """A system that answers many utterances at once much faster than one by one."""

    def predict_all(self, utterances: Sequence[Utterance]) -> list[str]:
        """Return what `System.predict` returns for each utterance."""
        ...


@runtime_checkable
class Classifier(Protocol):
    """Tells the class of the answer."""

    def classify(self, utterance: Utterance) -> AnswerClass:
        """Return the class of the answer; ``"More"`` stands for any follow-up question."""
        ...


@runtime_checkable
class FollowUpWriter(Protocol):
    """Asks a follow-up question."""

    def follow_up(self, utterance: Utterance) -> str:
        """Return the next follow-up question, whether or not one is called for."""
        ...


@runtime_checkable
class GoldReader(Protocol):
    """A system that can be shown the labels of the very file that it is about to answer."""

    def consult(self, gold: Sequence[Utterance]) -> None:
        """Take from the labels what the published system took from them."""
        ...
