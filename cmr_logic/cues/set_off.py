"""Words at the ends of a sentence that change nothing: "**Normally** you cannot", "… **either**".

An adverb before the subject is set off by a comma, as most write it; what only says that a
sentence comes on top of another is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, STOPS, Rewriting, sentence_start
from cmr_logic.cues.things_told import SUBJECTS
from cmr_logic.layout import BULLETS
from cmr_logic.text import places_of, word_set

# Adverbs of the whole sentence: "**normally** you cannot row"; not "now", nor "only".
_OF_ALL = word_set("normally usually generally ordinarily typically")
# Subjects before which one stands: "normally **you** cannot"; not "normally dry".
_SUBJECTS = syntax.NOMINATIVES
# What says at the end that a denial is not the first: "you cannot row if ill **either**".
_EITHER, _TOO = "either", "too"
# Words behind which they say more: "not **me** either", "far **too**"; not "if you row either".
_BOUND = word_set("me not or and far much of in to for on with from by")
# What opens a sentence that holds in all cases before it: "**in either case**, you must pay".
_IN_EACH = frozenset(
    ("in", each, noun)
    for each in ("either", "each", "any", "both", "all", "every")
    for noun in ("case", "cases")
)
_CASES = frozenset({"case", "cases"})
# The same, word by word, where it takes up the cases of a ban: "You can't row if … **or** …. **In
# either case**, you must tell us"; not "in any case".
_OF_TWO = frozenset({"either", "each", "both"})
_MARKS = frozenset(BULLETS)
_IN_EITHER_CASE, _OR = ("in", "either", "case"), "or"
# A case in which alone something is, ahead of its verb: "**Only if** it is dry can you row".
_ONLY, _CASES_AHEAD = "only", word_set("if when after once where")
SIGNS = _OF_ALL | {_ONLY} | {_EITHER, _TOO} | _CASES
"""Words of which each of them has one: "if you row **either**"; not "or"."""


def set_off(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(set_off("normally you cannot row .".split()))
        [(0, 1, ('normally', ','))]
        >>> list(set_off("you can not do so if you row either .".split()))
        [(8, 9, ())]
        >>> list(set_off("in either case , you must pay .".split()))
        [(0, 4, ())]
        >>> list(set_off("you can not row if it is wet or dark . in both cases , pay .".split()))
        [(11, 14, ('in', 'either', 'case'))]
        >>> list(set_off("only if you tell the boss can you row .".split()))
        [(6, 7, (',', 'can'))]
        >>> list(set_off("you must pay the fee too .".split()))
        [(5, 6, ())]
        >>> list(set_off("normally dry boats . you may row in either .".split()))
        []
    """
    for at in places_of(words, SIGNS):
        first = sentence_start(words, at)
        ends = at + 1 == len(words) or words[at + 1] in STOPS
        if words[at] == _ONLY:
            yield from _case_ahead(words, at, first)
        elif words[at] in _CASES:
            opens = at == first + 2 and tuple(words[first : at + 1]) in _IN_EACH
            opens = opens and not _behind_list(words, first)
            if opens and not ends and words[at + 1] == ",":
                taken_up = words[at - 1] in _OF_TWO and _bans_in_cases(words, first)
                yield first, at + 1 + (not taken_up), _IN_EITHER_CASE if taken_up else ()
        elif words[at] in _OF_ALL:
            if at == first and not ends and words[at + 1] in _SUBJECTS:
                yield at, at + 1, (words[at], ",")
        elif ends and at > first and words[at - 1] not in _BOUND:
            said = words[first:at]
            denied = not (syntax.NEGATIONS.isdisjoint(said) or OF_CASES.isdisjoint(said))
            if words[at] == _TOO or denied:
                yield at - (words[at - 1] == ","), at + 1, ()


def _behind_list(words: Sequence[str], first: int) -> bool:
    """Tell whether a sentence stands behind the items of a list, whose cases it takes up."""
    return not _MARKS.isdisjoint(words[sentence_start(words, first - 1) : first])


def _bans_in_cases(words: Sequence[str], first: int) -> bool:
    """Tell whether the sentence before an index denies something in several cases."""
    start = sentence_start(words, first - 1)
    before = words[start:first]
    return _OR in before and not syntax.NEGATIONS.isdisjoint(before)


def _case_ahead(words: Sequence[str], at: int, first: int) -> Iterator[Rewriting]:
    """Set off a case from the verb behind it: "Only if you tell the boss**,** can you row"."""
    if at != first or words[at + 1 : at + 2] == () or words[at + 1] not in _CASES_AHEAD:
        return
    end = next((i for i in range(at, len(words)) if words[i] in STOPS or words[i] == ","), at)
    for verb in range(at + 4, end - 2):
        if words[verb] in syntax.MODALS and words[verb + 1] in SUBJECTS:
            yield verb, verb + 1, (",", words[verb])
            return
