"""Spans are made of whole numbers in order, and of nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from cmr_logic import Span


@pytest.mark.parametrize("ends", [("a", "b"), (1.5, 2.5), (0, None), (1, 2.0)])
def test_what_is_no_whole_number(ends: tuple[Any, Any]) -> None:
    with pytest.raises(TypeError, match="a span needs whole numbers, not "):
        Span(*ends)


@pytest.mark.parametrize("ends", [(2, 1), (-1, 0)])
def test_numbers_out_of_order(ends: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="0 <= start <= end"):
        Span(*ends)
