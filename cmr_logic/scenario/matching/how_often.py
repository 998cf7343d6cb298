"""How often a clause says that something was done, and a story: "more than twice this month"."""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic.records import record
from cmr_logic.text.number_names import AN_HOUR, VALUES

_NUMBERS = rf"\d+|{AN_HOUR}"
_TIMES = rf"once|twice|thrice|(?:{_NUMBERS})\stimes"
_ASKED = re.compile(
    r"^(?P<deed>you\s.+?)\s(?P<bound>more\sthan|over|at\sleast|fewer\sthan|less\sthan|no\smore\sthan"
    rf"|at\smost|up\sto|exactly|only)?\s?(?P<times>{_TIMES})(?P<or>\sor\smore)?"
    r"(?P<span>\s(?:this|last|in\sthe\s(?:past|last))\s[a-z\s]+)?$"
)
_TOLD = re.compile(
    rf"\b(?:(?P<times>(?<!\bI\s)(?<!\bwe\s)(?:{_TIMES}))\b(?!\s(?:a|an|per|each|every|as|more|before)\b)"
    r"|(?:for\s)?the\s(?P<nth>first|second|third|fourth|fifth|sixth|seventh|eighth)\stime)",
    re.IGNORECASE,
)
_NTH = {
    name: at
    for at, name in enumerate(
        ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"), 1
    )
}
_FEW = {"once": 1, "twice": 2, "thrice": 3}
_NOT_COUNTED = re.compile(r"\b(?:over|more\sthan|at\sleast|about|nearly|almost|up\sto)\s$", re.I)


@record(frozen=True, slots=True)
class Often:
    """How often a clause says that something was done.

    Args:
        deed: what was done.
        least: how often at least.
        most: how often at most; None for no bound.
        span: in what time, as the clause says it, or nothing.
    """

    deed: str
    least: int
    most: int | None
    span: str


@lru_cache(maxsize=4096)
def often_asked(statement: str) -> Often | None:
    """Return how often a clause says that something was done; None for other clauses.

    Example:
        >>> asked = often_asked("you have rowed more than twice this month")
        >>> asked.deed, asked.least, asked.most, asked.span
        ('you have rowed', 3, None, 'this month')
        >>> often_asked("you row twice a month") is None
        True
    """
    match = _ASKED.match(statement)
    if match is None:
        return None
    number, bound = _count(match["times"]), match["bound"] or ""
    span = (match["span"] or "").strip()
    if bound in {"more than", "over"}:
        return Often(match["deed"], number + 1, None, span)
    if bound in {"fewer than", "less than"}:
        return Often(match["deed"], 0, number - 1, span)
    if bound in {"no more than", "at most", "up to"}:
        return Often(match["deed"], 0, number, span)
    most = number if bound in {"exactly", "only"} else None
    return Often(match["deed"], number, most, span)


def so_often(asked: Often, sentence: str) -> bool | None:
    """Tell whether a sentence says that something was done as often as asked; None if not said.

    Args:
        asked: how often a clause says.
        sentence: the words of a story.

    Example:
        >>> asked = often_asked("you have rowed more than twice this month")
        >>> so_often(asked, "I've rowed four times this month")
        True
        >>> so_often(asked, "I've rowed once this month"), so_often(asked, "I rowed four times")
        (False, None)
    """
    if asked.span and asked.span not in sentence.lower():
        return None
    found = list(_TOLD.finditer(sentence))
    if len(found) != 1 or _NOT_COUNTED.search(sentence[: found[0].start()]) is not None:
        return None
    match = found[0]
    number = _count(match["times"].lower()) if match["times"] else _NTH[match["nth"].lower()]
    return asked.least <= number and (asked.most is None or number <= asked.most)


def _count(words: str) -> int:
    """Return a number of times: "twice", "four times"."""
    first = words.split(maxsplit=1)[0]
    if first in _FEW:
        return _FEW[first]
    return int(first) if first.isdigit() else VALUES[first]
