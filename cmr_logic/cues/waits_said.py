"""Waits after something, beside what one may do: "You can dive. **You must wait a day after** …".

In plain words nobody may who has had it in that time: "you cannot do this if you have had a flight
in the last day".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of_word, word_set

_WAIT, _AFTER, _YOU = "wait", "after", "you"
SIGNS = frozenset({_WAIT})
"""The word of each: "you must **wait** a day after a flight"; not "you must rest"."""
_DUTY = frozenset({("must",), ("should",), ("need", "to"), ("have", "to")})
_LEAST = ("at", "least")
# What opens what is waited for: "after **having** a tattoo", and its form behind "have".
_HAD = {
    "having": "had", "getting": "had", "receiving": "received", "taking": "taken",
    "giving": "given", "finishing": "finished", "undergoing": "undergone",
}  # fmt: skip
# Words of the sentence before by which one may do something: "you **can** dive".
_LEAVE = word_set("can may")
# What ends what is waited for, and says more: "after a flight **before** you dive".
_MORE = syntax.RELATIVES | word_set("before if unless when until , ; : ( because you we it they")
_JOINTS = frozenset({"or", "and"})
_LONGEST = 12  # words of what is waited for


def waits_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each sentence of a wait behind one of leave, with what it comes to.

    Example:
        >>> for said in ("you can dive . you must wait a day after a flight .",
        ...              "you can dive . you must wait a day after the club has replied ."):
        ...     print([" ".join(plain) for _, _, plain in waits_said(said.split())])
        ['you can not do this if you have had a flight in the last day']
        []
        >>> said = "you can dive . you should wait 2 days after taking a pill or a drink ."
        >>> (_, _, plain), = waits_said(said.split())
        >>> " ".join(plain[6:20])
        'you have taken a pill in the last 2 days or if you have'
    """
    for at in places_of_word(words, _WAIT, 2):
        first, end = sentence_start(words, at), sentence_end(words, at)
        if words[first] != _YOU or tuple(words[first + 1 : at]) not in _DUTY or not first:
            continue
        before = words[sentence_start(words, first - 1) : first]
        if _LEAVE.isdisjoint(before) or not syntax.NEGATIONS.isdisjoint(before):
            continue
        after = next((i for i in range(at + 2, min(at + 6, end)) if words[i] == _AFTER), end)
        span = tuple(words[at + 1 : after])
        span = span[2:] if span[:2] == _LEAST else span
        said = words[after + 1 : end]
        if not span or syntax.TIME_UNITS.isdisjoint(span[-1:]) or not _is_thing(said):
            continue
        had = _HAD.get(said[0], "had")
        things = _parted(said[1:] if said[0] in _HAD else said)
        yield first, end, _plain(had, things, span)


def _is_thing(said: Sequence[str]) -> bool:
    """Tell whether words name no more than what one has had: "a flight", "having a tattoo"."""
    if not said or len(said) > _LONGEST or not _MORE.isdisjoint(said):
        return False
    rest = said[1:] if said[0] in _HAD else said
    known = rest[:1] == () or rest[0] not in syntax.INDEFINITE
    gerund = said[0] in _HAD and len(rest) > 0
    return (gerund or not known) and STOPS.isdisjoint(said) and syntax.finite_verb(rest) is None


def _parted(said: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the things named, each with an article of its own: "a pill **or a** drink"."""
    found, start = [], 0
    for at in range(1, len(said) - 1):
        if said[at] in _JOINTS and said[at + 1] in syntax.INDEFINITE:
            found.append(tuple(said[start:at]))
            start = at + 1
    return [*found, tuple(said[start:])]


def _plain(had: str, things: list[tuple[str, ...]], span: tuple[str, ...]) -> tuple[str, ...]:
    """Return in plain words who may not: "you cannot do this if you have had a flight in the …"."""
    span = span[1:] if span[0] in {"a", "an", "one"} else span
    plain: tuple[str, ...] = ("you", "can", "not", "do", "this")
    for at, thing in enumerate(things):
        joint = ("or",) if at else ()
        plain += (*joint, "if", "you", "have", had, *thing, "in", "the", "last", *span)
    return plain
