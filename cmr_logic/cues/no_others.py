"""Kinds behind which no other is allowed: "You may keep hens, **but no other birds**".

In plain words, the first alone are: "You may keep **only** hens".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, VERB, bases, classes

_LINKS = frozenset({"but", "and"})
_OTHER, _OTHERS, _ELSE, _COMMA, _ONLY = "other", "others", ("nothing", "else"), ",", "only"
_DENYING = frozenset({("no",), ("not",), ("not", "any")})
_LONGEST = 3  # words of a name behind "other": "other paid help"
# What ends a clause: "no other birds **if**"; not "no other birds may".
_ENDS = frozenset({".", ";", "!", ":", "if", "unless", "when", "where"})
_LEAVE = frozenset({"can", "may"})
# Verbs by which "be" lets something in or do it: "hens are **allowed**"; not "hens are brown".
_LET = frozenset(
    {"allowed", "permitted", "accepted", "admitted", "welcome", "covered", "included", "taken"}
)
SIGNS = frozenset({_OTHER, _OTHERS, "else"})
"""Words of which each has one: "but no **other** birds"; not "but no birds"."""
CLOSER = in_row(("no", "any", "not"), (_OTHER, _OTHERS)) | in_row(("nothing",), ("else",))
"""Words of which each has two in a row, too: "no **other**", "nothing **else**"."""


def no_others(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them: it is left out, and "only" put before what stands before it.

    Example:
        >>> list(no_others("you may keep hens , but no other birds .".split()))
        [(2, 3, ('keep', 'only')), (4, 9, ())]
        >>> list(no_others("hens are allowed but nothing else .".split()))
        [(0, 1, ('only', 'hens')), (3, 6, ())]
        >>> list(no_others("you may keep hens , but no other birds may be kept .".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word in _LINKS and at > 1]:
        end = _denied_until(words, at + 1)
        if end is None or (end < len(words) and words[end] not in _ENDS):
            continue
        begin = at - (words[at - 1] == _COMMA)
        place = _place_of_only(words, sentence_start(words, at), begin)
        if place is not None:
            first, ahead = place
            said = (_ONLY, words[first]) if ahead else (words[first], _ONLY)
            yield first, first + 1, said
            yield begin, end, ()


def _denied_until(words: Sequence[str], at: int) -> int | None:
    """Return where words end that deny all others: "**no other birds**", "**nothing else**"."""
    if tuple(words[at : at + 2]) == _ELSE:
        return at + 2
    denying = next((n for n in (2, 1) if tuple(words[at : at + n]) in _DENYING), 0)
    other = at + denying
    if not denying or other >= len(words):
        return None
    if words[other] == _OTHERS:
        return other + 1
    if words[other] != _OTHER:
        return None
    end = other + 1
    while end < min(len(words), other + 1 + _LONGEST) and NOUN in classes(words[end]):
        end += 1
    return end if end > other + 1 else None


def _place_of_only(words: Sequence[str], first: int, last: int) -> tuple[int, bool] | None:
    """Return the word that "only" stands beside, and whether before it, None for no place.

    Args:
        words: the words of the text.
        first: where the sentence begins.
        last: where what says that there are no others begins.
    """
    if _ONLY in words[first:last]:
        return None
    modal = next((at for at in range(first, last - 1) if words[at] in _LEAVE), None)
    if modal is not None:
        verb = modal + 1
        done_to_it = words[verb] == "be"
        deed = words[verb] in bases(words[verb], VERB) and words[verb] not in syntax.PRIMARY_VERBS
        return (first, True) if done_to_it else ((verb, False) if deed else None)
    be = next((at for at in range(first + 1, last - 1) if words[at] in syntax.BE), None)
    if be is not None:
        return (first, True) if words[be + 1] in _LET else None
    verb_at = syntax.finite_verb(words, first, last)
    ours = verb_at is not None and verb_at > first and words[verb_at] not in syntax.AUXILIARIES
    return (verb_at, True) if ours and verb_at is not None else None
