"""What all tests share: they guard behaviour, not clock times; and where the research data is."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("no clock", deadline=None)
settings.load_profile("no clock")

SHARC = Path(__file__).resolve().parents[2] / "shared" / "data" / "sharc"


@pytest.fixture(scope="session")
def shared() -> Path:
    """Return the folder of the ShARC files, or skip the test where it is not there."""
    if not SHARC.is_dir():
        pytest.skip("the research data is not at ../shared/data/sharc")
    return SHARC
