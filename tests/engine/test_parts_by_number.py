"""Acts and terms whose sections number their paragraphs, and parts that are named by number."""

from __future__ import annotations

import pytest

from cmr_logic import parse
from cmr_logic.layout import read_layout

_HEN = (
    "(1) A keeper may enter a hen in the show if the keeper—\n(a) lives in the valley; and\n"
    "(b) is over 12.\n"
)
_SHOW = "May I enter a hen in the show?"


@pytest.mark.parametrize("number", ["", "4. ", "4 ", "Sec. 4. ", "Section 4: ", "§ 4. "])
def test_the_number_of_a_section_stands_before_its_first_paragraph(number: str) -> None:
    rule = parse(f"{number}{_HEN}(2) Paragraph (1) does not apply to members of the jury.")
    named = {clause.statement: clause.id for clause in rule.clauses}
    valley, age, jury = (
        next(named[said] for said in named if word in said) for word in ("valley", "12", "jury")
    )
    assert rule.written(_SHOW) == f"({valley} and {age}) and not {jury}"


@pytest.mark.parametrize(
    "text",
    [
        "4. You may row.\n5. You may swim.",
        "4. See (1) A hen.",
        "Sec. 4. Fees (a) are due and (b) are high.",
    ],
)
def test_other_numbers_are_none_of_a_section_with_paragraphs(text: str) -> None:
    spans = [block.span.of(text) for top in read_layout(text) for block in top.walk()]
    assert not any(said.startswith(("A hen", "are due")) for said in spans)


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ("Paragraph (1)(b)", "c2 and (c3 or c4)"),
        ("Paragraph (1)(a)", "(c2 or c4) and c3"),
        ("Sub-paragraph (b)", "c2 and (c3 or c4)"),
        ("Subparagraph (a)", "(c2 or c4) and c3"),
        ("Paragraph (1)", "(c2 and c3) and not c4"),
    ],
)
def test_a_part_is_named_by_its_number_and_letter(part: str, expected: str) -> None:
    rule = parse(f"{_HEN}(2) {part} does not apply to members of the jury.")
    assert rule.written(_SHOW) == expected
