"""Predictions and data by their utterance ids: each row of the data wants one prediction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cmr_logic.errors import DataError

if TYPE_CHECKING:
    from collections.abc import Mapping

_SHOWN_IDS = 5


class Matcher:
    """Hands out predictions by id, and says at the end which ids did not match.

    Example:
        >>> matcher = Matcher({"u1": "Yes"})
        >>> matcher.take("u1"), matcher.take("u2")
        ('Yes', None)
        >>> try:
        ...     matcher.check()
        ... except DataError as error:
        ...     print(error.problem)
        predictions and data do not match: 1 utterance id without a prediction: u2
    """

    def __init__(self, predictions: Mapping[str, str]) -> None:
        self._predictions = predictions
        self._seen: set[str] = set()
        self._missing: list[str] = []
        self._repeated: list[str] = []

    def take(self, key: str, *, needed: bool = True) -> str | None:
        """Return the prediction for an id of the data; None where there is none to score.

        Args:
            key: the id.
            needed: whether it is an error that there is no prediction.
        """
        if key in self._seen:
            self._repeated.append(key)
            return None
        self._seen.add(key)
        found = self._predictions.get(key)
        if found is None and needed:
            self._missing.append(key)
        return found

    def check(self) -> None:
        """Raise the error that names the ids that do not match.

        Raises:
            DataError: ids are missing, unknown to the data, or twice in it.
        """
        unknown = [key for key in self._predictions if key not in self._seen]
        problems = [
            some_ids(kind, ids)
            for kind, ids in (
                ("without a prediction", self._missing),
                ("unknown to the data", unknown),
                ("duplicated in the data", self._repeated),
            )
            if ids
        ]
        if problems:
            raise DataError(
                "predictions and data do not match: " + "; ".join(problems),
                advice="predict each row of this data file once",
            )


def some_ids(kind: str, ids: list[str]) -> str:
    """Return how many ids are of a kind, and the first of them.

    Example:
        >>> some_ids("duplicated", ["u1", "u2"])
        '2 utterance ids duplicated: u1, u2'
    """
    name = "utterance id" if len(ids) == 1 else "utterance ids"
    shown = ", ".join(ids[:_SHOWN_IDS]) + (", …" if len(ids) > _SHOWN_IDS else "")
    return f"{len(ids)} {name} {kind}: {shown}"
