"""What a quantity says of a clause where a story speaks of nothing else of its kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic.scenario.amounts.adding_up import (
    adds_up,
    at_least,
    names_item_beside,
    of_several,
    says_whole,
)
from cmr_logic.scenario.amounts.counting import counted, with_further
from cmr_logic.scenario.amounts.denied import denied_amounts
from cmr_logic.scenario.amounts.hours_of_day import of_the_day
from cmr_logic.scenario.amounts.judges import tells_its_reach
from cmr_logic.scenario.amounts.lone import earns_instead
from cmr_logic.scenario.amounts.measuring import asks_when, measure
from cmr_logic.scenario.amounts.others_ages import tells_age_of_another
from cmr_logic.scenario.amounts.standing_for import stands_for_another
from cmr_logic.scenario.amounts.states_on_days import throughout
from cmr_logic.scenario.amounts.sums_apart import is_another_sum
from cmr_logic.scenario.amounts.understood import Meant, meant
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.matching.but_met import has_but_met
from cmr_logic.scenario.matching.owners import follows_theirs
from cmr_logic.scenario.quantity_claims import has_rivals
from cmr_logic.scenario.referring import names_a_rival
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.bygone import is_of_old
from cmr_logic.scenario.times.stays import is_setting_out
from cmr_logic.text import words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_Measuring = tuple[Piece, Sequence["Quantity"]]


def by_what_is_meant(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a quantity says of a clause, where a story speaks of nothing else.

    Args:
        part: a part of a clause.
        story: the story.
    """
    target, demand = part.target, part.demand
    if demand is None or len(demand.constraints) != 1 or has_rivals(demand, story):
        return
    if target.negated and asks_when(demand):
        return  # who rowed in May may have stopped rowing before, or after
    measured = meant(demand, target, story.given, lone=story.owned is None and story.thing is None)
    if measured is None:
        return
    from cmr_logic.quantities import comparable  # noqa: PLC0415 - most clauses name no quantity

    (constraint,) = demand.constraints
    counted_ahead = constraint.kind.value == "count"  # who may fell trees asks before they do
    measuring: list[_Measuring] = [
        (piece, stated)
        for piece in story.pieces()
        if not tells_age_of_another(piece.text, piece.told, target)
        and (counted_ahead or not _is_to_come(target, piece.told))
        and not names_a_rival(target, piece.told, story)
        and not is_another_sum(demand, piece.told)
        and not has_but_met(target, piece.told)
        and not is_of_old(target, piece.told, story.text)
        and not tells_its_reach(piece.told.subject.head, piece.text)
        and not is_setting_out(part.statement, piece.text)
        and not (piece.told.negated and denied_amounts(piece.text))
        and (stated := [q for q in story.stating(piece.text) if comparable(constraint, q)])
    ]
    measuring = _in_place_of_others(measuring, measured)
    if (len(measuring) > 1 and adds_up(demand)) or not all(
        measured.by(piece)
        and not stands_for_another(measured, piece, story.text)
        and not follows_theirs(story.text[: piece.told.start], piece.text)
        and not earns_instead(measured, piece.told)
        for piece, _ in measuring
    ):
        return  # another quantity of the kind
    for piece, told in measuring:
        timed = of_the_day(demand, target, piece.told, told)
        sums = counted(demand, timed, complete=story.complete, quote=piece.text)
        sums = with_further(sums, story.text[piece.told.end :])
        priced = constraint.kind.value == "money" and names_item_beside(piece.text)
        if priced or _of_one_only(part, demand, piece.text):
            sums = at_least(sums)
        sums = throughout(demand, target, piece.told, sums, story.text)
        verdict = measure(demand, sums, target)
        if verdict is not None and not (len(told) > 1 and adds_up(demand)):
            yield claim(Rank.UNDERSTOOD, verdict, piece.told, "quantity")


def _is_to_come(target: Statement, told: Statement) -> bool:
    """Tell whether a statement tells a plan, and a clause asks what was done."""
    ahead = told.mood is Mood.WISH or told.tense is Tense.FUTURE
    return ahead and target.tense in (Tense.PAST, Tense.PERFECT)


def _of_one_only(part: Part, demand: Demand, quote: str) -> bool:
    """Tell whether words tell a part of what a clause asks that several people have together."""
    words = words_in(quote.lower())
    said_of_all = "we" in words or "our" in words or says_whole(words)
    return not said_of_all and of_several(demand, part.target, part.statement)


def _in_place_of_others(measuring: Sequence[_Measuring], measured: Meant) -> list[_Measuring]:
    """Return pieces with those that say in a rule's words what is measured instead of others.

    Those that say something else are left out: the others say it too.
    """
    instead = [each for each in measuring if each[0].instead and measured.by(each[0])]
    spans = [(piece.told.start, piece.told.end) for piece, _ in instead]
    own = (each for each in measuring if not each[0].instead)
    return instead + [
        each
        for each in own
        if not any(each[0].told.start < end and start < each[0].told.end for start, end in spans)
    ]
