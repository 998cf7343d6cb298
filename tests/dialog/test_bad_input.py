"""Any string gives a result or one clear error: no traceback, hang or recursion error."""

from __future__ import annotations

import pytest

from cmr_logic import Decision, RuleTextError, decide, parse

JOIN = "Can I join?"


@pytest.mark.parametrize(
    "text",
    [
        "The library opened in 1903. It has four floors.",
        "You can join if \0 you live here.",
        "You can join if 👩‍👩‍👧 you \u202elive here.",
        "*\n" * 500,
        "# " * 500,
        "On, is).",
        "from not sure and between in 5 required sure, make",
        "paying its either this once no on make or to need",
        "either of.",
        "if if if unless and or not",
        "You can join if and only if, or unless, because.",
        "You can join if " + "(" * 150 + "you live here" + ")" * 150 + ".",
        "You can join " + "if you pay " * 500,
        "You can join if you are " + "not " * 500 + "here.",
        "People " + "who know people " * 500 + "can join.",
        "You can join if you:\n" + "\n".join(f"{' ' * n}* own boat {n}" for n in range(200)),
        "You:\n" * 2_000,
    ],
)
def test_strange_texts_give_a_result(text: str) -> None:
    assert isinstance(decide(text, JOIN), Decision)


def test_ten_thousand_bullets() -> None:
    items = "".join(f"\n* own boat number {n}" for n in range(10_000))
    rule = parse(f"You can join if you:{items}")
    assert len(rule.clauses) == 10_000
    decision = decide(rule, JOIN)
    assert decision.follow_up == "Do you own boat number 0?"
    assert len(decision.remaining) == 10_000
    told = decide(rule, JOIN, history=[("Do you own boat number 9999?", "no")])
    assert told.answer == "No"


@pytest.mark.parametrize("text", ["", "\n" * 100_000])
def test_no_text(text: str) -> None:
    with pytest.raises(RuleTextError, match="the rule text is empty"):
        decide(text, JOIN)


@pytest.mark.parametrize("bad", ["\ud800", "half \udcff byte"])
def test_half_a_character_is_one_clear_error(bad: str) -> None:
    text = "You can join if you live here."
    for call in (
        lambda: parse(bad),
        lambda: decide(bad, JOIN),
        lambda: decide(text, f"{JOIN} {bad}"),
        lambda: decide(text, JOIN, bad),
        lambda: decide(text, JOIN, history=[(bad, "yes")]),
    ):
        with pytest.raises(RuleTextError, match="lone surrogate"):
            call()
