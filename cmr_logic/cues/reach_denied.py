"""What something does not reach, in plain words: "the cover **does not extend to** rafts let out".

That is "the cover does not cover rafts let out". What a denial adds with "nor" is a sentence of its
own: "not open in May, **nor to guests**" is "not open in May. It is not open to guests". So is a
second reach that is denied: "this does not apply to guests, **and does not apply to** crews".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import word_set

# What covers things: "the **guarantee** does not extend to sails"; not "the discount".
_COVERS = word_set("cover coverage guarantee warranty insurance policy protection")
_DENIED = syntax.VERBAL_NEGATIONS
_REACHING, _TO = word_set("extend apply"), "to"
# What it does not reach that is no thing: "does not apply to **you**"; not "to sails".
_NO_THING = syntax.PRONOUNS | word_set("anyone anybody people members guests those")
_CASES = word_set("if when where unless while until")
_NOR, _THOSE = "nor", "those"
_SUBJECT = 3  # words of what reaches nobody: "this late discount"
_LONGEST = 10  # words up to what is denied: "a freeze is not available"
_AND, _DOES = "and", frozenset({"does", "do"})
_APPLYING = _REACHING | {
    "cover"
}  # what is denied twice: "does not apply to us and does not **cover**"
SIGNS = _REACHING | {_NOR, _AND}
"""Words of which each has one: "does not **extend** to sails"; not "does not cover sails"."""
CLOSER = (
    in_row(_REACHING, (_TO,))
    | in_row((_NOR,), syntax.PREPOSITIONS | {_TO})
    | in_row((_AND,), _DOES)
)
"""Two words in a row of which each has one, too: "**nor to** guests"; not "nor may guests"."""


def reach_denied(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(reach_denied("the cover does not extend to rafts let out".split()))
        [(4, 6, ('cover',))]
        >>> list(reach_denied("a pause is not open in may , nor to guests".split()))
        [(7, 9, ('.', 'a', 'pause', 'is', 'not', 'open'))]
        >>> said = "this does not cover guests , and does not cover crews who are late"
        >>> list(reach_denied(said.split()))
        [(5, 7, ('.', 'this'))]
        >>> list(reach_denied("the cover does not apply to you".split()))
        []
        >>> list(reach_denied("it is open in may , nor to guests".split()))
        []
    """
    for at in range(2, len(words) - 1):
        if words[at] in _REACHING and words[at + 1] == _TO:
            if _covers(words, at):
                yield at, at + 2, ("cover",)
        elif words[at] == _AND and words[at + 1] in _DOES:
            yield from _denied_again(words, at)
        elif words[at] == _NOR and words[at + 1] in syntax.PREPOSITIONS | {_TO}:
            yield from _denied_besides(words, at)


def _covers(words: Sequence[str], at: int) -> bool:
    """Tell whether cover is denied to things: "the cover does not | **extend**"."""
    first = sentence_start(words, at)
    denied = words[at - 1] in _DENIED
    thing = at + 2 < len(words) and words[at + 2] not in _NO_THING
    said = words[max(first, at - 4) : at]
    limited = not _CASES.isdisjoint(words[first : sentence_end(words, at)])
    return denied and thing and not limited and not _COVERS.isdisjoint(said)


def _denied_besides(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find a denial that "nor" goes on with, at an index: "not open in May, **nor** to us"."""
    first = sentence_start(words, at)
    denial = next((i for i in range(at - 1, first, -1) if words[i] in _DENIED), None)
    if denial is None or not _CASES.isdisjoint(words[first:at]):
        return
    behind = range(denial + 1, at)
    place = next((i for i in behind if words[i] in syntax.PREPOSITIONS | {_TO}), None)
    if place is None or place - first > _LONGEST or "neither" in words[first:at]:
        return
    if at + 2 >= len(words):
        return  # the text ends
    joint = at - (words[at - 1] == ",")
    if words[place - 1] in _REACHING and words[place] == _TO and _covers(words, place - 1):
        pointing = words[at + 2 : at + 3] in ([_THOSE], (_THOSE,))
        thing = words[place + 1] if pointing else words[at + 2]
        yield joint, at + 3, (".", *words[first : place - 1], "cover", thing)
    elif words[at + 1] != words[place]:
        yield joint, at + 1, (".", *words[first:place])


def _denied_again(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find a second reach that is denied: "does not apply to guests, **and does not apply** to"."""
    denied = tuple(words[at + 1 : at + 4])
    first = sentence_start(words, at)
    if denied[1:2] == () or denied[1] not in _DENIED or denied[-1] not in _APPLYING:
        return
    said = words[first:at]
    verb = next((i for i in range(1, len(said) - 2) if said[i] == denied[0]), 0)
    again = bool(verb) and said[verb + 1] in _DENIED and said[verb + 2] in _APPLYING
    if again and verb <= _SUBJECT and _CASES.isdisjoint(said):
        yield at - (words[at - 1] == ","), at + 1, (".", *said[:verb])
