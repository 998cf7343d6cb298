"""What a statement keeps of the rule's words: initials, pronouns of others, persons appointed."""

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("TV sets made after 3 June 2001 must bear a label.",
         "TV sets made after 3 June 2001 must bear a label"),
        ("ALL boats must be moored.", "all boats must be moored"),
        ("A raft registered after 1 May 2001 must be insured.",
         "the raft is registered after 1 May 2001"),
        ("All harbours shall designate a person who keeps the log.",
         "all harbours shall designate a person who keeps the log"),
        ("It is unlawful for any person to row if the person is under 12.", "you are under 12"),
        ("Businesses that sell flares need to:\n* lock up\n* keep records, storing them safely",
         "you need to keep records, storing them safely"),
        ("Businesses that sell flares need to:\n* lock up\n* let your guests choose how they pay",
         "you need to let your guests choose how they pay"),
    ],
)  # fmt: skip
def test_words_kept(text: str, statement: str) -> None:
    assert statement in [clause.statement for clause in parse(text).clauses]
