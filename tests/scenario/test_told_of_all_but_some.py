"""All but some is not all, a day of last year is none of this one, and my wife works here too."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import by_answer, for_each

# A rule, a question, and stories that answer Yes, No and nothing yet.
TOLD = (
    (
        "Nets may be set between 1 May and the end of August.",
        "May I set my nets?",
        (
            "I plan to set them in June.",
            "It's June.",
        ),
        ("I plan to set them in November.",),
        (
            "Last year I set them in June.",
            "My birthday is in June.",
        ),
    ),
    (
        "The key money is refunded if all the tools have been returned.",
        "Is my key money refunded?",
        (
            "I've returned all the tools.",
            "I've returned all the tools, but the saw is bent.",
            "I've returned all the tools but I kept the case.",
        ),
        (
            "I've returned all the tools but one, the saw is still in my van.",
            "I've returned every tool but the saw.",
            "All the tools have been returned bar the saw.",
        ),
        (),
    ),
    (
        "You can enter if all your dues have been paid.",
        "Can I enter?",
        (),
        ("I've paid all my dues but the last one.",),
        (),
    ),
    (
        "You can go home if everyone has signed.",
        "Can we go home?",
        ("Everyone has signed.",),
        ("Everyone has signed except the cook.",),
        (),
    ),
    (
        "You can go home if the windows are shut.",
        "Can we go home?",
        ("All the windows are shut.",),
        (),
        (),
    ),
    (
        "You must tell the office if you are married to another worker.",
        "Must I tell the office?",
        (
            "My wife works here as well, in the canteen.",
            "My husband also works here.",
        ),
        (),
        (
            "My wife works at a bank.",
            "My brother works here as well.",
            "My wife doesn't work here.",
            "My wife used to work here as well.",
        ),
    ),
    (
        "Teachers who are married to a colleague must tell the head.",
        "Must I tell the head?",
        ("My husband works at the same school too.",),
        (),
        (),
    ),
)


@for_each("rule, question, story, answer", by_answer(TOLD))
def test_all_but_some(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
