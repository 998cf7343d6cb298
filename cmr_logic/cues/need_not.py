"""What is not needed for some things: "You **need not** declare coins worth less than £5".

In plain words that is "you do not need to declare coins worth less than £5".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.things_told import SUBJECTS
from cmr_logic.text import VERB, bases, places_of_word, word_set

_NEED = "need"
_NOT = syntax.VERBAL_NEGATIONS - {"never"}
# Words of a bound that tells things apart: "bags **under** 5 kg"; not "bags".
_BOUNDS = word_set("worth under over below above than")
SIGNS = frozenset({_NEED})
"""The word that each of them has: "you **need** not pay"; not "you pay"."""
CLOSER = in_row((_NEED,), _NOT)
"""Signs of which each has one, too: "you **need not** pay"; not "you need to pay"."""


def need_not(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(need_not("you need not weigh bags under 5 kg .".split()))
        [(1, 3, ('do', 'not', 'need', 'to'))]
        >>> list(need_not("you need not pay .".split()))
        []
    """
    for at in places_of_word(words, _NEED, 1):
        if at + 2 >= len(words) or words[at + 1] not in _NOT or words[at - 1] not in SUBJECTS:
            continue
        told_apart = not _BOUNDS.isdisjoint(words[at : sentence_end(words, at)])
        if told_apart and words[at + 2] in bases(words[at + 2], VERB):
            yield at, at + 2, ("do", "not", _NEED, "to")
