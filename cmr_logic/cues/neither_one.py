"""Neither of two may do something: "**Neither** tenant may have a dog" is "No tenant may …"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import NOUN, classes

_NEITHER, _NO = "neither", "no"
# What opens a sentence: "Note: **neither** tenant may"; not "and neither".
_OPENING = STOPS | {":"}
_NAMED = 4  # words of whom it is said of: "neither of the two tenants"
SIGNS = frozenset({_NEITHER})
"""The word that each of them has: "**neither** side may"; not "either side may"."""


def neither_one(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each "neither" that opens a sentence about one of two, with the "no" it comes to.

    Example:
        >>> list(neither_one("neither tenant may have a dog .".split()))
        [(0, 1, ('no',))]
        >>> list(neither_one("neither you nor they may row .".split()))
        []
        >>> list(neither_one("neither of them may row .".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word == _NEITHER]:
        if at and words[at - 1] not in _OPENING:
            continue
        behind = words[at + 1 : at + 1 + _NAMED]
        verb = next((i for i, word in enumerate(behind) if word in syntax.MODALS | {"need"}), 0)
        said = behind[:verb]
        if verb and NOUN in classes(said[-1]) and {"nor", "of"}.isdisjoint(said):
            yield at, at + 1, (_NO,)
