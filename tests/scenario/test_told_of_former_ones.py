"""Who is a former pupil, employee or member, told by what they did then, or do still."""

from __future__ import annotations

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle
from tests.tables import for_each

# A clause, stories that make it true, that make it false, and that leave it open.
TOLD = (
    (
        "you are a former pupil of the school",
        (
            "I was a pupil at the school.",
            "I went to the school until 2002.",
            "I was at the school from 1988 until I took my last exams there.",
            "I attended the school as a boy.",
            "I used to be a pupil of the school.",
        ),
        (
            "I'm still a pupil of the school.",
            "I've been a pupil at the school since 2020.",
            "I never went to the school.",
        ),
        (
            "I was at the school on Monday.",
            "I went to the school for the fete.",
            "My son was a pupil at the school.",
            "I left the school at four o'clock.",
        ),
    ),
    (
        "you are former employees of the mill",
        ("I worked at the mill until it closed.", "I was employed by the mill for ten years."),
        ("I still work at the mill.", "I've never worked at the mill."),
        ("I worked at the mill last night.", "My aunt worked at the mill for years."),
    ),
    (
        "you are a former member of the club",
        ("I left the club in May.", "I'm no longer a member of the club."),
        ("I'm a member of the club.", "I was never a member of the club."),
        ("I'm not a member of the club.", "I left the club at midnight."),
    ),
)
CASES = [
    (clause, story, value)
    for clause, *told in TOLD
    for value, stories in zip((True, False, None), told, strict=True)
    for story in stories
]


@for_each("clause, story, value", CASES)
def test_what_was_so_once_settles_who_is_a_former_one(clause, story, value):
    found = settle(parse(f"You can come if {clause}.").clauses, story, "Can I come?")
    assert (found[0].value if found else None) is value
