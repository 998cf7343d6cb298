"""Whether every text that a pattern matches has one of some parts, worked out from the pattern.

A slow, obvious reader of patterns as Python parses them: it follows each way through a pattern,
keeping only the last letters written, and drops a way as soon as one of the parts stands there.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Set
from dataclasses import dataclass
from typing import Any

sre: Any = importlib.import_module("re._constants")
parser: Any = importlib.import_module("re._parser")

Ends = Set[str]  # the last letters written, by every way; "" where they may be any
ANY: Ends = frozenset({""})
ROUNDS = 6  # of a repetition, after which what it wrote may be anything


def always_has(pattern: str, parts: Iterable[str]) -> bool:
    """Tell whether each match has a part, in small letters and with single spaces around words."""
    return not _Ways(tuple(parts)).after(parser.parse(pattern, re.IGNORECASE), ANY)


@dataclass(frozen=True)
class _Ways:
    parts: tuple[str, ...]

    def after(self, items: Iterable[tuple[Any, Any]], ends: Ends) -> Ends:
        """Return how the ways end that go through all items and meet no part."""
        for op, argument in items:
            ends = self._through(op, argument, ends)
        return ends

    def _through(self, op: Any, argument: Any, ends: Ends) -> Ends:  # noqa: PLR0911 - a case each
        match str(op):
            case "LITERAL":
                return self._written(chr(argument), ends)
            case "IN":
                kinds = [self._kind(kind, value, ends) for kind, value in argument]
                return frozenset().union(*kinds)
            case "SUBPATTERN":
                return self.after(argument[-1], ends)
            case "BRANCH":
                return frozenset().union(*(self.after(way, ends) for way in argument[1]))
            case "MAX_REPEAT" | "MIN_REPEAT":
                return self._repeated(argument, ends)
            case "ASSERT":
                return self._asserted(argument, ends)
            case "AT" if argument in (sre.AT_BEGINNING, sre.AT_BEGINNING_STRING):
                return frozenset({" "}) if ends else ends
            case "AT" if argument in (sre.AT_END, sre.AT_END_STRING):
                return self._written(" ", ends)
            case "AT" | "ASSERT_NOT":
                return ends
        return ANY if ends else ends

    def _kind(self, op: Any, argument: Any, ends: Ends) -> Ends:
        if op is sre.LITERAL:
            return self._written(chr(argument), ends)
        if op is sre.CATEGORY and argument is sre.CATEGORY_SPACE:
            return self._written(" ", ends)
        return ANY if ends else ends

    def _written(self, letters: str, ends: Ends) -> Ends:
        longer = {re.sub(" +", " ", end + letters.casefold()) for end in ends}
        return {self._kept(end) for end in longer if not end.endswith(self.parts)}

    def _kept(self, end: str) -> str:
        """Return the longest end with which a part begins: the rest leads to no part."""
        starts = (end[at:] for at in range(len(end)))
        return next((s for s in starts if any(p.startswith(s) for p in self.parts)), "")

    def _repeated(self, argument: Any, ends: Ends) -> Ends:
        least, most, inner = argument
        for _ in range(min(least, ROUNDS)):
            ends = self.after(inner, ends)
        if ends and least > ROUNDS:
            return ANY
        reached, round_ = ends, 0
        while round_ < most - least and round_ < ROUNDS:
            ends = self.after(inner, ends)
            if ends <= reached:
                return reached
            reached, round_ = reached | ends, round_ + 1
        return reached if round_ == most - least else reached | ANY

    def _asserted(self, argument: Any, ends: Ends) -> Ends:
        direction, inner = argument
        if direction > 0:
            return {end for end in ends if self.after(inner, {end})}
        before = self.after(inner, ANY)
        known = frozenset(end for end in ends if end)
        return known | (before if "" in ends else frozenset()) if before else frozenset()
