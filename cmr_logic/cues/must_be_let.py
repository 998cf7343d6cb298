"""People who must be let do something, and so may: "Guests **must be allowed to** vote".

Whoever asks "Can I vote?" asks for what they may do, and not whether others do their duty.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.people_that import PEOPLE
from cmr_logic.cues.things_banned import MUST
from cmr_logic.text import places_of

_LET = frozenset({"allowed", "permitted"})

_MAY = ("may",)
SIGNS = _LET
"""Words of which each has one: "must be **allowed** to vote"; not "must vote"."""


def must_be_let(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(must_be_let("workers over 21 must be allowed to vote .".split()))
        [(3, 7, ('may',))]
        >>> list(must_be_let("dogs must be allowed to run .".split()))
        []
        >>> list(must_be_let("workers must not be allowed to vote .".split()))
        []
    """
    for at in places_of(words, _LET, 3, len(words) - 2):
        duty = words[at - 1] == "be" and words[at - 2] in MUST and words[at + 1] == "to"
        if not duty:
            continue
        subject = words[sentence_start(words, at) : at - 2]
        people = not PEOPLE.isdisjoint(subject) and "not" not in subject
        if people and {",", "if", "you"}.isdisjoint(subject) and syntax.MODALS.isdisjoint(subject):
            yield at - 2, at + 2, _MAY
