"""A follow-up in the words of a clause: "Did you **marry again**?" of "you have **remarried**"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from cmr_logic.facts.ways_to_say import WAYS, Ways
from cmr_logic.text import keys, words_in

# What opens an example, which has words of its own: "work**, like** abroad"; not "work like him".
_ASIDE = re.compile(r"(, like\b|\bsuch as\b|\bfor example\b|\be\.g\.|\()")


def in_the_words_of(question: str, statements: Iterable[str]) -> str:
    """Return a follow-up that says in the words of some clause what it says in others.

    What some clause says in the words of the follow-up stays.

    Args:
        question: the follow-up.
        statements: what the clauses say that it may be about.

    Example:
        >>> said = ["you have remarried"]
        >>> in_the_words_of("Did you marry again?", said), in_the_words_of("Did you sing?", said)
        ('Did you remarried?', 'Did you sing?')
        >>> in_the_words_of("Did you marry again?", ["you are under 30"])
        'Did you marry again?'
    """
    if _signs().search(question) is None:
        return question
    question, *aside = _ASIDE.split(question, maxsplit=1)
    told = [statement for statement in statements if _signs().search(statement) is not None]
    for ways in WAYS if told else ():
        question = _said_again(ways, question, told)
    return "".join((question, *aside))


def _said_again(ways: Ways, question: str, told: Sequence[str]) -> str:
    """Return a follow-up with the words of the likest clause for those of one of several ways."""
    pattern = _compiled(ways)
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


@lru_cache(maxsize=None)
def _compiled(ways: Ways) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(ways.ways)})", re.IGNORECASE)


@lru_cache(maxsize=1)
def _signs() -> re.Pattern[str]:
    """Return what finds any of the ways: most follow-ups have none."""
    every = "|".join(way for ways in WAYS for way in ways.ways)
    return re.compile(rf"\b(?:{every})", re.IGNORECASE)
