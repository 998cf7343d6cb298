"""Adverbs between a relative clause and the verb behind it: "guests who row **usually get** tea".

They say how often the second is so: in plain words, "guests who row get usually tea".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.named_among import RELATIVES_OF_PEOPLE
from cmr_logic.text import places_of, word_set

# Adverbs of how surely or often something is so: "**generally**"; not "honorably".
_HOW_OFTEN = word_set("automatically generally usually typically normally ordinarily often also")
# What people get or must do, behind what tells them apart: "**qualify** for aid"; not "row".
_MAIN = word_set("qualify get receive need pay have lose earn become")
# What parts an adverb from a relative clause: "who row **and** usually get"; not "who row usually".
_PARTING = syntax.JOINTS | RELATIVES_OF_PEOPLE | syntax.PRONOUNS | {"if", "when", "unless"}
SIGNS = _HOW_OFTEN
"""Words of which each has one: "**usually** get"; not "get"."""


def adverbs_between(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the verb ahead.

    Example:
        >>> list(adverbs_between("guests who row usually get tea .".split()))
        [(3, 5, ('get', 'usually'))]
        >>> list(adverbs_between("guests who row and usually get tea may come .".split()))
        []
        >>> list(adverbs_between("guests who usually get tea may come .".split()))
        []
        >>> list(adverbs_between("guests who row usually get tea and may come .".split()))
        []
    """
    for at in places_of(words, _HOW_OFTEN, 3, len(words) - 2):
        if words[at + 1] not in _MAIN or words[at - 1] in _PARTING:
            continue
        start = sentence_start(words, at)
        who = next((i for i in range(at - 2, start, -1) if words[i] in RELATIVES_OF_PEOPLE), None)
        if who is None or not syntax.is_plural_noun(words[who - 1]):
            continue
        said, rest = words[who + 1 : at], words[at + 2 :]
        stop = next((i for i, word in enumerate(rest) if word in {".", ";"}), len(rest))
        only = syntax.MODALS.isdisjoint(rest[:stop]) and syntax.BE.isdisjoint(rest[:stop])
        if only and {"if", "unless", "when", ","}.isdisjoint(said):
            yield at, at + 2, (words[at + 1], words[at])
