"""Parts what stands between white space into tokens, as spaCy's blank English does.

The algorithm is that of spaCy's tokenizer, and ``tokenizer.json`` holds its rules; importing spaCy
itself takes half a second, most of what a short command takes. ``tools/tokenizer_rules.py`` writes
the rules, and the tests compare both with the spaCy that is installed. One thing differs: what is
parted depends on nothing beyond the white space around it, where spaCy takes ``( :`` and the like
for a smiley that is spread over two words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class _Rules:
    """What the file holds, made ready.

    Args:
        prefix: what is taken off at the start.
        suffix: what is taken off at the end.
        infix: what parts the rest.
        url: what is an address and stays whole.
        exceptions: texts that are parted as the table says, whatever the patterns.
        mended: runs of tokens that the patterns make of an exception where more stands around it.
        heads: the first tokens of these runs.
        longest: how many tokens the longest of them has.
    """

    prefix: re.Pattern[str]
    suffix: re.Pattern[str]
    infix: re.Pattern[str]
    url: re.Pattern[str]
    exceptions: dict[str, tuple[str, ...]]
    mended: frozenset[tuple[str, ...]]
    heads: frozenset[str]
    longest: int


@cache
def _rules() -> _Rules:
    table = json.loads((files("cmr_logic") / "tokenizer.json").read_text(encoding="utf-8"))
    prefix, suffix, infix, url = (
        re.compile(table[name]) for name in ("prefix", "suffix", "infix", "url")
    )
    exceptions = [tuple(tokens.split()) for tokens in table["exceptions"]]
    mended = frozenset(tuple(tokens.split()) for tokens in table["mended"])
    return _Rules(
        prefix,
        suffix,
        infix,
        url,
        {"".join(tokens): tokens for tokens in exceptions},
        mended,
        frozenset(tokens[0] for tokens in mended),
        max(map(len, mended)),
    )


def part(text: str) -> tuple[str, ...]:
    """Return the tokens of a text without white space; joined, they are the text.

    Example:
        >>> part("(can't)"), part("self-employed."), part("e.g.")
        (('(', 'ca', "n't", ')'), ('self', '-', 'employed', '.'), ('e.g.',))
    """
    rules = _rules()
    if text not in rules.exceptions and text.isascii() and text.isalpha():
        return (text,)  # no pattern fires on letters alone
    before, middle, after = _without_affixes(text, rules)
    return tuple(_mend([*before, *_inner(middle, rules), *reversed(after)], rules))


def _without_affixes(text: str, rules: _Rules) -> tuple[list[str], str, list[str]]:
    """Take off prefixes and suffixes, one of each in turn, until an exception is left.

    Returns:
        The prefixes, what is left, and the suffixes from the last to the first.
    """
    before: list[str] = []
    after: list[str] = []
    while text and text not in rules.exceptions:
        found = rules.prefix.search(text)
        prefix = found.group() if found else ""
        rest = text[len(prefix) :]
        if prefix and rest in rules.exceptions:
            before.append(prefix)
            return before, rest, after
        found = rules.suffix.search(rest)
        suffix = found.group() if found else ""
        if suffix and text[: -len(suffix)] in rules.exceptions:
            after.append(suffix)
            return before, text[: -len(suffix)], after
        if not prefix and not suffix:
            break
        if prefix:
            before.append(prefix)
        if suffix:
            after.append(suffix)
        text = rest[: len(rest) - len(suffix)]
    return before, text, after


def _inner(text: str, rules: _Rules) -> Iterator[str]:
    """Yield the tokens of a text without affixes: it is an exception, an address, or parted."""
    if text in rules.exceptions:
        yield from rules.exceptions[text]
        return
    if "." in text and rules.url.match(text):
        yield text
        return
    start = 0
    for infix in rules.infix.finditer(text):
        if infix.start() == 0:
            continue
        if infix.start() > start:
            yield text[start : infix.start()]
        if infix.group():
            yield infix.group()
        start = infix.end()
    if start < len(text):
        yield text[start:]


def _mend(tokens: Sequence[str], rules: _Rules) -> Sequence[str]:
    """Part runs of tokens anew that the patterns made of an exception; longer and earlier first."""
    if rules.heads.isdisjoint(tokens):
        return tokens
    taken: set[int] = set()
    put: dict[int, tuple[int, tuple[str, ...]]] = {}
    for length in range(min(rules.longest, len(tokens)), 1, -1):
        for start in range(len(tokens) - length + 1):
            run = tuple(tokens[start : start + length])
            if run[0] in rules.heads and run in rules.mended:
                last = start + length - 1
                if start not in taken and last not in taken:
                    put[start] = length, rules.exceptions["".join(run)]
                taken.update(range(start, last + 1))
    found: list[str] = []
    place = 0
    while place < len(tokens):
        length, mended = put.get(place, (1, (tokens[place],)))
        found += mended
        place += length
    return found
