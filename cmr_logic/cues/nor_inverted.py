"""Denials that "nor" opens, verb first: "**Nor can you** hire one": "you can not hire one"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import VERB, bases, places_of, word_set

_NOR = frozenset({"nor", "neither"})
_MODALS = word_set("can may will must should shall do does")
SIGNS = _NOR
"""Words of which each of them has one: "**nor** can you row"; not "you can not row"."""
CLOSER = in_row(_NOR, _MODALS)
"""Signs of which each has one, too: "**nor can** you row"; not "neither you nor they"."""


def nor_inverted(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each denial that "nor" opens, with its subject before its verb.

    Example:
        >>> list(nor_inverted("pay . nor can you hire one without a vest .".split()))
        [(2, 5, ('you', 'can', 'not'))]
        >>> list(nor_inverted("pay . nor may members row .".split()))
        [(2, 5, ('members', 'may', 'not'))]
        >>> list(nor_inverted("pay . nor can the staff row .".split()))
        [(2, 6, ('the', 'staff', 'can', 'not'))]
        >>> list(nor_inverted("pay . nor can you . neither you nor i may row .".split()))
        []
    """
    for at in places_of(words, _NOR):
        modal = words[at + 1] if at + 1 < len(words) else ""
        if modal not in _MODALS or sentence_start(words, at) != at:
            continue
        named = 2 if words[at + 2 : at + 3] and words[at + 2] in syntax.DETERMINERS else 1
        end = at + 2 + named
        subject, behind = tuple(words[at + 2 : end]), words[end : end + 1]
        if not behind or not (behind[0] == "be" or behind[0] in bases(behind[0], VERB)):
            continue  # "nor can staff." leaves out what is said before
        if subject[0] in syntax.NOMINATIVES or syntax.is_plural_noun(subject[-1]) or named > 1:
            yield at, end, (*subject, modal, "not")
