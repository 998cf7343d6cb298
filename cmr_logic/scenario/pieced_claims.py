"""The pass for what a story says bit by bit: "I use a wheelchair. I served in the navy."."""

from __future__ import annotations

from collections.abc import Iterator

from cmr_logic.records import replace
from cmr_logic.scenario.claim import Claim, Part, Rank
from cmr_logic.scenario.matching.agreement import needed
from cmr_logic.scenario.matching.alignment import align
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Who
from cmr_logic.scenario.story import Story

_SEVERAL = 2  # words for what one is that may be told one by one


def by_several(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that somebody is all that a clause says, where a story tells it bit by bit.

    "I am a veteran. I use a wheelchair." tells of a disabled veteran; what one does full-time, or
    is said of a thing, is no quality of the person.

    Args:
        part: a part of a clause.
        story: the story.
    """
    target = part.target
    keys = needed(target)
    if target.subject.who is not Who.SELF or target.progressive or len(keys) < _SEVERAL:
        return
    if not (target.verb == "be" or target.passive) or keys != target.core - lists.LIGHT:
        return
    telling = []
    for key in sorted(keys):
        only = frozenset({key})
        quality = replace(target, verb="be", passive=False, keys=only, core=only)
        told = next((t for t in _qualities(story) if _affirms(quality, t)), None)
        if told is None:
            return
        telling.append(told)
    start, end = min(t.start for t in telling), max(t.end for t in telling)
    yield Claim(Rank.PIECED, not target.negated, start, end, "paraphrase:several")


def _qualities(story: Story) -> Iterator[Statement]:
    """Yield the statements that say what somebody is."""
    for told in (*story.statements, *story.derived):
        is_ = told.verb == "be" or told.passive
        if is_ and not told.negated and not told.ability and len(told.core) == 1:
            yield told


def _affirms(target: Statement, told: Statement) -> bool:
    verdict = align(target, told)
    return verdict is not None and verdict.value is not target.negated
