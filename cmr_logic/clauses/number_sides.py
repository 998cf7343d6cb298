"""Signs that a coordinator joins two numbers: "between 5 **and** 10", "in Year 1 **or** 2"."""

from __future__ import annotations

from cmr_logic.clauses.stretch import Stretch
from cmr_logic.text import NOUN, classes

_BETWEEN = 6  # tokens from "between" to its "and", at most


def ends_range(stretch: Stretch, index: int, _: int) -> bool:
    """Tell whether the two ends of a range are joined: "between 5 **and** 10 and rows"."""
    near = stretch.words[max(stretch.first, index - _BETWEEN) : index]
    return "between" in near and "and" not in near[near.index("between") :]


def joins_numbers(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether two numbers of one noun are joined: "in Year 1 **or** 2"; not "or 2 boats"."""
    words = stretch.words
    numbers = words[index - 1].isdigit() and words[at].isdigit() and at == index + 1
    named = index - 2 >= stretch.first and NOUN in classes(words[index - 2])
    following = stretch.word(at + 1)
    return numbers and named and (not following or NOUN not in classes(following))
