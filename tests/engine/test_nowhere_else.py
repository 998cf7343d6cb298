"""A place behind which "and nowhere else" stands is the only one."""

from __future__ import annotations

from cmr_logic import decide, parse
from tests.tables import for_each

_FIRE = "Fires are allowed in the stone pits beside the lake, and nowhere else in the park."
_SWIM = "Swimming is permitted between the two buoys but not anywhere else in the harbour."
_RAMP = "Skateboarding is allowed on the concrete ramp, and nowhere else."


@for_each(
    "rule, question, story, answer",
    [
        (_FIRE, "Can we light a fire in the park?",
         "We'd light it in the stone pits beside the lake.", "Yes"),
        (_FIRE, "Can we light a fire in the park?", "We'd light it in the meadow.", "More"),
        (_FIRE, "Can we light a fire in the park?", "", "More"),
        (_SWIM, "Can I swim in the harbour?", "I'd swim between the two buoys.", "Yes"),
        (_SWIM, "Can I swim in the harbour?", "I'd swim off the quay.", "More"),
        (_RAMP, "Can my son skateboard here?", "He would be on the concrete ramp.", "Yes"),
        (_RAMP, "Can my son skateboard here?", "I would be on the concrete ramp.", "More"),
    ],
)  # fmt: skip
def test_it_is_so_in_that_place_alone(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer


def test_who_has_nowhere_else_to_go_is_told_of_no_place():
    rule = parse("You can stay if you have nowhere else to go.")
    assert [each.statement for each in rule.clauses] == ["you have anywhere else to go"]
