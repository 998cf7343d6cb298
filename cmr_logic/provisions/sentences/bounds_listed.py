"""Lists of the most there is for each of several kinds: "The maximum loan is: | £5 for seeds"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.expression import All, Any
from cmr_logic.layout import Block
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.matters.bounds import (
    AT_MOST,
    NAMING_LIMITS,
    bounds_of_kinds,
    named_bound,
    names_limit,
)
from cmr_logic.text import keys

_ARE = frozenset({"is", "are"})
_FEWEST = 2  # items that make such a list


def read_bounds(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> bool:
    """Read a list of bounds, one for each of several kinds, if it is one.

    One is to be of a kind and within its bound, as of "£5 for seeds and £9 for tools".

    Args:
        draft: where it goes.
        first: index of the first token of the lead-in.
        last: index after its last.
        items: the list.
    """
    words = draft.words
    is_at = last - 2 if words[last - 1] == ":" else last - 1
    if len(items) < _FEWEST or is_at <= first or words[is_at] not in _ARE:
        return False
    frame = _bound(words[first:is_at])
    if frame is None or any(item.items for item in items):
        return False
    parts = [Words(*draft.token_range(item.span)) for item in items]
    cases = bounds_of_kinds(Scope(draft), frame, [_without_signs(words, part) for part in parts])
    if cases is None:
        return False
    lead, named = draft.chars(first, is_at), keys(words[first:is_at])
    if draft.provisions and draft.provisions[-1].keys & named & NAMING_LIMITS:
        # "There is a time **limit** for claims", in a sentence before it, says no more
        named |= draft.provisions.pop().keys
    draft.provisions.append(
        Provision(
            span=draft.chars(first, parts[-1].last),
            conclusion=lead,
            positive=True,
            force=Force.GRANTS,
            alternatives=Any(tuple(map(All, cases))),
            context=draft.context,
            use=True,
            keys=named,
        )
    )
    return True


def _bound(named: Frame) -> Frame | None:
    """Return the words that an amount completes: "the loan is at most" for "the maximum loan"."""
    if names_limit(named):
        return AT_MOST
    the = next((at for at, word in enumerate(named) if word in syntax.DETERMINERS), None)
    return None if the is None else named_bound(named[the:])


def _without_signs(words: Frame, part: Words) -> Words:
    last = part.last
    while last > part.first + 1 and words[last - 1] in {".", ",", ";", "and", "or"}:
        last -= 1
    return Words(part.first, last)
