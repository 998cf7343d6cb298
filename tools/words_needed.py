"""Write down what words a story must have for an entry of the rewordings to match.

    python tools/words_needed.py

Most patterns are for words that few stories have. What words those are is worked out here, from the
patterns as Python parses them, which takes too long for a program that starts; it goes into
`cmr_logic/scenario/rephrasing/words_needed.py`. Run it after a change of a pattern: a test tells.
An entry that is not there is only tried more often.
"""

from __future__ import annotations

import importlib
import json
import re
from collections import Counter
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

from cmr_logic.scenario.rephrasing.rewordings import ENTRIES

TARGET = Path(__file__).resolve().parents[1] / "cmr_logic/scenario/rephrasing/words_needed.py"
_MOST = 16  # ways in which a stretch of a pattern may be written
_SHORTEST = 3  # letters of words that tell stories apart
_KEPT = 3  # stretches of a pattern that are written down
_START = '''"""What words a story must have for an entry of rewordings, besides what it needs.

Made by ``tools/words_needed.py`` of the patterns; not to be changed by hand.
"""

# ruff: noqa: E501
# fmt: off
from __future__ import annotations

from collections.abc import Mapping, Sequence

# By the name of an entry: of each list of words, a story must have one.
WORDS_NEEDED: Mapping[str, Sequence[str]] = {
'''
_END = "}\n"
_TOGETHER = 4  # entries in a line

Words: TypeAlias = frozenset[str]

sre: Any = importlib.import_module("re._constants")
parser: Any = importlib.import_module("re._parser")


def needed(pattern: str) -> list[Words]:
    r"""Return sets of words, of each of which a text has one where a pattern matches.

    The text has only small letters, and one space for all white space, also at its ends.

    Example:
        >>> [sorted(words) for words in needed(r"\bhours?\s(?:of|in)\s\w+\s(?:rain|snow)")]
        [['hour in ', 'hour of ', 'hours in ', 'hours of '], [' rain', ' snow']]
    """
    return _sequence(parser.parse(pattern, re.IGNORECASE))


def _sequence(items: Iterable[Any]) -> list[Words]:
    found: list[Words] = []
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


def _inside(op: Any, argument: Any) -> list[Words]:
    """Return what is needed of a part that cannot be written in a few ways."""
    if op is sre.SUBPATTERN:
        return _sequence(argument[-1])
    if op in (sre.MAX_REPEAT, sre.MIN_REPEAT) and argument[0] > 0:
        return _sequence(argument[-1])
    if op is sre.BRANCH:
        each = [_sequence(branch) for branch in argument[1]]
        if all(each):
            return _kept(frozenset[str]().union(*(max(words, key=_worth) for words in each)))
    return []


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


def _kept(words: Words | None) -> list[Words]:
    """Return words as they tell stories apart: none that another stands in; nothing of too few."""
    if not words:
        return []
    squeezed = {re.sub(" +", " ", word) for word in words}
    least = frozenset(w for w in squeezed if not any(o in w for o in squeezed if o != w))
    return [least] if all(len(word.strip()) >= _SHORTEST for word in least) else []


def _worth(words: Words) -> tuple[float, int]:
    """Tell how well words tell stories apart: long ones, and few."""
    return min(map(len, words)) - len(words) / 8, -len(words)


def written() -> str:
    """Return the text of the module."""
    lines = []
    named = Counter(entry.name for entry in ENTRIES)
    for entry in (entry for entry in ENTRIES if named[entry.name] == 1):
        groups = sorted(
            set(needed(entry.pattern)), key=lambda words: (_worth(words), sorted(words))
        )
        lists = [json.dumps("|".join(sorted(g)), ensure_ascii=False) for g in groups[::-1][:_KEPT]]
        if lists:
            lines.append(f"{json.dumps(entry.name)}: ({', '.join(lists)},),")
    together = (lines[at : at + _TOGETHER] for at in range(0, len(lines), _TOGETHER))
    return _START + "".join(f"    {' '.join(some)}\n" for some in together) + _END


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
