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

_WINDOW = 32_768  # utterances held at a time: the data may be larger than memory
_BUNDLE = 32  # utterances that a process takes at a time, and more where one group is larger
_NUMBER = 2  # bytes of a bundle's number: those of a whole window fit into the smallest pipe
_SELDOM = 500_000  # objects made between two searches for cycles: what is parsed holds few


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
    if not _can_fork():
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
    while window := list(islice(source, _WINDOW)):
        answers: dict[int, str] = {}
        if jobs > 1 and len(window) >= FEWEST_ROWS and _can_fork():
            groups = _groups(window, system)
            first = min(groups, key=lambda g: (not any(window[i].scenario for i in g), len(g)))
            groups.remove(first)
            answers.update(_answered(system, first, window, progress))
            workers = _Workers(_bundles(groups))
            try:
                workers.start(system, window, jobs)
                answers.update(workers.answers(progress))
            finally:
                workers.close()
        else:
            answers.update(_answered(system, range(len(window)), window, progress))
        for place, utterance in enumerate(window):
            yield utterance, answers[place]


def _can_fork() -> bool:
    return "fork" in multiprocessing.get_all_start_methods()


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
    """Processes that answer bundles of utterances.

    They are forked with the utterances in memory, so that only answers pass between them and this
    process. A pipe holds the numbers of the bundles: whoever is free takes the next.
    """

    def __init__(self, bundles: Sequence[Sequence[int]]) -> None:
        self._bundles = bundles
        self._ends: list[Connection[Any, Any]] = []
        self._processes: list[ForkProcess] = []

    def start(self, system: Divisible, window: Sequence[Utterance], count: int) -> None:
        """Fork them."""
        numbers, fill = os.pipe()
        os.write(fill, b"".join(n.to_bytes(_NUMBER) for n in range(len(self._bundles))))
        os.close(fill)
        context = multiprocessing.get_context("fork")
        gc.freeze()  # what is loaded stays in memory that all of them share
        try:
            for _ in range(count):
                ours, theirs = context.Pipe(duplex=False)
                self._ends.append(ours)
                task = system, window, self._bundles, numbers, theirs, tuple(self._ends)
                process = context.Process(target=_work, args=task, daemon=True)
                process.start()
                theirs.close()
                self._processes.append(process)
        finally:
            gc.unfreeze()
            os.close(numbers)

    def answers(self, progress: Callable[[int], None]) -> dict[int, str]:
        """Return the answers by place; raise what the first utterance raised that failed."""
        answers: dict[int, str] = {}
        failed: tuple[int, Exception] | None = None
        missing = set(range(len(self._bundles)))
        open_ends = list(self._ends)
        while missing:
            ready = wait(open_ends)
            for end in [end for end in open_ends if end in ready]:
                try:
                    number, found, error = end.recv()
                except (EOFError, OSError):
                    open_ends.remove(end)
                    continue
                bundle = self._bundles[number]
                missing.discard(number)
                answers.update(zip(bundle, found, strict=False))
                progress(len(found))
                if error is not None and (failed is None or bundle[len(found)] < failed[0]):
                    failed = bundle[len(found)], error
                    missing = {n for n in missing if self._bundles[n][0] < failed[0]}
            if missing and not open_ends:
                raise CmrLogicError(
                    "a process ended before its utterances were answered",
                    advice="see whether memory ran out; use one job to answer them in one process",
                )
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
    system: Divisible,
    window: Sequence[Utterance],
    bundles: Sequence[Sequence[int]],
    numbers: int,
    end: Connection[Any, Any],
    others: Sequence[Connection[Any, Any]],
) -> None:
    """Answer bundles until none is left, or the process that started this one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that started it says so
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.set_threshold(_SELDOM)
    for other in others:  # where nobody reads, what is sent must fail
        other.close()
    while raw := os.read(numbers, _NUMBER):
        number = int.from_bytes(raw)
        found: list[str] = []
        failure: Exception | None = None
        for place in bundles[number]:
            try:
                found.append(system.predict(window[place]))
            except Exception as error:  # it is raised where the answers are gathered
                failure = error
                break
        try:
            end.send((number, found, failure))
        except (OSError, ValueError):
            return
