"""How the thing of a question is by its own words: "Will my **early** claim be refused?"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.text import NOUN, classes, key

# A clause of how things are: "**the claims are early**"; not "the claims are made in May".
_HOW = re.compile(r"(?:the|your|it)\s(?P<things>[a-z]+)\s(?:are|is)\s(?P<how>[a-z-]+)")
# The same with a particle, which a hyphen joins to it in a question: "**carried over**".
_DONE = re.compile(
    r"(?:the|your)\s(?P<things>[a-z]+)\s(?:are|is)\s(?P<how>[a-z]+)\s"
    r"(?P<where>over|out|up|off|on|in)\b"
)
# A place of a clause by its name: "you are **in the laboratory**"; not "you are in work".
_THERE = re.compile(r"(?:you are|it is)\s(?P<at>in|at|on|inside)\sthe\s(?P<place>[a-z]+)")
_IN = frozenset({"in", "at", "on", "inside"})
_SHORTEST = 3  # letters of a place by its short name: "lab"


def is_described_so(clause: Clause, words: Sequence[str]) -> bool:
    """Tell whether a question names its thing, or its place, as a clause says that it is.

    Args:
        clause: the clause.
        words: those of the question.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> clause = parse("Early claims are paid first.").clauses[0]
        >>> clause.statement
        'the claims are early'
        >>> is_described_so(clause, "will my early claim be paid first".split())
        True
        >>> is_described_so(clause, "will my claim be paid early".split())
        False
        >>> clause = parse("Leave carried over from May must be taken, or it is lost.").clauses[0]
        >>> is_described_so(clause, "can i take my carried - over leave".split())
        True
    """
    how = _HOW.fullmatch(clause.statement)
    if how is not None:
        named = key(how["things"])
        behind = zip(words, words[1:], (*words[2:], ""), strict=False)
        return any(
            one == how["how"] and key(thing) == named and not _is_noun(then)
            for one, thing, then in behind  # not of "listed building **consent**"
        )
    done = _DONE.match(clause.statement)
    if done is not None:
        joined = f" {done['how']} - {done['where']} {done['things']} "
        return joined in f" {' '.join(words)} "
    there = _THERE.fullmatch(clause.statement)
    if there is None:
        return False
    return any(
        before in _IN and _is_short_for(place, there["place"])
        for before, _, place in zip(words, words[1:], words[2:], strict=False)
    )


def _is_noun(word: str) -> bool:
    return word not in syntax.AUXILIARIES | {"be"} and NOUN in classes(word)


def _is_short_for(word: str, place: str) -> bool:
    """Tell whether a word is a place by its short name: "lab" of "laboratory"."""
    short = _SHORTEST <= len(word) < len(place) and place.startswith(word)
    return short and word not in syntax.PREPOSITIONS
