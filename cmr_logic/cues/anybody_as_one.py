"""Whoever it may be, told as "one": "To vote, **one has to** be 18" is "…, you have to be 18"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import VERB, bases, places_of_word, word_set

_ONE, _YOU, _TO, _COMMA = "one", "you", "to", ","
# What one may or has to do: "one **must** be 18"; not "one boat".
_SAID = syntax.MODALS | {"has", "needs"}
_WITH_TO = frozenset({"has", "needs"})
# How these are said of whoever asks: "one **has** to" is "you **have** to".
_OF_YOU = {"has": "have", "needs": "need", "is": "are", "does": "do", "was": "were"}
# Words ahead of one more in the same sentence: "one may row **if** one lives here".
_AHEAD = word_set("if unless when once before after until as where and or") | {","}
SIGNS = frozenset({_ONE})
"""The word that each of them has: "**one** must"; not "you must"."""
CLOSER = in_row((_ONE,), _SAID)
"""Two words in a row of which each has one, too: "**one must** be 18"; not "one boat"."""


def anybody_as_one(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them at the head of a sentence, or behind its aim, and those that follow.

    Example:
        >>> list(anybody_as_one("to vote , one has to be 18 .".split()))
        [(3, 5, ('you', 'have'))]
        >>> list(anybody_as_one("one may row if one lives here .".split()))
        [(0, 2, ('you', 'may')), (4, 6, ('you', 'live'))]
        >>> list(anybody_as_one("if one is lost , you must pay .".split()))
        []
    """
    behind = 0
    for at in places_of_word(words, _ONE, 0, len(words) - 2):
        if at < behind or words[at + 1] not in _SAID or not _opens(words, at):
            continue
        if words[at + 1] in _WITH_TO and words[at + 2] != _TO:
            continue
        behind = sentence_end(words, at)
        yield _said_of_you(words, at)
        for again in places_of_word(words, _ONE, at + 2, behind - 1):
            verb = words[again + 1]
            third = verb in _SAID or verb in _OF_YOU or syntax.third_person(verb) == verb
            if words[again - 1] in _AHEAD and third:
                yield _said_of_you(words, again)


def _said_of_you(words: Sequence[str], at: int) -> Rewriting:
    """Return the verb behind "one" as it is said of whoever asks."""
    verb = words[at + 1]
    base = next(iter(bases(verb, VERB)), verb)
    return at, at + 2, (_YOU, verb if verb in syntax.MODALS else _OF_YOU.get(verb, base))


def _opens(words: Sequence[str], at: int) -> bool:
    """Tell whether "one" stands at the head of a sentence, or behind an aim that opens it."""
    start = sentence_start(words, at)
    aim = words[start : start + 1] and words[start] == _TO and words[at - 1] == _COMMA
    return at == start or bool(aim and STOPS.isdisjoint(words[start:at]))
