"""What tells things of several kinds apart alike: "boats and rafts **over 5 metres**"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues.reduced_relatives import ONCE
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.text import word_set

# What measures things, or says what they lack: "boats **over** 5 metres"; not "boats on the lake".
_MEASURING = word_set(
    "over under above below weighing worth costing measuring longer heavier older younger larger "
    "smaller more less without"
)
# Names for things of any kind, which the others are of: "**vehicles** over 3 tonnes"; not "rafts".
_OF_ANY_KIND = word_set(
    "vehicles items goods things animals articles products objects buildings premises properties"
)


def told_alike(tokens: Frame, words: Words, joints: Sequence[int]) -> int | None:
    """Return where it begins what tells bare things apart alike, None for other things.

    One that is told apart by itself shares nothing: "old boats and rafts over 5 metres".

    Args:
        tokens: the tokens of the text.
        words: the phrase.
        joints: the places of what parts it.

    Example:
        >>> tokens = tuple("boats and rafts over 5 metres".split())
        >>> told_alike(tokens, Words(0, 6), [1])
        3
        >>> told_alike(tuple("old boats and rafts over 5 metres".split()), Words(0, 7), [2]) is None
        True
    """
    bounds = (words.first - 1, *joints)
    names = [tokens[start + 1 : end] for start, end in pairwise(bounds)]
    names = [name[:-1] if name[-1:] == (",",) else name for name in names if name]
    noun = joints[-1] + 1
    alike = all(len(name) == 1 and _is_things(name[0]) for name in names)
    if tokens[noun] in _OF_ANY_KIND:
        return None  # "caravans or **vehicles** over 3 tonnes"
    if not alike or noun + 2 >= words.last or not _is_things(tokens[noun]):
        return None
    opening = tokens[noun + 1]
    behind = tokens[noun + 2 : noun + 4]
    dated = len(behind) > 1 and behind[0] in ONCE and behind[1][:1].isdigit()
    once = dated and syntax.is_participle(opening)  # "sheds and garages **built before 1990**"
    return noun + 1 if once or opening in _MEASURING else None


def _is_things(name: str) -> bool:
    """Tell whether a word names several things, and no people."""
    return syntax.is_plural_noun(name) and not is_person(name)
