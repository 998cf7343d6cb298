"""A list item as a sentence: its parts, and the case that may stand ahead of what it names."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic.clauses.nodes import Sentence
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.layout import Block
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.lists.items import case_ahead


def names_whom(ahead: Frame) -> bool:
    """Tell whether a case ahead of an item says of whom it is asked: "**for guests,** a badge".

    Example:
        >>> names_whom(("for", "guests")), names_whom(("if", "you", "row"))
        (True, False)
    """
    return ahead[0] == "for" and naming.restricts(ahead[1:])


def parsed_item(scope: Scope, item: Block, extent: tuple[int, int], frame: Frame) -> Sentence:
    """Return the parts of an item, which may only name something behind a case of its own.

    Args:
        scope: the list that it stands in.
        item: its block.
        extent: the range of its tokens.
        frame: the words that it completes.
    """
    first, end = extent
    tokens, listing = scope.draft.tokens, bool(item.items)
    comma = case_ahead(scope.words, first, end) if frame else None
    if comma is not None:
        case = parse_sentence(tokens, first, comma, item=True)
        if case.fronts and not case.statements:
            rest = parse_sentence(tokens, comma + 1, end, item=True, lead_in=listing)
            holes = case.holes | rest.holes
            return replace(rest, first=first, fronts=(*case.fronts, *rest.fronts), holes=holes)
    return parse_sentence(tokens, first, end, item=True, lead_in=listing)
