"""The pass that reads how far off something is, where a clause asks how long there is to go."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.amounts.days_since import since_of
from cmr_logic.scenario.amounts.measuring import measure
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.onset_claims import working
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.still_ahead import still_ahead
from cmr_logic.text import NOUN, classes, word_set, words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint

# What stands behind the time that is left: "two days **before** departure".
_BEFORE = re.compile(
    r"^\s(?:(?:left|to\sgo|remaining|away|or\smore|or\sless|in\sadvance)\s)?(?:before|until|till|ahead\sof|prior\sto|in\sadvance\sof|to)\s(?P<event>[^.]+)",
    re.IGNORECASE,
)
_AWAY = re.compile(r"^\s(?:away|off|from\snow|to\sgo|left|ahead)\b", re.IGNORECASE)
_AFTER = re.compile(r"^\s(?:of|after|from|following|since)\b(?!\snow)", re.IGNORECASE)
_IN = re.compile(r"^(?:in|within)\s|\bin\s(?:more|less|fewer|at|over|under)\b", re.IGNORECASE)
_IN_BEFORE = re.compile(r"\b(?:in|within)\s$", re.IGNORECASE)
# What is on its way at some time, in whatever words: "**departure**"; not "an exam".
_ON_THE_WAY = word_set(
    "departure depart leave travel journey flight trip sail train ferry bus coach holiday go off "
    "fly set_off check_in boarding board take_off arrival arrive stay"
)
# What begins: "the course will **start**"; not "the course costs £9".
_RUNNING = word_set("start begin kick_off open first commence")
# What comes to its end: "my pass will **expire**"; not "my pass fell".
_ENDING = word_set("expire expiry end run_out finish up valid run lapse close out deadline")
_OWN_ENDING = frozenset({"finish", "complete", "end"})
_GROUPS = (_ON_THE_WAY, _RUNNING, _ENDING)
_DONE = re.compile(r"\b(?:was|were|has\sbeen|have\sbeen)\b")
_COUNTED = word_set("day time date week month year hour")
_GENERAL = word_set("event date day time start beginning end")
_OTHERS = re.compile(
    r"\b(?:he|she|his|her|my\s(?:dad|mum|mom|father|mother|brother|sister|friend|cousin|aunt|uncle|neighbour|boss|mate|wife|husband|partner))\b",
    re.IGNORECASE,
)


def by_time_to_go(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a story says of how long there is to go until what a clause names.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = part.demand
    if demand is None or len(demand.constraints) != 1 or part.target.negated:
        return
    (constraint,) = demand.constraints
    if constraint.kind.value != "duration" or part.target.tense in (Tense.PAST, Tense.PERFECT):
        return
    if _DONE.search(part.statement):
        return
    since = since_of(part.statement)
    if since is not None and since.before:
        demand = replace(demand, constraints=(since.constraint,))
    event = _event_of(part, constraint)
    if event is None:
        return
    found: list[tuple[Piece, Verdict]] = []
    for piece in story.pieces():
        if piece.instead or not _is_to_come(piece) or not _is_of(event, piece, part, story):
            continue
        verdict = measure(demand, working([*still_ahead(piece.text)]), part.target)
        if verdict is not None:
            found.append((piece, verdict))
    if found and len({verdict.value for _, verdict in found}) == 1:
        yield claim(Rank.LIKELY, found[0][1], found[0][0].told, "quantity")


def _event_of(part: Part, constraint: Constraint) -> frozenset[str] | None:
    """Return what the words for a coming event are compared by; None where there is none."""
    statement, span = part.statement, constraint.span
    behind, before = statement[span.end :], statement[: span.start]
    left = _BEFORE.match(behind)
    if left is not None:
        return frozenset(k for k in keyed(words_in(left["event"])) if k) - lists.LIGHT - _COUNTED
    if _AFTER.match(behind):
        return None  # "within 30 days **of** purchase"
    ahead = _IN.search(constraint.text) or _IN_BEFORE.search(before) or _AWAY.match(behind)
    if ahead is None or "ago" in constraint.text or "last" in constraint.text:
        return None
    if part.target.subject.who is Who.SELF and part.target.verb in _OWN_ENDING:
        return None  # "you finish in under four hours"
    words = part.target.subject.keys | {part.target.verb, word_key(part.target.verb)}
    return words - lists.LIGHT


def _is_to_come(piece: Piece) -> bool:
    """Tell whether a piece of a story tells of what is still to come."""
    told = piece.told
    if told.tense in (Tense.PAST, Tense.PERFECT, Tense.OVER) or told.mood is Mood.OPEN:
        return False
    return not _OTHERS.search(piece.text)


def _is_of(event: frozenset[str], piece: Piece, part: Part, story: Story) -> bool:
    """Tell whether a piece tells of the event that a clause names."""
    spoken = frozenset(key for key in keyed(word.lower() for word in piece.words) if key)
    verb = piece.told.verb
    spoken |= {verb, *(f"{verb}_{particle}" for particle in piece.told.particles)}
    own, told = part.target.subject, piece.told.subject
    things = own.who in (Who.OWN, Who.OTHER) and told.who in (Who.OWN, Who.OTHER)
    things = things and bool(told.head) and bool(own.head)
    if things and not (covers((told.head,), own.head) or covers((own.head,), told.head)):
        return False
    named = told.who is Who.OWN and bool(told.head) and not told.person
    if (
        " it " in f" {part.statement} "
        and own.who is Who.IT
        and named
        and piece.words[0].lower() != "it"
    ):
        asked = {key for key in story.given if NOUN in classes(key)} | story.given
        if not any(covers((told.head,), key) or covers((key,), told.head) for key in asked if key):
            return False
    if any(covers(spoken, key) for key in event):
        return True
    if any(not group.isdisjoint(event) and not group.isdisjoint(spoken) for group in _GROUPS):
        return True
    subject = piece.told.subject
    if subject.who is Who.IT or piece.bare or (piece.words and piece.words[0].lower() == "it"):
        return True
    nouns = {key for key in event if NOUN in classes(key)} - _GENERAL
    asked = any(covers(spoken, key) for key in story.given if NOUN in classes(key))
    return asked and not nouns - story.given
