"""How many may have something at once: "only one **person in a household** can" get it.

Whoever asks may be that one: as much as "only one of you can" says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import word_set

_ONLY_ONE = ("only", "one")
# Names of anybody, or of one of a pair: "only one **parent** can"; not "only one boat can".
_ANYBODY = word_set(
    "person parent partner member adult applicant claimant carer spouse individual sibling"
)
_LONGEST = 6  # tokens between the name and the modal: "of the same household"
_OF_YOU = ("of", "you")
SIGNS = frozenset({"one"})
"""Words of which each has one: "only **one** person can"; not "a person can"."""


def one_alone(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them that opens a sentence, with what it comes to.

    Example:
        >>> list(one_alone("only one person can get it".split()))
        [(2, 3, ('of', 'you'))]
        >>> list(one_alone("only one member of a household may claim .".split()))
        [(2, 6, ('of', 'you'))]
        >>> list(one_alone("only one boat may row".split()))
        []
    """
    for at in range(len(words) - 3):
        opens = not at or words[at - 1] in STOPS
        if not opens or tuple(words[at : at + 2]) != _ONLY_ONE or words[at + 2] not in _ANYBODY:
            continue
        near = range(at + 3, min(at + 3 + _LONGEST, len(words)))
        modal = next((i for i in near if words[i] in syntax.MODALS), None)
        if modal is not None and STOPS.isdisjoint(words[at:modal]):
            placed = modal == at + 3 or words[at + 3] in syntax.PREPOSITIONS
            yield from [(at + 2, modal, _OF_YOU)] if placed else []
