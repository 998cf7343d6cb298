"""The passes that show where a story says that something is, or goes, to a part of a clause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.amounts.measuring import measure
from cmr_logic.scenario.amounts.placed import Placed, placed_in
from cmr_logic.scenario.amounts.whence import (
    as_there,
    is_done_there,
    origin,
    starts_of,
    undertaken,
)
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.scenario.matching.alignment import Verdict, align
from cmr_logic.scenario.matching.dispatching import about_sending, affirmed, headed_for, sends
from cmr_logic.scenario.matching.doing import only_uses
from cmr_logic.scenario.matching.journeys import about_a_journey, destination, headed, tells_journey
from cmr_logic.scenario.matching.located_nouns import located, says_where
from cmr_logic.scenario.matching.matter_told import is_ahead, matter_asked, tells_of
from cmr_logic.scenario.matching.spots_apart import is_another_sort, is_denied_there
from cmr_logic.scenario.quantity_claims import ONE_OF
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.text import word_set

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_WHERE_IT_IS = re.compile(
    r"^it\sis\s(?:in|on|at|inside|within|under|near|by|between|behind|beside|along|around)\s",
    re.IGNORECASE,
)
_BEING = frozenset({"be", "sit", "stand", "wait", "lie"})
WANDERING = word_set(
    "walk ride cycle camp picnic rest eat run jog stroll hike wander play swim fish row sail "
    "paddle skate train practise practice exercise go use bathe drive take bring push wheel lead"
)
"""What somebody does where they are: "we'll be **walking** in the park"; not "we'll be paying"."""

_FROM = "from"
_FROM_SOMEONE = re.compile(
    r"\bfrom\s(?:an?|the|some|my)\s(?:[a-z-]+\s){0,2}?(?:[a-z-]+er|shop|firm|company|factory|dealer|workshop|mill|store"
    r"|warehouse|farm|studio|market|artist|friend|supplier)\s$",
    re.IGNORECASE,
)
_NEAR = 40  # characters in which those are named
# What one has is in one place alone: "my flat in Oslo, **my only one**"; not "I only paint there".
_NOWHERE_ELSE = re.compile(
    r"\b(?:(?:nowhere|none\sanywhere|not\sanywhere)\selse|no\sother\b(?!\sway)|(?:my|our|the)\sonly\s(?:place|one|home"
    r"|house|flat|property|land|site|shop|branch|address|farm)|all\s(?:of\s(?:it|them|our|my)|my|our|that)\b)",
    re.IGNORECASE,
)


def by_place(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a story says of a clause that asks where something is.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = part.demand
    if demand is None or not all(c.kind.value == "place" for c in demand.constraints):
        return
    yield from _by_undertaking(part, story)
    placed = placed_in(demand, part.target, story.given, lone=_is_spoken_of(part, story))
    if placed is None:
        return
    for piece in story.pieces():
        stated = [q for q in story.stating(piece.text) if q.kind.value == "place"]
        if any(constraint.unit == _FROM for constraint in demand.constraints):
            stated = [_as_origin(q, piece.text) for q in stated]
        verdict = measure(demand, stated, part.target) if stated else None
        if verdict is None or not placed.by(piece, stated) or only_uses(part.target, piece.told):
            continue
        if verdict.value is part.target.negated and not _is_the_one(placed, piece, story):
            continue
        yield claim(Rank.UNDERSTOOD, verdict, piece.told, "quantity")


def by_located(part: Part, story: Story) -> Iterator[Claim]:
    """Yield where a story says that the thing is which a clause places: "my GP is in Cardiff".

    Args:
        part: a part of a clause that ends in "a GP in Wales".
        story: the story.
    """
    demand = part.demand
    if demand is None or len(demand.constraints) != 1 or not demand.of_place:
        return
    (constraint,) = demand.constraints
    phrases = located(part.statement[: constraint.span.start])
    if not phrases or part.target.negated:
        return
    for piece in story.pieces():
        stated = [q for q in story.stating(piece.text) if q.kind.value == "place"]
        if stated and any(says_where(each, piece, stated, story.given) for each in phrases):
            verdict = measure(demand, stated, part.target)
            if verdict is not None and (verdict.value or not _may_have_more(part)):
                yield claim(Rank.UNDERSTOOD, verdict, piece.told, "quantity")


def _may_have_more(part: Part) -> bool:
    """Tell whether whoever asks may have another such thing: who has a house in Rome has it all."""
    return part.target.subject.who is Who.SELF and part.target.verb in lists.HAVING


def _as_origin(quantity: Quantity, text: str) -> Quantity:
    """Return where something comes from that comes "from a weaver in Fez"."""
    start = quantity.span.start
    comes = quantity.unit == "in" and _FROM_SOMEONE.search(text[max(start - _NEAR, 0) : start])
    return replace(quantity, unit=_FROM) if comes else quantity


def _is_spoken_of(part: Part, story: Story) -> bool:
    """Tell whether the question is about the very thing that a clause places: "my shop"."""
    head = part.target.subject.head
    asked = (thing.head for thing in (story.owned, story.thing) if thing is not None)
    return any(covers((each,), head) or covers((head,), each) for each in asked if each and head)


def _is_the_one(placed: Placed, piece: Piece, story: Story) -> bool:
    """Tell whether a piece speaks of all that a clause may mean, which is nowhere else then.

    Who runs a shop in a country may run one in another too, unless they ask about "my shop".
    """
    target, told = placed.target, piece.told
    if ONE_OF.search(piece.text):
        return False
    if _NOWHERE_ELSE.search(story.text):
        return True
    if target.subject.who is Who.SELF and not placed.of_home:
        return target.verb not in lists.ANYWHERE | {"be"}
    if told.subject.who in (Who.OWN, Who.OTHER, Who.IT, Who.UNKNOWN) or placed.of_home:
        return True
    return placed.lone or (target.passive and told.tense is Tense.PAST)  # "I made the call there"


def by_dispatch(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the places to which something is sent say of a clause about sending.

    Args:
        part: a part of a clause.
        story: the story.
    """
    target = part.target
    demand = destination(part.demand) if part.demand is not None else None
    bare = target.verb == "be" and target.subject.who in (Who.IT, Who.OWN) and not target.passive
    sending = about_sending(target) or (bare and sends(story.given) and not _of_more(part))
    if demand is None or not sending:
        return
    for piece in story.pieces():
        text = affirmed(piece.text) if piece.told.negated else piece.text
        places = [q for q in story.stating(text) if q.kind.value == "place"]
        stated = headed_for(piece, places) if places else ()
        verdict = measure(demand, stated, target) if stated else None
        if verdict is not None:
            yield claim(Rank.STATED, verdict, piece.told, "quantity")


def _of_more(part: Part) -> bool:
    """Tell whether a clause says of what it asks where it is: "it is **goods made** in Oslo"."""
    return part.demand is None or bool(part.demand.about - part.target.subject.keys)


def by_matter(part: Part, story: Story) -> Iterator[Claim]:
    """Yield where a story tells what the question asks about, for a clause that says only where.

    "Parking is free except in Bath" asks whether "it is in Bath": of what, the question tells.

    Args:
        part: a part of a clause.
        story: the story.
    """
    target, demand = part.target, part.demand
    if demand is None or target.verb != "be" or target.passive or not demand.of_place:
        return
    if target.subject.who not in (Who.IT, Who.OWN) or _of_more(part):
        return
    telling = [
        (piece, stated)
        for piece in story.pieces()
        if (stated := [headed(q) for q in story.stating(piece.text) if q.kind.value == "place"])
    ]
    matter = matter_asked(story.given)
    found = [each for each in telling if tells_of(matter, each[0])]
    ahead = [each for each in found if is_ahead(each[0].told)]
    for piece, stated in ahead or found:
        verdict = measure(demand, stated, target)
        if verdict is not None:
            yield claim(Rank.UNDERSTOOD, verdict, piece.told, "quantity")


def by_words_of_where(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that somebody is where a clause asks in words that name no place: "it is in a library".

    Args:
        part: a part of a clause.
        story: the story.
    """
    target = part.target
    if _WHERE_IT_IS.match(part.statement) is None or target.negated:
        return
    matter = matter_asked(story.given)
    for piece in story.pieces():
        told = piece.told
        whose = told.subject
        mine = whose.who is Who.SELF if story.asked is None else whose == story.asked
        here = mine and told.verb in _BEING | WANDERING and not piece.bare
        now = told.tense in (Tense.PRESENT, Tense.FUTURE) and told.mood is Mood.FACT
        now = now and (told.verb in _BEING or is_ahead(told))
        if (is_denied_there(part.statement, piece) and not piece.bare) and (
            mine or tells_of(matter, replace(piece, told=replace(told, negated=False)))
        ):
            denied = Verdict(value=False, entries=())
            yield claim(Rank.UNDERSTOOD, denied, told, "quantity")
            continue
        if not (here and now) and not tells_of(matter, piece):
            continue
        there = replace(told, verb="be", tense=Tense.PRESENT, mood=Mood.FACT, progressive=False)
        verdict = align(replace(target, subject=told.subject), there)
        if verdict is None or not verdict.value or is_another_sort(part.statement, piece.text):
            continue
        if " or " in piece.text and " or " not in part.statement:
            continue  # "in the hall **or** the yard"
        yield claim(Rank.UNDERSTOOD, verdict, told, "quantity")


def by_journey(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the places where a journey goes say of a clause about travelling.

    Args:
        part: a part of a clause.
        story: the story.
    """
    target = part.target
    yield from _by_origin(part, story)
    demand = destination(part.demand) if part.demand is not None else None
    if demand is None or not about_a_journey(target, story.given):
        return
    for piece in story.pieces():
        stated = [headed(q) for q in story.stating(piece.text) if q.kind.value == "place"]
        verdict = measure(demand, stated, target) if stated and tells_journey(piece) else None
        if verdict is not None:
            yield claim(Rank.STATED, verdict, piece.told, "quantity")


def _by_origin(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the place where a journey starts says of a clause that names both its ends."""
    demand = origin(part.demand) if part.demand is not None else None
    if demand is None or not about_a_journey(part.target, story.given):
        return
    for piece in story.pieces():
        stated = [*starts_of(piece, story.stating(piece.text))]
        verdict = measure(demand, stated, part.target) if stated else None
        if verdict is not None:
            yield claim(Rank.STATED, verdict, piece.told, "quantity")


def _by_undertaking(part: Part, story: Story) -> Iterator[Claim]:
    """Yield where that is which a clause asks whether somebody does it there: "my course is in"."""
    what, demand = undertaken(part.statement), part.demand
    if not what or demand is None or not demand.of_place:
        return
    for piece in story.pieces():
        stated = [as_there(q) for q in story.stating(piece.text) if q.kind.value == "place"]
        there = bool(stated) and is_done_there(what, piece)
        verdict = measure(demand, stated, part.target) if there else None
        if verdict is not None:
            yield claim(Rank.UNDERSTOOD, verdict, piece.told, "quantity")
