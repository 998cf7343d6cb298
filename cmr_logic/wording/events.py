"""Verbs that tell of one event: a rule puts them in the present, people ask for them in the past.

"You commit fraud" in a rule is no habit: asked is whether it happened. Verbs for states ("own",
"live") and for what goes on ("work", "study") are asked for as they stand, and so are verbs for
what may be planned ("leave", "start").
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.syntax import AUXILIARIES, DETERMINERS, PRONOUNS, verb_bases
from cmr_logic.text import word_set
from cmr_logic.wording.phrase import Phrase, token, words_of
from cmr_logic.wording.wordlists import (
    AT_ONCE,
    CHANGES,
    HABITUAL,
    ONE_THING,
    TIME_OPENERS,
    UNDERGONE,
    WITH_ONE_THING,
)

# Verbs that do so with a particle: "prices go up", not "you go to school".
_WITH_PARTICLE = {
    "go": word_set("up down over back bankrupt below above missing"),
    "get": word_set("out rid divorced married"),
    "hire": word_set("them him her"),
    "stop": word_set("being having working claiming trading paying living using"),
}
# What opens the time of something past: "**before** 1940"; not "since", up to now.
_AT_TIMES = frozenset({"before", "in", "on", "after", "by", "between"})
_AROUND_DATES = frozenset({"the", "or", "on", "end", "of"})
_YEAR = 4  # figures
# The pasts of the verbs that such clauses have most.
_PAST_OF = {
    "apply": "applied",
    "buy": "bought",
    "claim": "claimed",
    "come": "came",
    "get": "got",
    "go": "went",
    "leave": "left",
    "make": "made",
    "move": "moved",
    "pay": "paid",
    "reach": "reached",
    "receive": "received",
    "retire": "retired",
    "sell": "sold",
    "start": "started",
    "stop": "stopped",
    "turn": "turned",
}


def happens(verb: str, rest: Sequence[str]) -> bool:
    """Tell whether a verb, in its base form, and what follows it tell of one event.

    Example:
        >>> happens("break", ("the", "lease")), happens("own", ("a", "boat"))
        (True, False)
        >>> happens("sell", ("a", "boat")), happens("sell", ("fish",))
        (True, False)
        >>> happens("tell", ("us", "every", "week"))
        False
    """
    if not HABITUAL.isdisjoint(rest):
        return False
    if rest[:1] == ("(",) and ")" in rest:
        rest = rest[rest.index(")") + 1 :]  # "sell (or give away) a boat"
    first = rest[0] if rest else ""
    return (
        verb in AT_ONCE
        or (verb in CHANGES and first not in {"the", "your", "a"})
        or (verb in WITH_ONE_THING and first in ONE_THING)
        or (first in _WITH_PARTICLE.get(verb, ()) and not _is_way(rest))
    )


def _is_way(rest: Sequence[str]) -> bool:
    """Tell whether a particle opens the way somebody takes: "up to the loft", not "up to £9"."""
    if rest[0] not in {"up", "down"}:
        return False
    if tuple(rest[1:2]) == ("to",):
        place = rest[2] if rest[2:] else ""
        return place.isalpha() and place not in syntax.NUMBERS
    return bool(rest[1:]) and rest[1] in DETERMINERS


def in_the_past(rest: Phrase) -> Phrase | None:
    """Put the clauses of time after an event into the past too, None where a form is not known.

    Example:
        >>> from cmr_logic.wording.phrase import read, write
        >>> write(in_the_past(read("a profit when you sell it")))
        'a profit when you sold it'
    """
    out = list(rest)
    words = words_of(rest)
    for index in range(len(words) - 2):
        if words[index] in TIME_OPENERS and words[index + 1] in PRONOUNS:
            verb = words[index + 2]
            base = verb_bases(verb)[:1]
            if verb in AUXILIARIES or not (verb in base or verb.endswith("s")):
                continue
            if not base or base[0] not in _PAST_OF:
                return None
            out[index + 2] = token(_PAST_OF[base[0]])
    return tuple(out)


def is_dated(rest: Sequence[str]) -> bool:
    """Tell whether words name the time by or at which something happened.

    Example:
        >>> is_dated("built before 1940".split()), is_dated("built in 3 weeks".split())
        (True, False)
        >>> is_dated("moved by 1 may".split()), is_dated("lived here since 1940".split())
        (True, False)
    """
    return "since" not in rest and any(
        word in _AT_TIMES and _is_date(rest[at + 1 : at + 4]) for at, word in enumerate(rest)
    )


def _is_date(words: Sequence[str]) -> bool:
    """Tell whether words begin with a year, a month or a day of one: "1940", "May", "1 May"."""
    while words[:1] and words[0] in _AROUND_DATES:
        words = words[1:]
    year = bool(words) and words[0].isdigit() and len(words[0]) == _YEAR
    day = bool(words[1:]) and words[0][:1].isdigit() and words[1] in syntax.MONTHS
    return year or day or (bool(words) and words[0] in syntax.MONTHS)


def is_undergone(rest: Sequence[str]) -> bool:
    """Tell whether the words after a form of "be" say what was done once.

    Example:
        >>> is_undergone(("convicted", "of", "theft")), is_undergone(("employed", "here"))
        (True, False)
    """
    return bool(rest) and rest[0] in UNDERGONE
