"""Answers of a system by several processes, in the order of the utterances."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from itertools import islice
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from cmr_logic.errors import CmrLogicError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkProcess

    from cmr_logic.sharc.data import Utterance

FEWEST_ROWS = 200
"""Fewer utterances than this are answered before a second process would have begun."""

_WINDOW = 8_192  # utterances held at a time: the data may be larger than memory
_BUNDLE = 48  # utterances handed to a process at a time, and more where one group is larger
_SELDOM = 100_000  # objects made between two searches for cycles: what is parsed holds few


@runtime_checkable
class Divisible(Protocol):
    """A system whose answer to an utterance rests on that utterance alone.

    Several processes can share its work, whatever else each of them has answered.
    """

    def predict(self, utterance: Utterance) -> str:
        """Return the answer, as `cmr_logic.sharc.systems.System` has it."""
        ...

    def group_of(self, utterance: Utterance) -> str:
        """Return what is equal for utterances that one process answers faster than two would."""
        ...


def default_jobs() -> int:
    """Return how many processes this one may keep busy: 1 where processes cannot be forked.

    Example:
        >>> default_jobs() >= 1
        True
    """
    if "fork" not in multiprocessing.get_all_start_methods():
        return 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def answer_in_parallel(
    utterances: Iterable[Utterance],
    system: Divisible,
    jobs: int,
    progress: Callable[[int], None] = lambda count: None,
) -> Iterator[tuple[Utterance, str]]:
    """Yield utterances with their answers, in order; the same as one process gives.

    This process answers a few, with a scenario among them, and the others are forked from it: they
    begin with all that it has loaded. It answers alone where nothing can be forked, and fewer than
    `FEWEST_ROWS` utterances.

    Args:
        utterances: what to answer; a stream is read some thousands ahead.
        system: who answers.
        jobs: how many processes share the work, 1 or more.
        progress: told after every bundle how many utterances it held.

    Raises:
        Exception: what the system raises at the first utterance that it fails at.
        CmrLogicError: a process ended before its work was done.
    """
    source = iter(utterances)
    workers = _Workers(system, jobs)
    try:
        while window := list(islice(source, _WINDOW)):
            answers: dict[int, str] = {}
            groups = _groups(window, system)
            if jobs > 1 and len(window) >= FEWEST_ROWS and not workers.alive:
                first = min(groups, key=lambda g: (not any(window[i].scenario for i in g), len(g)))
                groups.remove(first)
                answers.update(_answered(system, first, window, progress))
                workers.start()
            if workers.alive:
                answers.update(workers.answer(_bundles(groups), window, progress))
            else:
                answers.update(_answered(system, range(len(window)), window, progress))
            for place, utterance in enumerate(window):
                yield utterance, answers[place]
    finally:
        workers.close()


def _groups(window: Sequence[Utterance], system: Divisible) -> list[list[int]]:
    """Return the places of utterances that one process should answer."""
    groups: dict[str, list[int]] = {}
    for place, utterance in enumerate(window):
        groups.setdefault(system.group_of(utterance), []).append(place)
    return list(groups.values())


def _bundles(groups: Iterable[Sequence[int]]) -> list[list[int]]:
    """Return whole groups in bundles, the largest first."""
    bundles: list[list[int]] = []
    for group in groups:
        if bundles and len(bundles[-1]) + len(group) <= _BUNDLE:
            bundles[-1].extend(group)
        else:
            bundles.append([*group])
    return [sorted(bundle) for bundle in sorted(bundles, key=len, reverse=True)]


def _answered(
    system: Divisible,
    places: Sequence[int],
    window: Sequence[Utterance],
    progress: Callable[[int], None],
) -> dict[int, str]:
    answers = {place: system.predict(window[place]) for place in places}
    progress(len(places))
    return answers


class _Workers:
    """Processes that answer bundles of utterances; each has one bundle at a time."""

    def __init__(self, system: Divisible, count: int) -> None:
        self._system = system
        self._count = count
        self._processes: list[ForkProcess] = []
        self._ends: list[Connection[Any, Any]] = []

    @property
    def alive(self) -> bool:
        """Whether they were started."""
        return bool(self._ends)

    def start(self) -> None:
        """Fork them, where that can be done."""
        if "fork" not in multiprocessing.get_all_start_methods():
            return
        context = multiprocessing.get_context("fork")
        gc.freeze()  # what is loaded stays in memory that all of them share
        try:
            for _ in range(self._count):
                ours, theirs = context.Pipe()
                self._ends.append(ours)
                process = context.Process(
                    target=_work, args=(self._system, theirs, tuple(self._ends)), daemon=True
                )
                process.start()
                theirs.close()
                self._processes.append(process)
        finally:
            gc.unfreeze()

    def answer(
        self,
        bundles: Sequence[Sequence[int]],
        window: Sequence[Utterance],
        progress: Callable[[int], None],
    ) -> dict[int, str]:
        """Return the answers by place; raise what the first utterance raised that failed."""
        pending = iter(bundles)
        busy: dict[Connection[Any, Any], Sequence[int]] = {}
        answers: dict[int, str] = {}
        failed: tuple[int, Exception] | None = None

        def hand_out(end: Connection[Any, Any]) -> None:
            for bundle in pending:
                if failed is None or bundle[0] < failed[0]:
                    busy[end] = bundle
                    end.send([window[place] for place in bundle])
                    return

        try:
            for end in self._ends:
                hand_out(end)
            while busy:
                ready = set(wait(list(busy)))
                for end in [end for end in busy if end in ready]:
                    bundle = busy.pop(end)
                    found, error = end.recv()
                    answers.update(zip(bundle, found, strict=False))
                    progress(len(found))
                    if error is not None and (failed is None or bundle[len(found)] < failed[0]):
                        failed = bundle[len(found)], error
                    hand_out(end)
        except (EOFError, OSError) as lost:
            raise CmrLogicError(
                "a process ended before its utterances were answered",
                advice="see whether memory ran out; use one job to answer them in one process",
            ) from lost
        if failed is not None:
            raise failed[1]
        return answers

    def close(self) -> None:
        """End them."""
        for end in self._ends:
            end.close()
        for process in self._processes:
            process.terminate()
            process.join()


def _work(
    system: Divisible, end: Connection[Any, Any], others: Sequence[Connection[Any, Any]]
) -> None:
    """Answer what comes, until the process that sends it closes its end or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that started it says so
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.set_threshold(_SELDOM)
    for other in others:
        other.close()
    while True:
        try:
            utterances: list[Utterance] = end.recv()
        except (EOFError, OSError):
            return
        found: list[str] = []
        failure: Exception | None = None
        for utterance in utterances:
            try:
                found.append(system.predict(utterance))
            except Exception as error:  # it is raised where the work was given out
                failure = error
                break
        try:
            end.send((found, failure))
        except (OSError, ValueError):
            return
