"""The cue by which each item of a list opens a condition itself: "if you …", "if you …"."""

from __future__ import annotations

from cmr_logic import cues, syntax
from cmr_logic.cues import Cue, Effect
from cmr_logic.layout import Block
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.lists.operators import SUFFICING

# Openings of items that name a place or time: "on the ferry"; not "by post".
_PLACING = syntax.OF_PLACES - {"within"} | {"during"}
_OPENING = frozenset({Effect.IF, Effect.UNLESS})
_FOR = "for-case"  # the cue of a case that a sentence opens with: "For late entries, …"


def shared_opener(draft: Draft, items: tuple[Block, ...]) -> Cue | None:
    """Return the cue by which the items of a list open a condition: "if you …", "if you …".

    "When", "where" and "if" need most of the items, or places in the others; other cues need all.
    """
    openers = []
    places = 0
    for item in items:
        first, last = draft.token_range(item.span)
        found = cues.match(draft.words, first, last)
        if found is not None and found[0].effect in _OPENING and found[0].name != _FOR:
            openers.append(found[0])
        elif first < last:
            places += draft.words[first] in _PLACING
    if not openers or len(items) == 1:
        return None
    if len(openers) == len(items) or (
        (2 * len(openers) > len(items) or len(openers) + places == len(items))
        and all(cue.name in SUFFICING for cue in openers)
    ):
        return openers[0]
    return None
