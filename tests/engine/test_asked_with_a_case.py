"""Questions put in a case, and questions of offences: their words turn no sign."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

ANSWERS = {
    "losing in the case": (
        "You are covered if you lose your job.",
        "Am I covered if I lose my job?",
        "Yes",
    ),
    "refused in the case": (
        "You can appeal if you are refused a visa or your visa is cut short.",
        "Can I appeal if I am refused a visa?",
        "Yes",
    ),
    "denied in the case": (
        "You can join if you live here.",
        "Can I join if I don't live here?",
        "No",
    ),
    "another case is open": (
        "You can join if you live here or work here.",
        "Can I join if I don't live here?",
        "More",
    ),
    "what is asked is losing": (
        "Your pass is cancelled if you lose your job.",
        "Will my pass be cancelled if I lose my job?",
        "Yes",
    ),
    "the case ahead": ("You can join if you are over 18.", "If I am 16, can I join?", "No"),
    "less than the text says": (
        "If you cancel within 14 days of joining, we will refund your fees.",
        "Will I get my money back if I cancel?",
        "More",
    ),
    "no case": ("You can join if you are over 18.", "Can you tell me if I can join?", "More"),
    "an offence": (
        "A person who obstructs an inspector is guilty of an offence.",
        "Do I commit an offence if I obstruct an inspector?",
        "Yes",
    ),
    "a fine for an offence": (
        "A person who obstructs a guard is guilty of an offence and liable to a fine not exceeding "
        "£90.",
        "Will I be fined if I obstruct a guard?",
        "Yes",
    ),
    "leave for an offence": (
        "A person who sells drinks without a licence commits an offence.",
        "Can I sell drinks if I have no licence?",
        "More",
    ),
}


@pytest.mark.parametrize("form", ANSWERS)
def test_answer(form: str) -> None:
    text, question, expected = ANSWERS[form]
    assert decide(parse(text), question).answer == expected


def test_ban_on_another_deed_bars_no_duty() -> None:
    rule = parse(
        "An owner shall not let the pool be used unless a guard is there. An owner shall close the "
        "pool if the water is dirty."
    )
    clauses = {clause.id: clause.statement for clause in rule.clauses}
    asked = decide(rule, "Do I have to close the pool?")
    assert [
        clauses[name] for name in clauses if name in rule.written("Do I have to close the pool?")
    ] == ["the water is dirty"]
    assert asked.follow_up == "Is the water dirty?"
