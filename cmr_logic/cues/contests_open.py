"""To whom a contest is open: "**The draw is open to** members" is "members may enter the draw"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of_word, word_set

_OPEN, _TO, _ENTER = "open", "to", ("may", "enter")
_IS = frozenset({"is", "are"})
# What one enters: "the **contest** is open to"; not "the hall is open to".
_CONTESTS = word_set(
    "contest competition draw raffle race tournament quiz contests competitions draws raffles "
    "races tournaments prize award marathon hackathon"
)
_LONGEST = 5  # words of its name: "the under-12 drawing competition"
# What ends whom it is open to: "to members **if** they have paid"; not "to all who have paid".
_ENDS = STOPS | word_set("if unless provided except but until from only as when")
_NO_LIST = frozenset({":", "except", "(", "but"})  # "open to: nurses", "open to all except staff"
_NEAR = 3  # words up to whom it is open to: "to all local residents"
_ANYONE = frozenset({("anyone",), ("anybody",), ("everyone",)})
SIGNS = frozenset({_OPEN})
"""The word that each of them has: "the draw is **open** to members"; not "the draw is on"."""


def contests_open(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with who may enter.

    Example:
        >>> list(contests_open("the draw is open to members .".split()))
        [(0, 5, ()), (6, 6, ('may', 'enter', 'the', 'draw'))]
        >>> list(contests_open("the draw is only open to staff if they ask .".split()))
        [(0, 6, ('only',)), (7, 7, ('may', 'enter', 'the', 'draw'))]
        >>> list(contests_open("open to members over 18 .".split()))
        [(0, 1, ('this', 'is', 'open'))]
        >>> list(contests_open("the hut is open to members .".split()))
        []
    """
    words = tuple(words)
    yield from _without_verb(words)
    for at in places_of_word(words, _OPEN, 2):
        only = words[at - 1] == "only" or words[at + 1 : at + 2] == ("only",)
        verb = at - 1 - (words[at - 1] == "only")
        to = at + 1 + (words[at + 1 : at + 2] == ("only",))
        first = sentence_start(words, at)
        named = words[first:verb]
        if words[verb] not in _IS or words[to : to + 1] != (_TO,) or not named:
            continue
        if named[-1] not in _CONTESTS or len(named) > _LONGEST:
            continue
        if named[0] not in syntax.DETERMINERS - {"no"}:
            continue
        stop = sentence_end(words, to)
        end = next((i for i in range(to + 1, stop) if words[i] in _ENDS), stop)
        end -= words[end - 1] == ","
        whom = words[to + 1 : end]
        if whom and _NO_LIST.isdisjoint(words[to:stop]):
            yield first, to + 1, ("only",) if only else ()
            yield end, end, (*_ENTER, *named)


def _without_verb(words: tuple[str, ...]) -> Iterator[Rewriting]:
    """Find a sentence that only says to whom something is open: "**Open to** members over 18."."""
    for at in places_of_word(words[:-2], _OPEN):
        if at and words[at - 1] not in STOPS:
            continue
        end = sentence_end(words, at)
        whom = words[at + 2 : end]
        several = any(map(syntax.is_plural_noun, whom[:_NEAR])) or whom[:1] in _ANYONE
        if words[at + 1] == _TO and several and _NO_LIST.isdisjoint(words[at:end]):
            yield at, at + 1, ("this", "is", _OPEN)
