"""The items of a list, joined as its lead-in and its operator say."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.cues import Effect
from cmr_logic.expression import AtLeast, Constant, Expression, Not, both, either, negate
from cmr_logic.provisions.lists.operators import Choice, Lead


def joined(lead: Lead, choice: Choice, items: Sequence[Expression]) -> Expression:
    """Return the items of a list as its lead-in and its operator join them.

    Args:
        lead: what leads in the list.
        choice: its operator.
        items: one or more expressions.

    Example:
        >>> from cmr_logic.cues import by_name
        >>> from cmr_logic.expression import ClauseRef, to_text
        >>> from cmr_logic.provisions.lists.operators import operator
        >>> lead = Lead(by_name()["any-of"], by_name()["if"], unmet=True)
        >>> choice = operator(lead, [("row",), ("sail",)], ["", ""], kinds=False)
        >>> to_text(joined(lead, choice, [ClauseRef("a"), ClauseRef("b")]))
        'not (a or b)'
    """
    said = [negate(item) for item in items] if lead.failing else items
    expression = listed(choice.effect, choice.count, said, choice.most)
    return Not(expression) if lead.unmet else expression


def listed(effect: Effect, count: int, items: Sequence[Expression], most: int = 0) -> Expression:
    """Return the items of a list joined by its operator.

    Args:
        effect: the operator.
        count: for ``Effect.COUNT_OF``, how many must hold; if negative, how many need not.
        items: one or more expressions.
        most: for ``Effect.COUNT_OF``, how many may hold; 0 where all may.

    Example:
        >>> from cmr_logic.expression import ClauseRef, to_text
        >>> items = [ClauseRef("a"), ClauseRef("b"), ClauseRef("c")]
        >>> to_text(listed(Effect.COUNT_OF, -1, items))
        'at least 2 of (a, b, c)'
        >>> to_text(listed(Effect.COUNT_OF, 1, items, most=1))
        '(a or b or c) and not at least 2 of (a, b, c)'
    """
    if effect is Effect.COUNT_OF:
        lowest = count if count >= 0 else len(items) + count
        parts = [_at_least(lowest, items)] if lowest > 0 else []
        if most and most < len(items):
            parts.append(Not(_at_least(most + 1, items)))
        return both(parts) if parts else Constant(True)
    if effect is Effect.NONE_OF:
        return Not(either(items))
    return either(items) if effect is Effect.ANY_OF else both(items)


def _at_least(count: int, items: Sequence[Expression]) -> Expression:
    if count == 1:
        return either(items)
    return both(items) if count >= len(items) else AtLeast(count, tuple(items))
