"""Two kinds who may not: "**Nobody** under 5, **nor anyone** who is ill, may row".

In plain words that is "neither anyone under 5 nor anyone who is ill may row", and so is "**nobody**
under 5 **or** over 60 may row" said of either.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.text import places_of, word_set

_NO, _ONE, _NOR, _OR, _COMMA = "no", "one", "nor", "or", ","
_NOBODY, _WHO = word_set("nobody no-one"), "who"
_NEITHER, _ANYONE, _A = "neither", "anyone", "a"
# Whom "nor" names besides: "nor **anyone** who is ill"; not "nor may they row".
_OTHERS = word_set("anyone anybody any those people persons a an someone")
# What tells some of them apart: "nobody **under** 5"; not "nobody may".
_TELLING = word_set("under over above below aged with from who in on living")
_FINITE = syntax.MODALS | syntax.BE
_LONGEST = 12  # words of a kind: "child under 12 who is not with a parent"
SIGNS = _NOBODY | {_NO}
"""Words of which each of them has one: "**nobody** under 5, nor"; not "children under 5"."""


def nobody_nor(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(nobody_nor("nobody under 5 , nor anyone who is ill , may row .".split()))
        [(0, 1, ('neither', 'anyone')), (3, 5, ('nor',)), (9, 10, ())]
        >>> list(nobody_nor("no one under 5 or over 60 may row .".split()))
        [(0, 2, ('neither', 'anyone')), (4, 5, ('nor', 'anyone'))]
        >>> list(nobody_nor("no child under 5 nor any guest may row .".split()))
        [(0, 1, ('neither', 'a')), (4, 5, ('nor',))]
        >>> list(nobody_nor("nobody may row or swim . no dogs or cats may enter .".split()))
        []
    """
    for at in places_of(words, SIGNS):
        if at and words[at - 1] not in STOPS:
            continue
        some = words[at] in _NOBODY or _ONE in words[at + 1 : at + 2]
        behind = at + 1 + (some and words[at] == _NO)
        end = sentence_end(words, at)
        joint = next((i for i in range(behind, end - 2) if words[i] in {_NOR, _OR}), None)
        if joint is None or not _FINITE.isdisjoint(_outside_who(words[behind:joint])):
            continue
        yield from _joined(words, at, behind, joint, end, some=some)


def _outside_who(said: Sequence[str]) -> Sequence[str]:
    """Return words up to a relative clause, whose verb is no verb of the statement."""
    return said[: list(said).index("who")] if "who" in said else said


def _joined(
    words: Sequence[str], at: int, behind: int, joint: int, end: int, *, some: bool
) -> Iterator[Rewriting]:
    """Yield what "neither", "nor" and the commas around the second kind come to."""
    opener: tuple[str, ...] = (_NEITHER, _ANYONE) if some else (_NEITHER, _A)
    told = some and words[behind] in _TELLING and words[joint + 1] in _TELLING
    if words[joint] == _OR and (not told or words[behind] == _WHO):
        return  # "nobody **who** is ill or who is late" is read as it stands
    if words[joint] == _NOR and words[joint + 1] not in _OTHERS and not told:
        return
    if not some and syntax.is_plural_noun(words[behind]):
        opener = (_NEITHER,)
    yield at, behind, opener
    comma = words[joint - 1] == _COMMA
    added = (_NOR, _ANYONE) if words[joint + 1] in _TELLING else (_NOR,)
    yield joint - comma, joint + 1, added
    near = range(joint + 2, min(joint + 2 + _LONGEST, end - 1))
    close = next((i for i in near if words[i] == _COMMA), None)
    if comma and close is not None and words[close + 1] in _FINITE:
        yield close, close + 1, ()
