"""The passes for days with a name or a number: "it is on a bank holiday", "you ask by Thursday"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.deed_claims import asked_of
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import covers, same
from cmr_logic.scenario.matching.agreement import same_subject
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.matching.planned import is_the_plan
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.calendar import (
    asks_small_day,
    feast_today,
    feasts_asked,
    feasts_named,
    is_among,
    judged,
    weekday_excludes,
)

_NO_DEMAND = Demand((), frozenset())
_NEEDED = 1


def by_feast(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the feast that it is, or for which somebody plans, says of a clause.

    Args:
        part: a part of a clause: "it is on a bank holiday".
        story: the story.
    """
    asked = feasts_asked(part.statement)
    if not asked:
        return
    today = feast_today(story.text)
    planned = False
    for piece in story.pieces():
        if not is_the_plan(piece, part.target, story.given):
            continue
        named = feasts_named(piece.text)
        planned = planned or bool(named)
        for value in {is_among(asked, each) for each in named} if len(named) == _NEEDED else ():
            if value is not None:
                yield claim(Rank.STATED, Verdict(value, ("feast",)), piece.told, "quantity")
        if not named and weekday_excludes(asked, piece.text):
            yield claim(
                Rank.STATED, Verdict(value=False, entries=("feast",)), piece.told, "quantity"
            )
    if today is not None and not planned:
        (told,) = feasts_named(today["day"])
        value = is_among(asked, told)
        if value is not None:
            start, end = today.span("day")
            yield Claim(Rank.STATED, value, start, end, "quantity:feast")


_SEASONS = re.compile(
    r"\bin\s(?:the\s)?(?P<season>spring|summer|autumn|fall|winter)\b", re.IGNORECASE
)
_SEASON_ASKED = re.compile(r"it\sis\sin\s(?:the\s)?(?P<season>spring|summer|autumn|fall|winter)")


def by_season(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the season for which somebody plans says of a clause that asks for one.

    Args:
        part: a part of a clause: "it is in summer".
        story: the story.
    """
    asked = _SEASON_ASKED.fullmatch(part.statement)
    if asked is None:
        return
    for piece in story.pieces():
        named = {
            m["season"].lower().replace("fall", "autumn") for m in _SEASONS.finditer(piece.text)
        }
        if len(named) == _NEEDED and is_the_plan(piece, part.target, story.given):
            value = asked["season"].replace("fall", "autumn") in named
            yield claim(Rank.STATED, Verdict(value, ("season",)), piece.told, "quantity")


def by_small_day(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a day of the week, or of the month, on which a thing was done says of a clause.

    Args:
        part: a part of a clause: "you ask by Thursday", "it is paid by the fifth of the month".
        story: the story.
    """
    if not asks_small_day(part.statement) or part.target.negated:
        return
    for piece in story.pieces():
        if not _is_told(part, piece, story):
            continue
        for value in judged(part.statement, piece.text):
            yield claim(Rank.UNDERSTOOD, Verdict(value, ("calendar",)), piece.told, "quantity")


def _is_told(part: Part, piece: Piece, story: Story) -> bool:
    """Tell whether a piece of a story tells the deed of a clause, as done."""
    told, target = piece.told, part.target
    if piece.bare or told.negated or told.mood is not Mood.FACT or told.tense is Tense.OVER:
        return False
    asked = asked_of(part, _NO_DEMAND, story)
    if asked is not None and asked.told_by(piece, story.text) is not None:
        return True
    if same(told.verb).isdisjoint(same(target.verb)):
        return False
    alike = same_subject(target.subject, told.subject)
    object_ = target.subject.head
    return alike or (told.subject.who is Who.SELF and bool(object_) and covers(told.keys, object_))
