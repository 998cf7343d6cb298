"""What others give, pay or allow, told of them: "the college pays me a bursary".

A rule says the same of whoever receives it: "you receive a bursary from the college".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.shapes import Restating
from cmr_logic.scenario.statements.statement import (
    UNDERGONE,
    UNDONE,
    Mood,
    Statement,
    Subject,
    Tense,
    Who,
)
from cmr_logic.text import lemma, word_set

# By what deeds of others one gets something: "they **pay** me a pension"; not "they tell me a lie".
_HANDED = word_set("pay give award grant send issue allocate")
_GIVING = word_set("give buy get send leave")
_GIFTS = word_set("it gift present")
_ME = frozenset({"me", "us"})
# By what other deeds one is given a thing: "they **handed** me a key"; not "they showed me a key".
_GIVEN_BY = word_set("hand issue assign allocate allot")
_APART = frozenset({"in", "over", "out", "on", "up", "down", "off"})
_CONSENT = frozenset(map(word_key, ("permission", "consent", "approval", "agreement")))
# "They **refused** their consent"; not "they refuted my consent".
_REFUSING = word_set("refuse deny withhold decline withdraw")
_CONSENTING = word_set("consent agree approve")
_IN_WRITING = (("in", "writing"), ("by", "letter"))


def _received(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "the college pays me a bursary" that I get a bursary from the college."""
    if told.verb not in _HANDED or told.passive or told.mood is not Mood.FACT:
        return None
    if told.subject.who not in (Who.OTHER, Who.OWN) or not told.subject.head:
        return None
    if not any(lemma(a) == told.verb and b in _ME for a, b in pairwise(words)):
        return None
    keys = (told.keys - {told.verb, word_key(told.verb)}) | told.subject.keys
    core = told.core - {told.verb, word_key(told.verb)}
    if not core or not _CONSENT.isdisjoint(core):  # whose consent one has, has given it
        return None
    return replace(told, subject=Subject(Who.SELF), verb="get", keys=keys, core=core)


def _given(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "they handed me a key", or "I was assigned one", that it was given."""
    if told.verb not in _GIVEN_BY or told.mood is not Mood.FACT or told.ability:
        return None
    to_me = any(a != "to" and b in _ME for a, b in pairwise(words))
    mine = told.passive and told.subject.who is Who.SELF
    if not (mine or (to_me and not told.passive)) or not _APART.isdisjoint(told.particles):
        return None
    own = {told.verb, word_key(told.verb)}
    things = told.core - own or told.keys - own  # "issued **with** a key"
    if not things:
        return None
    keys = things | {"give"}
    given = replace(told, verb="give", keys=keys, core=keys, passive=True)
    return given if mine else replace(given, subject=Subject(Who.SELF), entry=UNDERGONE)


def _from_whom(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "my aunt gave it to me" that it is from my aunt."""
    if told.verb not in _GIVING or told.passive or told.subject.who is not Who.OWN:
        return None
    gift = not _GIFTS.isdisjoint(words) and not _ME.isdisjoint(words)
    if told.mood is not Mood.FACT or not told.subject.keys or not gift:
        return None
    keys = told.subject.keys
    return replace(
        told,
        subject=Subject(Who.IT),
        verb="be",
        keys=keys,
        core=keys,
        extra=frozenset(),
        tense=Tense.PRESENT,
        particles=frozenset({"from"}),
    )


def _will_not_consent(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "they won't give their consent", or "refused it", that they have not given it."""
    if told.subject.who not in (Who.OTHER, Who.OWN) or _CONSENT.isdisjoint(told.keys):
        return None
    refused = told.verb in _REFUSING and not told.negated and not told.passive
    will_not = told.verb == "give" and told.negated and told.tense is Tense.FUTURE
    if not (refused or will_not) or told.mood is not Mood.FACT:
        return None
    keys = (told.keys - {told.verb, word_key(told.verb)}) | {"give"}
    core = (told.core - {told.verb, word_key(told.verb)}) | {"give"}
    return replace(
        told, verb="give", keys=keys, core=core, negated=True, tense=Tense.PERFECT, entry=UNDONE
    )


def _consented(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "my aunt agreed in writing" that she has given her written consent."""
    if told.verb not in _CONSENTING or told.passive or told.subject.who is Who.SELF:
        return None
    if told.tense not in (Tense.PAST, Tense.PERFECT) or told.mood is not Mood.FACT:
        return None
    written = any(pair in _IN_WRITING for pair in pairwise(words))
    keys = frozenset({"give", word_key("consent")} | ({word_key("written")} if written else set()))
    return replace(told, verb="give", keys=keys, core=keys, extra=frozenset(), tense=Tense.PERFECT)


GIVEN_ME: tuple[Restating, ...] = (
    Restating(
        "paid-me", _received, "you receive a bursary from the college",
        "The college pays me a bursary.", True, "The college plays me a ballad.",
    ),
    Restating(
        "handed-me", _given, "you were given a key", "The porter handed me a key.", True,
        "The porter hung up a key for me.",
    ),
    Restating(
        "given-by", _from_whom, "it is from your aunt", "My aunt gave it to me.", True,
        "My aunt gave up on me.",
    ),
    Restating(
        "consent-refused", _will_not_consent, "your neighbours have given their consent",
        "My neighbours won't give their consent.", False,
        "My neighbours won't give me their lawnmower.",
    ),
    Restating(
        "consented", _consented, "your neighbours have given their written consent",
        "My neighbours agreed in writing.", True, "My neighbours met in writing class.",
    ),
)  # fmt: skip
