"""The pass that takes the only figure of its kind for the one that a clause asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.amounts.adding_up import names_item_beside, of_several
from cmr_logic.scenario.amounts.between_times import LATE, between
from cmr_logic.scenario.amounts.figures import Figure, figures_of
from cmr_logic.scenario.amounts.measuring import asks_when, measure
from cmr_logic.scenario.amounts.together import is_closed, is_open, whole
from cmr_logic.scenario.amounts.understood import Meant, measured_by
from cmr_logic.scenario.amounts.unopposed import (
    may_be_of_the_matter,
    points_to_the_matter,
    says_the_rest,
    speaks_of,
)
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import keyed
from cmr_logic.scenario.quantity_claims import has_rivals
from cmr_logic.scenario.rephrasing.household import ME
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.completeness import says_all
from cmr_logic.scenario.times.elapsed import is_of_time_since
from cmr_logic.text import word_set, words_in

# What may be the only figure of its kind; an age is somebody's, and a day that of something.
_KINDS = lists.SIZES | {"money", "count", "duration", "percent", "temperature", "rate", "data"}

# Kinds of figures that are added up: "money"; not "percent".
_ADDED = frozenset({"money", "count", "rate", "weight", "volume", "area", "duration", "data"})

# By which a clause asks how long somebody is somewhere: "a **stay** of two hours"; not "a delay".
_SPELLS = word_set(
    "stay shift work park visit session lesson class day leave use booking hire meeting party event"
)
_OVER_TIME = word_set("overstay overrun")


def by_figures(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the figures of a story say of a clause that nothing says to be of another matter.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = _of_one_kind(part.demand)
    if demand is None or has_rivals(demand, story):
        return
    joint = demand.constraints[0].kind.value == "money"
    if joint and of_several(demand, part.target, part.statement) and not says_all(story.text):
        return  # what one of two earns is not all that comes in
    measured = measured_by(demand, part.target, story.given, lone=True)
    found = _told(
        measured,
        figures_of(demand.constraints[0], story.pieces(), story.stating, story.text),
        story,
    )
    verdict = measure(demand, [found.quantity], part.target) if found is not None else None
    if found is None or verdict is None:
        return
    if verdict.value is part.target.negated or says_the_rest(measured, _spoken(story)):
        yield claim(Rank.ALONE, verdict, found.piece.told, "quantity")


def by_two_times(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what two times of a day say of a clause about how long something took, or how late.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = _of_one_kind(part.demand)
    if demand is None or demand.constraints[0].kind.value != "duration" or story.asked is not None:
        return
    if (demand.constraints[0].interval.low or demand.constraints[0].interval.high or 2) > 1:
        return  # no day has as many hours
    measured = measured_by(demand, part.target, story.given, lone=True)
    late = measured.asks_delay or not _OVER_TIME.isdisjoint(part.target.keys | {part.target.verb})
    for span in between(story.text):
        verdict = measure(demand, [span.quantity], part.target)
        if verdict is None or late is not (span.sort == LATE):
            continue
        if late or not _SPELLS.isdisjoint(
            demand.about | part.target.keys | part.target.subject.keys
        ):
            found = Claim(Rank.ALONE, verdict.value, span.start, span.end, "quantity:two-times")
            yield found


def _of_one_kind(demand: Demand | None) -> Demand | None:
    """Return a demand on one figure, without the time in which it is counted."""
    if demand is None or demand.never:
        return None
    main = [c for c in demand.constraints if not is_of_time_since(c)]
    if len(main) != 1 or main[0].kind.value not in _KINDS:
        return None
    found = replace(demand, constraints=tuple(main))
    if main[0].kind.value == "count" and not main[0].unit:
        return None
    return None if asks_when(found) else found


def _told(measured: Meant, figures: Sequence[Figure], story: Story) -> Figure | None:
    """Return the one figure that is told of the matter, or all that are told together."""
    parts = [each for each in figures if may_be_of_the_matter(measured, each)]
    spoken = _spoken(story)
    mine = [each for each in parts if points_to_the_matter(measured, each, spoken)]
    own = any(each.quantity.text.lower() in ME for each in parts)
    if len(parts) > 1 and (mine or speaks_of(measured, spoken) or (own and _is_of_people(parts))):
        total = whole(parts, story.text)
        if total is not None and (mine == parts or _is_made_of_parts(measured)):
            start, end = parts[0].piece.told.start, parts[-1].piece.told.end
            told = replace(parts[0].piece.told, start=start, end=max(end, start))
            return Figure(total, start, replace(parts[0].piece, told=told))
    if len(mine) != 1 or (len(parts) > 1 and _is_made_of_parts(measured)):
        return None
    (only,) = mine
    beside = measured.kind == "money" and names_item_beside(_to_the_end(story.text, only.start))
    more = is_open(story.text) or only.of_kind or beside
    if more and measured.kind in _ADDED and not is_closed(story.text):
        ends = replace(only.quantity.interval, high=None)
        return replace(only, quantity=replace(only.quantity, interval=ends))
    return only


def _is_of_people(parts: Sequence[Figure]) -> bool:
    return is_person(parts[0].quantity.unit)


def _spoken(story: Story) -> frozenset[str]:
    """Return what all words of a story are compared by."""
    return frozenset(key for key in keyed(words_in(story.text.lower())) if key)


def _to_the_end(text: str, start: int) -> str:
    """Return the words of a sentence from a place on."""
    end = re.compile(r"[.!?;]\s|$").search(text, start)
    return text[start : end.start() if end is not None else len(text)]


def _is_made_of_parts(measured: Meant) -> bool:
    """Tell whether what a clause measures is made of parts: a cost, a number of people."""
    return measured.kind in {"money", "count"}
