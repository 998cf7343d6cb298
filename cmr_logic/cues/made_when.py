"""When or where what a sentence is about was made or left: "A claim **made after six months**".

In plain words that is "a claim which is made after six months".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.not_so import ONE_OF_KIND
from cmr_logic.text import NOUN, classes, places_of, word_set

# What is done to a thing at some time: "claims **made** after"; not "boats after".
_DONE = word_set("made lodged filed received submitted sent brought posted returned reported")
# The same of what stays somewhere: "a bag **left** on the bus"; not "a bag sold on the bus".
_STAYING = word_set("left abandoned")
_TIMING = word_set("after within")
# What opens a span behind "after" at times: "after **the expiry of** six months"; not "the end".
_EXPIRY = word_set("expiry expiration end lapse")
# Verbs that say of it what the sentence says: "a claim made late **is** void".
_SAID = syntax.MODALS | syntax.BE | word_set("must shall becomes become lapses lapse")
SIGNS = _DONE | _STAYING
"""Words of which each of them has one: "claims **made** after"; not "claims after"."""


def made_when(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them at the start of a sentence.

    Example:
        >>> list(made_when("a claim made after six months will lapse .".split()))
        [(2, 3, ('which', 'is', 'made'))]
        >>> list(made_when("any bag left on the boat will be sold .".split()))
        [(2, 3, ('which', 'is', 'left'))]
        >>> list(made_when("a claim made by a cox will lapse .".split()))
        []
        >>> list(made_when("the cox left on the boat .".split()))
        []
    """
    for at in places_of(words, SIGNS, 1):
        noun = words[at - 1]
        start = sentence_start(words, at)
        plural = start == at - 1 and syntax.is_plural_noun(noun)
        one = start == at - 2 and words[start] in ONE_OF_KIND and NOUN in classes(noun)
        if not (plural or one) or not _is_timed(words, at):
            continue
        said = next((i for i in range(at + 2, sentence_end(words, at)) if words[i] in _SAID), None)
        if said is not None:
            yield at, at + 1, ("which", "are" if plural else "is", words[at])


def _is_timed(words: Sequence[str], at: int) -> bool:
    """Tell whether a thing is done in a span of time, or left somewhere."""
    behind = words[at + 1 : at + 6]
    if words[at] in _STAYING:
        return behind[:1] != [] and not syntax.PREPOSITIONS.isdisjoint(behind[:1])
    if _TIMING.isdisjoint(behind[:1]):
        return False
    if len(behind) > 3 and behind[2] in _EXPIRY and behind[3] == "of":  # noqa: PLR2004 - "the … of"
        return True
    return any(word in syntax.TIME_UNITS for word in behind[2:3])
