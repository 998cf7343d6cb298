"""Who is left out of a rule: "**This does not hold for** cooks, **nor for** guests".

In plain words it "does not apply to cooks or to guests".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of, places_of_word, word_set

_FOR = frozenset({"for", "of"})
# How a rule does not hold: "does not **hold** for"; not "does not hold a pass".
_HOLDING = (("hold",), ("hold", "true"), ("hold", "good"), ("go",))
_TRUE = (("true",), ("the", "case"), ("so",))
_NOT = frozenset({"not", "n't"})
# What points at the rule: "**this** does not hold for"; not "the hull does not hold".
_POINTING = word_set("this that it rule same")
_DOES, _IS = "does", "is"
_NOR, _BUT_NOT = "nor", ("but", "not")
_JOINTS, _COMMA = frozenset({"nor", "or", "and"}), ","
SIGNS = _NOT
"""Words of which each of them has one: "does **not** hold for"; not "holds for"."""
CLOSER = in_row(_NOT, ("hold", "go", "true", "the", "so")) | in_row(("but",), _NOT)
"""Two words in a row of which each has one, too: "**not hold** for"; not "not pay"."""


def not_holding(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(not_holding("this does not hold for cooks .".split()))
        [(1, 5, ('does', 'not', 'apply', 'to'))]
        >>> list(not_holding("that is n't true of cooks , nor of guests .".split()))
        [(1, 5, ('does', 'not', 'apply', 'to')), (6, 9, ('or', 'to'))]
        >>> list(not_holding("guests swim , but not cooks , nor boys .".split()))
        [(6, 8, ('or',))]
        >>> list(not_holding("this does not hold a pass .".split()))
        []
    """
    yield from _nor_those(words)
    for at in places_of(words, _NOT, 2):
        ways = {_DOES: _HOLDING, _IS: _TRUE}.get(words[at - 1], ())
        said = next((w for w in ways if tuple(words[at + 1 : at + 1 + len(w)]) == w), None)
        if said is None or words[at - 2] not in _POINTING:
            continue
        last = at + 1 + len(said)
        if _FOR.isdisjoint(words[last : last + 1]):
            continue
        yield at - 1, last + 1, (_DOES, "not", "apply", "to")
        for joint in places_of(words, _JOINTS, last + 2, sentence_end(words, last) - 1):
            if words[joint + 1] == words[last]:
                yield joint - (words[joint - 1] == _COMMA), joint + 2, ("or", "to")


def _nor_those(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find more of those whom "but not" leaves out: "but not cooks, **nor** guests"."""
    for at in places_of_word(words, _NOR, 4, len(words) - 1):
        said = words[sentence_start(words, at) : at]
        left_out = any(pair == _BUT_NOT for pair in pairwise(said))
        if left_out and words[at + 1] not in syntax.AUXILIARIES:
            yield at - (words[at - 1] == _COMMA), at + 1, ("or",)
