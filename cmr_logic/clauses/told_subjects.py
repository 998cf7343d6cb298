"""Subjects told apart behind a coordinator: "guests pay, **and those born in** May must row"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import Stretch

_WHO = "who"
_LONGEST_TOLD = 12  # tokens of such a subject: "those born after 1 January 1972"
# What ends it, "**must**" and "**he**" among others; only a modal shows that it is one.
_ENDING_SUBJECTS = (
    syntax.MODALS | syntax.NOMINATIVES | syntax.JOINTS | syntax.BE | {",", ".", ":", ";", "if"}
)


def tells_who_must(stretch: Stretch, at: int) -> bool:
    """Tell whether some are told apart who must, or may, do something.

    "**Those born after** 1960 **must** take a course"; not "those pens made in May and June".

    Args:
        stretch: the sentence.
        at: index of the first word behind the coordinator.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> for said in "those born in May must pay", "those made in May and June must pay":
        ...     tokens = tokenize(said)
        ...     whole = Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        ...     print(tells_who_must(whole, 0))
        True
        False
    """
    words = stretch.words
    several = words[at] == "those" or syntax.is_plural_noun(words[at])
    told = stretch.word(at + 1)
    told_apart = syntax.is_participle(told) or syntax.is_gerund(told)
    told_apart = told_apart and stretch.word(at + 2) in syntax.PREPOSITIONS
    doing = told == _WHO and stretch.word(at + 3) in syntax.PREPOSITIONS  # "who come after noon"
    if not (several and (told_apart or doing)) or stretch.word(at + 2) in syntax.MODALS:
        return False
    near = range(at + 4 + doing, min(at + _LONGEST_TOLD, stretch.last))  # behind "in **May**"
    stop = next((i for i in near if words[i] in _ENDING_SUBJECTS), 0)
    return bool(stop) and words[stop] in syntax.MODALS


def ends_in_plural(stretch: Stretch, verb: int) -> bool:
    """Tell whether a form in -s that ends a piece names things: "dry or likely wet **uses**".

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("dry or wet uses")
        >>> ends_in_plural(Stretch(tokens, 0, 4, item=False, lead_in=False), 3)
        True
    """
    return verb + 1 >= stretch.piece_end(verb) and syntax.is_plural_noun(stretch.words[verb])
