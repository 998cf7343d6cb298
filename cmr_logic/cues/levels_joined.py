"""Bodies of several levels, each with its noun: "**state and local** governments".

In plain words that is "state governments and local governments".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import places_of, word_set

_COMMA, _JOINTS = ",", frozenset({"and", "or"})
# Words for whose a body is: "**state** and local governments"; not "small and local".
_LEVELS = word_set(
    "state local tribal federal county city municipal regional national provincial territorial "
    "public private"
)
# Bodies that have such levels: "local **governments**"; not "local shops".
_BODIES = word_set(
    "governments agencies authorities organizations organisations bodies institutions entities "
    "schools hospitals employers landlords colleges universities utilities corporations councils"
)
SIGNS = _BODIES
"""Words of which each has one: "state and local **governments**"; not "state law"."""


def levels_joined(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each joint before a further level, with the noun that the one before it goes without.

    Example:
        >>> list(levels_joined("state , local and tribal governments may row".split()))
        [(1, 2, ('governments', ',')), (3, 4, ('governments', 'and'))]
        >>> list(levels_joined("the state and local shops , and governments".split()))
        []
        >>> list(levels_joined("the council and local authorities".split()))
        []
    """
    for noun in places_of(words, _BODIES, 3):
        at = noun - 1
        joints: list[int] = []
        while at > 1 and words[at] in _LEVELS:
            comma = words[at - 1] in _JOINTS and words[at - 2] == _COMMA
            joint = at - 1 - comma
            joins = words[at - 1] in _JOINTS if not joints else words[at - 1] == _COMMA
            if not joins or words[joint - 1] not in _LEVELS:
                break
            joints.append(joint)
            at = joint - 1
        if joints and words[joints[0] + (words[joints[0]] == _COMMA)] in _JOINTS:
            for joint in reversed(joints):
                yield joint, joint + 1, (words[noun], words[joint])
