"""Denials that only tell whom a follow-up is of: "Does the guest **not** rowing pay?"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set

# What a follow-up opens with, behind which the verb comes last: "**does** the guest pay"; not "to".
_ASKING = word_set("does do did has have can will could would must may should")
_NOT, _WITHOUT = "not", "without"
# Before a place, of which a denial tells where one is not: "the guest not **in** it"; not "of".
_PLACED = word_set("in on at under over from within")
_SUBJECT = 3  # tokens up to the end of a subject: "does the guest"


def tells_subject(words: Sequence[str], at: int) -> bool:
    """Tell whether a denial stands behind the noun of a subject, and denies nothing of its verb.

    Args:
        words: the tokens of a follow-up.
        at: where the denial stands.

    Example:
        >>> tells_subject("does the guest not rowing pay ?".split(), 3)
        True
        >>> tells_subject("does the guest without a boat pay ?".split(), 3)
        True
        >>> tells_subject("does the guest not pay ?".split(), 3)
        False
        >>> tells_subject("do you row without a boat ?".split(), 3)
        False
    """
    if at + 2 >= len(words) or words[0] not in _ASKING or words[1] not in syntax.DETERMINERS:
        return False
    kind = at == _SUBJECT + 1 and ADJECTIVE in classes(words[2])
    if not (at == _SUBJECT or kind) or NOUN not in classes(words[at - 1]):
        return False
    behind = words[at + 1]
    if words[at] == _NOT:
        return syntax.is_gerund(behind) or behind in _PLACED
    return words[at] == _WITHOUT
