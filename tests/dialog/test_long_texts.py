"""A question put to a long page costs in proportion to its length, counted in bytecode."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import cmr_logic
from cmr_logic import inquiry

INQUIRY = str(Path(inquiry.__file__).parent)
PAGES = {
    "sections": (
        "## Rowing\nYou can row if you swim.\n## Fees\nYou pay if you work.\n",
        "Do I pay?",
    ),
    "subjects": ("Pupils can row if they pay. Guests who are late can't row.\n\n", "Can I row?"),
    "references": ("You can't row. This does not apply if you swim.\n\n", "Can I row?"),
}


def steps(text: str, question: str) -> int:
    """Return how many operations the inquiry takes."""
    rule = cmr_logic.parse(text)
    count = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        if not frame.f_code.co_filename.startswith(INQUIRY):
            return None
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        rule.inquiry(question)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("page", PAGES)
def test_a_question_to_a_long_page(page: str) -> None:
    passage, question = PAGES[page]
    steps(passage, question)  # what is kept between questions is made ready
    short, long = (steps(passage * times, question) for times in (50, 200))
    assert short > 0
    assert long < 5 * short  # 4 times the text
