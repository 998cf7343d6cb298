"""Concessions: "**although** dogs may come in, cats must stay out", "you may row **although** …".

At the front of a sentence it is a statement of its own: "dogs may come in. Cats must stay out".
Behind what it concedes, it changes nothing: "you may row **even though** you have no boat".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of, places_of_word

_COMMA, _STOP, _EVEN = ",", ".", "even"
_BUT = (_COMMA, "but")
_CONCEDING = frozenset({"although", "though"})
# Openings that say when as well, but before a modal: "**while** you may row"; not "while you row".
_CONTRASTING = frozenset({"while", "whilst", "whereas"})
_AT_FRONT = _CONCEDING | _CONTRASTING
# Verbs that say what is allowed or due: "you **need** not row"; not "it rains".
_DUTY = syntax.MODALS | {"need", "needs"}
_ENDS = STOPS | {_COMMA, "if", "unless", "when", ":", ";"}
_SHORTEST = 3  # words of a statement: "dogs may row"
SIGNS = _AT_FRONT
"""Words of which each of them has one: "**although** you may row"."""


def concessions_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(concessions_said("although dogs may come , cats must stay out .".split()))
        [(0, 1, ()), (4, 5, ('.',))]
        >>> list(concessions_said("you may row although you have no boat if you swim .".split()))
        [(3, 4, ('even', 'though'))]
        >>> list(concessions_said("you may row , although cats may not .".split()))
        []
        >>> list(concessions_said("while you row , you may sing .".split()))
        []
    """
    for at in places_of(words, SIGNS):
        if at == sentence_start(words, at):
            yield from _at_front(words, at)
        elif words[at] in _CONCEDING and words[at - 1] != _EVEN:
            yield from _behind(words, at)


def _at_front(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find where what is conceded ends, ahead of a statement with a subject and a verb."""
    last = sentence_end(words, at)
    for comma in places_of_word(words, _COMMA, at + _SHORTEST, last - _SHORTEST + 1):
        conceded, behind = words[at + 1 : comma], words[comma + 1 : last]
        verb = syntax.finite_verb(conceded)
        if verb is None or not verb:
            continue
        bound = words[at] in _CONCEDING or not _DUTY.isdisjoint(conceded[verb : verb + 2])
        stated = syntax.finite_verb(behind)
        if bound and stated and (behind[0] in syntax.NOMINATIVES or _names(behind)):
            yield at, at + 1, ()
            same = behind[0] == conceded[0]  # "while you may row, **you** may not sail"
            yield comma, comma + 1, _BUT if same else (_STOP,)
        return


def _names(behind: Sequence[str]) -> bool:
    """Tell whether a statement opens with a noun or its determiner: "**cats** must"."""
    return behind[0] in syntax.DETERMINERS or syntax.is_plural_noun(behind[0])


def _behind(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what is conceded behind a statement, and says nothing of what is allowed or due."""
    end = next((i for i in range(at + 1, len(words)) if words[i] in _ENDS), len(words))
    conceded = words[at + 1 : end]
    verb = syntax.finite_verb(conceded)
    if verb is None or not _DUTY.isdisjoint(conceded) or conceded[0] in syntax.POINTING:
        return  # "though **this** is not so of cats"
    yield at, at + 1, (_EVEN, "though")
