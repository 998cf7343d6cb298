"""Lists that run on in a line, headings that lead lists in, and lists that stand by themselves."""

from __future__ import annotations

import pytest

from cmr_logic import parse
from cmr_logic.layout.lines import Line
from cmr_logic.layout.run_in import run_in


def written(text: str, asked: str) -> str:
    return parse(text).written(asked)


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        (
            "You can hire the hall if: 1. you live in the village 2. you are over 18 3. you pay",
            "Can I hire the hall?",
            "c1 and c2 and c3",
        ),
        (
            "You can vote by post if 1. you are abroad, 2. you are ill or 3. you work on the day. "
            "Forms are online.",
            "Can I vote by post?",
            "c1 or c2 or c3",
        ),
        (
            "Entry is free if you meet one of the conditions. 1. You live here. 2. You row.",
            "Is entry free?",
            "c1 or c2",
        ),
        (
            "You can claim if (a) you live here. (b) you are over 18. (c) you rent your home.",
            "Can I claim?",
            "c1 and c2 and c3",
        ),
    ],
)
def test_items_that_are_counted_in_one_line(text: str, asked: str, expected: str) -> None:
    assert written(text, asked) == expected


def test_sentences_behind_the_last_item_are_no_part_of_it() -> None:
    rule = parse("To row you must: 1. own a vest 2. be able to swim. The club lends oars.")
    assert "you must be able to swim" in {clause.statement for clause in rule.clauses}


@pytest.mark.parametrize(
    "text",
    [
        "You may keep at most 2. You must not keep 3. Hens count.",
        "Read section 1. Part 2. is new.",
        "The shop is open from 1. We close at 2. Then we clean.",
        "You can row if (a) you swim; or (b) you wear a vest.",
        "The pool is 2.5 metres deep: 1.2 at the steps.",
    ],
)
def test_numbers_that_mark_no_items(text: str) -> None:
    assert list(run_in(Line("TEXT", text))) == [Line("TEXT", text)]


@pytest.mark.parametrize(
    ("heading", "expected"),
    [
        ("# You can leave early if any of these apply", "c1 or c2"),
        ("**You can leave early if you meet all of these conditions**", "c1 and c2"),
        ("You can leave early if you meet one of the criteria.", "c1 or c2"),
        ("You can leave early if you meet all the conditions below.", "c1 and c2"),
    ],
)
def test_lead_ins_without_a_colon(heading: str, expected: str) -> None:
    text = f"{heading}\n- you have finished your work\n- you feel ill"
    assert written(text, "Can I leave early?") == expected


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        ("You can get the bike grant if you cycle to work.", "Can I get the bike grant?", "c1"),
        ("The saw discount is for joiners.", "Can I get the saw discount?", "c1"),
        ("You can camp here if you book ahead.", "Can I camp here?", "c1"),
    ],
)
@pytest.mark.parametrize(
    "items",
    ["\n* Maximum: £300\n* Closing date: 4 June", "\n\n- Price: £9 a day\n- Open until dusk"],
)
def test_facts_below_a_sentence_are_no_conditions(
    text: str, asked: str, expected: str, items: str
) -> None:
    assert written(text + items, asked) == expected


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        ("You can bring food.\n* fruit\n* bread", "Can I bring food?", "c1 or c2"),
        ("You can row if you pay.\n* You can swim.\n* You own a vest.", "Can I row?", "c1"),
        ("You can moor if you meet these conditions.\n- You pay\n- You row", "Can I moor?", "and"),
        ("You can moor if:\n- Age: over 16\n- Boat: under 6 metres", "Can I moor?", "c2"),
    ],
)
def test_items_that_belong_to_the_sentence_above(text: str, asked: str, expected: str) -> None:
    assert expected in written(text, asked)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "You can get a start-up grant when your shop:\n- is under two years old\n"
            "- has fewer than ten staff\n- sells food",
            "c1 and c2 and c3",
        ),
        ("You can get a grant when your boat:\n- is stolen\n- leaks\n- sinks", "c1 or c2 or c3"),
        ("You can get a grant when you:\n- are ill\n- have a baby", "c1 or c2"),
    ],
)
def test_what_a_thing_is_or_has_is_joint(text: str, expected: str) -> None:
    assert written(text, "Can I get a grant?") == expected


COVERED = "What is covered\nWe will pay for your rescue if you were on a marked slope.\n\n"


@pytest.mark.parametrize(
    ("title", "expected"),
    [("What is not covered", "c1 and not c2"), ("Exclusions", "c1 and not c2")],
)
def test_a_section_that_denies_what_the_one_above_says(title: str, expected: str) -> None:
    text = f"Ski cover\n\n{COVERED}{title}\nWe will not pay if you had been drinking."
    assert written(text, "Will you pay for my rescue?") == expected


def test_a_denial_of_another_matter_bars_nothing() -> None:
    text = f"Ski cover\n\n{COVERED}Lost skis\nWe will not pay if your skis were not locked."
    assert written(text, "Will you pay for my rescue?") == "c1"


LEVELS = (
    "# Courses\n\n## Pottery\n### Who can join\nYou can join if you are over 16.\n"
    "### Cost\nYou pay half if you are a member.\n\n"
    "## Weaving\n### Who can join\nYou can join if you live in the town.\n"
    "### Cost\nYou pay half if you get a pension."
)


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("Can I join the weaving course?", "c3"),
        ("Can I join the pottery course?", "c1"),
        ("Do I pay half for pottery?", "c2"),
        ("Do I pay half for weaving?", "c4"),
    ],
)
def test_sections_with_the_same_headings(asked: str, expected: str) -> None:
    assert written(LEVELS, asked) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "You do not need a licence if your raft:\n* has no motor\n* is under 3 metres long",
            "not (not c1 and c2)",
        ),
        ("You do not need a licence if you:\n- are under 5\n- have a pass", "not (c1 or c2)"),
        ("You do not need a licence if your raft:\n- is scrapped\n- sinks", "not (c1 or c2)"),
    ],
)
def test_what_spares_a_thing_is_joint(text: str, expected: str) -> None:
    assert written(text, "Do I need a licence?") == expected


def test_crosses_mark_items() -> None:
    rule = parse("You are not covered for:\n✗ wear and tear\n✗ loss of keys")
    assert [c.statement[-1] for c in rule.clauses] == ["r", "s"]
    assert not any("✗" in c.statement for c in rule.clauses)
