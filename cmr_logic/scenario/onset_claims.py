"""The pass that reads how long ago something began, or happened, by whatever people say of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic import syntax
from cmr_logic.scenario.amounts.days_apart import lasting
from cmr_logic.scenario.amounts.measuring import measure
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.matching.same_deed import POINTING, names_owner, object_of
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.elapsed import (
    elapsed_of,
    in_working_days,
    is_of_time_since,
    lasting_of,
)
from cmr_logic.scenario.times.life_long import life_long, says_life_long
from cmr_logic.scenario.times.onsets import Onset, onsets_of
from cmr_logic.scenario.times.points import days_between, point_of
from cmr_logic.scenario.times.the_day import today_told
from cmr_logic.text import NOUN, classes
from cmr_logic.text.patterns import compiled

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_RESIDENCE = "residence"
_LASTING = frozenset({Tense.PERFECT})
_UNTIL = re.compile(r"\b(?:until|till)\b", re.IGNORECASE)
# By which a state ends: "I moved there in May **and left** in June".
_ENDED = re.compile(
    r"\b(?:left|moved\s(?:out|away|on)|quit|resigned|sold|gave\s(?:it\s)?up|split\sup|divorced|stopped|closed|went\sback|came\sback|broke\sup|found\s(?:an?(?:other)?\s)?(?:new\s)?(?:job|work|one)"
    r"|started\s(?:a\snew|work|at)|got\sa\s(?:new\s)?job|new\stenants?|let\sit\sagain|back\sat\swork)\b",
    re.IGNORECASE,
)
_AHEAD = frozenset({Tense.FUTURE, Tense.OVER})
_OLD = re.compile(
    r"\bmy\s(?:old|last|previous|former|other|first|ex)\b|\bthe\s(?:last|previous|other)\sone\b"
    r"|\b(?:another|(?:a|the)\s(?:different|next))\s(?:town|city|village|area|country|firm|place|club|job)\b"
    r"|\b(?:I|we)\s(?:wrote|sent)\b[^.;]*\bdated\b|\bletter\s(?:that\s)?(?:I|we)\s",
    re.IGNORECASE,
)
_RELATIVE = re.compile(
    r"\bmy\s(?:[a-z]+\s)?(?:dad|mum|mom|father|mother|brother|sister|son|daughter|cousin|aunt|uncle|friend|mate|boss|neighbour|neighbor|colleague|flatmate"
    r"|gran|nan|grandad|boyfriend|girlfriend|wife|husband|partner)\b",
    re.IGNORECASE,
)
_SINCE_MONTH = re.compile(r"\bsince\b", re.IGNORECASE)
_TIMES = (
    frozenset(
        map(
            word_key,
            (
                "year",
                "month",
                "week",
                "day",
                "time",
                "spring",
                "summer",
                "autumn",
                "winter",
                "yesterday",
                "today",
                "morning",
            ),
        )
    )
    | frozenset(syntax.MONTHS)
    | frozenset(syntax.WEEK)
)
_TO_ME = frozenset({"me", "us"})
# How long ago something was, named before it: "**it's a year since** we moved".
_SO_LONG_SINCE = re.compile(
    r"\bit(?:['’]s|\sis|\shas|\swill)(?:\sbe(?:en)?)?\s(?P<spell>[^.;,]{3,40}?)\s(?:now\s)?since\s(?P<event>(?:I|we|they|he|she|it|the|my|our)\s[^.;]+)",
    re.IGNORECASE,
)
# Where the words for a time begin: "my driving test **last month**".
_WHEN = re.compile(
    r"\s(?:last|this|yesterday|today|about|around|just|over|only|since|back|nearly|almost|\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|several|some|the)\s"
    r"(?:few\s)?(?:days?|weeks?|fortnights?|months?|years?|day\sbefore)|the\s(?:day|week|year|other)\b)"
)
_SENTENCE = re.compile(r"[.;!?]")
_KINDS = frozenset({"duration", "date"})


def by_onset(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a story says of how long a state has lasted, or when something happened.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = part.demand
    if demand is None or demand.never or part.target.ability:
        return
    main = [c for c in demand.constraints if c.kind.value in _KINDS]
    if len(main) != 1 or any(c.kind.value not in _KINDS | {"place"} for c in demand.constraints):
        return
    (constraint,) = main
    since = is_of_time_since(constraint)
    state = constraint.kind.value == "duration" and not since
    if state and part.target.tense not in _LASTING:
        return
    if part.target.negated and (since or constraint.kind.value == "date"):
        return
    found: list[tuple[Piece, Verdict]] = []
    for onset in onsets_of(part.statement):
        for piece in story.pieces():
            if piece.instead or not _may_tell(piece, onset, part, story):
                continue
            times = _times(
                piece, onset, part, story, state=state, dated=constraint.kind.value == "date"
            )
            verdict = _judged(demand, times, piece, part, story) if times else None
            if verdict is not None and not (state and _is_over(piece, verdict, part, story)):
                found.append((piece, verdict))
    found += _since_then(demand, part, story) if state else _in_the_same_verb(demand, part, story)
    found = found or (_all_life(demand, part, story) if state else [])
    if found and len({verdict.value for _, verdict in found}) == 1:
        piece, verdict = found[0]
        yield claim(Rank.LIKELY, verdict, piece.told, "quantity")


def _in_the_same_verb(demand: Demand, part: Part, story: Story) -> list[tuple[Piece, Verdict]]:
    """Return what the time of a deed says of a clause that names it by its verb, of the same."""
    target, found = part.target, []
    if target.verb in lists.HAVING | {"be", "do", "make", "take", "get", "give", "go", "come"}:
        return []
    dated = all(c.kind.value == "date" for c in demand.constraints)
    for piece in story.pieces():
        told = piece.told
        if piece.instead or told.negated or told.verb != target.verb or told.mood is not Mood.FACT:
            continue
        if told.subject.who is not target.subject.who or told.tense in _AHEAD:
            continue
        if _is_another_thing(piece, part, story):
            continue
        things = {
            k
            for k in told.core - {told.verb, word_key(told.verb)} - lists.LIGHT
            if NOUN in classes(k)
        }
        if any(not k[0].isdigit() and not _is_asked_for(k, part, story) for k in things - _TIMES):
            continue
        times = (
            [q for q in story.stating(piece.text) if q.kind.value == "date"]
            if dated
            else elapsed_of(piece.text) or _by_today(piece, story)
        )
        verdict = _judged(demand, times, piece, part, story) if times else None
        if verdict is not None:
            found.append((piece, verdict))
    return found


def _all_life(demand: Demand, part: Part, story: Story) -> list[tuple[Piece, Verdict]]:
    """Return what a whole life in a place says of a clause about living there."""
    whole = life_long(story.text)
    if not whole or _RELATIVE.search(story.text):
        return []
    if not any(onset.name == _RESIDENCE for onset in onsets_of(part.statement)):
        return []
    for piece in story.pieces():
        if piece.told.subject.who is Who.SELF and says_life_long(piece.text):
            if _OF_ANOTHER_STATE.search(piece.text):
                return []
            verdict = _judged(demand, whole, piece, part, story)
            return [] if verdict is None else [(piece, verdict)]
    return []


def _since_then(demand: Demand, part: Part, story: Story) -> list[tuple[Piece, Verdict]]:
    """Return what "it's three years since I moved in" says of a clause."""
    found = []
    for match in _SO_LONG_SINCE.finditer(story.text):
        behind = _SENTENCE.split(match["event"])[0]
        if not any(compiled(onset.begins).search(behind) for onset in onsets_of(part.statement)):
            continue
        spells = [q for q in story.stating("for " + match["spell"]) if q.kind.value == "duration"]
        verdict = measure(demand, spells, part.target) if len(spells) == 1 else None
        piece = next((p for p in story.pieces() if p.told.end > match.start()), None)
        if verdict is not None and piece is not None:
            found.append((piece, verdict))
    return found


def _judged(
    demand: Demand, times: Sequence[Quantity], piece: Piece, part: Part, story: Story
) -> Verdict | None:
    """Return what times say of a clause, with the places that are told with them."""
    times = working(times)
    places = [q for q in story.stating(piece.text) if q.kind.value == "place"]
    return measure(demand, [*times, *places], part.target)


def working(times: Sequence[Quantity]) -> Sequence[Quantity]:
    """Return lengths of time, with the same in working days.

    Args:
        times: the lengths.
    """
    return [*times, *(q for each in times if (q := in_working_days(each)) is not None)]


def _is_over(piece: Piece, verdict: Verdict, part: Part, story: Story) -> bool:
    """Tell whether a state that lasted long enough may have ended."""
    if verdict.value is part.target.negated:
        return False
    rest = story.text[: piece.told.start] + story.text[piece.told.end :]
    return _ENDED.search(rest) is not None or _UNTIL.search(piece.text) is not None


def _may_tell(piece: Piece, onset: Onset, part: Part, story: Story) -> bool:
    """Tell whether a piece of a story may be told of whoever, and whatever, a clause names."""
    told, words = piece.told, [word.lower() for word in piece.words]
    if told.mood is not Mood.FACT or told.tense in _AHEAD or _OLD.search(piece.text):
        return False
    subject = told.subject
    if _asks_of_oneself(onset, part, story) and (_is_of_birth(onset, part) or not _is_own(piece)):
        return False
    if _is_own(piece):
        elsewhere = onset.name in _OF_A_THING and not _names_the_thing(words, part, story)
        kin = _RELATIVE.search(piece.text) and subject.who is not Who.SELF
        return not (elsewhere or kin)
    if story.asked is not None and subject.head in ("", story.asked.head):
        return True
    anothers = names_owner(piece.text) and story.asked is None
    if anothers or (onset.name in _OF_ITS_OWN and _is_another_thing(piece, part, story)):
        return False
    return _may_be_of(words, onset, told, part)


def _is_own(piece: Piece) -> bool:
    return piece.told.subject.who is Who.SELF or piece.bare


def _asks_of_oneself(onset: Onset, part: Part, story: Story) -> bool:
    """Tell whether a clause asks when whoever asks did or became something, as they alone tell."""
    asked = part.target.subject.who is Who.SELF and story.asked is None
    return asked and (not onset.others or _is_of_birth(onset, part))


def _is_of_birth(onset: Onset, part: Part) -> bool:
    """Tell whether a clause asks when somebody was born, not when they had a child."""
    return onset.name == _BIRTH and _BORN.search(part.statement) is not None


def _names_the_thing(words: Sequence[str], part: Part, story: Story) -> bool:
    """Tell whether what somebody did is done to the thing that a clause says it of, if of any."""
    own = part.target.subject
    if own.who is Who.SELF or own.person or not own.head:
        return True
    return any(
        word in POINTING or word == own.head or word_key(word) in story.given for word in words
    )


def _is_another_thing(piece: Piece, part: Part, story: Story) -> bool:
    """Tell whether a piece names a thing of which a clause says nothing: a house, for a van."""
    subject = piece.told.subject
    named = subject.who in (Who.OWN, Who.OTHER) and bool(subject.head) and not subject.person
    if not named or piece.words[0].lower() in POINTING or subject.head in lists.KIN:
        return False
    own = part.target.subject.head
    if own and (covers((subject.head,), own) or covers((own,), subject.head)):
        return False
    asked = {k for k in part.target.words | story.given if NOUN in classes(k)}
    return not any(covers((subject.head,), k) or covers((k,), subject.head) for k in asked)


def _may_be_of(words: Sequence[str], onset: Onset, told: Statement, part: Part) -> bool:
    """Tell whether what happened to a subject tells of whoever, or whatever, a clause names."""
    subject, target = told.subject, part.target.subject
    if subject.who in (Who.IT, Who.UNKNOWN) and not subject.head:
        return onset.others or words[:1] not in (["he"], ["she"])
    if words[:1] in (["it"], ["they"]):
        return True
    if onset.others:
        kin = subject.person and subject.who is Who.OWN
        same = bool(target.head) and (
            covers((subject.head,), target.head) or covers((target.head,), subject.head)
        )
        return not kin or same or onset.name in _OF_KIN or not _TO_ME.isdisjoint(words)
    return not subject.person and subject.head not in lists.KIN


_BIRTH = "birth"
# What one has been for a whole life, and no resident: "I've been **a singer** since I was born".
_OF_ANOTHER_STATE = re.compile(
    r"\b(?:been|was)\s(?:a|an|the)\s(?!resident|local|child|kid|baby)", re.IGNORECASE
)
_BORN = re.compile(r"\bborn\b", re.IGNORECASE)
_OF_A_THING = frozenset({"signing-up", "registration"})
_OF_ITS_OWN = frozenset({"registration", "closing"})
# Where somebody came to: "moved **to the valley**".
_WHITHER = re.compile(r"\b(?:to|into)\s(?:the|this|a|an|our|my)\s(?P<place>[a-z]+)")
_WHERE = re.compile(
    r"^(?:town|city|village|valley|area|country|island|county|borough|district|parish|region|state|place|flat|house|home|cottage|apartment|bungalow|room|street|estate"
    r"|neighbourhood|new|current|uk|us)$"
)
_ANY_OBJECT = re.compile(r"^\s(?:an?)\s(?:new\s)?(?P<head>[a-z]+)\b")
_KIND = re.compile(
    r"\b(?P<kind>[a-z]+)\s(?P<head>licen[cs]e|permit|card|pass|account|policy)\b", re.IGNORECASE
)
# Words before a paper that name no kind of it: "**my** licence"; not "driving licence".
_NO_KIND = frozenset(
    {
        "my",
        "your",
        "the",
        "a",
        "an",
        "our",
        "this",
        "that",
        "full",
        "valid",
        "current",
        "new",
        "first",
        "same",
    }
)
_OF_KIN = frozenset({"separation", "widowhood", "birth", "emptiness"})


def _times(
    piece: Piece, onset: Onset, part: Part, story: Story, *, state: bool, dated: bool
) -> Sequence[Quantity]:
    """Return how long ago a piece says that something happened, or how long a state has lasted."""
    begins, holds = (
        compiled(onset.begins).search(piece.text),
        compiled(onset.holds).search(piece.text),
    )
    told = piece.told
    dates = [q for q in story.stating(piece.text) if q.kind.value == "date"]
    if begins is not None and (not told.negated or _UNTIL.search(piece.text)):
        another = onset.things and not _of_the_thing(piece, begins, part, story)
        gone = dated and part.target.tense is Tense.PERFECT and holds is None  # came, and stayed?
        if another or gone or _is_of_another_kind(piece, begins, onset, part, story):
            return ()
        since = dates if dated else elapsed_of(piece.text) or _by_today(piece, story)
        if since or dated:
            return since
    other = not piece.bare and _is_another_thing(piece, part, story)
    if holds is None or other or _differ_in_kind(piece.text, part.statement):
        return ()
    if dated:
        return dates if _SINCE_MONTH.search(piece.text) and not told.negated else ()
    return _held(piece, story) if state else ()


def _is_of_another_kind(
    piece: Piece, begins: re.Match[str], onset: Onset, part: Part, story: Story
) -> bool:
    """Tell whether what began is of a thing, or at a place, of which a clause says nothing."""
    behind = piece.text[begins.end() :]
    if _differ_in_kind(piece.text, part.statement):
        return True
    whither = _WHITHER.search(piece.text[begins.start() :])
    if onset.name == _RESIDENCE and whither is not None and not _WHERE.match(whither["place"]):
        return word_key(whither["place"]) not in part.target.words | story.given
    some = _ANY_OBJECT.match(behind)
    if onset.name not in _OF_SOME or some is None:
        return False
    asked = part.target.words | story.given
    key = word_key(some["head"]) or some["head"]
    return not any(covers((key,), each) or covers((each,), key) for each in asked if each)


_OF_SOME = frozenset({"membership", "receiving", "signing-up", "service", "contracting"})


def _differ_in_kind(text: str, statement: str) -> bool:
    """Tell whether two texts name things of different kinds: a gun licence, a driving licence."""
    kinds = [
        {m["head"].lower(): m["kind"].lower() for m in _KIND.finditer(each)}
        for each in (text, statement)
    ]
    return any(
        kind != kinds[1][head] and not {kind, kinds[1][head]} & _NO_KIND
        for head, kind in kinds[0].items()
        if head in kinds[1]
    )


def _held(piece: Piece, story: Story) -> Sequence[Quantity]:
    """Return how long a state has lasted by a piece that says that it goes on."""
    if _SINCE_MONTH.search(piece.text):
        return lasting_of(piece.text) or _by_today(piece, story)
    if piece.told.tense not in (Tense.PERFECT, Tense.PRESENT):
        return ()
    spells = [q for q in story.stating(piece.text) if q.kind.value == "duration"]
    return life_long(story.text) or spells


def _by_today(piece: Piece, story: Story) -> Sequence[Quantity]:
    """Return how long ago a day was, in a story that tells which day it is."""
    today, then = today_told(story.text), point_of(piece.text)
    now = point_of("in " + today.text) if today is not None else None
    if now is None or then is None:
        return ()
    days = days_between(then, now)
    return () if days is None else [lasting(*days)]


def _of_the_thing(piece: Piece, begins: re.Match[str], part: Part, story: Story) -> bool:
    """Tell whether something is told of the thing that a clause, or the question, names."""
    subject = piece.told.subject
    if subject.who is not Who.SELF and subject.head and not subject.person:
        return _is_asked_for(subject.head, part, story)
    inner = begins.group().partition(" ")[2]  # "picked **the boat** up"
    heads = object_of(" " + inner) or object_of(_WHEN.split(piece.text[begins.end() :])[0])
    if not heads or heads[0] in POINTING:
        return True
    return _is_asked_for(heads[0], part, story)


def _is_asked_for(head: str, part: Part, story: Story) -> bool:
    """Tell whether a thing is the one that a clause, or the question, names, or one of its kind."""
    key = word_key(head) or head
    if key in lists.ANY_THING:
        return True
    named = (part.demand.about if part.demand is not None else frozenset()) | story.given
    own = {part.target.verb, word_key(part.target.verb)}
    asked = {k for k in named - own - lists.LIGHT if NOUN in classes(k)}
    if not asked or not asked.isdisjoint(lists.ANY_THING):
        return True
    return any(covers((key,), each) or covers((each,), key) for each in asked)
