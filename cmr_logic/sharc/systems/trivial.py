"""The random and the majority baselines: what a score is worth at least."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from cmr_logic.sharc.data import ANSWER_CLASSES, answer_class
from cmr_logic.sharc.systems.chain import ClassifyThenAsk
from cmr_logic.sharc.systems.models import trained
from cmr_logic.sharc.systems.protocol import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cmr_logic.sharc.data import AnswerClass, Utterance


class RandomClass(ClassifyThenAsk):
    """Draws one of the four classes; the draw depends on the seed and the utterance's id alone.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> row = Utterance("u1", "t1", None, "You must be 18.", "May I?", "", (), "", ())
        >>> RandomClass().classify(row) == RandomClass().classify(row)
        True
    """

    def __init__(self, settings: Settings = Settings()) -> None:  # noqa: B008 - it is frozen
        super().__init__()
        self._seed = settings.seed

    def classify(self, utterance: Utterance) -> AnswerClass:
        """Return a class by chance."""
        key = f"{self._seed}:{utterance.utterance_id}"
        return Random(key).choice(ANSWER_CLASSES)  # noqa: S311 - a baseline, not a secret


class MajorityClass(ClassifyThenAsk):
    """Answers with the class that the training utterances have most often.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> row = Utterance("u1", "t1", None, "You must be 18.", "May I?", "", (), "No", ())
        >>> system = MajorityClass()
        >>> system.fit([row])
        >>> system.predict(row)
        'No'
    """

    def __init__(self, settings: Settings = Settings()) -> None:  # noqa: B008 - it is frozen
        super().__init__()
        self._majority: AnswerClass | None = None

    def fit(self, training: Sequence[Utterance]) -> None:
        """Count the classes; a tie goes to the class that tables show first."""
        counts = Counter(answer_class(utterance.answer) for utterance in training)
        self._majority = None
        if counts:
            most: AnswerClass = max(ANSWER_CLASSES, key=lambda name: counts[name])
            self._majority = most

    def classify(self, utterance: Utterance) -> AnswerClass:
        """Return the majority class."""
        return trained(self._majority)
