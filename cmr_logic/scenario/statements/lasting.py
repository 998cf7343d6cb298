"""How a statement says that what it tells lasted for a time, and is over."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import word_set

UNTIL = frozenset({"until", "till"})
# States that end, told in the passive: "I was married **for ten years**".
LASTING = frozenset({"marry", "engage", "employ", "enrol", "enroll", "insure", "cover", "station"})
# Units of a time that is long: "for ten **years**"; not "for ten minutes".
_LONG = word_set("year years month months week weeks decade decades while time times")
# Words that count a time from something: "we were married two years **ago**"; not "two years".
_SINCE_THEN = word_set("ago after before later earlier since")


def is_over(words: Sequence[str]) -> bool:
    """Tell whether a past lasted up to a day gone by: "I kept bees **until last year**".

    Args:
        words: those of the statement.

    Example:
        >>> is_over("i kept bees until last year".split()), is_over(["i", "kept", "bees"])
        (True, False)
    """
    for index, word in enumerate(words[:-1]):
        following = words[index + 1]
        if word in UNTIL and (following in lists.DATES_PAST or following[:4].isdigit()):
            return words[index + 2 : index + 3] != ("night",)
    return False


def lasted(behind: Sequence[str]) -> bool:
    """Tell whether the words behind a verb say that a state was so for a time gone by.

    Args:
        behind: the words.

    Example:
        >>> lasted("for ten years".split()), lasted("two years ago".split())
        (True, False)
    """
    when = [word for word in behind if word.isalnum()]
    if when[-1:] == ["once"] or when[-1:] == ["before"] or when[:2] in (["back", "then"],):
        return True
    if any(map(_counts, when[:2])) and not _LONG.isdisjoint(when[1:4]):
        return _SINCE_THEN.isdisjoint(when)  # "we'd been married forty years"
    return any(
        not _LONG.isdisjoint(when[at + 1 : at + 3])
        for at, word in enumerate(when)
        if word in {"for", "at"}
    )


def _counts(word: str) -> bool:
    """Tell whether a word is a number: "ten", "forty", "12"."""
    return word in syntax.NUMBERS or word.endswith(("teen", "ty")) or word.isdigit()
