"""What tells some things apart in brackets: "boats **(under 5 metres)** need no licence".

In plain words it stands behind their name: "boats under 5 metres". And somebody else whom a bracket
names stands beside the first: "you **(or your spouse)** must" is "you or your spouse must".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import VERB, classes, places_of_word, word_set

_OPENING, _CLOSING = "(", ")"
_PLAIN = word_set("over under above below aged")
_COMPARING, _THAN = word_set("more less fewer older younger larger bigger longer"), "than"
_OF, _WITH = ("of",), ("with",)
# Forms by which a bracket names or adds something: "(**known** as skiffs)"; not "(built here)".
_NAMING = word_set(
    "called known named including excluding meaning following regarding introduced listed shown "
    "described mentioned explained defined given counting assuming depending using"
)
# Words for how old or big it is, with no preposition before them: "(**older** than 5)".
_ADJECTIVAL = word_set("older younger larger bigger longer")
_LONGEST = 9  # words in the bracket
# What opens it where it names somebody else, and what makes more of that than a name.
_ADDING, _MORE = word_set("or and"), frozenset({",", "if", "who", "that", ":"})
# Nouns before it, beside "you" and people: "your **partner** (or spouse) must"; not "5 km (or 3)".
_WHOM = word_set("you partner spouse parent guardian child applicant claimant tenant owner they")
_SAYING = syntax.MODALS | syntax.BE | syntax.HAVE | word_set("need needs get gets own live work")
SIGNS = frozenset({_OPENING})
"""The mark that each has: "boats **(**under 5 metres)"; not "boats under"."""


def told_in_brackets(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the signs of each such bracket behind a plural, with what stands for them.

    Example:
        >>> list(told_in_brackets("boats ( under 5 metres ) need no licence".split()))
        [(1, 2, ()), (5, 6, ())]
        >>> list(told_in_brackets("vans ( more than 3 tonnes ) must stop".split()))
        [(1, 2, ('of',)), (6, 7, ())]
        >>> list(told_in_brackets("firms ( fewer than 10 staff ) may stop".split()))
        [(1, 2, ('with',)), (6, 7, ())]
        >>> list(told_in_brackets("you ( or your partner ) must row".split()))
        [(1, 2, ()), (5, 6, ())]
        >>> list(told_in_brackets("you ( and your partner , if any ) must row".split()))
        [(1, 9, ())]
        >>> list(told_in_brackets("boats ( known as skiffs ) must stop".split()))
        []
    """
    for at in places_of_word(words, _OPENING, 1, len(words) - 3):
        reach = range(at + 2, min(at + _LONGEST, len(words) - 1))
        close = next((i for i in reach if words[i] == _CLOSING), at)
        inside = words[at + 1 : close]
        if inside and inside[0] in _ADDING and words[at - 1] in _WHOM:
            yield from _somebody_else(words, at, close)
            continue
        if not syntax.is_plural_noun(words[at - 1]) or not _tells_apart(inside):
            continue
        if not _goes_on(words[close + 1]):
            continue
        yield at, at + 1, _joint(inside)
        yield close, close + 1, ()


def _somebody_else(words: Sequence[str], at: int, close: int) -> Iterator[Rewriting]:
    """Find the signs of a bracket that names somebody else, or all of one that says more."""
    if words[close + 1] not in _SAYING and words[close + 1] != ":":
        return
    if not _MORE.isdisjoint(words[at + 1 : close]):
        yield at, close + 1, ()
    elif len(words[at + 1 : close]) > 1:
        yield at, at + 1, ()
        yield close, close + 1, ()


def _tells_apart(inside: Sequence[str]) -> bool:
    """Tell whether words in brackets tell some of a kind apart: "over 18", "built before 1980"."""
    if len(inside) <= 1 or not (syntax.JOINTS | {":", ";"}).isdisjoint(inside):
        return False
    opening, behind = inside[:2]
    if opening in _PLAIN:
        return any(word[:1].isdigit() for word in inside)
    if opening in _COMPARING:
        return behind == _THAN and len(inside) > len(("more", "than"))
    formed = syntax.is_participle(opening) or syntax.is_gerund(opening)
    return formed and VERB in classes(opening) and opening not in _NAMING


def _goes_on(word: str) -> bool:
    """Tell whether the sentence goes on with its verb behind a bracket, or ends there."""
    return word in syntax.AUXILIARIES | {".", "if", "unless", "who"} or VERB in classes(word)


def _joint(inside: Sequence[str]) -> tuple[str, ...]:
    """Return the preposition that a measure or number has before it, perhaps none."""
    if inside[0] not in _COMPARING - _ADJECTIVAL:
        return ()
    measured = not syntax.TIME_UNITS.isdisjoint(inside) or not _UNITS.isdisjoint(inside)
    return _OF if measured else _WITH


_UNITS = word_set(
    "tonne tonnes ton tons kg kilo kilos metre metres cm km mile miles litre litres gram grams "
    "hectare hectares acre acres feet foot inches pounds per cent percent %"
)
