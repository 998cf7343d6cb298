"""Titles that call what stands below them requirements: all of it is demanded."""

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize("mark", ["", "# ", "**"])
@pytest.mark.parametrize("title", ["Entry requirements", "Minimum criteria", "Requirements"])
def test_requirements_by_name_are_all_demanded(mark: str, title: str) -> None:
    end = mark if mark == "**" else ""
    rule = parse(f"{mark}{title}{end}\n- a rowing badge\n- two references\n- a doctor's letter")
    assert rule.written(f"Do I meet the {title.lower()}?") == "c1 and c2 and c3"


@pytest.mark.parametrize(
    "text",
    [
        "Entry requirements:\n- a rowing badge, or\n- two references",
        "Eligibility criteria\n- rowers\n- pensioners",
        "Badges accepted\n- a rowing badge\n- a diving badge",
    ],
)
def test_choices_people_and_things_are_alternatives(text: str) -> None:
    assert parse(text).written("Am I eligible?") in {"c1 or c2", "true", "false"}
