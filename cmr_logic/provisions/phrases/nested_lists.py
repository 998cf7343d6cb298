"""A list inside the last part of another: "wheat, barley or oats on land in **Kent or Essex**"."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set

# Prepositions of what a list before them shares: "row or sail **in** Kent or Essex"; not "over".
_SHARED = word_set("in of from with for at on by to into near within")


def without_list_behind(tokens: Frame, words: Words) -> Words:
    """Return a phrase without the joints of a list that its last part, or all parts, end in.

    A list is over with its "or": what "or" joins behind a later preposition is one of its own.

    Args:
        tokens: the tokens of the text.
        words: the phrase.

    Example:
        >>> from cmr_logic.cues import Effect
        >>> tokens = ("row", "or", "sail", "in", "kent", "or", "essex")
        >>> phrase = Words(0, 7, ((1, Effect.OR), (5, Effect.OR)))
        >>> [at for at, _ in without_list_behind(tokens, phrase).joints]
        [1]
        >>> tokens = ("on", "leave", "or", "ill", "or", "in", "jail")
        >>> phrase = Words(0, 7, ((2, Effect.OR), (4, Effect.OR)))
        >>> [at for at, _ in without_list_behind(tokens, phrase).joints]
        [2, 4]
    """
    joints = [at for at, _ in words.joints]
    ors = [at for at in joints if tokens[at] == "or"]
    for over, last in pairwise(ors):
        inside = range(over + 2, next(at for at in joints if at > over))
        at = next((at for at in reversed(inside) if tokens[at] in _SHARED), None)
        if at is None or at + 1 == inside.stop or last != joints[-1]:
            continue
        behind = [place for place in joints if place > at]
        if _are_alike(tokens, (at, *behind, words.last)):
            kept = tuple(joint for joint in words.joints if joint[0] < at)
            return replace(words, joints=kept)
    return words


def _are_alike(tokens: Frame, bounds: tuple[int, ...]) -> bool:
    """Tell whether the parts between some places may be one list of noun phrases.

    The first may share its determiner with the others: "a college or school".
    """
    openings = [tokens[start + 1] for start, end in pairwise(bounds) if end > start + 1]
    if len(openings) != len(bounds) - 1 or not all(map(_opens_noun_phrase, openings)):
        return False
    first, *others = (word in syntax.DETERMINERS for word in openings)
    if len({first, *others}) == 1:
        return True
    return first and not any(others) and all(_is_plain_noun(word) for word in openings[1:])


def _opens_noun_phrase(word: str) -> bool:
    verbal = word in syntax.PREPOSITIONS or word in syntax.AUXILIARIES
    return not (verbal or word[:1].isdigit())


def _is_plain_noun(word: str) -> bool:
    return NOUN in classes(word) and ADJECTIVE not in classes(word)
