"""Scores of a system's predictions, equal to those of the published evaluator.

Sources: Saeidi et al. 2018, section 4 (accuracies, BLEU, combined); Verma et al. 2020, section 5
and appendix A.3 (several references, BLEU-P).

Case does not matter: prediction and gold are both lower-cased first, so ``YES`` counts as Yes.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from cmr_logic.errors import DataError
from cmr_logic.sharc.bleu import MAX_ORDER, BleuStatistics
from cmr_logic.sharc.classification import Confusion
from cmr_logic.sharc.data import ANSWER_CLASSES, answer_class
from cmr_logic.sharc.files import read_rows
from cmr_logic.sharc.matching import Matcher, some_ids
from cmr_logic.sharc.rows import LoadReport, Row
from cmr_logic.sharc.tokens import tokens

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Mapping

    from cmr_logic.sharc.data import Utterance

Mode: TypeAlias = Literal["combined", "classification", "follow_ups", "entailment"]
"""What can be scored: both tasks, either alone, or scenario entailment."""

ENTAILMENT_CLASSES = ("Yes", "No", "Unknown")
"""What a scenario says about a follow-up question."""

_ENTAILMENT_NAMES = {
    "yes": "Yes", "entailment": "Yes", "entails": "Yes",
    "no": "No", "contradiction": "No", "contradicts": "No",
    "unknown": "Unknown", "neutral": "Unknown",
}  # fmt: skip

_DIGITS = 4  # the published evaluator rounds to four decimals, and multiplies rounded figures


@dataclass(slots=True)
class Evaluation:
    """What `evaluate` found.

    Args:
        mode: what was scored.
        num_total: how many rows were scored.
        confusion: gold against predicted classes; None when only follow-ups were scored.
        bleu: over the rows where gold and prediction are both follow-ups (with the mode
            ``follow_ups``: over every gold follow-up); None where no text was scored.
        bleu_p: over every gold follow-up, whatever was predicted; None where not scored.
        num_bleu: how many rows ``bleu`` covers.
        num_bleup: how many rows ``bleu_p`` covers.
        failures: for each kind of failure, the ids of its rows.
        num_several: how many rows, of those that BLEU scores cover, have several references.
    """

    mode: Mode
    num_total: int = 0
    confusion: Confusion | None = None
    bleu: BleuStatistics | None = None
    bleu_p: BleuStatistics | None = None
    num_bleu: int = 0
    num_bleup: int = 0
    failures: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    num_several: int = 0

    @property
    def combined(self) -> float | None:
        """Macro accuracy times BLEU-4, both rounded first; None unless both were scored."""
        if self.mode != "combined" or self.confusion is None or self.bleu is None:
            return None
        return round(self.confusion.macro, _DIGITS) * round(self.bleu.score(), _DIGITS)

    def scores(self) -> dict[str, float | int]:
        """Return the figures under the names of the published evaluator, from 0 to 1."""
        found: dict[str, float | int] = {}
        if self.confusion is not None:
            found["micro"] = round(self.confusion.micro, _DIGITS)
            found["macro"] = round(self.confusion.macro, _DIGITS)
        for name, statistics in (("bleu", self.bleu), ("bleup", self.bleu_p)):
            if statistics is not None:
                for order in range(1, MAX_ORDER + 1):
                    found[f"{name}{order}"] = round(statistics.score(order), _DIGITS)
        if self.combined is not None:
            found["combined"] = self.combined
        found["num_total"] = self.num_total
        if self.bleu is not None:
            found["num_bleu"] = self.num_bleu
        if self.bleu_p is not None:
            found["num_bleup"] = self.num_bleup
        return found

    def to_dict(self) -> dict[str, Any]:
        """Return everything as one JSON object: `scores`, recall, confusion, and failures."""
        found: dict[str, Any] = {**self.scores(), "mode": self.mode}
        if self.confusion is not None:
            found["recall"] = {
                name: None if value is None else round(value, _DIGITS)
                for name, value in self.confusion.recall().items()
            }
            found["support"] = self.confusion.support()
            found["labels"] = list(self.confusion.labels)
            found["confusion"] = self.confusion.matrix()
        if self.bleu is not None:
            found["num_several_references"] = self.num_several
        found["failures"] = {
            kind: {"count": len(ids), "utterance_ids": ids}
            for kind, ids in sorted(
                self.failures.items(), key=lambda item: (-len(item[1]), item[0])
            )
        }
        return found


def evaluate(
    predictions: Mapping[str, str], utterances: Iterable[Utterance], mode: Mode = "combined"
) -> Evaluation:
    """Score predictions against gold utterances.

    Args:
        predictions: for each utterance id, the answer of a system: a class or a follow-up question.
        utterances: the gold rows, with several references where they have ``all_answers``.
        mode: ``combined``, ``classification``, or ``follow_ups``, which scores only rows whose gold
            answer is a follow-up and needs predictions only for those.

    Raises:
        DataError: ids are missing, unknown or duplicated.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> gold = Utterance("u1", "t1", None, "Be over 18.", "May I?", "", (), "Are you 18?", ())
        >>> evaluate({"u1": "are you 18?"}, [gold]).scores()["bleu4"]
        1.0
    """
    if mode == "entailment":
        raise ValueError("use evaluate_entailment for the entailment task")
    result = Evaluation(mode)
    if mode != "follow_ups":
        result.confusion = Confusion(ANSWER_CLASSES)
    if mode != "classification":
        result.bleu = BleuStatistics()
    if mode == "combined":
        result.bleu_p = BleuStatistics()
    matcher = Matcher(predictions)
    for utterance in utterances:
        gold = answer_class(utterance.answer)
        needed = mode != "follow_ups" or gold == "More"
        said = matcher.take(utterance.utterance_id, needed=needed)
        if needed and said is not None:
            _score(result, utterance, said)
    matcher.check()
    return result


def evaluate_entailment(predictions: Mapping[str, str], gold: Mapping[str, str]) -> Evaluation:
    """Score what a system says scenarios tell about follow-up questions.

    Args:
        predictions: for each id, ``Yes``, ``No`` or ``Unknown`` (or entailment, contradiction,
            neutral), in any case.
        gold: the same, as it should be.

    Raises:
        DataError: ids are missing or unknown, or an answer is none of these.

    Example:
        >>> evaluate_entailment({"a": "Yes", "b": "neutral"}, {"a": "Yes", "b": "No"}).scores()
        {'micro': 0.5, 'macro': 0.5, 'num_total': 2}
    """
    confusion = Confusion(ENTAILMENT_CLASSES)
    result = Evaluation("entailment", confusion=confusion)
    matcher = Matcher(predictions)
    for key, answer in gold.items():
        said = matcher.take(key)
        if said is None:
            continue
        right, found = _entailment_class(key, answer), _entailment_class(key, said)
        confusion.add(right, found)
        if right != found:
            result.failures[f"{right} taken as {found}"].append(key)
    matcher.check()
    result.num_total = confusion.total
    return result


def read_answers(path: str | os.PathLike[str], report: LoadReport | None = None) -> dict[str, str]:
    """Return the answers of a prediction file, or of a gold entailment file, by utterance id.

    Args:
        path: a JSON list or JSON lines of objects with ``utterance_id`` and ``answer``.
        report: counts what was put right.

    Raises:
        DataError: the file cannot be read, a row lacks a field, or an id occurs twice.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     _ = Path(folder, "said.jsonl").write_text('{"utterance_id": "u1", "answer": "No"}')
        ...     read_answers(f"{folder}/said.jsonl")
        {'u1': 'No'}
    """
    source = Path(path)
    report = LoadReport() if report is None else report
    answers: dict[str, str] = {}
    repeated: list[str] = []
    for number, value in read_rows(source):
        report.rows += 1
        row = Row.of(source, number, value, report)
        key = row.text("utterance_id")
        if key in answers:
            repeated.append(key)
        answers[key] = row.any_text("answer")
    if repeated:
        raise DataError(f"{source}: {some_ids('duplicated', repeated)}", advice="give each id once")
    return answers


def _score(result: Evaluation, utterance: Utterance, said: str) -> None:
    gold, found = answer_class(utterance.answer), answer_class(said)
    result.num_total += 1
    if result.confusion is not None:
        result.confusion.add(gold, found)
    asked: tuple[str, ...] | None = None
    right: list[tuple[str, ...]] = []
    if gold == "More" and result.bleu is not None:
        asked, right = tokens(said), [tokens(text) for text in utterance.references]
        result.num_several += len(right) > 1
        if result.bleu_p is not None:
            result.bleu_p.add(asked, right)
            result.num_bleup += 1
        if found == "More" or result.mode == "follow_ups":
            result.bleu.add(asked, right)
            result.num_bleu += 1
    kind = _failure(utterance, gold, found)
    if kind is None and asked is not None and asked not in right:
        history = {tokens(turn.question) for turn in utterance.history}
        kind = "follow-up asked before" if asked in history else "follow-up worded otherwise"
    if kind is not None:
        result.failures[kind].append(utterance.utterance_id)


def _failure(utterance: Utterance, gold: str, found: str) -> str | None:
    if gold == found:
        return None
    if found == "Irrelevant":
        return "taken as irrelevant"
    if gold == "Irrelevant":
        return "irrelevance not seen"
    if found == "More":
        return "asked though decided" + (" by the scenario" if utterance.evidence else "")
    if gold == "More":
        return "decided too early"
    return "wrong verdict" + (" with a scenario" if utterance.scenario else "")


def _entailment_class(key: str, answer: str) -> str:
    found = _ENTAILMENT_NAMES.get(answer.strip().lower())
    if found is None:
        raise DataError(
            f"utterance {key!r}: {answer!r} is no entailment answer",
            advice="expected Yes, No or Unknown",
        )
    return found
