"""What "that" opens twice, and is said once: "show **that** you row and you have a boat"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.text import word_set

# What somebody does with what "that" opens: "you must **show** that you row"; not "so that".
_SHOWING = word_set("show prove demonstrate confirm declare certify ensure sure check evidence")
_THAT, _AND = "that", "and"
# Openings of a clause: "and **you** have a boat"; not "and a boat".
_SUBJECTS = (syntax.NOMINATIVES - {"who"}) | {"your", "there", "the", "no"}
# Words by which something else begins: "that you row **if** it rains".
_PARTING = STOPS | word_set("if unless when because so but :")
SIGNS = _SHOWING
"""Words of which each has one: "**show** that you row and"; not "provided that"."""


def that_again(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find where "that" is left out behind "and".

    Example:
        >>> list(that_again("you must show that you row and you have a boat .".split()))
        [(6, 7, ('and', 'that'))]
        >>> list(that_again("you must show that you row and sail .".split()))
        []
        >>> list(that_again("show that you row , and you can join .".split()))
        []
    """
    for at in range(len(words) - 2):
        if words[at] not in _SHOWING or words[at + 1] != _THAT:
            continue
        for joint in range(at + 3, len(words) - 2):
            if words[joint] in _PARTING:
                break
            if words[joint] != _AND or words[joint - 1] == "," or words[joint + 1] == _THAT:
                continue
            if words[joint + 1] in _SUBJECTS and _states(words, joint + 1):
                yield joint, joint + 1, (_AND, _THAT)


def _states(words: Sequence[str], first: int) -> bool:
    """Tell whether a clause goes on to the end that grants nothing: "you have a boat"."""
    end = sentence_end(words, first)
    said = words[first:end]
    granting = words[first + 1] in syntax.MODALS
    return not granting and syntax.finite_verb(said) is not None
