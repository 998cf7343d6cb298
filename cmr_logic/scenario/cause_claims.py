"""The pass for what brought a thing about: "the damage was caused by water", and a pipe burst."""

from __future__ import annotations

from collections.abc import Iterator

from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.matching.causes_told import cause_asked, causes_in
from cmr_logic.scenario.statements.statement import Mood, Tense, Who
from cmr_logic.scenario.story import Story


def by_cause(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the cause of which a story tells says of a clause that names a cause.

    Args:
        part: a part of a clause.
        story: the story.
    """
    asked = cause_asked(part.statement)
    if asked is None:
        return
    cause, any_such = asked
    told = [
        (each, causes_in(each.quoted(story.text)))
        for each in story.statements
        if each.mood is Mood.FACT
        and not each.negated
        and each.tense is not Tense.FUTURE
        and not (each.subject.who is Who.OWN and each.subject.person and not each.core)
    ]
    found = frozenset[str]().union(*(names for _, names in told))
    if cause.name in found:
        value = True
        if not any_such or len(found - cause.besides) > 1:
            return
    else:
        value = False
        if not found or not found.isdisjoint(cause.besides):
            return
    first = next(each for each, names in told if names)
    holds = value is not part.target.negated
    yield claim(Rank.IN_PART, Verdict(holds, ("cause",)), first, "implication")
