"""Reasons behind a comma, which are no case: "No toys for infants**, because they break**".

The sentence says the same without one, and without one ahead of it: "**Because it is deep,** …".
What somebody did, or is, may be a case all the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of, word_set

_BECAUSE, _COMMA = "because", ","
# What opens a reason before a pronoun for a thing: ", **as** it is steep"; not ", as in May".
_AS = frozenset({"as", "since"})
_NAMED = word_set("it they this these there that")
# Words by which a reason says more than why: ", because **you** row"; not ", because it leaks".
_SAYING_MORE = word_set("you your if unless when must may can cannot not no however but who : (")
_OF = "of"
# What opens a reason ahead, beside "because": "**As** the lock leaks, …"; not "as a member".
_AHEAD = _AS | {_BECAUSE}
_LONGEST = 12  # words of a reason ahead
SIGNS = frozenset({_BECAUSE}) | _AS
"""Words of which each reason has one: ", **because** it leaks"; not ", which leaks"."""


def reasons_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each reason that ends a sentence behind a comma; nothing is left of it.

    Example:
        >>> list(reasons_said("no toys for infants , because they break easily .".split()))
        [(4, 9, ())]
        >>> list(reasons_said("you may come , as it is warm .".split()))
        [(3, 8, ())]
        >>> list(reasons_said("you may claim , because you were ill .".split()))
        []
        >>> list(reasons_said("because it is cold , you may come , as in May .".split()))
        [(0, 5, ())]
        >>> list(reasons_said("as the lock leaks , you may not row .".split()))
        [(0, 5, ())]
        >>> list(reasons_said("because you are ill , you may claim .".split()))
        []
    """
    for at in places_of(words, _AHEAD):
        if not at or words[at - 1] in STOPS:
            yield from _reason_ahead(words, at)
    for at in range(2, len(words) - 2):
        if words[at] != _COMMA or words[at - 1] in STOPS:
            continue
        because = words[at + 1] == _BECAUSE and words[at + 2] != "of"
        if not (because or (words[at + 1] in _AS and words[at + 2] in _NAMED)):
            continue
        end = sentence_end(words, at)
        said = words[at + 2 : end]
        first = sentence_start(words, at)
        whole = syntax.finite_verb(words[first:at]) is not None or words[first] == "no"
        plain = _SAYING_MORE.isdisjoint(said) and _COMMA not in said
        if whole and plain and syntax.finite_verb(said) is not None:
            yield at, end, ()


def _reason_ahead(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find a reason before its sentence: "**As the lock leaks,** you may not row"."""
    end = sentence_end(words, at)
    comma = next((i for i in range(at, end) if words[i] == _COMMA), at)
    said = words[at + 1 : comma]
    if not 0 < len(said) <= _LONGEST or not _SAYING_MORE.isdisjoint(said):
        return
    if words[at] == _BECAUSE and said[0] == _OF:
        told = True  # "because of the flood,"
    else:
        told = said[0] in syntax.DETERMINERS | _NAMED and syntax.finite_verb(said) is not None
    if told and syntax.finite_verb(words[comma + 1 : end]) is not None:
        yield at, comma + 1, ()
