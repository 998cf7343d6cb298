"""Words for what the sentence before names: "Cars may not stay. **Those** with a card may".

And deeds that are denied as things, which nobody may do: "**Swimming at night** is not allowed".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import VERB, bases, word_set

_THOSE = "those"
# What tells some of them apart: "those **with** a lid"; not "those who".
_TELLING_APART = word_set("that which with without over under above below")
PERSONS = ("ers", "ors", "ees", "ists", "ants", "ents", "men", "ians", "people", "ts")
"""Endings of plurals for people, who are asked about as "you": "**drivers**"; not "cars"."""
# Words of what is denied: "swimming here is **forbidden**"; not "cheap".
FORBIDDEN = word_set("forbidden prohibited banned")
"""Participles that ban what they are said of: "**banned**"; not "limited"."""
_ALLOWED = word_set("allowed permitted")
STRICTLY = word_set("strictly absolutely completely totally entirely expressly also always")
"""What may stand before them, and changes nothing: "**strictly** banned"; not "rarely"."""
_PASSED = STRICTLY | {"never", "generally", "normally"}
_MAY_NOT = ("you", "may", "not")
_LONGEST = 12  # words of such a deed
_CASES = word_set("if unless when where that which who , :")
SIGNS = FORBIDDEN | _ALLOWED | {_THOSE}
"""Words of which each of them has one: "swimming is not **allowed**"; not "may"."""


def named_before(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(named_before("cars may not be left . those with a card may .".split()))
        [(6, 7, ('cars',))]
        >>> list(named_before("swimming at night is not allowed .".split()))
        [(0, 1, ('you', 'may', 'not', 'swim')), (3, 7, ('.',))]
        >>> list(named_before("living costs are not allowed .".split()))
        []
    """
    if _THOSE in words:
        yield from _those(words)
    if not (FORBIDDEN | _ALLOWED).isdisjoint(words):
        yield from _deeds(words)


def _those(words: Sequence[str]) -> Iterator[Rewriting]:
    for at in [at for at, word in enumerate(words) if word == _THOSE and at > 2]:  # noqa: PLR2004 - a sentence before
        following = words[at + 1] if at + 1 < len(words) else ""
        apart = following in _TELLING_APART or syntax.is_gerund(following)
        if words[at - 1] not in STOPS or not apart:
            continue
        first = next((i + 1 for i in range(at - 2, -1, -1) if words[i] in STOPS), 0)
        noun = words[first]
        if syntax.is_plural_noun(noun) and not noun.endswith(PERSONS):
            yield at, at + 1, (noun,)


def _deeds(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find a deed with its place, time or object as the subject of a denial."""
    for at, word in enumerate(words):
        if word not in FORBIDDEN and word not in _ALLOWED:
            continue
        be = at - 1
        while be > 0 and (words[be] in _PASSED or words[be] in syntax.VERBAL_NEGATIONS):
            be -= 1
        denied = not syntax.VERBAL_NEGATIONS.isdisjoint(words[be + 1 : at])
        if words[be] != "is" or denied is not (word in _ALLOWED):
            continue
        first = next((i + 1 for i in range(be - 1, -1, -1) if words[i] in STOPS), 0)
        said = words[first:be]
        if not 2 < len(said) <= _LONGEST or not _CASES.isdisjoint(said):  # noqa: PLR2004 - a deed
            continue
        opens = said[1] in syntax.PREPOSITIONS or said[1] in syntax.DETERMINERS
        behind = words[at + 1] if at + 1 < len(words) else "."
        if not syntax.is_gerund(said[0]) or not opens or not bases(said[0], VERB):
            continue
        plain = said[0].removesuffix("ing")
        found = bases(said[0], VERB)
        if behind in STOPS or behind in _CASES:
            yield first, first + 1, (*_MAY_NOT, plain if plain in found else found[0])
            yield be, at + 2, (behind,)
