"""The passes that show a story to a part of a clause: what each claims, and how it ranks.

``PASSES`` is the one place that states their order, ``Rank`` the one that states whose claim wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING

from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.adding_up import Amount, adds_up, as_ones_own, of_one, total
from cmr_logic.scenario.agreement import STATIVE, needed, speaks_for_all
from cmr_logic.scenario.alignment import Verdict, align
from cmr_logic.scenario.beginnings import BEGUN, begun
from cmr_logic.scenario.clause_reading import read_clause
from cmr_logic.scenario.counting import counted
from cmr_logic.scenario.demanded import Demand, demand_of
from cmr_logic.scenario.elapsed import elapsed_of, is_of_time_since, lasting_of
from cmr_logic.scenario.gist import gist
from cmr_logic.scenario.implying import FURTHER, PRESUPPOSING
from cmr_logic.scenario.matter import judge
from cmr_logic.scenario.measured import of_a_child, speaks_of
from cmr_logic.scenario.measuring import measure, measure_any, none_of, per_year
from cmr_logic.scenario.possessing import called_mine
from cmr_logic.scenario.purposes import without_purpose
from cmr_logic.scenario.reading import pooled
from cmr_logic.scenario.relations import covers, word_key
from cmr_logic.scenario.small_children import as_baby
from cmr_logic.scenario.statement import Statement, Subject, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.tellings import told_otherwise
from cmr_logic.text import word_set

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_SEVERAL = 2  # words for what one is that may be told one by one
# "It" and "they" of a clause: what the rule is about, of which the question names one's own.
_REFERRING = (Subject(Who.IT), Subject(Who.UNKNOWN))
# What parents have and children have not: of these "you" is whoever asks for a child.
_GROWN = word_set(
    "income income_support universal_credit tax_credit jobseeker mortgage wage salary rent tenant"
)
_HAD = frozenset({"have", "get", "receive"})


class Rank(IntEnum):
    """Whose claim on a clause wins: the lowest rank that has one."""

    STATED = 0  #: said outright
    IMPLIED = 1  #: follows from what is said
    REMOTE = 2  #: follows from what follows
    PRESUPPOSED = 3  #: "my …" takes it for granted, or it came about, and may have ended since
    IN_PART = 4  #: the gist is told, or one child's age
    PIECED = 5  #: told bit by bit
    CONTRASTED = 6  #: only another case of the same kind is told


@dataclass(frozen=True, slots=True)
class Claim:
    """One pass's word on a part of a clause.

    Args:
        rank: how much it counts.
        value: whether the part holds.
        start: where the words of the story that say so begin.
        end: where they end.
        entry: the matcher and the table entries that were used.
    """

    rank: Rank
    value: bool
    start: int
    end: int
    entry: str


@dataclass(frozen=True, slots=True)
class Part:
    """A clause, or one of the statements that it joins.

    Args:
        statement: its words.
        target: the same, read, about whom the question asks.
        demand: what it demands of quantities, if anything.
    """

    statement: str
    target: Statement
    demand: Demand | None


def part_of(statement: str, story: Story) -> Part:
    """Return a statement of a clause, read as being about whom a story's question asks."""
    statement = without_purpose(statement, story.given)
    target = read_clause(statement)
    if story.asked is not None and target.subject.who is Who.SELF:
        if not (_GROWN & target.keys and covers((story.asked.head,), "child")):
            target = replace(target, subject=story.asked)
    elif target.subject in _REFERRING and story.thing is not None:
        target = replace(target, subject=story.thing)
    elif story.owned is not None and target.subject in _REFERRING:
        target = replace(target, subject=story.owned)
    return Part(statement, target, demand_of(statement))


def _measured(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the quantities of a story say of a clause."""
    target, demand = part.target, part.demand
    if demand is None:
        return
    shown = _measuring(target, demand, story)
    if adds_up(demand) and (amounts := _amounts(part, demand, shown, story)):
        yield from _summed(part, demand, amounts)
        return
    for told in shown:
        if not speaks_of(demand, told, target, story.given):
            continue
        stated = counted(demand, _stated(told, part, story), complete=story.complete)
        child = of_a_child(demand, target, told)
        if not stated:
            verdict = none_of(demand, told, target)
        else:
            verdict = (measure_any if child else measure)(demand, stated, target)
        if verdict is None or (not verdict.value and not speaks_for_all(target, told)):
            continue
        if verdict.value is target.negated and _has_elsewhere(part, story):
            continue
        # One child that is too old says little of the others.
        other = child and not verdict.value
        yield _claim(Rank.IN_PART if other else Rank.STATED, verdict, told, "quantity")


def _has_elsewhere(part: Part, story: Story) -> bool:
    """Tell whether a clause asks for a thing in a place, where one may have another than is told.

    Who has a flat in Spain may have one in France too.
    """
    has = part.target.subject.who is Who.SELF and part.target.verb in lists.HAVING
    return has and part.demand is not None and part.demand.of_place and not story.complete


def _measuring(target: Statement, demand: Demand, story: Story) -> Sequence[Statement]:
    """Return the statements that may tell what a clause measures, those that follow among them."""
    shown = (
        *story.statements,
        *as_baby(target, story),
        *told_otherwise(story.statements, story.text),
    )
    if any(c.kind.value == "duration" for c in demand.constraints):
        shown = (*shown, *begun(shown, story.text))
    if len(demand.constraints) > 1:
        shown = (*shown, *pooled(shown))
    if all(map(is_of_time_since, demand.constraints)) and target.verb not in STATIVE:
        shown = (*shown, *(t for t in _following(story, Rank.IMPLIED) if not t.negated))
    if demand.of_place and target.subject.who is not Who.SELF:
        shown = (*shown, *_following(story, Rank.PRESUPPOSED))  # "I bought a flat in Oslo"
    return shown


def _following(story: Story, rank: Rank) -> Iterator[Statement]:
    """Yield what follows from a story, as far as it is of a rank."""
    return (told for told in story.derived if _rank_of(told.entry) is rank)


def _too_few(part: Part, story: Story) -> Iterator[Claim]:
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
        if speaks_of(plain, told, target, story.given):
            stated = counted(plain, story.quantities(told), complete=story.complete)
            verdict = measure(plain, stated, target) if stated else None
            if verdict is not None and verdict.value is target.negated:
                yield _claim(Rank.STATED, verdict, told, "quantity")


def _stated(told: Statement, part: Part, story: Story) -> Sequence[Quantity]:
    """Return the quantities that a statement states, with the times that it tells otherwise."""
    stated = story.quantities(told)
    constraints = part.demand.constraints if part.demand is not None else ()
    if not any(c.kind.value == "duration" for c in constraints):
        return stated
    happened = part.target.verb not in STATIVE
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
        if not speaks_of(single, own, part.target, story.given):
            continue
        words = word_set(told.quoted(story.text).lower())
        amounts += [
            Amount(told, per_year(single.constraints[0], quantity, single), words)
            for quantity in story.quantities(told)
            if quantity.kind.value == "money"
        ]
    return amounts


def _summed(part: Part, demand: Demand, amounts: Sequence[Amount]) -> Iterator[Claim]:
    """Yield what sums say together of a clause."""
    whole = total(amounts, demand)
    verdict = measure(demand, [whole], part.target) if whole is not None else None
    if verdict is not None:
        start, end = min(a.told.start for a in amounts), max(a.told.end for a in amounts)
        spanned = replace(amounts[0].told, start=start, end=end)
        yield _claim(Rank.STATED, verdict, spanned, "quantity")


def _told(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the statements of a story say of a clause in all of its words, or their like."""
    for told in story.statements:
        verdict = align(part.target, told)
        if verdict is not None:
            yield _claim(Rank.STATED, verdict, told, _in_words(verdict))


def _in_part(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the statements of a story say of a clause in most of its words."""
    for told in story.statements:
        verdict = gist(part.target, told, part.statement, told.quoted(story.text))
        if verdict is not None:
            yield _claim(Rank.IN_PART, verdict, told, _in_words(verdict))


def _in_words(verdict: Verdict) -> str:
    return "paraphrase" if verdict.entries else "explicit"


def _derived(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what follows from a story for a clause."""
    for told in story.derived:
        verdict = align(part.target, told)
        if verdict is not None:
            yield _claim(_rank_of(told.entry), verdict, told, "implication:" + told.entry)


@lru_cache(maxsize=4096)
def _rank_of(entry: str) -> Rank:
    """Return the rank of what follows, by the names of its entries."""
    if entry.startswith(PRESUPPOSING):
        return Rank.PRESUPPOSED
    return Rank.REMOTE if FURTHER in entry else Rank.IMPLIED


def _of_several(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that somebody is all that a clause says, where a story tells it bit by bit.

    "I am a veteran. I use a wheelchair." tells of a disabled veteran; what one does full-time, or
    is said of a thing, is no quality of the person.
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


def _mine(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that one has what one calls one's own."""
    target = part.target
    keys = needed(target)
    if target.subject != Subject(Who.SELF) or target.verb not in _HAD or not keys:
        return
    if target.tense is not Tense.PRESENT or target.compared:
        return
    span = called_mine(keys, story.text)
    if span is not None:
        yield Claim(Rank.PRESUPPOSED, not target.negated, *span, "implication:my")


def _of_the_matter(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a story says of a clause about the thing in question."""
    if story.matter is None:
        return
    for identity in story.identities:
        verdict = judge(part.statement, part.target, story.matter, identity)
        if verdict is not None:
            rank = Rank.STATED if verdict.value else Rank.CONTRASTED
            yield _claim(rank, verdict, identity.told, "matter")


def _claim(rank: Rank, verdict: Verdict, told: Statement, kind: str) -> Claim:
    entry = ":".join((kind, *verdict.entries))
    return Claim(rank, verdict.value, told.start, told.end, entry)


@dataclass(frozen=True, slots=True)
class Pass:
    """One way in which a story may settle a part of a clause.

    Args:
        name: what it goes by.
        claims: what it yields.
        measures: whether it is for parts that demand a quantity; None for all parts.
    """

    name: str
    claims: Callable[[Part, Story], Iterator[Claim]]
    measures: bool | None = False


PASSES: tuple[Pass, ...] = (
    Pass("quantities", _measured, measures=True),
    Pass("too few", _too_few, measures=True),
    Pass("words", _told),
    Pass("implication", _derived),
    Pass("mine", _mine),
    Pass("gist", _in_part),
    Pass("bit by bit", _of_several),
    Pass("matter", _of_the_matter, measures=None),
)


def claims_on(statement: str, story: Story) -> list[Claim]:
    """Return what all passes claim of a statement that a clause makes, in their order.

    Example:
        >>> from cmr_logic.scenario.story import read_story
        >>> clause = "you are married"
        >>> story = read_story((), [clause], "My wife sings. We are married!", "")
        >>> claims = claims_on(clause, story)
        >>> [(claim.rank.name, claim.entry) for claim in claims if claim.rank is Rank.STATED]
        [('STATED', 'explicit')]
        >>> "implication:my-spouse" in {claim.entry for claim in claims}
        True
    """
    part = part_of(statement, story)
    measured = part.demand is not None
    return [
        claim
        for each in PASSES
        if each.measures in (None, measured)
        for claim in each.claims(part, story)
    ]
