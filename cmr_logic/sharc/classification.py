"""Confusion of classes, and the accuracies that follow from it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Confusion:
    """How often each gold class was predicted as each class.

    Args:
        labels: the classes, in the order of tables.
        counts: how often each pair of gold and predicted class occurred.

    Example:
        >>> confusion = Confusion(("Yes", "No"))
        >>> for gold, predicted in [("Yes", "Yes"), ("Yes", "No"), ("No", "No"), ("Yes", "Yes")]:
        ...     confusion.add(gold, predicted)
        >>> confusion.micro, round(confusion.macro, 3), confusion.matrix()
        (0.75, 0.833, [[2, 1], [0, 1]])
    """

    labels: tuple[str, ...]
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, gold: str, predicted: str) -> None:
        """Count one row."""
        self.counts[gold, predicted] += 1

    @property
    def total(self) -> int:
        """How many rows were counted."""
        return self.counts.total()

    @property
    def micro(self) -> float:
        """The share of rows whose class is right; 0 without rows."""
        right = sum(self.counts[label, label] for label in self.labels)
        return right / self.total if self.total else 0.0

    @property
    def macro(self) -> float:
        """The mean recall of the classes that gold holds; 0 without rows."""
        recalls = [recall for recall in self.recall().values() if recall is not None]
        return sum(recalls) / len(recalls) if recalls else 0.0

    def support(self) -> dict[str, int]:
        """Return how many gold rows each class has."""
        return {
            label: sum(self.counts[label, other] for other in self.labels) for label in self.labels
        }

    def predicted(self) -> dict[str, int]:
        """Return how often each class was predicted."""
        return {
            label: sum(self.counts[other, label] for other in self.labels) for label in self.labels
        }

    def recall(self) -> dict[str, float | None]:
        """Return the share of each gold class that was found; None where gold has no such row."""
        return {
            label: self.counts[label, label] / support if support else None
            for label, support in self.support().items()
        }

    def matrix(self) -> list[list[int]]:
        """Return the counts, one row a gold class, one column a predicted class."""
        return [[self.counts[gold, other] for other in self.labels] for gold in self.labels]
