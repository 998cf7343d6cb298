from __future__ import annotations

import sys
from typing import Any

import pytest

from cmr_logic.errors import CmrLogicError, DataError
from cmr_logic.sharc.data import Turn, Utterance
from cmr_logic.sharc.loading import read_utterances
from cmr_logic.sharc.plots import plot_probes
from cmr_logic.sharc.probes import PATTERNS, Share, probe

RULE = "You can join if you:\n\n* own a boat\n* row every week\n* teach sailing to children"
BOAT, ROW = Turn("Do you own a boat?", "No"), Turn("Do you row every week?", "Yes")


def utterance(key, answer, *history, scenario=""):
    return Utterance(key, "t1", None, RULE, "Can I join?", scenario, history, answer, ())


ROWS = [
    utterance("a", "Do you own a boat?"),
    utterance("b", "Do you row every week?", BOAT),
    utterance("c", "Yes", BOAT, ROW),
    utterance("d", "No", BOAT, ROW),
    utterance("e", "Irrelevant"),
    utterance("f", "Do you own a boat?", ROW),
    utterance("g", "Yes", scenario="I row every week."),
]


def shares(answers=None):
    return {
        item.pattern.name: {
            name: (share.hits, share.total)
            for name, share in (item.gold if answers is None else item.predicted or {}).items()
        }
        for item in probe(ROWS, answers)
    }


def test_each_pattern_is_counted_on_gold():
    assert shares() == {
        "last-answer": {"all": (1, 2), "last answer Yes": (1, 2)},
        "turn": {"turn 1": (1, 3), "turn 2": (2, 2), "turn 3": (0, 2)},
        "order": {
            "after all asked before": (1, 2),
            "the whole dialog in order": (1, 2),
            "the first bullet left": (3, 3),
        },
        "irrelevant": {"scenario and history empty": (1, 2), "either given": (0, 5)},
    }


def test_a_system_that_leans_on_the_last_answer_shows_it():
    leaning = {
        row.utterance_id: row.history[-1].answer if row.history else "Irrelevant" for row in ROWS
    }
    found = shares(leaning)
    assert found["last-answer"]["all"] == (4, 4)
    assert found["irrelevant"]["scenario and history empty"] == (2, 2)
    assert found["turn"]["turn 2"] == (0, 2)
    assert found["order"] == {}


def test_predictions_must_fit_the_data():
    with pytest.raises(DataError, match=r"6 utterance ids without a prediction: b, .*unknown.*: z"):
        probe(ROWS, {"a": "Yes", "z": "No"})


def test_as_json():
    found = probe(ROWS, dict.fromkeys("abcdefg", "No"))[0].to_dict()
    assert found["gold"]["all"] == {"share": 0.5, "hits": 1, "total": 2}
    assert found["predicted"]["all"] == {"share": 0.25, "hits": 1, "total": 4}
    assert "predicted" not in probe(ROWS)[0].to_dict()
    assert Share().value is None


def test_one_plot_a_pattern(tmp_path):
    pytest.importorskip("matplotlib")
    files = plot_probes(probe(ROWS, dict.fromkeys("abcdefg", "No")), tmp_path / "plots")
    assert [file.name for file in files] == [f"{pattern.name}.svg" for pattern in PATTERNS]
    assert sorted((tmp_path / "plots").iterdir()) == sorted(files)
    assert all(file.read_text(encoding="utf-8").rstrip().endswith("</svg>") for file in files)


def test_without_matplotlib_the_error_says_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(CmrLogicError, match=r'pip install "\.\[plots\]"'):
        plot_probes(probe(ROWS), tmp_path)


def test_the_patterns_are_in_the_shared_file(shared):
    probes = probe(read_utterances(shared / "train.json"))
    found: dict[str, Any] = {item.pattern.name: item.gold for item in probes}
    assert found["last-answer"]["all"].value > 0.75
    assert found["turn"]["turn 1"].value > 2 * found["turn"]["turn 5"].value
    assert found["order"]["after all asked before"].value > 0.8
    assert found["irrelevant"]["either given"].value == 0.0
