"""Measures that share a verb: "the firm **has** ten staff and a turnover of at least £5".

Each is a case of its own: "… and **has** a turnover of at least £5". So are two measures of one
thing: "they are 12 years old or **are** 135 cm tall".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.measured_kinds import DIMENSIONS
from cmr_logic.text import places_of, word_set

_JOINING = frozenset({"and", "or"})
# What opens a sum: "savings **of** at least £5", "assets **under** £5"; not "shares in a firm".
_OPENING, _OF = word_set("of under over below above"), "of"
# Words of a bound of it: "of **at least** £5", "of no more than £5".
_BOUNDING = word_set("at least most more less fewer than no not up to over under below above")
# What opens no thing with a sum: "three or **more** boats over 5 m", "and **you**", "or **are**".
_NO_THINGS = (
    syntax.PREPOSITIONS
    | syntax.PRONOUNS
    | syntax.AUXILIARIES
    | _BOUNDING
    | word_set("older younger")
)
_THING = 5  # words of what is measured: "annual net revenue of"
_SUM = 6  # words from its opening to the figure: "of no more than £"
_CASE = 14  # words back to the verb that both share
_MEASURE = 3  # words from a number to its dimension: "12 years old"
SIGNS = _JOINING
"""The words of which each has one: "staff **and** savings of £5"; not "savings of £5"."""
CLOSER = in_row(_OPENING, (*_BOUNDING, *syntax.CURRENCIES, "£")) | {
    sign for word in DIMENSIONS for sign in in_row(("years", "cm", "metres", "feet", "m"), (word,))
}
"""Two words in a row of which each has one, too: "savings **of at** least"; not "of the firm"."""


def measures_joined(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each joint of two such measures, with the verb that they share.

    Example:
        >>> list(measures_joined("if it has two cooks and savings of at least £ 5 .".split()))
        [(5, 6, ('and', 'has'))]
        >>> list(measures_joined("if you have a boat and pay a fee of at least £ 5 .".split()))
        []
        >>> list(measures_joined("if you have two or more boats over 5 m".split()))
        []
        >>> list(measures_joined("if you have a card or are over 2 metres tall".split()))
        []
        >>> list(measures_joined("if you own a firm that has staff and income of £ 5".split()))
        []
        >>> list(measures_joined("if you have between two and a total of at least 5 oars".split()))
        []
        >>> list(measures_joined("if they are 12 years old or 135 cm tall .".split()))
        [(6, 7, ('or', 'are'))]
        >>> list(measures_joined("if it is under 2 m wide or 3 m long .".split()))
        [(7, 8, ('or', 'is', 'under'))]
        >>> list(measures_joined("if they are 12 or 13 years old .".split()))
        []
    """
    for at in places_of(words, _JOINING, 2):
        shared = _shared_verb(words, at) if _is_sum(words, at + 1) else _shared_be(words, at)
        if shared:
            yield at, at + 1, (words[at], *shared)


def _is_sum(words: Sequence[str], first: int) -> bool:
    """Tell whether a thing with its sum stands at an index: "a turnover of at least £5"."""
    near = range(first + 1, min(first + 1 + _THING, len(words)))
    opening = next((i for i in near if words[i] in _OPENING), None)
    if opening is None or words[first] in _NO_THINGS:
        return False
    thing = words[first:opening]
    if syntax.finite_verb(thing) is not None or any(_is_number(word) for word in thing):
        return False
    if syntax.starts_verb_phrase(words, first, opening) and words[opening - 1] != thing[0]:
        return False  # "and **pay** a fee of at least £5"
    for i in range(opening + 1, min(opening + 1 + _SUM, len(words))):
        if _is_number(words[i]):
            return True
        if words[i] not in _BOUNDING | syntax.CURRENCIES:
            return False
    return False


def _shared_verb(words: Sequence[str], joint: int) -> tuple[str, ...]:
    """Return the verb of having before a joint, and nothing where something else stands between."""
    for i in range(joint - 1, max(joint - _CASE, 0), -1):
        word = words[i]
        if word in syntax.HAVE:
            if words[i - 1] in syntax.RELATIVES:
                return ()  # "a firm **that** has ten staff": what is asked is of one firm
            behind = words[i + 1 : joint]
            had = bool(behind) and not syntax.is_participle(behind[0]) and behind[0] != "to"
            return (word,) if had and "between" not in behind else ()
        if word in STOPS or word in _JOINING or word in syntax.RELATIVES | syntax.AUXILIARIES:
            return ()
    return ()


def _shared_be(words: Sequence[str], joint: int) -> tuple[str, ...]:
    """Return the "be" of the measure before a joint where one of another dimension is behind it."""
    own = words[joint - 1]
    start = joint - 1 - _MEASURE
    if own not in DIMENSIONS or start < 1:
        return ()
    number = next((i for i in range(start, joint - 1) if _is_number(words[i])), None)
    behind = words[joint + 1 : joint + 2 + _MEASURE]
    other = next((word for word in behind if word in DIMENSIONS), own)
    if number is None or other == own or not _is_number(behind[0]):
        return ()
    bound = (words[number - 1],) if words[number - 1] in _OPENING - {_OF} else ()
    be = words[number - 1 - len(bound)]
    return (be, *bound) if be in syntax.BE else ()


def _is_number(word: str) -> bool:
    return word[:1].isdigit() or word in syntax.NUMBERS
