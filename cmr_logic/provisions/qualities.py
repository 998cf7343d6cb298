"""Lists of what somebody or something is, each a condition of its own: "clean, dry and locked"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.draft import Scope
from cmr_logic.provisions.naming import Frame
from cmr_logic.provisions.phrase_heads import joints_of_all
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set

# Openings of a measure or an age that something has: "**over** 60", "**at** least a year old".
_MEASURING = word_set("over under aged at above below between more less no older younger")
# Pairs that say one thing: "fit and well", not "fit and sober".
_ONE_QUALITY = frozenset(
    {
        ("fit", "well"),
        ("safe", "sound"),
        ("null", "void"),
        ("clean", "tidy"),
        ("true", "correct"),
    }
)


def qualities_of(scope: Scope, words: Words, frame: Frame) -> tuple[int, ...] | None:
    """Return the places that part a list of qualities in a phrase, None where it is no such list.

    Each part is an adjective, a participle, or opens a measure: "is signed and dated", "is
    vaccinated and at least 12 weeks old". What stands before a noun is no such list: "are sick and
    disabled people"; nor are two of which only one is denied: "are divorced and not married".

    Args:
        scope: the sentence that the phrase stands in.
        words: the phrase.
        frame: the words that it completes.
    """
    joints = joints_of_all(scope, words, frame)
    if not joints:
        return None
    start = _behind_being(scope, words.first, joints[0], frame)
    if start is None:
        return None
    bounds = (start - 1, *joints, words.last)
    parts = [_without_adverbs(scope, at + 1, end) for at, end in pairwise(bounds)]
    if not all(part and _is_quality(part) for part in parts):
        return None
    if len(parts) == 2 and (parts[0][0], parts[1][0]) in _ONE_QUALITY:  # noqa: PLR2004 - a pair
        return None
    return tuple(joints)


def _behind_being(scope: Scope, first: int, stop: int, frame: Frame) -> int | None:
    """Return where what is said of somebody or something begins: behind the last "is" or "be"."""
    for at in range(stop - 1, first - 1, -1):
        if scope.words[at] in syntax.BE and at not in scope.holes:
            return at + 1
    return first if frame[-1:] and frame[-1] in syntax.BE else None


def _without_adverbs(scope: Scope, first: int, last: int) -> Frame:
    said = [scope.words[at] for at in range(first, last) if at not in scope.holes]
    while (
        said and said[0] not in syntax.NEGATIONS and (syntax.is_adverb(said[0]) or said[0] == ",")
    ):
        said.pop(0)
    return tuple(said)


def _is_quality(part: Frame) -> bool:
    opening = part[0]
    if opening in _MEASURING:
        return any(word[0].isdigit() for word in part)
    if opening in syntax.DETERMINERS or syntax.is_gerund(opening):
        return False
    if syntax.is_participle(opening) or (not classes(opening) and opening.endswith("ed")):
        return True
    named = len(part) > 1 and NOUN in classes(part[1]) and part[1] not in syntax.PREPOSITIONS
    return ADJECTIVE in classes(opening) and not named
