"""Write down what words a story must have, in which order, for an entry of a table to match.

    python tools/words_needed.py

Most patterns of the rewordings and turns are for words that few stories have. What words those are
is worked out here, from the patterns as Python parses them, which takes too long for a program that
starts; it goes into `cmr_logic/scenario/rephrasing/words_needed.py`. Run it after a change of a
pattern: a test tells. An entry that is not there is only tried more often.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

from cmr_logic.scenario.rephrasing.needing import Needed, Outline
from cmr_logic.scenario.rephrasing.plain import TURNS_UNDONE
from cmr_logic.scenario.rephrasing.rewordings import ENTRIES

TARGET = Path(__file__).resolve().parents[1] / "cmr_logic/scenario/rephrasing/words_needed.py"
ALL = (*ENTRIES, *TURNS_UNDONE)
_MOST = 16  # ways in which a stretch of a pattern may be written
_SHORTEST = 2  # letters of words that tell stories apart
_START = '''"""What words a story must have for an entry of rewordings, besides what it needs.

Made by ``tools/words_needed.py`` of the patterns; not to be changed by hand.
"""

# ruff: noqa: E501
# fmt: off
from __future__ import annotations

from collections.abc import Mapping

from cmr_logic.scenario.rephrasing.needing import Needed

# By the name of an entry: the rarest words that it needs, and all, in their order.
WORDS_NEEDED: Mapping[str, Needed] = {
'''
_END = "}\n"
_LINE = 4_000  # letters of a line

Words: TypeAlias = frozenset[str]

sre: Any = importlib.import_module("re._constants")
parser: Any = importlib.import_module("re._parser")


def outline(pattern: str) -> Outline:
    r"""Return rows of words, of each of which a text has one, in this order, if a pattern matches.

    The text has only small letters, and one space for all white space, also at its ends.

    Example:
        >>> outline(r"\bhours?\s(?:of|in)\s\w+\s(?:rain|snow)")
        ('hour in |hour of |hours in |hours of ', ' rain| snow')
        >>> outline(r"\b(?:rain\w*\shere|snow)\b")
        ((('snow',), ('rain', ' here')),)
    """
    return _sequence(parser.parse(pattern, re.IGNORECASE))


def _sequence(items: Iterable[Any]) -> Outline:
    found: Outline = ()
    run: Words | None = frozenset({""})
    for item in items:
        op, argument = item
        if op in (sre.AT, sre.ASSERT, sre.ASSERT_NOT):
            continue  # they take no letters
        written = _written(item)
        joined = None if written is None else _joined(run, written)
        if joined is not None:
            run = joined
            continue
        found += _kept(run)
        run = frozenset({""}) if written is None else written
        if written is None:
            found += _inside(op, argument)
    return found + _kept(run)


def _inside(op: Any, argument: Any) -> Outline:
    """Return what is needed of a part that cannot be written in a few ways."""
    if op is sre.SUBPATTERN:
        return _sequence(argument[-1])
    if op in (sre.MAX_REPEAT, sre.MIN_REPEAT) and argument[0] > 0:
        return _sequence(argument[-1])
    if op is sre.BRANCH:
        each = [_sequence(branch) for branch in argument[1]]
        return (_row(each),) if all(each) else ()
    return ()


def _row(branches: Iterable[Outline]) -> str | tuple[Outline, ...]:
    """Return branches of a pattern as one row."""
    words: list[str] = []
    longer: list[Outline] = []
    for rows in branches:
        if len(rows) > 1:
            longer.append(rows)
        elif isinstance(rows[0], str):
            words += rows[0].split("|")
        else:
            longer += rows[0]
    listed = _listed(words)
    return (*(((listed,),) if words else ()), *dict.fromkeys(longer)) if longer else listed


def _listed(words: Iterable[str]) -> str:
    return "|".join(sorted(_least(words)))


def _least(words: Iterable[str]) -> Words:
    """Return words without those that another stands in."""
    every = frozenset(words)
    return frozenset(w for w in every if not any(o in w for o in every if o != w))


def _written(item: tuple[Any, Any]) -> Words | None:  # noqa: PLR0911 - a case for each form
    """Return the ways in which a part of a pattern can be written, if they are few."""
    op, argument = item
    if op is sre.LITERAL:
        return frozenset({chr(argument).casefold()})
    if op is sre.IN:
        if argument == [(sre.CATEGORY, sre.CATEGORY_SPACE)]:
            return frozenset({" "})
        if all(kind is sre.LITERAL for kind, _ in argument):
            return frozenset(chr(each).casefold() for _, each in argument)
        return None
    if op is sre.SUBPATTERN:
        return _written_whole(argument[-1])
    if op is sre.BRANCH:
        ways = [found for branch in argument[1] if (found := _written_whole(branch)) is not None]
        return _few(frozenset[str]().union(*ways)) if len(ways) == len(argument[1]) else None
    if op in (sre.MAX_REPEAT, sre.MIN_REPEAT):
        least, most, inner = argument
        once = _written_whole(inner)
        if once is not None and once == frozenset({" "}) and least > 0:
            return once  # all white space is one space
        if once is not None and most == 1:
            return once | {""} if least == 0 else once
    return None


def _written_whole(items: Iterable[Any]) -> Words | None:
    run: Words | None = frozenset({""})
    for item in items:
        if item[0] in (sre.AT, sre.ASSERT, sre.ASSERT_NOT):
            continue
        written = _written(item)
        run = None if written is None else _joined(run, written)
        if run is None:
            return None
    return run


def _joined(run: Words | None, written: Words) -> Words | None:
    if run is None:
        return None
    return _few(frozenset(map("".join, product(run, written))))


def _few(words: Words) -> Words | None:
    return words if len(words) <= _MOST else None


def _kept(words: Words | None) -> Outline:
    """Return words as they tell stories apart; nothing of too few letters."""
    if not words:
        return ()
    squeezed = [re.sub(" +", " ", word) for word in words]
    return (_listed(squeezed),) if all(len(word) >= _SHORTEST for word in squeezed) else ()


def rarest(rows: Outline) -> str:
    """Return the words of which a text must have one and the fewest have, as the examples go.

    Example:
        >>> rarest(("the |my ", (("canoe",), ("row", "boat |raft"))))
        'canoe|row'
    """
    each = [row if isinstance(row, str) else _of_branches(row) for row in rows]
    return min(each, key=_told)


def _of_branches(branches: Iterable[Outline]) -> str:
    return _listed(word for branch in branches for word in rarest(branch).split("|"))


def _told(row: str) -> tuple[int, int, str]:
    """Tell how many examples have one of some words, and how many words they are."""
    words = row.split("|")
    return len(frozenset[int]().union(*map(_telling, words))), len(words), row


@cache
def _telling(word: str) -> frozenset[int]:
    """Return which examples of the entries have a word."""
    return frozenset(at for at, told in enumerate(_examples()) if word in told)


@cache
def _examples() -> Sequence[str]:
    return [f" {' '.join(entry.fires.casefold().split())} " for entry in ALL]


def outline_of_any(patterns: Sequence[str]) -> Outline:
    """Return what a text has in order if one of some patterns matches."""
    each = [outline(pattern) for pattern in patterns]
    if not all(each):
        return ()
    return each[0] if len(each) == 1 else (_row(each),)


def by_name() -> dict[str, Needed]:
    """Return what the entries need, by their names, which a few have in common."""
    patterns: dict[str, list[str]] = {}
    for entry in ALL:
        patterns.setdefault(entry.name, []).append(entry.pattern)
    found = {name: outline_of_any(each) for name, each in patterns.items()}
    return {name: (rarest(rows), rows) for name, rows in found.items() if rows}


def written() -> str:
    """Return the text of the module."""
    lines = [""]
    for each in (f"{name!r}: {words!r}, " for name, words in by_name().items()):
        if len(lines[-1]) + len(each) > _LINE:
            lines.append("")
        lines[-1] += each
    return _START + "".join(f"    {line.rstrip()}\n" for line in lines) + _END


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
