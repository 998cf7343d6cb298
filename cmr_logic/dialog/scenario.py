"""What a person says of their situation, in their own words → facts.

The one place where a scenario meets the rule.
"""

from __future__ import annotations

from cmr_logic.dialog.agenda import Agenda
from cmr_logic.dialog.told import Told
from cmr_logic.spans import Span
from cmr_logic.text import sentence_ends, tokenize

_LEAST = 0.75  # how well a sentence must fit a clause to count as saying it


def from_scenario(agenda: Agenda, scenario: str) -> list[Told]:
    """Return the facts that a scenario states.

    A sentence that says a clause in nearly its words says that it is so; one that says its opposite
    in nearly its words, that it is not.
    """
    if not scenario.strip():
        return []
    tokens = tokenize(scenario)
    facts: list[Told] = []
    first = 0
    for last in sentence_ends(tokens, 0, len(tokens)):
        if last <= first:
            continue
        span = Span(tokens.starts[first], tokens.ends[last - 1])
        found = agenda.places.find(span.of(scenario))
        if found.part is not None and found.score >= _LEAST:
            facts.append(
                Told(
                    found.part,
                    not found.opposite,
                    "scenario",
                    span.of(scenario),
                    span,
                    found.score,
                )
            )
        first = last
    return facts
