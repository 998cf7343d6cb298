from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.errors import CmrLogicError, DataError
from cmr_logic.sharc.construct.documents import (
    Piece,
    html_pieces,
    markdown_pieces,
    read_document,
)
from cmr_logic.sharc.construct.rule_texts import LeftOut, Limits, rule_texts

PAGE = """---
title: Bees
---
# Keeping bees

You *may* keep [bees](x.html) if you:

- own a garden
- have a suit, and

  have washed it
    - with soap

Honey is sold
on Mondays. The shop closes at noon.

| Size | Fee |
|------|-----|
| small | £5 |

## Fees

See below for what it costs:

* £10 a hive, if you keep more than two of them
"""

PIECES = (
    Piece("heading", "Keeping bees", 1),
    Piece("paragraph", "You may keep bees if you:"),
    Piece("item", "own a garden", 1),
    Piece("item", "have a suit, and have washed it", 1),
    Piece("item", "with soap", 2),
    Piece("paragraph", "Honey is sold on Mondays. The shop closes at noon."),
    Piece("paragraph", "Size; Fee"),
    Piece("paragraph", "small; £5"),
    Piece("heading", "Fees", 2),
    Piece("paragraph", "See below for what it costs:"),
    Piece("item", "£10 a hive, if you keep more than two of them", 1),
)


def test_markdown() -> None:
    assert markdown_pieces(PAGE) == PIECES


def test_html_is_read_like_markdown() -> None:
    page = """<html><head><title>t</title><style>p {}</style></head><body>
      <nav><ul><li>Home</li></ul></nav><main>
      <h1>Keeping <i>bees</i></h1>
      <div>You <b>may</b> keep <a href=x>bees</a> if&nbsp;you:</div>
      <ul><li>own a garden<li><p>have a suit, and</p><p>have washed it</p>
        <ul><li>with soap</ul></ul>
      Honey is sold<br>on Mondays. The shop closes at noon.
      <table><tr><th>Size</th><th>Fee</th></tr><tr><td>small<td>£5</table>
      <script>alert("no")</script><form>Search <button>Go</button></form>
      <h2>Fees</h2><p>See below for what it costs:
      <ol><li>£10 a hive, if you keep more than two of them</ol></main>
      <footer>Contact us</footer></body></html>"""
    assert html_pieces(page) == PIECES
    assert html_pieces(page.encode()) == PIECES


def test_words_are_not_torn_by_inline_tags() -> None:
    assert html_pieces("<p>un<b>believ</b>able<!-- x --> <em>bees</em>.") == (
        Piece("paragraph", "unbelievable bees."),
    )


def test_deep_pages_are_read() -> None:
    assert html_pieces("<div>" * 5_000 + "bees")[-1].text == "bees"


@given(st.text(alphabet="<>/uldivpa h1&;*#-\n ", max_size=200))
def test_any_text_is_read(text: str) -> None:
    for piece in (*html_pieces(text), *markdown_pieces(text)):
        assert piece.text == " ".join(piece.text.split()) != ""


def test_files(tmp_path: Path) -> None:
    (tmp_path / "bees.md").write_text(PAGE, encoding="utf-8-sig")
    (tmp_path / "bees.HTML").write_text("<p>Bees &amp; hives", encoding="utf-8")
    (tmp_path / "bees.pdf").write_bytes(b"%PDF")
    (tmp_path / "latin.txt").write_bytes("Gebühr".encode("latin-1"))
    assert read_document(tmp_path / "bees.md") == PIECES
    assert read_document(tmp_path / "bees.HTML") == (Piece("paragraph", "Bees & hives"),)
    for name, words in (
        ("bees.pdf", "no page that can be read"),
        ("latin.txt", "not UTF-8"),
        ("none.md", "cannot read"),
    ):
        with pytest.raises(DataError, match=words):
            read_document(tmp_path / name)


@pytest.mark.parametrize("module", ["selectolax.lexbor", "markdown_it"])
def test_missing_parsers_are_named(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(CmrLogicError, match=r'pip install "\.\[corpus\]"'):
        markdown_pieces("Bees")


def texts(limits: Limits | None = None, left_out: LeftOut | None = None) -> list[str]:
    return [found.text for found in rule_texts(PIECES, "bees.md", limits, left_out)]


def test_a_paragraph_goes_with_its_list_and_heading() -> None:
    left_out = LeftOut()
    assert texts(left_out=left_out) == [
        "# Keeping bees\n\nYou may keep bees if you:\n\n* own a garden\n"
        "* have a suit, and have washed it\n  * with soap",
        "# Keeping bees\n\nHoney is sold on Mondays. The shop closes at noon.",
        "## Fees\n\nSee below for what it costs:\n\n"
        "* £10 a hive, if you keep more than two of them",
    ]
    assert left_out.counts == {"too short": 2}


def test_limits() -> None:
    left_out = LeftOut()
    assert len(texts(Limits(words=1), left_out)) == 5
    assert not left_out.counts
    assert len(texts(Limits(items=2), left_out)) == 2
    assert left_out.counts["too many items"] == 1
    assert len(texts(Limits(characters=80), left_out)) == 1
    assert left_out.counts["too long"] == 2


def test_repeated_texts_come_once() -> None:
    left_out = LeftOut()
    found = list(rule_texts(PIECES + PIECES, "bees.md", None, left_out))
    assert len(found) == len({text.rule_text_id for text in found}) == 3
    assert left_out.counts["repeated"] == 3


def test_a_lead_in_waits_for_its_paragraph() -> None:
    pieces = [Piece("paragraph", "Keep this in mind:"), Piece("paragraph", "Bees sting when cold.")]
    assert [t.text for t in rule_texts(pieces, "x")] == [
        "Keep this in mind:\n\nBees sting when cold."
    ]


LIMITED = """\
## Joining

You can join if you:

- keep bees
- own a suit

However, you cannot join if you owe rent.

You can bring a guest if you ring us.

But no guest may come on Sundays.

Otherwise you must leave if:

- it rains
"""


def test_a_paragraph_that_takes_something_back_stays_with_what_it_limits() -> None:
    found = [text.text for text in rule_texts(markdown_pieces(LIMITED), "bees.md")]
    assert found == [
        "## Joining\n\nYou can join if you:\n\n* keep bees\n* own a suit\n\n"
        "However, you cannot join if you owe rent.",
        "## Joining\n\nYou can bring a guest if you ring us.\n\nBut no guest may come on Sundays.",
        "## Joining\n\nOtherwise you must leave if:\n\n* it rains",
    ]


def test_it_stands_alone_where_both_would_be_too_long() -> None:
    limits = Limits(characters=90)
    found = [text.text for text in rule_texts(markdown_pieces(LIMITED), "bees.md", limits)]
    assert found[1] == "## Joining\n\nHowever, you cannot join if you owe rent."
