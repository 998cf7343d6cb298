"""Several processes give what one gives, in its order, and fail as it does."""

from __future__ import annotations

import json
import multiprocessing
import os
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

import pytest

from cmr_logic.errors import CmrLogicError, DataError
from cmr_logic.sharc import workers as module
from cmr_logic.sharc.data import Turn, Utterance, write_utterances
from cmr_logic.sharc.loading import read_utterances
from cmr_logic.sharc.predict import predict_file
from cmr_logic.sharc.systems.engine import Engine
from cmr_logic.sharc.workers import Divisible, answer_in_parallel

RULE = "You may keep bees if you:\n\n* own a garden\n* have asked your neighbours"
ROW = Utterance("u", "t", None, RULE, "May I keep bees?", "", (), "Yes", ())
SCENARIOS = ("", "I own a garden.", "I have asked my neighbours. I own a garden.")
HISTORIES = ((), (Turn("Do you own a garden?", "No"),), (Turn("Do you own a garden?", "Yes"),))
ROWS = [
    replace(
        ROW,
        utterance_id=f"u{i}",
        snippet=f"{RULE} {i % 7}",
        scenario=SCENARIOS[i % 3],
        history=HISTORIES[i // 3 % 3],
    )
    for i in range(240)
]

forks = pytest.mark.skipif(
    "fork" not in multiprocessing.get_all_start_methods(), reason="nothing can be forked here"
)


@dataclass(frozen=True)
class Named:
    """Answers with the id and the process; fails or ends where it is told to."""

    failing: frozenset[str] = frozenset()
    fatal: str = ""

    def predict(self, utterance: Utterance) -> str:
        if utterance.utterance_id in self.failing:
            raise DataError(f"utterance {utterance.utterance_id}: unreadable", advice="mend it")
        if utterance.utterance_id == self.fatal:
            os._exit(3)
        return f"{utterance.utterance_id} {os.getpid()}"

    def group_of(self, utterance: Utterance) -> str:
        return utterance.snippet


def test_the_engine_can_be_divided() -> None:
    assert isinstance(Engine(), Divisible)


@forks
@pytest.mark.parametrize("window", [8_192, 100])
def test_answers_keep_their_order_and_come_from_several_processes(
    window: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_WINDOW", window)
    monkeypatch.setattr(module, "FEWEST_ROWS", 100)
    told: list[int] = []
    found = list(answer_in_parallel(iter(ROWS), Named(), 3, told.append))
    assert [row for row, _ in found] == ROWS
    assert [answer.split()[0] for _, answer in found] == [row.utterance_id for row in ROWS]
    assert len({answer.split()[1] for _, answer in found}) > 1
    assert sum(told) == len(ROWS)
    assert not multiprocessing.active_children()


def test_few_utterances_stay_in_this_process() -> None:
    found = answer_in_parallel(ROWS[:50], Named(), 3)
    assert {answer.split()[1] for _, answer in found} == {str(os.getpid())}


def test_without_fork_this_process_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    assert module.default_jobs() == 1
    found = answer_in_parallel(ROWS, Named(), 3)
    assert {answer.split()[1] for _, answer in found} == {str(os.getpid())}


@forks
def test_the_first_utterance_that_fails_is_named(tmp_path: Path) -> None:
    failing = frozenset({"u239", "u100", "u101", "u230"})
    with pytest.raises(DataError, match=r"^utterance u100: unreadable; mend it$"):
        list(answer_in_parallel(ROWS, Named(failing), 2))
    assert not multiprocessing.active_children()
    rows = [
        replace(row, question="?!" if row.utterance_id == "u100" else row.question) for row in ROWS
    ]
    data, output = tmp_path / "in.json", tmp_path / "out.json"
    write_utterances(data, rows)
    with pytest.raises(DataError, match="utterance u100: there is no question"):
        predict_file(data, output, jobs=2)
    assert not output.exists()


@forks
def test_a_process_that_ends_is_an_error() -> None:
    with pytest.raises(CmrLogicError, match="a process ended"):
        list(answer_in_parallel(ROWS, Named(fatal="u120"), 2))
    assert not multiprocessing.active_children()


@forks
def test_who_stops_listening_leaves_no_process() -> None:
    found = answer_in_parallel(ROWS, Named(), 2)
    list(islice(found, 3))
    found.close()  # type: ignore[attr-defined] # a generator
    assert not multiprocessing.active_children()


@forks
def test_the_file_is_the_same_however_many_wrote_it(tmp_path: Path) -> None:
    data = tmp_path / "in.json"
    write_utterances(data, ROWS)
    for jobs in (1, 2):
        assert predict_file(data, tmp_path / f"out{jobs}.json", jobs=jobs) == len(ROWS)
    one, two = ((tmp_path / f"out{jobs}.json").read_bytes() for jobs in (1, 2))
    assert one == two
    assert len({row["answer"] for row in json.loads(one)}) > 2


@forks
def test_the_research_data_too(shared: Path) -> None:
    rows = list(islice(read_utterances(shared / "train.json"), 300))
    alone = Engine()
    found = answer_in_parallel(rows, Engine(), 2)
    assert [answer for _, answer in found] == [alone.predict(row) for row in rows]
