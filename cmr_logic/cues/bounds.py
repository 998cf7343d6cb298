"""Bounds around the number of a list's items: "**at most** two of these", "**exactly** one of"."""

from __future__ import annotations

from collections.abc import Mapping

from cmr_logic.cues.model import Cue, Effect, entry

# The numbers that a list may be counted by, as words and as figures.
_NUMBERS = (("one", "1"), ("two", "2"), ("three", "3"), ("four", "4"), ("five", "5"))
_BASES = ("any-of", "two-of", "three-of", "four-of", "five-of")
# Nouns of what is counted, after a number with its bound: "two or fewer of these **conditions**".
_NOUNS = "conditions criteria requirements points tests statements things circumstances items"
_TAILS = (
    *("of", "of the following", "of these", "of those", "of the below"),
    *(f"of {which} {noun}" for noun in _NOUNS.split() for which in ("the following", "these")),
)

AT_MOST, EXACTLY, ONLY = "at-most", "exactly", "only"

# What stands before a number, and what it makes of that: how the bound is named, and by how much
# the number is less: "fewer than two" is "at most one".
BOUNDS: Mapping[str, tuple[str, int]] = {
    "at most": (AT_MOST, 0),
    "at the most": (AT_MOST, 0),
    "no more than": (AT_MOST, 0),
    "not more than": (AT_MOST, 0),
    "never more than": (AT_MOST, 0),
    "up to": (AT_MOST, 0),
    "a maximum of": (AT_MOST, 0),
    "fewer than": (AT_MOST, 1),
    "less than": (AT_MOST, 1),
    "exactly": (EXACTLY, 0),
    "precisely": (EXACTLY, 0),
    "only": (ONLY, 0),
    "just": (ONLY, 0),
    "more than": ("", -1),
}
"""Words before a number by the bound that they make of it; "" names no bound but a number."""


def caps() -> list[str]:
    """Return what stands before the highest number, itself among those meant: "up to".

    Example:
        >>> "up to" in caps(), "fewer than" in caps(), "exactly" in caps()
        (True, False, False)
    """
    return [said for said, bound in BOUNDS.items() if bound == (AT_MOST, 0)]


# What stands behind a number and makes it the highest: "two **or fewer** of these".
_BEHIND = ("or fewer", "or less", "at most", "at the most")


def _with_tails(forms: list[str]) -> list[str]:
    return [f"{form} {tail}" for form in forms for tail in _TAILS]


def _at_most(number: int) -> Cue:
    word, figure = _NUMBERS[number - 1]
    forms = _with_tails([f"{n} {bound}" for n in (word, figure) for bound in _BEHIND])
    return entry(
        f"{AT_MOST}-{number}",
        Effect.COUNT_OF,
        " | ".join([f"at most {word} of the following", *forms]),
        f"You qualify if at most {word} of the following apply:",
        f"At most {word} came.",
        most=number,
    )


def _exact(name: str, number: int) -> Cue:
    word = _NUMBERS[number - 1][0]
    return entry(
        f"{name}-{number}",
        Effect.COUNT_OF,
        f"{name} {word} of the following",
        f"You qualify if {name} {word} of the following apply:",
        f"{name.capitalize()} {word} came.",
        number,
        number,
    )


def _between(low: int, high: int) -> Cue:
    forms = []
    for a, b in zip(_NUMBERS[low - 1], _NUMBERS[high - 1], strict=True):
        forms += [f"{a} or {b}", f"{a} to {b}", f"between {a} and {b}"]
    word, other = _NUMBERS[low - 1][0], _NUMBERS[high - 1][0]
    return entry(
        f"{word}-to-{other}-of",
        Effect.COUNT_OF,
        " | ".join(_with_tails(forms)),
        f"You qualify if {word} or {other} of the following apply:",
        f"{word.capitalize()} or {other} came.",
        low,
        high,
    )


_ALL = range(1, len(_NUMBERS) + 1)
BOUNDED_CUES: tuple[Cue, ...] = (
    *(_at_most(number) for number in _ALL),
    *(_exact(name, number) for name in (EXACTLY, ONLY) for number in _ALL),
    *(_between(low, high) for low in _ALL for high in _ALL if low < high),
)
"""The cues that stand for a list of which no more than so many items may hold."""


def bounded_name(kind: str, less: int, base: str) -> str | None:
    """Return the name of the cue that a bound makes of one that counts, None for none.

    Args:
        kind: the bound.
        less: by how much the number is less.
        base: the name of the cue behind it: "two-of".

    Example:
        >>> bounded_name("at-most", 1, "two-of"), bounded_name("", -1, "any-of")
        ('at-most-1', 'two-of')
        >>> bounded_name("at-most", 0, "all-of") is None
        True
    """
    number = _BASES.index(base) + 1 - less if base in _BASES else 0
    if not 1 <= number <= len(_BASES):
        return None
    return f"{kind}-{number}" if kind else _BASES[number - 1]


COUNTING = frozenset(form for forms in _NUMBERS for form in forms)
"""Words behind a bound that count: "two", "2"; not "any"."""
