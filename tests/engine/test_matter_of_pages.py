"""Pages that name their matter once, and say who gets it among much else."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse
from cmr_logic.inquiry.page_parts import PAGE_PARTS, PagePart

COAL = "## Coal Bonus\nCoal Bonus is a yearly payment for old stoves. The amount depends on your rent.\n\n"
SEEDS = "## Seed Help\nThe scheme helps small growers to buy seed.\n\n"
ASKED = "Can I get the bonus?"


@pytest.mark.parametrize(
    ("text", "question", "read"),
    [
        # a pronoun stands for what the title names, and a demand behind it counts too
        (
            COAL + "You may get it if you:\n* are over 60\n* live alone\n\nYou must not be living in a hostel.",
            ASKED,
            "([you are over 60] and [you live alone]) and not [you are living in a hostel]",
        ),
        (
            COAL + "You can get it if you row. We answer within a week.",
            "Could I get this payment?",
            "[you row]",
        ),
        # what an applicant has to be is who gets it, not whom it is meant for
        (
            SEEDS + "An applicant should:\n1. own a field\n2. live on the island\n\nPeople who have a boat are not entitled.",
            "Is my uncle entitled to this help?",
            "([you should own a field] and [you should live on the island]) and not [you have a boat]",
        ),
        # a demand ahead of the grant
        ("You must be 18. You can join if you row.", "Can I join?", "[you row] and [you must be 18]"),
        ("You must be 18. You can get a loan.", "Can I get a loan?", "[you must be 18]"),
        ("You must be 18. You can get a loan if you row.", "Can I get a loan?", "[you row] and [you must be 18]"),
        ("The loss must have happened at sea. Members may claim for gear.", "Can I claim for gear?", "[you are members] and [the loss has happened at sea]"),
        ("Your mill must be in Rye. You can get a grant if you farm.", "Can I get a grant?", "[you farm] and [your mill must be in Rye]"),
        ("You must hold a licence. You can steer the raft if you row.", "Can I steer the raft?", "[you row] and [you must hold a licence]"),
        ("You must be a cook. Guests can row if they pay.", "Can I row?", "[you are guests] and [you pay]"),
        ("You must wear a cap. You can use the slide if you pay.", "Can I use the slide?", "[you pay]"),
        ("You must sign the form. You can get a loan if you row.", "Can I get a loan?", "[you row]"),
        ("# Mills\nYour mill must be in Rye.\n# Loans\nYou can get a loan if you row.", "Can I get a loan?", "[you row]"),
        ("If you farm, you must be 18. You can get a loan if you row.", "Can I get a loan?", "[you row]"),
        # what one cannot be or have is a demand
        (
            "You may get the loan if you farm. You cannot have owned a mill before. You can't be a student.",
            "Can I get the loan?",
            "[you farm] and not [you have owned a mill before] and not [you are a student]",
        ),
        # one part of a list is waived
        (
            "# Loan\nAn applicant must:\n1. own a shop\n2. have traded for two years\n\nThe second condition is waived for widows.",
            "Can I get the loan?",
            "[you must own a shop] and ([you have traded for two years] or [you are widows])",
        ),
        # how one asks for it is no condition
        (
            "# Bell grant\n## Towers\nYou can get the grant if you own a bell.\n## Schools\nYou can get the grant if you teach bell ringing.\n## How to apply\nYou need a card.",
            "Can I get the grant?",
            "[you own a bell] or [you teach bell ringing]",
        ),
        # another section names what is asked for in its heading
        (
            "# Quota\n## Who qualifies\nA boat qualifies if it is small.\n## Other boats\nOther boats must lease quota.",
            "Does my boat qualify?",
            "[it is small]",
        ),
        # a list that is left open is one all the same
        ("### Who may apply?\nRural clubs, including, but not limited to:\n* Choirs\n* Bands", "Can we apply?", "[choirs] or [bands]"),
        ("Eligible clubs include, but are not limited to:\n* Choirs\n* Bands", "Can our club apply?", "[it is choirs] or [it is bands]"),
        # what it depends on is no condition, below "How much" beside "Who can get it"
        (
            "# Bell grant\nIt is for towers.\n## Who can get it\nYou can get the grant if you own a bell.\n## How much\nIt depends on:\n* the bell\n* the tower",
            "Can I get the grant?",
            "[you own a bell]",
        ),
    ],
)  # fmt: skip
def test_who_gets_the_matter(text: str, question: str, read: str) -> None:
    assert _read(text, question) == read


@pytest.mark.parametrize(
    ("text", "question", "read"),
    [
        # another thing than the title names
        (COAL + "You can get it if you row.\n\nYou can get a lamp if you swim.", "Can I get a lamp?", "[you swim]"),
        # another deed
        ("# Pool\nYou can get a key if you row. You can swim if you pay.", "Can I swim?", "[you pay]"),
        # what one cannot do is no state, and what others do neither
        ("You can join if you row. You cannot be refused a seat.", "Can I join?", "[you row]"),
        # a duty may stand below any heading
        (
            "# Bell licence\n## Towers\nYou need a licence if you ring at night.\n## How to register\nYou must register if you ring by day.",
            "Do I have to register?",
            "[you ring by day]",
        ),
        # a fee that is waived is no part of what stands before
        ("You can row if you swim. The fee is waived for widows.", "Can I row?", "[you swim]"),
    ],
)  # fmt: skip
def test_near_misses(text: str, question: str, read: str) -> None:
    assert _read(text, question) == read


@pytest.mark.parametrize("part", PAGE_PARTS, ids=lambda part: part.name)
def test_parts_of_pages(part: PagePart) -> None:
    assert part.form.fullmatch(part.fires)
    assert not any(each.form.fullmatch(part.silent) for each in PAGE_PARTS)


def _read(text: str, question: str) -> str:
    """Return the expression of a question with statements for the names of clauses."""
    rule = parse(text)
    written = rule.written(question)
    for clause in reversed(rule.clauses):
        said = clause.statement.replace("you must be a ", "you are a ")
        written = written.replace(
            clause.id, f"[{said.replace('you must be living', 'you are living')}]"
        )
    return written
