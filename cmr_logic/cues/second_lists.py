"""Lists in the second of two demands: "you must row and she must own**, rent or lease** a hut".

In plain words each of its parts is joined by "or", so that none of them stands beside both demands:
"she must own or rent or lease a hut". So it is where a state is told of each: "if your son is
3 and your aunt is ill, lame or blind".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of, word_set

_AND, _OR, _COMMA = "and", "or", ","
# Verbs of both: "you **must** row and you **must** swim"; not "you row and you must swim".
_VERBS = word_set("must is are")
_SUBJECT = 4  # words of the second subject, at most: "your spouse's child"
# What no such list has between its parts: "is ill, **if** she rows, or blind".
_PARTING = word_set("if unless when who that which and but : ; ( ) not") | syntax.MODALS
SIGNS = _VERBS
"""Words of which each has one: "**must** own, rent or lease"."""


def second_lists(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the commas of each of them, with what joins the parts.

    Example:
        >>> said = "you must row and she must own , rent or lease a hut .".split()
        >>> list(second_lists(said))
        [(7, 8, ('or',))]
        >>> said = "you must row and she must be ill , lame , or blind .".split()
        >>> list(second_lists(said))
        [(8, 9, ('or',)), (10, 12, ('or',))]
        >>> list(second_lists("she must own , rent or lease a hut .".split()))
        []
    """
    for verb in places_of(words, _VERBS, 4, len(words) - 4):
        start, end = sentence_start(words, verb), sentence_end(words, verb)
        near = range(verb - 2, max(verb - _SUBJECT - 2, start), -1)
        joint = next((i for i in near if words[i] == _AND), None)
        if joint is None or words[verb] not in words[start:joint] or words[joint - 1] == _COMMA:
            continue
        last = next((i for i in range(end - 2, verb + 2, -1) if words[i] == _OR), None)
        if last is None or not _PARTING.isdisjoint(words[verb + 1 : last]):
            continue
        opens = words[joint + 1] in syntax.DETERMINERS | syntax.NOMINATIVES
        commas = [i for i in range(verb + 2, last) if words[i] == _COMMA]
        if opens and commas and _COMMA not in words[last:end]:
            yield from ((i, i + 1 + (words[i + 1] == _OR), (_OR,)) for i in commas)
