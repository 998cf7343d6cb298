"""An age of some people inside a condition: "you are over 60, or over 55 **if** ill, and row".

In plain words that is "you are over 60, or over 55 and ill, and row": the case ends at the comma,
and what "and" joins behind it goes for everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of_word, word_set

_OR, _AND, _COMMA, _YOU = "or", "and", ",", "you"
_OPENING, _CLOSING = "(", ")"
_WITH = "with"
_IF = frozenset({"if", "when"})
# Words of an age beside its number: "**at least** 55 **years old** if"; not "55 boats if".
_OF_AGE = word_set("at least over under above below aged age of years year old or older more")
_LONGEST = 7  # words of an age, the joint before it left out: "at least 55 years of age"
_CASE = 9  # words of its case: "you are disabled or blind"
SIGNS = _IF
"""Words of which each of them has one: "55 **if** ill"; not "55 and ill"."""
CLOSER = in_row((_COMMA, _CLOSING), (_AND,))
"""Two words in a row of which each has one, too: "if ill**, and** row"; not "ill and row"."""


def ages_by_case(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the case of each such age.

    Example:
        >>> list(ages_by_case("you are over 60 , or over 55 if ill , and row .".split()))
        [(8, 9, ('and',))]
        >>> list(ages_by_case("you are over 60 , or over 55 if ill .".split()))
        []
        >>> list(ages_by_case("you are over 60 ( 55 if ill ) and row .".split()))
        [(4, 5, (',', 'or')), (6, 7, ('and',)), (8, 9, (',',))]
        >>> list(ages_by_case("you pay 60 , or 55 if you row , and you can sail .".split()))
        []
    """
    yield from _in_brackets(words)
    for joint in places_of_word(words[:-4], _OR, 3):
        near = range(joint + 1, min(joint + _LONGEST + 1, len(words) - 3))
        case = next((at for at in near if words[at] in _IF), None)
        if case is None or not _is_age(words, joint, case):
            continue
        end = _end_of_case(words, case)
        if end is not None:
            yield from _put_plainly(words, case)


def _in_brackets(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find such an age in a bracket before "and": "you are 60 **(or 55 if ill)** and row"."""
    for opening in places_of_word(words[:-5], _OPENING, 3):
        joint = opening + (words[opening + 1] == _OR)
        near = range(joint + 1, min(joint + _LONGEST + 1, len(words) - 3))
        case = next((at for at in near if words[at] in _IF), None)
        if case is None or not _is_age(words, joint, case, opening):
            continue
        close = next((at for at in range(case + 2, min(case + _CASE, len(words) - 2))
                      if words[at] == _CLOSING), None)  # fmt: skip
        if close is not None and words[close + 1] == _AND:
            yield opening, joint + 1, (_COMMA, _OR)
            yield from _put_plainly(words, case)
            yield close, close + 1, (_COMMA,)


def _put_plainly(words: Sequence[str], case: int) -> Iterator[Rewriting]:
    """Find how a case is said behind its age: "and ill", "with a boat"; not one of a deed."""
    if words[case + 1] != _YOU:
        yield case, case + 1, (_AND,)
    elif words[case + 2] == "are":
        yield case, case + 3, (_AND,)
    elif words[case + 2] == "have" and _has_bound(words, case):
        yield case, case + 3, (_WITH,)


def _has_bound(words: Sequence[str], case: int) -> bool:
    """Tell whether an age says more than its number, before what one has: "over 55 | if … a"."""
    bound = not words[case - 1].isdigit() or words[case - 2] not in {_OR, _OPENING}
    plain = words[case - 1] not in {"old", "years", "age"} or words[case - 3] not in {_OR, _OPENING}
    return bound and plain and words[case + 3] in syntax.DETERMINERS


def _is_age(words: Sequence[str], joint: int, case: int, opening: int | None = None) -> bool:
    """Tell whether a number alone stands between, with words of an age, behind such another."""
    start = joint if opening is None else opening
    said = [word for word in words[joint + 1 : case] if word not in _OF_AGE]
    before = [word for word in words[max(start - _LONGEST, 0) : start] if word not in _OF_AGE]
    before = [word for word in before if word != _COMMA]
    aged = before[-2:-1] != [] and before[-2] in syntax.BE and before[-1].isdigit()
    return len(said) == 1 and said[0].isdigit() and aged


def _end_of_case(words: Sequence[str], case: int) -> int | None:
    """Return the comma that ends a case before "and", where no new sentence follows it."""
    for at in range(case + 2, min(case + _CASE + 1, len(words) - 2)):
        if words[at] in STOPS or words[at] == _AND:
            return None
        if words[at] == _COMMA:
            grants = not syntax.MODALS.isdisjoint(words[at + 2 : at + 4])
            return at if words[at + 1] == _AND and not grants else None
    return None
