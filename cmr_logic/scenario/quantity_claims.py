"""The passes that show the quantities of a story to a part of a clause."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.amounts.adding_up import (
    Amount,
    adds_up,
    as_ones_own,
    at_least,
    is_of_outsider,
    is_priced_beside,
    of_one,
    of_several,
    total,
)
from cmr_logic.scenario.amounts.counting import counted, with_others
from cmr_logic.scenario.amounts.denied import denied_amounts
from cmr_logic.scenario.amounts.hours_of_day import of_the_day
from cmr_logic.scenario.amounts.listed import (
    ages_listed,
    agree_on,
    came_about,
    said_once,
    spells_of,
)
from cmr_logic.scenario.amounts.measured import (
    AT_A_TIME,
    HAPPENING,
    of_a_child,
    speaks_of,
    was_done_once,
)
from cmr_logic.scenario.amounts.measuring import (
    as_yearly,
    asks_when,
    measure,
    measure_any,
    per_year,
)
from cmr_logic.scenario.amounts.others_ages import tells_age_of_another
from cmr_logic.scenario.amounts.states_on_days import throughout
from cmr_logic.scenario.amounts.sums_apart import is_another_sum
from cmr_logic.scenario.amounts.understood import of_another
from cmr_logic.scenario.amounts.understood_states import understood
from cmr_logic.scenario.amounts.ways import runs_same_way
from cmr_logic.scenario.claim import Claim, Part, Rank, claim, following
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lack_claims import all_denied
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.matching.agreement import STATIVE, speaks_for_all
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.matching.doing import did_to_another, only_uses
from cmr_logic.scenario.matching.here import as_here, somewhere_else
from cmr_logic.scenario.matching.owners import follows_theirs
from cmr_logic.scenario.matching.same_deed import names_owner, of_another_thing
from cmr_logic.scenario.matching.whereabouts import as_denied, only_briefly
from cmr_logic.scenario.referring import names_a_rival
from cmr_logic.scenario.small_children import as_baby
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.reading import pooled
from cmr_logic.scenario.statements.statement import (
    TOLD,
    UNDERGONE,
    UNDONE,
    Mood,
    Statement,
    Tense,
    Who,
)
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.beginnings import BEGUN, begun
from cmr_logic.scenario.times.bygone import is_long_gone, is_of_old
from cmr_logic.scenario.times.elapsed import (
    elapsed_of,
    gap_of,
    is_of_time_since,
    lasting_of,
    up_to_another_day,
)
from cmr_logic.scenario.times.tellings import told_otherwise, with_occasions
from cmr_logic.scenario.times.today import dates_of
from cmr_logic.text import word_set, words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Quantity


_BEING_ONE = frozenset({"be", "teach", "lecture", "practise", "nurse"})
_AT_WORK, _GOING_BY = frozenset({"work"}), frozenset({"duration", "money"})
# Demands of what was done of late: "a lesson **in the last month**"; not "for a month".
_OF_LATE = "last_spell"
ONE_OF = re.compile(r"\b(?:one|some|most|half|two|three|both)\sof\s(?:my|our|the|its)\s", re.I)
# Verbs of habits, and of what happened once: "you **received** it ten days ago".
_ONCE = frozenset({"receive", "get", "pay", "attend", "claim"})


def by_quantities(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the quantities of a story say of a clause.

    Args:
        part: a part of a clause.
        story: the story.
    """
    target, demand = part.target, part.demand
    if demand is None:
        return
    if demand.of_any_year and target.verb == "be" and not demand.about:
        return  # of what it is the day, nothing tells
    shown = _measuring(target, demand, story)
    if adds_up(demand) and (amounts := _amounts(part, demand, shown, story)):
        yield from _summed(part, demand, amounts)
        return
    spells = _spells(part, demand, shown, story)
    if spells is not None:
        yield from _judged(part, demand, *spells)
        return
    for each in shown:
        yield from _by_one(part, demand, each, story)


def _judged(part: Part, demand: Demand, told: Statement, quantity: Quantity) -> Iterator[Claim]:
    """Yield what one quantity says of a clause."""
    verdict = measure(demand, [quantity], part.target)
    if verdict is not None:
        yield claim(Rank.STATED, verdict, told, "quantity")


def _by_one(part: Part, demand: Demand, each: Statement, story: Story) -> Iterator[Claim]:
    """Yield what the quantities of one statement say of a clause."""
    ended = part.target.negated and asks_when(demand)
    target = replace(part.target, negated=False) if ended else part.target
    quote = each.quoted(story.text)
    told = as_yearly(each, demand, quote)
    if (ended and not each.negated) or not speaks_of(demand, told, part.target, story.given):
        return  # who rowed in May may have stopped rowing before, or after
    if not runs_same_way(demand, words_in(quote)) or _of_other_deeds(part, told, quote, story):
        return
    if _is_anothers(each, told, target, story) or was_done_once(
        part.statement, demand, target, told
    ):
        return
    denied = denied_amounts(quote) if told.negated and not target.negated else ()
    shown_ = of_the_day(demand, target, told, denied or _stated(told, part, story))
    stated = counted(demand, shown_, complete=story.complete, quote=quote)
    stated = with_others(as_denied(told, stated), quote)
    if is_priced_beside(demand, quote):
        stated = at_least(stated)
    ran = throughout(demand, target, told, stated, story.text)
    child = of_a_child(demand, target, told)
    if stated and not ran:
        verdict = None  # it began, or ended, about the day that is asked for
    elif not ran:
        verdict = all_denied(demand, told, target, story)
    else:
        verdict = (measure_any if child else measure)(demand, ran, target)
    if verdict is None or (not ended and _says_too_little(verdict, part, told)):
        return
    holds = verdict.value is not target.negated
    if not agree_on(demand, ages_listed(quote), target) or _has_passed(
        demand, target, told, story, holds=holds
    ):
        return
    if verdict.value is target.negated and (_has_elsewhere(part, story) or _is_one(demand, quote)):
        return
    # One child that is too old says little of the others.
    other = child and not verdict.value
    yield claim(Rank.IN_PART if other else Rank.STATED, verdict, told, "quantity")


def _another_did_it(told: Statement, target: Statement, story: Story) -> bool:
    """Tell whether what was done to a thing was done by another: "**my aunt** joined it"."""
    if told.entry != UNDERGONE or told.subject.who is Who.SELF or target.passive:
        return False
    return target.subject.who is Who.SELF and any(
        (each.start, each.end) == (told.start, told.end) and each.subject.person
        for each in story.statements
        if each.entry != UNDERGONE and each.subject.who in {Who.OWN, Who.OTHER}
    )


def _is_anothers(each: Statement, told: Statement, target: Statement, story: Story) -> bool:
    """Tell whether a statement tells of another's age, deed or thing: "my aunt's flat"."""
    quote = each.quoted(story.text)
    theirs = target.subject.who is not Who.SELF and follows_theirs(story.text[: each.start], quote)
    if theirs or tells_age_of_another(quote, told, target) or _another_did_it(each, target, story):
        return True
    there = told.subject.who not in (Who.SELF, Who.OWN) and target.subject.who is Who.OWN
    named = target.verb in lists.HAVING and lists.OTHERS & (told.subject.keys - {told.subject.head})
    return bool(named) or (there and not target.subject.person and names_owner(quote))


def _has_passed(
    demand: Demand, target: Statement, told: Statement, story: Story, *, holds: bool
) -> bool:
    """Tell whether something lasted long enough at a time gone by: "a month **last winter**"."""
    asked = demand.constraints[0]
    kind, recently = asked.kind.value, asked.entry.startswith(_OF_LATE)
    if not holds and (recently or not (asked.interval.low is None or kind == "money")):
        return False  # what was done then was not done of late, and may not have lasted since
    if kind != "age" and is_of_old(target, told, story.text):
        return True
    lasting = kind in _GOING_BY and target.tense is not Tense.PAST
    gone = told.tense is Tense.PAST and told.entry != BEGUN
    gone = gone or (kind == "money" and told.entry.startswith(TOLD))
    still = target.verb in STATIVE or target.subject.who is not Who.SELF or kind == "money"
    still &= not (kind == "money" and "year" in asked.text)  # the last full year counts
    return lasting and gone and still and is_long_gone(story.text, told.start, told.end)


def _spells(
    part: Part, demand: Demand, shown: Sequence[Statement], story: Story
) -> tuple[Statement, Quantity] | None:
    """Return how long somebody did a thing in all, where a story tells several spells of it.

    "I worked three years for a baker and then four for a printer": seven years.
    """
    lasting = len(demand.constraints) == 1 and demand.constraints[0].kind.value == "duration"
    if not lasting or part.target.tense is not Tense.PERFECT or part.target.verb not in STATIVE:
        return None
    telling = [
        each
        for each in shown
        if not (each.negated or each.entry)
        and speaks_of(demand, each, part.target, story.given)
        and not somewhere_else(part.statement, each, each.quoted(story.text))
    ]
    telling = said_once(telling)
    if len(telling) <= 1:
        return None
    told = [
        (each.start + quantity.span.start, quantity)
        for each in telling
        for quantity in _stated(each, part, story)
        if quantity.kind.value == "duration" and not is_of_time_since(quantity)
    ]
    gone = all(each.tense is Tense.PAST for each in telling)
    together = spells_of(told, one_by_one=gone)
    return None if together is None else (telling[0], together)


def _of_other_deeds(part: Part, told: Statement, quote: str, story: Story) -> bool:
    """Tell whether a statement measures what was done to, by or at another than a clause asks."""
    if only_briefly(part.target, told, quote):
        return True
    otherwise = told.entry.startswith(TOLD)  # "I worked there": I was employed
    if of_another(quote) or only_uses(part.target, told):
        return True
    if not otherwise and did_to_another(part.target, told):
        return True
    demand = part.demand
    if demand is not None and (
        is_another_sum(demand, told)
        or was_done_once(part.statement, demand, part.target, told)
        or of_another_thing(demand, part.target, told, quote, story.given)
    ):
        return True
    return somewhere_else(part.statement, told, quote)


def _says_too_little(verdict: Verdict, part: Part, told: Statement) -> bool:
    """Tell whether a statement speaks of one of several only, or denies for too short a time.

    Who has not been abroad this month may have been there in the last year.
    """
    if not verdict.value and not speaks_for_all(part.target, told):
        return True
    constraints = part.demand.constraints if part.demand is not None else ()
    denied = told.negated and any(map(is_of_time_since, constraints))
    return denied and verdict.value is not part.target.negated


def _has_elsewhere(part: Part, story: Story) -> bool:
    """Tell whether a clause asks for a thing in a place, where one may have another than is told.

    Who has a flat in Spain may have one in France too.
    """
    has = part.target.subject.who is Who.SELF and part.target.verb in lists.ANYWHERE
    return has and part.demand is not None and part.demand.of_place and not story.complete


def _is_one(demand: Demand, quote: str) -> bool:
    """Tell whether words say where one of several things is: "**one of our** barns is in Kent"."""
    return demand.of_place and ONE_OF.search(quote) is not None


def _measuring(target: Statement, demand: Demand, story: Story) -> Sequence[Statement]:
    """Return the statements that may tell what a clause measures, those that follow among them."""
    said = (told for told in story.statements if told.entry != UNDONE)
    stated = (*said, *_on_occasions(demand, story))
    shown = (*stated, *as_baby(target, story), *told_otherwise(stated, story.text))
    if any(c.kind.value == "duration" for c in demand.constraints):
        shown = (*shown, *begun(shown, story.text))
        shown = (*shown, *understood(demand, target, shown, story.text))
    elif target.verb in STATIVE and any(c.kind.value == "date" for c in demand.constraints):
        shown = (*shown, *begun(shown, story.text, dated=True))
    if len(demand.constraints) > 1:
        shown = (*shown, *pooled(shown))
    # The accident that a fall in Oslo was; who is a cook in Oslo works there.
    where = target.verb in HAPPENING | _AT_WORK and demand.of_place
    if where or (target.verb not in STATIVE and all(map(_is_of_when, demand.constraints))):
        # What one is tells where one works; that one commutes there, or is offered a job, does not.
        telling = {(t.start, t.end) for t in story.statements if t.verb in _BEING_ONE}
        implied = (
            t
            for t in following(story, Rank.IMPLIED)
            if not t.negated and (target.verb not in _AT_WORK or (t.start, t.end) in telling)
        )
        shown = (*shown, *came_about(implied, story.statements))
    shown = (*shown, *as_here(demand, shown, story.text))
    if target.tense is Tense.PERFECT and target.verb in STATIVE:
        shown = (*shown, *_lasting(story))
    if demand.of_place and target.subject.who is not Who.SELF:
        shown = (*shown, *following(story, Rank.PRESUPPOSED))  # "I bought a flat in Oslo"
    return [told for told in shown if not names_a_rival(target, told, story)]


def _lasting(story: Story) -> Iterator[Statement]:
    """Yield the states that follow from what has been so, or was done, for as long as that is told.

    Who has been out of work for three weeks has been unemployed for three weeks; who passed the
    test last month has held a licence since.
    """
    told = {(s.start, s.end): s for s in story.statements if s.mood is Mood.FACT and not s.negated}
    for each in following(story, Rank.IMPLIED):
        source = told.get((each.start, each.end))
        if source is None or each.negated or each.tense is Tense.PAST:
            continue  # of being laid off follows that a job was lost, and how long ago
        if each.verb == "live" and source.verb != "live":
            continue  # who has been married for years lives with somebody, wherever it was
        if source.tense is Tense.PERFECT:
            yield replace(each, tense=Tense.PERFECT)
        elif source.tense is Tense.PAST and elapsed_of(source.quoted(story.text)):
            yield replace(each, tense=Tense.PERFECT, entry=BEGUN)


def _is_of_when(constraint: Constraint) -> bool:
    """Tell whether a clause demands that something happened at some time."""
    return constraint.kind.value in {"date", "year days"} or is_of_time_since(constraint)


def _on_occasions(demand: Demand, story: Story) -> Sequence[Statement]:
    """Return the statements whose date another tells, where a clause asks for a date."""
    if not any(c.kind.value in {"date", "year days", "duration"} for c in demand.constraints):
        return ()
    return tuple(with_occasions(story.statements, story.text))


def too_few(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that there are too few of what a clause counts, whatever they must be besides.

    Who has two children has no four dependent children.
    """
    target, demand = part.target, part.demand
    counts = () if demand is None else demand.constraints
    if demand is None or len(counts) != 1 or counts[0].kind.value != "count":
        return
    (count,) = counts
    if not count.unit:
        return
    kind = frozenset(key for key in demand.about if covers((word_key(count.unit),), key))
    if count.interval.high is not None or kind in (frozenset(), demand.about):
        return
    plain = replace(demand, about=kind)
    for told in story.statements:
        if told.verb in lists.HAVING and target.verb not in lists.HAVING | {"be"}:
            continue  # who has two dogs may walk others
        often = AT_A_TIME.search(told.quoted(story.text)) is not None
        if not often and speaks_of(plain, told, target, story.given):
            quote, shown = told.quoted(story.text), story.quantities(told)
            kinds = counted(plain, shown, complete=story.complete, quote=quote)
            verdict = measure(plain, with_others(kinds, quote), target) if kinds else None
            if verdict is not None and verdict.value is target.negated:
                yield claim(Rank.STATED, verdict, told, "quantity")


def has_rivals(demand: Demand, story: Story) -> bool:
    """Tell whether the rule asks for another measure of the same kind.

    Args:
        demand: what a clause demands.
        story: the story, with the demands of all clauses.
    """
    asked = demand.constraints[0]
    counted = asked.kind.value == "count"  # those who are counted have many names: staff, people
    others = story.own_demands if counted else story.demands
    if counted and demand not in others:  # the same in other words
        others = [d for d in others if d.constraints[0].interval != asked.interval]
    return any(
        other.constraints[0].kind is asked.kind
        and not (other.about <= demand.about or demand.about <= other.about)
        for other in others
    )


def _stated(told: Statement, part: Part, story: Story) -> Sequence[Quantity]:
    """Return the quantities that a statement states, with the times that it tells otherwise."""
    stated = story.quantities(told)
    constraints = part.demand.constraints if part.demand is not None else ()
    if any(c.kind.value == "date" for c in constraints) and not told.negated:
        return [*stated, *dates_of(told, told.quoted(story.text), stated)]
    lasts = any(c.kind.value == "duration" for c in constraints)
    if not lasts or up_to_another_day(part.statement, story.text):
        return stated
    # Who has been somewhere in the last year was there at some time of it.
    target = part.target
    happened = target.verb not in STATIVE or target.tense is Tense.PERFECT
    same = not target.pointing or told.pointing or not told.core.isdisjoint(story.given)
    happened = happened or (target.verb in _ONCE and target.tense is Tense.PAST and same)
    if told.negated and any(map(is_of_time_since, constraints)):
        return gap_of(told.quoted(story.text))
    if told.entry == BEGUN or (happened and any(map(is_of_time_since, constraints))):
        return [*stated, *elapsed_of(told.quoted(story.text))]
    if told.tense in (Tense.PRESENT, Tense.PERFECT):
        return [*stated, *lasting_of(told.quoted(story.text))]
    # Who lived here three years ago did not live here for three years.
    return [q for q in stated if told.verb not in STATIVE or not is_of_time_since(q)]


def _amounts(part: Part, demand: Demand, shown: Sequence[Statement], story: Story) -> list[Amount]:
    """Return the sums of a story that a clause measures, or that are a part of what it measures."""
    single = of_one(demand)
    amounts = []
    for told in shown:
        own = as_ones_own(told) if single != demand else told
        if told.negated or not speaks_of(single, own, part.target, story.given):
            continue
        if single != demand and is_of_outsider(told, story.text):
            continue  # "my boss's wages"
        words = word_set(told.quoted(story.text).lower())
        amounts += [
            Amount(told, per_year(single.constraints[0], quantity, single), words)
            for quantity in story.quantities(told)
            if quantity.kind.value == "money"
        ]
    return amounts


def _summed(part: Part, demand: Demand, amounts: Sequence[Amount]) -> Iterator[Claim]:
    """Yield what sums say together of a clause."""
    whole = total(amounts, shared=of_several(demand, part.target, part.statement))
    verdict = measure(demand, [whole], part.target) if whole is not None else None
    if verdict is not None:
        start, end = min(a.told.start for a in amounts), max(a.told.end for a in amounts)
        spanned = replace(amounts[0].told, start=start, end=end)
        yield claim(Rank.STATED, verdict, spanned, "quantity")
