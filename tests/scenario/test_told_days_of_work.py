"""On which days of a week somebody works or comes, and whether what was due came late."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each


@for_each(
    "clause, story, expected",
    [
        ("you work on Sundays", "I'm on from Tuesday to Friday.", "No"),
        ("you work on Sundays", "My days are Monday and Sunday.", "Yes"),
        ("you work on Sundays", "Sunday is my day off.", "No"),
        ("you work on Sundays", "I do every weekend.", "Yes"),
        ("you work on Sundays", "I'm in every day except Sunday.", "No"),
        ("you work on Sundays", "I only do weekdays.", "No"),
        ("you do not work at weekends", "I work Mondays to Fridays.", "Yes"),
        ("you visit on a weekday", "I'd come on a Thursday.", "Yes"),
        ("you visit on a weekday", "I can only manage weekends.", "No"),
        ("you play chess on Mondays", "We play chess every Monday.", "Yes"),
        ("you play chess on Mondays", "We only play on Tuesdays.", "No"),
        # other days may be told besides, or another deed
        ("you work on Sundays", "I work on Mondays.", "More"),
        ("you work on Sundays", "I do four days a week.", "More"),
        ("you work on Sundays", "I go rowing on Sundays.", "More"),
        ("you work on Sundays", "My aunt works on Sundays.", "More"),
        ("you visit on a weekday", "I'd come on a Friday or a Saturday.", "More"),
        ("you visit on a weekday", "We're visiting my aunt on Tuesday.", "More"),
    ],
)
def test_days_of_a_week(clause: str, story: str, expected: str) -> None:
    assert decide(f"You pay less if {clause}.", "Do I pay less?", scenario=story).answer == expected


@for_each(
    "clause, story, expected",
    [
        ("you return the drill late", "It was due on Monday and I took it back on Tuesday.", "Yes"),
        ("you return the drill late", "It was due on Monday and I took it back on Sunday.", "No"),
        ("you return the drill late", "It wasn't due till 9 May. I took it back on 4 May.", "No"),
        ("you return the drill after the due date", "I returned it with a day to spare.", "No"),
        ("you return the drill after the due date", "I returned it a day late.", "Yes"),
        ("you return the drill late", "It was due by noon and I dropped it off at two.", "Yes"),
        # nothing tells when, or another thing was due
        ("you return the drill late", "It was due on Monday.", "More"),
        ("you return the drill late", "It was due on Monday and I lost it on Tuesday.", "More"),
        (
            "you return the drill late",
            "My book was due on Monday. I took it back on Tuesday.",
            "More",
        ),
        ("you return the drill late", "It was due on Monday and I phoned on Tuesday.", "More"),
    ],
)
def test_due_and_done(clause: str, story: str, expected: str) -> None:
    assert (
        decide(f"You pay a fine if {clause}.", "Do I pay a fine?", scenario=story).answer
        == expected
    )
