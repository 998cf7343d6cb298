"""What is done for a cause that a rule names, told by why it was done: "I pulled out because …"."""

from __future__ import annotations

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle
from tests.tables import for_each

# A clause, stories that make it true, that make it false, and that leave it open.
TOLD = (
    (
        "you withdraw from the marathon because of an injury",
        (
            "I've pulled out because I broke my ankle.",
            "I withdrew from the marathon after I twisted my knee.",
        ),
        ("I pulled out because my shifts changed.",),
        (
            "I pulled out because I caught flu.",
            "My brother pulled out because he broke his ankle.",
            "I broke my ankle.",
            "I pulled out.",
            "I pulled out a tooth because I was injured.",
            "I might pull out because I broke my toe.",
            "I pulled out because he broke his leg.",
        ),
    ),
    (
        "you cancel your leave because of a bereavement",
        (
            "I've cancelled my leave because my grandmother died.",
            "I cancelled because my grandmother died.",
        ),
        ("I cancelled my leave because I had flu.",),
        ("I cancelled my gym pass because my grandmother died.",),
    ),
    (
        "you miss an exam because of illness",
        ("I missed the exam as I was in hospital.",),
        ("I missed the exam because of traffic.", "I missed the exam because I overslept."),
        ("I missed the bus because I was ill.",),
    ),
)
CASES = [
    (clause, story, value)
    for clause, *told in TOLD
    for value, stories in zip((True, False, None), told, strict=True)
    for story in stories
]


@for_each("clause, story, value", CASES)
def test_why_it_was_done_settles_a_clause(clause, story, value):
    found = settle(parse(f"You can come if {clause}.").clauses, story, "Can I come?")
    assert (found[0].value if found else None) is value
