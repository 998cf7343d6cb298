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

    The others are forked from this process, and begin with all that it has loaded. To read a
    scenario it has to load much, so in that time the others answer utterances without any. It
    answers alone where nothing can be forked, and fewer than `FEWEST_ROWS` utterances.

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
        gathered = _Gathered(window, progress)
        if jobs > 1 and len(window) >= FEWEST_ROWS and _can_fork():
            _share(gathered, system, jobs)
        else:
            gathered.answer(range(len(window)), system)
        for place, answer in gathered.in_order():
            yield window[place], answer


class _Gathered:
    """Answers by place, and the first utterance that failed.

    Args:
        window: the utterances.
        progress: told how many were answered.
    """

    def __init__(self, window: Sequence[Utterance], progress: Callable[[int], None]) -> None:
        self.window = window
        self._progress = progress
        self._answers: dict[int, str] = {}
        self._failed: tuple[int, Exception] | None = None

    def needs(self, place: int) -> bool:
        """Tell whether an answer is still of use: none is behind the first that failed."""
        return self._failed is None or place < self._failed[0]

    def add(self, places: Sequence[int], found: Sequence[str], error: Exception | None) -> None:
        """Note answers to the first of some places, and what was raised at the next one."""
        self._answers.update(zip(places, found, strict=False))
        self._progress(len(found))
        if error is not None and self.needs(places[len(found)]):
            self._failed = places[len(found)], error

    def answer(self, places: Sequence[int], system: Divisible) -> None:
        """Answer utterances in this process, in their order."""
        self.add(places, *_answered(system, places, self.window))

    def in_order(self) -> Iterator[tuple[int, str]]:
        """Yield places with their answers; raise what the first utterance that failed raised."""
        if self._failed is not None:
            raise self._failed[1]
        yield from sorted(self._answers.items())


def _share(gathered: _Gathered, system: Divisible, jobs: int) -> None:
    """Answer all utterances by several processes."""
    groups = sorted(_groups(gathered.window, system), key=len, reverse=True)
    telling: list[list[int]] = []  # with scenarios
    plain: list[list[int]] = []
    for group in groups:
        told = any(gathered.window[place].scenario for place in group)
        (telling if told else plain).append(group)
    gathered.answer((plain or telling).pop(), system)  # what all need is loaded
    with _Workers(_bundles(plain), gathered) as others:
        others.start(system, jobs - 1)
        while telling and others.are_busy():
            gathered.answer(telling.pop(), system)
            others.gather(wait_for_some=False)
        if others.are_busy():
            others.start(system, 1)  # in place of this process
        while others.are_busy():
            others.gather()
    with _Workers(_bundles(telling), gathered) as others:
        others.start(system, jobs)
        while others.are_busy():
            others.gather()


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
    system: Divisible, places: Sequence[int], window: Sequence[Utterance]
) -> tuple[list[str], Exception | None]:
    """Return the answers to utterances, up to the first that fails, and what that raises."""
    found: list[str] = []
    for place in places:
        try:
            found.append(system.predict(window[place]))
        except Exception as error:  # it is raised where the answers are gathered
            return found, error
    return found, None


class _Workers:
    """Processes that answer bundles of utterances.

    They are forked with the utterances in memory, so that only answers pass between them and this
    process. A pipe holds the numbers of the bundles: whoever is free takes the next.

    Args:
        bundles: the places of the utterances.
        gathered: where the answers go.
    """

    def __init__(self, bundles: Sequence[Sequence[int]], gathered: _Gathered) -> None:
        self._bundles = bundles
        self._gathered = gathered
        self._missing = set(range(len(bundles)))
        self._ends: list[Connection[Any, Any]] = []
        self._open: list[Connection[Any, Any]] = []
        self._processes: list[ForkProcess] = []
        self._numbers, fill = os.pipe()
        os.write(fill, b"".join(n.to_bytes(_NUMBER) for n in range(len(bundles))))
        os.close(fill)

    def __enter__(self) -> _Workers:
        return self

    def __exit__(self, *_: object) -> None:
        """End them."""
        os.close(self._numbers)
        for end in self._ends:
            end.close()
        for process in self._processes:
            process.terminate()
            process.join()

    def start(self, system: Divisible, count: int) -> None:
        """Fork some, or some more."""
        if not self._missing:
            return
        context = multiprocessing.get_context("fork")
        gc.freeze()  # what is loaded stays in memory that all of them share
        try:
            for _ in range(count):
                ours, theirs = context.Pipe(duplex=False)
                self._ends.append(ours)
                self._open.append(ours)
                window, others = self._gathered.window, tuple(self._ends)
                task = system, window, self._bundles, self._numbers, theirs, others
                process = context.Process(target=_work, args=task, daemon=True)
                process.start()
                theirs.close()
                self._processes.append(process)
        finally:
            gc.unfreeze()

    def are_busy(self) -> bool:
        """Tell whether answers are missing that are still of use."""
        return any(self._gathered.needs(self._bundles[number][0]) for number in self._missing)

    def gather(self, *, wait_for_some: bool = True) -> None:
        """Gather the answers that they have sent.

        Args:
            wait_for_some: wait until one has sent some, or has ended.
        """
        ready = wait(self._open, None if wait_for_some else 0)
        for end in [end for end in self._open if end in ready]:
            try:
                number, found, error = end.recv()
            except (EOFError, OSError):
                self._open.remove(end)
                continue
            self._missing.discard(number)
            self._gathered.add(self._bundles[number], found, error)
        if not self._open and self.are_busy():
            raise CmrLogicError(
                "a process ended before its utterances were answered",
                advice="see whether memory ran out; use one job to answer them in one process",
            )


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
        found, failure = _answered(system, bundles[number], window)
        try:
            end.send((number, found, failure))
        except (OSError, ValueError):
            return
