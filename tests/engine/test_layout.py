"""Rule texts become headings, paragraphs and nested lists, every block at its own words."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from lark import Token, Tree

from cmr_logic import parse
from cmr_logic.layout import Block, read_layout, without_marks
from cmr_logic.layout.lines import Line, nested
from cmr_logic.layout.marks import unquoted
from cmr_logic.layout.tree import Part, lines_of, parser_of_layouts, parts_of

# A block as (kind, words, items).
Shape = tuple[str, str, list["Shape"]]

LAYOUTS: dict[str, tuple[str, list[Shape]]] = {
    "heading, paragraph, list, paragraph": (
        "# Fees\n\nYou pay if you:\n\n* smoke\n* drink\n\nAsk us.",
        [
            ("heading", "Fees", []),
            ("paragraph", "You pay if you:", [("item", "smoke", []), ("item", "drink", [])]),
            ("paragraph", "Ask us.", []),
        ],
    ),
    "headings of any level": (
        "## Boats\n\n### Small boats\n\nRow them.",
        [
            ("heading", "Boats", []),
            ("heading", "Small boats", []),
            ("paragraph", "Row them.", []),
        ],
    ),
    "dashes": (
        "Bring:\n- a towel\n- a cap",
        [("paragraph", "Bring:", [("item", "a towel", []), ("item", "a cap", [])])],
    ),
    "dots": (
        "Bring:\n• a towel\n• a cap",
        [("paragraph", "Bring:", [("item", "a towel", []), ("item", "a cap", [])])],
    ),
    "numbers": (
        "Bring:\n1. a towel\n2. a cap",
        [("paragraph", "Bring:", [("item", "a towel", []), ("item", "a cap", [])])],
    ),
    "letters in brackets": (
        "Bring:\n(a) a towel\n(b) a cap",
        [("paragraph", "Bring:", [("item", "a towel", []), ("item", "a cap", [])])],
    ),
    "nested by indentation": (
        "Bring:\n* a towel\n* one of:\n  - a cap\n  - a visor\n* water",
        [
            (
                "paragraph",
                "Bring:",
                [
                    ("item", "a towel", []),
                    ("item", "one of:", [("item", "a cap", []), ("item", "a visor", [])]),
                    ("item", "water", []),
                ],
            )
        ],
    ),
    "empty lines between items": (
        "Bring:\n\n* a towel\n\n* a cap",
        [("paragraph", "Bring:", [("item", "a towel", []), ("item", "a cap", [])])],
    ),
    "plus signs": (
        "Bring:\n+ a towel\n+ a cap",
        [("paragraph", "Bring:", [("item", "a towel", []), ("item", "a cap", [])])],
    ),
    "items on one line": (
        "Bring: * a towel * a cap\n* water",
        [
            (
                "paragraph",
                "Bring:",
                [("item", "a towel", []), ("item", "a cap", []), ("item", "water", [])],
            )
        ],
    ),
    "a product on one line": (
        "The pool is 5 * 3 metres.",
        [("paragraph", "The pool is 5 * 3 metres.", [])],
    ),
    "nested by another mark below a colon": (
        "Bring:\n1. one of:\n* a cap\n* a visor\n2. water",
        [
            (
                "paragraph",
                "Bring:",
                [
                    ("item", "one of:", [("item", "a cap", []), ("item", "a visor", [])]),
                    ("item", "water", []),
                ],
            )
        ],
    ),
    "nested by small roman numbers below a dash": (
        "Bring—\n(a) either—\n(i) a cap\n(ii) a visor\n(b) water",
        [
            (
                "paragraph",
                "Bring—",
                [
                    ("item", "either—", [("item", "a cap", []), ("item", "a visor", [])]),
                    ("item", "water", []),
                ],
            )
        ],
    ),
    "the letter i": (
        "Bring:\n(h) a towel\n(i) a cap",
        [("paragraph", "Bring:", [("item", "a towel", []), ("item", "a cap", [])])],
    ),
    "another mark without a colon": (
        "Bring:\n* a towel\n- a cap",
        [("paragraph", "Bring:", [("item", "a towel", []), ("item", "a cap", [])])],
    ),
    "newline marks of data sets": (
        "Bring:_new_line_* a towel_new_line_* a cap",
        [("paragraph", "Bring:", [("item", "a towel", []), ("item", "a cap", [])])],
    ),
    "numbered headings, not lists of one item": (
        "1. Fees\nRowers pay.\n\n2. Boats\n\nBoats are shared.",
        [
            ("heading", "Fees", []),
            ("paragraph", "Rowers pay.", []),
            ("heading", "Boats", []),
            ("paragraph", "Boats are shared.", []),
        ],
    ),
    "a list of one sentence": (
        "1. Pay the fee.\nThe pool is open.",
        [
            ("paragraph", "", [("item", "Pay the fee.", [])]),
            ("paragraph", "The pool is open.", []),
        ],
    ),
    "numbers of sections": (
        "§ 4-12. Boats.\nSec. 3.1. Oars are lent.\n7.2 Rowers pay.\n7.5 metres is too long.",
        [
            ("paragraph", "Boats.", []),
            ("paragraph", "Oars are lent.", []),
            ("paragraph", "Rowers pay.\n7.5 metres is too long.", []),
        ],
    ),
    "letters below a number, without a colon": (
        "(1) Rowers who\n(a) pay\n(b) train\n(2) Guests",
        [
            (
                "paragraph",
                "",
                [
                    ("item", "Rowers who", [("item", "pay", []), ("item", "train", [])]),
                    ("item", "Guests", []),
                ],
            )
        ],
    ),
    "a section with the number of its first part": (
        "12 (1) Rowers pay.\n(2) Guests do not.",
        [("paragraph", "", [("item", "Rowers pay.", []), ("item", "Guests do not.", [])])],
    ),
    "paragraph directly after a list": (
        "Bring:\n* a towel\n* a cap\nThe pool is open.",
        [
            ("paragraph", "Bring:", [("item", "a towel", []), ("item", "a cap", [])]),
            ("paragraph", "The pool is open.", []),
        ],
    ),
    "lines without marks behind a colon": (
        "You can row if:\nyou swim\nyou have a vest\nYou cannot row at night.",
        [
            (
                "paragraph",
                "You can row if:",
                [("item", "you swim", []), ("item", "you have a vest", [])],
            ),
            ("paragraph", "You cannot row at night.", []),
        ],
    ),
    "lines without marks below a colon": (
        "Bring:\n\na towel;\na cap; and\nwater.\n\nAsk us.",
        [
            (
                "paragraph",
                "Bring:",
                [("item", "a towel;", []), ("item", "a cap; and", []), ("item", "water.", [])],
            ),
            ("paragraph", "Ask us.", []),
        ],
    ),
    "paragraphs without marks below a colon": (
        "Bring:\n\na towel\n\na cap\n\nThe pool is open.",
        [
            ("paragraph", "Bring:", [("item", "a towel", []), ("item", "a cap", [])]),
            ("paragraph", "The pool is open.", []),
        ],
    ),
    "prose behind a colon": (
        "You can row if:\nyou can swim and have a\nvest of your own.",
        [("paragraph", "You can row if:\nyou can swim and have a\nvest of your own.", [])],
    ),
    "sentences below a colon": (
        "Please note:\nWe open at nine.\nBring a towel.",
        [("paragraph", "Please note:\nWe open at nine.\nBring a towel.", [])],
    ),
}


def shape(text: str, block: Block) -> Shape:
    return block.kind.value, block.span.of(text), [shape(text, item) for item in block.items]


@pytest.mark.parametrize("name", LAYOUTS)
def test_layout(name: str) -> None:
    text, blocks = LAYOUTS[name]
    assert [shape(text, block) for block in read_layout(text)] == blocks


def test_a_paragraph_that_begins_in_bold_is_no_item() -> None:
    (block,) = read_layout("**Visitors** pay more.")
    assert block.kind.value == "paragraph"
    assert not block.items


def test_a_paragraph_that_begins_slanted_is_no_item() -> None:
    (block,) = read_layout("*Late entries.* Pay twice.")
    assert block.kind.value == "paragraph"
    assert not block.items


def test_the_full_form_of_an_abbreviation_is_no_item() -> None:
    (block,) = read_layout("*[PFD]: personal flotation device")
    assert block.kind.value == "paragraph"
    assert not block.items


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Bring **both** caps", "Bring   both   caps"),
        ("see [the fees](fees.html) first", "see  the fees             first"),
        ("5 ** 2 and 3 ** 2", "5 ** 2 and 3 ** 2"),
        ("*Late entries.* Pay", " Late entries.  Pay"),
        ("5*3 and 4*2", "5*3 and 4*2"),
        ("Boats.—A boat—(1) floats", "Boats. A boat (1) floats"),
        ("open 9—5", "open 9—5"),
        ("[sic] (here)", "[sic] (here)"),
    ],
)
def test_marks_inside_a_line_become_spaces(text: str, plain: str) -> None:
    assert without_marks(text) == plain


LINES = st.lists(
    st.tuples(
        st.sampled_from(["", "# ", "* ", "  - ", "    * ", "1. ", "(b) ", "• "]),
        st.sampled_from(["", "one", "two three", "if you:", "* *", "**bold**"]),
    ).map("".join),
    max_size=12,
)


@given(LINES.map("\n".join) | st.text(max_size=60))
def test_blocks_stand_in_order_and_apart(text: str) -> None:
    spans = [block.span for root in read_layout(text) for block in root.walk()]
    for before, after in itertools.pairwise(spans):
        assert before.end <= after.start
    assert all(span.end <= len(text) for span in spans)


@given(LINES.map("\n".join))
def test_no_word_is_lost(text: str) -> None:
    covered = {
        at
        for root in read_layout(text)
        for block in root.walk()
        for at in range(block.span.start, block.span.end)
    }
    for word in ("one", "two", "three", "you"):
        place = text.find(word)
        assert place < 0 or place in covered


@pytest.mark.parametrize(
    ("rows", "clauses"),
    [
        ("| Ticket | For |\n|---|:---:|\n| Child | if you are under 16 |\n| Other | you row |", 1),
        ("You can enter if you pay | sign.", 2),  # a bar is no table
    ],
)
def test_a_table_makes_no_clauses(rows: str, clauses: int) -> None:
    rule = parse(f"# Fees\n\n{rows}\n\nYou can bring a dog if it is small.")
    assert len(rule.clauses) == clauses


@given(LINES.map("\n".join) | st.text(max_size=60))
def test_layouts_of_a_kind_that_was_seen_are_read_as_the_grammar_says(text):
    assume(unquoted(text) == text)  # the marks of quoted lines are taken away ahead of the grammar
    tokens = list(parser_of_layouts().lex(text))
    assert [(line.kind, line.text) for line in lines_of(text) if line.text] == [
        (token.type, str(token)) for token in tokens if not token.type.startswith("_")
    ]
    lines = nested(Line(t.type, str(t), t.start_pos or 0, t.end_pos or 0) for t in tokens)
    parser = parser_of_layouts().parse_interactive("")
    for line in lines:
        parser.feed_token(Token(line.kind, line))
    assert [written(part) for part in parts_of(text)] == written(parser.feed_eof())


def written(part: Part | Tree[Token]) -> list[object]:
    """Return a part, or what the grammar makes of it, with its lines before its parts."""
    if isinstance(part, Part):
        return [part.kind, *part.lines, *(written(below) for below in part.parts)]
    lines = [child.value for child in part.children if isinstance(child, Token)]
    below: list[object] = [written(c) for c in part.children if isinstance(c, Tree)]
    return below if part.data == "start" else [str(part.data), *lines, *below]


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        ("Observing time\nTo be eligible, you must hold a degree.",
         ["you are eligible", "you must hold a degree"]),
        ("Guest passes\nYou can bring a guest if the guest is over 16.", ["the guest is over 16"]),
        ("You can bring a guest if\nyou are over 16 and have paid.",
         ["you are over 16", "you have paid"]),
        ("You can bring guests if you\nKnow them well and they have paid for the day.",
         ["you Know them well", "they have paid for the day"]),
    ],
)  # fmt: skip
def test_a_short_first_line_is_a_title(text: str, statements: list[str]) -> None:
    said = [clause.statement.removesuffix(".") for clause in parse(text).clauses]
    assert said == statements
