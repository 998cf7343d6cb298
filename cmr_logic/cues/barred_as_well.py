"""What one must not be or do beside what one must: "To join, you must row and **cannot** smoke".

Behind an aim it is no ban of its own. In plain words it is a demand as well: "and must not smoke".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import EDGE, in_row
from cmr_logic.text import VERB, bases, places_of, word_set

_TO, _IN_ORDER = "to", ("in", "order")
# What demands the first of them: "you **must** row"; not "you may row".
_DEMANDING = word_set("must need needs have has should ought")
_HAVING = frozenset({"have", "has"})  # "you **have** to row"; not "you have a boat"
# Modals that deny the second: "you **ca** n't smoke"; not "you do not smoke".
_MODALS = frozenset({"can", "ca", "cannot", "may", "could", "might"})
_NOT = frozenset({"not", "n't"})
# Words by which the denial hangs on something else: "and cannot smoke **if** it rains"; not "at".
_HANGING = word_set("if unless until when while because so which who it them this : after once")
_MUST_NOT = ("must", "not")
_NEAR = 6  # words from the joint to the modal: "and your husband or wife"
SIGNS = _NOT | {"cannot"}
"""Words of which each of them has one: "**cannot** smoke"; not "must not smoke"."""
CLOSER = in_row((*STOPS, EDGE, _IN_ORDER[-1]), (_TO,))
"""What each begins with, too: "**To** join, you must"; not "you must"."""


def barred_as_well(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them behind an aim and a demand.

    Example:
        >>> list(barred_as_well("to join , you must row and you ca n't smoke .".split()))
        [(8, 10, ('must', 'not'))]
        >>> list(barred_as_well("to join , guests must row and cannot smoke .".split()))
        [(7, 8, ('must', 'not'))]
        >>> list(barred_as_well("guests must row and cannot smoke .".split()))
        []
        >>> list(barred_as_well("to join , you must pay and you cannot get it back .".split()))
        []
    """
    for at in places_of(words, _MODALS, 1):
        last = at + 1 + (words[at] != "cannot")
        if words[at] != "cannot" and words[at + 1 : at + 2] and words[at + 1] not in _NOT:
            continue
        deed = words[last] if last < len(words) else ""
        if deed in bases(deed, VERB) and _is_beside_demand(words, at, last):
            yield at, last, _MUST_NOT


def _is_beside_demand(words: Sequence[str], at: int, last: int) -> bool:
    """Tell whether a denial goes on a sentence that begins with an aim, and demands something."""
    start = sentence_start(words, at)
    opening = start + 2 if tuple(words[start : start + 2]) == _IN_ORDER else start
    if opening + 1 >= at or words[opening] != _TO or not bases(words[opening + 1], VERB):
        return False
    near = range(at - 1, max(at - _NEAR, opening), -1)
    joint = next((i for i in near if words[i] in syntax.JOINTS), opening)
    subject = words[joint + 1 : at]
    opens = not subject or subject[0] in syntax.NOMINATIVES | syntax.DETERMINERS
    demands = any(
        word in _DEMANDING and (word not in _HAVING or words[i + 1] == _TO)
        for i, word in enumerate(words[opening + 2 : joint], opening + 2)
    )
    hangs = not _HANGING.isdisjoint(words[last : sentence_end(words, last)])
    return opens and demands and not hangs
