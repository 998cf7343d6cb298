"""Some named among others whom a relative tells apart: "farmers**, including growers,** who rent".

They are but an example, and what follows is said of all: in plain words "farmers who rent".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import places_of, word_set

_COMMA = ","
# What names some among others: "**including** growers"; not "excluding growers".
_AMONG = word_set("including especially particularly notably even")
_SUCH_AS, _FOR_EXAMPLE = ("such", "as"), ("for", "example")
RELATIVES_OF_PEOPLE = frozenset({"who", "that", "whose"})
"""Words that say more of people before them: "farmers **who** rent"."""
_LONGEST = 9  # words of those named: "including specialty crop growers and dairy farmers"
SIGNS = _AMONG | {"such", "example"}
"""Words of which each has one: "farmers, **including** growers"; not "farmers, growers"."""


def named_among(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them before a relative, with nothing in its place.

    Example:
        >>> list(named_among("farmers , including growers , who rent may apply .".split()))
        [(1, 5, ())]
        >>> list(named_among("farmers , including growers , may apply .".split()))
        []
        >>> list(named_among("farmers , including growers who rent , may apply .".split()))
        []
    """
    for at in places_of(words, frozenset({_COMMA}), 1):
        behind = tuple(words[at + 1 : at + 3])
        if behind[:1] == () or not (behind[0] in _AMONG or behind in {_SUCH_AS, _FOR_EXAMPLE}):
            continue
        near = range(at + 2, min(at + 2 + _LONGEST, len(words) - 1))
        # those named may be several: "including growers, bakers and cooks, who"
        close = next(
            (i for i in near if words[i] == _COMMA and words[i + 1] in RELATIVES_OF_PEOPLE), None
        )
        if close is None:
            continue
        named = words[at + 2 : close]
        plain = syntax.RELATIVES.isdisjoint(named) and syntax.AUXILIARIES.isdisjoint(named)
        if plain and "." not in named and "if" not in named:
            yield at, close + 1, ()
