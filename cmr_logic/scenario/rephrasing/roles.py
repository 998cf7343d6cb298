"""Whom a deed makes what a rule calls them: who rents a room from me is the tenant.

A rule speaks of "the tenant", "the buyer" or "the seller"; a story says "I let the room to my
nephew", "I sold it to a charity", "I bought it from a friend".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.records import record, replace
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.rephrasing.shapes import Restating
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.text import word_set

_PLACED = 2  # words that say where a thing is, at least: "on show"
_MOST = 6  # words that name somebody
_WHOM = lists.OWNERS | word_set("a an the his her their one some two another")


@record(frozen=True, slots=True)
class _Role:
    """What a deed makes of whom it is done with.

    Args:
        verbs: the deed.
        link: what stands before whom it is done with.
        role: what a rule calls them.
    """

    verbs: frozenset[str]
    link: str
    role: str


_ROLES = (
    _Role(word_set("let let_out rent_out lease sublet rent"), "to", "tenant"),
    _Role(word_set("sell"), "to", "buyer"),
    _Role(word_set("buy purchase order"), "from", "seller"),
    _Role(word_set("lend loan"), "to", "borrower"),
    _Role(word_set("give donate gift"), "to", "recipient"),
    _Role(word_set("work"), "for", "employer"),
)
_PLACES = tuple(map(word_key, ("home", "house", "building", "establishment", "business", "job")))
_AT = frozenset({"in", "on", "at", "under", "inside", "indoors", "outdoors", "outside", "behind"})
_BAGS = frozenset(
    map(
        word_key,
        word_set(
            "suitcase case bag rucksack backpack luggage pocket pockets handbag holdall boot trunk "
            "trolley satchel pannier briefcase wallet purse sack"
        ),
    )
)
_ON_ME = frozenset({("with", "me"), ("on", "me"), ("with", "us"), ("on", "us")})
_TESTAMENT = word_key("testament")
_HANDING = word_set("hand_in submit lodge file drop_off hand_over email upload send_in")
_IN = frozenset({"in", "off", "through", "letterbox", "counter"})
_FORMS = frozenset(
    map(
        word_key,
        word_set(
            "application form claim complaint appeal request bid entry paperwork proposal return"
        ),
    )
)
# What is done to whom one takes on as something: "**hired** as a cook"; not "dressed as a cook".
_ENGAGED = word_set(
    "take_on hire employ appoint recruit engage elect qualify start begin commission ordain"
)


def _made(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I let the room to my nephew" that the tenant is my nephew."""
    if told.subject.who is not Who.SELF or told.negated or told.passive or told.ability:
        return None
    verbs = {told.verb, *(key for key in told.keys if key.partition("_")[0] == told.verb)}
    for role in _ROLES:
        if verbs.isdisjoint(role.verbs) or role.link not in words:
            continue
        whom = _phrase(words, len(words) - 1 - words[::-1].index(role.link) + 1)
        if whom:
            subject = Subject(Who.OWN, word_key(role.role), frozenset({role.role}), person=True)
            return _is(told, subject, whom)
    return None


def _phrase(words: Sequence[str], at: int) -> frozenset[str]:
    """Return what the words are compared by that name somebody from a place on."""
    if at >= len(words) or words[at] not in _WHOM:
        return frozenset()
    end = at + 1
    while end < min(len(words), at + _MOST):
        if words[end] in syntax.PREPOSITIONS or not words[end][0].isalpha():
            break
        if words[end] in lists.CLAUSE_LINKS or words[end] in syntax.PRONOUNS:
            break
        end += 1
    return frozenset(k for k in keyed(words[at + 1 : end]) if k and k not in lists.LIGHT)


def _is(told: Statement, subject: Subject, keys: frozenset[str]) -> Statement:
    return replace(
        told,
        subject=subject,
        verb="be",
        keys=keys,
        core=keys,
        extra=frozenset(),
        tense=Tense.PRESENT,
        passive=False,
        progressive=False,
        pointing=False,
    )


def _engaged(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I was taken on as a porter" that I am a porter."""
    if told.subject.who is not Who.SELF or told.negated or told.mood is not Mood.FACT:
        return None
    verbs = {told.verb, *(key for key in told.keys if key.partition("_")[0] == told.verb)}
    if verbs.isdisjoint(_ENGAGED) or "as" not in words or told.tense is Tense.OVER:
        return None
    what = _phrase(words, words.index("as") + 1)
    return _is(told, told.subject, what) if what else None


def _kept(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "my dog is on a lead" that it is kept on a lead."""
    thing = told.subject.who in (Who.OWN, Who.OTHER) and not told.subject.person
    if told.verb != "be" or told.passive or told.progressive or not (thing and told.subject.head):
        return None
    if any(covers((told.subject.head,), place) for place in _PLACES):
        return None  # what stands somewhere is not kept there: "my home is in Oslo"
    at = next((i for i, word in enumerate(words) if word in syntax.BE or word == "'s"), None)
    behind = words[at + 1 :] if at is not None else ()
    behind = [word for word in behind[:2] if word not in syntax.NEGATIONS and word != "be"]
    if len(behind) < _PLACED or behind[0] not in _AT:
        return None  # "my application is in"
    keys = told.keys | {"keep"}
    return replace(told, verb="keep", passive=True, keys=keys, core=told.core | {"keep"})


def _carried(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I've got ham in my suitcase" that I carry ham, and of "… with me" likewise."""
    there = told.verb == "be" and words[:1] == ("there",)
    has = told.subject.who is Who.SELF and told.verb in {"have", "pack", "put", "bring"}
    if not (has or there) or told.passive or told.ability or not told.core:
        return None
    packed = any(
        link in {"in", "inside"} and mine in lists.OWNERS and not _BAGS.isdisjoint(words[at + 2 :])
        for at, (link, mine) in enumerate(pairwise(words))
    )
    beside = any(pair in _ON_ME for pair in pairwise(words))
    if not (packed or beside) or (there and not packed):
        return None
    own = {told.verb, word_key(told.verb)}
    keys = frozenset((told.core - own - _BAGS) | {"carry"})
    return replace(
        told, subject=Subject(Who.SELF), verb="carry", keys=keys, core=keys, extra=frozenset()
    )


def _bequeathed(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "my aunt left me a field in her will" that I inherited a field."""
    if told.negated or _TESTAMENT not in told.keys | told.extra:
        return None
    if told.verb in {"leave", "give"} and not told.passive and told.subject.person:
        keys = told.core - {told.verb, word_key(told.verb), _TESTAMENT}
    elif told.verb in {"come", "pass", "go", "come_to"} and "me" in words:
        keys = told.subject.keys
    else:
        return None
    if not keys:
        return None
    keys |= {"inherit"}
    return replace(
        told, subject=Subject(Who.SELF), verb="inherit", keys=keys, core=keys, extra=frozenset()
    )


def _handed_in(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I handed mine in on Monday" that it was received on Monday."""
    if told.subject.who is not Who.SELF or told.negated or told.passive:
        return None
    if told.tense not in (Tense.PAST, Tense.PERFECT):
        return None
    verbs = {told.verb, *(key for key in told.keys if key.partition("_")[0] == told.verb)}
    handed = not verbs.isdisjoint(_HANDING) or (
        told.verb in {"hand", "drop", "post"} and not _IN.isdisjoint(words)
    )
    named = next((word_key(word) for word in words if word_key(word) in _FORMS), "")
    if not handed or not (named or "mine" in words or "ours" in words):
        return None
    subject = Subject(Who.OWN, named, frozenset({named})) if named else Subject(Who.OWN)
    keys = told.keys | {"receive", "send_in", "submit"}
    return replace(
        told, subject=subject, verb="receive", keys=keys, core=keys, passive=True, pointing=False
    )


def _reached(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I handed my form in on Monday" that it reached whoever it was for on Monday."""
    received = _handed_in(told, words)
    if received is None:
        return None
    keys = (received.keys - {"receive"}) | {"reach"}
    return replace(received, verb="reach", keys=keys, core=keys, passive=False)


ROLES: tuple[Restating, ...] = (
    Restating(
        "role", _made, "the tenant is a student", "I let the attic to a student.", True,
        "I led the attack on a student.",
    ),
    Restating(
        "kept-at", _kept, "your dog is kept on a lead", "My dog is on a lead.", True,
        "My dog is fond of a lead.",
    ),
    Restating(
        "handed-in", _handed_in, "your application was received", "I handed my application in.",
        True, "I handed my appliances in.",
    ),
    Restating(
        "handed-in-reached", _reached, "your form reached us", "I handed my form in.", True,
        "I handed my farm on.",
    ),
    Restating(
        "carried", _carried, "you are carrying a lamp", "I've got a lamp in my rucksack.", True,
        "I've got a lamp in my kitchen.",
    ),
    Restating(
        "bequeathed", _bequeathed, "you have inherited a boat",
        "My aunt left me a boat in her will.", True, "My aunt lent me a boat in her day.",
    ),
    Restating(
        "engaged", _engaged, "you are a lifeguard", "I was taken on as a lifeguard.", True,
        "I was taken for a lifeguard.",
    ),
)  # fmt: skip
