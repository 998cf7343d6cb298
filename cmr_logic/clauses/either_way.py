"""What changes nothing: "Dogs are banned, **on a lead or not**", "exempt **whatever the cost**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.reading import Reading

_OR_NOT = ("or", "not")
_LONGEST = 6  # tokens between the comma and "or not"
_ENDS = frozenset({"", ".", ",", ";"})  # what stands behind: "or not**.**"; not "or not at all"


def pass_either_way(reading: Reading, comma: int) -> int | None:
    """Pass over what makes no difference: "**, folded or not**"; None where a comma opens none.

    Args:
        reading: the sentence, read up to the comma.
        comma: its index.
    """
    words, last = reading.stretch.words, reading.stretch.last
    if "not" not in words[comma + 2 : comma + _LONGEST + 3] or words[comma + 1] == "whether":
        return None
    places = range(comma + 2, min(comma + _LONGEST + 2, last - 1))
    at = next((at for at in places if words[at : at + 2] == _OR_NOT), None)
    if at is None or "," in words[comma + 1 : at]:
        return None
    end = at + len(_OR_NOT)
    if (words[end] if end < last else "") not in _ENDS:
        return None
    reading.holes.update(range(comma, end))
    return end


def names_matter(reading: Reading, at: int) -> bool:
    """Tell whether "whatever" opens no more than a noun: "are exempt whatever **their income**".

    Args:
        reading: the sentence.
        at: index of the word behind "whatever".
    """
    words, last = reading.stretch.words, reading.stretch.last
    stop = next((i for i in range(at, last) if words[i] == ","), last)
    named = at < stop and words[at] in syntax.DETERMINERS
    return named and syntax.finite_verb(words, at, stop) is None
