"""The pass for where something is, in words that are no place of a map: "in the East Stand".

A clause says of something or somebody in which of several places they are; a story tells the place
of the same, in the words of the clause or in others ("**my seat** is in the South Stand", of who is
seated in the North Stand). The same place makes the clause true, another that excludes it false.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record, replace
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.matching.agreement import same_subject
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.matching.matter_told import is_ahead, matter_asked, tells_of
from cmr_logic.scenario.matching.spots import Spot, spots_in
from cmr_logic.scenario.matching.spots_apart import (
    excluded,
    is_beside,
    is_comparable,
    is_named_by,
    is_same,
)
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.text import lemma, word_set, words_in


@record(frozen=True, slots=True)
class Being:
    """By which words rules and people say that something or somebody is in a place.

    Args:
        verbs: the verbs, of which a story may have another than a clause.
        things: what of one's own is there with whoever is: "my **seat**".
    """

    verbs: frozenset[str]
    things: frozenset[str] = frozenset()


LYING = Being(
    word_set(
        "be keep moor park place store stand locate situate berth lie put leave hold install fit "
        "set pitch house hang build stay tie display light chain lock tether prop lean rest stow "
        "fix mount attach screw bolt nail erect"
    )
)
MAKING = Being(word_set("make bake cook brew produce prepare build grow craft"))
DWELLING = Being(
    word_set("live reside lodge dwell house accommodate room"),
    word_set("home house flat room apartment bungalow cottage address place"),
)
BEINGS: tuple[Being, ...] = (
    Being(word_set("seat sit"), word_set("seat ticket place")),
    DWELLING,
    Being(
        word_set("leave depart travel fly sail go"),
        word_set("flight train bus coach ferry plane boat"),
    ),
    Being(word_set("work employ base station"), word_set("job office desk workplace post")),
    Being(word_set("study enrol attend"), word_set("school college course class")),
    Being(word_set("teach lecture")),
    LYING,
    MAKING,
)
# What one does somewhere for long: who hopes to **work** there does not yet.
_LASTING = tuple(
    each for each in BEINGS if not each.verbs.isdisjoint({"live", "work", "study", "teach"})
)

# When a thing is kept somewhere, between the verb and the place: "kept **overnight** in a shed".
_WHEN_KEPT = word_set("overnight always normally usually permanently regularly mainly")
_NIGHT = re.compile(r"\b(?:overnight|nights?|evenings?)\b", re.IGNORECASE)
# What names a place without telling which: "at an **address** in Zone C"; not "at the pier".
_ANY_SPOT = word_set("address place home house property site building space street flat berth shop")
# What one who learns is in: "pupils in **Year** 5"; not "pupils in the hall".
_CLASSES = word_set("year class form grade set stream")
_LEARNERS = word_set("pupil pupils student students child children learner learners")
# How one tells where one keeps a thing: "I **keep** my boat there"; not "I paint my boat".
_KEEPING = word_set(
    "keep moor park store stand leave put have tie berth hold display pitch set fix mount hang"
)
# How a thing comes to be where it stays: "I **left** it in the yard"; not "I saw it in the yard".
_PUTTING = word_set(
    "leave park put moor tie store stow hang place lock chain pitch stand fix mount"
)
# What one calls one's home: "my **home** is on the island"; not "my boat is".
_HOMES = word_set("home house address")
_DWELLING = word_set("live reside dwell")
# What is told of what would be so: "it **would** be in the yard"; not "it would not".
_WOULD = re.compile(r"\b(?:would|['’]d)\b(?!\s(?:have|never|not)\b)|['’]d\s", re.IGNORECASE)
_SUPPOSED = re.compile(r"\b(?:if|unless|whether|could|might|may|maybe|perhaps)\b", re.IGNORECASE)
_STAYING = frozenset({"be", "stay", "stand"})
# What somebody is doing where they are: "I'm **sitting** on the lawn"; not "I sit on a board".
_DOING = word_set(
    "sit wait lie walk ride cycle camp picnic rest eat run jog stroll hike wander play swim fish "
    "row sail paddle skate train practise practice exercise cast angle go use bathe take bring "
    "push wheel lead drive"
)
# Words of what one does at all times: "we **only** walk on the path"; not "we walked".
_ALWAYS = re.compile(r"\b(?:only|always|ever|never|just|nowhere\selse)\b", re.IGNORECASE)
_IT = re.compile(r"\b(?:it|them|one|this)\b", re.IGNORECASE)
# What stands between "is" and a place: "it's **up** in the loft"; not "it's one in a loft".
_LYING_SO = word_set(
    "up down out over back right still just now always currently all away kept parked moored "
    "stored not be been here there only mostly also actually seated"
)
# Of which of several it is told: "my **other** car is on the drive".
_OTHER_ONE = re.compile(
    r"^(?:my|our|the|his|her)\s(?:other|second|spare|old|former|previous|last|next|late|friend['’]s|first)\b"
    r"|^(?:one|some|two|three|another|most|half)\b",
    re.IGNORECASE,
)
_SHORT_BE = ("'s", "’s", "'re", "’re", "'m", "’m", "n't", "n’t")
_THING = frozenset({Who.OWN, Who.OTHER, Who.IT})
# What tells of some times: "I don't **always** park there"; not "I don't park there".
_OF_SOME = word_set("always often usually all both only just every but")
# What tells of more than one place: "in Zone A **or** in Zone B"; not "in Zone A".
_SEVERAL = word_set("or both either sometimes usually often mostly half part partly")


@record(frozen=True, slots=True)
class Asked:
    """Where a clause says that something is.

    Args:
        spot: the place.
        verb: by which verb it says so.
        being: the words by which others say so; None where only that verb does.
        things: what is there, where somebody keeps or uses it there.
        role: it says also what somebody is: "you are **tenants** in Block C".
        bare: it says no more: "it is in Block C", of what the question tells.
    """

    spot: Spot
    verb: str
    being: Being | None
    things: frozenset[str] = frozenset()
    role: bool = False
    bare: bool = False


@lru_cache(maxsize=8192)
def _asked(statement: str) -> Asked | None:
    """Return where a clause says that something is; None where it says no such place."""
    spots = spots_in(statement)
    spot = next((each for each in spots if is_comparable(each)), None)
    if spot is not None and len(spots) > 1 and spot.before == spots[0].head in _ANY_SPOT:
        spot = replace(spot, before=spots[0].before)  # "kept **at an address** in Zone C"
    if spot is None or " or " in statement or " and " in statement:
        return None
    if spot.before in _WHEN_KEPT:  # "it is **kept** overnight in a shed"
        *_, verb_before, _when = words_in(statement[: spot.start].lower())
        spot = replace(spot, before=verb_before)
    verb = "be" if spot.before in syntax.BE else lemma(spot.before)
    being = (
        _being(verb, spot.link) if verb != "be" or spot.before in syntax.BE else None
    )  # not "bees"
    if being is not None or spot.before.endswith(("ed", "ing", "en")):
        return Asked(spot, verb, being, bare=statement.startswith(_IT_IS))
    target = read_clause(statement)
    if target.verb == "be" and is_person(spot.before) and statement.startswith("you are "):
        known = spot.head in _CLASSES and spot.before in _LEARNERS
        dwells = spot.link == "of"  # "residents **of** Zone B"
        return Asked(
            spot,
            "live" if dwells else "be",
            DWELLING if dwells else LYING,
            role=not (known or dwells),
        )
    things = target.core - {target.verb, word_key(target.verb)}
    several = target.verb in lists.ANYWHERE | {"", "be"}  # who keeps bees there may keep others
    if target.subject.who is not Who.SELF or several:
        return None
    return Asked(
        spot, target.verb, _being(target.verb), things
    )  # "you **store paint** in the barn"


_IT_IS = ("it is in ", "it is on ", "it is at ", "it is inside ", "it is within ", "it is on ")
# Any place of a kind, and two kinds of places: "it is at **all** bus stops **and** platforms".
_OF_A_KIND = re.compile(r"^(?P<is>it\sis\s(?:in|at|on))\s(?:all|any|every)\s(?=[a-z])")
_TWO_KINDS = re.compile(
    r"^(?P<is>it\sis\s(?:in|at|on))\s(?P<first>[a-z]+(?:\s[a-z]+)?)\s(?:and|or)\s"
    r"(?P<second>[a-z]+(?:\s[a-z]+)?)$"
)


def _any_asked(statement: str) -> tuple[Asked | None, ...]:
    """Return in which places, of which one will do, a clause says that something is.

    None stands for a place that has no others beside it.
    """
    plain = _OF_A_KIND.sub(r"\g<is> ", statement)
    match = _TWO_KINDS.match(plain)
    forms = [f"{match['is']} {match[each]}" for each in ("first", "second")] if match else [plain]
    return tuple(_asked(form) for form in forms)


def _being(verb: str, link: str = "") -> Being | None:
    if verb == "leave" and link != "from":
        return LYING  # "vans **left in** the yard"; not "vans leave from the yard"
    return next((each for each in BEINGS if verb in each.verbs), None)


def by_spot(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a story says of where something is, for a clause that asks whether it is there.

    Args:
        part: a part of a clause.
        story: the story.
    """
    measured = part.demand is not None and not part.demand.of_place
    asked = () if part.target.negated or measured else _any_asked(part.statement)
    first = next((each for each in asked if each is not None), None)
    for piece in story.pieces() if first is not None else ():
        spots = spots_in(piece.text)
        lies = bool(spots) and _lies(piece, spots[0])
        if first is None or not lies or not _tells_where(first, part.target, piece, story):
            continue
        places = (*spots, *spots_in(_which_is(piece, story)))
        values = {None if each is None else _told(each, places, piece) for each in asked}
        value = True if True in values else None if None in values else False
        partly = first.being is None and not first.things
        if value is False and partly and not _is_so_always(piece):
            continue  # who fishes above the weir may fish below it too
        if value and " only " in part.statement and "only" not in piece.text:
            continue  # who fishes in the sea may fish elsewhere too
        if value and "overnight" in part.statement and _NIGHT.search(piece.text) is None:
            continue
        if value is not None:
            verdict = Verdict(value, ("where" if value else "elsewhere",))
            yield claim(Rank.UNDERSTOOD, verdict, piece.told, "quantity")


def _told(asked: Asked, spots: Sequence[Spot], piece: Piece) -> bool | None:
    """Return whether a piece that names places tells that it is where a clause asks."""
    words = words_in(_HALF.sub(" ", piece.text.lower()))
    if any(each.before == "not" and is_named_by(asked.spot, each) for each in spots):
        return False  # "on the grass and **not in the pit**"
    same = [each for each in spots if is_same(asked.spot, each)]
    if same:
        if piece.told.negated:  # "not in a red house" denies no house
            whole = all(set(each.names) <= set(asked.spot.names) for each in same)
            return False if whole and _OF_SOME.isdisjoint(words) else None
        return None if asked.role or "or" in words else True
    apart = any(excluded(asked.spot, each) for each in spots) and _SEVERAL.isdisjoint(words)
    return False if apart and not piece.told.negated else None


_HALF = re.compile(r"\bhalf\san?\s(?=[a-z])")  # "**half a** mile above the weir"
# Where that is which a statement names last: "on Duke Street, **which is in Zone A**".
_WHICH_IS = re.compile(r",?\s(?:which|that)(?:['’]s|\sis|\slies|\sare)\s(?P<where>[^.;!?]+)")


def _which_is(piece: Piece, story: Story) -> str:
    """Return the words that tell where the place lies that a piece names last."""
    told = piece.told
    found = _WHICH_IS.match(story.text, told.end) if not piece.told.text else None
    return found["where"] if found is not None else ""


def _lies(piece: Piece, spot: Spot) -> bool:
    """Tell whether a piece says "is" of a place, and not of a thing there: "is **one** there"."""
    if piece.told.verb != "be" or is_beside(spot) or spot.before in syntax.BE | _LYING_SO:
        return True
    return spot.before.endswith(_SHORT_BE)


def _tells_where(asked: Asked, target: Statement, piece: Piece, story: Story) -> bool:
    """Tell whether a piece of a story says where that is of which a clause asks it."""
    told = piece.told
    other = told.subject.who is not Who.SELF and _OTHER_ONE.search(piece.text) is not None
    if piece.bare or told.ability or other or told.tense is Tense.OVER:
        return False
    if told.mood is not Mood.FACT:
        ahead = told.mood is Mood.WISH or _WOULD.search(piece.text) is not None
        lasting = asked.being in _LASTING and target.tense is Tense.PRESENT
        if (
            (lasting and not target.progressive)
            or not ahead
            or _SUPPOSED.search(piece.text) is not None
        ):
            return False
    if told.tense is Tense.PAST and not _is_there_still(asked, target, told):
        return False
    here = story.here and _is_here(told) and _is_asked_about(target, story)
    here = here or (asked.bare and _is_meant(piece))
    if here or target.subject.who is Who.IT:
        return (
            here
            or _is_meant(piece)
            or tells_of(matter_asked(story.given), replace(piece, told=_meant(told)))
        )
    if target.subject.who is Who.SELF or target.subject.person:
        return _of_person(asked, target, piece)
    return _of_thing(asked, target, piece, story)


def _is_there_still(asked: Asked, target: Statement, told: Statement) -> bool:
    """Tell whether what was so is so when a clause asks: what was put there is there still."""
    done = target.tense in (Tense.PAST, Tense.PERFECT) or target.passive
    bygone = target.tense is Tense.PRESENT and asked.being not in (None, MAKING)
    put = told.verb in _PUTTING and asked.being is LYING
    return put or (done and not bygone)


def _is_here(told: Statement) -> bool:
    """Tell whether somebody says where they are, and asks what is allowed "here": "on the lawn"."""
    now = told.tense is Tense.PRESENT and told.mood is Mood.FACT
    doing = told.verb in _STAYING or (told.progressive and told.verb in _DOING)
    return now and told.subject.who is Who.SELF and doing


def _is_asked_about(target: Statement, story: Story) -> bool:
    """Tell whether a clause is about "it", or about the thing that the question names."""
    subject = target.subject
    if subject.who is Who.SELF or subject.person:
        return False
    return subject.who is Who.IT or any(covers((key,), subject.head) for key in story.given)


def _is_meant(piece: Piece) -> bool:
    """Tell whether somebody says where they would be, or have "it": "**we'd be** in the field"."""
    told = piece.told
    ours = told.subject.who is Who.SELF and told.verb in _DOING | _STAYING
    if ours and (is_ahead(told) or _is_so_always(piece)):
        return True
    if told.tense is not Tense.FUTURE and _WOULD.search(piece.text) is None:
        return False
    if told.subject.who in (Who.IT, Who.UNKNOWN):
        return not told.subject.head and told.verb in LYING.verbs
    if told.subject.who is not Who.SELF:
        return False
    return told.verb in _STAYING or _IT.search(piece.text) is not None


def _is_so_always(piece: Piece) -> bool:
    """Tell whether a piece says where somebody always does a thing, or never: "we only walk"."""
    told = piece.told
    now = told.tense is Tense.PRESENT and told.mood is Mood.FACT
    return now and (told.negated or told.only or _ALWAYS.search(piece.text) is not None)


def _meant(told: Statement) -> Statement:
    """Return what somebody would do as what they mean to do."""
    return replace(told, mood=Mood.WISH) if told.mood is Mood.OPEN else told


def _fits(asked: Asked, verb: str) -> bool:
    return verb == asked.verb or (asked.being is not None and verb in asked.being.verbs)


def _of_person(asked: Asked, target: Statement, piece: Piece) -> bool:
    """Tell whether a piece says where somebody is, or a thing that is there with them."""
    told = piece.told
    if same_subject(target.subject, told.subject):
        named = all(covers(told.core, thing) for thing in asked.things)
        return named and _fits(asked, told.verb)
    if asked.things or asked.being is None or told.subject.head not in asked.being.things:
        return False
    if told.verb not in LYING.verbs and not _fits(asked, told.verb):
        return False
    own = told.subject.who is Who.OWN and told.subject.keys <= {told.subject.head}
    return own and target.subject.who is Who.SELF


def _of_thing(asked: Asked, target: Statement, piece: Piece, story: Story) -> bool:
    """Tell whether a piece says where a thing is, or where somebody keeps it."""
    told, subject = piece.told, target.subject
    if told.subject.who in _THING and same_subject(subject, told.subject):
        return _fits(asked, told.verb)
    if told.subject.who is not Who.SELF:
        return False
    if subject.head in _HOMES and subject.who is Who.OWN:
        return told.verb in _DWELLING
    keeps = told.verb in _KEEPING if asked.being is LYING else _fits(asked, told.verb)
    if not keeps:
        return False
    bare = told.core <= {told.verb, word_key(told.verb)}  # "I've **parked** on Level 2"
    alone = bare and asked.verb in (told.verb, word_key(told.verb))
    if alone and told.pointing:  # "I've bought a van. I keep **it** there."
        before = keyed(words_in(story.text[: told.start].lower()))
        alone = any(covers((key,), subject.head) for key in before if key)
    return alone or any(covers((key,), subject.head) for key in told.core if key)
