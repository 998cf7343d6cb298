"""Titles that name what is denied or let in, and say "are": "**Items we do not accept are:**".

That is "Items we do not accept:". With its verb such a title would say of the items what they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.things_told import SUBJECTS
from cmr_logic.text import NOUN, classes, places_of_word, word_set

_COLON = ":"
# Ends of such titles, the longest first: "… **include the following**:"; not "… are for:".
_ENDS = (
    ("are", "as", "follows"),
    ("is", "as", "follows"),
    *((verb, "the", "following") for verb in ("are", "is", "include", "includes")),
    ("are",),
    ("is",),
    ("include",),
    ("includes",),
)
_LAST = frozenset(end[-1] for end in _ENDS)
_NOT = syntax.VERBAL_NEGATIONS
# What is done with things that are let in: "items **allowed** on board"; not "items made here".
_LET = word_set("allowed permitted accepted covered insured recycled collected")
_THAT = frozenset({"that", "which"})
_NAMED = 4  # words that name the things: "the household waste items"
SIGNS = frozenset({_COLON})
"""The word that it is about."""
CLOSER = in_row(_LAST, (_COLON,))
"""Two words in a row of which each has one, too: "we do not accept **are:**"; not "accept:"."""


def titles_with_verbs(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each verb with which a title of what is denied, or let in, leads in its list.

    Example:
        >>> list(titles_with_verbs("items we do not accept are : tyres".split()))
        [(5, 7, (':',))]
        >>> list(titles_with_verbs("goods that are not covered include : tyres".split()))
        [(5, 7, (':',))]
        >>> list(titles_with_verbs("items allowed on board are as follows : pens".split()))
        [(1, 2, ('that', 'may', 'be', 'allowed'))]
        >>> list(titles_with_verbs("the items are : pens".split()))
        []
        >>> list(titles_with_verbs("sheds you do not pay for a shed that is : small".split()))
        []
        >>> list(titles_with_verbs("you are not covered if the goods are : new".split()))
        []
    """
    for colon in places_of_word(words, _COLON):
        if words[colon - 1] not in _LAST:
            continue
        end = next((e for e in _ENDS if tuple(words[colon - len(e) : colon]) == e), ())
        last = colon - len(end)
        if not end or words[last - 1] in _THAT:
            continue  # "a shed that is:"
        first = sentence_start(words, colon)
        first += words[first] == "the"
        head = _head(words, first, last)
        if head is None:
            continue
        if _is_denied(words, head + 1, last):
            yield last, colon + 1, (_COLON,)
        elif (let := _let_in(words, head + 1, last)) is not None:
            yield head + 1, let + 1, ("that", "may", "be", words[let])


def _head(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where the noun of the things stands: "household **items** not accepted"."""
    for at in range(first, min(first + _NAMED, last - 1)):
        if words[at] in syntax.PRONOUNS | syntax.AUXILIARIES:
            return None
        if NOUN not in classes(words[at]) and not words[at].endswith("s"):
            continue
        behind = words[at + 1]
        if behind in _NOT | _LET | SUBJECTS | _THAT:
            return at
    return None


def _said(words: Sequence[str], at: int) -> int:
    """Return where what is said of things begins: "items **accepted**", "that are **accepted**"."""
    return at + 2 if words[at] in _THAT and words[at + 1] in syntax.BE else at


def _is_denied(words: Sequence[str], at: int, last: int) -> bool:
    """Tell whether things are those to which something is not done, or which somebody denies.

    Args:
        words: the words.
        at: index behind the noun.
        last: index after what is said of it.
    """
    start = _said(words, at)
    if words[start] in _NOT and start + 1 < last:
        return syntax.is_participle(words[start + 1])
    return words[at] in SUBJECTS and words[at + 1] in syntax.AUXILIARIES and words[at + 2] in _NOT


def _let_in(words: Sequence[str], at: int, last: int) -> int | None:
    """Return where things are said to be let in, None where they are not: "items **allowed**"."""
    start = _said(words, at)
    return start if start < last and words[start] in _LET else None
