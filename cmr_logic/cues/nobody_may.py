"""Bans on anybody, whoever asks among them: "**Nobody may** enter twice": "you may not enter"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import VERB, bases, classes, place_of, word_set

_NOBODY = (("nobody",), ("no", "one"), ("no-one",))
MODALS = word_set("may can must shall")
"""Modals of such a ban: "nobody **may** row"; not "nobody rowed"."""
# What tells whom or when alone the ban is not on: "nobody may row **without** a vest"; not "twice".
_CASES = word_set("without unless but except who whose other if until before when else")
# What may open such a sentence: "**however**, nobody may row".
_LINKING = word_set("however but still nevertheless so")
SIGNS = word_set("nobody one no-one")
"""Words of which each of them has one: "**nobody** may row"; not "you may not row"."""
CLOSER = frozenset({"nobody", "no-one"}) | in_row(("no",), ("one",))
"""Signs of which each has one, too: "**no one** may row"; not "one may row"."""


def nobody_may(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each ban on anybody at the start of a sentence, with what it comes to.

    Example:
        >>> list(nobody_may("you may row . nobody may row twice .".split()))
        [(4, 6, ('you', 'may', 'not'))]
        >>> list(nobody_may("however , no one can row twice .".split()))
        [(2, 5, ('you', 'can', 'not'))]
        >>> list(nobody_may("nobody may row without a vest . nobody under 5 may row .".split()))
        []
    """
    for at, word in enumerate(words):
        nobody = next(
            (n for n in _NOBODY if word == n[0] and tuple(words[at : at + len(n)]) == n), ()
        )
        behind = at + len(nobody)
        if not nobody or behind + 1 >= len(words) or words[behind] not in MODALS:
            continue
        deed = words[behind + 1]
        if classes(deed) and deed not in bases(deed, VERB):
            continue
        begins = (
            at == 0
            or words[at - 1] in {".", ":", ";"}
            or (words[at - 1] == "," and words[at - 2] in _LINKING)
        )
        end = place_of(words, ".", behind, len(words)) or len(words)
        if begins and _CASES.isdisjoint(words[behind:end]):
            yield at, behind + 1, ("you", words[behind], "not")
