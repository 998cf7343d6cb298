"""The engine on texts made from patterns: a floor for the share that is right, file by file."""

from __future__ import annotations

import pytest

from tests.engine.compositions import compositions
from tests.engine.patterns import FILES, Case, cases, report

pytestmark = pytest.mark.slow

FLOORS = {  # shares of cases right in every state, a little below what is reached
    "acts": 0.97,
    "benefits": 0.97,
    "coordination": 0.95,
    "cues": 0.96,
    "duties": 0.94,
    "guidance": 0.94,
    "lists": 0.94,
    "noun_phrases": 0.91,
    "obligations": 0.95,
    "private": 0.95,
}


def test_every_file_has_a_floor() -> None:
    assert set(FILES) == set(FLOORS)


@pytest.mark.parametrize("file", FLOORS)
def test_patterns(file: str) -> None:
    played: list[tuple[Case, bool]] = [(case, not case.wrong()) for case in cases(file)]
    share = sum(right for _, right in played) / len(played)
    assert share >= FLOORS[file], f"{share:.3f}\n{report(played)}"


def test_what_stands_beside_a_provision_changes_nothing() -> None:
    texts = list(compositions(seed=1, count=150))
    wrong = [case.text for case in texts if case.wrong()]
    assert len(wrong) <= 0.05 * len(texts), "\n\n".join(wrong)
