"""Stray markdown, and lines that were flattened, change nothing of what a text says."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

PLAIN = "You can join if you rent a flat and own a boat."
LIST = "You can join if you:\n* rent a flat\n* own a boat"


@pytest.mark.parametrize(
    "text",
    [
        "You can join if you **rent** a flat and _own_ a boat.",
        "You can join if you rent a [flat](http://example.org) and own a boat.[1]",
        "You can join if you rent a *flat* and own __a boat__.",
        "You can join[2] if you rent a flat and own a boat.[3][4]",
    ],
)
def test_marks_inside_a_line_are_none_of_its_words(text: str) -> None:
    marked, plain = parse(text), parse(PLAIN)
    assert [c.statement for c in marked.clauses] == [c.statement for c in plain.clauses]
    assert decide(marked, "Can I join?") == decide(plain, "Can I join?")
    assert all(0 <= c.span.start < c.span.end <= len(text) for c in marked.clauses)
    assert "flat" in marked.clauses[0].span.of(text)


@pytest.mark.parametrize(
    "text",
    [
        "You can join if you:\n* **rent** a flat\n* _own_ a boat",
        "You can join if you:_new_line_* rent a flat_new_line_* own a boat",
        "You can join if you: _new_line_ * rent a flat _new_line_ * own a boat",
        "You can join if you:_new_line_* rent a [flat](flats.html)_new_line_* own a boat[1]",
    ],
)
def test_marks_in_lists_are_none_of_their_words(text: str) -> None:
    marked, plain = parse(text), parse(LIST)
    assert [c.statement for c in marked.clauses] == [c.statement for c in plain.clauses]
    assert marked.written("Can I join?") == plain.written("Can I join?")


def test_words_with_such_signs_stay_whole() -> None:
    rule = parse("You can join if you own a file_name or 5 * 3 boats.")
    assert rule.clauses[0].statement == "you own a file_name"


def test_a_comma_behind_a_mark_stands_at_its_word() -> None:
    text = "You can join if you rent a [flat](http://example.org), **own** a boat, or _work_."
    asked = decide(text, "Can I join?").follow_up
    assert asked == "Do you rent a flat, own a boat, or work?"
