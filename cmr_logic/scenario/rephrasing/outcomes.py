"""What came of a thing, said of whoever had it: "the letter came", "I haven't even opened it"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.shapes import Restating, is_thing
from cmr_logic.scenario.statements.statement import Statement, Subject, Tense, Who
from cmr_logic.text import VERB, bases, word_set

_NO_KEYS = frozenset[str]()
_ARRIVING = frozenset({"come", "arrive", "come_through"})
_TURNING_UP = frozenset({"turn_up", "show_up"})
_HERE = frozenset({"me", "us", "my", "our"})  # "it came to **my** door"
# Who does this with a thing of their own has it no more.
_GIVING_UP = frozenset({"cancel", "surrender", "relinquish", "forfeit"})
_MY = frozenset({"my", "our"})
# What may be left undone to a thing: "I haven't even **opened** it"; not "sold".
_HANDLED = word_set("open use wear sign seal touch wash read tag")


def _arrived(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "the letter came yesterday" that I received the letter yesterday."""
    delivered = told.passive and told.verb == "deliver" and told.tense is not Tense.PRESENT
    coming = told.verb in _ARRIVING or not told.keys.isdisjoint(_TURNING_UP)
    if not (delivered or (coming and not told.passive)):
        return None
    whom = words[words.index("to") + 1 :] if "to" in words else ()  # "… to **my neighbour**"
    if not is_thing(told.subject) or (whom and _HERE.isdisjoint(whom)) or any(map(is_person, whom)):
        return None
    if told.tense not in (Tense.PAST, Tense.PERFECT):
        return None
    keys = told.subject.keys | {"receive"}
    how = told.keys - {told.verb, word_key(told.verb)} - _TURNING_UP
    received = replace(told, verb="receive", keys=keys | how, core=keys, passive=False)
    return replace(received, subject=Subject(Who.SELF))


def _parted(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I cancelled my pass", or "I sold all my goats", that I have none."""
    left = told.verb in _GIVING_UP or (told.verb == "sell" and "all" in words)
    if told.subject.who is not Who.SELF or not left or told.negated or told.passive:
        return None
    if told.tense not in (Tense.PAST, Tense.PERFECT) or _MY.isdisjoint(words):
        return None
    keys = told.core - {told.verb, word_key(told.verb)}
    if not keys:
        return None
    return replace(
        told, verb="have", keys=keys, core=keys, extra=_NO_KEYS, negated=True, tense=Tense.PRESENT
    )


def _left_as_it_was(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I haven't opened it" that it is unopened."""
    handled = told.subject.who is Who.SELF and told.verb in _HANDLED and told.pointing
    if not handled or told.tense in (Tense.FUTURE, Tense.OVER) or told.ability:
        return None
    form = next((w for w in words if bases(w, VERB)[:1] == (told.verb,)), told.verb + "ed")
    keys = frozenset({word_key("un" + (form if form != told.verb else _participle(form)))})
    return replace(
        told,
        subject=Subject(Who.IT),
        verb="be",
        keys=keys,
        core=keys,
        extra=_NO_KEYS,
        negated=not told.negated,
        tense=Tense.PRESENT,
        pointing=False,
    )


def _participle(verb: str) -> str:
    return {"wear": "worn"}.get(verb, verb + ("d" if verb.endswith("e") else "ed"))


OUTCOMES: tuple[Restating, ...] = (
    Restating(
        "arrived", _arrived, "you have received the parcel", "The parcel came on Monday.", True,
        "The parcel comes on Monday.",
    ),
    Restating(
        "parted", _parted, "you have a fishing permit", "I surrendered my fishing permit.", False,
        "I laminated a fishing permit.",
    ),
    Restating(
        "left-as-it-was", _left_as_it_was, "it is unopened", "I haven't even opened it.", True,
        "I haven't even seen it.",
    ),
)  # fmt: skip
