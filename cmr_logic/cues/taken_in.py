"""Whom a body takes in: "the choir **takes** new members" is "the choir accepts new members"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.text import NOUN, classes

_ACCEPTING = {"takes": ("accepts",), "take": ("accept",)}
_WE = "we"
# Subjects of what something costs in time or people: "**it** takes two members".
_NO_BODIES = frozenset({"it", "this", "that", "which", "what", "who", "to"})
_NAMED = 3  # words to the plural: "new adult members"
SIGNS = frozenset(_ACCEPTING)
"""Words of which each has one: "the club **takes** guests"; not "the club has guests"."""


def taken_in(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each verb of taking people in, with what it comes to.

    Example:
        >>> list(taken_in("the choir takes new members".split()))
        [(2, 3, ('accepts',))]
        >>> list(taken_in("it takes two members to sign".split()))
        []
    """
    for at in range(1, len(words) - 1):
        plainly = _ACCEPTING.get(words[at])
        if plainly is None or words[at - 1] in _NO_BODIES:
            continue
        one = words[at] == "takes" and NOUN in classes(words[at - 1])
        if not (one or words[at - 1] == _WE):
            continue
        named = words[at + 1 : at + 1 + _NAMED]
        ends = (i for i, word in enumerate(named) if syntax.is_plural_noun(word))
        last = next(ends, None)
        if last is not None and not any(map(_tells_no_kind, named[: last + 1])):
            yield at, at + 1, plainly


def _tells_no_kind(word: str) -> bool:
    numbered = word in syntax.NUMBERS or word[:1].isdigit()
    return numbered or word in syntax.DETERMINERS or word in syntax.TIME_UNITS


# By which people are let in or on, and what is done to them: "the bus **carries** children".
_LETTING = {
    "carries": "carried", "takes": "taken", "lets": "let", "admits": "admitted",
    "accepts": "accepted", "welcomes": "welcomed", "transports": "transported",
    "seats": "seated", "conveys": "conveyed", "ferries": "ferried",
}  # fmt: skip
_IN = frozenset({"in", "on", "aboard"})
# What they pay, behind them: "children under 12 **free of charge**"; not "free drinks".
_FARES = (
    ("free", "of", "charge"), ("without", "charge"), ("at", "no", "charge"), ("for", "nothing"),
    ("at", "half", "fare"), ("at", "half", "price"), ("at", "a", "reduced", "fare"),
    ("at", "a", "reduced", "price"), ("at", "a", "reduced", "rate"), ("for", "half", "price"),
    ("for", "half", "the", "fare"), ("for", "free"), ("free",),
)  # fmt: skip
# How they are told apart, of which nothing says that it goes on: "children **under** 12".
_APART = frozenset(
    {"under", "over", "aged", "below", "above", "up", "of", "weighing", "shorter", "taller"}
)
_SUBJECT = 5  # words of whoever lets them in: "the old harbour ferry"
LETTING_SIGNS = frozenset(_LETTING)
"""Words of which each has one: "the bus **carries** children free"; not "children ride free"."""


def let_in_free(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each sentence that tells who lets whom in for what fare, with what is done to them.

    Example:
        >>> said = list(let_in_free("the ferry carries children under 12 free of charge .".split()))
        >>> " ".join(said[0][2])
        'children under 12 are carried by the ferry'
        >>> list(let_in_free("the ferry carries cars free of charge .".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word in _LETTING]:
        first = sentence_start(words, at)
        subject = words[first:at]
        if not 1 < len(subject) <= _SUBJECT or subject[0] not in syntax.DETERMINERS:
            continue
        inside = words[at + 1 : at + 2]
        begin = at + 1 + (inside[0] in _IN if inside else 0)
        end = next((i for i in range(begin, len(words)) if words[i] in STOPS), len(words))
        fare = _fare(words, begin, end)
        whom = words[begin:fare]
        if not fare or _APART.isdisjoint(whom) or not syntax.is_plural_noun(whom[0]):
            continue
        done = (_LETTING[words[at]], *words[at + 1 : begin])
        yield first, fare, (*whom, "are", *done, "by", *subject)


def _fare(words: Sequence[str], begin: int, end: int) -> int:
    """Return where it stands what they pay, 0 where nothing says so."""
    for at in range(begin + 2, end):
        for fare in _FARES:
            if tuple(words[at : at + len(fare)]) == fare and at + len(fare) == end:
                return at
    return 0
