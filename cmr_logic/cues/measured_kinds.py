"""Kinds told apart by their measure: "fences **more than** two metres high".

In plain words they are "over" or "under" it. So is what they may measure, which is what they must:
"Riders **may** weigh no more than 50 kg". And what stands ahead as something one has: "**With**
savings of £5 or less, you can" is "If you have savings of £5 or less, you can".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cmr_logic import syntax
from cmr_logic.cues.bounds import AT_MOST, BOUNDS
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, between_stops
from cmr_logic.cues.in_row import EDGE, in_row, last_two
from cmr_logic.text import word_set

# Comparisons, each with the preposition that it comes to: "**more than** two metres high".
_COMPARED: Mapping[tuple[str, ...], tuple[str, ...]] = {
    ("more", "than"): ("over",),
    ("less", "than"): ("under",),
    ("fewer", "than"): ("under",),
}
DIMENSIONS = word_set("high long wide tall deep old thick broad")
"""Words for what is measured: "two metres **high**"; not "two metres away"."""
_MEASURE = 3  # words from the number to it: "two and metres high"
_WITH, _COMMA, _IF_YOU_HAVE = "with", ",", ("if", "you", "have")
# Words of a thing that one has: "with **savings** of £5"; not "with effect from May".
_HAD = word_set("savings income capital earnings profits turnover assets wages pay salary")
_LONGEST = 12  # words before the comma
# Bounds of a measure: "**up to** 2 kg", "**no more than** 2 kg"; not "about 2 kg".
_BOUNDS = (
    *(tuple(said.split()) for said, (bound, _) in BOUNDS.items() if bound == AT_MOST),
    *(("at", "least"), ("no", "longer", "than"), ("no", "less", "than"), ("over",), ("under",)),
)
_UP_TO, _OF, _AGED = ("up", "to"), ("of",), ("aged",)
# Those of whom "of" tells the age: "**babies** of 12 weeks"; not "contracts of 12 weeks".
_AGEING = word_set(
    """
    babies infants toddlers children pupils students adults people persons men women boys girls
    members puppies kittens dogs cats lambs calves horses
    """
)
# Words by which a bare number is an age: "people of 60 **or over**"; not "groups of 60".
_OR_OVER = frozenset({("or", "over"), ("or", "older"), ("or", "above"), ("and", "over")})
_OR_OVER |= frozenset({("and", "above"), ("or", "under"), ("or", "younger"), ("years", "old")})
_AGE_UNITS = word_set("week weeks month months year years")
# Modals of what something may measure, and verbs of that: "may **weigh** up to 2 kg".
_MODALS, _MUST, _MEASURING = frozenset({"may", "can"}), ("must",), word_set("weigh measure last be")
_HEADS = _MODALS | {compared for compared, _ in _COMPARED} | {_UP_TO[0], _OF[0]}  # of each kind
SIGNS = frozenset({"than", _WITH, "to", "of", "most"})
"""Words of which each of them has one: "more **than** two metres high"; not "two metres high"."""
CLOSER = (
    in_row(_MODALS, _MEASURING)
    | in_row(_AGEING, _OF)
    | in_row((*STOPS, EDGE), (_WITH,))
    | last_two((*_COMPARED, _UP_TO))
)
"""Two words in a row of which each has one, too: "**more than** two metres"; not "older than"."""


def measured_kinds(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(measured_kinds("huts more than two metres high need consent".split()))
        [(1, 3, ('over',))]
        >>> list(measured_kinds("it is more than two metres high".split()))
        []
        >>> list(measured_kinds("parcels up to 2 kg can be sent".split()))
        [(1, 2, ('of', 'up'))]
        >>> list(measured_kinds("it is for babies of at least 12 weeks".split()))
        [(4, 5, ('aged',))]
        >>> list(measured_kinds("riders may weigh no more than 50 kg".split()))
        [(1, 2, ('must',))]
        >>> list(measured_kinds("with savings of £5 or less , you can row .".split()))
        [(0, 1, ('if', 'you', 'have'))]
        >>> list(measured_kinds("with effect from may , you can row .".split()))
        []
    """
    for at in [at for at in range(1, len(words) - _MEASURE) if words[at] in _HEADS]:
        plainly = _COMPARED.get(tuple(words[at : at + 2]))
        if plainly:
            if syntax.is_plural_noun(words[at - 1]) and _is_measured(words, at + 2):
                yield at, at + 2, plainly
        elif words[at] in _MODALS:
            measured = words[at + 1] in _MEASURING and words[at - 1] != "you"
            if measured and _bounded(words, at + 2) > at + 2:
                yield at, at + 1, _MUST
        elif syntax.is_plural_noun(words[at - 1]):
            yield from _of_kind(words, at)
    if _WITH in words:
        for first, last in between_stops(words):
            if _is_had(words[first:last]):
                yield first, first + 1, _IF_YOU_HAVE


def _of_kind(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what tells a kind apart behind its plural: "parcels **up to** 2 kg"."""
    opens = at == 1 or words[at - 2] in STOPS
    if opens and tuple(words[at : at + 2]) == _UP_TO and _bounded(words, at) > at:
        yield at, at + 1, (*_OF, _UP_TO[0])
    elif words[at] == _OF[0] and words[at - 1] in _AGEING:
        number = _bounded(words, at + 1)
        behind = tuple(words[number + 1 : number + 3])
        aged = behind in _OR_OVER or not _AGE_UNITS.isdisjoint(behind[:1])
        if aged and _is_number(words[number]):
            yield at, at + 1, _AGED


def _bounded(words: Sequence[str], at: int) -> int:
    """Return where the number of a bound stands, the index itself where there is no bound."""
    bound = next((b for b in _BOUNDS if tuple(words[at : at + len(b)]) == b), ())
    number = at + len(bound)
    return number if bound and number < len(words) and _is_number(words[number]) else at


def _is_number(word: str) -> bool:
    return word[:1].isdigit() or word in syntax.NUMBERS


def _is_measured(words: Sequence[str], number: int) -> bool:
    """Tell whether a number with a dimension stands at an index: "two metres high"."""
    return _is_number(words[number]) and not DIMENSIONS.isdisjoint(
        words[number + 1 : number + 1 + _MEASURE]
    )


def _is_had(said: Sequence[str]) -> bool:
    """Tell whether a sentence opens with what one has: "**with** savings of £5 or less, you"."""
    if tuple(said[:1]) != (_WITH,) or _HAD.isdisjoint(said[1:3]):
        return False
    near = range(2, min(len(said) - 1, _LONGEST))
    comma = next((at for at in near if said[at] == _COMMA), 0)
    return comma > 0 and said[comma + 1] == "you" and syntax.MODALS.isdisjoint(said[:comma])
