"""Bans on all of a kind: "**No learners may** drive" is "learners may not drive"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.cues.nobody_may import MODALS
from cmr_logic.text import NOUN, classes, places_of_word, word_set

_NO = "no"
_BE = frozenset({"is", "are"})
# What is said of some that are kept out: "no children are **admitted**"; not "are charged".
_KEPT_OUT = word_set("admitted allowed permitted accepted eligible covered entitled")
# Nouns for whoever it may be: "no **person** may row"; not "no pilot may row".
_ANYBODY = word_set("one person persons body individual individuals people more other others")
# What tells when, or of how many, alone the ban is: "no pilot may row **unless**"; not "twice".
_CASES = word_set(
    "without unless but except who whose other if until before after when else than or nor and"
)
_SHORTEST = 4  # words of such a ban: "no pilots may row"
SIGNS = frozenset({_NO})
"""The word that each of them has: "**no** learners may drive"; not "learners may drive"."""
CLOSER = MODALS | _KEPT_OUT
"""Signs of which each has one, too: "no pilots **may** row"; not "no pilots row"."""


def none_of_a_kind(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each ban on a kind that opens a sentence, with what it comes to.

    Example:
        >>> list(none_of_a_kind("no pilots may row here .".split()))
        [(0, 3, ('pilots', 'may', 'not'))]
        >>> list(none_of_a_kind("no pilot may row here .".split()))
        [(0, 3, ('a', 'pilot', 'may', 'not'))]
        >>> list(none_of_a_kind("no children are admitted .".split()))
        [(0, 3, ('children', 'are', 'not'))]
        >>> list(none_of_a_kind("no pilot may row unless it is dry .".split()))
        []
    """
    for at in places_of_word(words, _NO, 0, max(len(words) - _SHORTEST + 1, 0)):
        noun, verb = words[at + 1], words[at + 2]
        if (at and words[at - 1] not in STOPS) or noun in _ANYBODY or NOUN not in classes(noun):
            continue
        done = verb in MODALS and words[at + 3] != "be"  # "no pilot may be refused a seat"
        ends = len(words) == at + 4 or words[at + 4] in STOPS  # not "allowed to it"
        said = done or (verb in _BE and words[at + 3] in _KEPT_OUT and ends)
        rest = words[at + 3 : sentence_end(words, at)]
        plain = _CASES.isdisjoint(rest) and syntax.PREPOSITIONS.isdisjoint(rest)
        if said and plain:  # not "no pilot may row in the harbour": the ban is there alone
            several = syntax.is_plural_noun(noun)
            yield at, at + 3, (*(() if several else ("a",)), noun, verb, "not")
