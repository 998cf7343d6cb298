"""Whom a rule means by how they are, by what they must do, or by what stands right behind them."""

from __future__ import annotations

from cmr_logic import decide, parse
from tests.tables import for_each


@for_each(
    "text, asked, statements",
    [
        ("The loft is open to the left-handed.", "Can I use the loft?", ["you are left-handed"]),
        ("Seats are kept for the partially sighted.", "Can I have a seat?", ["partially sighted"]),
        ("Keys may be borrowed by the over-60s.", "Can I borrow a key?", ["you are over 60"]),
        ("The deaf club is open to members.", "Can I go to the club?", ["you are members"]),
        ("Pilgrims resident in Wales get a hat.", "Do I get a hat?", ["you are resident in Wales"]),
        ("Divers absent from the talk may not dive.", "Can I dive?", ["absent from the talk"]),
        ("Rowers unable to swim get a vest.", "Do I get a vest?", ["you are unable to swim"]),
        ("Bottles full of sand are thrown away.", "Is my bottle thrown away?", ["full of sand"]),
        ("A form must be filled in by anyone who rows.", "Must I fill in a form?", ["you row"]),
        ("Vests have to be worn by all those who row.", "Must I wear a vest?", ["you row"]),
        ("A badge is needed by pilots.", "Do I need a badge?", ["you are pilots"]),
        # somebody else, of whom one is enough
        (
            "The form must be signed by someone who has known you for a year.",
            "Must I sign it?",
            ["the form must be signed by someone who has known you for a year"],
        ),
    ],
)
def test_whom_it_reaches(text: str, asked: str, statements: list[str]) -> None:
    rule = parse(text)
    named = {clause.id: clause.statement for clause in rule.clauses}
    written = rule.written(asked).removeprefix("not ")
    assert len(named[written]) <= len(text) - 1
    assert all(said in named[written] for said in statements)


@for_each(
    "text, asked, story, answer",
    [
        ("The loft is open to the retired.", "Can I use the loft?", "I'm retired.", "Yes"),
        ("The loft is open to the retired.", "Can I use the loft?", "I'm not retired.", "No"),
        ("The loft is open to the retired.", "Can I use the loft?", "I'm a cook.", "More"),
        ("The blind travel free.", "Do I travel free?", "I'm blind.", "Yes"),
        ("The blind guest travels free.", "Do I travel free?", "I'm 60.", "More"),
        ("Pilgrims resident in Wales get a hat.", "Do I get a hat?", "I live in Kent.", "No"),
        ("A badge must be worn by anyone who rows.", "Must I wear a badge?", "I row.", "Yes"),
        ("A badge is needed by anyone who rows.", "Do I need a badge?", "I don't row.", "No"),
    ],
)
def test_told(text: str, asked: str, story: str, answer: str) -> None:
    assert decide(text, asked, scenario=story).answer == answer
