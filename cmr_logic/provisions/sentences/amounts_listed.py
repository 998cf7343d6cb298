"""Lists of who gets how much: "* You live alone: up to £500", "* You row: £4.05 an hour"."""

from __future__ import annotations

from collections.abc import Iterable

from cmr_logic import syntax
from cmr_logic.expression import Expression, either
from cmr_logic.layout import Block, BlockKind
from cmr_logic.provisions.conditions.expressions import THE_FOLLOWING, read_list
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.spans import Span
from cmr_logic.text import keys

# Words before the first sum of an amount: "**from** £5", "**up to** £9"; not "for £5".
_UP_TO = frozenset({"up", "to", "about", "around", "from", "at", "least", "between", "a", "an"})
_PARTING = ":"
_FEWEST = 2  # items that make such a list
_SUBJECTS = frozenset({"you", "your"})  # how a case of whoever asks begins; not "Deposit: £5"


def read_amounts(draft: Draft, items: tuple[Block, ...], said: Frame) -> bool:
    """Read a list of cases, each with the amount that one gets in it, if it is one.

    Whoever is in one of the cases gets something; which amount, says the item alone.

    Args:
        draft: where it goes.
        items: the list.
        said: the words of the title above it.
    """
    parts = [part for item in items if (part := _parted(draft, item)) is not None]
    if len(parts) < max(_FEWEST, len(items)):
        return False
    cases: list[Expression] = []
    own: list[Provision] = []
    for item, (case_span, amount) in zip(items, parts, strict=True):
        block = Block(BlockKind.ITEM, case_span)
        lead = Lead(THE_FOLLOWING, THE_FOLLOWING)
        case = read_list(Scope(draft, items=(block,)), lead, THE_FOLLOWING)
        if case is None:
            continue
        cases.append(case)
        first, last = draft.token_range(amount)
        numbers = [word for word in draft.words[first:last] if word[:1].isdigit()]
        own.append(_granted(item.span, amount, case, numbers[:1], item=True))
    if not cases:
        return False
    span = Span(items[0].span.start, items[-1].span.end)
    draft.provisions += [_granted(span, span, either(cases), said), *own]
    return True


def _granted(
    span: Span, conclusion: Span, case: Expression, said: Iterable[str], *, item: bool = False
) -> Provision:
    return Provision(
        span,
        conclusion,
        positive=True,
        force=Force.GRANTS,
        condition=case,
        item=item,
        keys=keys(said),
    )


def _parted(draft: Draft, item: Block) -> tuple[Span, Span] | None:
    """Return where an item names its case and where the amount; None if it is no such item."""
    first, last = draft.token_range(item.span)
    words = draft.words
    at = next((i for i in range(first + 1, last) if words[i] == _PARTING), None)
    if item.items or at is None or words[first] not in _SUBJECTS:
        return None
    behind = [word for word in words[at + 1 : last] if word not in _UP_TO]
    if not behind or behind[0] not in syntax.CURRENCIES:
        return None
    return draft.chars(first, at), draft.chars(at + 1, last)
