"""Times and places before a sentence with no comma behind: "**During term** you can row if …".

Two days or hours there are a case: "**from 1 May to 5 June** dogs are banned" is "if it is from
1 May to 5 June, dogs are banned".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import NOUN, classes, word_set

_WITHOUT = "without"
# What opens two days or hours, and stands between them: "**from** 1 May **to** 5 June".
_RUNS = {"from": ("to", "until", "till"), "between": ("and",)}
_OWN, _YOURS = "own", ("your",)  # the end of a case: "if it is not **your own** you must"
SIGNS = _RUNS.keys() | {"outside", "during", "within", "throughout", "inside", _WITHOUT, _OWN}
"""Words of which each of them has one: "**during** term you can row"; not "in term you can row"."""
# Who does something behind one: "during term **you** can"; not "during term".
_WHO = word_set("you we they it anyone everyone nobody")
# Words behind which these begin a relative: "within **which** you can", "the **time** you must".
_OPEN = syntax.RELATIVES | syntax.TIME_UNITS | word_set("time times period periods limit limits")
# What opens who or what does it, behind what it is without: "without a key **the** gate is shut".
_OPENING = word_set("the your no a an any")
_LONGEST = 5  # words of a time or place: "outside normal school opening hours"
_DATE = 4  # words of a day or hour: "the last day of"
# Words of a day or hour besides its figures: "9 **am**", "**the** 5th **of** june"; not "harbour".
_OF_DATES = (
    frozenset(syntax.MONTHS)
    | syntax.WEEKDAYS
    | word_set(
        "the of am pm a.m. p.m. noon midnight midday early late mid start end spring summer "
        "autumn winter"
    )
)


def _is_named(words: Sequence[str], at: int) -> bool:
    """Tell whether a plural of whom or what something is said stands there: "**dogs** may not"."""
    modal = at + 1 < len(words) and words[at + 1] in syntax.MODALS
    plural = syntax.is_plural_noun(words[at]) and words[at] not in syntax.TIME_UNITS
    return modal and plural and NOUN in classes(words[at - 1])


def fronted_times(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find where such a time or place ends, with the comma that parts it from what follows.

    Example:
        >>> list(fronted_times("from 1 may to 5 june dogs are banned .".split()))
        [(0, 1, ('if', 'it', 'is', 'from')), (5, 6, ('june', ','))]
        >>> list(fronted_times("from 9 am to noon music must not be heard .".split()))
        [(0, 1, ('if', 'it', 'is', 'from')), (4, 5, ('noon', ','))]
        >>> list(fronted_times("from 1 may to 5 june you may row .".split()))
        []
        >>> list(fronted_times("if it is not your own you must pay .".split()))
        [(5, 6, ('own', ','))]
        >>> list(fronted_times("during the term you can row .".split()))
        [(2, 3, ('term', ','))]
        >>> list(fronted_times("without a key the gate is shut .".split()))
        [(2, 3, ('key', ','))]
        >>> list(fronted_times("during exams phones must be off .".split()))
        [(1, 2, ('exams', ','))]
        >>> list(fronted_times("during term , you can row . row outside the harbour .".split()))
        []
        >>> list(fronted_times("during the time you can row , you must pay .".split()))
        []
    """
    for at, word in enumerate(words):
        if word not in SIGNS:
            continue
        if word in _RUNS or word == _OWN:
            yield from _own(words, at) if word == _OWN else _run(words, at)
            continue
        if word == _WITHOUT and (at and words[at - 1] not in STOPS):
            continue
        for end in range(at + 2, min(at + 2 + _LONGEST, len(words) - 1)):
            if word == _WITHOUT and words[end] in _OPENING and end > at + 2:
                yield end - 1, end, (words[end - 1], ",")
                break
            opens = not at or words[at - 1] in STOPS
            if words[end] in _WHO or (opens and _is_named(words, end)):
                if words[end + 1] in syntax.MODALS and words[end - 1] not in _OPEN:
                    yield end - 1, end, (words[end - 1], ",")
                break
            if words[end] in syntax.JOINTS | {".", ":", "-"} or words[end] in syntax.AUXILIARIES:
                break


def _own(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find the end of a case that says whose a thing is: "if it is not **your own** you must"."""
    if tuple(words[max(at - 1, 0) : at]) == _YOURS and not _WHO.isdisjoint(words[at + 1 : at + 2]):
        yield at, at + 1, (words[at], ",")


def _run(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find two days or hours at the start of a sentence, ahead of what is so of some things."""
    if at and words[at - 1] not in STOPS:
        return
    middle = _date_end(words, at + 1)
    if middle is None or middle >= len(words) or words[middle] not in _RUNS[words[at]]:
        return
    end = _date_end(words, middle + 1)
    if end is None or end >= len(words) - 2:
        return
    first = end + (words[end] == ",")
    verb = next((i for i in range(first + 1, min(first + 4, len(words))) if _says(words, i)), None)
    if verb is not None and words[first] not in _WHO:
        yield at, at + 1, ("if", "it", "is", words[at])
        if words[end] != ",":
            yield end - 1, end, (words[end - 1], ",")


def _says(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb says there what is so of things: "dogs **are**", "noise **may**"."""
    noun, modal = words[at - 1], words[at] in syntax.MODALS
    named = syntax.is_plural_noun(noun) or (modal and NOUN in classes(noun))
    named = named and noun not in _OF_DATES | syntax.TIME_UNITS
    return named and (modal or words[at] in syntax.BE)


def _date_end(words: Sequence[str], first: int) -> int | None:
    """Return where a day or hour ends that begins there, None where none does."""
    at = first
    while at < min(first + _DATE, len(words)) and (
        words[at] in _OF_DATES or words[at][:1].isdigit()
    ):
        at += 1
    return at if at > first else None
