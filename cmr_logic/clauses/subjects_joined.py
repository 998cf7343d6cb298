"""Subjects joined behind a coordinator: "it is shut **and the cook or a guest** is in"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import COORDINATORS, Stretch
from cmr_logic.text import ADJECTIVE, NOUN, classes

# Determiners of all nouns behind them: "and **your** mother or father has"; not "a".
_SHARED = frozenset({"the", "your", "their", "his", "her", "its", "our"})
_REACH = 14  # tokens from a coordinator back to the verb of what stands before it, at most
# What a clause starts behind: "**if** you own a hut and your boat"; not "or".
_STARTS = frozenset({"if", "unless", "when", "where", "that", "who", ";", ":", ","})
_COMMA = ","
_NAMED = 4  # tokens of each further subject: "legal guardian"


def shared_verb(stretch: Stretch, index: int, at: int) -> int | None:
    """Return where the verb of several subjects stands that follow a coordinator, None for no such.

    What stands before them is whole, and no thing that they go on: "you own a hut **and your boat
    or raft was** lost", not "a raft **and the** oar or the sail".

    Args:
        stretch: the sentence.
        index: the place of the coordinator.
        at: the first word that counts behind it.
    """
    words, end = stretch.words, stretch.piece_end(at)
    while words[at] in _SHARED and _goes_on(stretch, end):
        end = stretch.piece_end(end + 1)
    if stretch.word(end) not in COORDINATORS or words[at] not in syntax.DETERMINERS:
        return None
    other = end + 1
    if _parts_otherwise(stretch, index, end):
        return _near_verb(stretch, other)
    if not _is_whole(stretch, index, at):
        return None
    if stretch.word(other) in syntax.DETERMINERS:
        return stretch.finite_verb(other, stretch.piece_end(other))
    return _near_verb(stretch, other) if words[at] in _SHARED else None


def _near_verb(stretch: Stretch, other: int) -> int | None:
    """Return where the verb of a further subject stands: "or **guardian is** in"."""
    other += stretch.word(other) in syntax.DETERMINERS
    if NOUN not in classes(stretch.word(other)):
        return None
    verb = stretch.finite_verb(other, stretch.piece_end(other))
    return verb if verb is not None and other < verb <= other + _NAMED else None


def _parts_otherwise(stretch: Stretch, index: int, end: int) -> bool:
    """Tell whether "or" joins subjects behind an "and" that has its verb before it.

    "You have paid **and** a cook **or** guest is in"; not "you own a hut or a raft or boat is".
    """
    words, verb = stretch.words, _verb_before(stretch, index)
    apart = (words[index], words[end]) == ("and", "or")
    behind = stretch.finite_verb(end + 1, stretch.piece_end(end + 1))
    told = behind is not None and words[behind] in syntax.AUXILIARIES
    return apart and told and verb is not None and verb < index - 1


def _goes_on(stretch: Stretch, end: int) -> bool:
    """Tell whether one more subject follows that still waits for the verb: ", **mother** or"."""
    if stretch.word(end) != _COMMA and stretch.word(end) not in COORDINATORS:
        return False
    further = stretch.piece_end(end + 1)
    joined = stretch.word(further) == _COMMA or stretch.word(further) in COORDINATORS
    return joined and further - end <= _NAMED and stretch.finite_verb(end + 1, further) is None


def _is_whole(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether what stands before a coordinator is a statement that lacks nothing.

    It ends in no noun, or it has its verb and what follows is somebody's: "own a hut **and your**".
    """
    words, before = stretch.words, stretch.words[index - 1]
    kinds = classes(before)
    if ADJECTIVE in kinds or syntax.is_participle(before) or NOUN not in kinds:
        return True
    return words[at] in _SHARED - {"the"} and _verb_before(stretch, index) is not None


def _verb_before(stretch: Stretch, index: int) -> int | None:
    """Return where the verb of the clause before a coordinator stands, behind its subject."""
    back = range(index - 1, max(stretch.first, index - _REACH) - 1, -1)
    start = next((i + 1 for i in back if stretch.words[i] in _STARTS), stretch.first)
    verb = stretch.finite_verb(start, index)
    return verb if verb is not None and start < verb < index else None
