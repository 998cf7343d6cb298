"""The pass that takes the only figure of its kind for the one that a clause asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.amounts.between_days import between_days
from cmr_logic.scenario.amounts.between_times import LATE, between
from cmr_logic.scenario.amounts.counting import are_some_of_us
from cmr_logic.scenario.amounts.figures import Figure, figures_of
from cmr_logic.scenario.amounts.in_all import told_in_all
from cmr_logic.scenario.amounts.judges import tells_its_reach
from cmr_logic.scenario.amounts.laden import laden
from cmr_logic.scenario.amounts.lone import (
    CAREFUL,
    is_of_a_part,
    is_told_elsewhere,
    the_only_one,
)
from cmr_logic.scenario.amounts.measuring import asks_when, measure
from cmr_logic.scenario.amounts.nothing_besides import OF_A_BODY
from cmr_logic.scenario.amounts.still_so import is_of_then
from cmr_logic.scenario.amounts.sums_apart import is_another_sum
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
from cmr_logic.scenario.lexicon.relations import keyed, word_key
from cmr_logic.scenario.matching.but_met import has_but_met
from cmr_logic.scenario.matching.owners import follows_theirs, is_nearby
from cmr_logic.scenario.quantity_claims import has_rivals
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.bygone import is_of_old
from cmr_logic.scenario.times.elapsed import is_of_time_since
from cmr_logic.text import classes, word_set, words_in

# What may be the only figure of its kind: an age is somebody's: "weight"; not "age".
_KINDS = lists.SIZES | CAREFUL | {"count", "percent", "temperature", "rate", "data"}
_LASTING = frozenset({"duration"})
_WEIGHED = frozenset({"weight"})

# Kinds of figures that are added up: "weight"; not "percent".
_ADDED = frozenset({"money", "count", "rate", "weight", "volume", "area", "data"})

# By which a clause asks how long somebody is somewhere: "a **stay** of two hours"; not "a delay".
_SPELLS = word_set(
    "stay shift work park visit session lesson class day leave use booking hire meeting party event"
)
_ONES = "ones"
_OVER_TIME = word_set("overstay overrun")


def by_figures(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the figures of a story say of a clause that nothing says to be of another matter.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = _of_one_kind(part.demand, _KINDS)
    if demand is None or has_rivals(demand, story) or part.target.ability:
        return  # who swims ten metres before work can perhaps swim more
    if is_told_elsewhere(part.statement, part.target, demand, story.text):
        return
    measured = measured_by(demand, part.target, story.given, lone=True)
    figures = figures_of(demand.constraints[0], story.pieces(), story.stating, story.text)
    in_all = told_in_all(measured, figures, story.text)
    if in_all is None and measured.kind in CAREFUL:
        figures = the_only_one(part.statement, measured, figures, (story.owned, story.thing))
    found = in_all or _told(measured, figures, story)
    verdict = measure(demand, [found.quantity], part.target) if found is not None else None
    if found is None or verdict is None or _is_anothers(part, measured, found, story):
        return
    if verdict.value is part.target.negated or says_the_rest(measured, _spoken(story)):
        yield claim(Rank.ALONE, verdict, found.piece.told, "quantity")


def by_load(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a thing weighs with what is on it, where a story tells of both.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = _of_one_kind(part.demand, _WEIGHED)
    if demand is None or has_rivals(demand, story):
        return
    known = story.given | demand.about | part.target.keys | {part.target.subject.head}
    found = laden(part.statement, story.text, known - lists.LIGHT - lists.DIMENSIONS)
    verdict = measure(demand, [found.quantity], part.target) if found is not None else None
    if found is not None and verdict is not None:
        entry = ":".join(("quantity", *verdict.entries))
        yield Claim(Rank.STATED, verdict.value, found.start, found.end, entry)


def _is_anothers(part: Part, measured: Meant, found: Figure, story: Story) -> bool:
    """Tell whether a figure is that of another sum, of others near by, or of another time."""
    told = found.piece.told
    reach = tells_its_reach(told.subject.head, found.piece.text)
    another = reach or is_another_sum(measured.demand, told) or has_but_met(part.target, told)
    old = is_of_old(measured.target, told, story.text)
    if another or old or is_of_then(measured, told, story.text):
        return True
    if measured.kind == "count" and (
        is_nearby(found.piece.text) or _is_of_each_day(part.target, found)
    ):
        return True  # "two children live next door", "thirty flights a day"
    if part.target.subject.who is Who.SELF:
        if _did_it(told, part.target):
            return True  # "my brother has flown 30 times"
        if told.subject.head in lists.OUTSIDERS:
            return True  # "my sister has twin boys"
        named = told.subject.who is Who.OTHER and part.target.verb in OF_A_BODY
        return named and (told.subject.person or not classes(told.subject.head))  # "Amy weighs …"
    return follows_theirs(story.text[: told.start], found.piece.text)


_SO_FAR = re.compile(r"\bso\sfar\b", re.IGNORECASE)
_A_DAY = re.compile(
    r"^(?:\s[a-z-]+){1,2}\s(?:a|per|each|every)\s(?:day|week|month|year|hour)\b", re.I
)


def _is_of_each_day(target: Statement, found: Figure) -> bool:
    """Tell whether a figure is that of a day or a week, where a clause asks for all up to now."""
    end = found.start - found.piece.told.start + len(found.quantity.text)
    return target.tense is Tense.PERFECT and _A_DAY.match(found.piece.text[end:]) is not None


# Nouns of people that are nouns of things as well: "my **coach** ran ten"; not "my engine".
_PEOPLE_TOO = word_set("coach guide mate pal model lead star bride groom minder")


def _did_it(told: Statement, target: Statement) -> bool:
    """Tell whether somebody of one's own did what a clause asks of whoever asks."""
    head = told.subject.head
    own = told.subject.who is Who.OWN and (is_person(head) or head in _PEOPLE_TOO)
    return own and told.verb == target.verb and told.verb not in lists.HAVING | {"be"}


def by_two_times(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what two times of a day say of a clause about how long something took, or how late.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = _of_one_kind(part.demand, _LASTING)
    if demand is None or story.asked is not None:
        return
    keys = demand.about | part.target.keys | {part.target.verb} | part.target.subject.keys
    for span in between_days(story.text, keys):
        verdict = measure(demand, [span.quantity], part.target)
        if verdict is not None:
            yield Claim(Rank.ALONE, verdict.value, span.start, span.end, "quantity:two-days")
    if (demand.constraints[0].interval.low or demand.constraints[0].interval.high or 2) > 1:
        return  # no day has as many hours
    measured = measured_by(demand, part.target, story.given, lone=True)
    late = measured.asks_delay or not _OVER_TIME.isdisjoint(part.target.keys | {part.target.verb})
    for span in between(story.text):
        verdict = measure(demand, [span.quantity], part.target)
        if verdict is None or late is not (span.sort == LATE):
            continue
        if late or not _SPELLS.isdisjoint(keys):
            found = Claim(Rank.ALONE, verdict.value, span.start, span.end, "quantity:two-times")
            yield found


def _of_one_kind(demand: Demand | None, kinds: Set[str]) -> Demand | None:
    """Return a demand on one figure of some kinds, without the time in which it is counted."""
    if demand is None or demand.never:
        return None
    main = [c for c in demand.constraints if not is_of_time_since(c)]
    if len(main) != 1 or main[0].kind.value not in kinds:
        return None
    found = replace(demand, constraints=tuple(main))
    if main[0].kind.value == "count" and not main[0].unit:
        return None
    return None if asks_when(found) else found


def _told(measured: Meant, figures: Sequence[Figure], story: Story) -> Figure | None:
    """Return the one figure that is told of the matter, or all that are told together."""
    parts = [each for each in figures if may_be_of_the_matter(measured, each)]
    if any(_ONES in each.piece.words for each in figures):
        return None  # "eight hens and half a dozen white ones"
    spoken = _spoken(story)
    mine = [each for each in parts if points_to_the_matter(measured, each, spoken, story.text)]
    if len(parts) > 1 and (mine or speaks_of(measured, spoken)):
        total = whole(parts, story.text)
        some = any(_are_some_only(measured, each) for each in parts)
        if total is not None and some:
            total = replace(total, interval=replace(total.interval, high=None))
        if total is not None and (mine == parts or _is_made_of_parts(measured)):
            start, end = parts[0].piece.told.start, parts[-1].piece.told.end
            told = replace(parts[0].piece.told, start=start, end=max(end, start))
            return Figure(total, start, replace(parts[0].piece, told=told))
    if len(mine) != 1 or (len(parts) > 1 and _is_made_of_parts(measured)):
        return None
    (only,) = mine
    so_far = measured.target.tense is Tense.PERFECT  # all up to now is what is asked for
    text = _SO_FAR.sub("", story.text) if so_far else story.text
    more = is_open(text) or only.of_kind or is_of_a_part(measured, only, story.text)
    more = more or _are_some_only(measured, only)
    if more and measured.kind in _ADDED and not is_closed(story.text):
        ends = replace(only.quantity.interval, high=None)
        return replace(only, quantity=replace(only.quantity, interval=ends))
    return only


_PERSON = "person"
_YOUNG = frozenset({"boy", "girl", "kid", "child", "baby", "twin", "triplet", "toddler"})


def _are_some_only(measured: Meant, figure: Figure) -> bool:
    """Tell whether those who are counted are but some of a group: "two of us row", "two sons"."""
    if measured.kind != "count":
        return False
    people = measured.demand.constraints[0].unit == _PERSON
    kin = any(word_key(word) in lists.KIN | _YOUNG for word in figure.piece.words)
    have = people and kin and figure.piece.told.verb in lists.HAVING | {"live", "share"}
    return have or are_some_of_us(figure.piece.text)


def _spoken(story: Story) -> frozenset[str]:
    """Return what all words of a story are compared by."""
    return frozenset(key for key in keyed(words_in(story.text.lower())) if key)


def _is_made_of_parts(measured: Meant) -> bool:
    """Tell whether what a clause measures is made of parts: a number of people."""
    return measured.kind == "count"
