"""People left out of a subject: "Everyone **except those who owe rent** may vote".

In plain words commas stand around them: "Everyone, except those who owe rent, may vote".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start, stands_at
from cmr_logic.text import places_of, word_set

# Words that leave people out: "everyone **except** those who row"; not "everyone with".
_LEAVING_OUT = (
    ("except",), ("except", "for"), ("apart", "from"), ("other", "than"), ("aside", "from"),
    ("excluding",), ("save",), ("save", "for"), ("but", "not"), ("with", "the", "exception", "of"),
)  # fmt: skip
SIGNS = word_set("except apart other aside excluding save but exception")
"""Words of which each of them has one: "everyone **apart** from"; not "everyone who"."""
_WHOSE = "whose"
_RELATIVES = frozenset({"who", _WHOSE})
# What a sentence says of its subject with: "those who row **may** vote"; not "those who may row".
_SAYING = syntax.MODALS | {"do", "does", "has", "have", "need", "needs", "is", "are"}
_PEOPLE = syntax.INDEFINITE_PRONOUNS | {"people", "persons"}
_LONGEST = 12  # words of a subject: "all of the tenants on the upper plots"
_NEAR = 3  # words from what leaves out to the relative: "those tenants who"
_COMMA = ","


def left_out_of_subject(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the ends of what leaves people out of a subject, where the commas belong.

    Example:
        >>> list(left_out_of_subject("everyone except those who owe rent may vote".split()))
        [(1, 2, (',', 'except')), (5, 6, ('rent', ','))]
        >>> list(left_out_of_subject("you may vote except those who owe rent may not".split()))
        []
        >>> list(left_out_of_subject("all cooks other than those who can row can vote".split()))
        [(2, 4, (',', 'except')), (7, 8, ('row', ','))]
    """
    for at in places_of(words, SIGNS, 1):
        leaving = max((p for p in _LEAVING_OUT if stands_at(words, at, p)), key=len, default=())
        first = sentence_start(words, at)
        if not leaving or not first < at <= first + _LONGEST or _COMMA in words[first:at]:
            continue
        if syntax.finite_verb(words, first, at) is not None:
            continue
        behind = at + len(leaving)
        ends = _end(words, behind, sentence_end(words, at))
        if ends is not None:
            people = words[behind] in _PEOPLE  # "except **people** who row"
            yield at, behind + people, (_COMMA, "except", *(("those",) if people else ()))
            yield ends - 1, ends, (words[ends - 1], _COMMA)


def _end(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where the relative clause of those left out ends, and what is said of the others."""
    relative = next(
        (i for i in range(first, min(first + _NEAR, last)) if words[i] in _RELATIVES), last
    )
    if relative + 2 >= last or relative == first:
        return None
    verb = relative + 1
    while verb < last - 2 and syntax.is_adverb(words[verb]):
        verb += 1  # "those who | already have a boat"
    if words[relative] == _WHOSE:
        told = syntax.finite_verb(words, relative + 1, last)
        if told is None:
            return None
        verb = told
    for at in range(verb + 1, last - 1):
        if words[at] in {_COMMA, ":"}:
            return None
        if words[at] in _SAYING and words[at - 1] not in syntax.PRONOUNS | _RELATIVES | {"to"}:
            joined = words[at - 1] in syntax.COORDINATORS
            spoken = words[at - 1] in _SAYING or words[at - 1] in syntax.NEGATIONS
            return None if joined else at if not spoken else None
    return None
