"""A second bound for some: "boats over 5 m**, or over 3 m if they have an engine,** must be taxed".

In plain words each is told by itself: "Boats over 5 m must be taxed. Boats over 3 m must be taxed
if they have an engine". So is one at the end of a condition: "if you live more than 3 miles off**,
or more than 2 miles if you are ill**".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.syntax.parallel import COMPARING
from cmr_logic.text import VERB, classes, places_of_word, word_set

_COMMA, _OR, _IF, _AFTER = ",", "or", "if", "after"
# What opens a bound, again behind "or": "**over** 5 m, or **over** 3 m"; not "or by post".
_BOUNDS = word_set(
    "over under above below longer shorter taller heavier larger smaller older younger wider more "
    "fewer less after"
)
_LONGEST = 9  # words of the second bound
_CASE = 12  # words of its case
SIGNS = frozenset({_OR})
"""The word that each of them has."""
CLOSER = in_row((_OR,), _BOUNDS)
"""Two words in a row of which each has one, too: "**or over** 3 m"; not "or row"."""


def second_bounds(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> said = "boats over 5 m , or over 3 m if they leak , must pay .".split()
        >>> [" ".join(plain) for _, _, plain in second_bounds(said)]
        ['must pay . boats over 3 m must pay if they leak']
        >>> said = "pay if you live over 3 miles off , or more than 2 if ill .".split()
        >>> list(second_bounds(said))
        []
        >>> said = "pay if you row more than 3 miles , or more than 2 if you sail .".split()
        >>> [" ".join(plain) for _, _, plain in second_bounds(said)]
        [', or if you row more than 2 and you sail']
        >>> said = "you may row after 5 days , or after 3 days if you swim .".split()
        >>> [" ".join(plain) for _, _, plain in second_bounds(said)]
        ['. you may row if 3 days have passed and you swim']
        >>> said = "register a boat over 5 m , or over 3 m if you sail .".split()
        >>> [" ".join(plain) for _, _, plain in second_bounds(said)]
        ['. register a boat over 3 m if you sail']
    """
    for at in places_of_word(words, _OR, 3, max(len(words) - 4, 0)):
        if words[at - 1] != _COMMA or words[at + 1] not in _BOUNDS:
            continue
        near = range(at + 2, min(at + 2 + _LONGEST, len(words) - 1))
        case = next((i for i in near if words[i] == _IF), None)
        start, end = sentence_start(words, at), sentence_end(words, at)
        if case is None or case > end or _COMMA in words[start : at - 1]:
            continue
        opener = next((i for i in range(at - 1, start, -1) if words[i] == _IF), None)
        if opener is not None:
            yield from _at_end(words, (opener + 1, at, case, end))
        else:
            yield from _in_subject(words, (start, at, case, end))


def _in_subject(words: Sequence[str], places: tuple[int, int, int, int]) -> Iterator[Rewriting]:
    """Find one in a subject, or behind a verb, by where it begins, its joint, its case, its end."""
    start, at, case, end = places
    near = range(case + 2, min(case + 2 + _CASE, end - 1))
    close = next((i for i in near if words[i] == _COMMA), None)
    again = _again(words, start, at)
    if close is None and again is not None and _COMMA not in words[case:end]:
        yield at - 1, end, (".", *words[start:again], *_in_its_case(words, at, case, end))
    if close is None or again is None or not _is_verb(words[close + 1]):
        return
    if any(word in syntax.MODALS | syntax.BE for word in words[start:at]):
        return
    rest = words[close + 1 : end]
    bound, told = words[at + 1 : case], words[case:close]
    yield at - 1, end, (*rest, ".", *words[start:again], *bound, *rest, *told)


def _in_its_case(words: Sequence[str], at: int, case: int, end: int) -> tuple[str, ...]:
    """Return a second bound with its case; of a time, that it has passed: "**after** 3 years"."""
    if words[at + 1] != _AFTER or words[case - 1] not in syntax.TIME_UNITS:
        return tuple(words[at + 1 : end])
    have = "have" if syntax.is_plural_noun(words[case - 1]) else "has"
    return (_IF, *words[at + 2 : case], have, "passed", "and", *words[case + 1 : end])


def _at_end(words: Sequence[str], places: tuple[int, int, int, int]) -> Iterator[Rewriting]:
    """Find a second bound at the end of a condition, by where that begins, and so on."""
    start, at, case, end = places
    again = _again(words, start, at)
    told = words[case + 1 : end]
    clause = bool(told) and told[0] in syntax.NOMINATIVES | syntax.DETERMINERS
    if again is None or not clause or words[at + 1] not in COMPARING:
        return
    bound = words[at + 1 : case]
    # sums are read as amounts by case: "or less than **£450** if you rent"
    if (
        syntax.JOINTS.isdisjoint(told)
        and _COMMA not in told
        and syntax.CURRENCIES.isdisjoint(bound)
    ):
        yield at - 1, end, (_COMMA, _OR, _IF, *words[start:again], *bound, "and", *told)


def _again(words: Sequence[str], start: int, at: int) -> int | None:
    """Return where the first bound begins as the second does behind a joint."""
    near = range(start + 1, at - 1)
    return next((i for i in near if words[i] == words[at + 1]), None)


def _is_verb(word: str) -> bool:
    return word in syntax.MODALS or word in syntax.AUXILIARIES or VERB in classes(word)
