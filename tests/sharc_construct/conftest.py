from __future__ import annotations

from pathlib import Path

import pytest

SHARED = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "sharc"


@pytest.fixture
def shared() -> Path:
    if not SHARED.is_dir():
        pytest.skip("the research data is not at ../shared/data/sharc")
    return SHARED
