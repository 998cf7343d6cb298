"""Data file in, prediction file out; trained systems learn by folds of whole rule texts."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from cmr_logic.errors import DataError, OptionError
from cmr_logic.sharc.files import write_rows
from cmr_logic.sharc.loading import read_utterances
from cmr_logic.sharc.systems.protocol import BatchSystem, GoldReader, Settings, Trainable
from cmr_logic.sharc.systems.registry import load_system
from cmr_logic.sharc.workers import Divisible, answer_in_parallel, default_jobs

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from cmr_logic.sharc.data import Utterance
    from cmr_logic.sharc.loading import Snippets
    from cmr_logic.sharc.rows import LoadReport
    from cmr_logic.sharc.systems.protocol import System

DEFAULT_FOLDS = 5
"""In how many folds of whole rule texts a trained system learns if not told otherwise."""

_BATCH = 512
_FEWEST_FOLDS = 2


@dataclass(frozen=True, slots=True)
class Prediction:
    """What a system answers to an utterance.

    Example:
        >>> Prediction("u1", "Yes").answer
        'Yes'
    """

    utterance_id: str
    answer: str


def predict(
    utterances: Iterable[Utterance],
    system: System,
    progress: Callable[[int], None] = lambda count: None,
) -> Iterator[Prediction]:
    """Yield a system's predictions in the order of the utterances, which may be a stream.

    Args:
        utterances: what to answer.
        system: a system that is ready, trained if it has to be.
        progress: told after every batch how many utterances it held.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> from cmr_logic.sharc.systems import load_system
        >>> row = Utterance("u1", "t1", None, "You must be 18.", "Any pears?", "", (), "", ())
        >>> list(predict([row], load_system("heuristic")[1]))
        [Prediction(utterance_id='u1', answer='Irrelevant')]
    """
    source = iter(utterances)
    while batch := list(islice(source, _BATCH)):
        if isinstance(system, BatchSystem):
            answers = system.predict_all(batch)
        else:
            answers = [system.predict(utterance) for utterance in batch]
        for utterance, answer in zip(batch, answers, strict=True):
            yield Prediction(utterance.utterance_id, answer)
        progress(len(batch))


def predict_by_folds(
    utterances: Sequence[Utterance],
    make: Callable[[], System],
    training: Sequence[Utterance],
    folds: int = DEFAULT_FOLDS,
    progress: Callable[[int], None] = lambda count: None,
) -> list[Prediction]:
    """Return predictions of a trained system, no rule text answered by a model that saw it.

    The rule texts to answer are dealt into folds; each fold is answered by a model that learns
    from the training utterances of all other rule texts. Where the two files share no rule text,
    one model learns from all of them.

    Args:
        utterances: what to answer.
        make: makes a fresh, untrained system.
        training: labelled utterances.
        folds: how many folds, 2 or more.
        progress: told after every batch how many utterances it held.

    Raises:
        OptionError: fewer than 2 folds.
        DataError: nothing to learn from in one of them.
    """
    if folds < _FEWEST_FOLDS:
        raise OptionError(f"{folds} folds leave nothing to train on", advice="use 2 folds or more")
    fold_of = _deal({_key(utterance) for utterance in utterances}, folds)
    if not any(_key(utterance) in fold_of for utterance in training):
        fold_of = dict.fromkeys(fold_of, 0)
    answers: dict[int, Prediction] = {}
    for fold in sorted(set(fold_of.values())):
        system = make()
        known = [row for row in training if fold_of.get(_key(row)) != fold]
        if not known:
            apart = len({_key(row) for row in training}) > 1  # more folds may part them
            more = "use more folds, or " if apart and folds < len(fold_of) else ""
            raise DataError(
                "a fold has no training utterances left",
                advice=f"{more}train on a file with other rule texts",
            )
        if isinstance(system, Trainable):
            system.fit(known)
        places = [i for i, row in enumerate(utterances) if fold_of[_key(row)] == fold]
        found = predict((utterances[i] for i in places), system, progress)
        answers.update(zip(places, found, strict=True))
    return [answers[place] for place in range(len(utterances))]


def predict_file(  # noqa: PLR0913 - a run has this many choices, each with its default
    data: str | os.PathLike[str],
    output: str | os.PathLike[str],
    system: str = "engine",
    *,
    settings: Settings | None = None,
    training: str | os.PathLike[str] | None = None,
    snippets: Snippets | None = None,
    folds: int | None = None,
    report: LoadReport | None = None,
    progress: Callable[[int], None] = lambda count: None,
    jobs: int | None = None,
) -> int:
    """Answer every row of a data file and write a prediction file.

    Both are JSON lists or JSON lines: the input as it is found, the output JSON lines if its name
    ends in ``.jsonl``. The output appears under its name only when it is complete. A system
    without training answers a stream, so the data may be larger than memory.

    Args:
        data: the utterances to answer; they need no labels.
        output: the prediction file to make or replace.
        system: the name of a system.
        settings: seed and switches of the system.
        training: labelled utterances for a system that learns.
        snippets: the rule texts of OR-ShARC rows: see `cmr_logic.sharc.loading.read_or_sharc`.
        folds: for a system that learns, see `predict_by_folds`; 5 if not given.
        report: counts what was put right in the data.
        progress: told after every batch how many utterances it held.
        jobs: how many processes share the work of a system that can be divided, such as the
            engine; as many as there are processors if not given. The answers are the same.

    Returns:
        How many utterances were answered.

    Raises:
        DataError: a file cannot be read or written.
        OptionError: no system has that name, or it does not go with a choice.
        CmrLogicError: it lacks what it needs.

    Example:
        >>> import tempfile
        >>> from cmr_logic.sharc.data import Utterance, write_utterances
        >>> row = Utterance("u1", "t1", None, "You must be 18.", "Any pears?", "", (), "", ())
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     _ = write_utterances(f"{folder}/dev.json", [row])
        ...     predict_file(f"{folder}/dev.json", f"{folder}/said.json", "heuristic")
        1
    """
    settings = settings or Settings()
    entry, made = load_system(system, settings)
    learns = isinstance(made, Trainable)
    if learns and training is None:
        raise OptionError(
            f"the system {entry.name!r} learns from labelled utterances", advice="pass --train FILE"
        )
    if training is not None and not learns:
        raise OptionError(f"the system {entry.name!r} does not learn", advice="leave out --train")
    if folds is not None and not learns:
        raise OptionError(f"the system {entry.name!r} does not learn", advice="leave out --folds")
    oracle = settings.oracle_clauses
    stream = read_utterances(data, report, labelled=oracle, snippets=snippets)
    found: Iterable[Prediction]
    if training is not None:
        found = predict_by_folds(
            list(stream),
            lambda: load_system(system, settings)[1],
            list(read_utterances(training, snippets=snippets)),
            DEFAULT_FOLDS if folds is None else folds,
            progress,
        )
    else:
        if oracle and isinstance(made, GoldReader):
            gold = list(stream)
            made.consult(gold)
            stream = iter(gold)
        jobs = default_jobs() if jobs is None else jobs
        if jobs > 1 and isinstance(made, Divisible):
            pairs = answer_in_parallel(stream, made, jobs, progress)
            found = (Prediction(row.utterance_id, answer) for row, answer in pairs)
        else:
            found = predict(stream, made, progress)
    return write_rows(output, map(_row, _checked(found, entry.name, data)))


def _row(prediction: Prediction) -> dict[str, str]:
    return {"utterance_id": prediction.utterance_id, "answer": prediction.answer}


def _checked(
    predictions: Iterable[Prediction], system: str, data: str | os.PathLike[str]
) -> Iterator[Prediction]:
    """Pass predictions on, and stop where the evaluator would: at no text, or an id once more."""
    seen: dict[str, int] = {}
    for number, prediction in enumerate(predictions, 1):
        before = seen.setdefault(prediction.utterance_id, number)
        if before != number:
            raise DataError(
                f"{data}: the utterance id {prediction.utterance_id!r} occurs twice: "
                f"utterances {before} and {number} of the file have it",
                advice="give each row an id of its own",
            )
        if not isinstance(prediction.answer, str):
            raise DataError(
                f"the system {system!r} answers {prediction.utterance_id!r} with "
                f"{prediction.answer!r}, which is no text",
                advice="let its predict return a class or a follow-up question",
            )
        yield prediction


def _key(utterance: Utterance) -> str:
    return " ".join(utterance.snippet.split()).lower()


def _deal(keys: set[str], folds: int) -> dict[str, int]:
    """Deal rule texts into folds of equal size, in an order that no other text changes much."""
    order = sorted(keys, key=lambda key: hashlib.sha256(key.encode()).digest())
    return {key: place % folds for place, key in enumerate(order)}
