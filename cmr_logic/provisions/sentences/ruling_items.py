"""Lists of rules: each item says by itself what may or must be, under no sentence of its own.

"However: | * no fires may be lit", "You can camp here if you pay. | * Dogs must stay outside".
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.layout import Block
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.text import sentence_ends

# Words that lead over to rules and say nothing else: "**However:**"; not "You can also:".
_LEADING_OVER = frozenset(
    {
        ("however",),
        ("but",),
        ("also",),
        ("in", "addition"),
        ("additionally",),
        ("please", "note"),
        ("note",),
        ("note", "that"),
        ("please", "note", "that"),
        ("remember",),
        ("remember", "that"),
        ("important",),
        ("bear", "in", "mind"),
        ("bear", "in", "mind", "that"),
        ("be", "aware"),
        ("be", "aware", "that"),
        ("these", "rules", "apply"),
        ("these", "restrictions", "apply"),
        ("the", "following", "rules", "apply"),
        ("the", "following", "restrictions", "apply"),
        ("rules",),
        ("our", "rules"),
        ("the", "rules"),
    }
)
# Those of them by which what follows limits what stands before.
_LIMITING = frozenset({"however", "but"})
_ENDS = frozenset({":", ","})
# Verbs by which an item rules: "dogs **must** stay outside"; not "dogs bark".
_RULING = frozenset(
    {"must", "may", "can", "cannot", "should", "shall", "need", "needs", "has", "have", "will"}
)


def leads_over(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> int | None:
    """Return where the words begin that only lead over to a list of rules; None where none do.

    Args:
        draft: what is read.
        first: index of the first token of the paragraph above: "You can row. However:".
        last: index after its last.
        items: the list.
    """
    words = draft.words
    if not items or first == last or words[last - 1] != ":":
        return None
    ends = [first, *sentence_ends(draft.tokens, first, last)]
    start = ends[-2]
    said = tuple(word for word in words[start:last] if word not in _ENDS)
    return start if said in _LEADING_OVER and all(rules(draft, item) for item in items) else None


def rules(draft: Draft, item: Block) -> bool:
    """Tell whether an item says of somebody or something what may, must or must not be."""
    first, last = draft.token_range(item.span)
    said = draft.tokens.unnamed[first:last]
    verb = syntax.finite_verb(said)
    return verb is not None and verb > 0 and not item.items and said[verb] in _RULING


def link(draft: Draft, start: int, made: int) -> None:
    """Link the provisions of a list to what stands before, where its lead-in limits that.

    Args:
        draft: what is read.
        start: index of the first word that leads over.
        made: how many provisions there were before.
    """
    if _LIMITING.isdisjoint(draft.words[start : start + 1]):
        return
    draft.provisions[made:] = [replace(each, linked=True) for each in draft.provisions[made:]]
