"""Subjects that open the items of a list counted before: "… if both are true. **You:**"."""

from __future__ import annotations

from cmr_logic import cues, syntax
from cmr_logic.cues import Effect
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.tallies import tally
from cmr_logic.text import NOUN, classes, sentence_ends

_LONGEST = 4  # tokens of such a lead-in with its colon: "your boat is:"
_COUNTED = 9  # words from the end of the sentence before to what counts the items, at most
# Verbs that may stand behind the subject: "you **are**:"; not "you must:", which demands anew.
_OPENING = syntax.BE | syntax.HAVE | {"'re", "'ve"}
_COUNTING = frozenset({Effect.ALL_OF, Effect.ANY_OF, Effect.COUNT_OF, Effect.LIST})
_OWNED = frozenset({"your", "the"})  # before a subject of items: "**your** boat:"


def take_short_lead(draft: Draft, first: int, last: int) -> int:
    """Keep a subject that opens the items of a list, and return where the words before it end.

    The sentence before it says how many of them must hold: "if one of these is true. **You are:**".

    Args:
        draft: what is read.
        first: index of the first token before the list.
        last: index after the last of them.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> for text in ("You can row if you meet both of these. You:", "You can row. You:"):
        ...     draft = Draft(text, tokenize(text))
        ...     print(take_short_lead(draft, 0, len(draft.words)), draft.opening)
        10 ('you',)
        6 ()
    """
    words = draft.words
    if words[last - 1] != ":" or "." not in words[max(first, last - 1 - _LONGEST) : last]:
        return last
    before, *ends = (first, *sentence_ends(draft.tokens, first, last))[-3:]
    start = ends[0]
    said = words[start : last - 1]
    if 0 < len(said) < _LONGEST and _is_subject(said) and _counts(words, before, start):
        draft.opening = said
        return start
    return last


def _is_subject(said: Frame) -> bool:
    """Tell whether words are a subject, with no more than "be" or "have": "you are"."""
    named = said[:-1] if said[-1] in _OPENING and len(said) > 1 else said
    if len(named) == 1:
        return named[0] in syntax.NOMINATIVES
    return named[0] in _OWNED and (NOUN in classes(named[-1]) or syntax.is_thing(named[-1]))


def _counts(words: Frame, first: int, last: int) -> bool:
    """Tell whether a sentence ends in what counts the items of a list: "one of these is true"."""
    if tally(words[first:last]) is not None:
        return True
    found = (cues.match(words, at) for at in range(max(first, last - _COUNTED), last))
    return any(cue is not None and cue[0].effect in _COUNTING for cue in found)
