"""What somebody is or has for long, which "when" before a list makes no occasion of.

"You can apply when: | you employ under 20 people | none of your boats is hired" asks for both.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.text import VERB, bases, word_set

# Verbs of what goes on for long: "you **own** a boat"; not "you marry".
_LASTING = word_set("be have own live earn employ belong hold reside rent weigh")
# What bounds a figure: "your income is **below** £9,000", "**over** 18"; not "over there".
_BOUNDING = word_set("under over below above fewer less more older younger least most")


def name_standings(items: Sequence[Frame], frame: Frame) -> bool:
    """Tell whether items say how things stand, at least one of them with a bound or for none.

    Args:
        items: the words of the items.
        frame: the words that each of them completes.

    Example:
        >>> name_standings([("you", "own", "a", "boat"), ("you", "are", "over", "18")], ())
        True
        >>> name_standings([("you", "marry"), ("you", "are", "over", "18")], ())
        False
        >>> name_standings([("you", "are", "a", "guest"), ("you", "are", "a", "pupil")], ())
        False
    """
    bounded = any(_denies_all(item) or _bounds(item) for item in items)
    return bounded and all(
        _denies_all(item) or _stands(frame + item) or _has_changed_by(item) for item in items
    )


def _denies_all(item: Frame) -> bool:
    """Tell whether an item says of none of them that it is so: "**none** of your boats leaks"."""
    return bool(item) and item[0] in syntax.DENYING_SUBJECTS


def _bounds(item: Frame) -> bool:
    """Tell whether an item bounds a figure: "over **18**"."""
    figure = any(word[:1].isdigit() for word in item)
    return figure and not _BOUNDING.isdisjoint(item)


def _stands(said: Frame) -> bool:
    """Tell whether words say how things stand: "you **own** a boat"; not "you are moving"."""
    verb = 0 if said and syntax.starts_verb_phrase(said, 0) else syntax.finite_verb(said)
    if verb is None:
        return False
    word, behind = said[verb], said[verb + 1 : verb + 2]
    if behind and (syntax.is_gerund(behind[0]) or syntax.is_participle(behind[0])):
        return False
    base = "be" if word in syntax.BE else next(iter(bases(word, VERB)), word)
    return base in _LASTING


def _has_changed_by(item: Frame) -> bool:
    """Tell whether an item says by how much a figure has changed: "sales have fallen by 30%"."""
    return any(a == "by" and b[:1].isdigit() for a, b in pairwise(item))
