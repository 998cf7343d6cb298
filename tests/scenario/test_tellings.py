"""Many ways to tell one condition: how many are understood, and how few are misunderstood."""

from __future__ import annotations

import pytest

from tests.scenario.tellings import CORPUS, play, read_items, share

pytestmark = pytest.mark.slow

# By file, the least share of settling stories to be answered right: it falls only with new items.
FLOORS = {
    "tellings_bounds.jsonl": 0.84,
    "tellings_forms.jsonl": 0.94,
    "tellings_measures.jsonl": 0.77,
    "tellings_plain.jsonl": 0.52,
    "tellings_quantities.jsonl": 0.84,
    "tellings_words.jsonl": 0.77,
}
MOST_WRONG = 0.01


@pytest.mark.parametrize("name", sorted(FLOORS))
def test_tellings_are_understood(name: str) -> None:
    played = [telling for item in read_items(CORPUS / name) for telling in play(item)]
    assert share(played) >= FLOORS[name]
    wrong = [telling for telling in played if telling.wrong]
    assert len(wrong) <= MOST_WRONG * len(played), wrong


def test_every_file_has_its_floor() -> None:
    assert {file.name for file in CORPUS.glob("tellings_*.jsonl")} == set(FLOORS)


@pytest.mark.parametrize("name", sorted(FLOORS))
def test_items_have_their_fields(name: str) -> None:
    fields = {"id", "snippet", "question", "answer", "true", "false", "open"}
    items = read_items(CORPUS / name)
    assert len({item["id"] for item in items}) == len(items)
    for item in items:
        assert item.keys() == fields
        assert set(item["answer"].values()) == {"Yes", "No"}
        stories = [*item["true"], *item["false"], *item["open"]]
        assert len(set(stories)) == len(stories)
