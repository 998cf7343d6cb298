"""The items of a list, joined as its lead-in and its operator say."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.cues import Effect
from cmr_logic.expression import AtLeast, Constant, Expression, Not, both, either, negate
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.lists.operators import Choice


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


def in_turn(
    lead: Lead, choice: Choice, items: Sequence[Expression], joints: Sequence[str]
) -> Expression | None:
    """Return items that both "and" and "or" join at their ends, None for those of other lists.

    What changes only once joins all before it to all behind: "A, and B, or C" is "A and B" or C,
    "A, or B, and C" asks for C and one of the others. Else "and" joins what stands between "or".

    Args:
        lead: what leads in the list.
        choice: its operator, as a whole.
        items: its items.
        joints: the words between them.

    Example:
        >>> from cmr_logic.cues import by_name
        >>> from cmr_logic.expression import ClauseRef, to_text
        >>> from cmr_logic.provisions.lists.operators import operator
        >>> lead = Lead(by_name()["the-following"], by_name()["if"])
        >>> choice = operator(lead, [("row",), ("sail",), ("ski",)], ["and", "or", ""], kinds=False)
        >>> items = [ClauseRef("a"), ClauseRef("b"), ClauseRef("c")]
        >>> to_text(in_turn(lead, choice, items, ["and", "or"]))
        'a and b or c'
        >>> to_text(in_turn(lead, choice, items, ["or", "and"]))
        '(a or b) and c'
        >>> in_turn(lead, choice, items, ["or", "or"]) is None
        True
    """
    mixed = {"and", "or"} == set(joints) and len(items) == len(joints) + 1
    if not mixed or not choice.by_ends or lead.failing or lead.unmet or lead.denied:
        return None
    changes = [at for at in range(1, len(joints)) if joints[at] != joints[at - 1]]
    if len(changes) == 1:
        first, rest = items[: changes[0] + 1], items[changes[0] + 1 :]
        ahead = both(first) if joints[0] == "and" else either(first)
        return either([ahead, *rest]) if joints[-1] == "or" else both([ahead, *rest])
    cuts = [0, *(at + 1 for at, joint in enumerate(joints) if joint == "or"), len(items)]
    return either([both(items[start:end]) for start, end in pairwise(cuts)])


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
