from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def row() -> Callable[..., dict[str, Any]]:
    """Make one row of the official layout; arguments replace fields, None removes one."""

    def make(**fields: Any) -> dict[str, Any]:
        made = {
            "utterance_id": "u1",
            "tree_id": "t1",
            "source_url": "https://boats.example/join",
            "snippet": "You can join if you:\n\n* own a boat\n* row every week",
            "question": "Can I join?",
            "scenario": "",
            "history": [],
            "answer": "Do you own a boat?",
            "evidence": [],
        } | fields
        return {name: value for name, value in made.items() if value is not None}

    return make


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Write a value as JSON, or a text as it is, and return the file."""

    def make(value: Any, name: str = "data.json") -> Path:
        path = tmp_path / name
        path.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
        return path

    return make
