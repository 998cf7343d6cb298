"""The accessor of grammars."""

from __future__ import annotations

import pytest

from cmr_logic import grammar
from cmr_logic.errors import GrammarError


@pytest.mark.parametrize("name", ["nothing_of_the_kind", "../pyproject", ""])
def test_a_missing_grammar_is_a_clear_error(name: str) -> None:
    with pytest.raises(GrammarError):
        grammar.grammar_text(name)


def test_a_broken_grammar_names_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grammar, "grammar_text", lambda name: "start: missing_rule")
    with pytest.raises(GrammarError, match="the grammar 'broken_one' is broken"):
        grammar.load("broken_one")


def test_a_parser_is_made_once_for_each_set_of_options() -> None:
    first = grammar.load("expression", start="expression")
    assert grammar.load("expression", start="expression") is first
    assert grammar.load("expression", start="expression", keep_all_tokens=True) is not first


def test_a_parser_may_start_from_several_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grammar, "grammar_text", lambda name: 'one: "a"\ntwo: "b" one')
    parser = grammar.load("two_starts", start=("one", "two"))
    assert parser.parse("a", "one").data == "one"
    assert parser.parse("ba", "two").data == "two"
