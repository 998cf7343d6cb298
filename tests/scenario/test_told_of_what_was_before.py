"""What was there before another thing: "it had been ill since the autumn before that"."""

from __future__ import annotations

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle
from tests.tables import for_each

CLAUSE = "the illness began after the cover started"


@for_each(
    "story, value",
    [
        ("My policy began in May. Rex had been ill with it since the autumn before that.", False),
        ("My cover began in May. The illness had been there since the winter before.", False),
        ("My cover began in May. My friend's illness had been there the winter before.", None),
        ("The illness had been there since the winter before.", None),
        ("My cover began in May. I had been abroad before that.", None),
        ("My cover began in May. Rex had been ill with worry.", None),
    ],
)
def test_what_had_been_so_before_settles_an_order(story, value):
    rule = parse(f"You can claim if {CLAUSE}.")
    found = settle(rule.clauses, story, "Can I claim?")
    assert (found[0].value if found else None) is value
