"""Rule texts as they come out of word processors and web pages, and words typed in capitals."""

from __future__ import annotations

import pytest

import cmr_logic
from cmr_logic.grammar import grammar_text
from cmr_logic.layout import without_stress
from cmr_logic.layout.marks import BULLETS


def read(text: str, question: str = "Can I join?") -> tuple[list[str], str]:
    rule = cmr_logic.parse(text)
    return [clause.statement for clause in rule.clauses], rule.written(question)


ITEMS = ["you keep bees", "you live on the island"]


@pytest.mark.parametrize(
    "bullet",
    [
        "•\N{NO-BREAK SPACE}",
        "*\N{NO-BREAK SPACE}",
        "-\N{NARROW NO-BREAK SPACE}",
        "•",
        "·",
        "-",
        "\uf0b7 ",
        "\uf0a7\t",
        "\uf0d8\N{NO-BREAK SPACE}",
        "❖ ",
        "□ ",
        "☐ ",
        "➤ ",
        "▸ ",
        "✅ ",
        "✔\N{VARIATION SELECTOR-16} ",
        "＊ ",
    ],
)
def test_an_item_begins_behind_any_bullet(bullet: str) -> None:
    text = f"You can join if you:\n{bullet}keep bees\n{bullet}live on the island"
    assert read(text) == (ITEMS, "c1 and c2")
    spans = [clause.span.of(text) for clause in cmr_logic.parse(text).clauses]
    assert spans == ["keep bees", "live on the island"]


@pytest.mark.parametrize("end", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\r\n", "\r"])
def test_a_line_ends_at_any_sign_of_its_end(end: str) -> None:
    text = f"You can join if you:{end}* keep bees{end}* live on the island"
    assert read(text) == (ITEMS, "c1 and c2")


def test_what_looks_like_a_bullet_is_none_inside_a_line() -> None:
    text = "You can join if you keep well-fed bees or live in a tax-free zone."
    assert read(text)[0] == ["you keep well-fed bees", "you live in a tax-free zone"]
    assert len(cmr_logic.parse("-5 degrees is cold.\n-6 is colder.").blocks) == 1


SAME = [
    ("You can join if you keep bees. However, you CANNOT join if you owe rent.", "CANNOT"),
    ("You can join EXCEPT where you owe rent.", "EXCEPT"),
    ("You can join if you keep bees, EXCEPT IF you owe rent.", "EXCEPT IF"),
    ("You can join if you meet at least TWO of these:\n* bees\n* goats\n* hens", "TWO"),
    ("You can join if you meet NONE of the following:\n* you owe rent\n* you snore", "NONE"),
    ("You can join if you meet one of the FOLLOWING:\n* you own bees\n* you row", "FOLLOWING"),
    ("You can join if you HAVEN’T been banned.", "HAVEN’T"),
    ("You can join PROVIDED that you pay.", "PROVIDED"),
    ("You may NOT JOIN UNTIL you have paid.", "NOT JOIN UNTIL"),
    ("All members EXCEPT students can join.", "EXCEPT"),
    ("You can join IF YOU'RE over 18.", "IF YOU'RE"),
    ("YOU CANNOT JOIN IF YOU OWE RENT.", "YOU CANNOT JOIN IF YOU OWE RENT"),
]


@pytest.mark.parametrize(("text", "stressed"), SAME)
def test_words_stressed_by_capitals_mean_the_same(text: str, stressed: str) -> None:
    at = text.index(stressed)
    small = stressed.lower()
    plain = text.replace(stressed, small if at else small.capitalize())
    assert read(text) == read(plain)


@pytest.mark.parametrize(
    "text",
    [
        "You can ask the WHO, the US or HMRC.",
        "Ask if you get PIP, ESA or DLA in the UK.",
        "VAT and PAYE are taxes.",
        "Housing: LONDON AREA",
        "You can join the R&D or the AND-gate group.",
        "Form AND1 is for you.",
        "You can join if you live here.",
    ],
)
def test_names_and_initials_keep_their_capitals(text: str) -> None:
    assert without_stress(text) == text


def test_initials_beside_stressed_words_stay() -> None:
    assert (
        without_stress("You can join ONLY IF PIP is paid.") == "You can join only if PIP is paid."
    )
    assert without_stress("NOT FOR US CITIZENS") == "Not for US citizens"
    assert without_stress("I pay. DO NOT USE IT.") == "I pay. Do not use it."


@pytest.mark.parametrize(
    ("text", "statements", "expression"),
    [
        (
            "You can join if you keep bees & live here.",
            ["you keep bees", "you live here"],
            "c1 and c2",
        ),
        ("You can join if you are over 18 & under 60.", None, "c1 and c2"),
        ("You can join if you:\n* keep bees &\n* sing", ["you keep bees", "you sing"], "c1 and c2"),
        ("You can join if you bank at Bell & Co here.", ["you bank at Bell & Co here"], "c1"),
        ("You can join if you do R&D here.", ["you do R&D here"], "c1"),
    ],
)
def test_the_sign_for_and_joins_as_the_word_does(
    text: str, statements: list[str] | None, expression: str
) -> None:
    found = read(text)
    assert found[1] == expression
    assert statements is None or found[0] == statements


def test_the_grammar_has_the_same_bullets() -> None:
    assert grammar_text("layout").count(BULLETS) == 2


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("You can borrow a saw if you aren't in debt and your shed is locked.", "Can I borrow it?"),
        ("Your shop can take part if:\n* it's in the town\n* it isn't part of a chain", "Can my "
         "shop take part?"),
        ("We'll mend your kettle if it broke within a year.", "Will you mend my kettle?"),
        ("No dogs may swim here, unless they are on a lead.", "Can my dog swim here?"),
    ],
)  # fmt: skip
def test_a_text_in_capitals_is_read_as_any_other(text: str, asked: str) -> None:
    plain, loud = cmr_logic.decide(text, asked), cmr_logic.decide(text.upper(), asked)
    assert (loud.answer, loud.follow_up) == (plain.answer, plain.follow_up)
    assert plain.follow_up is not None
    for answer in (True, False):
        told = [(plain.follow_up, answer)]
        again = cmr_logic.decide(text.upper(), asked, history=told)
        assert again.answer == cmr_logic.decide(text, asked, history=told).answer
