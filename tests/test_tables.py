"""What stands in for a test per entry fails if one entry does, and names them all."""

from __future__ import annotations

import inspect

import pytest

from tests.tables import for_each


def test_every_entry_that_fails_is_named_with_its_reason() -> None:
    tried = []

    @for_each("number, word", [(1, "one"), (2, "too"), (3, "thr")], ids=lambda case: str(case[1]))
    def check(number: int, word: str, wanted: int) -> None:
        tried.append(number)
        assert len(word) == wanted, "other letters"
        if number == wanted:
            raise LookupError("no such word")

    with pytest.raises(pytest.fail.Exception) as failure:
        check(wanted=2)
    said = str(failure.value)
    assert tried == [1, 2, 3]
    assert said.startswith("3 of 3 failed")
    assert said.index("one (case 0)") < said.index("too (case 1)") < said.index("thr (case 2)")
    assert "other letters" in said
    with pytest.raises(pytest.fail.Exception, match=r"(?s)^1 of 3 failed.*thr .*LookupError"):
        check(wanted=3)


def test_nothing_fails_where_every_entry_is_right() -> None:
    @for_each("word", [pytest.param("ox", id="beast"), "hen"])
    def check(word: str) -> None:
        assert word.isalpha()

    check()


def test_only_what_a_case_fills_is_hidden_from_pytest() -> None:
    @for_each("word", ["ox"])
    def check(word: str, tmp_path: object) -> None:
        """Check a word."""

    assert list(inspect.signature(check).parameters) == ["tmp_path"]


def test_an_empty_table_is_no_test() -> None:
    with pytest.raises(ValueError, match="nothing to check"):
        for_each("word", [])
