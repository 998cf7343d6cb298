"""A follow-up in the words of a clause: "Did you **marry again**?" of "you have **remarried**"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from cmr_logic.facts.same_measures import in_the_same_unit
from cmr_logic.facts.ways import Ways
from cmr_logic.facts.ways_of_people import OF_PEOPLE
from cmr_logic.facts.ways_of_things import OF_THINGS
from cmr_logic.text import keys, words_in

WAYS: tuple[Ways, ...] = OF_PEOPLE + OF_THINGS
"""What is said in several ways, each by its name."""
_EVERY = tuple(pattern for ways in WAYS for pattern in ways.patterns)
# What opens an example, which has words of its own: "work**, like** abroad"; not "work like him".
_ASIDE = re.compile(r"(, like\b|\bsuch as\b|\bfor example\b|\be\.g\.|\()")


def in_the_words_of(question: str, statements: Iterable[str]) -> str:
    """Return a follow-up that says in the words of some clause what it says in others.

    What some clause says in the words of the follow-up stays.

    Args:
        question: the follow-up.
        statements: what the clauses say that it may be about.

    Returns:
        it, with amounts of time in the units of the clauses as well.

    Example:
        >>> said = ["you have remarried"]
        >>> in_the_words_of("Did you marry again?", said), in_the_words_of("Did you sing?", said)
        ('Did you remarried?', 'Did you sing?')
        >>> in_the_words_of("Did you marry again?", ["you are under 30"])
        'Did you marry again?'
    """
    statements = list(statements)
    question = in_the_same_unit(question, statements)
    said = _said_in(tuple(statements))
    asked = keys(words_in(question)) if said else frozenset()
    if not said or any(len(own) > 1 and own <= asked for own in map(_keys, statements)):
        return question  # it says in the very words all that some clause says
    question, *aside = _ASIDE.split(question, maxsplit=1)
    for ways in said:
        question = _said_again(ways, question, statements)
    return "".join((question, *aside))


def _said_again(ways: Ways, question: str, told: Sequence[str]) -> str:
    """Return a follow-up with the words of the likest clause for those of one of several ways."""
    pattern = _compiled(ways.patterns)
    asked = pattern.search(question)
    if asked is None:
        return question
    own = re.compile(rf"\b{re.escape(asked[0])}", re.IGNORECASE)
    said = [(found[0], each) for each in told if (found := pattern.search(each)) is not None]
    if not said or any(own.search(each) is not None for _, each in said):
        return question
    rest = keys(words_in(f"{question[: asked.start()]} {question[asked.end() :]}"))
    words, _ = max(said, key=lambda each: len(rest & keys(words_in(each[1]))))
    if keys(words_in(asked[0])) == keys(words_in(words)):
        return question  # two forms of the same words
    return f"{question[: asked.start()]}{words}{question[asked.end() :]}"


@lru_cache(maxsize=4096)
def _keys(text: str) -> frozenset[str]:
    return keys(words_in(text))


@cache
def _compiled(patterns: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(patterns)})", re.IGNORECASE)


@lru_cache(maxsize=256)
def _said_in(statements: tuple[str, ...]) -> tuple[Ways, ...]:
    """Return what some clause says in one of several ways: that of most follow-ups is none."""
    told = "\n".join(statements)
    if _compiled(_EVERY).search(told) is None:
        return ()
    return tuple(ways for ways in WAYS if _compiled(ways.patterns).search(told) is not None)
